#include "FaithSearch/PayoffImage.h"

#include <gtest/gtest.h>

#include <numeric>

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

TEST(PayoffImageTest, BlurSpreadsOneCellOverItsNeighbours)
{
	PayoffImage image(9, 7);
	image.At(4, 3) = 1.0;
	const BlurKernel across = TriangleKernel(2.0);
	const BlurKernel along = TriangleKernel(1.5);
	image.Blur(across, along);
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
	image.Blur(TriangleKernel(3.0), TriangleKernel(9.0));
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
	image.Blur(TriangleKernel(2.5), TriangleKernel(0.0));
	EXPECT_EQ(image.Peaks(1, 0, 0).front().column, 12u);
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
