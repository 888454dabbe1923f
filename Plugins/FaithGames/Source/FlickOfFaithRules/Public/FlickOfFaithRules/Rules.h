#pragma once

#include "FlickOfFaithRules/Catalogue.h"
#include "FlickOfFaithRules/Commands.h"
#include "FlickOfFaithRules/Events.h"
#include "FlickOfFaithRules/Reasons.h"
#include "FlickOfFaithRules/Setup.h"
#include "FlickOfFaithRules/State.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace faith::flick
{

/// The rules of Flick of Faith: pure functions from a state and a command to the next state and events.
/// The same `Check` answers "may I?" and guards `Apply`; a refused command changes nothing (Rule 10.1).
class Rules
{
public:
	using Setup = flick::Setup;
	using State = GameState;
	using Command = flick::Command;
	using Event = flick::Event;
	using Reason = flick::Reason;

	static constexpr std::string_view kGameId = "flick-of-faith";
	/// Raised whenever the same commands may lead to another state.
	static constexpr std::uint32_t kRulesVersion = 6;

	explicit Rules(const Catalogue& catalogue = StandardCatalogue()) : catalogue_(&catalogue) {}

	/// Lays out the game up to the first question.
	FLICKOFFAITHRULES_API Refusal Begin(const Setup& setup, State& state, std::vector<Event>& events) const;
	/// May this be done now?
	FLICKOFFAITHRULES_API Refusal Check(const State& state, const Command& command) const;
	/// Does it, and everything that follows without anybody's decision; appends to `events`.
	FLICKOFFAITHRULES_API Refusal Apply(State& state, const Command& command, std::vector<Event>& events) const;

	/// The player who gives the command; nothing for the table's report.
	FLICKOFFAITHRULES_API static std::optional<std::uint8_t> Actor(const Command& command);
	/// Nobody may take back what is at or before this command (Rule 10.2).
	FLICKOFFAITHRULES_API bool IsBarrier(
		const State& before, const State& after, const Command& command, std::span<const Event> events) const;
	static bool HasNoUndoBarrier(const Setup& setup) { return setup.practice; }

	const Catalogue& Cards() const { return *catalogue_; }

private:
	const Catalogue* catalogue_;
};

/// Some commands that are allowed now, at least one for every piece, option and island there is to choose from; spots and
/// aims are samples of a continuum. Empty while the table has to report and when the game is over.
FLICKOFFAITHRULES_API std::vector<Command> SampleCommands(const Rules& rules, const GameState& state);

} // namespace faith::flick
