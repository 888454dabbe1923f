#pragma once

#include "FaithKernel/Reflect.h"
#include "FlickOfFaithAI/AimKinds.h"
#include "FlickOfFaithAI/LawTrial.h"
#include "FlickOfFaithAI/MatchFacts.h"
#include "FlickOfFaithAI/VoteTrial.h"
#include "FlickOfFaithCli/Ladder/Results.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>

namespace faith::cli
{

/// The parts of the balance table. Names reach files and the command line.
enum class LabSection : std::uint8_t
{
	Points,
	Board,
	Laws,
	Votes,
	Ideas,
	Decisions,
	Strength,
	Newcomer,
	Time,
};

/// One piece of work that depends on nothing but itself and the plan's seed.
struct LabTask
{
	LabSection section = LabSection::Points;
	std::string who;          ///< key of the level or player that is measured
	std::string against;      ///< key of the opponents; empty if all are the same
	std::uint8_t players = 0; ///< at the table; 0 where nobody plays
	bool ownHands = true;     ///< each player has its own hand; otherwise all have the normal one
	std::uint64_t number = 0; ///< among those that differ in nothing else

	friend bool operator==(const LabTask&, const LabTask&) = default;
	friend bool operator<(const LabTask& a, const LabTask& b) { return a.Key() < b.Key(); }

	std::tuple<LabSection, std::string_view, std::string_view, std::uint8_t, bool, std::uint64_t> Key() const
	{
		return {section, who, against, players, ownHands, number};
	}

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("section", self.section);
		visit("who", self.who);
		visit("against", self.against);
		visit("players", self.players);
		visit("ownHands", self.ownHands);
		visit("number", self.number);
	}
};

/// The odds of the best aim at one target on an empty board.
struct BoardOdds
{
	static constexpr std::string_view kName = "board";
	std::int32_t odds = 0; ///< millionths

	friend bool operator==(const BoardOdds&, const BoardOdds&) = default;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("odds", self.odds);
	}
};

/// Whether the player who is measured won its match.
struct Outcome
{
	static constexpr std::string_view kName = "outcome";
	bool won = false;

	friend bool operator==(const Outcome&, const Outcome&) = default;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("won", self.won);
	}
};

/// How long a match takes on the screen.
struct MatchTime
{
	static constexpr std::string_view kName = "time";
	std::uint32_t decisions = 0; ///< of the one person
	std::uint32_t shown = 0;     ///< milliseconds that events and flicks are shown at normal speed

	friend bool operator==(const MatchTime&, const MatchTime&) = default;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("decisions", self.decisions);
		visit("shown", self.shown);
	}
};

using LabResult = std::variant<flick::MatchFacts, BoardOdds, flick::LawTrial, flick::VoteTrial, Outcome,
	flick::MatchChoices, PairResult, MatchTime>;

/// A finished task, as a line of the results file.
struct LabEntry
{
	LabTask task;
	LabResult result;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("task", self.task);
		visit("result", self.result);
	}
};

} // namespace faith::cli

namespace faith
{

template <>
inline constexpr auto kEnumNames<cli::LabSection> = std::to_array<std::string_view>(
	{"points", "board", "laws", "votes", "ideas", "decisions", "strength", "newcomer", "time"});

} // namespace faith
