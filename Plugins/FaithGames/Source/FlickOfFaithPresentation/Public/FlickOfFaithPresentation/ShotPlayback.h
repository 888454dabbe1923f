#pragma once

#include "FaithPhysics/Recording.h"
#include "FlickOfFaithPresentation/TableLayout.h"

#include <vector>

namespace faith::flick
{

/// Shows a recorded shot on a host's pieces, at the host's pace.
class ShotPlayback
{
public:
	/// The state in which the shot was launched, and what happened.
	FLICKOFFAITHPRESENTATION_API void Begin(const GameState& state, const physics::Recording& recording);

	/// The discs that move in this shot, `seconds` after the launch, and those that have dropped since. A disc that left the mat is
	/// not shown any more.
	[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::vector<PiecePose> PosesAt(double seconds) const;

	/// Seconds from the launch until everything rests.
	double Duration() const { return recording_.Duration(); }

private:
	/// A disc on the mat as the shot begins. Millimetres.
	struct Disc
	{
		PiecePose start;
		PieceId restsOn = kNoPiece;
		double radius = 0.0;
		double height = 0.0;
	};

	PiecePose Follow(const Disc& disc, double seconds) const;
	double BottomOf(std::size_t upper, const std::vector<PiecePose>& now) const;

	physics::Recording recording_;
	std::vector<Disc> discs_; ///< the lowest first
};

} // namespace faith::flick
