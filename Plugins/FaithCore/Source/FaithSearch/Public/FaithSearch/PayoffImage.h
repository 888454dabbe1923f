#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace faith
{

/// The odds of straying by 0, 1, 2 ... cells to either side; the first is the middle. They add up to 1 with both sides.
using BlurKernel = std::vector<double>;

/// The odds of the mean of two even draws within `reach` cells to either side: a triangle. With a reach below half a cell all of
/// it falls on the middle.
[[nodiscard]] FAITHSEARCH_API BlurKernel TriangleKernel(double reach);

/// The odds of ending up in each of some cells that lie side by side; the first of them is `first`. They add up to 1.
struct CellOdds
{
	std::size_t first = 0;
	std::vector<double> odds;
};

/// The odds of the cells between these ascending borders, n - 1 for n cells, when the mean of two even draws strays from `middle` by
/// up to `reach`, which is above 0. The outermost cells have no end.
[[nodiscard]] FAITHSEARCH_API CellOdds TriangleOdds(double middle, double reach, std::span<const double> borders);

/// A place in an image.
struct ImageCell
{
	std::size_t column = 0;
	std::size_t row = 0;
	double value = 0.0;
};

/// What actions on a regular grid over two numbers are worth, such as the direction and the strength of a flick. Blurred with the
/// odds of straying it shows what they are worth in unsteady hands: one simulation per cell serves all its neighbours.
class PayoffImage
{
public:
	/// All cells are worth 0. At least one column and row.
	FAITHSEARCH_API PayoffImage(std::size_t columns, std::size_t rows);

	std::size_t Columns() const { return columns_; }
	std::size_t Rows() const { return rows_; }

	double& At(std::size_t column, std::size_t row) { return cells_[column * rows_ + row]; }
	double At(std::size_t column, std::size_t row) const { return cells_[column * rows_ + row]; }

	/// Replaces each cell by its expectation, by how far one strays from it: for each row across the columns, and into other rows.
	/// What strays beyond the columns counts as if it had not been drawn.
	FAITHSEARCH_API void Blur(std::span<const BlurKernel> acrossColumns, std::span<const CellOdds> intoRows);

	/// The best cells, best first, no two within `apartColumns` columns and `apartRows` rows of each other.
	[[nodiscard]] FAITHSEARCH_API std::vector<ImageCell> Peaks(
		std::size_t count, std::size_t apartColumns, std::size_t apartRows) const;

private:
	std::size_t columns_;
	std::size_t rows_;
	std::vector<double> cells_;
};

} // namespace faith
