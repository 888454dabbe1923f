#include "Phases.h"

#include <cstddef>

namespace faith::flick
{

namespace
{

/// The law with more thumbs, or none with a tie.
EffectId Favourite(const Council& council, const VotesRevealed& votes)
{
	if (votes.up == votes.down)
	{
		return kNoCard;
	}
	return votes.up > votes.down ? council.upper : council.lower;
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
	play.state.council.thumbs = votes.thumbs;
	play.state.council.chosen = Favourite(play.state.council, votes);
	GoTo(play, Step::DecideVote);
}

// Rules 5.4, 5.5
void DecideVote(Play& play)
{
	Council& council = play.state.council;
	const bool byLot = council.chosen == kNoCard;
	if (byLot)
	{
		council.chosen = play.state.random.Below(2) == 0 ? council.upper : council.lower;
	}
	const EffectId other = council.chosen == council.upper ? council.lower : council.upper;
	play.state.discarded.PushBack(other);
	const Duration duration = play.catalogue.Find(council.chosen)->duration;
	Emit(play, LawEnacted{council.chosen, other, byLot, council.decidedBy, duration});
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
