#include "FlickOfFaithRules/Effects.h"
#include "Hooks.h"
#include "Play.h"

#include <algorithm>
#include <cassert>

namespace faith::flick
{

void Reaction::Award(Seat player, std::int32_t points, std::uint8_t islands, std::span<const PieceId> pieces)
{
	Scored entry;
	entry.player = player;
	entry.points = points;
	entry.rule = RuleOfCard(card_);
	entry.card = card_;
	entry.islands = islands;
	for (const PieceId piece : pieces)
	{
		if (!entry.pieces.Full())
		{
			entry.pieces.PushBack(piece);
		}
	}
	flick::Award(play_, entry);
}

void Reaction::PayForIsland(Seat player, IslandId island, std::int32_t points)
{
	Scored entry;
	entry.player = player;
	entry.points = points;
	entry.rule = RuleOfCard(card_);
	entry.card = card_;
	AddWeightReasons(play_, entry, island);
	PayIsland(play_, entry, island);
}

void Reaction::PutOnMap(PieceId piece, Point spot, std::int32_t angle)
{
	flick::PutOnMap(play_, piece, spot, Cause{RuleOfCard(card_), card_}, angle);
}

void Reaction::ToPool(PieceId piece)
{
	MoveTo(play_, piece, Place::Pool, Cause{RuleOfCard(card_), card_});
}

void Reaction::ToHand(PieceId piece)
{
	MoveTo(play_, piece, Place::Hand, Cause{RuleOfCard(card_), card_});
}

void Reaction::ToBox(PieceId piece)
{
	MoveTo(play_, piece, Place::Box, Cause{RuleOfCard(card_), card_});
}

void Reaction::ToCard(PieceId piece)
{
	MoveTo(play_, piece, Place::Card, Cause{RuleOfCard(card_), card_});
}

void Reaction::GiveTo(PieceId piece, Seat owner)
{
	play_.state.pieces[piece].owner = owner;
	ToHand(piece);
}

void Reaction::Remember(std::size_t slot, std::int32_t value)
{
	Own().memory[slot] = value;
}

void Reaction::RememberSecretly(std::size_t slot, std::int32_t value)
{
	Own().secret[slot] = value;
}

void Reaction::UseUp()
{
	ActiveEffect& own = Own();
	own.usesLeft = static_cast<std::uint8_t>(own.usesLeft > 0 ? own.usesLeft - 1 : 0);
}

std::int32_t Reaction::Draw(std::int32_t low, std::int32_t high)
{
	return play_.state.random.Between(low, high);
}

void Reaction::LetFlickAgain(PieceId piece)
{
	play_.state.turn.again = piece;
	Decision decision{DecisionKind::Flick, SeatBit(play_.state.turn.active)};
	decision.card = card_;
	flick::Ask(play_, decision);
}

void Reaction::DecideVote(EffectId law)
{
	assert(law == play_.state.council.upper || law == play_.state.council.lower);
	play_.state.council.chosen = law;
	play_.state.council.decidedBy = card_;
}

ActiveEffect& Reaction::Own()
{
	ActiveEffect* own = std::find_if(play_.state.effects.begin(), play_.state.effects.end(),
		[this](const ActiveEffect& effect) { return effect.source == card_; });
	assert(own != play_.state.effects.end());
	return *own;
}

// Rule 11.5
void Offering::Ask(Seat player, std::uint8_t question, std::uint8_t options, bool mayDecline)
{
	flick::Ask(play_, Decision{DecisionKind::Card, SeatBit(player), card_, question, options, mayDecline});
	Emit(play_, CardAsked{card_, player, question});
}

} // namespace faith::flick
