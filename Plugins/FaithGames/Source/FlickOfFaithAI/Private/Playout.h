#pragma once

#include "FaithKernel/Random.h"
#include "FaithSearch/SearchControl.h"
#include "FlickOfFaithAI/Worth.h"
#include "FlickOfFaithRules/Rules.h"

namespace faith::flick
{

/// What nobody knows is drawn anew: the order of the deck and the game's lot.
void DrawTheUnknown(GameState& state, Random& lot);

/// Lets quick players finish the generation (the first one, if it has not begun): the state it leaves. A quick player flicks at the best
/// of a few targets, and leaves all else to the lot.
GameState FinishGeneration(
	const Rules& rules, GameState state, const Judgement& judgement, Random lot, SearchControl& control);

/// Lets quick players finish the generation (the first one, if it has not begun) and judges what came of it, 0 to 1.
double PlayOut(const Rules& rules, const GameState& state, Seat seat, const Judgement& judgement, Random lot,
	SearchControl& control);

/// What the position is worth to a seat as it stands, 0 to 1; exactly if the game is over.
double WorthAtSight(const Rules& rules, const GameState& state, Seat seat, const Judgement& judgement);

} // namespace faith::flick
