#include "Cards.h"
#include "Laws/Laws.h"

namespace faith::flick
{

namespace
{

constexpr std::int32_t kPrice = 1; ///< VP

constexpr Question kQuestions[]{
	{"buy", kAnswerPiece},
};

/// The card remembers by seat in which generation it was last used.
void AskBuyer(const HookContext& context, Offering& offering)
{
	const GameState& state = context.state;
	const Seat active = state.turn.active;
	const bool unused = context.self.memory[active] != state.generation;
	if (unused && state.players[active].score >= kPrice && !ProphetsIn(state, Place::Pool, active).Empty())
	{
		offering.Ask(active, 0, 2, true);
	}
}

constexpr OfferHook kOffers[]{
	{Moment::TurnEnd, &AskBuyer},
};

Refusal MayAnswer(const HookContext& context, const Decision&, const Choose& answer)
{
	if (const Refusal refusal = CheckOwnProphet(context.state, answer.player, answer.piece))
	{
		return refusal;
	}
	const bool inPool = context.state.pieces[answer.piece].place == Place::Pool;
	return inPool ? Refusal{} : Refusal{Reason::NotInThePool, {answer.piece}};
}

void Answered(const HookContext& context, const Decision&, const Choose& answer, Reaction& reaction)
{
	reaction.Remember(answer.player, context.state.generation);
	reaction.Award(answer.player, -kPrice, 0, {&answer.piece, 1});
	reaction.ToHand(answer.piece);
}

} // namespace

// Rule 12.15
constinit const EffectDef kIndulgences{
	.id = EffectId{15},
	.key = "indulgences",
	.duration = Duration::RestOfGame,
	.offers = kOffers,
	.questions = kQuestions,
	.mayAnswer = &MayAnswer,
	.answered = &Answered,
};

} // namespace faith::flick
