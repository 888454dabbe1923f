#include "FlickOfFaithCli/Lab/Tasks.h"

#include "FlickOfFaithAI/Contest.h"
#include "FlickOfFaithAI/EmptyBoard.h"
#include "FlickOfFaithCli/Ladder/Play.h"
#include "FlickOfFaithPresentation/ShotPlayback.h"
#include "FlickOfFaithPresentation/Stage.h"
#include "FlickOfFaithRules/ExactTable.h"

#include <cmath>
#include <vector>

namespace faith::cli
{

namespace
{

/// All that tasks of any kind are given.
struct Workplace
{
	const flick::Rules& rules;
	const LabPlan& plan;
	const LabTask& task;
	SearchControl& control;

	const flick::Contestant& Who() const { return *flick::FindContestant(task.who); }

	flick::Setup MatchSetup() const
	{
		flick::Setup setup;
		setup.players = task.players;
		setup.seed = SeedOf(plan, task);
		return setup;
	}
};

flick::MatchFacts WatchMatch(const Workplace& at)
{
	const std::vector<const flick::Contestant*> seats(at.task.players, &at.Who());
	flick::MatchObserver observer(at.rules);
	static_cast<void>(flick::PlayContest(
		at.rules, at.MatchSetup(), seats, at.task.ownHands, at.control,
		[&](std::span<const flick::Event> events, const flick::GameState& state) { observer.After(events, state); },
		[&](const flick::GameState& state, const flick::Command& command) { observer.Before(state, command); }));
	return observer.Facts();
}

BoardOdds TryBoard(const Workplace& at)
{
	const auto best =
		flick::BestAimOnEmptyBoard(at.rules, static_cast<flick::BoardTarget>(at.task.number), at.Who().steadiness);
	return {static_cast<std::int32_t>(std::lround(best.odds * flick::kMillionths))};
}

/// One player against others who are all alike; it takes every seat in turn.
Outcome PlayAgainstOthers(const Workplace& at)
{
	std::vector<const flick::Contestant*> seats(at.task.players, flick::FindContestant(at.task.against));
	const auto seat = static_cast<flick::Seat>(at.task.number % at.task.players);
	seats[seat] = &at.Who();
	const auto result = flick::PlayContest(at.rules, at.MatchSetup(), seats, at.task.ownHands, at.control);
	return {result.winner == seat};
}

PairResult PlayOnePair(const Workplace& at)
{
	constexpr std::uint16_t normalHand = 1000;
	const LadderPlan pair{{&at.Who(), flick::FindContestant(at.task.against)}, 1, SeedOf(at.plan, at.task),
		at.task.ownHands ? std::nullopt : std::optional(normalHand)};
	return PlayPair(at.rules, pair, {0, 0}, at.control).result;
}

std::uint32_t ShotMilliseconds(const flick::GameState& state)
{
	physics::Recording recording;
	static_cast<void>(flick::PlayAndRecord(state, recording));
	flick::ShotPlayback playback;
	playback.Begin(state, recording);
	return static_cast<std::uint32_t>(std::lround(playback.Duration() * 1000.0));
}

/// Counts what one seat decides, and adds up what is shown as Stage shows it: every event for its time, every flick along its way.
MatchTime TimeMatch(const Workplace& at)
{
	const std::vector<const flick::Contestant*> seats(at.task.players, &at.Who());
	const auto person = static_cast<flick::Seat>(at.task.number % at.task.players);
	MatchTime time;
	static_cast<void>(flick::PlayContest(
		at.rules, at.MatchSetup(), seats, at.task.ownHands, at.control,
		[&](std::span<const flick::Event> events, const flick::GameState&)
		{
			for (const flick::Event& event : events)
			{
				time.shown += static_cast<std::uint32_t>(flick::ShowTimeOf(event));
			}
		},
		[&](const flick::GameState& state, const flick::Command& command)
		{
			time.decisions += flick::Rules::Actor(command) == person ? 1u : 0u;
			time.shown += std::holds_alternative<flick::Settled>(command) ? ShotMilliseconds(state) : 0;
		}));
	return time;
}

} // namespace

LabResult RunTask(const flick::Rules& rules, const LabPlan& plan, const LabTask& task, SearchControl& control)
{
	const Workplace at{rules, plan, task, control};
	switch (task.section)
	{
	case LabSection::Board:
		return TryBoard(at);
	case LabSection::Laws:
		return flick::TryLaws(rules, at.MatchSetup(), at.Who(), control);
	case LabSection::Votes:
		return flick::TryVotes(rules, at.MatchSetup(), at.Who(), kVotePlayouts, control);
	case LabSection::Ideas:
	case LabSection::Newcomer:
		return PlayAgainstOthers(at);
	case LabSection::Decisions:
		return flick::ChoicesOf(rules, at.MatchSetup(), at.Who(), kOneFlickIn, control);
	case LabSection::Strength:
		return PlayOnePair(at);
	case LabSection::Time:
		return TimeMatch(at);
	case LabSection::Points:
		break;
	}
	return WatchMatch(at);
}

} // namespace faith::cli
