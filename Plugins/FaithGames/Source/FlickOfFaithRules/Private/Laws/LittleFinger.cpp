#include "Laws/Laws.h"

namespace faith::flick
{

namespace
{

constexpr Modifier kModifiers[]{
	{Param::LaunchSpeed, Op::Multiply, 560},
	{Param::HandSpreadAngle, Op::Multiply, 1'700},
};

} // namespace

// Rule 12.3
constinit const EffectDef kLittleFinger{
	.id = EffectId{3},
	.key = "little_finger",
	.duration = Duration::ThisGeneration,
	.modifiers = kModifiers,
};

} // namespace faith::flick
