#include "Cards.h"
#include "Gods/Gods.h"

namespace faith::flick
{

namespace
{

constexpr Question kQuestions[]{
	{"first", kAnswerPiece},
};

void TakeBack(PieceId prophet, Reaction& reaction)
{
	reaction.UseUp();
	reaction.ToHand(prophet);
}

void TakeOnlyOne(const HookContext& context, Reaction& reaction)
{
	const auto lost = LostFirst(context.state, context.self.controller);
	if (context.self.usesLeft > 0 && lost.Size() == 1)
	{
		TakeBack(lost.Front(), reaction);
	}
}

void AskForOneOfMany(const HookContext& context, Offering& offering)
{
	if (context.self.usesLeft > 0 && LostFirst(context.state, context.self.controller).Size() > 1)
	{
		offering.Ask(context.self.controller, 0, 2, false);
	}
}

constexpr ReactHook kReacts[]{
	{Moment::StepC, &TakeOnlyOne},
};

constexpr OfferHook kOffers[]{
	{Moment::StepC, &AskForOneOfMany},
};

Refusal MayAnswer(const HookContext& context, const Decision&, const Choose& answer)
{
	if (const Refusal refusal = CheckOwnProphet(context.state, answer.player, answer.piece))
	{
		return refusal;
	}
	if (context.state.pieces[answer.piece].place != Place::OffMap)
	{
		return Refusal{Reason::NotOffTheMap, {answer.piece}};
	}
	const bool isFirst = LostFirst(context.state, answer.player).Contains(answer.piece);
	return isFirst ? Refusal{} : Refusal{Reason::LeftLater, {answer.piece}};
}

void Answered(const HookContext&, const Decision&, const Choose& answer, Reaction& reaction)
{
	TakeBack(answer.piece, reaction);
}

} // namespace

// Rule 13.2; whoever is paid for lost prophets comes first, so the order is late.
constinit const EffectDef kAnubis{
	.id = EffectId{102},
	.key = "anubis",
	.order = 10,
	.usesPerGeneration = 1,
	.temper = Temper::Gentle,
	.reacts = kReacts,
	.offers = kOffers,
	.questions = kQuestions,
	.mayAnswer = &MayAnswer,
	.answered = &Answered,
};

} // namespace faith::flick
