#include "FlickOfFaithPresentation/MatchStatus.h"

#include "FlickOfFaithAI/MatchRunner.h"
#include "FlickOfFaithRules/ExactTable.h"
#include "Support/GodGame.h"
#include "Support/LawGame.h"
#include "Support/RandomHistory.h"

#include <gtest/gtest.h>

#include <set>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace faith::flick::test
{
namespace
{

using Keys = std::vector<std::string_view>;

MatchStatus StatusNow(const TestGame& game)
{
	return StatusOf(game.GetRules().Cards(), game.State());
}

/// Watches a match from the beginning to the end.
class StatusWatch
{
public:
	void Follow(const GameState& state)
	{
		const MatchStatus status = StatusOf(StandardCatalogue(), state);
		ExpectWhatTheStateSays(status, state);
		const std::pair<int, MatchPhase> now{status.generation, status.phase};
		EXPECT_GE(now, last_) << "from " << NameOf(last_.second) << " to " << NameOf(status.phase);
		EXPECT_EQ(status.generation == 0, status.phase <= MatchPhase::FirstFlickOff);
		EXPECT_EQ(status.active != kNobody, status.phase == MatchPhase::Mission);
		EXPECT_EQ(status.winner != kNobody, status.phase == MatchPhase::Over);
		EXPECT_EQ(status.seats[0].god.empty(), status.phase == MatchPhase::ChoosingGods);
		seen.insert(status.phase);
		last_ = now;
	}

	std::set<MatchPhase> seen;

private:
	static void ExpectWhatTheStateSays(const MatchStatus& status, const GameState& state)
	{
		ASSERT_EQ(status.seats.size(), state.players.Size());
		for (Seat seat = 0; seat < state.PlayerCount(); ++seat)
		{
			EXPECT_EQ(status.seats[seat].score, state.players[seat].score);
			EXPECT_EQ(status.seats[seat].prophets, UnflickedOf(state, seat));
			EXPECT_FALSE(status.seats[seat].colour.empty());
		}
		EXPECT_EQ(status.firstPlayer, state.firstPlayer);
		EXPECT_EQ(status.winReason, state.winReason);
		EXPECT_EQ(status.asked == DecisionKind::None, status.phase == MatchPhase::Over);
		EXPECT_EQ(status.waitingFor == 0, status.asked == DecisionKind::None || status.asked == DecisionKind::Settle);
	}

	std::pair<int, MatchPhase> last_{0, MatchPhase::ChoosingGods};
};

TEST(MatchStatus, FollowsMatchesOfComputersPhaseByPhase)
{
	for (const int players : {2, 3, 4})
	{
		flick::Setup setup;
		setup.players = static_cast<std::uint8_t>(players);
		setup.seed = 11;
		StatusWatch watch;
		const auto match = PlayMatch(
			Rules{}, setup, PlayExactly, [&](std::span<const Event>, const GameState& state) { watch.Follow(state); });
		ASSERT_TRUE(match);
		for (const MatchPhase always : {MatchPhase::ChoosingGods, MatchPhase::FirstFlickOff, MatchPhase::Council,
				 MatchPhase::Mission, MatchPhase::Over})
		{
			EXPECT_TRUE(watch.seen.contains(always)) << NameOf(always);
		}
	}
}

TEST(MatchStatus, FollowsUnrulyMatchesThroughEveryPhase)
{
	std::set<MatchPhase> seen;
	for (std::uint64_t seed = 1; seed <= 12; ++seed)
	{
		RandomHistory match(2 + static_cast<int>(seed % 3), seed);
		StatusWatch watch;
		watch.Follow(match.Match().State());
		while (!match.IsOver() && !testing::Test::HasFatalFailure())
		{
			match.Step1();
			watch.Follow(match.Match().State());
		}
		seen.insert(watch.seen.begin(), watch.seen.end());
	}
	EXPECT_TRUE(seen.contains(MatchPhase::Worship)) << "only cards ask there";
}

// Rule 3.4
TEST(MatchStatus, KeepsGodsSecretUntilAllHaveChosen)
{
	flick::Setup setup;
	setup.players = 3;
	TestGame game(setup, Rules{});
	EXPECT_EQ(StatusNow(game).phase, MatchPhase::ChoosingGods);
	EXPECT_EQ(StatusNow(game).asked, DecisionKind::ChooseGod);
	game.Do(ChooseGod{1, GodSide::B});
	EXPECT_EQ(StatusNow(game).waitingFor, SeatBit(0) | SeatBit(2));
	EXPECT_TRUE(StatusNow(game).seats[1].god.empty());
	game.Do(ChooseGod{0, GodSide::A}).Do(ChooseGod{2, GodSide::A});
	const MatchStatus status = StatusNow(game);
	EXPECT_EQ(status.phase, MatchPhase::FirstFlickOff);
	const GodCard& card = StandardCatalogue().godCards[game.State().players[1].godCard];
	EXPECT_EQ(status.seats[1].god, card.sides[1]->key);
	EXPECT_EQ(status.seats[1].colour, card.colour);
}

// Rules 3.7, 5.1
TEST(MatchStatus, NobodyAsksWhoBeginsOnceAGenerationHasBegun)
{
	GameState state = TestGame::AtFirstCouncil(3, 2).State();
	state.step = Step::MeasureFlickOff;
	EXPECT_EQ(StatusOf(StandardCatalogue(), state).phase, MatchPhase::Council);
	state.generation = 0;
	EXPECT_EQ(StatusOf(StandardCatalogue(), state).phase, MatchPhase::FirstFlickOff);
	state.generation = 4;
	state.flickOff.decidesGame = true;
	EXPECT_EQ(StatusOf(StandardCatalogue(), state).phase, MatchPhase::LastFlickOff);
}

TEST(MatchStatus, TheFirstGenerationBeginsWithACouncil)
{
	const TestGame game = TestGame::AtFirstCouncil(3, 2);
	const MatchStatus status = StatusNow(game);
	EXPECT_EQ(status.phase, MatchPhase::Council);
	EXPECT_EQ(status.generation, 1);
	EXPECT_EQ(status.firstPlayer, 2);
	EXPECT_EQ(status.active, kNobody);
	EXPECT_EQ(status.asked, DecisionKind::Vote);
}

// Rule 5.6
TEST(MatchStatus, WhatALawAsksWhenItEntersTheGameBelongsToTheCouncil)
{
	TestGame game = Enact(CouncilOn("tornado"));
	ASSERT_EQ(game.Asked(), DecisionKind::Card);
	EXPECT_EQ(StatusNow(game).phase, MatchPhase::Council);
	EXPECT_EQ(StatusNow(game).laws, (Keys{"tornado"}));
	game.Do(SampleCommands(game.GetRules(), game.State()).front());
	EXPECT_EQ(StatusNow(game).phase, MatchPhase::Mission);
}

TEST(MatchStatus, NamesTheLawsInForceOldestFirstAndNoGods)
{
	const TestGame laws = LawGame(MissionUnderLaws({"golden_calf", "exodus", "blind_obedience"}));
	EXPECT_EQ(StatusNow(laws).laws, (Keys{"golden_calf", "exodus", "blind_obedience"}));
	const TestGame gods = PlayGods(WithGods(Study(2), {"zeus", "ra"}));
	EXPECT_TRUE(StatusNow(gods).laws.empty());
	EXPECT_EQ(StatusNow(gods).seats[0].god, "zeus");
	EXPECT_EQ(StatusNow(gods).seats[1].god, "ra");
}

// Rule 6.2
TEST(MatchStatus, CountsTheProphetsThatAreStillToBeFlickedAndSaysWhoseTurnItIs)
{
	TestGame game(Study(2));
	const int all = StatusNow(game).seats[0].prophets;
	EXPECT_EQ(StatusNow(game).active, 0);
	EXPECT_EQ(StatusNow(game).asked, DecisionKind::Place);
	game.PlaceAndFlick();
	EXPECT_EQ(StatusNow(game).seats[0].prophets, all - 1);
	EXPECT_EQ(StatusNow(game).asked, DecisionKind::Settle);
	EXPECT_EQ(StatusNow(game).waitingFor, 0) << "the table has to report";
	EXPECT_EQ(StatusNow(game).phase, MatchPhase::Mission);
	game.Settle({Leaves(game.State().turn.discs.Front())});
	EXPECT_EQ(StatusNow(game).active, 1);
	EXPECT_EQ(StatusNow(game).seats[1].prophets, all);
}

// Rule 12.2
TEST(MatchStatus, WhatIsAskedBeforeScoringBelongsToWorship)
{
	const flick::Setup setup =
		WorshipUnder("lost_sheep", 2, {OnMap(PieceKind::Prophet, 0, AtSea(0)), OnMap(PieceKind::Prophet, 1, AtSea(1))});
	const TestGame game = LawGame(setup);
	ASSERT_EQ(game.Asked(), DecisionKind::Card);
	EXPECT_EQ(StatusNow(game).phase, MatchPhase::Worship);
	EXPECT_EQ(StatusNow(game).active, kNobody);
}

// Rules 9.3, 4.2
TEST(MatchStatus, KnowsTheFlickOffThatDecidesTheGameFromTheFirstOne)
{
	flick::Setup setup = Study(2);
	setup.position->phase = StartPhase::Ending;
	setup.position->scores = {7, 7, 0, 0};
	TestGame game(setup);
	EXPECT_EQ(StatusNow(game).phase, MatchPhase::LastFlickOff);
	game.CommitAims();
	EXPECT_EQ(StatusNow(game).phase, MatchPhase::LastFlickOff);
	EXPECT_EQ(StatusNow(game).winReason, WinReason::NotYet);
	game.SettleFlickOff(1);
	const MatchStatus status = StatusNow(game);
	EXPECT_EQ(status.phase, MatchPhase::Over);
	EXPECT_EQ(status.winner, 1);
	EXPECT_EQ(status.winReason, WinReason::FlickOff);
	EXPECT_EQ(status.asked, DecisionKind::None);
	EXPECT_EQ(status.seats[0].score, 7);
}

} // namespace
} // namespace faith::flick::test
