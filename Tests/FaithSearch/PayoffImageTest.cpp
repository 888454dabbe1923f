#include "FaithSearch/PayoffImage.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <numeric>
#include <vector>

namespace faith
{
namespace
{

double SumOf(const BlurKernel& kernel)
{
	return 2 * std::accumulate(kernel.begin() + 1, kernel.end(), 0.0) + kernel.front();
}

double SumOf(const PayoffImage& image)
{
	double sum = 0.0;
	for (std::size_t column = 0; column < image.Columns(); ++column)
	{
		for (std::size_t row = 0; row < image.Rows(); ++row)
		{
			sum += image.At(column, row);
		}
	}
	return sum;
}

TEST(TriangleKernelTest, OddsAddUpToOneAndFallOutwards)
{
	for (const double reach : {0.1, 0.5, 0.51, 1.0, 1.7, 4.0, 12.3})
	{
		const BlurKernel kernel = TriangleKernel(reach);
		EXPECT_NEAR(SumOf(kernel), 1.0, 1e-12) << reach;
		for (std::size_t i = 1; i < kernel.size(); ++i)
		{
			EXPECT_LT(kernel[i], kernel[i - 1]) << reach;
			EXPECT_GE(kernel[i], 0.0) << reach;
		}
	}
}

TEST(TriangleKernelTest, HasTheSpreadOfAMeanOfTwoEvenDraws)
{
	const BlurKernel kernel = TriangleKernel(20.0);
	double variance = 0.0;
	for (std::size_t i = 1; i < kernel.size(); ++i)
	{
		variance += 2 * kernel[i] * static_cast<double>(i * i);
	}
	EXPECT_NEAR(variance, 20.0 * 20.0 / 6.0, 0.2);
}

TEST(TriangleKernelTest, StaysInItsCellWithASteadyHand)
{
	EXPECT_EQ(TriangleKernel(0.0), BlurKernel{1.0});
	EXPECT_EQ(TriangleKernel(-1.0), BlurKernel{1.0});
	EXPECT_EQ(TriangleKernel(0.5), BlurKernel{1.0});
}

TEST(TriangleOddsTest, AddUpToOneWithoutEmptyCellsAtTheirEnds)
{
	const std::vector<double> borders{0.0, 1.0, 2.5, 3.0, 7.0};
	for (const double middle : {-4.0, 0.0, 0.7, 2.9, 20.0})
	{
		for (const double reach : {0.01, 0.5, 3.0, 50.0})
		{
			const CellOdds cells = TriangleOdds(middle, reach, borders);
			ASSERT_FALSE(cells.odds.empty());
			EXPECT_LE(cells.first + cells.odds.size(), borders.size() + 1);
			EXPECT_NEAR(std::accumulate(cells.odds.begin(), cells.odds.end(), 0.0), 1.0, 1e-12);
			EXPECT_GT(cells.odds.front(), 0.0) << middle << " +- " << reach;
			EXPECT_GT(cells.odds.back(), 0.0) << middle << " +- " << reach;
		}
	}
}

TEST(TriangleOddsTest, AreTheAreasOfTheTriangleBetweenTheBorders)
{
	// From -2 to 2 around 0: an eighth of the triangle lies beyond 1, another eighth below -1.
	const CellOdds cells = TriangleOdds(0.0, 2.0, std::vector<double>{-1.0, 0.0, 1.0});
	EXPECT_EQ(cells.first, 0u);
	ASSERT_EQ(cells.odds.size(), 4u);
	EXPECT_NEAR(cells.odds[0], 0.125, 1e-12);
	EXPECT_NEAR(cells.odds[1], 0.375, 1e-12);
	EXPECT_NEAR(cells.odds[2], 0.375, 1e-12);
	EXPECT_NEAR(cells.odds[3], 0.125, 1e-12);
}

TEST(TriangleOddsTest, StartAtTheFirstCellThatCanBeReached)
{
	const CellOdds cells = TriangleOdds(5.5, 1.0, std::vector<double>{1.0, 2.0, 5.0, 6.0, 9.0});
	EXPECT_EQ(cells.first, 2u);
	ASSERT_EQ(cells.odds.size(), 3u);
	EXPECT_NEAR(cells.odds[0], cells.odds[2], 1e-12);
	EXPECT_NEAR(cells.odds[1], 0.75, 1e-12);
}

TEST(TriangleOddsTest, FallIntoOneCellWithASteadyHandOrWithoutBorders)
{
	const CellOdds steady = TriangleOdds(1.5, 0.1, std::vector<double>{1.0, 2.0});
	EXPECT_EQ(steady.first, 1u);
	EXPECT_EQ(steady.odds, std::vector<double>{1.0});
	EXPECT_EQ(TriangleOdds(3.0, 100.0, {}).odds, std::vector<double>{1.0});
}

TEST(TriangleOddsTest, AgreeWithTheKernelOnCellsOfEqualSize)
{
	std::vector<double> borders;
	for (int cell = 0; cell < 20; ++cell)
	{
		borders.push_back(cell + 0.5);
	}
	const BlurKernel kernel = TriangleKernel(3.7);
	const CellOdds cells = TriangleOdds(10.0, 3.7, borders);
	ASSERT_EQ(cells.odds.size(), 2 * kernel.size() - 1);
	EXPECT_EQ(cells.first + kernel.size() - 1, 10u);
	for (std::size_t i = 0; i < cells.odds.size(); ++i)
	{
		const std::size_t away = cells.first + i > 10 ? cells.first + i - 10 : 10 - cells.first - i;
		EXPECT_NEAR(cells.odds[i], kernel[away], 1e-12) << i;
	}
}

/// Strays that are as wide in every row: over equal rows, by up to so many cells.
struct EvenBlur
{
	std::vector<BlurKernel> across;
	std::vector<CellOdds> into;

