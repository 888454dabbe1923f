#include "FlickOfFaithRules/Board.h"
#include "FlickOfFaithRules/Queries.h"
#include "FlickOfFaithRules/Rules.h"
#include "Phases.h"

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
	const std::int32_t towardsNavel = (225'000 + kFullCircle - corner * 90'000) % kFullCircle;
	std::vector<Aim> aims;
	for (const std::int32_t offset : {-40'000, -20'000, 0, 20'000, 40'000})
	{
		for (const std::int32_t power : {150, 400, 1000})
		{
			aims.push_back(Aim{(towardsNavel + offset + kFullCircle) % kFullCircle, power, 0});
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

/// The prophets in hand, of every kind.
FixedVector<PieceId, kMaxPieces> Unflicked(const GameState& state, Seat seat)
{
	FixedVector<PieceId, kMaxPieces> unflicked;
	for (std::size_t i = 0; i < state.pieces.Size(); ++i)
	{
		const Piece& piece = state.pieces[i];
		if (piece.owner == seat && piece.place == Place::Hand && IsProphet(piece))
		{
			unflicked.PushBack(static_cast<PieceId>(i));
		}
	}
	return unflicked;
}

/// Every prophet in hand, together with those that follow it in a circle when several are placed at once.
void SamplePlaceFrom(const Rules& rules, const GameState& state, Seat seat, CornerId corner, Commands& commands)
{
	const auto unflicked = Unflicked(state, seat);
	const auto wanted = static_cast<std::size_t>(Value(rules.Cards(), state, Param::DiscsPerFlick, seat));
	for (std::size_t first = 0; first < unflicked.Size(); ++first)
	{
		PlaceDiscs place{seat, corner, {}};
		GameState looking = state;
		for (std::size_t i = 0; i < (std::min)(wanted, unflicked.Size()); ++i)
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
	const bool anyCorner = Value(rules.Cards(), state, Param::LaunchFromAnyCorner, seat) != 0;
	for (CornerId corner = 0; corner < board::kCornerCount; ++corner)
	{
		if (anyCorner || corner == state.players[seat].corner)
		{
			SamplePlaceFrom(rules, state, seat, corner, commands);
		}
	}
}

void SampleFlick(const GameState& state, Seat seat, Commands& commands)
{
	const bool again = state.pending.Front().kind == DecisionKind::Reflick;
	for (const Aim& aim : SampleAims(state.turn.corner))
	{
		Flick flick{seat, {}};
		for (const PieceId disc : state.turn.discs)
		{
			if (!again || TouchesCloud(state, disc, state.turn.corner))
			{
				flick.launches.PushBack(DiscAim{disc, aim});
			}
		}
		commands.push_back(flick);
	}
	if (again)
	{
		commands.push_back(Keep{seat});
	}
}

/// Temples in hand are all alike, so one of them stands for all; those on the map are not.
FixedVector<PieceId, kMaxPieces> UsableTemples(const GameState& state, Seat seat)
{
	const PieceId inHand = TempleInHand(state, seat);
	if (inHand != kNoPiece)
	{
		return {inHand};
	}
	FixedVector<PieceId, kMaxPieces> temples;
	for (std::size_t i = 0; i < state.pieces.Size(); ++i)
	{
		const Piece& piece = state.pieces[i];
		if (IsTemple(piece) && piece.owner == seat && piece.place == Place::Map)
		{
			temples.PushBack(static_cast<PieceId>(i));
		}
	}
	return temples;
}

void SampleBuild(const Rules& rules, const GameState& state, Seat seat, Commands& commands)
{
	const auto temples = UsableTemples(state, seat);
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
void SampleChoose(const GameState& state, Seat seat, Commands& commands)
{
	for (std::uint8_t option = 0; option < state.pending.Front().options; ++option)
	{
		for (std::size_t i = 0; i < state.pieces.Size(); ++i)
		{
			commands.push_back(Choose{seat, option, static_cast<PieceId>(i), state.pieces[i].position});
		}
		commands.push_back(Choose{seat, option, kNoPiece, Point{}});
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
		SampleChoose(state, seat, commands);
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
	std::erase_if(commands, [&](const Command& command) { return static_cast<bool>(rules.Check(state, command)); });
	return commands;
}

} // namespace faith::flick
