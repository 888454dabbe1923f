#pragma once

#include "FlickOfFaithCli/Shot/PlayedShot.h"
#include "FlickOfFaithPresentation/Wording.h"

#include <cstdint>
#include <string>

namespace faith::cli
{

/// How much of the map is in the picture.
enum class View : std::uint8_t
{
	Map,
	Contacts, ///< from the first contact on, enlarged; without a contact where the discs come to rest
};

/// A flick as a square picture: SVG, one unit is one millimetre, north is up. The map lies under it, paled. Discs are solid
/// where they end and dashed where they lay, with their numbers; what moved draws a trail as wide as it is fast, with a tick
/// every 50 ms and a hand that turns with the disc; contacts are stars, numbered by time and as large as they are hard; an
/// arrow points after what left the map. Elements have the ids disc-N, start-N, trail-N, contact-N and left-N.
[[nodiscard]] std::string ShotSvg(const PlayedShot& shot, const flick::Wording& words, View view);

} // namespace faith::cli
