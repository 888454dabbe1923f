#include "FlickOfFaithPresentation/OptionChoices.h"

#include <gtest/gtest.h>

namespace faith::flick
{
namespace
{

TEST(OptionChoices, TakesTheNearestThatIsAllowed)
{
	EXPECT_EQ(NearestOf(1.0, kTextScales), 1.0);
	EXPECT_EQ(NearestOf(1.2, kTextScales), 1.15);
	EXPECT_EQ(NearestOf(-7.0, kOpponentSpeeds), 0.5);
	EXPECT_EQ(NearestOf(1e9, kOpponentSpeeds), 4.0);
	EXPECT_EQ(PlaceOfNearest(80.0, kVolumeSteps), 3u);
	EXPECT_EQ(PlaceOfNearest(0.0, kVolumeSteps), 0u);
}

TEST(OptionChoices, SoundsHalfAsLoudAtHalfTheVolume)
{
	EXPECT_EQ(AmplitudeOf(0), 0.0);
	EXPECT_EQ(AmplitudeOf(50), 0.25);
	EXPECT_EQ(AmplitudeOf(100), 1.0);
	EXPECT_EQ(AmplitudeOf(-5), 0.0);
	EXPECT_EQ(AmplitudeOf(1000), 1.0);
}

} // namespace
} // namespace faith::flick
