#include "Gods/Gods.h"

namespace faith::flick
{

namespace
{

constexpr Modifier kModifiers[]{
	{Param::TempleOnAnyIsland, Op::Override, 1, Scope::Controller},
	{Param::TemplesPerPlayer, Op::Add, -1, Scope::Controller},
};

} // namespace

// Rule 13.5
constinit const EffectDef kZeus{
	.id = EffectId{105},
	.key = "zeus",
	.temper = Temper::Fierce,
	.modifiers = kModifiers,
};

} // namespace faith::flick
