#include "FaithPhysics/Simulation.h"

#include "FaithPhysics/TestTable.h"
#include "Support/FlickSet.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <vector>

namespace faith::physics
{
namespace
{

/// Half a micrometre of rounding.
constexpr double kRounding = 0.5 + 1e-6;

TEST(Simulation, StopsWhereFrictionHasUsedUpTheSpeedInEveryDirection)
{
	TestTable table;
	const Point start{100, -50};
	table.Add(start);
	const double slide = SlideOf(2'000'000.0, table.surface);
	for (std::int32_t i = 0; i < 64; ++i)
	{
		const std::int32_t angle = i * kFullTurn / 64;
		const Vector way = UnitVector(angle);
		Recording recording;
		const Outcome outcome = Simulate(table.SceneOf(), table.Flick(0, angle, 2'000'000), recording);
		const Vector end = recording.PoseAt(0, recording.Duration()).position;
		const Vector moved{end.x - start.x, end.y - start.y};
		EXPECT_NEAR(moved.x * way.x + moved.y * way.y, slide, slide * 1e-12) << angle;
		EXPECT_NEAR(moved.x * way.y - moved.y * way.x, 0.0, slide * 1e-12) << angle;
		EXPECT_NEAR(recording.Duration(), 2'000'000.0 / BrakeOf(table.surface), 1e-12);
		ASSERT_EQ(outcome.rests.Size(), 1u);
		EXPECT_NEAR(outcome.rests[0].position.x, end.x, kRounding);
		EXPECT_NEAR(outcome.rests[0].position.y, end.y, kRounding);
	}
}

TEST(Simulation, StopsAfterTheSameWayAtEverySpeed)
{
	TestTable table;
	table.Add({0, 0});
	for (const std::int32_t friction : {100, 320, 900})
	{
		table.surface.friction = friction;
		for (const std::int32_t speed : {250, 999, 60'000, 1'234'567})
		{
			Recording recording;
			(void)Simulate(table.SceneOf(), table.Flick(0, 90'000, speed), recording);
			const double slide = SlideOf(speed, table.surface);
			EXPECT_NEAR(recording.PoseAt(0, recording.Duration()).position.y, slide, slide * 1e-12 + 1e-9);
		}
	}
}

TEST(Simulation, PoseFollowsTheParabolaOfABrakedDisc)
{
	TestTable table;
	table.Add({0, 0});
	Recording recording;
	(void)Simulate(table.SceneOf(), table.Flick(0, 180'000, 1'000'000), recording);
	const double brake = BrakeOf(table.surface);
	for (const double part : {0.0, 0.1, 0.5, 0.9, 0.999})
	{
		const double time = part * recording.Duration();
		const Pose pose = recording.PoseAt(0, time);
		EXPECT_NEAR(pose.position.x, -(1e6 - brake * time / 2.0) * time, 1e-6);
		EXPECT_NEAR(pose.velocity.x, -(1e6 - brake * time), 1e-6);
		EXPECT_TRUE(pose.moved);
		EXPECT_FALSE(pose.left);
		EXPECT_EQ(pose.spin, 0.0);
	}
	EXPECT_NEAR(recording.PoseAt(0, -1.0).position.x, 0.0, 1e-6);
	EXPECT_EQ(recording.PoseAt(0, 1e6).velocity, (Vector{0.0, 0.0}));
}

TEST(Simulation, LeavesExactlyWhereThePathCrossesTheEdge)
{
	TestTable table;
	table.halfMat = 150'000;
	table.Add({20'000, -30'000});
	for (std::int32_t angle = 1'234; angle < kFullTurn; angle += 7'777)
	{
		Recording recording;
		const Outcome outcome = Simulate(table.SceneOf(), table.Flick(0, angle, 2'000'000), recording);
		const Vector way = UnitVector(angle);
		const double edge = 150'000.0;
		const double distance = (std::min)(
			(std::copysign(edge, way.x) - 20'000.0) / way.x, (std::copysign(edge, way.y) + 30'000.0) / way.y);
		const Pose pose = recording.PoseAt(0, recording.Duration());
		EXPECT_TRUE(pose.left);
		EXPECT_NEAR(pose.position.x, 20'000.0 + distance * way.x, 1e-6) << angle;
		EXPECT_NEAR(pose.position.y, -30'000.0 + distance * way.y, 1e-6) << angle;
		ASSERT_EQ(outcome.rests.Size(), 1u);
		const Rest& rest = outcome.rests[0];
		EXPECT_TRUE(rest.left);
		EXPECT_EQ(rest.restsOn, kNoBody);
		EXPECT_GE((std::max)(std::abs(rest.position.x), std::abs(rest.position.y)), table.halfMat) << angle;
		EXPECT_NEAR(rest.position.x, pose.position.x, 1.0);
		EXPECT_NEAR(rest.position.y, pose.position.y, 1.0);
	}
}

TEST(Simulation, StaysWhenItStopsOneMicrometreBeforeTheEdge)
{
	TestTable table;
	table.Add({0, 0});
	const double slide = SlideOf(1'000'000.0, table.surface);
	for (std::int32_t angle = 0; angle < kFullTurn; angle += 90'000)
	{
		table.halfMat = static_cast<std::int32_t>(std::ceil(slide));
		EXPECT_FALSE(Simulate(table.SceneOf(), table.Flick(0, angle, 1'000'000)).rests[0].left);
		table.halfMat = static_cast<std::int32_t>(std::floor(slide));
		EXPECT_TRUE(Simulate(table.SceneOf(), table.Flick(0, angle, 1'000'000)).rests[0].left);
	}
}

TEST(Simulation, ADiscThatLeavesIsGoneAtOnce)
{
	TestTable table;
	table.halfMat = 100'000;
	table.Add({60'000, 0});
	// The leaving disc would strike it 5 mm later.
	table.Add({99'000, 85'000});
	const Outcome outcome = Simulate(table.SceneOf(), table.Flick(0, 45'000, 2'000'000));
	EXPECT_TRUE(outcome.rests[0].left);
	EXPECT_EQ(outcome.rests.Size(), 1u);
	EXPECT_EQ(outcome.collisions, 0);
}

TEST(Simulation, ListsOnlyLaunchedAndMovedDiscsInOrder)
{
	TestTable table;
	table.Add({200'000, 0});
	table.Add({0, 200'000});
	table.Add({100'000, 0});
	table.Add({0, -300'000});
	table.Add({0, 0});
	Shot shot = table.Flick(4, 0, 1'200'000);
	shot.launches.PushBack(table.LaunchOf(3, 0, 0));
	Recording recording;
	const Outcome outcome = Simulate(table.SceneOf(), shot, recording);
	std::vector<std::uint8_t> ids;
	for (const Rest& rest : outcome.rests)
	{
		ids.push_back(rest.piece);
	}
	EXPECT_EQ(ids, (std::vector<std::uint8_t>{0, 2, 3, 4}));
	EXPECT_EQ(RestOf(table, outcome, 3).position, (Point{0, -300'000}));
	EXPECT_FALSE(recording.PoseAt(1, 0.1).moved);
	EXPECT_EQ(outcome.collisions, 2);
	EXPECT_EQ(recording.Impacts().size(), 2u);
}

TEST(Simulation, StartsALaunchedDiscWhereTheLaunchSays)
{
	TestTable table;
	table.Add({0, 0});
	table.Add({30'000, 100'000});
	Shot shot = table.Flick(0, 0, 0);
	shot.launches[0].from = {-70'000, 100'000};
	EXPECT_EQ(Simulate(table.SceneOf(), shot).rests[0].position, (Point{-70'000, 100'000}));
	// Where the body lay is free now.
	shot.launches.PushBack(table.LaunchOf(1, 253'301, 900'000));
	EXPECT_EQ(Simulate(table.SceneOf(), shot).collisions, 0);
}

TEST(Simulation, IgnoresLaunchesOfDiscsThatAreNotThere)
{
	TestTable table;
	table.Add({0, 0});
	Shot shot;
	shot.launches.PushBack({7, {0, 50'000}, 0, 1'000'000, 0});
	EXPECT_TRUE(Simulate(table.SceneOf(), shot).rests.Empty());
	EXPECT_TRUE(Simulate(table.SceneOf(), Shot{}).rests.Empty());
}

TEST(Simulation, PlaysEveryShotFromTheLoadedPosition)
{
	const std::vector<FlickCase> set = StandardFlickSet(16, 6);
	Simulator simulator;
	for (const FlickCase& flick : set)
	{
		simulator.Load(flick.SceneOf());
		Shot other = flick.shot;
		other.launches[0].angle = NormalAngle(other.launches[0].angle + 4'000);
		const Outcome first = simulator.Play(flick.shot);
		(void)simulator.Play(other);
		Recording recording;
		const Outcome again = simulator.Play(flick.shot, recording);
		EXPECT_EQ(first.rests, again.rests);
		EXPECT_EQ(first.rests, Simulate(flick.SceneOf(), flick.shot).rests);
	}
}

TEST(Simulation, RecordedWaysAreUnbrokenAndEndAtTheOutcome)
{
	for (const FlickCase& flick : StandardFlickSet(16, 20))
	{
		Recording recording;
		const Outcome outcome = Simulate(flick.SceneOf(), flick.shot, recording);
		for (const Rest& rest : outcome.rests)
		{
			Pose before = recording.PoseAt(rest.piece, 0.0);
			const double step = recording.Duration() / 500.0;
			for (int i = 1; i <= 500; ++i)
			{
				const Pose now = recording.PoseAt(rest.piece, i * step);
				const double way = std::hypot(now.position.x - before.position.x, now.position.y - before.position.y);
				EXPECT_LE(way, 6e6 * step) << "faster than any disc of this set";
				before = now;
			}
			EXPECT_NEAR(before.position.x, rest.position.x, rest.left ? 1.0 : kRounding);
			EXPECT_NEAR(before.position.y, rest.position.y, rest.left ? 1.0 : kRounding);
			EXPECT_EQ(before.left, rest.left);
		}
	}
}

TEST(Simulation, ACrowdDoesNotTouchWhatHappensElsewhere)
{
	TestTable table;
	const std::uint8_t lone = table.Add({-300'000, -300'000});
	const std::uint8_t rider = table.AddOn(lone, {-290'000, -295'000});
	const std::uint8_t heavy = table.Add({-230'000, -300'000}, kTestRadius, 9'000);
	const std::uint8_t intruder = table.Add({-150'000, 7'000});
	table.AddPack({0, 0}, 5);
	Shot shot = table.Flick(lone, 0, 700'000, 60'000);
	const Outcome alone = Simulate(table.SceneOf(), shot);
	shot.launches.PushBack(table.LaunchOf(intruder, 0, 1'500'000));
	const Outcome crowded = Simulate(table.SceneOf(), shot);
	EXPECT_GT(crowded.rests.Size(), 4u);
	for (const std::uint8_t piece : {lone, rider, heavy})
	{
		EXPECT_EQ(RestOf(table, crowded, piece), RestOf(table, alone, piece)) << int{piece};
	}
}

/// The deepest overlap of two discs on the mat, micrometres.
double DeepestOverlap(const FlickCase& flick, const Outcome& outcome)
{
	std::vector<Circle> discs;
	for (const Body& body : flick.bodies)
	{
		const Rest* rest = FindRest(outcome, body.id);
		if (rest == nullptr || !rest->left)
		{
			discs.push_back({rest == nullptr ? body.shape.centre : rest->position, body.shape.radius});
		}
	}
	double deepest = 0.0;
	for (std::size_t i = 0; i < discs.size(); ++i)
	{
		for (std::size_t j = i + 1; j < discs.size(); ++j)
		{
			const double distance = std::sqrt(static_cast<double>(DistanceSquared(discs[i].centre, discs[j].centre)));
			deepest = (std::max)(deepest, discs[i].radius + discs[j].radius - distance);
		}
	}
	return deepest;
}

TEST(Simulation, LeavesNoDiscsInsideEachOther)
{
	// Two places rounded to the micrometre.
	const double rounding = 1.5;
	for (const FlickCase& flick : StandardFlickSet(32, 200))
	{
		EXPECT_LE(DeepestOverlap(flick, Simulate(flick.SceneOf(), flick.shot)), rounding);
	}
	for (const FlickCase& flick : DensePackSet(50))
	{
		EXPECT_LE(DeepestOverlap(flick, Simulate(flick.SceneOf(), flick.shot)), rounding);
	}
}

} // namespace
} // namespace faith::physics
