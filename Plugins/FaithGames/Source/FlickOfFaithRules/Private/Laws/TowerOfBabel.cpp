#include "Laws/Laws.h"

namespace faith::flick
{

namespace
{

constexpr Modifier kModifiers[]{
	{Param::DiscsPerFlick, Op::Override, 2},
	{Param::FlickForm, Op::Override, static_cast<std::int32_t>(FlickForm::Stacked)},
};

/// What may be flicked again is flicked by itself.
Refusal Constrain(const HookContext& context, const Command& command)
{
	const Flick* flick = std::get_if<Flick>(&command);
	const bool again = context.state.pending.Front().kind == DecisionKind::Reflick;
	return again && flick != nullptr && flick->launches.Size() > 1 ? Refusal{Reason::WrongNumberOfDiscs, {1}}
																   : Refusal{};
}

} // namespace

// Rule 12.5
constinit const EffectDef kTowerOfBabel{
	.id = EffectId{5},
	.key = "tower_of_babel",
	.duration = Duration::ThisGeneration,
	.modifiers = kModifiers,
	.constrain = &Constrain,
};

} // namespace faith::flick
