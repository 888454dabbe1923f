#include "Cards.h"
#include "Laws/Laws.h"

namespace faith::flick
{

namespace
{

void TakeOneMore(const HookContext& context, Reaction& reaction)
{
	for (const Seat seat : TurnOrder(context.state))
	{
		const auto spare = RegularProphetsIn(context.state, Place::Box, seat);
		if (!spare.Empty())
		{
			reaction.ToHand(spare.Front());
		}
	}
}

constexpr ReactHook kReacts[]{
	{Moment::Enact, &TakeOneMore},
};

} // namespace

// Rule 12.14
constinit const EffectDef kChosenOne{
	.id = EffectId{14},
	.key = "chosen_one",
	.duration = Duration::RestOfGame,
	.reacts = kReacts,
};

} // namespace faith::flick
