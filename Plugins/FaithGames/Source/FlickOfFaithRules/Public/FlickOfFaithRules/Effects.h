#pragma once

#include "FlickOfFaithRules/Commands.h"
#include "FlickOfFaithRules/Params.h"
#include "FlickOfFaithRules/Reasons.h"
#include "FlickOfFaithRules/State.h"

#include <cstdint>
#include <span>
#include <string_view>

/// How cards bend the rules. A card is data first (modifiers), small hooks second; the engine names no card.
namespace faith::flick
{

struct Catalogue;
struct HandError;
struct HandSpread;
struct Play;

/// How a modifier changes a number (Rule 11.1).
enum class Op : std::uint8_t
{
	Override,
	Add,
	Multiply, ///< `value` in permille
};

/// Whom a modifier concerns (Rule 11.2).
enum class Scope : std::uint8_t
{
	Everyone,
	Controller,
	Others,
};

/// One changed number.
struct Modifier
{
	Param param;
	Op op;
	std::int32_t value;
	Scope scope = Scope::Everyone;
};

/// The moments at which cards may act, in the order of a game.
enum class Moment : std::uint8_t
{
	None,
	Setup,
	VotesCounted,
	Enact,
	TurnStart,
	BeforeFlick,
	Rest,
	StepA,
	StepB,
	StepC,
	StepD,
	TurnEnd,
	WorshipPre,
	WorshipA,
	WorshipB,
	WorshipC,
	Expire,
};

/// What a hook may look at.
struct HookContext
{
	const Catalogue& catalogue;
	const GameState& state;
	const ActiveEffect& self;
};

/// A player is about to be paid for an island (Rules 8.1 and 8.2, or a card); a card may change or cancel it.
struct IslandPayment
{
	Seat player = kNobody;
	IslandId island = kNoIsland;
	RuleNumber rule;
	std::int32_t points = 0;
	EffectId changedBy = kNoCard; ///< the card that changed it last
};

/// What a card may do when it reacts. It never writes the state itself: moves and points become events in its name, and what
/// it has to remember is kept in its own entry among the cards in force.
class FLICKOFFAITHRULES_API Reaction
{
public:
	Reaction(Play& play, EffectId card) : play_(play), card_(card) {}

	/// Gives (or with a negative number takes) VP; nobody falls below 0.
	void Award(Seat player, std::int32_t points, std::uint8_t islands = 0, std::span<const PieceId> pieces = {});
	/// Like Award, for the most pieces on an island: other cards may change or cancel it.
	void PayForIsland(Seat player, IslandId island, std::int32_t points);
	/// `angle` is the direction of a wall.
	void PutOnMap(PieceId piece, Point spot, std::int32_t angle = 0);
	void ToPool(PieceId piece);
	void ToHand(PieceId piece);
	void ToBox(PieceId piece);
	/// Onto this card; it comes home in worship (Rule 8.3).
	void ToCard(PieceId piece);
	void GiveTo(PieceId piece, Seat owner);
	/// Writes a number the card has to remember; `slot` 0..3. Everybody may know it.
	void Remember(std::size_t slot, std::int32_t value);
	/// The same for a number that nobody may know.
	void RememberSecretly(std::size_t slot, std::int32_t value);
	/// Draws a number by the game's lot, both limits included.
	std::int32_t Draw(std::int32_t low, std::int32_t high);
	/// The active player flicks this disc once more from where it lies, before anything else happens.
	void LetFlickAgain(PieceId piece);
	/// This law enters the game, however the votes went.
	void DecideVote(EffectId law);
	/// Uses up one of the card's uses in this generation.
	void UseUp();

private:
	ActiveEffect& Own();

	Play& play_;
	EffectId card_;
};

/// Puts questions to players (Rule 11.5).
class FLICKOFFAITHRULES_API Offering
{
public:
	Offering(Play& play, EffectId card) : play_(play), card_(card) {}

