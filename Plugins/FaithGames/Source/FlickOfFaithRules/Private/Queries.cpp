#include "FlickOfFaithRules/Queries.h"

#include "FlickOfFaithRules/Board.h"
#include "Hooks.h"
#include "Spots.h"

#include <algorithm>
#include <bit>

namespace faith::flick
{

namespace
{

bool Touches(physics::Contact contact)
{
	return contact != physics::Contact::Outside;
}

bool TouchesAnyIsland(const GameState& state, PieceId piece)
{
	const auto disc = CountingDisc(state, piece);
	return disc && board::IslandsTouched(*disc) != 0;
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
	std::int32_t temples = 0;
	std::int32_t prophets = 0;
	for (const PieceId piece : PiecesOn(catalogue, state, player, island))
	{
		++(IsTemple(state.pieces[piece]) ? temples : prophets);
	}
	return (temples > 0 ? temples * Value(catalogue, state, Param::TempleWeight, player) : 0) +
		(prophets > 0 ? prophets * Value(catalogue, state, Param::ProphetWeight, player) : 0);
}

/// Calls `visit(piece, disc)` for every piece on the map that counts for the player, with the disc that decides where.
template <class Visit>
void ForEachCounting(const Catalogue& catalogue, const GameState& state, Seat player, Visit&& visit)
{
	const bool byOwner = EachCountsForItsOwner(catalogue, state);
	for (std::size_t i = 0; i < state.pieces.Size(); ++i)
	{
		const auto id = static_cast<PieceId>(i);
		// The owner before the geometry, which takes far longer.
		const Seat seat = byOwner ? OwnerOf(state.pieces[i]) : CountsFor(catalogue, state, id);
		const auto disc = seat == player ? CountingDisc(state, id) : std::nullopt;
		if (disc)
		{
			visit(id, *disc);
		}
	}
}

/// The pieces for which `matches` holds.
template <class Predicate>
PieceList Collect(const GameState& state, Predicate&& matches)
{
	PieceList found;
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
		if (((islands >> island) & 1) != 0 && HasTempleSpot(state, island, prophet, temple))
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
	return CountingDisc(state, piece) && !TouchesNavel(state, piece) && !TouchesAnyIsland(state, piece);
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
PieceList PiecesOn(const Catalogue& catalogue, const GameState& state, Seat player, IslandId island)
{
	PieceList pieces;
	ForEachCounting(catalogue, state, player,
		[&](PieceId piece, const Circle& disc)
		{
			if (!pieces.Full() && Touches(board::AgainstIsland(island, disc)))
			{
				pieces.PushBack(piece);
			}
		});
	return pieces;
}

// Rule 2.9
std::uint8_t PresenceOf(const Catalogue& catalogue, const GameState& state, Seat player)
{
	std::uint8_t islands = 0;
	ForEachCounting(catalogue, state, player,
		[&](PieceId, const Circle& disc)
		{ islands = static_cast<std::uint8_t>(islands | board::IslandsTouched(disc)); });
	return islands;
}

// Rule 8.1
std::uint8_t PaidPresenceOf(const Catalogue& catalogue, const GameState& state, Seat player)
{
	return PaidAmong(catalogue, state, player, PresenceOf(catalogue, state, player));
}

// Rule 8.1
std::uint8_t PaidAmong(const Catalogue& catalogue, const GameState& state, Seat player, std::uint8_t islands)
{
	const std::int32_t points = Value(catalogue, state, Param::PresencePoints, player);
	std::uint8_t paid = 0;
	for (IslandId island = 0; island < board::kIslandCount; ++island)
	{
		const IslandPayment payment{player, island, {8, 1}, points, kNoCard};
		if (((islands >> island) & 1) != 0 && ReplacePayment(catalogue, state, payment).points > 0)
		{
			paid = static_cast<std::uint8_t>(paid | (1u << island));
		}
	}
	return paid;
}

// Rule 2.10
std::uint8_t LeadersOn(const Catalogue& catalogue, const GameState& state, IslandId island)
{
	std::uint8_t leaders = 0;
	std::int32_t most = 1;
	for (Seat seat = 0; seat < state.PlayerCount(); ++seat)
	{
		const std::int32_t weight = WeightOn(catalogue, state, seat, island);
		if (weight > most)
		{
			leaders = 0;
			most = weight;
		}
		leaders = weight == most ? static_cast<std::uint8_t>(leaders | SeatBit(seat)) : leaders;
	}
	return leaders;
}

// Rule 2.10
Seat DominatorOf(const Catalogue& catalogue, const GameState& state, IslandId island)
{
	const std::uint8_t leaders = LeadersOn(catalogue, state, island);
	for (Seat seat = 0; seat < state.PlayerCount(); ++seat)
	{
		if (leaders == SeatBit(seat))
		{
			return seat;
		}
	}
	return kNobody;
}

// Rule 6.2
PieceList UnflickedProphets(const GameState& state, Seat player)
{
	return Collect(state,
		[player](const Piece& piece)
		{ return piece.owner == player && piece.place == Place::Hand && IsProphet(piece); });
}

PieceKind WidestUnflicked(const GameState& state, Seat player)
{
	PieceKind widest = PieceKind::Prophet;
	for (const PieceId piece : UnflickedProphets(state, player))
	{
		const PieceKind kind = state.pieces[piece].kind;
		widest = RowOf(kind).radius > RowOf(widest).radius ? kind : widest;
	}
	return widest;
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

FlickForm FormOf(const Catalogue& catalogue, const GameState& state, Seat player)
{
	return static_cast<FlickForm>(Value(catalogue, state, Param::FlickForm, player));
}

std::size_t SpotsToPlace(const Catalogue& catalogue, const GameState& state, Seat player)
{
	const bool stacked = FormOf(catalogue, state, player) == FlickForm::Stacked;
	return stacked ? 1u : static_cast<std::size_t>(DiscsToPlace(catalogue, state, player));
}

// Rule 6.3
std::uint8_t OpenCorners(const Catalogue& catalogue, const GameState& state, Seat player)
{
	const bool any = Value(catalogue, state, Param::LaunchFromAnyCorner, player) != 0;
	return static_cast<std::uint8_t>(any ? (1u << board::kCornerCount) - 1u : 1u << state.players[player].corner);
}

// Rule 5.2
EffectId LawVotedFor(const GameState& state, Seat player)
{
	const Council& council = state.council;
	return council.thumbs[player] == Thumb::Up ? council.upper : council.lower;
}

// Rules 6.8, 11.5
Seat NextToAnswer(const GameState& state)
{
	const unsigned waiting = state.pending.Empty() ? 0u : state.pending.Front().waitingFor;
	return waiting == 0 ? kNobody : static_cast<Seat>(std::countr_zero(waiting));
}

FixedVector<PieceId, 2> FlickableDiscs(const GameState& state)
{
	const Turn& turn = state.turn;
	if (turn.again != kNoPiece)
	{
		return {turn.again};
	}
	FixedVector<PieceId, 2> discs;
	const bool again = state.pending.Front().kind == DecisionKind::Reflick;
	for (const PieceId disc : turn.discs)
	{
		const bool rides = turn.discs.Contains(state.pieces[disc].restsOn);
		if (again ? TouchesCloud(state, disc, turn.corner) : !rides)
		{
			discs.PushBack(disc);
		}
	}
	return discs;
}

PieceList ProphetsIn(const GameState& state, Place place, Seat owner)
{
	PieceList prophets;
	for (std::size_t i = 0; i < state.pieces.Size(); ++i)
	{
		const Piece& piece = state.pieces[i];
		if (IsProphet(piece) && piece.place == place && (owner == kNobody || piece.owner == owner))
		{
			prophets.PushBack(static_cast<PieceId>(i));
		}
	}
	return prophets;
}

// Rule 7.10
PieceList StrandedTemples(const GameState& state)
{
	PieceList temples;
	for (std::size_t i = 0; i < state.pieces.Size(); ++i)
	{
		const Piece& piece = state.pieces[i];
		const auto id = static_cast<PieceId>(i);
		const bool stranded = piece.place == Place::Map && !TouchesAnyIsland(state, id);
		if (IsTemple(piece) && (stranded || piece.place == Place::OffMap))
		{
			temples.PushBack(id);
		}
	}
	return temples;
}

int TemplesOnMap(const GameState& state, Seat player)
{
	return Count(state,
		[player](const Piece& piece) { return piece.owner == player && piece.place == Place::Map && IsTemple(piece); });
}

// Rule 7.4
PieceList UsableTemples(const GameState& state, Seat player)
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
PieceList BuildableProphets(const Catalogue& catalogue, const GameState& state)
{
	PieceList prophets;
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
