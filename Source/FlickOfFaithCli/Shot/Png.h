#pragma once

#include "FaithKernel/Result.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace faith::cli
{

inline constexpr int kLargestPng = 8000; ///< pixels on each side; a quarter of a gigabyte while it is drawn

/// A square picture as the bytes of a PNG file with so many pixels on each side; the error is a sentence.
[[nodiscard]] Result<std::vector<std::uint8_t>, std::string> PngOf(std::string_view svg, int size);

} // namespace faith::cli
