#include "Laws/Laws.h"

namespace faith::flick
{

namespace
{

constexpr Modifier kModifiers[]{
	{Param::FlickForm, Op::Override, static_cast<std::int32_t>(FlickForm::Rolling)},
	{Param::LaunchSpeed, Op::Multiply, 550},
};

} // namespace

// Rule 12.7
constinit const EffectDef kRollingStones{
	.id = EffectId{7},
	.key = "rolling_stones",
	.duration = Duration::ThisGeneration,
	.modifiers = kModifiers,
};

} // namespace faith::flick
