#pragma once

#include "Support/TestGame.h"

namespace faith::flick::test
{

/// The active player has put a prophet into the cloud and is asked to flick it.
inline void PlaceProphet(TestGame& game)
{
	game.Place1(game.FindIn(Place::Hand, PieceKind::Prophet, game.Active()));
}

} // namespace faith::flick::test
