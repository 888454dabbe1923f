#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace faith::flick
{

/// A table of plain text: the first column is set flush left, the others flush right, each as wide as its widest entry.
/// `rows` hold as many entries as `heading`; every line starts with `indent` spaces.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::string AlignedTable(
	const std::vector<std::string>& heading, const std::vector<std::vector<std::string>>& rows, std::size_t indent);

/// The text with spaces added at its end up to `width` characters.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::string PaddedRight(std::string_view utf8, std::size_t width);

/// The text with spaces added before it up to `width` characters.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::string PaddedLeft(std::string_view utf8, std::size_t width);

} // namespace faith::flick
