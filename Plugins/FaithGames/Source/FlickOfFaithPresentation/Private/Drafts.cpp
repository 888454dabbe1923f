#include "Drafts.h"

#include "FlickOfFaithRules/Board.h"
#include "FlickOfFaithRules/Queries.h"

#include <variant>

namespace faith::flick
{

namespace
{

/// The first of the pieces that are as good as this one.
PieceId FirstLike(const GameState& state, PieceId piece)
{
	for (std::size_t i = 0; piece < state.pieces.Size() && i < piece; ++i)
	{
		const Piece& other = state.pieces[i];
		const Piece& own = state.pieces[piece];
		if (other.kind == own.kind && other.owner == own.owner && other.place == Place::Hand &&
			own.place == Place::Hand)
		{
			return static_cast<PieceId>(i);
		}
	}
	return piece;
}

Command WithoutSpot(const GameState& state, Command command)
{
	if (auto* const place = std::get_if<PlaceDiscs>(&command))
	{
		place->corner = 0;
		for (Placing& disc : place->discs)
		{
			disc = {FirstLike(state, disc.piece), {}};
		}
	}
	else if (auto* const commit = std::get_if<CommitAim>(&command))
	{
		*commit = CommitAim{commit->player, {}, {}};
	}
	else if (auto* const build = std::get_if<BuildTemple>(&command))
	{
		build->spot = {};
		build->temple = FirstLike(state, build->temple);
	}
	else if (auto* const choose = std::get_if<Choose>(&command))
	{
		choose->spot = {};
		choose->angle = 0;
	}
	return command;
}

CornerId CornerAt(Point spot)
{
	// Clockwise from the north-east.
	if (spot.x >= 0)
	{
		return spot.y >= 0 ? CornerId{0} : CornerId{1};
	}
	return spot.y < 0 ? CornerId{2} : CornerId{3};
}

void Move(PlaceDiscs& place, Point to, std::uint8_t open)
{
	const Point from = place.discs.Empty() ? Point{} : place.discs.Front().spot;
	for (Placing& disc : place.discs)
	{
		disc.spot = {disc.spot.x + to.x - from.x, disc.spot.y + to.y - from.y};
	}
	const CornerId corner = CornerAt(to);
	place.corner = ((open >> corner) & 1) != 0 ? corner : place.corner;
}

/// The piece that a card lays on the map when it gets this answer.
PieceId PutByCard(const Rules& rules, GameState state, const Command& command)
{
	const EffectId card = state.pending.Front().card;
	std::vector<Event> events;
	if (rules.Apply(state, command, events))
	{
		return kNoPiece;
	}
	for (const Event& event : events)
	{
		const auto* const moved = std::get_if<PieceMoved>(&event);
		if (moved != nullptr && moved->card == card && moved->to == Place::Map)
		{
			return moved->piece;
		}
	}
	return kNoPiece;
}

PieceId ProphetInHand(const GameState& state, Seat seat)
{
	const PieceList prophets = ProphetsIn(state, Place::Hand, seat);
	return prophets.Empty() ? kNoPiece : prophets.Front();
}

} // namespace

bool PutsSomething(const Catalogue& cards, const GameState& state, const Command& command)
{
	if (const auto* const choose = std::get_if<Choose>(&command))
	{
		const Decision& asked = state.pending.Front();
		const bool declines = choose->option == 0 && asked.mayDecline;
		return !declines && (FindQuestion(cards, asked.card, asked.question).parts & kAnswerSpot) != 0;
	}
	return std::holds_alternative<PlaceDiscs>(command) || std::holds_alternative<CommitAim>(command) ||
		std::holds_alternative<BuildTemple>(command);
}

PieceId PieceThatIsPut(const Rules& rules, const GameState& state, const Command& command)
{
	if (const auto* const place = std::get_if<PlaceDiscs>(&command))
	{
		return place->discs.Empty() ? kNoPiece : place->discs.Front().piece;
	}
	if (const auto* const build = std::get_if<BuildTemple>(&command))
	{
		return build->temple;
	}
	if (const auto* const commit = std::get_if<CommitAim>(&command))
	{
		return ProphetInHand(state, commit->player);
	}
	return PutByCard(rules, state, command);
}

bool IsSameButSpot(const GameState& state, const Command& a, const Command& b)
{
	return WithoutSpot(state, a) == WithoutSpot(state, b);
}

TableSpot SpotIn(const Command& draft)
{
	if (const auto* const place = std::get_if<PlaceDiscs>(&draft))
	{
		return place->discs.Empty() ? TableSpot{} : SpotOf(place->discs.Front().spot);
	}
	if (const auto* const commit = std::get_if<CommitAim>(&draft))
	{
		return SpotOf(commit->spot);
	}
	if (const auto* const build = std::get_if<BuildTemple>(&draft))
	{
		return SpotOf(build->spot);
	}
	const auto* const choose = std::get_if<Choose>(&draft);
	return choose != nullptr ? SpotOf(choose->spot) : TableSpot{};
}

Command MovedTo(const Catalogue& cards, const GameState& state, const Command& draft, TableSpot spot)
{
	Command moved = draft;
	const Point to = PointOf(spot);
	if (auto* const place = std::get_if<PlaceDiscs>(&moved))
	{
		Move(*place, to, OpenCorners(cards, state, place->player));
	}
	else if (auto* const commit = std::get_if<CommitAim>(&moved))
	{
		commit->spot = to;
	}
	else if (auto* const build = std::get_if<BuildTemple>(&moved))
	{
		build->spot = to;
	}
	else if (auto* const choose = std::get_if<Choose>(&moved))
	{
		choose->spot = to;
	}
	return moved;
}

std::vector<Ghost> GhostsOf(const Command& draft, PieceId first)
{
	if (const auto* const place = std::get_if<PlaceDiscs>(&draft))
	{
		std::vector<Ghost> ghosts;
		for (const Placing& disc : place->discs)
		{
			ghosts.push_back({disc.piece, SpotOf(disc.spot), 0.0});
		}
		return ghosts;
	}
	const auto* const choose = std::get_if<Choose>(&draft);
	return {{first, SpotIn(draft), choose != nullptr ? choose->angle / 1000.0 : 0.0}};
}

std::uint8_t BitOf(IslandId island)
{
	return island == kNoIsland ? std::uint8_t{0} : static_cast<std::uint8_t>(1U << island);
}

void MarkDrafts(const Catalogue& cards, const GameState& state, const std::vector<Command>& drafts, Highlights& marked)
{
	for (const Command& draft : drafts)
	{
		if (const auto* const build = std::get_if<BuildTemple>(&draft))
		{
			marked.islands |= BuildableIslands(cards, state, build->prophet);
			marked.cities |= BitOf(CityTouched(state, build->prophet));
		}
	}
}

} // namespace faith::flick
