#include "Cards.h"
#include "Laws/Laws.h"

#include <algorithm>

namespace faith::flick
{

namespace
{

constexpr std::size_t kLeastProphets = 3;

constexpr Question kQuestions[]{
	{"prophet", kAnswerPiece},
};

std::size_t CountProphets(const GameState& state, Seat seat)
{
	std::size_t count = 0;
	for (const Place place : {Place::Hand, Place::Map, Place::OffMap, Place::Pool})
	{
		count += ProphetsIn(state, place, seat).Size();
	}
	return count;
}

/// Those of which the player has to give one.
PieceList Victims(const GameState& state, Seat seat)
{
	return CountProphets(state, seat) > kLeastProphets ? ProphetsInSea(state, seat) : PieceList{};
}

/// What it takes in this generation, by seat, as 1 + the piece. Everyone gives at the same time, so until all have chosen
/// the card only remembers it.
using Marked = decltype(ActiveEffect::memory);

void Swallow(const Marked& marked, Reaction& reaction)
{
	for (const std::int32_t mark : marked)
	{
		if (mark != 0)
		{
			reaction.ToCard(static_cast<PieceId>(mark - 1));
		}
	}
}

bool HaveAllChosen(const HookContext& context)
{
	return std::none_of(context.state.pending.begin(), context.state.pending.end(),
		[&](const Decision& decision) { return decision.card == context.self.source; });
}

void TakePoints(const HookContext& context, Reaction& reaction)
{
	for (const Seat seat : TurnOrder(context.state))
	{
		reaction.Remember(seat, 0);
		const auto victims = Victims(context.state, seat);
		reaction.Award(seat, victims.Empty() ? 0 : -1, 0, {victims.begin(), victims.Size()});
	}
}

/// Where there is only one to give, nobody is asked.
void MarkOnlyOnes(const HookContext& context, Reaction& reaction)
{
	Marked marked{};
	bool anyChoice = false;
	for (const Seat seat : TurnOrder(context.state))
	{
		const auto victims = Victims(context.state, seat);
		marked[seat] = victims.Size() == 1 ? 1 + victims.Front() : 0;
		anyChoice = anyChoice || victims.Size() > 1;
		reaction.Remember(seat, marked[seat]);
	}
	if (!anyChoice)
	{
		Swallow(marked, reaction);
	}
}

void Rise(const HookContext& context, Reaction& reaction)
{
	(IsLastGeneration(context) ? TakePoints : MarkOnlyOnes)(context, reaction);
}

void AskForOneOfMany(const HookContext& context, Offering& offering)
{
	for (const Seat seat : TurnOrder(context.state))
	{
		if (!IsLastGeneration(context) && Victims(context.state, seat).Size() > 1)
		{
			offering.Ask(seat, 0, 2, false);
		}
	}
}

constexpr ReactHook kReacts[]{
	{Moment::WorshipPre, &Rise},
};

constexpr OfferHook kOffers[]{
	{Moment::WorshipPre, &AskForOneOfMany},
};

Refusal MayAnswer(const HookContext& context, const Decision&, const Choose& answer)
{
	if (const Refusal refusal = CheckOwnProphet(context.state, answer.player, answer.piece))
	{
		return refusal;
	}
	return IsInSea(context.state, answer.piece) ? Refusal{} : Refusal{Reason::NotInTheSea, {answer.piece}};
}

void Answered(const HookContext& context, const Decision&, const Choose& answer, Reaction& reaction)
{
	Marked marked = context.self.memory;
	marked[answer.player] = 1 + answer.piece;
	reaction.Remember(answer.player, marked[answer.player]);
	if (HaveAllChosen(context))
	{
		Swallow(marked, reaction);
	}
}

bool Keeps(const HookContext& context, PieceId piece)
{
	return context.self.memory[context.state.pieces[piece].owner] == 1 + piece;
}

} // namespace

// Rule 12.11
constinit const EffectDef kKraken{
	.id = EffectId{11},
	.key = "kraken",
	.duration = Duration::RestOfGame,
	.order = -20,
	.reacts = kReacts,
	.offers = kOffers,
	.questions = kQuestions,
	.keeps = &Keeps,
	.mayAnswer = &MayAnswer,
	.answered = &Answered,
};

} // namespace faith::flick
