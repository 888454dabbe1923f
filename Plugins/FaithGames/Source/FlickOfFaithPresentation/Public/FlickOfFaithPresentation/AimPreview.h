#pragma once

#include "FlickOfFaithPresentation/TableSpot.h"
#include "FlickOfFaithRules/Commands.h"
#include "FlickOfFaithRules/Launching.h"
#include "FlickOfFaithRules/View.h"

#include <optional>
#include <vector>

namespace faith::flick
{

/// What a person sees while aiming a disc: where it would go if the hand did not stray, as far as the first thing it meets, and how
/// far the hand may stray.
struct AimPreview
{
	/// Of the disc's centre, from where it lies to where it first strikes something, leaves the mat or stops.
	std::vector<TableSpot> way;
	/// What it strikes first, or kNoPiece.
	PieceId struck = kNoPiece;
	/// It strikes something upright instead.
	bool strikesWall = false;
	/// It leaves the mat before it meets anything.
	bool leaves = false;
	/// How far the hand may stray, either way.
	HandSpread spread;
	/// The shortest and the longest way that a disc alone on the table would go, millimetres.
	double nearest = 0.0;
	double farthest = 0.0;
};

/// For the one who is asked to flick this disc; nothing while a card hides the map.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::optional<AimPreview> PreviewOf(
	const Catalogue& catalogue, const PlayerView& view, const DiscAim& flick);

} // namespace faith::flick
