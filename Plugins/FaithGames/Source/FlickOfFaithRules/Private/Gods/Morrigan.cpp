#include "Cards.h"
#include "Gods/Gods.h"

#include <algorithm>

namespace faith::flick
{

namespace
{

/// The card remembers by seat how many prophets it was paid for in this generation.
void Reward(const HookContext& context, Reaction& reaction)
{
	const std::int32_t most = context.state.PlayerCount() == 2 ? 2 : 1;
	for (const Seat seat : TurnOrder(context.state))
	{
		const auto lost = LostInOrder(context.state, seat);
		const std::int32_t paid = context.self.memory[seat];
		const std::int32_t points = (std::min)(static_cast<std::int32_t>(lost.Size()), most - paid);
		if (seat != context.self.controller && points > 0)
		{
			reaction.Award(context.self.controller, points, 0, {lost.begin(), static_cast<std::size_t>(points)});
			reaction.Remember(seat, paid + points);
		}
	}
}

void Forget(const HookContext& context, Reaction& reaction)
{
	for (const Seat seat : TurnOrder(context.state))
	{
		reaction.Remember(seat, 0);
	}
}

constexpr ReactHook kReacts[]{
	{Moment::StepC, &Reward},
	{Moment::WorshipC, &Forget},
};

} // namespace

// Rule 13.4
constinit const EffectDef kMorrigan{
	.id = EffectId{104},
	.key = "morrigan",
	.temper = Temper::Fierce,
	.reacts = kReacts,
};

} // namespace faith::flick
