#pragma once

#include "FlickOfFaithCli/Svg.h"

#include <string>
#include <string_view>

/// What charts in SVG have in common; one unit is one pixel, y grows downwards.
namespace faith::cli::svg
{

inline constexpr const char* kInk = "#13242e";
inline constexpr const char* kFaint = "#5d6b73";
inline constexpr const char* kGrid = "#dfe5e8";

/// A length in pixels.
[[nodiscard]] std::string Px(double length);

/// Where a text stands and how it looks.
struct Lettering
{
	double x = 0.0;
	double y = 0.0; ///< of the base line
	double size = 13.0;
	std::string_view anchor = "start";
	std::string_view colour = kInk;
	std::string_view weight = "normal";
};

[[nodiscard]] std::string Text(const Lettering& look, std::string_view text);

/// A picture of this size.
[[nodiscard]] std::string Chart(double width, double height, std::string_view content);

} // namespace faith::cli::svg
