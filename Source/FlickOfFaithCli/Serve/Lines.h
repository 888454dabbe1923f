#pragma once

#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <string>

namespace faith::cli
{

/// A longer line is refused and skipped without being kept.
inline constexpr std::size_t kMaxLineBytes = std::size_t{1} << 20;

enum class LineResult : std::uint8_t
{
	Line,
	TooLong,
	End,
};

/// The next line without its end; a last line need not have one.
[[nodiscard]] LineResult ReadLine(std::istream& in, std::string& line);

} // namespace faith::cli
