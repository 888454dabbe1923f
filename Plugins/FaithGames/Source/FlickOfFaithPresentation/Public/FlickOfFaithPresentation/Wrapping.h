#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace faith::flick
{

/// How wide long texts are printed, in characters.
inline constexpr std::size_t kTextWidth = 100;

/// The words of a text in lines of at most kTextWidth characters, each with its line end. The first begins with `first`,
/// the others with `indent`.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::string Wrapped(
	std::string_view utf8, std::string_view first, std::string_view indent);
[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::string Wrapped(std::string_view utf8, std::string_view indent = {});

} // namespace faith::flick