	EvenBlur(std::size_t rows, double columnReach, double rowReach) : across(rows, TriangleKernel(columnReach))
	{
		std::vector<double> borders;
		for (std::size_t row = 1; row < rows; ++row)
		{
			borders.push_back(static_cast<double>(row) - 0.5);
		}
		for (std::size_t row = 0; row < rows; ++row)
		{
			into.push_back(TriangleOdds(static_cast<double>(row), rowReach, borders));
		}
	}

	void Apply(PayoffImage& image) const { image.Blur(across, into); }
};

TEST(PayoffImageTest, BlurSpreadsOneCellOverItsNeighbours)
{
	PayoffImage image(9, 7);
	image.At(4, 3) = 1.0;
	EvenBlur(7, 2.0, 1.5).Apply(image);
	const BlurKernel across = TriangleKernel(2.0);
	const BlurKernel along = TriangleKernel(1.5);
	EXPECT_NEAR(SumOf(image), 1.0, 1e-12);
	EXPECT_NEAR(image.At(4, 3), across[0] * along[0], 1e-12);
	EXPECT_NEAR(image.At(5, 3), across[1] * along[0], 1e-12);
	EXPECT_NEAR(image.At(3, 4), across[1] * along[1], 1e-12);
	EXPECT_EQ(image.At(0, 0), 0.0);
}

TEST(PayoffImageTest, BlurLeavesAnEvenImageAloneUpToItsEdges)
{
	PayoffImage image(4, 5);
	for (std::size_t column = 0; column < 4; ++column)
	{
		for (std::size_t row = 0; row < 5; ++row)
		{
			image.At(column, row) = 0.25;
		}
	}
	EvenBlur(5, 3.0, 9.0).Apply(image);
	for (std::size_t column = 0; column < 4; ++column)
	{
		for (std::size_t row = 0; row < 5; ++row)
		{
			EXPECT_NEAR(image.At(column, row), 0.25, 1e-12);
		}
	}
}

TEST(PayoffImageTest, BlurPrefersABroadHillToANeedle)
{
	PayoffImage image(20, 1);
	image.At(3, 0) = 1.0;
	for (std::size_t column = 10; column < 15; ++column)
	{
		image.At(column, 0) = 0.8;
	}
	EXPECT_EQ(image.Peaks(1, 0, 0).front().column, 3u);
	EvenBlur(1, 2.5, 0.1).Apply(image);
	EXPECT_EQ(image.Peaks(1, 0, 0).front().column, 12u);
}

TEST(PayoffImageTest, BlurMaySpreadEveryRowInAnotherWay)
{
	// The first row is steady; from the second one strays into the first with odds of a quarter, and to the sides.
	PayoffImage image(3, 2);
	image.At(1, 0) = 4.0;
	image.At(1, 1) = 8.0;
	const BlurKernel wide{0.5, 0.25};
	image.Blur(std::vector<BlurKernel>{{1.0}, wide}, std::vector<CellOdds>{{0, {1.0}}, {0, {0.25, 0.75}}});
	EXPECT_NEAR(image.At(1, 0), 4.0, 1e-12);
	EXPECT_NEAR(image.At(0, 0), 0.0, 1e-12);
	const double expected = 4.0 * 0.25 + 8.0 * 0.75;
	EXPECT_NEAR(image.At(1, 1), expected * 0.5, 1e-12);
	// What strays beyond the first column counts as if it had not been drawn.
	EXPECT_NEAR(image.At(0, 1), expected * 0.25 / 0.75, 1e-12);
	EXPECT_NEAR(image.At(2, 1), image.At(0, 1), 1e-12);
}

TEST(PayoffImageTest, PeaksAreTheBestCellsThatAreApart)
{
	PayoffImage image(10, 10);
	image.At(5, 5) = 3.0;
	image.At(6, 5) = 2.9;
	image.At(9, 0) = 2.0;
	image.At(0, 9) = 1.0;
	const auto peaks = image.Peaks(3, 1, 1);
	ASSERT_EQ(peaks.size(), 3u);
	EXPECT_EQ(peaks[0].column, 5u);
	EXPECT_EQ(peaks[0].row, 5u);
	EXPECT_EQ(peaks[0].value, 3.0);
	EXPECT_EQ(peaks[1].column, 9u);
	EXPECT_EQ(peaks[2].row, 9u);
}

TEST(PayoffImageTest, ThereAreNoMorePeaksThanRoom)
{
	const PayoffImage image(3, 3);
	EXPECT_EQ(image.Peaks(100, 0, 0).size(), 9u);
	EXPECT_EQ(image.Peaks(100, 5, 5).size(), 1u);
	EXPECT_TRUE(image.Peaks(0, 0, 0).empty());
}

} // namespace
} // namespace faith