	/// `options` counts from 0; option 0 means "no, thank you" and is open only if `mayDecline`.
	void Ask(Seat player, std::uint8_t question, std::uint8_t options, bool mayDecline);

private:
	Play& play_;
	EffectId card_;
};

/// What an answer to a card's question consists of: a sum of these. 0 is a plain no or yes.
inline constexpr std::uint8_t kAnswerPiece = 1;    ///< Choose::piece
inline constexpr std::uint8_t kAnswerSpot = 2;     ///< Choose::spot
inline constexpr std::uint8_t kAnswerAngle = 4;    ///< Choose::angle
inline constexpr std::uint8_t kAnswerIsland = 8;   ///< option 1 + island
inline constexpr std::uint8_t kAnswerLaw = 16;     ///< option 1 is the upper law before the council, option 2 the lower
inline constexpr std::uint8_t kAnswerOwnVote = 32; ///< option 1 is the law that the player voted for

/// One of the questions a card may put; its place in the card's list is `Decision::question`.
struct Question
{
	std::string_view key;   ///< its text is found under "law.<card>.ask.<key>" or "god.<card>.ask.<key>"
	std::uint8_t parts = 0; ///< of kAnswerPiece and its like
};

/// Something a card does at a moment.
struct ReactHook
{
	Moment moment;
	void (*act)(const HookContext&, Reaction&);
};

/// Questions a card puts at a moment.
struct OfferHook
{
	Moment moment;
	void (*ask)(const HookContext&, Offering&);
};

/// How a computer that plays a god likes to flick, among aims that promise the same. No rule asks for it.
enum class Temper : std::uint8_t
{
	Even,   ///< whatever is best by a hair
	Fierce, ///< the hardest
	Gentle, ///< the softest
};

/// The definition of a card. Everything but the key may be empty.
struct EffectDef
{
	EffectId id;
	std::string_view key; ///< texts are found under "law.<key>..." or "god.<key>..."
	Duration duration = Duration::RestOfGame;
	std::int8_t order = 0; ///< who acts first at the same moment (Rule 11.3)
	std::uint8_t usesPerGeneration = 0;
	Temper temper = Temper::Even;
	std::span<const Modifier> modifiers{};
	std::span<const ReactHook> reacts{};
	std::span<const OfferHook> offers{};
	std::span<const Question> questions{};
	/// Narrows what a command may do; pure.
	Refusal (*constrain)(const HookContext&, const Command&) = nullptr;
	/// May change or cancel what an island pays; at most once per card and payment.
	void (*replacePayment)(const HookContext&, IslandPayment&) = nullptr;
	/// Bends how a flick of a player whose hand has this spread strays from the aim.
	void (*bendHand)(const HookContext&, Seat, const HandSpread&, HandError&) = nullptr;
	/// For whom a prophet on the map counts instead of its owner, or kNobody for no change (Rule 2.9). Pure.
	Seat (*countsFor)(const HookContext&, PieceId) = nullptr;
	/// Does this piece stay on the card when the others go home in worship (Rule 8.3)? Pure; no hook = none stays.
	bool (*keeps)(const HookContext&, PieceId) = nullptr;
	/// Is there still something to choose? Asked when a question that waited becomes the first; no hook = yes. Pure.
	bool (*isOpen)(const HookContext&, const Decision&) = nullptr;
	/// Is this answer allowed, and what follows from it? Neither is asked about declining.
	Refusal (*mayAnswer)(const HookContext&, const Decision&, const Choose&) = nullptr;
	void (*answered)(const HookContext&, const Decision&, const Choose&, Reaction&) = nullptr;
};

/// The card's question with this number; a plain one without a key if it asks none such.
FLICKOFFAITHRULES_API Question FindQuestion(const Catalogue& catalogue, EffectId card, std::uint8_t number);

/// A number and the cards that made it.
struct Resolved
{
	std::int32_t value = 0;
	FixedVector<EffectId, kMaxEffects> because;
};

/// The rule that describes a card: 12.n for law n, 13.n for the nth god.
FLICKOFFAITHRULES_API RuleNumber RuleOfCard(EffectId card);

/// The current value of a parameter for a player (`kNobody` = no one in particular). Cheap.
FLICKOFFAITHRULES_API std::int32_t Value(
	const Catalogue& catalogue, const GameState& state, Param param, Seat player = kNobody);

/// The same with its reasons.
FLICKOFFAITHRULES_API Resolved Explain(
	const Catalogue& catalogue, const GameState& state, Param param, Seat player = kNobody);

/// The cards on account of which a command is refused for this reason, as far as cards have to do with it.
FLICKOFFAITHRULES_API FixedVector<EffectId, kMaxEffects> CardsBehind(
	const Catalogue& catalogue, const GameState& state, Reason reason, const Command& command);

} // namespace faith::flick

namespace faith
{

template <>
inline constexpr auto kEnumNames<flick::Op> = std::to_array<std::string_view>({"override", "add", "multiply"});

template <>
inline constexpr auto kEnumNames<flick::Scope> = std::to_array<std::string_view>({"everyone", "controller", "others"});

template <>
inline constexpr auto kEnumNames<flick::Temper> = std::to_array<std::string_view>({"even", "fierce", "gentle"});

template <>
inline constexpr auto kEnumNames<flick::Moment> = std::to_array<std::string_view>(
	{"none", "setup", "votes_counted", "enact", "turn_start", "before_flick", "rest", "step_a", "step_b", "step_c",
		"step_d", "turn_end", "worship_pre", "worship_a", "worship_b", "worship_c", "expire"});

} // namespace faith
