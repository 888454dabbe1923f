#include "Cards.h"
#include "FlickOfFaithRules/Board.h"
#include "Gods/Gods.h"

#include <algorithm>

namespace faith::flick
{

namespace
{

constexpr std::int32_t kPoints = 2; ///< VP for each island where she is tied
constexpr std::uint8_t kUpper = 1;  ///< options
constexpr std::uint8_t kLower = 2;

constexpr std::uint8_t kDecide = 0; ///< questions
constexpr std::uint8_t kOverturn = 1;

constexpr Question kQuestions[]{
	{"law", kAnswerLaw},
	{"overturn", kAnswerOwnVote},
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

bool MayOverturn(const GameState& state, Seat seat)
{
	return state.PlayerCount() == 3 && state.council.chosen != LawVotedFor(state, seat);
}

void AskForLaw(const HookContext& context, Offering& offering)
{
	const Seat seat = context.self.controller;
	if (context.self.memory[0] >= MostVotes(context.state.PlayerCount()))
	{
		return;
	}
	if (context.state.council.chosen == kNoCard)
	{
		offering.Ask(seat, kDecide, 1 + kLower, true);
	}
	else if (MayOverturn(context.state, seat))
	{
		// The law that has won anyway is not offered.
		offering.Ask(seat, kOverturn, 2, true);
	}
}

constexpr OfferHook kOffers[]{
	{Moment::VotesCounted, &AskForLaw},
};

EffectId LawOf(const GameState& state, const Decision& decision, const Choose& answer)
{
	if (decision.question == kOverturn)
	{
		return LawVotedFor(state, answer.player);
	}
	return answer.option == kUpper ? state.council.upper : state.council.lower;
}

void Answered(const HookContext& context, const Decision& decision, const Choose& answer, Reaction& reaction)
{
	reaction.Remember(0, context.self.memory[0] + 1);
	reaction.DecideVote(LawOf(context.state, decision, answer));
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
	.answered = &Answered,
};

} // namespace faith::flick
