#include "View/FlickView.h"

#include "FlickOfFaithPresentation/CameraPose.h"

namespace
{
/** Permille of spin, and millidegrees, that one notch of a wheel is worth. */
constexpr double SpinPerNotch = 50.0;
constexpr double TurnPerNotch = 5000.0;
} // namespace

FFlickView::FFlickView(const faith::flick::Rules& InRules, faith::flick::SecretRound& InRound, faith::flick::Seat InOwn)
	: Controls(InRules, InRound, InOwn), Own(InOwn)
{
}

faith::flick::Given FFlickView::Confirm()
{
	if (Controls.BehindCurtain() != faith::flick::kNobody)
	{
		Controls.Come();
		return {};
	}
	return Controls.Confirm();
}

faith::flick::Given FFlickView::Refuse()
{
	return Controls.Cancel() ? faith::flick::Given() : Controls.Decline();
}

faith::flick::Given FFlickView::Press(const faith::flick::TableSpot& At)
{
	const std::optional<std::size_t> Choice = Controls.ChoiceAt(At);
	return Choice ? Controls.Choose(*Choice) : Controls.Press(At);
}

void FFlickView::Step(double Right, double Up, bool bFine)
{
	const faith::flick::Desk* const Desk = Controls.TheDesk();
	if (Desk != nullptr && Desk->IsAiming())
	{
		Controls.Step(Right, Up, bFine);
		return;
	}
	Nudge(Right, Up, bFine);
}

void FFlickView::Nudge(double Right, double Up, bool bFine)
{
	const faith::flick::TableSpot Way = faith::flick::WaySeenFrom(Corner, Right, Up);
	Controls.Nudge(Way.x, Way.y, bFine);
}

void FFlickView::Turn(double Notches)
{
	if (Controls.CanTurn())
	{
		Controls.TurnPiece(FMath::RoundToInt32(Notches * TurnPerNotch));
		return;
	}
	Controls.AddSpin(FMath::RoundToInt32(Notches * SpinPerNotch));
}

void FFlickView::Remember(const faith::flick::Given& Given)
{
	if (Given.refusal || Given.isSecret || !Given.commands.empty())
	{
		Refusal = Given.refusal;
		Refused = Given.refused;
	}
}

void FFlickView::Remember(const faith::flick::Refusal& InRefusal, const faith::flick::Command& InRefused)
{
	Refusal = InRefusal;
	Refused = InRefused;
}

std::string FFlickView::WordsOfRefusal(const faith::flick::Wording& Words, const faith::flick::GameState& State) const
{
	return Refusal ? Words.Refused(Refusal, State, Refused ? &*Refused : nullptr) : std::string();
}
