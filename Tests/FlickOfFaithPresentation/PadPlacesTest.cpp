#include "FlickOfFaithPresentation/PadPlaces.h"

#include <gtest/gtest.h>

namespace faith::flick
{
namespace
{

TEST(PadPlaces, AreGivenInTheOrderOfConnecting)
{
	PadPlaces places;
	EXPECT_EQ(places.Taken(), 0);
	EXPECT_EQ(places.Join(7, "red"), 0);
	EXPECT_EQ(places.Join(3, "blue"), 1);
	EXPECT_EQ(places.Join(7, "red"), 0) << "told of twice";
	EXPECT_EQ(places.PlaceOf(3), 1);
	EXPECT_EQ(places.PlaceOf(8), PadPlaces::kNoPlace);
	EXPECT_EQ(places.Taken(), 0b11);
}

TEST(PadPlaces, AControllerThatComesBackHasItsOldPlace)
{
	PadPlaces places;
	places.Join(1, "red");
	places.Join(2, "blue");
	places.Leave(1);
	places.Leave(2);
	EXPECT_EQ(places.Taken(), 0);
	EXPECT_EQ(places.Join(11, "blue"), 1);
	EXPECT_EQ(places.Taken(), 0b10);
	EXPECT_EQ(places.Join(12, "red"), 0);
}

TEST(PadPlaces, OthersKeepTheirsMeanwhile)
{
	PadPlaces places;
	places.Join(1, "red");
	places.Join(2, "blue");
	places.Leave(1);
	EXPECT_EQ(places.PlaceOf(1), PadPlaces::kNoPlace);
	EXPECT_EQ(places.PlaceOf(2), 1);
}

TEST(PadPlaces, AnotherControllerTakesTheFirstFreePlace)
{
	PadPlaces places;
	places.Join(1, "red");
	places.Join(2, "blue");
	places.Leave(1);
	EXPECT_EQ(places.Join(3, "green"), 0);
	EXPECT_EQ(places.Join(4, "red"), 2) << "its place is taken";
}

} // namespace
} // namespace faith::flick
