#include "Cards.h"
#include "Laws/Laws.h"

#include <bit>

namespace faith::flick
{

namespace
{

constexpr std::int32_t PointsFor(int islands)
{
	switch (islands)
	{
	case 3:
		return 1;
	case 4:
		return 3;
	default:
		return 0;
	}
}

void Reward(const HookContext& context, Reaction& reaction)
{
	for (const Seat seat : TurnOrder(context.state))
	{
		const std::uint8_t islands = PaidPresenceOf(context.catalogue, context.state, seat);
		reaction.Award(seat, PointsFor(std::popcount(islands)), islands);
	}
}

constexpr ReactHook kReacts[]{
	{Moment::WorshipA, &Reward},
};

} // namespace

// Rule 12.12
constinit const EffectDef kGreatPilgrimage{
	.id = EffectId{12},
	.key = "great_pilgrimage",
	.duration = Duration::RestOfGame,
	.reacts = kReacts,
};

} // namespace faith::flick
