#include "Cards.h"
#include "FlickOfFaithRules/Board.h"
#include "Gods/Gods.h"

#include <algorithm>

namespace faith::flick
{

namespace
{

constexpr std::int32_t kPoints = 1; ///< VP for each island where she is tied
constexpr std::uint8_t kUpper = 1;  ///< options
constexpr std::uint8_t kLower = 2;

constexpr Question kQuestions[]{
	{"law", kAnswerLaw},
};

/// How many votes she may decide in a game.
constexpr std::int32_t MostVotes(int players)
{
	switch (players)
	{
	case 2:
		return 2;
	case 3:
		return 1;
	default:
		return 255;
	}
}

bool MayDecide(const GameState& state, Seat seat)
{
	const Council& council = state.council;
	const EffectId wanted = council.thumbs[seat] == Thumb::Up ? council.upper : council.lower;
	const bool outvoted = state.PlayerCount() == 3 && council.chosen != wanted;
	return council.chosen == kNoCard || outvoted;
}

void AskForLaw(const HookContext& context, Offering& offering)
{
	const Seat seat = context.self.controller;
	const bool unused = context.self.memory[0] < MostVotes(context.state.PlayerCount());
	if (unused && MayDecide(context.state, seat))
	{
		offering.Ask(seat, 0, 1 + kLower, true);
	}
}

constexpr OfferHook kOffers[]{
	{Moment::VotesCounted, &AskForLaw},
};

EffectId LawOf(const GameState& state, const Choose& answer)
{
	return answer.option == kUpper ? state.council.upper : state.council.lower;
}

/// The law that has won anyway is nothing to decide.
Refusal MayAnswer(const HookContext& context, const Decision&, const Choose& answer)
{
	const bool decided = LawOf(context.state, answer) == context.state.council.chosen;
	return decided ? Refusal{Reason::OptionUnknown, {answer.option}} : Refusal{};
}

void Answered(const HookContext& context, const Decision&, const Choose& answer, Reaction& reaction)
{
	reaction.Remember(0, context.self.memory[0] + 1);
	reaction.DecideVote(LawOf(context.state, answer));
}

void RewardTies(const HookContext& context, Reaction& reaction)
{
	const Seat seat = context.self.controller;
	for (IslandId island = 0; island < board::kIslandCount; ++island)
	{
		const std::uint8_t leaders = LeadersOn(context.catalogue, context.state, island);
		const auto hers = PiecesOn(context.catalogue, context.state, seat, island);
		const bool hasProphet = std::any_of(
			hers.begin(), hers.end(), [&](PieceId piece) { return IsProphet(context.state.pieces[piece]); });
		if (hasProphet && (leaders & SeatBit(seat)) != 0 && leaders != SeatBit(seat))
		{
			reaction.PayForIsland(seat, island, kPoints);
		}
	}
}

constexpr ReactHook kReacts[]{
	{Moment::WorshipB, &RewardTies},
};

} // namespace

// Rule 13.6
constinit const EffectDef kThemis{
	.id = EffectId{106},
	.key = "themis",
	.reacts = kReacts,
	.offers = kOffers,
	.questions = kQuestions,
	.mayAnswer = &MayAnswer,
	.answered = &Answered,
};

} // namespace faith::flick
