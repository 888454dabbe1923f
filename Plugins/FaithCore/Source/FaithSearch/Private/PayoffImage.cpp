#include "FaithSearch/PayoffImage.h"

#include <algorithm>

namespace faith
{

namespace
{

/// Blurs `count` numbers that lie `stride` apart.
void BlurLine(double* line, std::size_t count, std::size_t stride, const BlurKernel& kernel, std::vector<double>& copy)
{
	copy.resize(count);
	for (std::size_t i = 0; i < count; ++i)
	{
		copy[i] = line[i * stride];
	}
	for (std::size_t i = 0; i < count; ++i)
	{
		double sum = copy[i] * kernel[0];
		double odds = kernel[0];
		for (std::size_t away = 1; away < kernel.size(); ++away)
		{
			if (i >= away)
			{
				sum += copy[i - away] * kernel[away];
				odds += kernel[away];
			}
			if (i + away < count)
			{
				sum += copy[i + away] * kernel[away];
				odds += kernel[away];
			}
		}
		line[i * stride] = sum / odds;
	}
}

std::size_t Distance(std::size_t a, std::size_t b)
{
	return a > b ? a - b : b - a;
}

} // namespace

BlurKernel TriangleKernel(double reach)
{
	// The odds of landing in a cell: the area of the triangle above it.
	const auto areaUpTo = [reach](double x)
	{
		const double share = (std::min)(x / reach, 1.0);
		return share - share * share / 2;
	};
	if (!(reach > 0.5))
	{
		return {1.0};
	}
	BlurKernel kernel{2 * areaUpTo(0.5)};
	for (std::size_t cell = 0; static_cast<double>(cell) + 0.5 < reach; ++cell)
	{
		const double from = static_cast<double>(cell) + 0.5;
		kernel.push_back(areaUpTo(from + 1.0) - areaUpTo(from));
	}
	return kernel;
}

PayoffImage::PayoffImage(std::size_t columns, std::size_t rows)
	: columns_(columns), rows_(rows), cells_(columns * rows, 0.0)
{
}

void PayoffImage::Blur(const BlurKernel& acrossColumns, const BlurKernel& acrossRows)
{
	std::vector<double> copy;
	for (std::size_t column = 0; column < columns_; ++column)
	{
		BlurLine(&cells_[column * rows_], rows_, 1, acrossRows, copy);
	}
	for (std::size_t row = 0; row < rows_; ++row)
	{
		BlurLine(&cells_[row], columns_, rows_, acrossColumns, copy);
	}
}

std::vector<ImageCell> PayoffImage::Peaks(std::size_t count, std::size_t apartColumns, std::size_t apartRows) const
{
	std::vector<ImageCell> peaks;
	std::vector<bool> isTaken(cells_.size(), false);
	while (peaks.size() < count)
	{
		std::size_t best = cells_.size();
		for (std::size_t i = 0; i < cells_.size(); ++i)
		{
			if (!isTaken[i] && (best == cells_.size() || cells_[i] > cells_[best]))
			{
				best = i;
			}
		}
		if (best == cells_.size())
		{
			break;
		}
		const ImageCell peak{best / rows_, best % rows_, cells_[best]};
		peaks.push_back(peak);
		for (std::size_t i = 0; i < cells_.size(); ++i)
		{
			const bool near =
				Distance(i / rows_, peak.column) <= apartColumns && Distance(i % rows_, peak.row) <= apartRows;
			isTaken[i] = isTaken[i] || near;
		}
	}
	return peaks;
}

} // namespace faith
