#include "Cards.h"
#include "Laws/Laws.h"

namespace faith::flick
{

namespace
{

constexpr std::size_t kMostProphets = 3;
constexpr std::int32_t kPoints = 2; ///< VP for each

void Reward(const HookContext& context, Reaction& reaction)
{
	const Seat active = context.state.turn.active;
	FixedVector<PieceId, kMostProphets> lost;
	for (const PieceId prophet : ProphetsIn(context.state, Place::OffMap))
	{
		if (context.state.pieces[prophet].owner != active && !lost.Full())
		{
			lost.PushBack(prophet);
		}
	}
	reaction.Award(active, kPoints * static_cast<std::int32_t>(lost.Size()), 0, {lost.begin(), lost.Size()});
}

constexpr ReactHook kReacts[]{
	{Moment::StepC, &Reward},
};

} // namespace

// Rule 12.13
constinit const EffectDef kHolyWar{
	.id = EffectId{13},
	.key = "holy_war",
	.duration = Duration::ThisGeneration,
	.reacts = kReacts,
};

} // namespace faith::flick
