#include "FlickOfFaithRules/Board.h"
#include "FlickOfFaithRules/Queries.h"
#include "Phases.h"
#include "Spots.h"

namespace faith::flick
{

namespace
{

// Rules 7.2, 7.3
Refusal CheckProphet(const GameState& state, const BuildTemple& command)
{
	if (const Refusal refusal = CheckPiece(state, command.prophet))
	{
		return refusal;
	}
	const Piece& prophet = state.pieces[command.prophet];
	if (prophet.owner != command.player)
	{
		return Refusal{Reason::NotYourPiece, {command.prophet}};
	}
	if (!IsProphet(prophet))
	{
		return Refusal{Reason::NotAProphet, {command.prophet}};
	}
	return CityTouched(state, command.prophet) == kNoIsland ? Refusal{Reason::NotTouchingACity, {command.prophet}}
															: Refusal{};
}

// Rule 7.4
Refusal CheckTemple(const GameState& state, const BuildTemple& command)
{
	if (const Refusal refusal = CheckPiece(state, command.temple))
	{
		return refusal;
	}
	const Piece& temple = state.pieces[command.temple];
	if (temple.owner != command.player)
	{
		return Refusal{Reason::NotYourPiece, {command.temple}};
	}
	if (!IsTemple(temple))
	{
		return Refusal{Reason::NotATemple, {command.temple}};
	}
	const auto usable = UsableTemples(state, command.player);
	if (usable.Contains(command.temple))
	{
		return {};
	}
	const bool othersInHand = !usable.Empty() && state.pieces[usable.Front()].place == Place::Hand;
	return othersInHand && temple.place == Place::Map ? Refusal{Reason::TempleInHandFirst, {usable.Front()}}
													  : Refusal{Reason::TempleNotAvailable, {command.temple}};
}

/// The island in which the disc lies wholly, or kNoIsland.
IslandId IslandAround(Circle disc)
{
	for (IslandId island = 0; island < board::kIslandCount; ++island)
	{
		if (board::AgainstIsland(island, disc) == physics::Contact::Inside)
		{
			return island;
		}
	}
	return kNoIsland;
}

// Rule 7.5
Refusal CheckSpot(const Catalogue& catalogue, const GameState& state, const BuildTemple& command)
{
	const Circle disc{command.spot, RowOf(PieceKind::Temple).radius};
	if (!IsPlausible(command.spot) || !board::WhollyOnMat(disc))
	{
		return Refusal{Reason::OffTheMat, {command.temple}};
	}
	const IslandId island = IslandAround(disc);
	if (island == kNoIsland)
	{
		return Refusal{Reason::OutsideTheIsland, {command.temple}};
	}
	if (((BuildableIslands(catalogue, state, command.prophet) >> island) & 1) == 0)
	{
		return Refusal{Reason::WrongIsland, {CityTouched(state, command.prophet)}};
	}
	const PieceId other = InTheWay(state, disc, command.prophet, command.temple);
	return other == kNoPiece ? Refusal{} : Refusal{Reason::SpotIsTaken, {other}};
}

} // namespace

// Rules 7.2, 7.3, 7.6
void BuildTemples(Play& play)
{
	if (play.state.turn.doneBuilding || BuildableProphets(play.catalogue, play.state).Empty())
	{
		GoTo(play, Step::ScoreNavel);
		return;
	}
	Ask(play, Decision{DecisionKind::Build, SeatBit(play.state.turn.active)});
}

Refusal CheckBuild(const Catalogue& catalogue, const GameState& state, const BuildTemple& command)
{
	if (const Refusal refusal = CheckProphet(state, command))
	{
		return refusal;
	}
	if (const Refusal refusal = CheckTemple(state, command))
	{
		return refusal;
	}
	return CheckSpot(catalogue, state, command);
}

// Rules 7.2, 7.4
void ApplyBuild(Play& play, const BuildTemple& command)
{
	const bool moved = play.state.pieces[command.temple].place == Place::Map;
	const IslandId island = IslandAround(Circle{command.spot, RowOf(PieceKind::Temple).radius});
	MoveTo(play, command.prophet, Place::Pool, Cause{{7, 2}});
	PutOnMap(play, command.temple, command.spot, Cause{{moved ? RuleNumber{7, 4} : RuleNumber{7, 2}}});
	Emit(play, TempleBuilt{command.player, command.prophet, command.temple, island, moved, command.spot});
	Answered(play, command.player);
}

// Rule 7.3
void ApplyDone(Play& play, const DoneBuilding& command)
{
	play.state.turn.doneBuilding = true;
	Answered(play, command.player);
}

} // namespace faith::flick
