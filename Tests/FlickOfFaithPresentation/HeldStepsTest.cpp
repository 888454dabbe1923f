#include "FlickOfFaithPresentation/HeldSteps.h"

#include <gtest/gtest.h>

namespace faith::flick
{
namespace
{

double HoldRight(HeldSteps& keys, int frames)
{
	double steps = 0.0;
	for (int i = 0; i < frames; ++i)
	{
		steps += keys.Advance(16.0, 1.0, 0.0).right;
	}
	return steps;
}

TEST(HeldSteps, AShortPressIsOneStep)
{
	HeldSteps keys;
	EXPECT_EQ(HoldRight(keys, 12), 1.0);
	EXPECT_EQ(keys.Advance(16.0, 0.0, 0.0).right, 0.0);
	EXPECT_EQ(HoldRight(keys, 1), 1.0) << "pressed again";
}

TEST(HeldSteps, AKeyHeldDownRepeats)
{
	HeldSteps keys;
	EXPECT_GT(HoldRight(keys, 60), 10.0);
	EXPECT_EQ(keys.Advance(16.0, 0.0, -1.0).up, -1.0) << "another way begins at once";
}

TEST(HeldSteps, AHitchIsMadeUpFor)
{
	HeldSteps keys;
	static_cast<void>(keys.Advance(16.0, 1.0, 0.0));
	EXPECT_EQ(keys.Advance(350.0 + 3.0 * 40.0, 1.0, 0.0).right, 4.0);
}

TEST(HeldSteps, AStickIsFasterTheFartherItIsPushed)
{
	const Steps half = StepsOfStick(100.0, 0.5, 0.0);
	const Steps whole = StepsOfStick(100.0, 1.0, 0.0);
	EXPECT_GT(half.right, 0.0);
	EXPECT_GT(whole.right, 3.0 * half.right);
	EXPECT_EQ(StepsOfStick(100.0, 0.0, 0.0).up, 0.0);
	EXPECT_LT(StepsOfStick(100.0, 0.0, -1.0).up, 0.0);
}

} // namespace
} // namespace faith::flick
