#pragma once

#include "FlickOfFaithAI/Coach.h"
#include "FlickOfFaithAI/MatchReview.h"
#include "FlickOfFaithPresentation/Wording.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace faith::cli
{

/// Where in a match advice is given, and what was played there if anything.
struct CoachedMoment
{
	std::size_t entry = 0; ///< of the log, from 0
	flick::Seat seat = flick::kNobody;
	std::optional<flick::FlickOutlook> played;
};

/// What the coach says in words.
class CoachWording
{
public:
	/// Must outlive this object.
	explicit CoachWording(const flick::Wording& words) : words_(words) {}

	/// "Entry 12, generation 1: advice for ..."
	std::string Title(const flick::GameState& table, const CoachedMoment& moment) const;
	/// All of an advice, in lines.
	std::string Advice(const flick::Advice& advice, const CoachedMoment& moment) const;
	/// All of a review, in lines; `only` leaves out the others.
	std::string Review(const std::vector<flick::SeatReview>& reviews, const flick::GameState& table,
		std::optional<flick::Seat> only) const;
	/// A flick in one line, for a picture.
	std::string InOneLine(const flick::FlickOutlook& outlook, const flick::GameState& table) const;

private:
	std::string Aims(const flick::Flick& flick, const flick::GameState& table) const;
	std::string Worth(const flick::FlickOutlook& outlook) const;
	std::string Points(const flick::FlickOutlook& outlook, const flick::GameState& table) const;
	std::string Chances(const flick::RegionChances& chances, flick::CornerId corner) const;
	std::string Details(const flick::FlickOutlook& outlook, const flick::GameState& table) const;
	std::string Placed(const flick::Advice& advice) const;
	std::string SeatLines(const flick::SeatReview& review, const flick::GameState& table, flick::Seat seat) const;
	std::string Missed(const flick::MissedFlick& missed, flick::Seat seat) const;
	/// A share as a percentage with one decimal, and a number with one decimal.
	std::string Percent(double share) const;
	std::string Decimal(double number) const;

	const flick::Wording& words_;
};

} // namespace faith::cli
