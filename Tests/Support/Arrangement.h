#pragma once

#include "FlickOfFaithRules/State.h"

#include <gtest/gtest.h>

#include <cstddef>

/// What must be true of the pieces on the map at any moment.
namespace faith::flick::test
{

inline bool LiesAbove(const GameState& state, std::size_t upper, std::size_t lower)
{
	PieceId link = state.pieces[upper].restsOn;
	while (link != kNoPiece && link != lower)
	{
		link = state.pieces[link].restsOn;
	}
	return link == lower;
}

/// Pieces overlap only where one lies on the other.
inline void ExpectNoOverlap(const GameState& state)
{
	for (std::size_t i = 0; i < state.pieces.Size(); ++i)
	{
		for (std::size_t j = 0; j < i; ++j)
		{
			const bool both = state.pieces[i].place == Place::Map && state.pieces[j].place == Place::Map;
			if (both && !LiesAbove(state, i, j) && !LiesAbove(state, j, i))
			{
				EXPECT_FALSE(physics::Overlaps(ShapeOf(state.pieces[i]), ShapeOf(state.pieces[j]))) << i << " on " << j;
			}
		}
	}
}

} // namespace faith::flick::test
