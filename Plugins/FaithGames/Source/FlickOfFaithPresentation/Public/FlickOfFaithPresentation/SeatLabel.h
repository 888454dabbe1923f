#pragma once

#include <string>

namespace faith::flick
{

/// Who sits at a seat, as the host knows it.
struct SeatLabel
{
	std::string level; ///< key of a computer player's level; empty for a person
	std::string name;  ///< of a person; may be empty

	bool IsComputer() const { return !level.empty(); }
	friend bool operator==(const SeatLabel&, const SeatLabel&) = default;
};

} // namespace faith::flick
