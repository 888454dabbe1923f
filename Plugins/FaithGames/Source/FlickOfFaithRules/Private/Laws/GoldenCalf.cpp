#include "Laws/Laws.h"

namespace faith::flick
{

namespace
{

constexpr Modifier kModifiers[]{
	{Param::TempleWeight, Op::Add, 1},
	{Param::DominationPoints, Op::Add, 2},
};

} // namespace

// Rule 12.16
constinit const EffectDef kGoldenCalf{
	.id = EffectId{16},
	.key = "golden_calf",
	.duration = Duration::ThisGeneration,
	.modifiers = kModifiers,
};

} // namespace faith::flick
