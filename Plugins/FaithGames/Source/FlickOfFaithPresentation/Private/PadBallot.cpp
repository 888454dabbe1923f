#include "FlickOfFaithPresentation/PadBallot.h"

#include <bit>

namespace faith::flick
{

namespace
{

/// The seat of the n-th person, or kNobody.
Seat PersonAt(std::uint8_t persons, int number)
{
	for (Seat seat = 0; seat < kMaxPlayers; ++seat)
	{
		if ((persons & SeatBit(seat)) != 0 && number-- == 0)
		{
			return seat;
		}
	}
	return kNobody;
}

} // namespace

void PadBallot::Open(std::uint8_t persons)
{
	persons_ = persons;
	turn_ = 0;
}

bool PadBallot::IsHandedOn() const
{
	return std::popcount(pads_) == 1 && std::popcount(persons_) > 1;
}

Seat PadBallot::VoterAt(int place) const
{
	if (place < 0 || place >= 8 || ((pads_ >> place) & 1) == 0)
	{
		return kNobody;
	}
	return PersonAt(persons_, IsHandedOn() ? turn_ : place);
}

int PadBallot::PadOf(Seat seat) const
{
	for (int place = 0; place < 8; ++place)
	{
		if (seat != kNobody && VoterAt(place) == seat)
		{
			return place;
		}
	}
	return kNoPad;
}

void PadBallot::HandOn(int by)
{
	const int persons = std::popcount(persons_);
	if (IsHandedOn())
	{
		turn_ = ((turn_ + by) % persons + persons) % persons;
	}
}

void PadBallot::HandOnAfterVote(std::uint8_t answered)
{
	const int persons = std::popcount(persons_);
	for (int i = 1; i < persons; ++i)
	{
		const Seat next = PersonAt(persons_, (turn_ + i) % persons);
		if ((answered & SeatBit(next)) == 0)
		{
			HandOn(i);
			return;
		}
	}
}

} // namespace faith::flick
