#include "Laws/Laws.h"

namespace faith::flick
{

namespace
{

constexpr Modifier kModifiers[]{
	{Param::DiscsPerFlick, Op::Override, 2},
};

} // namespace

// Rule 12.6
constinit const EffectDef kBothHands{
	.id = EffectId{6},
	.key = "both_hands",
	.duration = Duration::ThisGeneration,
	.modifiers = kModifiers,
};

} // namespace faith::flick
