#include "FaithKernel/Random.h"
#include "FaithPhysics/BruteForce.h"
#include "FaithPhysics/Simulation.h"
#include "FaithPhysics/TestTable.h"
#include "Support/FlickSet.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <limits>
#include <string>
#include <vector>

namespace faith::physics
{
namespace
{

/// Micrometres: beyond this a chain of collisions has gone another way.
constexpr double kAnotherWay = 5'000.0;

/// How far the simulation ends from the reference, over many shots.
class Errors
{
public:
	void Compare(const Scene& scene, const Shot& shot)
	{
		const Outcome outcome = Simulate(scene, shot);
		const BruteForceOutcome reference = PlayByBruteForce(scene, shot);
		double worst = 0.0;
		for (std::size_t i = 0; i < scene.bodies.size(); ++i)
		{
			const Rest* rest = FindRest(outcome, scene.bodies[i].id);
			const BruteForceRest& expected = reference.rests[i];
			if (rest != nullptr || expected.moved)
			{
				discs_.push_back(ErrorOf(rest, scene.bodies[i], expected));
				worst = (std::max)(worst, discs_.back());
			}
			const std::uint8_t restsOn = rest != nullptr ? rest->restsOn : scene.bodies[i].restsOn;
			otherSupports_ += restsOn != expected.restsOn ? 1 : 0;
		}
		shots_.push_back(worst);
	}

	/// Of all discs that moved, micrometres; 0.5 is the median.
	double Quantile(double part) const { return QuantileOf(discs_, part); }
	double Worst() const { return Quantile(1.0); }

	/// Part of the shots in which every disc ends where it should, within `limit` micrometres, or leaves if it should.
	double PartWithin(double limit) const
	{
		const auto within = std::count_if(shots_.begin(), shots_.end(), [&](double e) { return e <= limit; });
		return static_cast<double>(within) / static_cast<double>(shots_.size());
	}

	/// How many discs rest on another disc than they should.
	int OtherSupports() const { return otherSupports_; }

	void Report(const std::string& name) const
	{
		std::cout << name << ": " << shots_.size() << " shots, " << discs_.size() << " moved discs, median "
				  << Quantile(0.5) << ", 90 % " << Quantile(0.9) << ", 99 % " << Quantile(0.99) << ", worst " << Worst()
				  << " micrometres\n";
	}

private:
	/// Infinite when only one of the two leaves.
	static double ErrorOf(const Rest* rest, const Body& body, const BruteForceRest& expected)
	{
		if ((rest != nullptr && rest->left) != expected.left)
		{
			return std::numeric_limits<double>::infinity();
		}
		const Point end = rest == nullptr ? body.shape.centre : rest->position;
		return std::hypot(end.x - expected.position.x, end.y - expected.position.y);
	}

	static double QuantileOf(std::vector<double> values, double part)
	{
		std::sort(values.begin(), values.end());
		const double place = part * static_cast<double>(values.size() - 1);
		return values[static_cast<std::size_t>(std::lround(place))];
	}

