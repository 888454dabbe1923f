#include "FlickOfFaithPresentation/SecretRound.h"

#include <algorithm>

namespace faith::flick
{

namespace
{

bool Contains(std::uint8_t seats, Seat seat)
{
	return seat < kMaxPlayers && (seats & SeatBit(seat)) != 0;
}

} // namespace

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
		called_ = Contains(waiting_, seat) && !HasAnswered(seat) ? seat : kNobody;
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
	if (Contains(waiting_, seat))
	{
		called_ = seat;
		atControls_ = seat;
	}
}

void SecretRound::Put(Seat seat, const Command& answer)
{
	if (Contains(waiting_, seat))
	{
		answers_[seat] = answer;
		CallNext();
	}
}

std::vector<Command> SecretRound::TakeAll()
{
	std::vector<Command> all;
	for (Seat seat = 0; seat < kMaxPlayers; ++seat)
	{
		if (!Contains(waiting_, seat))
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
