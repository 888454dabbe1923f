#pragma once

#include "FlickOfFaithRules/State.h"

#include <cstdint>

namespace faith::flick
{

/// Who votes with which game controller when several persons at one machine vote at the same time: the first with the first, the second
/// with the second and so on. A single one is handed from person to person. Whoever has none uses keys.
class PadBallot
{
public:
	static constexpr int kNoPad = -1;

	/// A vote begins: the persons here, one bit per seat. A single controller is with the first of them.
	FLICKOFFAITHPRESENTATION_API void Open(std::uint8_t persons);
	/// The controllers that are there, one bit per place (PadPlaces::Taken).
	void SetPads(std::uint8_t pads) { pads_ = pads; }

	/// There are more persons than the one controller.
	[[nodiscard]] FLICKOFFAITHPRESENTATION_API bool IsHandedOn() const;
	/// Whose thumb the controller at this place shows, or kNobody.
	[[nodiscard]] FLICKOFFAITHPRESENTATION_API Seat VoterAt(int place) const;
	/// The place of the controller that shows this one's thumb, or kNoPad.
	[[nodiscard]] FLICKOFFAITHPRESENTATION_API int PadOf(Seat seat) const;

	/// The single controller goes to the next person, or to the one before with -1: to vote, or to vote otherwise.
	FLICKOFFAITHPRESENTATION_API void HandOn(int by);
	/// Somebody has voted: the single controller goes to the next who has not, one bit per seat in `answered`; stays if all have.
	FLICKOFFAITHPRESENTATION_API void HandOnAfterVote(std::uint8_t answered);

private:
	std::uint8_t persons_ = 0;
	std::uint8_t pads_ = 0;
	int turn_ = 0; ///< which of the persons has the single controller
};

} // namespace faith::flick
