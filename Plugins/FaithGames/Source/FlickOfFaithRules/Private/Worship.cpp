#include "FlickOfFaithRules/Board.h"
#include "FlickOfFaithRules/Queries.h"
#include "Hooks.h"
#include "Phases.h"

namespace faith::flick
{

namespace
{

/// Pays a player for an island, if the cards agree.
void Pay(Play& play, Seat player, IslandId island, Param param, RuleNumber rule)
{
	const Resolved points = Explain(play.catalogue, play.state, param, player);
	const IslandPayment payment = ReplacePayment(play, IslandPayment{player, island, rule, points.value, kNoCard});
	Scored entry;
	entry.player = player;
	entry.points = payment.points;
	entry.rule = rule;
	entry.islands = static_cast<std::uint8_t>(1u << island);
	entry.pieces = PiecesOn(play.state, player, island);
	AddReasons(entry, points);
	if (payment.changedBy != kNoCard && !entry.because.Contains(payment.changedBy))
	{
		entry.because.PushBack(payment.changedBy);
	}
	Award(play, entry);
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
		const std::uint8_t islands = PresenceOf(play.state, seat);
		for (IslandId island = 0; island < board::kIslandCount; ++island)
		{
			if (((islands >> island) & 1) != 0)
			{
				Pay(play, seat, island, Param::PresencePoints, {8, 1});
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
			Pay(play, dominator, island, Param::DominationPoints, {8, 2});
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
