#include "FlickOfFaithPresentation/SaveTurns.h"

#include <gtest/gtest.h>

#include <array>

namespace faith::flick
{
namespace
{

TEST(SaveTurns, NeverOverwriteTheLatest)
{
	SaveTurns turns;
	SaveTurns::Save before = turns.Next();
	for (int i = 0; i < 5; ++i)
	{
		const SaveTurns::Save next = turns.Next();
		EXPECT_EQ(next.number, before.number + 1);
		EXPECT_NE(next.place, before.place);
		EXPECT_LT(next.place, SaveTurns::kPlaces);
		before = next;
	}
}

TEST(SaveTurns, ANewMatchIsLaterThanEverythingThereIs)
{
	SaveTurns turns;
	turns.BeginAfter(std::array<std::int32_t, 2>{SaveTurns::kUnreadable, 41});
	EXPECT_EQ(turns.Next().number, 42);
	SaveTurns fresh;
	fresh.BeginAfter(std::array<std::int32_t, 1>{SaveTurns::kUnreadable});
	EXPECT_EQ(fresh.Next().number, 1);
}

TEST(SaveTurns, WhatAMatchGoesOnFromIsOverwrittenLast)
{
	SaveTurns turns;
	turns.GoOnFrom(7);
	const SaveTurns::Save next = turns.Next();
	EXPECT_EQ(next.number, 8);
	EXPECT_NE(next.place, 7 % SaveTurns::kPlaces);
}

TEST(SaveTurns, EndWhenSomethingMustNotBeOverwritten)
{
	SaveTurns turns;
	EXPECT_FALSE(turns.IsClosed());
	turns.Close();
	EXPECT_TRUE(turns.IsClosed());
}

} // namespace
} // namespace faith::flick
