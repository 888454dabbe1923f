#include "FaithPhysics/Simulation.h"
#include "FaithPhysics/TestTable.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstdint>

namespace faith::physics
{
namespace
{

/// Seconds: how close to an impact the poses before and after it are read. Friction changes speeds by 0.0004
/// micrometres/s in this time.
constexpr double kMoment = 1e-10;

/// Micrometres/s: without spin; and with spin, where the poses come out of tables.
constexpr double kSpeedError = 0.01;
constexpr double kSpinError = 1.0;

/// Two discs just before or after they strike each other.
struct Pair
{
	std::array<Pose, 2> poses;
	std::array<double, 2> masses{};
	std::array<double, 2> radii{};

	Vector Momentum() const
	{
		return {masses[0] * poses[0].velocity.x + masses[1] * poses[1].velocity.x,
			masses[0] * poses[0].velocity.y + masses[1] * poses[1].velocity.y};
	}

	/// About the origin.
	double AngularMomentum() const
	{
		double sum = 0.0;
		for (std::size_t i = 0; i < 2; ++i)
		{
			const Pose& pose = poses[i];
			sum += masses[i] * (pose.position.x * pose.velocity.y - pose.position.y * pose.velocity.x);
			sum += masses[i] * radii[i] * radii[i] / 2.0 * pose.spin;
		}
		return sum;
	}

	double Energy() const
	{
		double sum = 0.0;
		for (std::size_t i = 0; i < 2; ++i)
		{
			const Vector v = poses[i].velocity;
			const double rim = radii[i] * poses[i].spin;
			sum += masses[i] * ((v.x * v.x + v.y * v.y) / 2.0 + rim * rim / 4.0);
		}
		return sum;
	}

	/// From the first to the second, unit vector.
	Vector Normal() const
	{
		const double x = poses[1].position.x - poses[0].position.x;
		const double y = poses[1].position.y - poses[0].position.y;
		const double length = std::hypot(x, y);
		return {x / length, y / length};
	}

	/// Along the line of contact, positive while they approach.
	double Approach() const
	{
		const Vector n = Normal();
		return (poses[0].velocity.x - poses[1].velocity.x) * n.x + (poses[0].velocity.y - poses[1].velocity.y) * n.y;
	}

