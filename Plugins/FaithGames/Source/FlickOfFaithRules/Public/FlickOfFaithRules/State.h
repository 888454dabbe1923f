#pragma once

#include "FaithKernel/FixedVector.h"
#include "FaithKernel/Random.h"
#include "FaithKernel/Reflect.h"
#include "FlickOfFaithRules/Commands.h"
#include "FlickOfFaithRules/Ids.h"
#include "FlickOfFaithRules/Launched.h"
#include "FlickOfFaithRules/Pieces.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace faith::flick
{

/// What the engine does as soon as nobody owes it an answer, in the order of a game. Numbers reach files: append only.
enum class Step : std::uint8_t
{
	RevealGods,
	SetUpCards,
	StartFlickOff,
	LaunchFlickOff,
	MeasureFlickOff,
	DrawLaws,
	CountVotes,
	DecideVote,
	EnactLaw,
	BeginMission,
	NextTurn,
	AskPlacing,
	AskFlick,
	AskReflick,
	Rest,
	BuildTemples,
	ScoreNavel,
	CollectLost,
	ReturnTemples,
	EndTurn,
	BeginWorship,
	ScorePresence,
	ScoreDomination,
	BringHome,
	PassMarker,
	ExpireLaws,
	NextGeneration,
	FindWinner,
	GameOver,
};

/// What the game waits for. Numbers reach files: append only.
enum class DecisionKind : std::uint8_t
{
	None,
	ChooseGod,
	CommitAim,
	Vote,
	Place,
	Flick,
	Reflick,
	Settle,
	Build,
	Card,
};

/// One open question. The game goes on when nobody in `waitingFor` is left (or, for Settle, when the table has reported).
struct Decision
{
	DecisionKind kind = DecisionKind::None;
	std::uint8_t waitingFor = 0; ///< one bit per seat
	EffectId card = kNoCard;     ///< who asks, if a card does
	std::uint8_t question = 0;   ///< which of the card's questions
	std::uint8_t options = 0;    ///< options 0..options-1 may be chosen; 0 only if `mayDecline`
	bool mayDecline = false;

	friend bool operator==(const Decision&, const Decision&) = default;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("kind", self.kind);
		visit("waitingFor", self.waitingFor);
		visit("card", self.card);
		visit("question", self.question);
		visit("options", self.options);
		visit("mayDecline", self.mayDecline);
	}
};

/// How long a card lasts (Rule 11.4). Numbers reach files: append only.
enum class Duration : std::uint8_t
{
	ThisTurn,
	ThisGeneration,
	RestOfGame,
};

/// A card in force.
struct ActiveEffect
{
	EffectId source = kNoCard;
	Seat controller = kNobody;   ///< whose card it is; a law is nobody's
	std::uint16_t timestamp = 0; ///< order of entering the game
	Duration duration = Duration::RestOfGame;
	std::uint8_t usesLeft = 0;            ///< in this generation; refilled when the next begins
	std::array<std::int32_t, 4> memory{}; ///< whatever the card has to remember; everybody may know it
	std::array<std::int32_t, 4> secret{}; ///< whatever nobody may know (Rule 10.3)

	friend bool operator==(const ActiveEffect&, const ActiveEffect&) = default;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("source", self.source);
		visit("controller", self.controller);
		visit("timestamp", self.timestamp);
		visit("duration", self.duration);
		visit("usesLeft", self.usesLeft);
		visit("memory", self.memory);
		visit("secret", self.secret);
	}
};

/// One seat at the table. The fields under "secret" are hidden from the others until all have committed.
struct Player
{
	CornerId corner = 0;
	std::uint16_t steadiness = 1000; ///< permille of the normal spread
	std::uint8_t godCard = 0;        ///< also the colour
	EffectId god = kNoCard;          ///< known once all have chosen
	std::int32_t score = 0;          ///< VP

	bool committed = false; ///< has answered the simultaneous question that is open
	GodSide secretSide = GodSide::A;
	Thumb secretThumb = Thumb::Down;
	Point secretSpot;
	Aim secretAim;

	friend bool operator==(const Player&, const Player&) = default;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("corner", self.corner);
		visit("steadiness", self.steadiness);
		visit("godCard", self.godCard);
		visit("god", self.god);
		visit("score", self.score);
		visit("committed", self.committed);
		visit("secretSide", self.secretSide);
		visit("secretThumb", self.secretThumb);
		visit("secretSpot", self.secretSpot);
		visit("secretAim", self.secretAim);
	}
};

/// A piece that left the map, and with which flick of the turn.
struct Loss
{
	PieceId piece = kNoPiece;
	std::uint8_t flick = 0; ///< 0 is the first of the turn

	friend bool operator==(const Loss&, const Loss&) = default;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("piece", self.piece);
		visit("flick", self.flick);
	}
};

inline constexpr std::size_t kMaxPieces = 60;

/// The turn under way.
struct Turn
{
	Seat active = kNobody;
	CornerId corner = 0;           ///< the cloud flicked from
	FixedVector<PieceId, 2> discs; ///< placed and flicked this turn
	std::uint8_t reflicks = 0;     ///< repeats of Rule 6.8 so far
	PieceId again = kNoPiece;      ///< the disc that a card lets the player flick once more, while that is asked
	bool doneBuilding = false;
	std::uint8_t flicks = 0;              ///< reported by the table so far
	FixedVector<Loss, kMaxPieces> losses; ///< in the order of flicks, by number within one

