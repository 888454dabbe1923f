#include "View/FlickView.h"

#include "FlickOfFaithPresentation/DeskView.h"
#include "FlickOfFaithPresentation/Gestures.h"

FFlickView::FFlickView(const faith::flick::Rules& InRules, faith::flick::SecretRound& InRound, faith::flick::Seat InOwn)
	: Controls(InRules, InRound, InOwn), Own(InOwn)
{
}

faith::flick::Given FFlickView::Confirm()
{
	return faith::flick::ComeOrConfirm(Controls);
}

faith::flick::Given FFlickView::Refuse()
{
	return faith::flick::LetGoOrDecline(Controls);
}

faith::flick::Given FFlickView::Press(const faith::flick::TableSpot& At)
{
	return faith::flick::ChooseOrPress(Controls, At);
}

void FFlickView::Step(double Right, double Up, bool bFine)
{
	faith::flick::StepAsSeen(Controls, Corner, Right, Up, bFine);
}

void FFlickView::Nudge(double Right, double Up, bool bFine)
{
	faith::flick::NudgeAsSeen(Controls, Corner, Right, Up, bFine);
}

void FFlickView::Turn(double Notches)
{
	faith::flick::TurnOrSpin(Controls, Notches);
}

void FFlickView::Remember(const faith::flick::Given& Given)
{
	if (Given.refusal || Given.lacksAim || Given.isSecret || !Given.commands.empty())
	{
		bLacksAim = Given.lacksAim;
		Refusal = Given.refusal;
		Refused = Given.refused;
	}
}

void FFlickView::Remember(const faith::flick::Refusal& InRefusal, const faith::flick::Command& InRefused)
{
	bLacksAim = false;
	Refusal = InRefusal;
	Refused = InRefused;
}

std::string FFlickView::WordsOfRefusal(const faith::flick::Wording& Words, const faith::flick::GameState& State) const
{
	const faith::flick::Desk* const Desk = Controls.TheDesk();
	if (bLacksAim && Desk != nullptr && !Desk->HasAims())
	{
		return faith::flick::LacksAimOf(Words, *Desk);
	}
	return Refusal ? Words.Refused(Refusal, State, Refused ? &*Refused : nullptr) : std::string();
}
