#include "FlickOfFaithPresentation/Gestures.h"

#include "FlickOfFaithPresentation/CameraPose.h"

#include <cmath>

namespace faith::flick
{

namespace
{

/// What one notch of a wheel is worth: permille of spin, or millidegrees.
constexpr double kSpinPerNotch = 50.0;
constexpr double kTurnPerNotch = 5000.0;

std::int32_t Turned(double notches, double perNotch)
{
	return static_cast<std::int32_t>(std::lround(notches * perNotch));
}

} // namespace

Given ComeOrConfirm(Controls& controls)
{
	if (controls.BehindCurtain() != kNobody)
	{
		controls.Come();
		return {};
	}
	return controls.Confirm();
}

Given LetGoOrDecline(Controls& controls)
{
	return controls.Cancel() ? Given() : controls.Decline();
}

Given ChooseOrPress(Controls& controls, TableSpot at)
{
	const std::optional<std::size_t> choice = controls.ChoiceAt(at);
	return choice ? controls.Choose(*choice) : controls.Press(at);
}

void StepAsSeen(Controls& controls, CornerId corner, double right, double up, bool fine)
{
	const Desk* const desk = controls.TheDesk();
	if (desk != nullptr && desk->IsAiming())
	{
		// An aim turns and grows the same from everywhere.
		controls.Step(right, up, fine);
		return;
	}
	NudgeAsSeen(controls, corner, right, up, fine);
}

void NudgeAsSeen(Controls& controls, CornerId corner, double right, double up, bool fine)
{
	const TableSpot way = WaySeenFrom(corner, right, up);
	controls.Nudge(way.x, way.y, fine);
}

void TurnOrSpin(Controls& controls, double notches)
{
	if (controls.CanTurn())
	{
		controls.TurnPiece(Turned(notches, kTurnPerNotch));
		return;
	}
	controls.AddSpin(Turned(notches, kSpinPerNotch));
}

} // namespace faith::flick
