#include "Laws/Laws.h"

namespace faith::flick
{

namespace
{

constexpr Modifier kModifiers[]{
	{Param::NavelPoints, Op::Add, 1},
};

} // namespace

// Rule 12.18
constinit const EffectDef kSacrifice{
	.id = EffectId{18},
	.key = "sacrifice",
	.duration = Duration::ThisGeneration,
	.modifiers = kModifiers,
};

} // namespace faith::flick
