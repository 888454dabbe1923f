#include "Laws/Laws.h"

namespace faith::flick
{

namespace
{

constexpr Modifier kModifiers[]{
	{Param::MapHiddenWhileAiming, Op::Override, 1},
	{Param::HandSpreadAngle, Op::Multiply, 1'600},
	{Param::HandSpreadPower, Op::Multiply, 1'300},
};

} // namespace

// Rule 12.1
constinit const EffectDef kBlindObedience{
	.id = EffectId{1},
	.key = "blind_obedience",
	.duration = Duration::ThisGeneration,
	.modifiers = kModifiers,
};

} // namespace faith::flick
