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
	VoteTied,
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

/// A prophet is about to leave for the Reserve Pool (Rule 7.9); a card may send it elsewhere.
struct LostProphet
{
	PieceId piece = kNoPiece;
	Place to = Place::Pool;
	EffectId card = kNoCard; ///< the card it goes to, if `to` is Card
};

/// A player is about to be paid for an island (Rules 8.1 and 8.2); a card may change or cancel it.
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
	void PutOnMap(PieceId piece, Point spot);
	void ToPool(PieceId piece);
	void ToHand(PieceId piece);
	void ToBox(PieceId piece);
	/// Onto this card; it comes home in worship (Rule 8.3).
	void ToCard(PieceId piece);
	void GiveTo(PieceId piece, Seat owner);
	/// Writes a number the card has to remember; `slot` 0..3.
	void Remember(std::size_t slot, std::int32_t value);
	/// Uses up one of the card's uses in this generation.
	void UseUp();

private:
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

/// The definition of a card. Everything but the key may be empty.
struct EffectDef
{
	EffectId id;
	std::string_view key; ///< texts are found under "law.<key>..." or "god.<key>..."
	Duration duration = Duration::RestOfGame;
	std::int8_t order = 0; ///< who acts first at the same moment (Rule 11.3)
	std::uint8_t usesPerGeneration = 0;
	std::span<const Modifier> modifiers{};
	std::span<const ReactHook> reacts{};
	std::span<const OfferHook> offers{};
	/// Narrows what a command may do; pure.
	Refusal (*constrain)(const HookContext&, const Command&) = nullptr;
	/// May change or cancel what is about to happen; each at most once per card and event.
	void (*replaceLoss)(const HookContext&, LostProphet&) = nullptr;
	void (*replacePayment)(const HookContext&, IslandPayment&) = nullptr;
	/// Does this piece stay on the card when the others go home in worship (Rule 8.3)? Pure; no hook = none stays.
	bool (*keeps)(const HookContext&, PieceId) = nullptr;
	/// Is this answer allowed, and what follows from it?
	Refusal (*mayAnswer)(const HookContext&, const Decision&, const Choose&) = nullptr;
	void (*answered)(const HookContext&, const Decision&, const Choose&, Reaction&) = nullptr;
};

/// A number and the cards that made it.
struct Resolved
{
	std::int32_t value = 0;
	FixedVector<EffectId, kMaxEffects> because;
};

/// The current value of a parameter for a player (`kNobody` = no one in particular). Cheap.
FLICKOFFAITHRULES_API std::int32_t Value(
	const Catalogue& catalogue, const GameState& state, Param param, Seat player = kNobody);

/// The same with its reasons.
FLICKOFFAITHRULES_API Resolved Explain(
	const Catalogue& catalogue, const GameState& state, Param param, Seat player = kNobody);

} // namespace faith::flick

namespace faith
{

template <>
inline constexpr auto kEnumNames<flick::Moment> = std::to_array<std::string_view>(
	{"none", "setup", "vote_tied", "enact", "turn_start", "before_flick", "rest", "step_a", "step_b", "step_c",
		"step_d", "turn_end", "worship_pre", "worship_a", "worship_b", "worship_c", "expire"});

} // namespace faith