	friend bool operator==(const Turn&, const Turn&) = default;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("active", self.active);
		visit("corner", self.corner);
		visit("discs", self.discs);
		visit("reflicks", self.reflicks);
		visit("again", self.again);
		visit("doneBuilding", self.doneBuilding);
		visit("flicks", self.flicks);
		visit("losses", self.losses);
	}
};

/// The two cards before the council.
struct Council
{
	EffectId upper = kNoCard;
	EffectId lower = kNoCard;
	EffectId chosen = kNoCard;               ///< the law the votes are for, or that enters; none while a vote is tied
	EffectId decidedBy = kNoCard;            ///< the card that decided instead of the votes, if one did
	std::array<Thumb, kMaxPlayers> thumbs{}; ///< once they are shown

	friend bool operator==(const Council&, const Council&) = default;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("upper", self.upper);
		visit("lower", self.lower);
		visit("chosen", self.chosen);
		visit("decidedBy", self.decidedBy);
		visit("thumbs", self.thumbs);
	}
};

/// The flick-off under way (section 4 of the rules).
struct FlickOff
{
	std::uint8_t participants = 0; ///< one bit per seat; 0 = none under way
	std::uint8_t repeats = 0;
	bool decidesGame = false; ///< Rule 9.3 rather than Rule 3.7
	std::array<PieceId, kMaxPlayers> discs{kNoPiece, kNoPiece, kNoPiece, kNoPiece};

	friend bool operator==(const FlickOff&, const FlickOff&) = default;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("participants", self.participants);
		visit("repeats", self.repeats);
		visit("decidesGame", self.decidesGame);
		visit("discs", self.discs);
	}
};

/// How the winner was found. Numbers reach files: append only.
enum class WinReason : std::uint8_t
{
	NotYet,
	MostPoints,  ///< Rule 9.1
	MostTemples, ///< Rule 9.2
	FlickOff,    ///< Rule 9.3
	Lot,         ///< Rule 4.4
};

inline constexpr std::uint8_t kHooksDone = 0xFF;
inline constexpr std::size_t kMaxLaws = 32;
inline constexpr std::size_t kMaxEffects = 16;

/// A whole game at one moment: a value that can be copied, compared, hashed and saved. It holds integers only.
struct GameState
{
	Step step = Step::RevealGods;
	std::uint8_t hookCursor = 0;      ///< how many cards have acted at the moment before `step`; kHooksDone = all
	FixedVector<Decision, 8> pending; ///< open questions; the first is asked
	Random random;

	std::uint8_t generation = 0; ///< 1 is the first
	Seat firstPlayer = kNobody;
	FixedVector<Player, kMaxPlayers> players;
	FixedVector<Piece, kMaxPieces> pieces;
	FixedVector<EffectId, kMaxLaws> deck;           ///< drawn from the end
	FixedVector<EffectId, kMaxLaws> discarded;      ///< laws that went to the box, chosen or not
	FixedVector<ActiveEffect, kMaxEffects> effects; ///< cards in force, oldest first
	std::uint16_t clock = 0;                        ///< timestamp of the next card

	Council council;
	Turn turn;
	FlickOff flickOff;
	Launched launched; ///< the latest; what the table has to play while its report is awaited
	Seat winner = kNobody;
	WinReason winReason = WinReason::NotYet;
	/// Temples on the map after the last worship (Rule 9.2), before a flick-off that may move some; 0 until then.
	std::array<std::uint8_t, kMaxPlayers> finalTemples{};

	friend bool operator==(const GameState&, const GameState&) = default;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("step", self.step);
		visit("hookCursor", self.hookCursor);
		visit("pending", self.pending);
		visit("random", self.random);
		visit("generation", self.generation);
		visit("firstPlayer", self.firstPlayer);
		visit("players", self.players);
		visit("pieces", self.pieces);
		visit("deck", self.deck);
		visit("discarded", self.discarded);
		visit("effects", self.effects);
		visit("clock", self.clock);
		visit("council", self.council);
		visit("turn", self.turn);
		visit("flickOff", self.flickOff);
		visit("launched", self.launched);
		visit("winner", self.winner);
		visit("winReason", self.winReason);
		visit("finalTemples", self.finalTemples);
	}

	int PlayerCount() const { return static_cast<int>(players.Size()); }
};

constexpr std::uint8_t SeatBit(Seat seat)
{
	return static_cast<std::uint8_t>(1u << seat);
}

} // namespace faith::flick

namespace faith
{

template <>
inline constexpr auto kEnumNames<flick::Step> = std::to_array<std::string_view>({
	"reveal_gods",
	"set_up_cards",
	"start_flick_off",
	"launch_flick_off",
	"measure_flick_off",
	"draw_laws",
	"count_votes",
	"decide_vote",
	"enact_law",
	"begin_mission",
	"next_turn",
	"ask_placing",
	"ask_flick",
	"ask_reflick",
	"rest",
	"build_temples",
	"score_navel",
	"collect_lost",
	"return_temples",
	"end_turn",
	"begin_worship",
	"score_presence",
	"score_domination",
	"bring_home",
	"pass_marker",
	"expire_laws",
	"next_generation",
	"find_winner",
	"game_over",
});
template <>
inline constexpr auto kEnumNames<flick::DecisionKind> = std::to_array<std::string_view>(
	{"none", "choose_god", "commit_aim", "vote", "place", "flick", "reflick", "settle", "build", "card"});
template <>
inline constexpr auto kEnumNames<flick::Duration> = std::to_array<std::string_view>(
	{"this_turn", "this_generation", "rest_of_game"});
template <>
inline constexpr auto kEnumNames<flick::WinReason> = std::to_array<std::string_view>(
	{"not_yet", "most_points", "most_temples", "flick_off", "lot"});

} // namespace faith
