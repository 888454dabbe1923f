#include "FlickOfFaithPresentation/SecretRound.h"

#include <algorithm>

namespace faith::flick
{

bool IsSecret(DecisionKind kind)
{
	return kind == DecisionKind::ChooseGod || kind == DecisionKind::CommitAim || kind == DecisionKind::Vote;
}

void SecretRound::Ask(DecisionKind kind, std::uint8_t waiting)
{
	if (kind == kind_ && waiting == waiting_)
	{
		return;
	}
	kind_ = kind;
	waiting_ = waiting;
	isSecret_ = IsSecret(kind);
	answers_ = {};
	CallNext();
}

/// The first who has no answer yet. Who is alone needs no curtain.
void SecretRound::CallNext()
{
	atControls_ = kNobody;
	called_ = kNobody;
	for (Seat seat = 0; seat < kMaxPlayers && called_ == kNobody; ++seat)
	{
		called_ = WaitsFor(seat) && !HasAnswered(seat) ? seat : kNobody;
	}
	if (!IsShared())
	{
		atControls_ = called_;
	}
}

Seat SecretRound::BehindCurtain() const
{
	return atControls_ == kNobody ? called_ : kNobody;
}

void SecretRound::Come(Seat seat)
{
	if (WaitsFor(seat))
	{
		called_ = seat;
		atControls_ = seat;
	}
}

void SecretRound::Put(Seat seat, const Command& answer)
{
	if (WaitsFor(seat))
	{
		answers_[seat] = answer;
		CallNext();
	}
}

std::uint8_t SecretRound::WhoHasAnswered() const
{
	std::uint8_t seats = 0;
	for (Seat seat = 0; seat < kMaxPlayers; ++seat)
	{
		seats = static_cast<std::uint8_t>(seats | (HasAnswered(seat) ? SeatBit(seat) : 0));
	}
	return seats;
}

std::vector<Command> SecretRound::TakeAll()
{
	std::vector<Command> all;
	for (Seat seat = 0; seat < kMaxPlayers; ++seat)
	{
		if (!WaitsFor(seat))
		{
			continue;
		}
		if (!answers_[seat])
		{
			return {};
		}
		all.push_back(*answers_[seat]);
	}
	answers_ = {};
	return all;
}

} // namespace faith::flick
