#include "FlickOfFaithRules/Board.h"
#include "FlickOfFaithRules/Queries.h"
#include "Hooks.h"
#include "Phases.h"
#include "Spots.h"

#include <algorithm>

namespace faith::flick
{

namespace
{

constexpr std::int32_t kMostPoints = 1000;
constexpr std::size_t kMostLaws = kMaxEffects - kMaxPlayers; ///< with those that councils are still to choose
constexpr int kAllUnlisted = -1;

Refusal CheckSeats(const Setup& setup)
{
	const Position& position = *setup.position;
	for (const Seat seat : {position.firstPlayer, position.activePlayer})
	{
		if (seat >= setup.players)
		{
			return Refusal{Reason::SetupSeat, {seat}};
		}
	}
	for (int seat = 0; seat < kMaxPlayers; ++seat)
	{
		const std::int32_t score = position.scores[static_cast<std::size_t>(seat)];
		if (score < 0 || score > kMostPoints || (seat >= setup.players && score != 0))
		{
			return Refusal{Reason::SetupScore, {seat}};
		}
	}
	return {};
}

// Rule 3.3: one god card, one player.
Refusal CheckGods(const Catalogue& catalogue, const Setup& setup)
{
	FixedVector<int, kMaxPlayers> taken;
	for (int seat = 0; seat < kMaxPlayers; ++seat)
	{
		const EffectId god = setup.position->gods[static_cast<std::size_t>(seat)];
		if (god == kNoCard)
		{
			continue;
		}
		const int card = catalogue.GodCardOf(god);
		if (card < 0 || taken.Contains(card) || seat >= setup.players)
		{
			return Refusal{Reason::SetupGods, {seat}};
		}
		taken.PushBack(card);
	}
	return {};
}

Refusal CheckLaws(const Catalogue& catalogue, const Setup& setup)
{
	const Position& position = *setup.position;
	std::vector<EffectId> named = position.laws;
	named.insert(named.end(), position.deck.begin(), position.deck.end());
	for (std::size_t i = 0; i < named.size(); ++i)
	{
		const bool again = std::find(named.begin(), named.begin() + static_cast<std::ptrdiff_t>(i), named[i]) !=
			named.begin() + static_cast<std::ptrdiff_t>(i);
		if (again || !catalogue.IsLaw(named[i]))
		{
			return Refusal{Reason::SetupLaw, {named[i].value}};
		}
	}
	const auto generations = static_cast<std::size_t>(RowOf(Param::Generations, setup.players).base);
	const std::size_t councils = generations + 1u - position.generation;
	if (position.laws.size() + councils > kMostLaws || catalogue.laws.size() < position.laws.size() + 2 * councils)
	{
		return Refusal{Reason::SetupLaw, {0}};
	}
	return {};
}

bool IsPossible(const Setup& setup, const Position::Disc& disc)
{
	if (static_cast<std::size_t>(disc.kind) >= kEnumCount<PieceKind>)
	{
		return false;
	}
	const bool nobodys = BelongsToNobody(disc.kind);
	const bool owned = nobodys ? disc.owner == kNobody : disc.owner < setup.players;
	const bool prophet = RowOf(disc.kind).countsAsProphet;
	const bool isDisc = RowOf(disc.kind).form == PieceForm::Disc;
	const bool below = disc.restsOn == kNoPiece || disc.restsOn < setup.position->discs.size();
	switch (disc.place)
	{
	case Place::Map:
		return owned && isDisc && below && IsPlausible(disc.position) && board::CentreOnMat(disc.position);
	case Place::Pool:
		return owned && prophet && disc.restsOn == kNoPiece && disc.position == Point{};
	case Place::Hand:
		return owned && !nobodys && disc.restsOn == kNoPiece && disc.position == Point{};
	default:
		return false;
	}
}

Refusal CheckDiscs(const Setup& setup)
{
	const auto& discs = setup.position->discs;
	if (discs.size() > kMaxPieces)
	{
		return Refusal{Reason::SetupTooManyPieces, {static_cast<std::int32_t>(discs.back().kind)}};
	}
	for (std::size_t i = 0; i < discs.size(); ++i)
	{
		if (!IsPossible(setup, discs[i]))
		{
			return Refusal{Reason::SetupPiece, {static_cast<std::int32_t>(i)}};
		}
	}
	return {};
}

/// A piece of the kind that the position has not used yet, from the owner's hand rather than from the box.
PieceId FindUnused(const GameState& state, const FixedVector<PieceId, kMaxPieces>& used, const Position::Disc& disc)
{
	const bool single = RowOf(disc.kind).perColour == 0;
	for (const Place place : {Place::Hand, Place::Box})
	{
		for (std::size_t i = 0; i < state.pieces.Size(); ++i)
		{
			const Piece& piece = state.pieces[i];
			const bool fits = piece.kind == disc.kind && (single || piece.owner == disc.owner) && piece.place == place;
			if (fits && !used.Contains(static_cast<PieceId>(i)))
			{
				return static_cast<PieceId>(i);
			}
		}
	}
	return kNoPiece;
}

/// Who sets up a position knows places in the list, not numbers of pieces.
Refusal NameListed(const FixedVector<PieceId, kMaxPieces>& used, const Refusal& refusal)
{
	const auto* found = std::find(used.begin(), used.end(), refusal.details.Front());
	return Refusal{Reason::SetupPiece, {static_cast<std::int32_t>(found - used.begin())}};
}

/// Puts the listed pieces where the position has them; `used` takes their numbers, in the order of the list.
Refusal LayDiscs(GameState& state, const Position& position, FixedVector<PieceId, kMaxPieces>& used)
{
	for (const Position::Disc& disc : position.discs)
	{
		const PieceId id = FindUnused(state, used, disc);
		if (id == kNoPiece)
		{
			return Refusal{Reason::SetupTooManyPieces, {static_cast<std::int32_t>(disc.kind)}};
		}
		used.PushBack(id);
	}
	for (std::size_t i = 0; i < position.discs.size(); ++i)
	{
		const Position::Disc& disc = position.discs[i];
		Piece& piece = state.pieces[used[i]];
		piece.owner = disc.owner;
		piece.place = disc.place;
		piece.position = disc.position;
		piece.restsOn = disc.restsOn == kNoPiece ? kNoPiece : used[disc.restsOn];
	}
	const Refusal refusal = CheckArrangement(state.pieces, Pieces{}, kEngineTolerance);
	return refusal ? NameListed(used, refusal) : refusal;
}

/// Leaves this many prophets in hand: more come from the box; spare ones that are not `listed` were flicked and wait in the
/// pool.
Refusal SetUnflicked(GameState& state, const FixedVector<PieceId, kMaxPieces>& listed, Seat seat, int wanted)
{
	int have = UnflickedOf(state, seat);
	for (std::size_t i = state.pieces.Size(); i-- > 0 && have > wanted;)
	{
		Piece& piece = state.pieces[i];
		const bool isSpare = piece.owner == seat && piece.place == Place::Hand && IsProphet(piece);
		if (isSpare && !listed.Contains(static_cast<PieceId>(i)))
		{
			piece.place = Place::Pool;
			--have;
		}
	}
	for (std::size_t i = 0; i < state.pieces.Size() && have < wanted; ++i)
	{
		Piece& piece = state.pieces[i];
		if (piece.owner == seat && piece.place == Place::Box && piece.kind == PieceKind::Prophet)
		{
			piece.place = Place::Hand;
			++have;
		}
	}
	const auto kind = static_cast<std::int32_t>(PieceKind::Prophet);
	return have == wanted ? Refusal{} : Refusal{Reason::SetupTooManyPieces, {kind}};
}

/// The named cards on top, laws in force taken out, the others in the shuffled order.
void StackDeck(GameState& state, const Position& position)
{
	const FixedVector<EffectId, kMaxLaws> shuffled = state.deck;
	state.deck.Clear();
	for (const EffectId law : shuffled)
	{
		const bool named = std::find(position.deck.begin(), position.deck.end(), law) != position.deck.end();
		const bool inForce = std::find(position.laws.begin(), position.laws.end(), law) != position.laws.end();
		if (!named && !inForce)
		{
			state.deck.PushBack(law);
		}
	}
	for (auto law = position.deck.rbegin(); law != position.deck.rend(); ++law)
	{
		state.deck.PushBack(*law);
	}
}

void RevealNamedGods(Play& play, const Position& position)
{
	GodsRevealed revealed;
	for (std::size_t seat = 0; seat < play.state.players.Size(); ++seat)
	{
		Player& player = play.state.players[seat];
		const EffectId first = play.catalogue.godCards[player.godCard].sides[0]->id;
		player.god = position.gods[seat] == kNoCard ? first : position.gods[seat];
		revealed.gods[seat] = player.god;
	}
	Emit(play, revealed);
	TakeGods(play);
	const FixedVector<ActiveEffect, kMaxEffects> gods = play.state.effects;
	for (const ActiveEffect& god : gods)
	{
		React(play, god, Moment::Setup);
	}
}

void Enter(Play& play, const Position& position)
{
	GameState& state = play.state;
	state.firstPlayer = position.firstPlayer;
	Emit(play, GenerationBegan{state.generation, state.firstPlayer});
	switch (position.phase)
	{
	case StartPhase::Council:
		GoTo(play, Step::DrawLaws);
		break;
	case StartPhase::Mission:
		state.turn.active = static_cast<Seat>((position.activePlayer + state.PlayerCount() - 1) % state.PlayerCount());
		GoTo(play, Step::NextTurn);
		break;
	case StartPhase::Worship:
		Emit(play, WorshipBegan{state.generation});
		GoTo(play, Step::BeginWorship);
		break;
	case StartPhase::Ending:
		BringProphetsHome(play);
		GoTo(play, Step::FindWinner);
		break;
	}
}

} // namespace

Refusal CheckPosition(const Catalogue& catalogue, const Setup& setup)
{
	const Position& position = *setup.position;
	if (static_cast<std::size_t>(position.phase) >= kEnumCount<StartPhase>)
	{
		return Refusal{Reason::OptionUnknown, {static_cast<std::int32_t>(position.phase)}};
	}
	if (position.generation < 1 || position.generation > RowOf(Param::Generations, setup.players).base)
	{
		return Refusal{Reason::SetupGeneration, {position.generation}};
	}
	if (const Refusal refusal = CheckSeats(setup))
	{
		return refusal;
	}
	if (const Refusal refusal = CheckGods(catalogue, setup))
	{
		return refusal;
	}
	if (const Refusal refusal = CheckLaws(catalogue, setup))
	{
		return refusal;
	}
	return CheckDiscs(setup);
}

Refusal LayOutPosition(Play& play, const Position& position)
{
	GameState& state = play.state;
	state.pending.Clear();
	state.generation = position.generation; // gods hand out what they would have by now
	RevealNamedGods(play, position);
	const Pieces dealt = state.pieces;
	FixedVector<PieceId, kMaxPieces> listed;
	if (const Refusal refusal = LayDiscs(state, position, listed))
	{
		return refusal;
	}
	for (Seat seat = 0; seat < state.PlayerCount(); ++seat)
	{
		const int wanted = position.unflicked[seat];
		if (wanted != kAllUnlisted)
		{
			if (const Refusal refusal = SetUnflicked(state, listed, seat, wanted))
			{
				return refusal;
			}
		}
	}
	TellOfChanges(play, dealt);
	for (Seat seat = 0; seat < state.PlayerCount(); ++seat)
	{
		Scored entry;
		entry.player = seat;
		entry.points = position.scores[seat];
		Award(play, entry);
	}
	StackDeck(state, position);
	for (const EffectId law : position.laws)
	{
		AddEffect(play, law, kNobody);
	}
	Enter(play, position);
	return {};
}

} // namespace faith::flick
