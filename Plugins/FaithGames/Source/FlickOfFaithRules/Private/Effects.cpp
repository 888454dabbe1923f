#include "FlickOfFaithRules/Effects.h"

#include "FlickOfFaithRules/Catalogue.h"
#include "Hooks.h"
#include "Phases.h"
#include "Spots.h"

#include <algorithm>
#include <limits>
#include <tuple>

namespace faith::flick
{

namespace
{

// Rule 11.2
bool Concerns(Scope scope, const ActiveEffect& effect, Seat player)
{
	switch (scope)
	{
	case Scope::Everyone:
		return true;
	case Scope::Controller:
		return player != kNobody && player == effect.controller;
	case Scope::Others:
		return player != kNobody && player != effect.controller;
	}
	return false;
}

/// Calls `visit(effect, modifier)` for every modifier of this parameter that concerns the player, oldest card first.
template <class Visit>
void ForEachModifier(const Catalogue& catalogue, const GameState& state, Param param, Seat player, Visit&& visit)
{
	for (const ActiveEffect& effect : state.effects)
	{
		const EffectDef* def = catalogue.Find(effect.source);
		if (def == nullptr)
		{
			continue;
		}
		for (const Modifier& modifier : def->modifiers)
		{
			if (modifier.param == param && Concerns(modifier.scope, effect, player))
			{
				visit(effect, modifier);
			}
		}
	}
}

/// Collects the three operations, whose order is written here and nowhere else. Factors are multiplied out before the one
/// division, so that their order cannot matter. A parameter has at most four factors, each from 0 to 50 000 permille: then a
/// product that 64 bits cannot hold is, divided, beyond the range of every parameter.
struct Composition
{
	std::int64_t start;
	std::int64_t sum = 0;
	std::int64_t factor = 1;
	std::int64_t scale = 1;

	void Take(const Modifier& modifier)
	{
		switch (modifier.op)
		{
		case Op::Override:
			start = modifier.value;
			break;
		case Op::Add:
			sum += modifier.value;
			break;
		case Op::Multiply:
			factor *= modifier.value;
			scale *= 1000;
			break;
		}
	}

