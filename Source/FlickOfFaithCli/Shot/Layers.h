#pragma once

#include "FaithPhysics/Geometry.h"
#include "FlickOfFaithCli/Shot/PlayedShot.h"

#include <string>
#include <string_view>

/// What lies above the map in the picture of a flick, layer by layer.
namespace faith::cli
{

/// How the pieces of one owner are painted.
struct DiscColours
{
	std::string_view fill;
	std::string_view edge;
	std::string_view ink; ///< legible on `fill`
};

[[nodiscard]] const DiscColours& ColoursOf(const flick::GameState& state, flick::Seat owner);

/// The point at a distance in micrometres from another, to a hundredth of a millimetre.
[[nodiscard]] physics::Point PointAt(physics::Vector from, physics::Vector direction = {}, double distance = 0.0);

/// All that the moved discs sweep over, at their full width.
[[nodiscard]] std::string SweptLayer(const PlayedShot& shot);
/// Where discs ended that were flicked with the spread of the hand.
[[nodiscard]] std::string SpreadLayer(const PlayedShot& shot);
/// Where the moved discs lay.
[[nodiscard]] std::string StartLayer(const PlayedShot& shot);
/// The ways of the centres.
[[nodiscard]] std::string TrailLayer(const PlayedShot& shot);
/// All discs on the map at the end, lower ones first, and what left it; then what is no disc.
[[nodiscard]] std::string DiscLayer(const PlayedShot& shot);
/// The numbers of all these, and arrows after what left.
[[nodiscard]] std::string NumberLayer(const PlayedShot& shot);
/// The outlines of two discs at the moment of their contact.
[[nodiscard]] std::string GhostLayer(const PlayedShot& shot);
/// The contacts with their numbers.
[[nodiscard]] std::string ContactLayer(const PlayedShot& shot);

/// Parts of the legend.
[[nodiscard]] std::string StartOutline(physics::Circle shape, const DiscColours& colours);
[[nodiscard]] std::string Star(physics::Point centre, std::int32_t radius);
[[nodiscard]] std::string Arrow(physics::Point from, physics::Point to);

} // namespace faith::cli
