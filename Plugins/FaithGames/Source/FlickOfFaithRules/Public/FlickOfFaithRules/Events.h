#pragma once

#include "FaithKernel/FixedVector.h"
#include "FaithKernel/Reflect.h"
#include "FlickOfFaithRules/Commands.h"
#include "FlickOfFaithRules/Launched.h"
#include "FlickOfFaithRules/State.h"

#include <array>
#include <cstdint>
#include <string_view>
#include <variant>
#include <vector>

/// Everything that happens in a game, in order: who has followed all events knows where every piece is, what everyone
/// scored and why. No event carries a secret.
namespace faith::flick
{

struct GodsDealt
{
	static constexpr std::string_view kName = "gods_dealt";
	std::array<std::uint8_t, kMaxPlayers> cards{}; ///< per seat; also the colours

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("cards", self.cards);
	}
};

/// A player has answered a question that all are asked at once; what was answered stays hidden.
struct Committed
{
	static constexpr std::string_view kName = "committed";
	DecisionKind kind = DecisionKind::None;
	Seat player = 0;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("kind", self.kind);
		visit("player", self.player);
	}
};

struct GodsRevealed
{
	static constexpr std::string_view kName = "gods_revealed";
	std::array<EffectId, kMaxPlayers> gods{};

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("gods", self.gods);
	}
};

struct FlickOffBegan
{
	static constexpr std::string_view kName = "flick_off_began";
	std::uint8_t participants = 0; ///< one bit per seat
	std::uint8_t repeat = 0;
	bool decidesGame = false;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("participants", self.participants);
		visit("repeat", self.repeat);
		visit("decidesGame", self.decidesGame);
	}
};

struct FlickOffMeasured
{
	static constexpr std::string_view kName = "flick_off_measured";
	std::array<std::int32_t, kMaxPlayers>
		distances{};          ///< micrometres to the Navel's centre; -1 = left the map or not taking part
	std::uint8_t nearest = 0; ///< one bit per seat

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("distances", self.distances);
		visit("nearest", self.nearest);
	}
};

struct FirstPlayerFound
{
	static constexpr std::string_view kName = "first_player_found";
	Seat player = 0;
	bool byLot = false;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("player", self.player);
		visit("byLot", self.byLot);
	}
};

struct GenerationBegan
{
	static constexpr std::string_view kName = "generation_began";
	std::uint8_t generation = 0;
	Seat firstPlayer = 0;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("generation", self.generation);
		visit("firstPlayer", self.firstPlayer);
	}
};

struct LawsDrawn
{
	static constexpr std::string_view kName = "laws_drawn";
	EffectId upper = kNoCard;
	EffectId lower = kNoCard;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("upper", self.upper);
		visit("lower", self.lower);
	}
};

struct VotesRevealed
{
	static constexpr std::string_view kName = "votes_revealed";
	std::array<Thumb, kMaxPlayers> thumbs{};
	std::int32_t up = 0;
	std::int32_t down = 0;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("thumbs", self.thumbs);
		visit("up", self.up);
		visit("down", self.down);
	}
};

struct LawEnacted
{
	static constexpr std::string_view kName = "law_enacted";
	EffectId law = kNoCard;
	EffectId discarded = kNoCard;
	bool byLot = false;
	EffectId decidedBy = kNoCard; ///< the card that decided instead of the votes, if one did
	Duration duration = Duration::ThisGeneration;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("law", self.law);
		visit("discarded", self.discarded);
		visit("byLot", self.byLot);
		visit("decidedBy", self.decidedBy);
		visit("duration", self.duration);
	}
};

struct TurnBegan
{
	static constexpr std::string_view kName = "turn_began";
	Seat player = 0;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("player", self.player);
	}
};

/// A piece changed its place, its spot or what it lies on. `rule` or `card` says why; neither for a position set up by hand.
struct PieceMoved
{
	static constexpr std::string_view kName = "piece_moved";
	PieceId piece = kNoPiece;
	Seat owner = kNobody; ///< whose it is now
	Place from = Place::Box;
	Place to = Place::Box;
	Point position;             ///< where it is now, if on the map
	PieceId restsOn = kNoPiece; ///< the piece directly below now, if any
	std::int32_t angle = 0;     ///< millidegrees, of a wall on the map
	RuleNumber rule;
	EffectId card = kNoCard;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("piece", self.piece);
		visit("owner", self.owner);
		visit("from", self.from);
		visit("to", self.to);
		visit("position", self.position);
		visit("restsOn", self.restsOn);
		visit("angle", self.angle);
		visit("rule", self.rule);
		visit("card", self.card);
	}
};

