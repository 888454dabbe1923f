#include "Cards.h"
#include "Laws/Laws.h"

#include <algorithm>

namespace faith::flick
{

namespace
{

constexpr std::int32_t kCalls = 2; ///< for each player in the generation

constexpr Question kQuestions[]{
	{"again", kAnswerPiece},
};

Refusal CheckCalled(const GameState& state, PieceId disc)
{
	if (const Refusal refusal = CheckFlickedOnMap(state, disc))
	{
		return refusal;
	}
	if (TouchesCloud(state, disc, state.turn.corner))
	{
		return Refusal{Reason::TouchesACloud, {state.turn.corner}};
	}
	return IsInSea(state, disc) ? Refusal{} : Refusal{Reason::NotInTheSea, {disc}};
}

void AskCaller(const HookContext& context, Offering& offering)
{
	const auto& discs = context.state.turn.discs;
	const bool isHeard = context.self.memory[context.state.turn.active] < kCalls;
	if (isHeard &&
		std::any_of(discs.begin(), discs.end(), [&](PieceId disc) { return !CheckCalled(context.state, disc); }))
	{
		offering.Ask(context.state.turn.active, 0, 2, true);
	}
}

constexpr OfferHook kOffers[]{
	{Moment::Rest, &AskCaller},
};

Refusal MayAnswer(const HookContext& context, const Decision&, const Choose& answer)
{
	return CheckCalled(context.state, answer.piece);
}

void Answered(const HookContext& context, const Decision&, const Choose& answer, Reaction& reaction)
{
	reaction.Remember(answer.player, context.self.memory[answer.player] + 1);
	reaction.LetFlickAgain(answer.piece);
}

} // namespace

// Rule 12.20
constinit const EffectDef kSecondCalling{
	.id = EffectId{20},
	.key = "second_calling",
	.duration = Duration::ThisGeneration,
	.offers = kOffers,
	.questions = kQuestions,
	.mayAnswer = &MayAnswer,
	.answered = &Answered,
};

} // namespace faith::flick
