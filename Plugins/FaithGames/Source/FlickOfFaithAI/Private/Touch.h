#pragma once

#include "FlickOfFaithAI/Standing.h"
#include "FlickOfFaithRules/Ids.h"
#include "FlickOfFaithRules/Pieces.h"
#include "FlickOfFaithRules/State.h"

#include <array>
#include <cstdint>

namespace faith::flick
{

/// The regions a disc counts for (Rule 2.5).
struct Touch
{
	std::uint8_t islands = 0; ///< one bit each
	IslandId city = kNoIsland;
	bool navel = false;

	friend bool operator==(const Touch&, const Touch&) = default;
};

Touch TouchOf(Circle disc);

/// The same for a piece wherever it is (Rule 2.7); nothing for one that is not on the map.
Touch TouchOf(const GameState& state, PieceId piece);

/// What every prophet and temple counts for, by number: looked up once for all who ask about the same position.
using Touches = std::array<Touch, kMaxPieces>;

Touches TouchesOf(const GameState& state);

/// TermsOf and StandingOf for who has looked them up already.
Terms TermsOf(const Catalogue& catalogue, const GameState& state, const Touches& touches);
Standing StandingOf(const GameState& state, const Touches& touches);

/// Adds a prophet or temple to the islands it touches, or with -1 takes it away.
template <class Counts>
void Count(Counts& counts, std::uint8_t islands, int change)
{
	for (std::size_t island = 0; island < counts.size(); ++island)
	{
		if (((islands >> island) & 1) != 0)
		{
			counts[island] = static_cast<typename Counts::value_type>(counts[island] + change);
		}
	}
}

} // namespace faith::flick
