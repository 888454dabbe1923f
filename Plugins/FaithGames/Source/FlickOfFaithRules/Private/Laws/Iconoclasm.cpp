#include "FlickOfFaithRules/Queries.h"
#include "Laws/Laws.h"

namespace faith::flick
{

namespace
{

constexpr std::int32_t kPoints = 2; ///< VP for each temple

constexpr Modifier kModifiers[]{
	{Param::TempleMass, Op::Multiply, 500},
};

void Reward(const HookContext& context, Reaction& reaction)
{
	const Seat active = context.state.turn.active;
	for (const PieceId temple : StrandedTemples(context.state))
	{
		if (context.state.pieces[temple].owner != active)
		{
			reaction.Award(active, kPoints, 0, {&temple, 1});
		}
	}
}

constexpr ReactHook kReacts[]{
	{Moment::StepD, &Reward},
};

} // namespace

// Rule 12.17
constinit const EffectDef kIconoclasm{
	.id = EffectId{17},
	.key = "iconoclasm",
	.duration = Duration::ThisGeneration,
	.modifiers = kModifiers,
	.reacts = kReacts,
};

} // namespace faith::flick
