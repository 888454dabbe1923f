#include "FlickOfFaithPresentation/ShotPlayback.h"

#include "FlickOfFaithRules/ExactTable.h"
#include "Support/LawGame.h"
#include "Support/RandomHistory.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

namespace faith::flick::test
{
namespace
{

constexpr double kMicrometre = 0.001;

/// A flick of the exact simulation, ready to be shown.
struct Shown
{
	explicit Shown(const GameState& launched) : before(launched), report(PlayAndRecord(before, recording))
	{
		playback.Begin(before, recording);
	}

	/// The pose of a disc that the playback moves.
	std::optional<PiecePose> At(PieceId piece, double seconds) const
	{
		const std::vector<PiecePose> poses = playback.PosesAt(seconds);
		const auto found =
			std::find_if(poses.begin(), poses.end(), [piece](const PiecePose& pose) { return pose.piece == piece; });
		return found == poses.end() ? std::nullopt : std::optional(*found);
	}

	/// All pieces as a host shows them then.
	std::vector<PiecePose> TableAt(double seconds) const
	{
		std::vector<PiecePose> poses = TablePoses(before);
		for (const PiecePose& pose : playback.PosesAt(seconds))
		{
			poses[pose.piece] = pose;
		}
		return poses;
	}

	/// The pieces after the report, before the rules do anything about them.
	GameState After() const
	{
		GameState after = before;
		for (const DiscRest& rest : report.discs)
		{
			Piece& piece = after.pieces[rest.piece];
			piece.place = rest.left ? Place::Box : Place::Map;
			piece.position = rest.position;
			piece.restsOn = rest.restsOn;
		}
		return after;
	}

	double Middle() const { return playback.Duration() / 2.0; }

