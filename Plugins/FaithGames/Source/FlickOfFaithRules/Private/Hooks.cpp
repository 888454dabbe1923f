#include "Hooks.h"

#include "FlickOfFaithRules/Catalogue.h"
#include "FlickOfFaithRules/Queries.h"
#include "Phases.h"
#include "Spots.h"

#include <algorithm>
#include <tuple>

namespace faith::flick
{

namespace
{

/// Entering the game concerns only the card that enters.
bool ActsAt(const GameState& state, const ActiveEffect& effect, Moment moment)
{
	return moment != Moment::Enact || effect.source == state.council.chosen;
}

Moment MomentBefore(Step step)
{
	switch (step)
	{
	case Step::SetUpCards:
		return Moment::Setup;
	case Step::DecideVote:
		return Moment::VotesCounted;
	case Step::BeginMission:
		return Moment::Enact;
	case Step::AskPlacing:
		return Moment::TurnStart;
	case Step::AskFlick:
		return Moment::BeforeFlick;
	case Step::Rest:
		return Moment::Rest;
	case Step::BuildTemples:
		return Moment::StepA;
	case Step::ScoreNavel:
		return Moment::StepB;
	case Step::CollectLost:
		return Moment::StepC;
	case Step::ReturnTemples:
		return Moment::StepD;
	case Step::EndTurn:
		return Moment::TurnEnd;
	case Step::BeginWorship:
		return Moment::WorshipPre;
	case Step::ScorePresence:
		return Moment::WorshipA;
	case Step::ScoreDomination:
		return Moment::WorshipB;
	case Step::BringHome:
		return Moment::WorshipC;
	default:
		return Moment::None;
	}
}

void Offer(Play& play, const ActiveEffect& effect, Moment moment)
{
	const EffectDef* def = play.catalogue.Find(effect.source);
	for (const OfferHook& hook : def->offers)
	{
		if (hook.moment == moment)
		{
			Offering offering(play, effect.source);
			hook.ask(HookContext{play.catalogue, play.state, effect}, offering);
		}
	}
}

/// True when `matches(def)` holds for a card in force.
template <class Predicate>
bool AnyInForce(const Catalogue& catalogue, const GameState& state, Predicate&& matches)
{
	return std::any_of(state.effects.begin(), state.effects.end(),
		[&](const ActiveEffect& effect)
		{
			const EffectDef* def = catalogue.Find(effect.source);
			return def != nullptr && matches(*def);
		});
}

/// Calls `visit(def, context)` for every card in force, in the order in which they act.
template <class Visit>
void ForEachActing(const Catalogue& catalogue, const GameState& state, Visit&& visit)
{
	for (const std::uint8_t place : ActingOrder(catalogue, state))
	{
		const ActiveEffect& effect = state.effects[place];
		if (const EffectDef* def = catalogue.Find(effect.source))
		{
			visit(*def, HookContext{catalogue, state, effect});
		}
	}
}

/// The answer without what the question does not ask for.
Choose AsFarAsAsked(const Catalogue& catalogue, const Decision& decision, const Choose& command)
{
	const unsigned parts = command.option == 0 ? 0u : FindQuestion(catalogue, decision.card, decision.question).parts;
	Choose asked{command.player, command.option, kNoPiece, Point{}, 0};
	asked.piece = (parts & kAnswerPiece) != 0 ? command.piece : asked.piece;
	asked.spot = (parts & kAnswerSpot) != 0 ? command.spot : asked.spot;
	asked.angle = (parts & kAnswerAngle) != 0 ? command.angle : asked.angle;
	return asked;
}

/// Rule 11.5: an answer may have left a later question with nothing to choose from.
void DropEmptyQuestions(Play& play)
{
	while (!play.state.pending.Empty())
	{
		const Decision& next = play.state.pending.Front();
		const EffectDef* def = play.catalogue.Find(next.card);
		const ActiveEffect* effect = FindActive(play.state, next.card);
		const bool isOpen = next.kind != DecisionKind::Card || def == nullptr || effect == nullptr ||
			def->isOpen == nullptr || def->isOpen(HookContext{play.catalogue, play.state, *effect}, next);
		if (isOpen)
		{
			return;
		}
		CloseQuestion(play);
	}
}

} // namespace

const ActiveEffect* FindActive(const GameState& state, EffectId card)
{
	const auto* found = std::find_if(state.effects.begin(), state.effects.end(),
		[card](const ActiveEffect& effect) { return effect.source == card; });
	return found == state.effects.end() ? nullptr : found;
}

// Rule 11.3
EffectPlaces ActingOrder(const Catalogue& catalogue, const GameState& state)
{
	using Rank = std::tuple<int, std::uint16_t, std::uint8_t>;
	FixedVector<Rank, kMaxEffects> ranks;
	EffectPlaces order;
	// Sorted in by hand: few cards, nearly always in order already, and no heap as std::stable_sort would need.
	for (std::size_t i = 0; i < state.effects.Size(); ++i)
	{
		const ActiveEffect& effect = state.effects[i];
		const EffectDef* def = catalogue.Find(effect.source);
		ranks.PushBack(Rank{def == nullptr ? 0 : def->order, effect.timestamp, effect.source.value});
		order.PushBack(static_cast<std::uint8_t>(i));
		for (std::size_t at = i; at > 0 && ranks[order[at]] < ranks[order[at - 1]]; --at)
		{
			std::swap(order[at], order[at - 1]);
		}
	}
	return order;
}

void React(Play& play, const ActiveEffect& effect, Moment moment)
{
	const ActiveEffect self = effect;
	const EffectDef* def = play.catalogue.Find(self.source);
	for (const ReactHook& hook : def->reacts)
	{
		if (hook.moment == moment)
		{
			Reaction reaction(play, self.source);
			hook.act(HookContext{play.catalogue, play.state, self}, reaction);
		}
	}
}

// Rule 11.3
bool RunHooks(Play& play)
{
	GameState& state = play.state;
	const Moment moment = MomentBefore(state.step);
	if (moment == Moment::None || state.hookCursor == kHooksDone)
	{
		return true;
	}
	const auto order = ActingOrder(play.catalogue, state);
	while (state.hookCursor < order.Size())
	{
		const ActiveEffect effect = state.effects[order[state.hookCursor]];
		++state.hookCursor;
		if (!ActsAt(state, effect, moment))
		{
			continue;
		}
		React(play, effect, moment);
		if (const ActiveEffect* active = FindActive(state, effect.source))
		{
			Offer(play, *active, moment);
		}
		if (!state.pending.Empty())
		{
			return false;
		}
	}
	state.hookCursor = kHooksDone;
	return true;
}

Question FindQuestion(const Catalogue& catalogue, EffectId card, std::uint8_t number)
{
	const EffectDef* def = catalogue.Find(card);
	return def == nullptr || number >= def->questions.size() ? Question{} : def->questions[number];
}

// Rule 1.6
Refusal CheckConstraints(const Catalogue& catalogue, const GameState& state, const Command& command)
{
	for (const ActiveEffect& effect : state.effects)
	{
		const EffectDef* def = catalogue.Find(effect.source);
		if (def == nullptr || def->constrain == nullptr)
		{
			continue;
		}
		const Refusal refusal = def->constrain(HookContext{catalogue, state, effect}, command);
		if (refusal)
		{
			return refusal;
		}
	}
	return {};
}

IslandPayment ReplacePayment(const Catalogue& catalogue, const GameState& state, IslandPayment payment)
{
	if (!AnyInForce(catalogue, state, [](const EffectDef& def) { return def.replacePayment != nullptr; }))
	{
		return payment;
	}
	ForEachActing(catalogue, state,
		[&](const EffectDef& def, const HookContext& context)
		{
			const std::int32_t before = payment.points;
			if (def.replacePayment != nullptr)
			{
				def.replacePayment(context, payment);
			}
			payment.changedBy = payment.points == before ? payment.changedBy : context.self.source;
		});
	return payment;
}

void BendHand(
	const Catalogue& catalogue, const GameState& state, Seat player, const HandSpread& spread, HandError& error)
{
	ForEachActing(catalogue, state,
		[&](const EffectDef& def, const HookContext& context)
		{
			if (def.bendHand != nullptr)
			{
				def.bendHand(context, player, spread, error);
			}
		});
}

// Rules 1.5, 2.9
Counted CountedFor(const Catalogue& catalogue, const GameState& state, PieceId piece)
{
	Counted counted{OwnerOf(state.pieces[piece])};
	for (const ActiveEffect& effect : state.effects)
	{
		const EffectDef* def = catalogue.Find(effect.source);
		if (def == nullptr || def->countsFor == nullptr || !IsProphet(state.pieces[piece]))
		{
			continue;
		}
		const Seat other = def->countsFor(HookContext{catalogue, state, effect}, piece);
		if (other != kNobody && other != counted.seat)
		{
			counted = Counted{other, effect.source};
		}
	}
	return counted;
}

bool EachCountsForItsOwner(const Catalogue& catalogue, const GameState& state)
{
	return !AnyInForce(catalogue, state, [](const EffectDef& def) { return def.countsFor != nullptr; });
}

Seat CountsFor(const Catalogue& catalogue, const GameState& state, PieceId piece)
{
	return CountedFor(catalogue, state, piece).seat;
}

// Rule 8.3
bool IsKept(const Play& play, PieceId piece)
{
	const EffectId card = play.state.pieces[piece].card;
	const EffectDef* def = play.catalogue.Find(card);
	const ActiveEffect* effect = FindActive(play.state, card);
	return def != nullptr && effect != nullptr && def->keeps != nullptr &&
		def->keeps(HookContext{play.catalogue, play.state, *effect}, piece);
}

// Rule 11.5
Refusal CheckChoose(const Catalogue& catalogue, const GameState& state, const Choose& command)
{
	const Decision& decision = state.pending.Front();
	if (command.option >= decision.options || (command.option == 0 && !decision.mayDecline))
	{
		return Refusal{Reason::OptionUnknown, {command.option}};
	}
	if (const Refusal refusal = command.piece == kNoPiece ? Refusal{} : CheckPiece(state, command.piece))
	{
		return refusal;
	}
	if (!IsPlausible(command.spot))
	{
		return Refusal{Reason::SpotOffTheMap, {}};
	}
	if (command.angle < 0 || command.angle >= physics::kFullTurn)
	{
		return Refusal{Reason::AngleOutOfRange, {command.angle}};
	}
	const EffectDef* def = catalogue.Find(decision.card);
	const ActiveEffect* effect = FindActive(state, decision.card);
	if (command.option == 0 || def == nullptr || effect == nullptr || def->mayAnswer == nullptr)
	{
		return {};
	}
	return def->mayAnswer(HookContext{catalogue, state, *effect}, decision, command);
}

void ApplyChoose(Play& play, const Choose& command)
{
	const Decision decision = play.state.pending.Front();
	const Choose asked = AsFarAsAsked(play.catalogue, decision, command);
	Emit(play,
		CardAnswered{
			decision.card, asked.player, decision.question, asked.option, asked.piece, asked.spot, asked.angle});
	Answered(play, command.player);
	const EffectDef* def = play.catalogue.Find(decision.card);
	const ActiveEffect* effect = FindActive(play.state, decision.card);
	if (asked.option != 0 && def != nullptr && effect != nullptr && def->answered != nullptr)
	{
		const ActiveEffect self = *effect;
		Reaction reaction(play, decision.card);
		def->answered(HookContext{play.catalogue, play.state, self}, decision, asked, reaction);
	}
	DropEmptyQuestions(play);
}

} // namespace faith::flick
