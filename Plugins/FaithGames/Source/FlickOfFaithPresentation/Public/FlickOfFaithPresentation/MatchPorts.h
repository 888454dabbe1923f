#pragma once

#include "FlickOfFaithRules/Commands.h"
#include "FlickOfFaithRules/Events.h"
#include "FlickOfFaithRules/Reasons.h"
#include "FlickOfFaithRules/State.h"
#include "FlickOfFaithRules/View.h"

#include <cstdint>
#include <span>

/// What a host gives to a match: a table, players, a place to save, and somebody who watches.
namespace faith::flick
{

/// Names one thing a match waits for. An answer with another ticket than the one awaited comes too late and is dropped.
using Ticket = std::uint32_t;

inline constexpr Ticket kNoTicket = 0;

/// How an answer came about.
enum class Thought : std::uint8_t
{
	Whole,
	CutShort, ///< the clock ended it: another time the answer may be another
};

/// Where discs are flicked: the exact simulation, or an engine's bodies.
class MatchTable
{
public:
	virtual ~MatchTable() = default;

	/// Plays `state.launched` from the pieces on the map. Calls MatchSession::Report with the ticket once, before it
	/// returns or at any time later.
	virtual void Begin(const GameState& state, Ticket ticket) = 0;
	/// The report is not awaited any more.
	virtual void Cancel(Ticket ticket) = 0;
	/// Which simulation made the outcomes, for replays; 0 if they cannot be computed again.
	virtual std::uint32_t PhysicsVersion() const = 0;
};

/// Who answers for a seat that no person at this host plays: a computer, a player elsewhere, a script.
class MatchSeat
{
public:
	virtual ~MatchSeat() = default;

	/// It is the turn of this seat; `view` is all it may know. Calls MatchSession::Answer with the ticket once, before it
	/// returns or at any time later.
	virtual void Ask(const PlayerView& view, Ticket ticket) = 0;
	/// The answer is not awaited any more.
	virtual void Cancel(Ticket ticket) = 0;
};

/// Where a running match is kept, so that nothing is lost when a program ends at the wrong moment.
class MatchStorage
{
public:
	virtual ~MatchStorage() = default;

	/// Keeps this replay file instead of the one before. False if that was not possible.
	virtual bool Save(std::span<const std::uint8_t> replay) = 0;
};

/// What a match had to put up with. The game goes on.
enum class MatchTrouble : std::uint8_t
{
	TableRefused,  ///< the table's report cannot be true; the exact simulation decided instead
	SeatRefused,   ///< a seat's answer is not allowed; it is asked again
	SeatReplaced,  ///< a seat gave no allowed answer; an allowed one was taken for it
	SeatCutShort,  ///< the clock ended a seat's thinking; what it had found by then was taken
	StorageFailed, ///< the match could not be saved; it is tried again after the next command
};

/// Who watches a match and shows it. Called in order; may call the session back.
class MatchListener
{
public:
	virtual ~MatchListener() = default;

	/// Something happened; `after` is the state it led to.
	virtual void OnEvents(std::span<const Event> events, const GameState& after) = 0;
	/// Something was taken back: everything shown since is to be shown anew from this state.
	virtual void OnUndone(const GameState& after) = 0;
	virtual void OnTrouble(MatchTrouble trouble, const Refusal& refusal) = 0;
};

} // namespace faith::flick

namespace faith
{

template <>
inline constexpr auto kEnumNames<flick::MatchTrouble> = std::to_array<std::string_view>(
	{"table_refused", "seat_refused", "seat_replaced", "seat_cut_short", "storage_failed"});

} // namespace faith
