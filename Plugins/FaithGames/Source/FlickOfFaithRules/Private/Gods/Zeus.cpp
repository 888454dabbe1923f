#include "Cards.h"
#include "Gods/Gods.h"

namespace faith::flick
{

namespace
{

constexpr int kLastGenerations = 2; ///< in which he has as many temples as the others

constexpr Modifier kModifiers[]{
	{Param::TempleOnAnyIsland, Op::Override, 1, Scope::Controller},
	{Param::TemplesPerPlayer, Op::Add, -1, Scope::Controller},
};

PieceId TempleInBox(const GameState& state, Seat owner)
{
	for (std::size_t id = 0; id < state.pieces.Size(); ++id)
	{
		const Piece& piece = state.pieces[id];
		if (IsTemple(piece) && piece.owner == owner && piece.place == Place::Box)
		{
			return static_cast<PieceId>(id);
		}
	}
	return kNoPiece;
}

void TakeLastTemple(const HookContext& context, Reaction& reaction)
{
	const PieceId temple = TempleInBox(context.state, context.self.controller);
	const int generationsLeft = Value(context.catalogue, context.state, Param::Generations) - context.state.generation;
	if (temple != kNoPiece && generationsLeft == kLastGenerations)
	{
		reaction.ToHand(temple);
	}
}

constexpr ReactHook kReacts[]{
	{Moment::WorshipC, &TakeLastTemple},
};

} // namespace

// Rule 13.5
constinit const EffectDef kZeus{
	.id = EffectId{105},
	.key = "zeus",
	.temper = Temper::Fierce,
	.modifiers = kModifiers,
	.reacts = kReacts,
};

} // namespace faith::flick