	GameState before;
	physics::Recording recording;
	Settled report;
	ShotPlayback playback;
};

/// Player 0 flicks from At(205, 205) towards the Navel, with a perfectly steady hand. Millimetres/s.
Shown FlickTowardsNavel(Discs others, double speed, std::int32_t angle = 225'000, PieceKind kind = PieceKind::Prophet)
{
	TestGame game(Study(2, std::move(others)));
	const PieceId disc = game.FindIn(Place::Hand, kind, 0);
	game.Do(PlaceDiscs{0, 0, {Placing{disc, At(205, 205)}}});
	game.Do(Flick{0, {DiscAim{disc, Aim{angle, 500, 400}}}});
	GameState state = game.State();
	state.launched.launches[0].angle = angle;
	state.launched.launches[0].speed = Mm(speed);
	return Shown(state);
}

PieceId FlickedIn(const Shown& shot)
{
	return shot.before.launched.launches[0].piece;
}

double Away(const PiecePose& first, const PiecePose& second)
{
	return std::hypot(first.x - second.x, first.y - second.y);
}

/// What is shown on the mat is what should be.
void ExpectSameOnMat(const std::vector<PiecePose>& shown, const std::vector<PiecePose>& wanted)
{
	ASSERT_EQ(shown.size(), wanted.size());
	for (std::size_t i = 0; i < shown.size(); ++i)
	{
		const bool isOnMat = shown[i].isShown && shown[i].isOnMap;
		ASSERT_EQ(isOnMat, wanted[i].isShown && wanted[i].isOnMap) << i;
		if (isOnMat)
		{
			ASSERT_NEAR(shown[i].x, wanted[i].x, kMicrometre) << i;
			ASSERT_NEAR(shown[i].y, wanted[i].y, kMicrometre) << i;
			ASSERT_NEAR(shown[i].bottom, wanted[i].bottom, kMicrometre) << i;
		}
	}
}

void ExpectFromStartToReport(const Shown& shot)
{
	ExpectSameOnMat(shot.TableAt(0.0), TablePoses(shot.before));
	ExpectSameOnMat(shot.TableAt(-1.0), TablePoses(shot.before));
	ExpectSameOnMat(shot.TableAt(shot.playback.Duration()), TablePoses(shot.After()));
	ExpectSameOnMat(shot.TableAt(shot.playback.Duration() + 9.0), TablePoses(shot.After()));
}

TEST(ShotPlayback, LeadsFromTheStartToTheReportInEveryFlickOfAMatch)
{
	int flicks = 0;
	for (const int players : {2, 3, 4})
	{
		for (std::uint64_t seed = 1; seed <= 6; ++seed)
		{
			RandomHistory match(players, seed);
			while (!match.IsOver() && !testing::Test::HasFatalFailure())
			{
				if (match.Match().State().pending.Front().kind == DecisionKind::Settle)
				{
					ExpectFromStartToReport(Shown(match.Match().State()));
					++flicks;
				}
				match.Step1();
			}
		}
	}
	EXPECT_GT(flicks, 500);
}

TEST(ShotPlayback, ALoneDiscGoesStraightOnAndSlowsDown)
{
	const Shown shot = FlickTowardsNavel({}, 900);
	const PieceId disc = FlickedIn(shot);
	const PiecePose start = *shot.At(disc, 0.0);
	const double way = Away(start, *shot.At(disc, shot.playback.Duration()));
	constexpr int steps = 50;
	double before = 0.0;
	double stepBefore = way;
	for (int i = 1; i <= steps; ++i)
	{
		const PiecePose pose = *shot.At(disc, shot.playback.Duration() * i / steps);
		const double gone = Away(start, pose);
		EXPECT_GE(gone, before);
		EXPECT_LE(gone - before, stepBefore + 1e-9);
		EXPECT_NEAR(gone + Away(pose, *shot.At(disc, shot.playback.Duration())), way, 1e-6) << "on the straight line";
		EXPECT_TRUE(pose.isShown);
		stepBefore = gone - before;
		before = gone;
	}
	EXPECT_GT(way, 20.0);
}

// Rule 2.1
TEST(ShotPlayback, ADiscThatLeavesTipsOverTheEdgeAndIsSoonOutOfSight)
{
	TestGame game(Study(2), Rules{PlainCatalogue()});
	const PieceId disc = game.PlaceAndFlick(); // east, which is near
	const Shown shot(game.State());
	const double end = shot.playback.Duration();
	bool hasTipped = false;
	for (int i = 0; i < 100; ++i)
	{
		const PiecePose pose = *shot.At(disc, end * i / 100.0);
		EXPECT_TRUE(pose.isShown) << i;
		hasTipped = hasTipped || (!pose.isOnMap && pose.lean > 10.0);
	}
	EXPECT_TRUE(hasTipped);
	EXPECT_FALSE(shot.At(disc, end)->isShown);
}

TEST(ShotPlayback, TurnsADiscTheWayItSpins)
{
	const Shown shot = FlickTowardsNavel({}, 900);
	const PieceId disc = FlickedIn(shot);
	ASSERT_GT(shot.before.launched.launches[0].spin, 0);
	EXPECT_NEAR(shot.At(disc, 0.0)->angle, 0.0, 1e-9);
	EXPECT_GT(shot.At(disc, shot.Middle())->angle, 1.0) << "degrees";
	EXPECT_GT(shot.At(disc, shot.playback.Duration())->angle, shot.At(disc, shot.Middle())->angle);
	const double first = shot.At(disc, 0.001)->angle;
	EXPECT_NEAR(first, shot.before.launched.launches[0].spin / 1000.0 * 0.001 * 57.3, 0.1 * first);
}

TEST(ShotPlayback, AStruckDiscWaitsUntilItIsHit)
{
	const Shown shot = FlickTowardsNavel({OnMap(PieceKind::Prophet, 1, At(150, 150))}, 1'500);
	const auto hit = std::find_if(shot.recording.Impacts().begin(), shot.recording.Impacts().end(),
		[](const physics::Impact& impact) { return impact.second != physics::kNoBody; });
	ASSERT_NE(hit, shot.recording.Impacts().end());
	const PieceId struck = hit->first == FlickedIn(shot) ? hit->second : hit->first;
	const PiecePose start = TablePoses(shot.before)[struck];
	EXPECT_NEAR(Away(start, *shot.At(struck, hit->time * 0.99)), 0.0, kMicrometre);
	EXPECT_GT(Away(start, *shot.At(struck, hit->time + 0.05)), 1.0);
	EXPECT_GT(Away(start, *shot.At(FlickedIn(shot), hit->time * 0.9)), 20.0) << "the other is not there yet";
}

TEST(ShotPlayback, MovesNothingThatStays)
{
	GameState state = FlickTowardsNavel({OnMap(PieceKind::Prophet, 1, AtSea(2))}, 500).before;
	for (Piece& piece : state.pieces)
	{
		const bool isFixed = piece.kind == PieceKind::Heart || piece.kind == PieceKind::HandOfGod;
		piece.place = isFixed ? Place::Map : piece.place;
		piece.position = isFixed ? AtSea(1) : piece.position;
	}
	const Shown shot(state);
	for (const double seconds : {0.0, shot.Middle(), shot.playback.Duration()})
	{
		const std::vector<PiecePose> poses = shot.playback.PosesAt(seconds);
		ASSERT_EQ(poses.size(), 1u);
		EXPECT_EQ(poses[0].piece, FlickedIn(shot));
		EXPECT_TRUE(poses[0].isOnMap);
	}
}

// Rule 12.5
TEST(ShotPlayback, ARiderStaysOnTopOfWhateverCarriesIt)
{
	for (const PieceKind carrier : {PieceKind::Prophet, PieceKind::Templar, PieceKind::Sphinx})
	{
		TestGame game =
			LawGame(MissionUnder("tower_of_babel", 2, {InHand(PieceKind::Templar, 0), InHand(PieceKind::Sphinx, 0)}));
		const PieceId lower = game.FindIn(Place::Hand, carrier, 0);
		const PieceId upper = game.FindIn(Place::Hand, PieceKind::Prophet, 0, 1);
		game.Do(PlaceDiscs{0, 0, {Placing{lower, At(205, 205)}, Placing{upper, At(205, 205)}}});
		game.Do(Flick{0, {DiscAim{lower, Aim{225'000, 100, 0}}}});
		const Shown shot(game.State());
		for (const double seconds : {0.0, shot.Middle(), shot.playback.Duration()})
		{
			EXPECT_DOUBLE_EQ(shot.At(upper, seconds)->bottom, RowOf(carrier).height / 1000.0);
			EXPECT_DOUBLE_EQ(shot.At(lower, seconds)->bottom, 0.0);
		}
	}
}

/// A prophet, or the heavy Sphinx, is flicked at a disc on whose far rim another one lies. The struck disc slips away from below it.
struct Undermined
{
	explicit Undermined(double speed, PieceKind flicked = PieceKind::Prophet)
		: shot(FlickTowardsNavel({OnMap(PieceKind::Prophet, 1, At(150, 150)),
									 OnMap(PieceKind::Prophet, 0, At(139.4, 139.4), 0), InHand(PieceKind::Sphinx, 0)},
			  speed, 225'000, flicked))
	{
		for (const PiecePose& pose : TablePoses(shot.before))
		{
			upper = pose.isOnMap && pose.bottom > 0.0 ? pose.piece : upper;
		}
	}

	/// How far the upper disc is pushed in the end.
	double Pushed() const { return Away(shot.TableAt(0.0)[upper], shot.TableAt(shot.playback.Duration())[upper]); }

	Shown shot;
	PieceId upper = kNoPiece;
};

TEST(ShotPlayback, ADiscDropsWhenWhatItLiesOnIsKnockedAway)
{
	const Undermined stack(1'000);
	const Shown& shot = stack.shot;
	ASSERT_EQ(stack.Pushed(), 0.0) << "it drops where it is";
	EXPECT_DOUBLE_EQ(shot.TableAt(0.0)[stack.upper].bottom, 6.0);
	EXPECT_DOUBLE_EQ(shot.TableAt(shot.playback.Duration())[stack.upper].bottom, 0.0);
	ExpectFromStartToReport(shot);
}

TEST(ShotPlayback, ADiscThatIsStruckAfterItDroppedWasUpThereBefore)
{
	const Undermined stack(2'000, PieceKind::Sphinx);
	const Shown& shot = stack.shot;
	ASSERT_GT(stack.Pushed(), 1.0) << "the flicked disc comes after";
	EXPECT_DOUBLE_EQ(shot.TableAt(0.0)[stack.upper].bottom, 6.0);
	ExpectFromStartToReport(shot);
}

TEST(ShotPlayback, ForgetsTheShotBefore)
{
	const Shown first = FlickTowardsNavel({OnMap(PieceKind::Prophet, 1, At(150, 150))}, 2'000);
	const Shown second = FlickTowardsNavel({}, 300);
	ShotPlayback playback;
	playback.Begin(first.before, first.recording);
	playback.Begin(second.before, second.recording);
	EXPECT_EQ(playback.Duration(), second.recording.Duration());
	EXPECT_EQ(playback.PosesAt(playback.Duration()).size(), 1u);
}

} // namespace
} // namespace faith::flick::test
