#include "FlickOfFaithDesktop/PadVoting.h"

#include "FlickOfFaithDesktop/Match.h"
#include "FlickOfFaithDesktop/Pads.h"
#include "FlickOfFaithPresentation/SeatPlan.h"

namespace faith::desktop
{

PadVoting::PadVoting(Match& match, Pads& pads, QObject* parent) : QObject(parent), match_(match), pads_(pads)
{
	connect(match_.desk(), &DeskModel::changed, this, &PadVoting::Watch);
	connect(&pads_, &Pads::thumb, this, &PadVoting::Cast);
	connect(&pads_, &Pads::countChanged, this,
		[this]
		{
			ballot_.SetPads(pads_.Places());
			emit changed();
		});
	connect(&pads_, &Pads::handOn, this,
		[this](int by)
		{
			ballot_.HandOn(by);
			emit changed();
		});
}

QVariantList PadVoting::pads() const
{
	QVariantList numbers;
	for (flick::Seat seat = 0; seat < flick::kMaxPlayers; ++seat)
	{
		numbers.append(ballot_.PadOf(seat) + 1);
	}
	return numbers;
}

void PadVoting::Watch()
{
	if (match_.desk()->sharedVote() != isOpen_)
	{
		isOpen_ = !isOpen_;
		ballot_.Open(flick::PersonsAmong(match_.WhoPlays()));
		emit changed();
	}
}

/// Who votes alone turns the thumb like those who vote together.
void PadVoting::Cast(int place, bool up)
{
	DeskModel& desk = *match_.desk();
	if (!desk.sharedVote())
	{
		if (desk.asked() == "vote")
		{
			desk.choose(up ? 0 : 1);
		}
		return;
	}
	const flick::Seat voter = ballot_.VoterAt(place);
	if (voter != flick::kNobody)
	{
		desk.vote(voter, up);
		ballot_.HandOnAfterVote(desk.WhoHasAnswered());
		emit changed();
	}
}

} // namespace faith::desktop
