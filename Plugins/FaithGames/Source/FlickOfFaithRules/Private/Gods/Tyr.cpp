#include "Cards.h"
#include "Gods/Gods.h"

namespace faith::flick
{

namespace
{

constexpr Question kQuestions[]{
	{"again", kAnswerPiece},
};

void AskForAgain(const HookContext& context, Offering& offering)
{
	const bool isHis = context.state.turn.active == context.self.controller;
	if (isHis && context.state.generation > 1 && context.self.usesLeft > 0 && !FlickedOnMap(context.state).Empty())
	{
		offering.Ask(context.self.controller, 0, 2, true);
	}
}

constexpr OfferHook kOffers[]{
	{Moment::Rest, &AskForAgain},
};

Refusal MayAnswer(const HookContext& context, const Decision&, const Choose& answer)
{
	return CheckFlickedOnMap(context.state, answer.piece);
}

void Answered(const HookContext&, const Decision&, const Choose& answer, Reaction& reaction)
{
	reaction.UseUp();
	reaction.LetFlickAgain(answer.piece);
}

} // namespace

// Rule 13.7
constinit const EffectDef kTyr{
	.id = EffectId{107},
	.key = "tyr",
	.order = 10,
	.usesPerGeneration = 1,
	.temper = Temper::Fierce,
	.offers = kOffers,
	.questions = kQuestions,
	.mayAnswer = &MayAnswer,
	.answered = &Answered,
};

} // namespace faith::flick
