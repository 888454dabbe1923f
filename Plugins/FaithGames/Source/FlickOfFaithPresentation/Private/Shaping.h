#pragma once

#include "FaithPhysics/Geometry.h"
#include "FlickOfFaithPresentation/Models.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

/// Building triangles. Lengths in millimetres.
namespace faith::flick
{

/// A point of an outline.
struct Flat
{
	float x = 0;
	float y = 0;
};

[[nodiscard]] constexpr float Millimetres(std::int32_t micrometres)
{
	return static_cast<float>(micrometres) / 1000.0f;
}

/// A part without triangles yet.
[[nodiscard]] ModelPart Part(std::string_view name, Colour colour);

using FlatOutline = std::vector<Flat>;

/// The same outline in millimetres.
FlatOutline InMillimetres(std::span<const physics::Point> outline);

/// A regular outline, counter-clockwise from +x.
FlatOutline Round(Flat centre, float radius, int corners);

/// An outline that every ray from `centre` meets once, drawn in towards it by so much.
FlatOutline DrawnIn(const FlatOutline& outline, Flat centre, float by);

/// Fills an outline that is seen whole from `centre`, facing up at height z.
void AddFan(ModelPart& part, const FlatOutline& outline, Flat centre, float z);

/// Fills the quarter of a circle that begins at an angle (millidegrees), facing up at height z.
void AddQuarter(ModelPart& part, Flat centre, float radius, std::int32_t from, int corners, float z);

/// Fills between two outlines of the same number of points, facing up at height z.
void AddBand(ModelPart& part, const FlatOutline& outer, const FlatOutline& inner, float z);

/// A wall up from one outline to another above it (of the same number of points), facing outwards.
void AddSkirt(ModelPart& part, const FlatOutline& lower, float lowerZ, const FlatOutline& upper, float upperZ);

/// A box about a point, its underside at z; faces all around but below.
void AddBox(ModelPart& part, Flat centre, Flat size, float z, float height);

/// Spreads u and v over a square of this side about the origin.
void SpreadPicture(ModelPart& part, float side);

} // namespace faith::flick
