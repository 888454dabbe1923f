#include "FlickOfFaithAI/MatchReview.h"

#include "FlickOfFaithAI/Aiming.h"
#include "FlickOfFaithRules/Board.h"
#include "FlickOfFaithRules/ExactTable.h"
#include "FlickOfFaithRules/Queries.h"
#include "Support/LawGame.h"
#include "Support/TestGame.h"

#include <gtest/gtest.h>

#include <utility>

namespace faith::flick
{
namespace
{

using test::LawsOnly;
using test::MissionUnder;
using test::PlainCatalogue;
using test::Study;

CoachSettings Quick()
{
	CoachSettings settings;
	settings.image = 400;
	settings.tries = 8;
	settings.draws = 24;
	return settings;
}

History<Rules> Begin(const Setup& setup, const Catalogue& cards = PlainCatalogue())
{
	return *History<Rules>::Start(Rules{cards}, setup);
}

/// The active player places a prophet.
void Place(History<Rules>& history)
{
	const GameState& state = history.State();
	const Seat seat = state.turn.active;
	const CornerId corner = state.players[seat].corner;
	const Point spot = *FreeSpotInCloud(state, corner, PieceKind::Prophet);
	ASSERT_FALSE(history.Submit(PlaceDiscs{seat, corner, {Placing{UnflickedProphets(state, seat).Front(), spot}}}));
}

/// The active player flicks what was placed.
void FlickIt(History<Rules>& history, std::int32_t angle, std::int32_t power)
{
	const GameState& state = history.State();
	const PieceId disc = state.turn.discs[0];
	ASSERT_FALSE(history.Submit(Flick{state.turn.active, {DiscAim{disc, Aim{angle, power, 0}}}}));
	ASSERT_FALSE(history.Submit(PlayExactly(history.State())));
}

std::vector<SeatReview> Review(const History<Rules>& history, std::optional<Seat> only = {})
{
	InlineExecutor executor;
	SearchControl control;
	return BestMissed(history, Quick(), executor, control, only);
}

TEST(MatchReview, FindsTheFlickThatLostTheMost)
{
	flick::Setup setup = Study(2);
	setup.steadiness = {kSteadiest, kSteadiest, 1000, 1000};
	History<Rules> history = Begin(setup);
	// Seat 0 throws the first prophet away, when there is the most to gain.
	Place(history);
	const std::size_t entry = history.Entries().size();
	FlickIt(history, 45'000, 1000);
	Place(history);
	FlickIt(history, 45'000, 400);
	Place(history);
	const GameState& state = history.State();
	const Aim good = AimAt(PieceKind::Prophet, state.pieces[state.turn.discs[0]].position, board::IslandCentre(0));
	FlickIt(history, good.angle, good.power);
	const std::vector<SeatReview> reviews = Review(history);
	ASSERT_EQ(reviews.size(), 2u);
	EXPECT_EQ(reviews[0].flicks, 2u);
	EXPECT_EQ(reviews[1].flicks, 1u);
	ASSERT_TRUE(reviews[0].worst);
	EXPECT_EQ(reviews[0].worst->entry, entry);
	EXPECT_EQ(reviews[0].worst->generation, 1);
	EXPECT_EQ(reviews[0].worst->played.discs.at(0).chances.offMap, 1.0);
	EXPECT_GT(reviews[0].worst->best.worth, reviews[0].worst->played.worth);
	EXPECT_GE(reviews[0].lost, reviews[0].worst->played.regret);
}

TEST(MatchReview, CountsEntriesAndNotWhatWasTakenBack)
{
	flick::Setup setup = Study(2);
	setup.practice = true;
	History<Rules> history = Begin(setup);
	Place(history);
	ASSERT_EQ(history.Undo(0), UndoReason::None);
	Place(history);
	const std::size_t entry = history.Entries().size();
	ASSERT_EQ(entry, 3u);
	FlickIt(history, 45'000, 1000);
	const std::vector<SeatReview> reviews = Review(history);
	ASSERT_TRUE(reviews[0].worst);
	EXPECT_EQ(reviews[0].worst->entry, entry);
	EXPECT_EQ(reviews[0].flicks, 1u);
	EXPECT_FALSE(reviews[1].worst);
}

TEST(MatchReview, LooksAtOneSeatOnly)
{
	History<Rules> history = Begin(Study(2));
	Place(history);
	FlickIt(history, 225'000, 400);
	Place(history);
	FlickIt(history, 225'000, 1000);
	const std::vector<SeatReview> reviews = Review(history, Seat{1});
	EXPECT_EQ(reviews[0].flicks, 0u);
	EXPECT_EQ(reviews[1].flicks, 1u);
}

// Rule 12.1
TEST(MatchReview, DoesNotJudgeWhatWasAimedBlindly)
{
	History<Rules> history = Begin(MissionUnder("blind_obedience"), LawsOnly());
	Place(history);
	FlickIt(history, 45'000, 1000);
	const std::vector<SeatReview> reviews = Review(history);
	EXPECT_EQ(reviews[0].flicks, 0u);
	EXPECT_EQ(reviews[0].unseen, 1u);
	EXPECT_FALSE(reviews[0].worst);
}

TEST(MatchReview, AnnouncesAllItsWorkAtOnceAndStopsWhenCancelled)
{
	History<Rules> history = Begin(Study(2));
	Place(history);
	FlickIt(history, 225'000, 400);
	InlineExecutor executor;
	SearchControl control;
	static_cast<void>(BestMissed(history, Quick(), executor, control));
	EXPECT_GE(control.Done(), control.Planned());
	SearchControl cancelled;
	cancelled.Cancel();
	EXPECT_EQ(BestMissed(history, Quick(), executor, cancelled)[0].flicks, 0u);
	EXPECT_EQ(cancelled.Planned(), control.Planned());
}

} // namespace
} // namespace faith::flick
