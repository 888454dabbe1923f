#include "FlickOfFaithRules/Board.h"
#include "FlickOfFaithRules/Queries.h"
#include "FlickOfFaithRules/Rules.h"
#include "Hooks.h"

#include <algorithm>

namespace faith::flick
{

namespace
{

using Commands = std::vector<Command>;

/// Directions and powers that cover the table from a corner.
std::vector<Aim> SampleAims(CornerId corner)
{
	// From each corner towards the Navel: north-east looks south-west, and a quarter turn back for each corner on.
	const std::int32_t towardsNavel = (225'000 + physics::kFullTurn - corner * 90'000) % physics::kFullTurn;
	std::vector<Aim> aims;
	for (const std::int32_t offset : {-40'000, -20'000, 0, 20'000, 40'000})
	{
		for (const std::int32_t power : {150, 400, 1000})
		{
			aims.push_back(Aim{(towardsNavel + offset + physics::kFullTurn) % physics::kFullTurn, power, 0});
		}
	}
	return aims;
}

void SampleCommitAim(const GameState& state, Seat seat, Commands& commands)
{
	const CornerId corner = state.players[seat].corner;
	const auto spot = FreeSpotInCloud(state, corner, PieceKind::Prophet);
	if (spot)
	{
		for (const Aim& aim : SampleAims(corner))
		{
			commands.push_back(CommitAim{seat, *spot, aim});
		}
	}
}

/// Every prophet in hand, together with those that follow it in a circle when several are placed at once.
void SamplePlaceFrom(const Rules& rules, const GameState& state, Seat seat, CornerId corner, Commands& commands)
{
	const auto unflicked = UnflickedProphets(state, seat);
	const auto wanted = static_cast<std::size_t>(DiscsToPlace(rules.Cards(), state, seat));
	for (std::size_t first = 0; first < unflicked.Size(); ++first)
	{
		PlaceDiscs place{seat, corner, {}};
		GameState looking = state;
		for (std::size_t i = 0; i < wanted; ++i)
		{
			const PieceId disc = unflicked[(first + i) % unflicked.Size()];
			if (const auto spot = FreeSpotInCloud(looking, corner, state.pieces[disc].kind))
			{
				place.discs.PushBack(Placing{disc, *spot});
				looking.pieces[disc].place = Place::Map;
				looking.pieces[disc].position = *spot;
			}
		}
		commands.push_back(place);
	}
}

void SamplePlace(const Rules& rules, const GameState& state, Seat seat, Commands& commands)
{
	const std::uint8_t open = OpenCorners(rules.Cards(), state, seat);
	for (CornerId corner = 0; corner < board::kCornerCount; ++corner)
	{
		if (((open >> corner) & 1) != 0)
		{
			SamplePlaceFrom(rules, state, seat, corner, commands);
		}
	}
}

void SampleFlick(const GameState& state, Seat seat, Commands& commands)
{
	for (const Aim& aim : SampleAims(state.turn.corner))
	{
		Flick flick{seat, {}};
		for (const PieceId disc : FlickableDiscs(state))
		{
			flick.launches.PushBack(DiscAim{disc, aim});
		}
		commands.push_back(flick);
	}
	if (state.pending.Front().kind == DecisionKind::Reflick)
	{
		commands.push_back(Keep{seat});
	}
}

/// Temples in hand are all alike, so one of them stands for all; those on the map are not.
FixedVector<PieceId, 16> TemplesToTry(const GameState& state, Seat seat)
{
	FixedVector<PieceId, 16> temples = UsableTemples(state, seat);
	if (!temples.Empty() && state.pieces[temples.Front()].place == Place::Hand)
	{
		temples.Resize(1);
	}
	return temples;
}

void SampleBuild(const Rules& rules, const GameState& state, Seat seat, Commands& commands)
{
	const auto temples = TemplesToTry(state, seat);
	for (const PieceId prophet : BuildableProphets(rules.Cards(), state))
	{
		const std::uint8_t islands = BuildableIslands(rules.Cards(), state, prophet);
		for (IslandId island = 0; island < board::kIslandCount; ++island)
		{
			for (std::size_t i = 0; i < temples.Size() && ((islands >> island) & 1) != 0; ++i)
			{
				if (const auto spot = FreeTempleSpot(state, island, prophet, temples[i]))
				{
					commands.push_back(BuildTemple{seat, prophet, temples[i], *spot});
				}
			}
		}
	}
	commands.push_back(DoneBuilding{seat});
}

/// A card knows itself what it accepts: every option, with every piece and with none, is tried.
void SampleChoose(const Rules& rules, const GameState& state, Seat seat, Commands& commands)
{
	const auto tryOut = [&](const Choose& choose)
	{
		if (!rules.Check(state, choose))
		{
			commands.push_back(choose);
		}
	};
	for (std::uint8_t option = 0; option < state.pending.Front().options; ++option)
	{
		for (std::size_t i = 0; i < state.pieces.Size(); ++i)
		{
			tryOut(Choose{seat, option, static_cast<PieceId>(i), state.pieces[i].position});
		}
		tryOut(Choose{seat, option, kNoPiece, Point{}});
	}
}

void SampleFor(const Rules& rules, const GameState& state, Seat seat, Commands& commands)
{
	switch (state.pending.Front().kind)
	{
	case DecisionKind::ChooseGod:
		commands.push_back(ChooseGod{seat, GodSide::A});
		commands.push_back(ChooseGod{seat, GodSide::B});
		break;
	case DecisionKind::CommitAim:
		SampleCommitAim(state, seat, commands);
		break;
	case DecisionKind::Vote:
		commands.push_back(Vote{seat, Thumb::Up});
		commands.push_back(Vote{seat, Thumb::Down});
		break;
	case DecisionKind::Place:
		SamplePlace(rules, state, seat, commands);
		break;
	case DecisionKind::Flick:
	case DecisionKind::Reflick:
		SampleFlick(state, seat, commands);
		break;
	case DecisionKind::Build:
		SampleBuild(rules, state, seat, commands);
		break;
	case DecisionKind::Card:
		SampleChoose(rules, state, seat, commands);
		break;
	case DecisionKind::None:
	case DecisionKind::Settle:
		break;
	}
}

} // namespace

std::vector<Command> SampleCommands(const Rules& rules, const GameState& state)
{
	Commands commands;
	for (Seat seat = 0; seat < state.PlayerCount() && !state.pending.Empty(); ++seat)
	{
		if ((state.pending.Front().waitingFor & SeatBit(seat)) != 0)
		{
			SampleFor(rules, state, seat, commands);
		}
	}
	std::erase_if(commands,
		[&](const Command& command) { return static_cast<bool>(CheckConstraints(rules.Cards(), state, command)); });
	return commands;
}

} // namespace faith::flick
