#include "FaithPhysics/Simulation.h"
#include "FaithPhysics/TestTable.h"
#include "Support/FlickSet.h"

#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <cstdint>

namespace faith::physics
{
namespace
{

/// A way to lay the same table again: turned by quarter turns after an exchange of left and right.
struct Symmetry
{
	bool mirror = false;
	std::int32_t quarterTurns = 0;

	Point operator()(Point p) const
	{
		p.x = mirror ? -p.x : p.x;
		for (std::int32_t i = 0; i < quarterTurns; ++i)
		{
			p = {-p.y, p.x};
		}
		return p;
	}

	Launch operator()(Launch launch) const
	{
		launch.from = (*this)(launch.from);
		const std::int32_t angle = mirror ? 180'000 - launch.angle : launch.angle;
		launch.angle = NormalAngle(angle + 90'000 * quarterTurns);
		launch.spin = mirror ? -launch.spin : launch.spin;
		return launch;
	}

	TestTable operator()(TestTable table) const
	{
		for (Body& body : table.bodies)
		{
			body.shape.centre = (*this)(body.shape.centre);
		}
		for (Wall& wall : table.walls)
		{
			wall.from = (*this)(wall.from);
			wall.to = (*this)(wall.to);
		}
		return table;
	}

	Shot operator()(Shot shot) const
	{
		for (Launch& launch : shot.launches)
		{
			launch = (*this)(launch);
		}
		return shot;
	}
};

constexpr std::array<Symmetry, 7> kSymmetries{
	{{false, 1}, {false, 2}, {false, 3}, {true, 0}, {true, 1}, {true, 2}, {true, 3}}};

void ExpectSymmetric(const TestTable& table, const Shot& shot)
{
	const Outcome plain = Simulate(table.SceneOf(), shot);
	for (const Symmetry& symmetry : kSymmetries)
	{
		const TestTable other = symmetry(table);
		const Outcome outcome = Simulate(other.SceneOf(), symmetry(shot));
		EXPECT_EQ(outcome.collisions, plain.collisions);
		ASSERT_EQ(outcome.rests.Size(), plain.rests.Size());
		for (std::size_t i = 0; i < plain.rests.Size(); ++i)
		{
			Rest expected = plain.rests[i];
			expected.position = symmetry(expected.position);
			EXPECT_EQ(outcome.rests[i], expected)
				<< "disc " << int{expected.piece} << " turned " << symmetry.quarterTurns << " mirrored "
				<< symmetry.mirror << " at " << outcome.rests[i].position.x << ',' << outcome.rests[i].position.y
				<< " not " << expected.position.x << ',' << expected.position.y;
		}
	}
}

TestTable TableOf(const FlickCase& flick)
{
	return {flick.bodies, {}, flick.halfMat, flick.surface};
}

TEST(SimulationSymmetry, MirroredAndTurnedTablesGiveMirroredAndTurnedShots)
{
	for (const FlickCase& flick : StandardFlickSet(16, 40))
	{
		ExpectSymmetric(TableOf(flick), flick.shot);
	}
}

TEST(SimulationSymmetry, HoldsForSpin)
{
	std::int32_t spin = -80'000;
	for (const FlickCase& flick : StandardFlickSet(8, 40))
	{
		Shot shot = flick.shot;
		shot.launches[0].spin = spin += 4'321;
		ExpectSymmetric(TableOf(flick), shot);
	}
}

TEST(SimulationSymmetry, HoldsForRollingDiscs)
{
	for (const FlickCase& flick : StandardFlickSet(16, 20))
	{
		Shot shot = flick.shot;
		shot.rolling = true;
		ExpectSymmetric(TableOf(flick), shot);
	}
}

TEST(SimulationSymmetry, HoldsForWallsAndStacks)
{
	TestTable table;
	table.halfMat = 250'000;
	table.Add({-150'000, -40'000}, 20'000, 900);
	table.AddOn(0, {-145'000, -37'000}, 18'000);
	table.Add({10'000, 30'000}, 23'000, 1'700);
	table.AddOn(2, {15'000, 20'000}, 20'000);
	table.AddTemple({80'000, -60'000});
	table.walls.push_back({{150'000, -100'000}, {170'000, 120'000}, 4'000, 700});
	table.walls.push_back({{-50'000, -180'000}, {120'000, -150'000}, 0, 300});
	for (std::int32_t angle = 0; angle < kFullTurn; angle += 4'321)
	{
		ExpectSymmetric(table, table.Flick(0, angle, 1'900'000, 5 * angle - 700'000));
		ExpectSymmetric(table, table.Flick(3, angle, 1'300'000));
	}
}

TEST(SimulationSymmetry, HoldsForDiscsLaunchedAtOnce)
{
	for (const FlickCase& flick : StandardFlickSet(8, 20))
	{
		const TestTable table = TableOf(flick);
		Shot shot = flick.shot;
		for (std::uint8_t i = 0; i < 3; ++i)
		{
			shot.launches.PushBack(table.LaunchOf(i, 100'007 * i, 900'000, 10'000));
		}
		ExpectSymmetric(table, shot);
	}
}

} // namespace
} // namespace faith::physics
