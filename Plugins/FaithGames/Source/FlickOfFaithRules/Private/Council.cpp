#include "Phases.h"

#include <cstddef>

namespace faith::flick
{

namespace
{

// Rules 5.5, 5.6
void Decide(Play& play, EffectId chosen, bool byLot)
{
	Council& council = play.state.council;
	council.chosen = chosen;
	const EffectId other = chosen == council.upper ? council.lower : council.upper;
	play.state.discarded.PushBack(other);
	Emit(play, LawEnacted{chosen, other, byLot, play.catalogue.Find(chosen)->duration});
}

} // namespace

// Rule 5.1
void DrawLaws(Play& play)
{
	GameState& state = play.state;
	state.council = Council{};
	state.council.upper = state.deck.Back();
	state.deck.PopBack();
	state.council.lower = state.deck.Back();
	state.deck.PopBack();
	Emit(play, LawsDrawn{state.council.upper, state.council.lower});
	Ask(play, Decision{DecisionKind::Vote, AllSeats(state)});
	GoTo(play, Step::CountVotes);
}

Refusal CheckVote(const GameState&, const Vote& command)
{
	return static_cast<std::size_t>(command.thumb) < kEnumCount<Thumb>
		? Refusal{}
		: Refusal{Reason::OptionUnknown, {static_cast<std::int32_t>(command.thumb)}};
}

// Rule 5.2
void ApplyVote(Play& play, const Vote& command)
{
	Player& player = play.state.players[command.player];
	player.secretThumb = command.thumb;
	player.committed = true;
	Emit(play, Committed{DecisionKind::Vote, command.player});
	Answered(play, command.player);
}

// Rules 5.2, 5.3
void CountVotes(Play& play)
{
	VotesRevealed votes;
	for (Seat seat = 0; seat < play.state.PlayerCount(); ++seat)
	{
		Player& player = play.state.players[seat];
		const std::int32_t weight = Value(play.catalogue, play.state, Param::ThumbWeight, seat);
		votes.thumbs[seat] = player.secretThumb;
		(player.secretThumb == Thumb::Up ? votes.up : votes.down) += weight;
		player.committed = false;
		player.secretThumb = Thumb::Down;
	}
	Emit(play, votes);
	if (votes.up == votes.down)
	{
		GoTo(play, Step::BreakTie);
		return;
	}
	Decide(play, votes.up > votes.down ? play.state.council.upper : play.state.council.lower, false);
	GoTo(play, Step::EnactLaw);
}

// Rule 5.4
void BreakTie(Play& play)
{
	const bool upper = play.state.random.Below(2) == 0;
	Decide(play, upper ? play.state.council.upper : play.state.council.lower, true);
	GoTo(play, Step::EnactLaw);
}

// Rule 5.6
void EnactLaw(Play& play)
{
	AddEffect(play, play.state.council.chosen, kNobody);
	play.state.council.upper = kNoCard;
	play.state.council.lower = kNoCard;
	GoTo(play, Step::BeginMission);
}

void BeginMission(Play& play)
{
	play.state.turn = Turn{};
	play.state.council = Council{};
	GoTo(play, Step::NextTurn);
}

} // namespace faith::flick
