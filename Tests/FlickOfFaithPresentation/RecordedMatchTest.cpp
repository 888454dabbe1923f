#include "FlickOfFaithPresentation/RecordedMatch.h"

#include "FlickOfFaithAI/MatchRunner.h"
#include "Support/RandomHistory.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace faith::flick::test
{
namespace
{

History<Rules> MatchOfBots(int players, std::uint64_t seed)
{
	Setup setup;
	setup.players = static_cast<std::uint8_t>(players);
	setup.seed = seed;
	auto match = PlayMatch(Rules{}, setup, PlayExactly);
	EXPECT_TRUE(match);
	return std::move(*match);
}

/// What went wrong while a match was played again.
class TroubleCount final : public MatchListener
{
public:
	void OnEvents(std::span<const Event>, const GameState&) override {}
	void OnUndone(const GameState&) override {}
	void OnTrouble(MatchTrouble, const Refusal&) override { ++troubles; }

	int troubles = 0;
};

bool LeadsTo(const Settled& settled, const physics::Recording& recording)
{
	return std::all_of(settled.discs.begin(), settled.discs.end(),
		[&](const DiscRest& rest)
		{
			const physics::Pose pose = recording.PoseAt(rest.piece, recording.Duration());
			const double off = std::hypot(pose.position.x - rest.position.x, pose.position.y - rest.position.y);
			return !pose.moved || (pose.left == rest.left && off < 2.0);
		});
}

/// A recorded match on a host that reports at once or, if it is patient, when the test says so.
struct Replayed
{
	explicit Replayed(const History<Rules>& match, bool patient = false)
		: recorded(RecordedMatch::CommandsOf(match),
			  [this, patient](Ticket ticket, const Settled& settled, const physics::Recording& recording)
			  {
				  ++flicks;
				  waysLeadThere = waysLeadThere && LeadsTo(settled, recording);
				  awaited.emplace(ticket, settled);
				  if (!patient)
				  {
					  Report();
				  }
			  })
	{
		MatchPorts ports = recorded.Ports();
		ports.listener = &trouble;
		auto started = MatchSession::Start(match.GetRules(), match.GetSetup(), ports);
		EXPECT_TRUE(started);
		session = std::move(*started);
		recorded.Attach(*session);
		EXPECT_EQ(recorded.Position(), 0u) << "nothing is answered before the session is released";
		session->Release();
	}

	void Report()
	{
		const auto [ticket, settled] = *std::exchange(awaited, std::nullopt);
		session->Report(ticket, settled);
	}

	bool waysLeadThere = true; ///< the recordings end where the outcomes say
	int flicks = 0;
	std::optional<std::pair<Ticket, Settled>> awaited;
	TroubleCount trouble;
	RecordedMatch recorded;
	std::unique_ptr<MatchSession> session;
};

void ExpectSameEnd(const Replayed& again, const History<Rules>& match)
{
	EXPECT_EQ(again.session->Match().StateHash(), match.StateHash());
	EXPECT_EQ(again.session->Match().LiveCount(), match.LiveCount());
	EXPECT_EQ(again.recorded.Position(), again.recorded.Length());
	EXPECT_EQ(again.recorded.Length(), match.LiveCount());
	EXPECT_EQ(again.trouble.troubles, 0);
}

TEST(RecordedMatch, PlaysMatchesOfComputersAgainToTheSameEnd)
{
	for (const int players : {2, 3, 4})
	{
		for (std::uint64_t seed = 1; seed <= 4; ++seed)
		{
			const History<Rules> match = MatchOfBots(players, seed);
			const Replayed again(match);
			EXPECT_TRUE(again.session->IsOver());
			EXPECT_GT(again.flicks, 20);
			EXPECT_TRUE(again.waysLeadThere);
			ExpectSameEnd(again, match);
			EXPECT_EQ(RecordedMatch::CommandsOf(again.session->Match()), RecordedMatch::CommandsOf(match));
		}
	}
}

TEST(RecordedMatch, WaitsForEveryReportThatComesLater)
{
	for (const int players : {2, 4})
	{
		const History<Rules> match = MatchOfBots(players, 9);
		Replayed again(match, true);
		while (again.awaited)
		{
			const std::size_t position = again.recorded.Position();
			const int flicks = again.flicks;
			EXPECT_EQ(again.session->State().pending.Front().kind, DecisionKind::Settle);
			again.session->Release();
			EXPECT_EQ(again.recorded.Position(), position) << "nothing happens while the discs are under way";
			EXPECT_EQ(again.flicks, flicks);
			again.Report();
		}
		EXPECT_TRUE(again.session->IsOver());
		ExpectSameEnd(again, match);
	}
}

TEST(RecordedMatch, PlaysAgainWhatWasAnsweredInAnyOrderAndWhatNoSimulationMade)
{
	for (const int players : {2, 3, 4})
	{
		RandomHistory match(players, 5);
		while (!match.IsOver() && !testing::Test::HasFatalFailure())
		{
			match.Step1();
		}
		Replayed again(match.Match(), true);
		while (again.awaited)
		{
			again.Report();
		}
		EXPECT_TRUE(again.session->IsOver());
		ExpectSameEnd(again, match.Match());
	}
}

TEST(RecordedMatch, LeavesOutWhatWasTakenBack)
{
	RandomHistory match(2, 8, true);
	for (int i = 0; i < 120 && !match.IsOver(); ++i)
	{
		match.Step1();
		if (i % 7 == 3)
		{
			ASSERT_EQ(match.Match().Undo(0), UndoReason::None);
		}
	}
	EXPECT_LT(match.Match().LiveCount(), 120u);
	Replayed again(match.Match(), true);
	while (again.awaited)
	{
		again.Report();
	}
	ExpectSameEnd(again, match.Match());
	EXPECT_EQ(again.session->Match().Entries().size(), match.Match().LiveCount()) << "nothing was taken back again";
}

TEST(RecordedMatch, StopsWhereTheRecordingStops)
{
	const History<Rules> whole = MatchOfBots(3, 2);
	auto match = History<Rules>::Start(whole.GetRules(), whole.GetSetup());
	ASSERT_TRUE(match);
	for (std::size_t i = 0; i < 60; ++i)
	{
		const Replayed again(*match);
		ExpectSameEnd(again, *match);
		EXPECT_FALSE(again.session->IsOver());
		ASSERT_FALSE(match->Submit(whole.LiveCommandAt(i)));
	}
}

TEST(RecordedMatch, PlaysASavedMatchAgain)
{
	const History<Rules> match = MatchOfBots(2, 6);
	const auto read = ReadMatch(Rules{}, EncodeReplay(match, kPhysicsVersion));
	ASSERT_TRUE(read);
	const Replayed again(*read);
	ExpectSameEnd(again, match);
}

} // namespace
} // namespace faith::flick::test
