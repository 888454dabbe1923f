#pragma once

#include "FlickOfFaithPresentation/AimSight.h"
#include "FlickOfFaithPresentation/TableSpot.h"
#include "FlickOfFaithRules/Board.h"
#include "FlickOfFaithRules/Commands.h"
#include "FlickOfFaithRules/Launching.h"
#include "FlickOfFaithRules/View.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace faith::flick
{

/// Where a disc comes to rest if the hand strays in one possible way.
struct Landing
{
	TableSpot spot;      ///< of its centre; where it crosses the edge if it leaves the mat
	bool leaves = false; ///< the mat

	friend bool operator==(const Landing&, const Landing&) = default;
};

/// How likely a flick ends in which way, permille. A disc that touches two regions counts for both.
struct LandingOdds
{
	std::int32_t navel = 0;
	std::array<std::int32_t, board::kIslandCount> islands{}; ///< cities included
	std::array<std::int32_t, board::kIslandCount> cities{};
	std::int32_t sea = 0;
	std::int32_t cloud = 0;  ///< still touches the cloud it started from
	std::int32_t offMap = 0; ///< leaves the map
	std::int32_t pushes = 0; ///< a piece of another player comes to rest elsewhere

	friend bool operator==(const LandingOdds&, const LandingOdds&) = default;
};

/// What a person sees while aiming a disc: where it would go if the hand did not stray, as far as the first thing it meets, and where it
/// may come to rest because the hand strays. Other discs that the same flick launches are not considered.
struct AimPreview
{
	/// Path of the disc's centre from where it lies to where it first strikes something, leaves the mat or stops. Only its
	/// beginning if `isArrow`.
	std::vector<TableSpot> way;
	/// Only the direction is to be seen: the way is a short arrow, and nothing else is said.
	bool isArrow = false;
	/// What it strikes first, or kNoPiece.
	PieceId struck = kNoPiece;
	/// It strikes something upright instead.
	bool strikesWall = false;
	/// It leaves the mat before it meets anything.
	bool leaves = false;
	/// How far the hand may stray with this power, either way.
	HandSpread spread;
	/// Possible ends, drawn from the hand as the rules draw them. The same aim always gives the same ones.
	std::vector<Landing> landings;
	LandingOdds odds;
};

/// The hand of the one who is asked to flick, in a flick-off or in a mission.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API LaunchMaker HandOfViewer(const Catalogue& catalogue, const PlayerView& view);

/// For the one who is asked to flick this disc; nothing while a card hides the map, or if nothing is to be seen.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::optional<AimPreview> PreviewOf(
	const Catalogue& catalogue, const PlayerView& view, const DiscAim& flick, AimSight sight = AimSight::Full);

} // namespace faith::flick
