#include "FlickOfFaithAI/Invariants.h"

#include "FaithKernel/Codec.h"
#include "FaithKernel/Hash.h"
#include "FlickOfFaithRules/Board.h"
#include "FlickOfFaithRules/View.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace faith::flick
{

namespace
{

/// The widest overlap that any table may report (Rule 6.7).
constexpr std::int32_t kMostOverlap = 500;

std::string About(std::size_t piece, std::string_view what)
{
	return "piece " + std::to_string(piece) + " " + std::string(what);
}

bool LiesOn(const GameState& state, std::size_t upper, std::size_t lower)
{
	PieceId link = state.pieces[upper].restsOn;
	for (std::size_t steps = 0; link != kNoPiece && steps < state.pieces.Size(); ++steps)
	{
		if (link == lower)
		{
			return true;
		}
		link = state.pieces[link].restsOn;
	}
	return false;
}

std::string BrokenOnMap(const GameState& state, std::size_t i)
{
	const Piece& piece = state.pieces[i];
	if (!board::CentreOnMat(piece.position))
	{
		return About(i, "is on the map but beyond its edge");
	}
	if (piece.restsOn == kNoPiece)
	{
		return {};
	}
	if (piece.restsOn >= state.pieces.Size() || state.pieces[piece.restsOn].place != Place::Map)
	{
		return About(i, "rests on a piece that is not on the map");
	}
	if (LiesOn(state, i, i))
	{
		return About(i, "rests on itself");
	}
	return physics::Overlaps(ShapeOf(piece), ShapeOf(state.pieces[piece.restsOn])) ? "" : About(i, "rests on air");
}

std::string BrokenPlace(const GameState& state, std::size_t i)
{
	const Piece& piece = state.pieces[i];
	const bool owned = piece.owner < state.PlayerCount();
	const bool isDisc = RowOf(piece.kind).form == PieceForm::Disc;
	if (piece.place != Place::Map && piece.restsOn != kNoPiece)
	{
		return About(i, "rests on something but is not on the map");
	}
	if (piece.place != Place::Map && piece.place != Place::OffMap && !(piece.position == Point{}))
	{
		return About(i, "has a position but is not on the map");
	}
	if ((piece.place == Place::Card) != (piece.card != kNoCard))
	{
		return About(i, "does not agree with itself whether it is on a card");
	}
	switch (piece.place)
	{
	case Place::Box:
		return {};
	case Place::Hand:
		return owned && (IsProphet(piece) || IsTemple(piece)) ? "" : About(i, "cannot be in a hand");
	case Place::Map:
		return owned || BelongsToNobody(piece.kind) ? BrokenOnMap(state, i) : About(i, "on the map is nobody's");
	case Place::OffMap:
		return owned || (BelongsToNobody(piece.kind) && isDisc) ? "" : About(i, "cannot be off the map");
	case Place::Pool:
		return owned && IsProphet(piece) ? "" : About(i, "cannot be in the Reserve Pool");
	case Place::Card:
		return std::any_of(state.effects.begin(), state.effects.end(),
				   [&](const ActiveEffect& effect) { return effect.source == piece.card; })
			? ""
			: About(i, "is on a card that is not in force");
	}
	return About(i, "is nowhere");
}

/// As many of each kind as the box holds in the colours of the players. Who owns them may change, how many there are not.
std::string BrokenCounts(const GameState& state)
{
	std::map<PieceKind, int> counts;
	for (const Piece& piece : state.pieces)
	{
		++counts[piece.kind];
	}
	for (std::size_t i = 0; i < kEnumCount<PieceKind>; ++i)
	{
		const auto kind = static_cast<PieceKind>(i);
		const int perColour = RowOf(kind).perColour;
		const int wanted = perColour == 0 ? 1 : perColour * state.PlayerCount();
		if (counts[kind] != wanted)
		{
			return "there are " + std::to_string(counts[kind]) + " pieces of the kind " + std::string(NameOf(kind)) +
				", not " + std::to_string(wanted);
		}
	}
	return {};
}

/// The lowest level a piece fills, counted up through everything below it.
std::int32_t BottomOf(const GameState& state, std::size_t piece)
{
	const PieceId below = state.pieces[piece].restsOn;
	return below == kNoPiece ? 0 : BottomOf(state, below) + physics::LevelsTall(RowOf(state.pieces[below].kind).height);
}

/// Rule 6.7: what lies on a piece may hang over lower ones beside it.
bool AreAtOneHeight(const GameState& state, std::size_t a, std::size_t b)
{
	const std::int32_t topOfA = BottomOf(state, a) + physics::LevelsTall(RowOf(state.pieces[a].kind).height);
	const std::int32_t topOfB = BottomOf(state, b) + physics::LevelsTall(RowOf(state.pieces[b].kind).height);
	return BottomOf(state, a) < topOfB && BottomOf(state, b) < topOfA;
}

std::string BrokenOverlap(const GameState& state)
{
	for (std::size_t i = 0; i < state.pieces.Size(); ++i)
	{
		for (std::size_t j = i + 1; j < state.pieces.Size() && IsDiscOnMap(state.pieces[i]); ++j)
		{
			const bool overlap = IsDiscOnMap(state.pieces[j]) &&
				physics::Overlaps(ShapeOf(state.pieces[i]), ShapeOf(state.pieces[j]), kMostOverlap);
			if (overlap && AreAtOneHeight(state, i, j))
			{
				return About(i, "overlaps piece " + std::to_string(j));
			}
		}
	}
	return {};
}

bool AnySampleFor(const std::vector<Command>& samples, Seat seat)
{
	return std::any_of(
		samples.begin(), samples.end(), [&](const Command& sample) { return Rules::Actor(sample) == seat; });
}

} // namespace

std::string BrokenPieces(const GameState& state)
{
	if (std::string broken = BrokenCounts(state); !broken.empty())
	{
		return broken;
	}
	for (std::size_t i = 0; i < state.pieces.Size(); ++i)
	{
		if (std::string broken = BrokenPlace(state, i); !broken.empty())
		{
			return broken;
		}
	}
	return BrokenOverlap(state);
}

std::string BrokenCards(const Catalogue& catalogue, const GameState& state)
{
	std::vector<EffectId> laws(state.deck.begin(), state.deck.end());
	laws.insert(laws.end(), state.discarded.begin(), state.discarded.end());
	for (const ActiveEffect& effect : state.effects)
	{
		if (catalogue.Find(effect.source) == nullptr)
		{
			return "card " + std::to_string(effect.source.value) + " is in force and does not exist";
		}
		if (catalogue.IsLaw(effect.source))
		{
			laws.push_back(effect.source);
		}
	}
	for (const EffectId card : {state.council.upper, state.council.lower})
	{
		if (card != kNoCard)
		{
			laws.push_back(card);
		}
	}
	const std::set<EffectId> different(laws.begin(), laws.end());
	if (different.size() != laws.size())
	{
		return "a law card is in two places";
	}
	return laws.size() == catalogue.laws.size() ? "" : "a law card is missing";
}

std::string BrokenFlow(const GameState& state)
{
	const bool over = state.step == Step::GameOver;
	if (over != state.pending.Empty())
	{
		return over ? "the game is over and asks a question" : "the game goes on and waits for nobody";
	}
	if (over != (state.winner < state.PlayerCount()) || over != (state.winReason != WinReason::NotYet))
	{
		return over ? "the game is over without a winner" : "the game goes on and has a winner";
	}
	if (over)
	{
		return {};
	}
	const Decision& asked = state.pending.Front();
	const unsigned seats = (1u << state.PlayerCount()) - 1;
	const bool somebody = asked.waitingFor != 0 && (asked.waitingFor & ~seats) == 0;
	return somebody != (asked.kind == DecisionKind::Settle) ? "" : "the game waits for a player who is not there";
}

std::string BrokenSamples(const Rules& rules, const GameState& state)
{
	const std::vector<Command> samples = SampleCommands(rules, state);
	for (const Command& sample : samples)
	{
		if (const Refusal refusal = rules.Check(state, sample))
		{
			return "a sample is refused: " + std::string(NameOf(refusal.code));
		}
	}
	for (Seat seat = 0; seat < state.PlayerCount() && !state.pending.Empty(); ++seat)
	{
		if ((state.pending.Front().waitingFor & SeatBit(seat)) != 0 && !AnySampleFor(samples, seat))
		{
			return "no sample for player " + std::to_string(seat);
		}
	}
	return {};
}

std::string BrokenSecrets(const Rules& rules, const GameState& state)
{
	for (Seat viewer = 0; viewer <= state.PlayerCount(); ++viewer)
	{
		const PlayerView view = ViewFor(rules.Cards(), state, viewer);
		const bool cardsTell = std::any_of(view.table.effects.begin(), view.table.effects.end(),
			[](const ActiveEffect& effect) { return effect.secret != decltype(effect.secret){}; });
		const bool othersTell = std::any_of(view.table.players.begin(), view.table.players.end(),
			[&](const Player& player)
			{ return &player != view.table.players.begin() + viewer && !(player.secretSpot == Point{}); });
		if (cardsTell || othersTell || !(view.table.random == Random{}))
		{
			return "player " + std::to_string(viewer) + " sees what is secret";
		}
	}
	return {};
}

std::string BrokenEncoding(const GameState& state)
{
	const std::vector<std::uint8_t> bytes = Encode(state);
	const Result<GameState, ReadError> read = Decode<GameState>(bytes);
	if (!read)
	{
		return "the encoded state cannot be read at " + read.Error().path;
	}
	return *read == state && HashOf(*read) == HashOf(state) ? "" : "the state is another after writing and reading it";
}

std::string BrokenRefusal(const Rules& rules, const GameState& state, const Command& command)
{
	GameState copy = state;
	std::vector<Event> events;
	const Refusal checked = rules.Check(state, command);
	const Refusal applied = rules.Apply(copy, command, events);
	if (!(checked == applied))
	{
		return "Check says " + std::string(NameOf(checked.code)) + ", Apply says " + std::string(NameOf(applied.code));
	}
	const bool changed = HashOf(copy) != HashOf(state) || !events.empty();
	return applied && changed ? "a refused command changed the game: " + std::string(NameOf(applied.code)) : "";
}

std::string LedgerWatch::Follow(std::span<const Event> events, const GameState& after)
{
	for (const Event& event : events)
	{
		if (const auto* scored = std::get_if<Scored>(&event))
		{
			sums_[scored->player] += scored->points;
			if (isSetUp_ && scored->rule == RuleNumber{})
			{
				return "player " + std::to_string(scored->player) + " scores for no reason";
			}
		}
	}
	isSetUp_ = true;
	for (std::size_t seat = 0; seat < after.players.Size(); ++seat)
	{
		if (sums_[seat] != after.players[seat].score || sums_[seat] < 0)
		{
			return "the ledger of player " + std::to_string(seat) + " says " + std::to_string(sums_[seat]) +
				" VP, the score " + std::to_string(after.players[seat].score);
		}
	}
	return {};
}

std::string BrokenInvariant(const Rules& rules, const GameState& state)
{
	for (std::string broken : {BrokenPieces(state), BrokenCards(rules.Cards(), state), BrokenFlow(state),
			 BrokenSamples(rules, state), BrokenSecrets(rules, state), BrokenEncoding(state)})
	{
		if (!broken.empty())
		{
			return broken;
		}
	}
	return {};
}

} // namespace faith::flick
