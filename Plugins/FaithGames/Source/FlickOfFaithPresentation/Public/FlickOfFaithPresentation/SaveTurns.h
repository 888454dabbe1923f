#pragma once

#include <cstdint>
#include <span>

namespace faith::flick
{

/// The saves of a match take turns in two places: whenever the program ends, even while it writes, one of them holds the match. Saves are
/// numbered, and of two the larger number is the later.
class SaveTurns
{
public:
	static constexpr std::int32_t kPlaces = 2;

	/// The number of what cannot be read at all: everything else is later.
	static constexpr std::int32_t kUnreadable = -1;

	struct Save
	{
		std::int32_t number = 0;
		std::int32_t place = 0; ///< 0 or 1
	};

	/// A new match begins: its saves are later than all there are.
	FLICKOFFAITHPRESENTATION_API void BeginAfter(std::span<const std::int32_t> numbers);

	/// The match goes on from this save, which is overwritten last.
	FLICKOFFAITHPRESENTATION_API void GoOnFrom(std::int32_t number);

	/// A place holds what can neither be read nor be put aside: nothing is saved any more, so that it stays for whoever can mend it.
	void Close() { isClosed_ = true; }
	bool IsClosed() const { return isClosed_; }

	/// Where the next save goes; not while closed.
	[[nodiscard]] FLICKOFFAITHPRESENTATION_API Save Next();

private:
	std::int32_t last_ = 0;
	bool isClosed_ = false;
};

} // namespace faith::flick
