#include "FlickOfFaithPresentation/TableCamera.h"

#include "FlickOfFaithRules/ExactTable.h"
#include "Support/TestGame.h"

#include <gtest/gtest.h>

#include <cmath>

namespace faith::flick
{
namespace
{

using namespace test;

constexpr double kFrame = 16.0; ///< milliseconds
constexpr double kLongEnough = 6000.0;

/// A hard flick from a corner.
ShotPlayback HardFlick()
{
	TestGame game(Study(2), Rules{PlainCatalogue()});
	const PieceId disc = game.PlaceAndFlick();
	static_cast<void>(disc);
	physics::Recording recording;
	static_cast<void>(PlayAndRecord(game.State(), recording));
	ShotPlayback playback;
	playback.Begin(game.State(), recording);
	return playback;
}

void Wait(TableCamera& camera, double milliseconds, const ShotPlayback* shot = nullptr)
{
	for (double time = 0.0; time < milliseconds; time += kFrame)
	{
		camera.Advance(kFrame, shot, time / 1000.0);
	}
}

TEST(TableCamera, SeesTheWholeTableWhileNothingHappens)
{
	TableCamera camera;
	Wait(camera, kLongEnough);
	EXPECT_DOUBLE_EQ(camera.Now().zoom, 1.0);
	EXPECT_DOUBLE_EQ(camera.Now().centre.x, 0.0);
}

TEST(TableCamera, GoesToASpotAndComesBackByItself)
{
	TableCamera camera;
	camera.LookAt({100.0, -50.0});
	Wait(camera, 2000.0);
	EXPECT_NEAR(camera.Now().centre.x, 100.0, 1.0);
	EXPECT_NEAR(camera.Now().centre.y, -50.0, 1.0);
	EXPECT_GT(camera.Now().zoom, 1.5);
	Wait(camera, kLongEnough);
	EXPECT_EQ(camera.Now().centre.x, 0.0) << "it stands still in the end";
	EXPECT_EQ(camera.Now().zoom, 1.0);
}

TEST(TableCamera, FollowsAFlickAndNeverJumps)
{
	const ShotPlayback shot = HardFlick();
	TableCamera camera;
	double farthest = 0.0;
	for (double time = 0.0; time < shot.Duration(); time += kFrame / 1000.0)
	{
		const TableSpot before = camera.Now().centre;
		camera.Advance(kFrame, &shot, time);
		const TableSpot now = camera.Now().centre;
		EXPECT_LT(std::hypot(now.x - before.x, now.y - before.y), 30.0);
		farthest = (std::max)(farthest, std::hypot(now.x, now.y));
	}
	EXPECT_GT(farthest, 5.0);
}

TEST(TableCamera, StaysCalmIfItIsToldSo)
{
	const ShotPlayback shot = HardFlick();
	TableCamera camera;
	camera.SetCalm(true);
	Wait(camera, shot.Duration() * 1000.0, &shot);
	EXPECT_DOUBLE_EQ(camera.Now().zoom, 1.0);
	camera.LookAt({80.0, 0.0});
	Wait(camera, 2000.0);
	EXPECT_NEAR(camera.Now().centre.x, 80.0, 1.0) << "what one asks for is shown";
}

TEST(TableCamera, FollowsADiscWhoseWayNobodyKnowsYet)
{
	TableCamera camera;
	for (double time = 0.0; time < kLongEnough; time += kFrame)
	{
		camera.Advance(kFrame, TableSpot{200.0, 100.0});
	}
	EXPECT_GT(camera.Now().zoom, 1.1);
	EXPECT_GT(camera.Now().centre.x, 50.0);
	camera.LookAt({-100.0, 0.0});
	for (double time = 0.0; time < 2000.0; time += kFrame)
	{
		camera.Advance(kFrame, TableSpot{200.0, 100.0});
	}
	EXPECT_NEAR(camera.Now().centre.x, -100.0, 1.0) << "what somebody asks to see comes first";
	for (double time = 0.0; time < kLongEnough; time += kFrame)
	{
		camera.Advance(kFrame, std::nullopt);
	}
	EXPECT_EQ(camera.Now().zoom, 1.0);
}

} // namespace
} // namespace faith::flick
