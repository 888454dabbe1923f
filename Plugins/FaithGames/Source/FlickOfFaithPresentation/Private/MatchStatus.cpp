#include "FlickOfFaithPresentation/MatchStatus.h"

#include "FlickOfFaithRules/Catalogue.h"
#include "FlickOfFaithRules/Effects.h"
#include "FlickOfFaithRules/Queries.h"

namespace faith::flick
{

namespace
{

/// Steps are in the order of a game.
MatchPhase PhaseOf(const GameState& state)
{
	if (state.step <= Step::SetUpCards)
	{
		return MatchPhase::ChoosingGods;
	}
	if (state.step <= Step::MeasureFlickOff && state.flickOff.decidesGame)
	{
		return MatchPhase::LastFlickOff;
	}
	// The first generation is announced in the very step that measured who begins.
	if (state.step <= Step::MeasureFlickOff && state.generation == 0)
	{
		return MatchPhase::FirstFlickOff;
	}
	// What a law asks when it enters the game comes before the mission begins.
	if (state.step <= Step::BeginMission)
	{
		return MatchPhase::Council;
	}
	if (state.step <= Step::EndTurn)
	{
		return MatchPhase::Mission;
	}
	return state.step == Step::GameOver ? MatchPhase::Over : MatchPhase::Worship;
}

std::string_view KeyOf(const Catalogue& catalogue, EffectId card)
{
	const EffectDef* def = catalogue.Find(card);
	return def == nullptr ? std::string_view() : def->key;
}

MatchStatus::SeatStatus SeatOf(const Catalogue& catalogue, const GameState& state, Seat seat)
{
	const Player& player = state.players[seat];
	MatchStatus::SeatStatus status;
	status.colour = catalogue.godCards[player.godCard].colour;
	status.god = KeyOf(catalogue, player.god);
	status.score = player.score;
	status.prophets = UnflickedOf(state, seat);
	return status;
}

} // namespace

MatchStatus StatusOf(const Catalogue& catalogue, const GameState& state)
{
	MatchStatus status;
	status.phase = PhaseOf(state);
	status.generation = state.generation;
	status.firstPlayer = state.firstPlayer;
	status.active = state.turn.active;
	if (!state.pending.Empty())
	{
		status.asked = state.pending.Front().kind;
		status.waitingFor = state.pending.Front().waitingFor;
	}
	for (const ActiveEffect& effect : state.effects)
	{
		if (catalogue.IsLaw(effect.source))
		{
			status.laws.push_back(KeyOf(catalogue, effect.source));
		}
	}
	for (Seat seat = 0; seat < state.PlayerCount(); ++seat)
	{
		status.seats.push_back(SeatOf(catalogue, state, seat));
	}
	status.winner = state.winner;
	status.winReason = state.winReason;
	return status;
}

} // namespace faith::flick
