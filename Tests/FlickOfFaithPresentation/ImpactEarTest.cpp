#include "FlickOfFaithPresentation/ImpactEar.h"

#include <gtest/gtest.h>

#include <vector>

namespace faith::flick
{
namespace
{

BodySample Body(PieceId piece, std::int32_t speed, std::int32_t bottom = 0)
{
	BodySample sample;
	sample.piece = piece;
	sample.speed = speed;
	sample.bottom = bottom;
	return sample;
}

TEST(ImpactEar, DoesNotHearTheLaunchNorTheSliding)
{
	ImpactEar ear;
	ear.Begin();
	EXPECT_EQ(ear.Hear(std::vector{Body(0, 900'000), Body(1, 0)}), 0);
	EXPECT_EQ(ear.Hear(std::vector{Body(0, 850'000), Body(1, 0)}), 0);
}

TEST(ImpactEar, HearsTheDiscThatGainsMost)
{
	ImpactEar ear;
	ear.Begin();
	(void)ear.Hear(std::vector{Body(0, 900'000), Body(1, 0), Body(2, 0)});
	EXPECT_EQ(ear.Hear(std::vector{Body(0, 200'000), Body(1, 600'000), Body(2, 50'000)}), 600'000);
}

TEST(ImpactEar, DoesNotHearADiscThatFalls)
{
	ImpactEar ear;
	ear.Begin();
	(void)ear.Hear(std::vector{Body(0, 300'000)});
	EXPECT_EQ(ear.Hear(std::vector{Body(0, 500'000, -2'000)}), 0);
}

TEST(ImpactEar, ForgetsTheLastShot)
{
	ImpactEar ear;
	ear.Begin();
	(void)ear.Hear(std::vector{Body(0, 0)});
	ear.Begin();
	EXPECT_EQ(ear.Hear(std::vector{Body(0, 900'000)}), 0);
}

TEST(ImpactEar, IgnoresPiecesThatCannotBe)
{
	ImpactEar ear;
	ear.Begin();
	(void)ear.Hear({});
	EXPECT_EQ(ear.Hear(std::vector{Body(kNoPiece, 900'000)}), 0);
}

TEST(ImpactEar, ScalesLoudnessWithSpeed)
{
	EXPECT_FALSE(StrengthOfImpact(10'000.0));
	EXPECT_DOUBLE_EQ(*StrengthOfImpact(900'000.0), 0.5);
	EXPECT_EQ(*StrengthOfImpact(9e9), 1.0);
}

} // namespace
} // namespace faith::flick
