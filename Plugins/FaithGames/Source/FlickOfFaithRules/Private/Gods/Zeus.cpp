#include "Cards.h"
#include "Gods/Gods.h"

namespace faith::flick
{

namespace
{

constexpr int kMeagreGenerations = 1; ///< in which he has one temple less than the others
constexpr int kFewPlayers = 2;        ///< among whom he has them all from the start

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

void TakeTempleFromBox(const HookContext& context, Reaction& reaction)
{
	const PieceId temple = TempleInBox(context.state, context.self.controller);
	if (temple != kNoPiece)
	{
		reaction.ToHand(temple);
	}
}

/// A position set up for study may begin after the meagre generations; no generation has begun in a game from the start.
void TakeUnlessMeagre(const HookContext& context, Reaction& reaction)
{
	if (context.state.PlayerCount() <= kFewPlayers || context.state.generation > kMeagreGenerations)
	{
		TakeTempleFromBox(context, reaction);
	}
}

void TakeAfterMeagreGenerations(const HookContext& context, Reaction& reaction)
{
	if (context.state.generation >= kMeagreGenerations)
	{
		TakeTempleFromBox(context, reaction);
	}
}

constexpr ReactHook kReacts[]{
	{Moment::Setup, &TakeUnlessMeagre},
	{Moment::WorshipC, &TakeAfterMeagreGenerations},
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
