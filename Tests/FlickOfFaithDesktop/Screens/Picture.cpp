#include "FlickOfFaithDesktop/Screens/Picture.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace faith::desktop
{
namespace
{

constexpr int kBits = 5; ///< of each of red, green and blue that make a difference

std::size_t Bin(QRgb colour)
{
	constexpr int kLost = 8 - kBits;
	return static_cast<std::size_t>(
		((qRed(colour) >> kLost) << (2 * kBits)) | ((qGreen(colour) >> kLost) << kBits) | (qBlue(colour) >> kLost));
}

} // namespace

double ShareOfOneColour(const QImage& picture)
{
	std::vector<qsizetype> counts(std::size_t{1} << (3 * kBits));
	for (int y = 0; y < picture.height(); ++y)
	{
		for (int x = 0; x < picture.width(); ++x)
		{
			++counts[Bin(picture.pixel(x, y))];
		}
	}
	const auto all = static_cast<double>(picture.width()) * picture.height();
	return all == 0.0 ? 1.0 : static_cast<double>(*std::max_element(counts.begin(), counts.end())) / all;
}

bool IsBlank(const QImage& picture)
{
	constexpr double kAlmostAll = 0.985;
	return ShareOfOneColour(picture) > kAlmostAll;
}

} // namespace faith::desktop