	std::vector<double> discs_;
	std::vector<double> shots_;
	int otherSupports_ = 0;
};

void ExpectAccurate(const Errors& errors, const std::string& name)
{
	errors.Report(name);
	EXPECT_LE(errors.Quantile(0.5), 2.0);
	EXPECT_GE(errors.PartWithin(kAnotherWay), 0.95);
	EXPECT_EQ(errors.OtherSupports(), 0);
}

/// For tables with so few discs that no error has time to grow.
void ExpectAccurateThroughout(const Errors& errors, const std::string& name)
{
	ExpectAccurate(errors, name);
	EXPECT_LE(errors.Worst(), 2.0);
}

void ExpectAccurateOnStandardSet(std::size_t restingDiscs, std::size_t count)
{
	Errors errors;
	for (const FlickCase& flick : StandardFlickSet(restingDiscs, count))
	{
		errors.Compare(flick.SceneOf(), flick.shot);
	}
	ExpectAccurate(errors, std::to_string(restingDiscs) + " resting discs");
}

TEST(SimulationAccuracy, AgreesWithTheReferenceAmongEightDiscs)
{
	ExpectAccurateOnStandardSet(8, 40);
}

TEST(SimulationAccuracy, AgreesWithTheReferenceAmongSixteenDiscs)
{
	ExpectAccurateOnStandardSet(16, 40);
}

TEST(SimulationAccuracy, AgreesWithTheReferenceAmongThirtyTwoDiscs)
{
	ExpectAccurateOnStandardSet(32, 40);
}

// Rims that turn with less than 1/4096 of the speed were once taken to stand still: 215 and 257 micrometres off.
TEST(SimulationAccuracy, AgreesOnChainsInWhichTheLeastSpinMatters)
{
	Errors errors;
	const FlickCase among16 = StandardFlickSet(16, 21'508).back();
	const FlickCase among32 = StandardFlickSet(32, 21'573).back();
	errors.Compare(among16.SceneOf(), among16.shot);
	errors.Compare(among32.SceneOf(), among32.shot);
	ExpectAccurateThroughout(errors, "least spin");
}

TEST(SimulationAccuracySoak, AgreesWithTheReferenceOnTheWholeStandardSet)
{
	for (const std::size_t restingDiscs : {8u, 16u, 32u})
	{
		ExpectAccurateOnStandardSet(restingDiscs, 200);
	}
}

TEST(SimulationAccuracySoak, StaysNearTheReferenceInPacksOfTouchingDiscs)
{
	// Where everything touches, the order of impacts is a matter of taste.
	Errors errors;
	for (const FlickCase& flick : DensePackSet(12))
	{
		errors.Compare(flick.SceneOf(), flick.shot);
	}
	errors.Report("dense packs");
	EXPECT_LE(errors.Quantile(0.5), 500.0);
	EXPECT_LE(errors.Quantile(0.98), kAnotherWay);
}

TEST(SimulationAccuracy, AgreesOnFreeSlidesWithSpin)
{
	Errors errors;
	TestTable table;
	table.Add({0, 0});
	for (const std::int32_t speed : {20'000, 300'000, 1'500'000})
	{
		for (const std::int32_t spin : {300, 3'000, 30'000, -74'000, 77'000, 150'000, -600'000})
		{
			errors.Compare(table.SceneOf(), table.Flick(0, 17'000, speed, spin));
		}
	}
	ExpectAccurateThroughout(errors, "free slides with spin");
}

TEST(SimulationAccuracy, AgreesOnCollisionsWithSpin)
{
	Errors errors;
	Random random{11};
	for (const FlickCase& flick : StandardFlickSet(8, 40))
	{
		Shot shot = flick.shot;
		shot.launches[0].spin = random.Between(-100'000, 100'000);
		errors.Compare(flick.SceneOf(), shot);
	}
	ExpectAccurateThroughout(errors, "collisions with spin");
}

TEST(SimulationAccuracy, AgreesOnDiscsStruckWhileTheyTurnOnTheSpot)
{
	Errors errors;
	TestTable table;
	table.Add({0, 0}, 20'000, 1'200);
	table.Add({-100'000, 10'000}, 17'000);
	for (std::int32_t spin = -400'000; spin <= 400'000; spin += 80'000)
	{
		Shot shot = table.Flick(0, 0, 0, spin);
		shot.launches.PushBack(table.LaunchOf(1, 0, 1'000'000, -spin / 3));
		errors.Compare(table.SceneOf(), shot);
	}
	ExpectAccurateThroughout(errors, "struck while turning");
}

TEST(SimulationAccuracy, AgreesOnRollingDiscs)
{
	Errors errors;
	for (const FlickCase& flick : StandardFlickSet(8, 40))
	{
		Shot shot = flick.shot;
		shot.rolling = true;
		shot.launches[0].speed /= 2;
		errors.Compare(flick.SceneOf(), shot);
	}
	ExpectAccurateThroughout(errors, "rolling discs");
}

TEST(SimulationAccuracy, AgreesOnWalls)
{
	Errors errors;
	Random random{12};
	TestTable table;
	table.halfMat = 250'000;
	table.Add({0, 0}, 20'000, 1'100);
	table.Add({80'000, 20'000}, 15'000, 700);
	table.Add({-60'000, 70'000}, 25'000, 1'800);
	table.walls.push_back({{150'000, -100'000}, {140'000, 130'000}, 4'000, 700});
	table.walls.push_back({{-180'000, -80'000}, {-150'000, 150'000}, 0, 300});
	table.walls.push_back({{-90'000, -120'000}, {60'000, -90'000}, 10'000, 1000});
	for (int i = 0; i < 60; ++i)
	{
		const std::int32_t angle = random.Between(0, kFullTurn - 1);
		const std::int32_t spin = i % 2 == 0 ? 0 : random.Between(-80'000, 80'000);
		errors.Compare(table.SceneOf(), table.Flick(0, angle, random.Between(300'000, 2'200'000), spin));
	}
	ExpectAccurateThroughout(errors, "walls");
}

TEST(SimulationAccuracy, AgreesOnStacks)
{
	Errors errors;
	Random random{13};
	TestTable table;
	table.halfMat = 250'000;
	table.Add({0, 0}, 20'000, 1'300);
	table.AddOn(0, {6'000, -4'000}, 20'000);
	table.AddOn(1, {-3'000, 5'000}, 15'000);
	table.Add({65'000, 10'000}, 22'000, 1'200);
	table.AddTemple({-20'000, 75'000});
	table.Add({-120'000, -30'000}, 18'000, 900);
	table.walls.push_back({{-40'000, -100'000}, {90'000, -80'000}, 3'000, 500});
	for (int i = 0; i < 90; ++i)
	{
		const auto piece = static_cast<std::uint8_t>(random.Below(6));
		const std::int32_t angle = piece == 5 ? random.Between(0, 30'000) : random.Between(0, kFullTurn - 1);
		const std::int32_t spin = i % 2 == 0 ? 0 : random.Between(-40'000, 40'000);
		errors.Compare(table.SceneOf(), table.Flick(piece, angle, random.Between(300'000, 1'800'000), spin));
	}
	ExpectAccurateThroughout(errors, "stacks");
}

TEST(SimulationAccuracy, AgreesOnDiscsLaunchedAtOnce)
{
	Errors errors;
	Random random{14};
	for (const FlickCase& flick : StandardFlickSet(8, 40))
	{
		Shot shot = flick.shot;
		for (std::uint8_t piece = 0; !shot.launches.Full(); ++piece)
		{
			const Point from = flick.bodies[piece].shape.centre;
			const std::int32_t angle = flickset::Aim(from, {}, random.Between(-30'000, 30'000));
			shot.launches.PushBack({piece, from, angle, random.Between(200'000, 1'500'000), 0});
		}
		errors.Compare(flick.SceneOf(), shot);
	}
	ExpectAccurateThroughout(errors, "discs launched at once");
}

} // namespace
} // namespace faith::physics
