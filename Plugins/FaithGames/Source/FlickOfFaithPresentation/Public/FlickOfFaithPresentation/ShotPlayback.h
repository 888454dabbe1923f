#pragma once

#include "FaithPhysics/Recording.h"
#include "FlickOfFaithPresentation/TableLayout.h"

#include <span>
#include <vector>

namespace faith::flick
{

/// Shows a recorded shot on a host's pieces, at the host's pace.
class ShotPlayback
{
public:
	/// The state in which the shot was launched, and what happened.
	FLICKOFFAITHPRESENTATION_API void Begin(const GameState& state, const physics::Recording& recording);

	/// The discs that move in this shot, `seconds` after the launch, and those that have dropped since. A disc that left the mat tips over
	/// its edge and slides on for a moment, then it is not shown any more.
	[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::vector<PiecePose> PosesAt(double seconds) const;

	/// What strikes what, in order of time, to be heard when its time comes.
	std::span<const physics::Impact> Impacts() const { return recording_.Impacts(); }

	/// Seconds from the launch until everything rests.
	double Duration() const { return duration_; }

private:
	/// A disc on the mat as the shot begins. Millimetres.
	struct Disc
	{
		PiecePose start;
		PieceId restsOn = kNoPiece;
		double radius = 0.0;
		double height = 0.0;
		double leavesAt = 0.0; ///< seconds; only of a disc that leaves
	};

	PiecePose Follow(const Disc& disc, double seconds) const;
	double LeavingTime(PieceId piece) const;
	double BottomOf(std::size_t upper, const std::vector<PiecePose>& now) const;

	physics::Recording recording_;
	double duration_ = 0.0;   ///< seconds
	std::vector<Disc> discs_; ///< the lowest first
};

} // namespace faith::flick
