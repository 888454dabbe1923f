#pragma once

#include "FlickOfFaithRules/Pieces.h"

#include <cstdint>
#include <string_view>
#include <vector>

/// The shapes of the table and of everything on it as triangles, so that no host needs files for them and all look the
/// same. Millimetres; x east, y north, z up; right-handed, triangles counter-clockwise seen from outside.
namespace faith::flick
{

struct Colour
{
	std::uint8_t red = 0;
	std::uint8_t green = 0;
	std::uint8_t blue = 0;

	friend constexpr bool operator==(const Colour&, const Colour&) = default;
};

struct ModelVertex
{
	float x = 0;
	float y = 0;
	float z = 0;
	/// Length 1, outwards.
	float normalX = 0;
	float normalY = 0;
	float normalZ = 1;
	/// Of a picture: 0..1 from west to east and from south to north over the whole mat or the whole disc.
	float u = 0;
	float v = 0;

	friend bool operator==(const ModelVertex&, const ModelVertex&) = default;
};

/// Triangles of one colour.
struct ModelPart
{
	std::string_view name; ///< what it shows, such as "sea" or "rim"
	Colour colour;
	std::vector<ModelVertex> vertices;
	std::vector<std::uint32_t> triangles; ///< three places in `vertices` each

	friend bool operator==(const ModelPart&, const ModelPart&) = default;
};

using Model = std::vector<ModelPart>;

/// The mat, 4 mm thick with its top at z = 0: sea, islands with border and city, Navel, clouds. What is painted lies a
/// few hundredths of a millimetre above the sea so that it always shows; nothing stands in a disc's way.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API Model BoardModel();

/// A piece standing on z = 0 about the z axis, in the colour of its owner: a disc with bevelled rims and a sign on top,
/// the flat Heart, or the upright Hand along the x axis.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API Model PieceModel(PieceKind kind, Colour owner);

/// The colour of a god card's player; grey for nobody.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API Colour ColourOf(std::string_view colourKey);

/// A convex outline of the piece for engines that collide hulls, standing like its model: so many corners around it, above and
/// below.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::vector<ModelVertex> HullOf(PieceKind kind, int corners);

} // namespace faith::flick
