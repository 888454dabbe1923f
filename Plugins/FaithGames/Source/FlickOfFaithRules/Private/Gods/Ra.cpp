#include "Cards.h"
#include "Gods/Gods.h"

namespace faith::flick
{

namespace
{

void TakeSphinx(const HookContext& context, Reaction& reaction)
{
	const Seat seat = context.self.controller;
	const auto prophets = RegularProphetsIn(context.state, Place::Hand, seat);
	if (!prophets.Empty())
	{
		reaction.ToBox(prophets.Back());
		reaction.GiveTo(SinglePiece(context.state, PieceKind::Sphinx), seat);
	}
}

constexpr ReactHook kReacts[]{
	{Moment::Setup, &TakeSphinx},
};

} // namespace

// Rule 13.1
constinit const EffectDef kRa{
	.id = EffectId{101},
	.key = "ra",
	.reacts = kReacts,
};

} // namespace faith::flick
