#include "Laws/Laws.h"

namespace faith::flick
{

namespace
{

constexpr Modifier kModifiers[]{
	{Param::LaunchFromAnyCorner, Op::Override, 1},
};

} // namespace

// Rule 12.19
constinit const EffectDef kExodus{
	.id = EffectId{19},
	.key = "exodus",
	.duration = Duration::ThisGeneration,
	.modifiers = kModifiers,
};

} // namespace faith::flick
