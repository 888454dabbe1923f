#pragma once

#include "FaithPhysics/Geometry.h"
#include "FlickOfFaithPresentation/Models.h"

#include <span>
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

using Outline = std::vector<Flat>;

/// The same outline in millimetres.
Outline InMillimetres(std::span<const physics::Point> outline);

/// A regular outline, counter-clockwise from +x.
Outline Round(Flat centre, float radius, int corners);

/// An outline that every ray from `centre` meets once, drawn in towards it by so much.
Outline DrawnIn(const Outline& outline, Flat centre, float by);

/// Fills an outline that is seen whole from `centre`, facing up at height z.
void AddFan(ModelPart& part, const Outline& outline, Flat centre, float z);

/// Fills the quarter of a circle that begins at an angle (millidegrees), facing up at height z.
void AddQuarter(ModelPart& part, Flat centre, float radius, std::int32_t from, int corners, float z);

/// Fills between two outlines of the same number of points, facing up at height z.
void AddBand(ModelPart& part, const Outline& outer, const Outline& inner, float z);

/// A wall up from one outline to another above it (of the same number of points), facing outwards.
void AddSkirt(ModelPart& part, const Outline& lower, float lowerZ, const Outline& upper, float upperZ);

/// A box about a point, its underside at z; faces all around but below.
void AddBox(ModelPart& part, Flat centre, Flat size, float z, float height);

/// Spreads u and v over a square of this side about the origin.
void SpreadPicture(ModelPart& part, float side);

} // namespace faith::flick
