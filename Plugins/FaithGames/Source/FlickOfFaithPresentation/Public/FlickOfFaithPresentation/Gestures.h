#pragma once

#include "FlickOfFaithPresentation/Controls.h"

/// What keys and buttons mean where one of them serves for several things, so that they mean the same in every host.
namespace faith::flick
{

/// Enter, or a pad's A: coming from behind the curtain, or the answer as it stands.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API Given ComeOrConfirm(Controls& controls);

/// A pad's B: letting go of what is being done, or saying no.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API Given LetGoOrDecline(Controls& controls);

/// A press chooses the piece it is about, or begins to drag or pull.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API Given ChooseOrPress(Controls& controls, TableSpot at);

/// Arrow keys, to the right and up as seen from this corner: they aim, or move the piece where nothing is aimed.
FLICKOFFAITHPRESENTATION_API void StepAsSeen(Controls& controls, CornerId corner, double right, double up, bool fine);

/// Arrow keys that always move the piece.
FLICKOFFAITHPRESENTATION_API void NudgeAsSeen(Controls& controls, CornerId corner, double right, double up, bool fine);

/// A wheel, counter-clockwise: turns the piece that is being put, or else spins the disc.
FLICKOFFAITHPRESENTATION_API void TurnOrSpin(Controls& controls, double notches);

} // namespace faith::flick
