#include "FlickOfFaithPresentation/SaveTurns.h"

#include <algorithm>
#include <cassert>

namespace faith::flick
{

void SaveTurns::BeginAfter(std::span<const std::int32_t> numbers)
{
	for (const std::int32_t number : numbers)
	{
		last_ = (std::max)(last_, number);
	}
}

void SaveTurns::GoOnFrom(std::int32_t number)
{
	last_ = (std::max)(number, 0);
}

SaveTurns::Save SaveTurns::Next()
{
	assert(!isClosed_);
	++last_;
	return {last_, last_ % kPlaces};
}

} // namespace faith::flick
