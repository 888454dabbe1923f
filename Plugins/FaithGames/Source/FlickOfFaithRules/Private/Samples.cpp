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

/// Two discs in the order in which they can be stacked: the wider one first.
void WiderFirst(const GameState& state, FixedVector<PieceId, 2>& discs)
{
	std::stable_sort(discs.begin(), discs.end(),
		[&](PieceId a, PieceId b) { return RowOf(state.pieces[a].kind).radius > RowOf(state.pieces[b].kind).radius; });
}

/// Every prophet in hand, together with those that follow it in a circle when several are placed at once.
void SamplePlaceFrom(const Rules& rules, const GameState& state, Seat seat, CornerId corner, Commands& commands)
{
	const auto unflicked = UnflickedProphets(state, seat);
	const auto wanted = static_cast<std::size_t>(DiscsToPlace(rules.Cards(), state, seat));
	const std::size_t spotsWanted = SpotsToPlace(rules.Cards(), state, seat);
	const auto spots = FreeSpotsInCloud(state, corner, WidestUnflicked(state, seat), spotsWanted);
	for (std::size_t first = 0; first < unflicked.Size() && spots.Size() == spotsWanted; ++first)
	{
		FixedVector<PieceId, 2> discs;
		for (std::size_t i = 0; i < wanted; ++i)
		{
			discs.PushBack(unflicked[(first + i) % unflicked.Size()]);
		}
		WiderFirst(state, discs);
		PlaceDiscs place{seat, corner, {}};
		for (std::size_t i = 0; i < discs.Size(); ++i)
		{
			place.discs.PushBack(Placing{discs[i], spots[i % spots.Size()]});
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

/// All discs at once and, when they may be flicked again, each by itself.
std::vector<FixedVector<PieceId, 2>> SampleLaunched(const GameState& state)
{
	const auto discs = FlickableDiscs(state);
	std::vector<FixedVector<PieceId, 2>> launched{discs};
	for (std::size_t i = 0; i < discs.Size() && discs.Size() > 1; ++i)
	{
		if (state.pending.Front().kind == DecisionKind::Reflick)
		{
			launched.push_back({discs[i]});
		}
	}
	return launched;
}

void SampleFlick(const GameState& state, Seat seat, Commands& commands)
{
	for (const auto& discs : SampleLaunched(state))
	{
		for (const Aim& aim : SampleAims(state.turn.corner))
		{
			Flick flick{seat, {}};
			for (const PieceId disc : discs)
			{
				flick.launches.PushBack(DiscAim{disc, aim});
			}
			commands.push_back(flick);
		}
	}
	if (state.pending.Front().kind == DecisionKind::Reflick)
	{
		commands.push_back(Keep{seat});
	}
}

/// Temples in hand are all alike, so one of them stands for all; those on the map are not.
PieceList TemplesToTry(const GameState& state, Seat seat)
{
	PieceList temples = UsableTemples(state, seat);
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

/// Spots all over the map, in steps of so many micrometres.
std::vector<Point> SampleSpots(std::int32_t step)
{
	std::vector<Point> spots;
	for (std::int32_t y = -board::kHalfMat + step; y < board::kHalfMat; y += step)
	{
		for (std::int32_t x = -board::kHalfMat + step; x < board::kHalfMat; x += step)
		{
			spots.push_back(Point{x, y});
		}
	}
	return spots;
}

/// What an answer may consist of besides its option; a part that is not asked for has one value.
struct AnswerSpace
{
	std::vector<PieceId> pieces{kNoPiece};
	std::vector<Point> spots{Point{}};
	std::vector<std::int32_t> angles{0};
};

AnswerSpace SpaceOf(const Rules& rules, const GameState& state, std::int32_t step)
{
	AnswerSpace space;
	const Decision& asked = state.pending.Front();
	const unsigned parts = FindQuestion(rules.Cards(), asked.card, asked.question).parts;
	if ((parts & kAnswerPiece) != 0)
	{
		space.pieces.clear();
		for (std::size_t i = 0; i < state.pieces.Size(); ++i)
		{
			space.pieces.push_back(static_cast<PieceId>(i));
		}
	}
	space.spots = (parts & kAnswerSpot) != 0 ? SampleSpots(step) : space.spots;
	space.angles = (parts & kAnswerAngle) != 0 ? std::vector<std::int32_t>{0, 45'000, 90'000, 135'000} : space.angles;
	return space;
}

/// A card knows itself what it accepts: every option is tried with all that it asks for.
void TryAnswers(const Rules& rules, const GameState& state, Seat seat, const AnswerSpace& space, Commands& commands)
{
	const auto tryOut = [&](const Choose& choose)
	{
		if (!rules.Check(state, choose))
		{
			commands.push_back(choose);
		}
	};
	for (std::uint8_t option = 1; option < state.pending.Front().options; ++option)
	{
		for (const PieceId piece : space.pieces)
		{
			for (const Point spot : space.spots)
			{
				for (const std::int32_t angle : space.angles)
				{
					tryOut(Choose{seat, option, piece, spot, angle});
				}
			}
		}
	}
}

/// Where there is no declining, spots are looked for more and more closely until there is one.
void SampleChoose(const Rules& rules, const GameState& state, Seat seat, Commands& commands)
{
	const bool mayDecline = state.pending.Front().mayDecline;
	if (mayDecline)
	{
		commands.push_back(Choose{seat, 0, kNoPiece, Point{}, 0});
	}
	for (const std::int32_t step : {40'000, 10'000, 2'000})
	{
		TryAnswers(rules, state, seat, SpaceOf(rules, state, step), commands);
		if (mayDecline || !commands.empty())
		{
			return;
		}
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