/// All discs lie still.
struct CameToRest
{
	static constexpr std::string_view kName = "came_to_rest";
	std::vector<DiscRest> discs; ///< those the table reported and what was lost with them

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("discs", self.discs);
	}
};

struct ReflickOffered
{
	static constexpr std::string_view kName = "reflick_offered";
	Seat player = 0;
	std::uint8_t left = 0; ///< how many repeats remain, this one included

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("player", self.player);
		visit("left", self.left);
	}
};

struct TempleBuilt
{
	static constexpr std::string_view kName = "temple_built";
	Seat player = 0;
	PieceId prophet = kNoPiece;
	PieceId temple = kNoPiece;
	IslandId island = kNoIsland;
	bool moved = false; ///< an own temple from the map was used
	Point spot;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("player", self.player);
		visit("prophet", self.prophet);
		visit("temple", self.temple);
		visit("island", self.island);
		visit("moved", self.moved);
		visit("spot", self.spot);
	}
};

/// A line of the ledger (Rule 9.4): who gained or lost how many VP, and every reason for it.
struct Scored
{
	static constexpr std::string_view kName = "scored";
	Seat player = 0;
	std::int32_t points = 0;
	RuleNumber rule;                            ///< (0, 0) if only a card gives them
	EffectId card = kNoCard;                    ///< the card that gives them, if one does
	FixedVector<EffectId, kMaxEffects> because; ///< cards that changed the number
	std::uint8_t islands = 0;                   ///< one bit per island
	PieceList pieces;                           ///< that earned them

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("player", self.player);
		visit("points", self.points);
		visit("rule", self.rule);
		visit("card", self.card);
		visit("because", self.because);
		visit("islands", self.islands);
		visit("pieces", self.pieces);
	}
};

/// A card keeps an island from paying a player what a rule would give.
struct Unpaid
{
	static constexpr std::string_view kName = "unpaid";
	Seat player = 0;
	IslandId island = kNoIsland;
	RuleNumber rule;
	EffectId card = kNoCard;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("player", self.player);
		visit("island", self.island);
		visit("rule", self.rule);
		visit("card", self.card);
	}
};

struct TurnEnded
{
	static constexpr std::string_view kName = "turn_ended";
	Seat player = 0;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("player", self.player);
	}
};

struct WorshipBegan
{
	static constexpr std::string_view kName = "worship_began";
	std::uint8_t generation = 0;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("generation", self.generation);
	}
};

struct MarkerPassed
{
	static constexpr std::string_view kName = "marker_passed";
	Seat player = 0; ///< who holds it now

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("player", self.player);
	}
};

struct LawExpired
{
	static constexpr std::string_view kName = "law_expired";
	EffectId law = kNoCard;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("law", self.law);
	}
};

/// A card put a question to a player.
struct CardAsked
{
	static constexpr std::string_view kName = "card_asked";
	EffectId card = kNoCard;
	Seat player = 0;
	std::uint8_t question = 0;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("card", self.card);
		visit("player", self.player);
		visit("question", self.question);
	}
};

struct CardAnswered
{
	static constexpr std::string_view kName = "card_answered";
	EffectId card = kNoCard;
	Seat player = 0;
	std::uint8_t question = 0;
	std::uint8_t option = 0;
	PieceId piece = kNoPiece; ///< these three as far as the question asks for them
	Point spot;
	std::int32_t angle = 0;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("card", self.card);
		visit("player", self.player);
		visit("question", self.question);
		visit("option", self.option);
		visit("piece", self.piece);
		visit("spot", self.spot);
		visit("angle", self.angle);
	}
};

struct GameEnded
{
	static constexpr std::string_view kName = "game_ended";
	Seat winner = 0;
	WinReason reason = WinReason::MostPoints;
	std::array<std::int32_t, kMaxPlayers> scores{};
	std::array<std::uint8_t, kMaxPlayers> temples{}; ///< as they counted for Rule 9.2, before any flick-off

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("winner", self.winner);
		visit("reason", self.reason);
		visit("scores", self.scores);
		visit("temples", self.temples);
	}
};

using Event = std::variant<GodsDealt, Committed, GodsRevealed, FlickOffBegan, FlickOffMeasured, FirstPlayerFound,
	GenerationBegan, LawsDrawn, VotesRevealed, LawEnacted, TurnBegan, PieceMoved, Launched, CameToRest, ReflickOffered,
	TempleBuilt, Scored, TurnEnded, WorshipBegan, MarkerPassed, LawExpired, CardAsked, CardAnswered, GameEnded, Unpaid>;

} // namespace faith::flick
