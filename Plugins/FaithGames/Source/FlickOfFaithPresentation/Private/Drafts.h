#pragma once

#include "FlickOfFaithPresentation/Desk.h"

#include <vector>

/// Commands that put a piece somewhere, while the spot is still being looked for.
namespace faith::flick
{

/// Does the command say where a piece shall lie?
bool PutsSomething(const Catalogue& cards, const GameState& state, const Command& command);
/// The piece, the first if there are two; kNoPiece if none can be named.
PieceId PieceThatIsPut(const Rules& rules, const GameState& state, const Command& command);
/// Is it the same answer but for spots, cloud, direction and aim? Pieces of the same kind in a player's hand are as good as each other.
bool IsSameButSpot(const GameState& state, const Command& a, const Command& b);

TableSpot SpotIn(const Command& draft);
/// With the (first) piece there; a second keeps its distance. A disc to be flicked belongs to the cloud it lies in, if that is open.
Command MovedTo(const Catalogue& cards, const GameState& state, const Command& draft, TableSpot spot);
std::vector<Ghost> GhostsOf(const Command& draft, PieceId first);
/// One bit for an island, none for kNoIsland.
std::uint8_t BitOf(IslandId island);
/// Where temples may be built.
void MarkDrafts(const Catalogue& cards, const GameState& state, const std::vector<Command>& drafts, Highlights& marked);

} // namespace faith::flick
