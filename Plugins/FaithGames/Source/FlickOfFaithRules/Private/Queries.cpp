#include "FlickOfFaithRules/Queries.h"

#include "FlickOfFaithRules/Board.h"

#include <algorithm>

namespace faith::flick
{

namespace
{

bool Touches(physics::Contact contact)
{
	return contact != physics::Contact::Outside;
}

/// Counts the pieces for which `matches` holds.
template <class Predicate>
int Count(const GameState& state, Predicate&& matches)
{
	return static_cast<int>(std::count_if(state.pieces.begin(), state.pieces.end(), matches));
}

// Rule 2.10
std::int32_t WeightOn(const Catalogue& catalogue, const GameState& state, Seat player, IslandId island)
{
	std::int32_t weight = 0;
	for (const PieceId piece : PiecesOn(state, player, island))
	{
		const Param param = IsTemple(state.pieces[piece]) ? Param::TempleWeight : Param::ProphetWeight;
		weight += Value(catalogue, state, param, player);
	}
	return weight;
}

/// The pieces for which `matches` holds.
template <class Predicate>
FixedVector<PieceId, 16> Collect(const GameState& state, Predicate&& matches)
{
	FixedVector<PieceId, 16> found;
	for (std::size_t i = 0; i < state.pieces.Size(); ++i)
	{
		if (matches(state.pieces[i]))
		{
			found.PushBack(static_cast<PieceId>(i));
		}
	}
	return found;
}

/// A temple that is moved within an allowed island could go back to its old spot: no search is needed.
bool HasOldSpot(const GameState& state, std::uint8_t islands, PieceId temple)
{
	const Piece& piece = state.pieces[temple];
	for (IslandId island = 0; island < board::kIslandCount && piece.place == Place::Map; ++island)
	{
		const bool inside = board::AgainstIsland(island, ShapeOf(piece)) == physics::Contact::Inside;
		if (((islands >> island) & 1) != 0 && inside && InTheWay(state, ShapeOf(piece), temple) == kNoPiece)
		{
			return true;
		}
	}
	return false;
}

bool HasFreeSpot(const GameState& state, std::uint8_t islands, PieceId prophet, PieceId temple)
{
	for (IslandId island = 0; island < board::kIslandCount; ++island)
	{
		if (((islands >> island) & 1) != 0 && FreeTempleSpot(state, island, prophet, temple))
		{
			return true;
		}
	}
	return false;
}

/// Temples in hand are alike, so one stands for all.
bool CanBecomeTemple(const Catalogue& catalogue, const GameState& state, PieceId prophet)
{
	const std::uint8_t islands = BuildableIslands(catalogue, state, prophet);
	if (islands == 0)
	{
		return false;
	}
	const auto temples = UsableTemples(state, state.turn.active);
	if (!temples.Empty() && state.pieces[temples.Front()].place == Place::Hand)
	{
		return HasFreeSpot(state, islands, prophet, temples.Front());
	}
	return std::any_of(temples.begin(), temples.end(),
		[&](PieceId temple)
		{ return HasOldSpot(state, islands, temple) || HasFreeSpot(state, islands, prophet, temple); });
}

} // namespace

// Rules 2.7, 6.10
std::optional<Circle> CountingDisc(const GameState& state, PieceId piece)
{
	PieceId lowest = piece;
	while (state.pieces[lowest].restsOn != kNoPiece)
	{
		lowest = state.pieces[lowest].restsOn;
	}
	const Piece& counting = state.pieces[lowest];
	return counting.place == Place::Map ? std::optional(ShapeOf(counting)) : std::nullopt;
}

// Rules 2.2, 2.5, 2.6
bool TouchesIsland(const GameState& state, PieceId piece, IslandId island)
{
	const auto disc = CountingDisc(state, piece);
	return disc && Touches(board::AgainstIsland(island, *disc));
}

// Rules 2.3, 2.5
bool TouchesNavel(const GameState& state, PieceId piece)
{
	const auto disc = CountingDisc(state, piece);
	return disc && Touches(board::AgainstNavel(*disc));
}

// Rules 2.4, 2.5
bool TouchesCloud(const GameState& state, PieceId piece, CornerId corner)
{
	const auto disc = CountingDisc(state, piece);
	return disc && Touches(board::AgainstCloud(corner, *disc));
}

// Rules 2.4, 2.6
bool IsInSea(const GameState& state, PieceId piece)
{
	if (!CountingDisc(state, piece) || TouchesNavel(state, piece))
	{
		return false;
	}
	for (IslandId island = 0; island < board::kIslandCount; ++island)
	{
		if (TouchesIsland(state, piece, island))
		{
			return false;
		}
	}
	return true;
}

// Rules 2.2, 2.5
IslandId CityTouched(const GameState& state, PieceId piece)
{
	const auto disc = CountingDisc(state, piece);
	for (IslandId island = 0; disc && island < board::kIslandCount; ++island)
	{
		if (Touches(board::AgainstCity(island, *disc)))
		{
			return island;
		}
	}
	return kNoIsland;
}

// Rules 1.5, 2.9
FixedVector<PieceId, 16> PiecesOn(const GameState& state, Seat player, IslandId island)
{
	FixedVector<PieceId, 16> pieces;
	for (std::size_t i = 0; i < state.pieces.Size(); ++i)
	{
		const Piece& piece = state.pieces[i];
		const auto id = static_cast<PieceId>(i);
		if (piece.owner == player && (IsProphet(piece) || IsTemple(piece)) && TouchesIsland(state, id, island))
		{
			pieces.PushBack(id);
		}
	}
	return pieces;
}

// Rule 2.9
std::uint8_t PresenceOf(const GameState& state, Seat player)
{
	std::uint8_t islands = 0;
	for (IslandId island = 0; island < board::kIslandCount; ++island)
	{
		if (!PiecesOn(state, player, island).Empty())
		{
			islands = static_cast<std::uint8_t>(islands | (1u << island));
		}
	}
	return islands;
}

// Rule 2.10
Seat DominatorOf(const Catalogue& catalogue, const GameState& state, IslandId island)
{
	Seat best = kNobody;
	std::int32_t most = 0;
	for (Seat seat = 0; seat < state.PlayerCount(); ++seat)
	{
		const std::int32_t weight = WeightOn(catalogue, state, seat, island);
		if (weight > most)
		{
			best = seat;
			most = weight;
		}
		else if (weight == most)
		{
			best = kNobody;
		}
	}
	return best;
}

// Rule 6.2
FixedVector<PieceId, 16> UnflickedProphets(const GameState& state, Seat player)
{
	return Collect(state,
		[player](const Piece& piece)
		{ return piece.owner == player && piece.place == Place::Hand && IsProphet(piece); });
}

int UnflickedOf(const GameState& state, Seat player)
{
	return static_cast<int>(UnflickedProphets(state, player).Size());
}

// Rule 6.3
int DiscsToPlace(const Catalogue& catalogue, const GameState& state, Seat player)
{
	return (std::min)(Value(catalogue, state, Param::DiscsPerFlick, player), UnflickedOf(state, player));
}

// Rule 6.3
std::uint8_t OpenCorners(const Catalogue& catalogue, const GameState& state, Seat player)
{
	const bool any = Value(catalogue, state, Param::LaunchFromAnyCorner, player) != 0;
	return static_cast<std::uint8_t>(any ? (1u << board::kCornerCount) - 1u : 1u << state.players[player].corner);
}

// Rule 6.8
FixedVector<PieceId, 2> FlickableDiscs(const GameState& state)
{
	FixedVector<PieceId, 2> discs;
	const bool again = state.pending.Front().kind == DecisionKind::Reflick;
	for (const PieceId disc : state.turn.discs)
	{
		if (!again || TouchesCloud(state, disc, state.turn.corner))
		{
			discs.PushBack(disc);
		}
	}
	return discs;
}

int TemplesOnMap(const GameState& state, Seat player)
{
	return Count(state,
		[player](const Piece& piece) { return piece.owner == player && piece.place == Place::Map && IsTemple(piece); });
}

// Rule 7.4
FixedVector<PieceId, 16> UsableTemples(const GameState& state, Seat player)
{
	const auto in = [&](Place place)
	{
		return Collect(state,
			[player, place](const Piece& piece)
			{ return piece.owner == player && piece.place == place && IsTemple(piece); });
	};
	const auto inHand = in(Place::Hand);
	return inHand.Empty() ? in(Place::Map) : inHand;
}

// Rules 7.2, 7.3, 7.6
FixedVector<PieceId, 16> BuildableProphets(const Catalogue& catalogue, const GameState& state)
{
	FixedVector<PieceId, 16> prophets;
	for (std::size_t i = 0; i < state.pieces.Size(); ++i)
	{
		const Piece& piece = state.pieces[i];
		const auto id = static_cast<PieceId>(i);
		if (piece.owner == state.turn.active && IsProphet(piece) && CanBecomeTemple(catalogue, state, id))
		{
			prophets.PushBack(id);
		}
	}
	return prophets;
}

// Rule 7.2
std::uint8_t BuildableIslands(const Catalogue& catalogue, const GameState& state, PieceId prophet)
{
	const IslandId city = CityTouched(state, prophet);
	if (city == kNoIsland)
	{
		return 0;
	}
	const bool anywhere = Value(catalogue, state, Param::TempleOnAnyIsland, state.pieces[prophet].owner) != 0;
	return static_cast<std::uint8_t>(anywhere ? (1u << board::kIslandCount) - 1u : 1u << city);
}

} // namespace faith::flick
