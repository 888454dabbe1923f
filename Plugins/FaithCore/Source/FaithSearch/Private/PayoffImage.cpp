#include "FaithSearch/PayoffImage.h"

#include <algorithm>
#include <cassert>

namespace faith
{

namespace
{

/// The odds that the mean of two even draws within +-1 is below x.
double TriangleBelow(double x)
{
	const double tail = 1.0 - (std::min)(x < 0.0 ? -x : x, 1.0);
	const double beyond = tail * tail / 2.0;
	return x < 0.0 ? beyond : 1.0 - beyond;
}

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

CellOdds TriangleOdds(double middle, double reach, std::span<const double> borders)
{
	assert(reach > 0.0);
	CellOdds cells;
	double below = 0.0;
	for (std::size_t cell = 0; cell <= borders.size() && below < 1.0; ++cell)
	{
		const double next = cell < borders.size() ? TriangleBelow((borders[cell] - middle) / reach) : 1.0;
		if (cells.odds.empty() && next <= 0.0)
		{
			continue;
		}
		cells.first = cells.odds.empty() ? cell : cells.first;
		cells.odds.push_back(next - below);
		below = next;
	}
	return cells;
}

PayoffImage::PayoffImage(std::size_t columns, std::size_t rows)
	: columns_(columns), rows_(rows), cells_(columns * rows, 0.0)
{
}

void PayoffImage::Blur(std::span<const BlurKernel> acrossColumns, std::span<const CellOdds> intoRows)
{
	assert(acrossColumns.size() == rows_ && intoRows.size() == rows_);
	const std::vector<double> sharp = cells_;
	std::vector<double> copy;
	for (std::size_t column = 0; column < columns_; ++column)
	{
		const double* from = &sharp[column * rows_];
		for (std::size_t row = 0; row < rows_; ++row)
		{
			const CellOdds& cells = intoRows[row];
			double sum = 0.0;
			for (std::size_t i = 0; i < cells.odds.size(); ++i)
			{
				sum += from[cells.first + i] * cells.odds[i];
			}
			At(column, row) = sum;
		}
	}
	for (std::size_t row = 0; row < rows_; ++row)
	{
		BlurLine(&cells_[row], columns_, rows_, acrossColumns[row], copy);
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
