#include "FlickOfFaithPresentation/ScoreTable.h"

#include <gtest/gtest.h>

namespace faith::cli
{
namespace
{

TEST(ScoreTable, AlignsByCharactersNotBytes)
{
	EXPECT_EQ(
		flick::AlignedTable({"Bóg", "SP"}, {{"Ra", "7"}, {"Żółw", "12"}}, 1), " Bóg    SP\n Ra      7\n Żółw   12\n");
}

TEST(ScoreTable, PadsOnTheSideAskedForAndCutsNothing)
{
	EXPECT_EQ(flick::PaddedRight("Ra", 4), "Ra  ");
	EXPECT_EQ(flick::PaddedLeft("Ra", 4), "  Ra");
	EXPECT_EQ(flick::PaddedLeft("Morrigan", 4), "Morrigan");
}

} // namespace
} // namespace faith::cli
