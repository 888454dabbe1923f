#pragma once

#include "FlickOfFaithPresentation/ShotPlayback.h"
#include "FlickOfFaithPresentation/TableSpot.h"

#include <optional>

namespace faith::flick
{

/// Where a view looks: at a spot of the table, from so far, without ever turning, so that north stays where it was.
struct CameraView
{
	TableSpot centre;
	double zoom = 1.0; ///< 1 shows the whole table, 2 half of it
};

/// Leads a view: the whole table as a rule; along with a flick; close where it strikes; to a spot that somebody asks to see. It glides and
/// never jumps. It reads no clock.
class TableCamera
{
public:
	/// A player's wish instead of the whole table.
	FLICKOFFAITHPRESENTATION_API void SetRest(const CameraView& view);
	/// For a moment something else is to be seen.
	FLICKOFFAITHPRESENTATION_API void LookAt(TableSpot spot);
	/// Once a frame. The flick under way, or nothing, and its time.
	FLICKOFFAITHPRESENTATION_API void Advance(double milliseconds, const ShotPlayback* shot, double shotSeconds);
	/// The same for a flick whose end nobody knows yet: along with this disc, if one moves.
	FLICKOFFAITHPRESENTATION_API void Advance(double milliseconds, const std::optional<TableSpot>& moving);
	/// No gliding along: only what somebody asks for.
	void SetCalm(bool isCalm) { isCalm_ = isCalm; }

	const CameraView& Now() const { return now_; }

private:
	CameraView Wanted(const ShotPlayback* shot, double shotSeconds) const;
	void GlideTo(const CameraView& wanted, double milliseconds);
	void Forget(double milliseconds);

	CameraView rest_;
	CameraView now_;
	std::optional<TableSpot> spot_;
	double spotTime_ = 0.0; ///< milliseconds for which it is still to be seen
	bool isCalm_ = false;
};

} // namespace faith::flick