	// Rule 11.1
	std::int32_t Result(const ParamRow& row) const
	{
		const std::int64_t most = (std::numeric_limits<std::int64_t>::max)() / (std::max)(factor, std::int64_t{1});
		const std::int64_t value = (std::min)((std::max)(start + sum, -most), most) * factor / scale;
		return static_cast<std::int32_t>(
			(std::min)((std::max)(value, std::int64_t{row.lowest}), std::int64_t{row.highest}));
	}
};

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
	case Step::BreakTie:
		return Moment::VoteTied;
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

const ActiveEffect* FindActive(const GameState& state, EffectId card)
{
	const auto* found = std::find_if(state.effects.begin(), state.effects.end(),
		[card](const ActiveEffect& effect) { return effect.source == card; });
	return found == state.effects.end() ? nullptr : found;
}

} // namespace

std::int32_t Value(const Catalogue& catalogue, const GameState& state, Param param, Seat player)
{
	const ParamRow row = RowOf(param, state.PlayerCount());
	Composition composition{row.base};
	ForEachModifier(catalogue, state, param, player,
		[&](const ActiveEffect&, const Modifier& modifier) { composition.Take(modifier); });
	return composition.Result(row);
}

// An older card that sets the number has no part in it once a newer one sets it too.
Resolved Explain(const Catalogue& catalogue, const GameState& state, Param param, Seat player)
{
	const Modifier* newestOverride = nullptr;
	ForEachModifier(catalogue, state, param, player,
		[&](const ActiveEffect&, const Modifier& modifier)
		{ newestOverride = modifier.op == Op::Override ? &modifier : newestOverride; });
	Resolved resolved;
	resolved.value = Value(catalogue, state, param, player);
	ForEachModifier(catalogue, state, param, player,
		[&](const ActiveEffect& effect, const Modifier& modifier)
		{
			const bool counts = modifier.op != Op::Override || &modifier == newestOverride;
			if (counts && !resolved.because.Contains(effect.source))
			{
				resolved.because.PushBack(effect.source);
			}
		});
	return resolved;
}

// Rule 11.3
EffectPlaces ActingOrder(const Catalogue& catalogue, const GameState& state)
{
	const auto rank = [&](std::uint8_t index)
	{
		const ActiveEffect& effect = state.effects[index];
		const EffectDef* def = catalogue.Find(effect.source);
		return std::tuple(def == nullptr ? 0 : def->order, effect.timestamp, effect.source.value);
	};
	EffectPlaces order;
	for (std::size_t i = 0; i < state.effects.Size(); ++i)
	{
		order.PushBack(static_cast<std::uint8_t>(i));
	}
	std::stable_sort(order.begin(), order.end(), [&](std::uint8_t a, std::uint8_t b) { return rank(a) < rank(b); });
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
		Offer(play, effect, moment);
		if (!state.pending.Empty())
		{
			return false;
		}
	}
	state.hookCursor = kHooksDone;
	return true;
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

LostProphet ReplaceLoss(const Play& play, LostProphet loss)
{
	for (const std::uint8_t index : ActingOrder(play.catalogue, play.state))
	{
		const ActiveEffect& effect = play.state.effects[index];
		const EffectDef* def = play.catalogue.Find(effect.source);
		if (def->replaceLoss != nullptr)
		{
			def->replaceLoss(HookContext{play.catalogue, play.state, effect}, loss);
		}
	}
	return loss;
}

IslandPayment ReplacePayment(const Play& play, IslandPayment payment)
{
	for (const std::uint8_t index : ActingOrder(play.catalogue, play.state))
	{
		const ActiveEffect& effect = play.state.effects[index];
		const EffectDef* def = play.catalogue.Find(effect.source);
		if (def->replacePayment == nullptr)
		{
			continue;
		}
		const std::int32_t before = payment.points;
		def->replacePayment(HookContext{play.catalogue, play.state, effect}, payment);
		payment.changedBy = payment.points == before ? payment.changedBy : effect.source;
	}
	return payment;
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
		return Refusal{Reason::OffTheMat, {command.piece}};
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
	Emit(play, CardAnswered{decision.card, command.player, decision.question, command.option});
	Answered(play, command.player);
	const EffectDef* def = play.catalogue.Find(decision.card);
	const ActiveEffect* effect = FindActive(play.state, decision.card);
	if (def == nullptr || effect == nullptr || def->answered == nullptr)
	{
		return;
	}
	const ActiveEffect self = *effect;
	Reaction reaction(play, decision.card);
	def->answered(HookContext{play.catalogue, play.state, self}, decision, command, reaction);
}

void Reaction::Award(Seat player, std::int32_t points, std::uint8_t islands, std::span<const PieceId> pieces)
{
	Scored entry;
	entry.player = player;
	entry.points = points;
	entry.card = card_;
	entry.islands = islands;
	for (const PieceId piece : pieces)
	{
		if (!entry.pieces.Full())
		{
			entry.pieces.PushBack(piece);
		}
	}
	flick::Award(play_, entry);
}

void Reaction::PutOnMap(PieceId piece, Point spot)
{
	flick::PutOnMap(play_, piece, spot, Cause{{}, card_});
}

void Reaction::ToPool(PieceId piece)
{
	MoveTo(play_, piece, Place::Pool, Cause{{}, card_});
}

void Reaction::ToHand(PieceId piece)
{
	MoveTo(play_, piece, Place::Hand, Cause{{}, card_});
}

void Reaction::ToBox(PieceId piece)
{
	MoveTo(play_, piece, Place::Box, Cause{{}, card_});
}

void Reaction::ToCard(PieceId piece)
{
	MoveTo(play_, piece, Place::Card, Cause{{}, card_});
}

void Reaction::GiveTo(PieceId piece, Seat owner)
{
	play_.state.pieces[piece].owner = owner;
	ToHand(piece);
}

void Reaction::Remember(std::size_t slot, std::int32_t value)
{
	for (ActiveEffect& effect : play_.state.effects)
	{
		if (effect.source == card_)
		{
			effect.memory[slot] = value;
		}
	}
}

void Reaction::UseUp()
{
	for (ActiveEffect& effect : play_.state.effects)
	{
		if (effect.source == card_ && effect.usesLeft > 0)
		{
			--effect.usesLeft;
		}
	}
}

// Rule 11.5
void Offering::Ask(Seat player, std::uint8_t question, std::uint8_t options, bool mayDecline)
{
	flick::Ask(play_, Decision{DecisionKind::Card, SeatBit(player), card_, question, options, mayDecline});
	Emit(play_, CardAsked{card_, player, question});
}

} // namespace faith::flick
