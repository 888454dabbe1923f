#pragma once

#include "FlickOfFaithAI/Hand.h"
#include "FlickOfFaithPresentation/ComputerSeat.h"

#include <cstdint>
#include <memory>
#include <optional>

namespace faith::flick
{

/// Measures the hand of a person beside whatever else goes on, so that a mirror can be given one like it when the next match starts.
class HandMeasuring
{
public:
	/// The background outlives this; work it still does then ends by itself.
	explicit HandMeasuring(Background& background) : background_(background) {}
	FLICKOFFAITHPRESENTATION_API ~HandMeasuring();

	HandMeasuring(const HandMeasuring&) = delete;
	HandMeasuring& operator=(const HandMeasuring&) = delete;

	/// Measures the first of the persons (one bit per seat) by what was flicked in the match so far. A measurement under way is given up
	/// for this one. False, and nothing else happens, if there is no person or too few flicks.
	FLICKOFFAITHPRESENTATION_API bool Begin(const History<Rules>& match, std::uint8_t persons);
	FLICKOFFAITHPRESENTATION_API bool IsBusy() const;
	/// The hand, once, when it is measured.
	[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::optional<HandSpread> Take();

private:
	struct Work;

	void GiveUp();

	Background& background_;
	std::shared_ptr<Work> work_;
};

} // namespace faith::flick
