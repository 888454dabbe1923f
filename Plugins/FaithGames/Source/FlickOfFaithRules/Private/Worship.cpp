#include "FlickOfFaithRules/Board.h"
#include "FlickOfFaithRules/Queries.h"
#include "Hooks.h"
#include "Phases.h"

namespace faith::flick
{

namespace
{

/// What a player gains for an island.
Scored Gain(Play& play, Seat player, Param param, RuleNumber rule)
{
	const Resolved points = Explain(play.catalogue, play.state, param, player);
	Scored entry;
	entry.player = player;
	entry.points = points.value;
	entry.rule = rule;
	AddReasons(entry, points);
	return entry;
}

} // namespace

void BeginWorship(Play& play)
{
	GoTo(play, Step::ScorePresence);
}

// Rule 8.1
void ScorePresence(Play& play)
{
	for (Seat seat = 0; seat < play.state.PlayerCount(); ++seat)
	{
		const std::uint8_t islands = PresenceOf(play.catalogue, play.state, seat);
		for (IslandId island = 0; island < board::kIslandCount; ++island)
		{
			if (((islands >> island) & 1) != 0)
			{
				PayIsland(play, Gain(play, seat, Param::PresencePoints, {8, 1}), island);
			}
		}
	}
	GoTo(play, Step::ScoreDomination);
}

// Rule 8.2
void ScoreDomination(Play& play)
{
	for (IslandId island = 0; island < board::kIslandCount; ++island)
	{
		const Seat dominator = DominatorOf(play.catalogue, play.state, island);
		if (dominator != kNobody)
		{
			Scored gain = Gain(play, dominator, Param::DominationPoints, {8, 2});
			AddWeightReasons(play, gain, island);
			PayIsland(play, gain, island);
		}
	}
	GoTo(play, Step::BringHome);
}

// Rules 8.3, 8.4
void BringProphetsHome(Play& play)
{
	for (std::size_t i = 0; i < play.state.pieces.Size(); ++i)
	{
		const Piece& piece = play.state.pieces[i];
		const bool away = piece.place == Place::Map || piece.place == Place::Pool || piece.place == Place::Card;
		const auto id = static_cast<PieceId>(i);
		if (IsProphet(piece) && away && !IsKept(play, id))
		{
			MoveTo(play, id, Place::Hand, Cause{{8, 3}});
		}
	}
}

void BringHome(Play& play)
{
	BringProphetsHome(play);
	GoTo(play, Step::PassMarker);
}

// Rule 8.5
void PassMarker(Play& play)
{
	play.state.firstPlayer = LeftOf(play.state, play.state.firstPlayer);
	Emit(play, MarkerPassed{play.state.firstPlayer});
	GoTo(play, Step::ExpireLaws);
}

// Rule 8.6
void ExpireLaws(Play& play)
{
	ExpireEffects(play, Duration::ThisGeneration);
	GoTo(play, Step::NextGeneration);
}

// Rules 1.2, 9.1
void NextGeneration(Play& play)
{
	if (play.state.generation >= Value(play.catalogue, play.state, Param::Generations))
	{
		GoTo(play, Step::FindWinner);
		return;
	}
	++play.state.generation;
	for (ActiveEffect& effect : play.state.effects)
	{
		effect.usesLeft = play.catalogue.Find(effect.source)->usesPerGeneration;
	}
	Emit(play, GenerationBegan{play.state.generation, play.state.firstPlayer});
	GoTo(play, Step::DrawLaws);
}

} // namespace faith::flick
