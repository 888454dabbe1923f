#include "Cards.h"
#include "Laws/Laws.h"
#include "Spots.h"

namespace faith::flick
{

namespace
{

void PutOnNavel(const HookContext& context, Reaction& reaction)
{
	const PieceId ape = SinglePiece(context.state, PieceKind::KingApe);
	const auto spot = FreeSpotNear(
		context.state, PieceKind::KingApe, Point{}, [](Point) { return true; }, ape);
	if (spot)
	{
		reaction.PutOnMap(ape, *spot);
	}
}

void PutBack(const HookContext& context, Reaction& reaction)
{
	if (context.state.pieces[SinglePiece(context.state, PieceKind::KingApe)].place == Place::OffMap)
	{
		PutOnNavel(context, reaction);
	}
}

constexpr ReactHook kReacts[]{
	{Moment::Enact, &PutOnNavel},
	{Moment::StepC, &PutBack},
};

void KeepFromPaying(const HookContext& context, IslandPayment& payment)
{
	if (TouchesIsland(context.state, SinglePiece(context.state, PieceKind::KingApe), payment.island))
	{
		payment.points = 0;
	}
}

} // namespace

// Rule 12.8
constinit const EffectDef kKingApe{
	.id = EffectId{8},
	.key = "king_ape",
	.duration = Duration::RestOfGame,
	.reacts = kReacts,
	.replacePayment = &KeepFromPaying,
};

} // namespace faith::flick
