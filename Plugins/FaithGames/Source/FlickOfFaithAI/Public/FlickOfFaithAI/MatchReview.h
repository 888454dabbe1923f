#pragma once

#include "FaithKernel/History.h"
#include "FlickOfFaithAI/Coach.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace faith::flick
{

/// A flick of a match and the better one that was there.
struct MissedFlick
{
	std::size_t entry = 0; ///< its place in the log, from 0
	std::uint8_t generation = 0;
	GameState table; ///< what the player saw
	FlickOutlook played;
	FlickOutlook best;
};

/// How one seat flicked in a match. Aims are judged, not where the hand strayed to.
struct SeatReview
{
	std::uint32_t flicks = 0; ///< that were judged
	std::uint32_t unseen = 0; ///< that were aimed while the map was hidden, and are not judged
	double lost = 0.0;        ///< worth, the sum over all flicks
	/// The flick that lost the most worth, if any did.
	std::optional<MissedFlick> worst;
};

/// For every seat the flick with the greatest loss against the best one found from the same position. With `only` the flicks of other
/// seats are not looked at. Flicks that were taken back do not count.
[[nodiscard]] FLICKOFFAITHAI_API std::vector<SeatReview> BestMissed(const History<Rules>& history,
	const CoachSettings& settings, Executor& executor, SearchControl& control, std::optional<Seat> only = {});

} // namespace faith::flick