	/// Of the rims, to the left of the line of contact.
	double Slip() const
	{
		const Vector n = Normal();
		return (poses[1].velocity.x - poses[0].velocity.x) * n.y + (poses[0].velocity.y - poses[1].velocity.y) * n.x +
			radii[0] * poses[0].spin + radii[1] * poses[1].spin;
	}
};

/// The first impact of a shot, between the discs 0 and 1.
struct Struck
{
	Pair before;
	Pair after;
	Impact impact;
	Outcome outcome;
};

Struck PlayFirstImpact(const TestTable& table, const Shot& shot)
{
	Recording recording;
	Struck struck;
	struck.outcome = Simulate(table.SceneOf(), shot, recording);
	if (recording.Impacts().empty())
	{
		ADD_FAILURE() << "no impact";
		return struck;
	}
	struck.impact = recording.Impacts()[0];
	const auto read = [&](double time)
	{
		Pair pair;
		for (std::uint8_t i = 0; i < 2; ++i)
		{
			pair.poses[i] = recording.PoseAt(i, time);
			pair.masses[i] = table.bodies[i].massPermille / 1000.0;
			pair.radii[i] = table.bodies[i].shape.radius;
		}
		return pair;
	};
	struck.before = read(struck.impact.time - kMoment);
	struck.after = read(struck.impact.time + kMoment);
	return struck;
}

/// Disc 0 flicked at 1.2 m/s at disc 1, whose centre lies `aside` micrometres to the left of the path.
Struck StrikeAside(std::int32_t aside, std::int32_t spin, const Surface& surface, std::int32_t mass = 1000)
{
	TestTable table;
	table.surface = surface;
	table.Add({-100'000, 0}, 20'000, mass);
	table.Add({0, aside}, 25'000, 1'300);
	return PlayFirstImpact(table, table.Flick(0, 0, 1'200'000, spin));
}

TEST(SimulationImpact, SharesTheSpeedHeadOnForEveryRatioOfMasses)
{
	for (const std::int32_t restitution : {0, 300, Surface{}.restitution, 1000})
	{
		for (const std::int32_t mass : {100, 700, 1000, 3000, 20'000})
		{
			TestTable table;
			table.surface.restitution = restitution;
			table.Add({-100'000, 0}, kTestRadius, mass);
			table.Add({0, 0}, kTestRadius, 1000);
			const Struck struck = PlayFirstImpact(table, table.Flick(0, 0, 1'000'000));
			const double speed = struck.before.poses[0].velocity.x;
			EXPECT_NEAR(speed * speed, 1e12 - 2.0 * BrakeOf(table.surface) * 60'000.0, 1e5);
			const double m = mass / 1000.0;
			const double e = restitution / 1000.0;
			EXPECT_NEAR(struck.after.poses[0].velocity.x, speed * (m - e) / (m + 1.0), kSpeedError) << mass;
			EXPECT_NEAR(struck.after.poses[1].velocity.x, speed * m * (1.0 + e) / (m + 1.0), kSpeedError) << mass;
			EXPECT_NEAR(struck.after.poses[1].velocity.y, 0.0, 1e-6);
			EXPECT_NEAR(struck.impact.speed, speed, kSpeedError);
			EXPECT_NEAR(struck.impact.impulse, speed * m * (1.0 + e) / (m + 1.0), kSpeedError);
			EXPECT_NEAR(struck.impact.where.x, -20'000.0, 1e-6);
		}
	}
}

TEST(SimulationImpact, HappensWhereTheRimsTouch)
{
	for (std::int32_t aside = -44'000; aside <= 44'000; aside += 11'000)
	{
		const Struck struck = StrikeAside(aside, 10'000, Surface{});
		const Vector between{struck.after.poses[1].position.x - struck.after.poses[0].position.x,
			struck.after.poses[1].position.y - struck.after.poses[0].position.y};
		EXPECT_NEAR(std::hypot(between.x, between.y), 45'000.0, 1e-3) << aside;
		EXPECT_NEAR(struck.impact.where.x, struck.after.poses[0].position.x + between.x * 20.0 / 45.0, 1e-3);
		EXPECT_NEAR(struck.impact.where.y, struck.after.poses[0].position.y + between.y * 20.0 / 45.0, 1e-3);
	}
}

TEST(SimulationImpact, KeepsLinearAndAngularMomentum)
{
	for (const std::int32_t rimFriction : {0, 50, 200, 1000})
	{
		Surface surface;
		surface.rimFriction = rimFriction;
		for (std::int32_t aside = -44'000; aside <= 44'000; aside += 5'500)
		{
			for (const std::int32_t spin : {-80'000, 0, 15'000})
			{
				const Struck struck = StrikeAside(aside, spin, surface);
				const Vector before = struck.before.Momentum();
				const Vector after = struck.after.Momentum();
				EXPECT_NEAR(after.x, before.x, kSpinError) << aside << ' ' << spin;
				EXPECT_NEAR(after.y, before.y, kSpinError) << aside << ' ' << spin;
				const double lever = 100'000.0;
				EXPECT_NEAR(struck.after.AngularMomentum(), struck.before.AngularMomentum(), lever * kSpinError);
				EXPECT_LE(struck.after.Energy(), struck.before.Energy() * (1.0 + 1e-6));
			}
		}
	}
}

TEST(SimulationImpact, WithoutRimFrictionLosesWhatTheRestitutionSays)
{
	Surface surface;
	surface.rimFriction = 0;
	for (const std::int32_t restitution : {0, 400, 1000})
	{
		surface.restitution = restitution;
		for (const std::int32_t aside : {-40'000, -7'000, 0, 30'000})
		{
			const Struck struck = StrikeAside(aside, 30'000, surface, 2'100);
			const double approach = struck.before.Approach();
			const double e = restitution / 1000.0;
			EXPECT_NEAR(struck.after.Approach(), -e * approach, kSpinError);
			const double reduced = 2.1 * 1.3 / 3.4;
			const double loss = struck.before.Energy() - struck.after.Energy();
			EXPECT_NEAR(loss, reduced / 2.0 * (1.0 - e * e) * approach * approach, 2e6) << aside;
			EXPECT_NEAR(struck.after.poses[0].spin, struck.before.poses[0].spin, 1e-4);
			EXPECT_EQ(struck.after.poses[1].spin, 0.0);
		}
	}
}

TEST(SimulationImpact, SticksWhenTheRimsGripAndSlipsWhenTheyDoNot)
{
	Surface grip;
	grip.rimFriction = 1000;
	const Struck stuck = StrikeAside(5'000, 8'000, grip);
	EXPECT_GT(std::abs(stuck.before.Slip()), 1'000.0);
	EXPECT_NEAR(stuck.after.Slip(), 0.0, 3.0 * kSpinError);

	for (const std::int32_t spin : {60'000, -60'000})
	{
		Surface slippery;
		slippery.rimFriction = 50;
		const Struck slipped = StrikeAside(10'000, spin, slippery);
		const Vector n = slipped.before.Normal();
		const Vector change{slipped.after.poses[1].velocity.x, slipped.after.poses[1].velocity.y};
		const double push = 1.3 * (change.x * n.x + change.y * n.y);
		const double rub = 1.3 * (change.y * n.x - change.x * n.y);
		EXPECT_NEAR(push, slipped.impact.impulse, kSpinError);
		EXPECT_NEAR(rub, std::copysign(0.05 * push, slipped.before.Slip()), kSpinError);
		EXPECT_EQ(slipped.after.Slip() > 0.0, slipped.before.Slip() > 0.0);
		// Both rims are turned the same way, half as hard to turn as to push.
		EXPECT_NEAR(25'000.0 * slipped.after.poses[1].spin, -2.0 * rub / 1.3, kSpinError);
	}
}

TEST(SimulationImpact, LosesNoSpeedWhenTheDiscsHardlyApproach)
{
	TestTable table;
	table.surface.restitution = 0;
	table.Add({-40'001, 0}, kTestRadius, 3000);
	table.Add({0, 0});
	// Slower than 1 mm/s, and fast enough not to be put to rest.
	const double arriving = 950.0;
	const double speed = std::sqrt(arriving * arriving + 2.0 * BrakeOf(table.surface) * 1.0);
	const Struck struck = PlayFirstImpact(table, table.Flick(0, 0, static_cast<std::int32_t>(std::lround(speed))));
	EXPECT_LT(struck.before.Approach(), 1'000.0);
	EXPECT_NEAR(struck.after.Approach(), -struck.before.Approach(), kSpeedError);
}

TEST(SimulationImpact, PutsADiscToRestThatAnImpactLeftAlmostStill)
{
	TestTable table;
	table.surface.restitution = 1000;
	table.Add({-100'000, 0});
	table.Add({0, 0});
	const Struck struck = PlayFirstImpact(table, table.Flick(0, 0, 1'000'000));
	EXPECT_EQ(struck.after.poses[0].velocity, (Vector{0.0, 0.0}));
	EXPECT_EQ(RestOf(table, struck.outcome, 0).position, (Point{-40'000, 0}));
}

TEST(SimulationImpact, ADiscPutToRestGoesOnTurning)
{
	TestTable table;
	table.surface.restitution = 1000;
	table.surface.rimFriction = 0;
	table.Add({-100'000, 0});
	table.Add({0, 0});
	const Struck struck = PlayFirstImpact(table, table.Flick(0, 0, 1'000'000, 40'000));
	EXPECT_EQ(struck.after.poses[0].velocity, (Vector{0.0, 0.0}));
	EXPECT_NEAR(struck.after.poses[0].spin, struck.before.poses[0].spin, 1e-3);
}

TEST(SimulationImpact, ADiscLiesStillUntilItIsStruck)
{
	const Struck struck = StrikeAside(10'000, 20'000, Surface{});
	EXPECT_NEAR(struck.before.poses[1].position.x, 0.0, 1e-3);
	EXPECT_NEAR(struck.before.poses[1].position.y, 10'000.0, 1e-3);
	EXPECT_EQ(struck.before.poses[1].velocity, (Vector{0.0, 0.0}));
	EXPECT_EQ(struck.before.poses[1].spin, 0.0);
	EXPECT_NE(struck.after.poses[1].velocity, (Vector{0.0, 0.0}));
}

TEST(SimulationImpact, HitsWhatItGrazesAndMissesWhatItPassesByAMicrometre)
{
	for (std::int32_t angle = 0; angle < kFullTurn; angle += 90'000)
	{
		const Vector way = UnitVector(angle);
		const auto play = [&](std::int32_t aside)
		{
			TestTable table;
			const double x = -200'000.0 * way.x + aside * way.y;
			const double y = -200'000.0 * way.y - aside * way.x;
			table.Add({static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)});
			table.Add({0, 0});
			return Simulate(table.SceneOf(), table.Flick(0, angle, 1'500'000));
		};
		for (const std::int32_t side : {1, -1})
		{
			EXPECT_EQ(play(side * 39'999).collisions, 1) << angle;
			EXPECT_EQ(play(side * 39'999).rests.Size(), 2u) << angle;
			EXPECT_EQ(play(side * 40'000).rests.Size(), 1u) << angle;
			EXPECT_EQ(play(side * 40'001).collisions, 0) << angle;
		}
	}
}

TEST(SimulationImpact, PassesThePushThroughALineOfTouchingDiscs)
{
	TestTable table;
	table.surface.restitution = 1000;
	table.Add({-150'000, 0});
	for (std::int32_t i = 0; i < 5; ++i)
	{
		table.Add({i * 40'000, 0});
	}
	const Outcome outcome = Simulate(table.SceneOf(), table.Flick(0, 0, 1'200'000));
	const double arriving = std::sqrt(1.44e12 - 2.0 * BrakeOf(table.surface) * 110'000.0);
	EXPECT_NEAR(RestOf(table, outcome, 5).position.x, 160'000.0 + SlideOf(arriving, table.surface), 1.0);
	for (std::uint8_t i = 0; i < 5; ++i)
	{
		const Point expected{i == 0 ? -40'000 : (i - 1) * 40'000, 0};
		EXPECT_EQ(RestOf(table, outcome, i).position, expected) << int{i};
	}
}

TEST(SimulationImpact, SpreadsALineOfTouchingDiscsInOrder)
{
	TestTable table;
	table.Add({-150'000, 0});
	for (std::int32_t i = 0; i < 5; ++i)
	{
		table.Add({i * 40'000, 0});
	}
	const Outcome outcome = Simulate(table.SceneOf(), table.Flick(0, 0, 1'500'000));
	ASSERT_EQ(outcome.rests.Size(), 6u);
	for (std::size_t i = 1; i < 6; ++i)
	{
		EXPECT_GE(outcome.rests[i].position.x, outcome.rests[i - 1].position.x + 39'999);
		EXPECT_LE(std::abs(outcome.rests[i].position.y), 1);
	}
	EXPECT_GT(outcome.rests[5].position.x, 170'000);
}

TEST(SimulationImpact, DiscsLaunchedAtOnceMeetHalfWay)
{
	TestTable table;
	table.Add({-120'000, 0});
	table.Add({120'000, 0});
	Shot shot = table.Flick(0, 0, 1'000'000);
	shot.launches.PushBack(table.LaunchOf(1, 180'000, 1'000'000));
	const Struck struck = PlayFirstImpact(table, shot);
	const double arriving = std::sqrt(1e12 - 2.0 * BrakeOf(table.surface) * 100'000.0);
	EXPECT_NEAR(struck.before.Approach(), 2.0 * arriving, kSpeedError);
	EXPECT_NEAR(struck.impact.where.x, 0.0, 1e-6);
	const double parting = BounceOf(table.surface) * arriving;
	EXPECT_NEAR(RestOf(table, struck.outcome, 1).position.x, 20'000.0 + SlideOf(parting, table.surface), 1.0);
	EXPECT_EQ(RestOf(table, struck.outcome, 0).position.x, -RestOf(table, struck.outcome, 1).position.x);
}

TEST(SimulationImpact, AFasterDiscCatchesUpWithASlowerOne)
{
	TestTable table;
	table.Add({-100'000, 0});
	table.Add({0, 0});
	Shot shot = table.Flick(0, 0, 1'000'000);
	shot.launches.PushBack(table.LaunchOf(1, 0, 700'000));
	// Both brake alike, so that the difference of 0.3 m/s stays.
	const Struck struck = PlayFirstImpact(table, shot);
	EXPECT_NEAR(struck.impact.time, 0.2, 1e-9);
	EXPECT_NEAR(struck.before.Approach(), 300'000.0, kSpeedError);
	EXPECT_NEAR(struck.after.Approach(), -300'000.0 * BounceOf(table.surface), kSpeedError);
}

} // namespace
} // namespace faith::physics
