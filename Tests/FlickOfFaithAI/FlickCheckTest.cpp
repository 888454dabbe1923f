#include "FlickOfFaithAI/FlickCheck.h"

#include "FlickOfFaithAI/RandomFlick.h"

#include <gtest/gtest.h>

#include <array>

namespace faith::flick
{
namespace
{

using physics::Body;
using physics::kNoBody;
using physics::Outcome;
using physics::Rest;

const std::array<Body, 2> kBodies{Body{3, {{0, 0}, 10'000}}, Body{5, {{50'000, 0}, 10'000}}};

physics::Scene TwoDiscs()
{
	return {kBodies, {}, 240'000, {}};
}

Outcome With(const Rest& rest)
{
	Outcome outcome;
	outcome.rests.PushBack(rest);
	return outcome;
}

TEST(FlickCheck, NoticesUnknownAndRepeatedDiscs)
{
	EXPECT_EQ(BrokenRests(TwoDiscs(), With({3, {9, 9}, kNoBody, false})), "");
	EXPECT_NE(BrokenRests(TwoDiscs(), With({4, {9, 9}, kNoBody, false})), "");
	Outcome twice = With({3, {9, 9}, kNoBody, false});
	twice.rests.PushBack(twice.rests[0]);
	EXPECT_NE(BrokenRests(TwoDiscs(), twice), "");
}

TEST(FlickCheck, NoticesDiscsThatAreLostOrHaveLeftOntoTheMat)
{
	EXPECT_EQ(BrokenRests(TwoDiscs(), With({3, {240'000, 9}, kNoBody, false})), "");
	EXPECT_NE(BrokenRests(TwoDiscs(), With({3, {240'001, 9}, kNoBody, false})), "");
	EXPECT_EQ(BrokenRests(TwoDiscs(), With({3, {240'000, 9}, kNoBody, true})), "");
	EXPECT_NE(BrokenRests(TwoDiscs(), With({3, {239'999, 9}, kNoBody, true})), "");
}

TEST(FlickCheck, NoticesOverlapsAndDiscsOnAir)
{
	EXPECT_EQ(BrokenOverlaps(TwoDiscs(), With({3, {30'002, 0}, kNoBody, false})), "");
	EXPECT_NE(BrokenOverlaps(TwoDiscs(), With({3, {30'003, 0}, kNoBody, false})), "");
	EXPECT_EQ(BrokenOverlaps(TwoDiscs(), With({3, {40'000, 0}, 5, false})), "");
	EXPECT_NE(BrokenOverlaps(TwoDiscs(), With({3, {0, 0}, 5, false})), "");
	EXPECT_EQ(BrokenOverlaps(TwoDiscs(), With({3, {40'000, 0}, kNoBody, true})), "");
}

physics::Segment Slide(double start, double end, double speed)
{
	physics::Segment segment;
	segment.piece = 3;
	segment.start = start;
	segment.end = end;
	segment.direction = {1.0, 0.0};
	segment.brake = 1e6;
	segment.inverseScale = 1e200;
	segment.radius = 10'000;
	segment.stopTime = start + speed / 1e6;
	segment.stop = {speed * speed / 2e6, 0.0};
	return segment;
}

TEST(FlickCheck, NoticesEnergyOutOfNothing)
{
	physics::Recording slower;
	slower.Add(Slide(0.0, 0.0, 1e6));
	slower.Add(Slide(0.0, 0.9, 0.9e6));
	physics::Recording faster;
	faster.Add(Slide(0.0, 0.5, 1e6));
	physics::Segment second = Slide(0.5, 1.1, 0.6e6);
	second.stop.x += 375'000.0;
	faster.Add(second);
	EXPECT_NE(BrokenMotion(TwoDiscs(), {}, faster), "");
	faster.Clear();
	faster.Add(Slide(0.0, 0.5, 1e6));
	second = Slide(0.5, 0.9, 0.4e6);
	second.stop.x += 375'000.0;
	faster.Add(second);
	EXPECT_EQ(BrokenMotion(TwoDiscs(), {}, faster), "");
}

TEST(FlickCheck, NoticesJumps)
{
	physics::Recording recording;
	recording.Add(Slide(0.0, 0.5, 1e6));
	physics::Segment second = Slide(0.5, 0.9, 0.4e6);
	second.stop.x += 375'001.0;
	recording.Add(second);
	EXPECT_NE(BrokenMotion(TwoDiscs(), {}, recording), "");
}

TEST(RandomFlick, NothingIsBrokenOnAnyTable)
{
	physics::Simulator simulator;
	for (std::uint64_t seed = 1; seed <= 1'500; ++seed)
	{
		ASSERT_EQ(PlayRandomFlick(simulator, false, seed).broken, "") << seed;
	}
}

TEST(RandomFlick, NothingIsBrokenInPacks)
{
	physics::Simulator simulator;
	int crowded = 0;
	for (std::uint64_t seed = 1; seed <= 40; ++seed)
	{
		const RandomFlickReport report = PlayRandomFlick(simulator, true, seed);
		ASSERT_EQ(report.broken, "") << seed;
		crowded += report.crowdSteps > 0 ? 1 : 0;
	}
	EXPECT_GT(crowded, 20);
}

TEST(RandomFlick, TheSameSeedGivesTheSameFlick)
{
	physics::Simulator first;
	physics::Simulator second;
	(void)PlayRandomFlick(second, true, 8);
	EXPECT_EQ(PlayRandomFlick(first, false, 7).hash, PlayRandomFlick(second, false, 7).hash);
	EXPECT_NE(PlayRandomFlick(first, false, 7).hash, PlayRandomFlick(first, false, 9).hash);
}

} // namespace
} // namespace faith::flick
