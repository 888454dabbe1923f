#pragma once

#include "FaithPhysics/Geometry.h"

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

/// The words that pictures are written in: SVG, one unit is one millimetre, north is up.
namespace faith::cli::svg
{

[[nodiscard]] std::string Join(std::initializer_list<std::string_view> parts);

/// Micrometres as millimetres with at most three decimals.
[[nodiscard]] std::string Mm(std::int32_t micrometres);

/// A point as "x,y" in the picture, where y grows downwards.
[[nodiscard]] std::string Place(physics::Point p);

/// Any text as it may stand in an element.
[[nodiscard]] std::string Escaped(std::string_view text);

struct Attribute
{
	std::string_view name;
	std::string value;
};

/// An element without content, on its own line.
[[nodiscard]] std::string Element(std::string_view name, std::initializer_list<Attribute> attributes);

} // namespace faith::cli::svg
