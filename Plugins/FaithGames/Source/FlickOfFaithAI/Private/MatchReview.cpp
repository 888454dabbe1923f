#include "FlickOfFaithAI/MatchReview.h"

#include <cassert>

namespace faith::flick
{

namespace
{

/// For every live command its place in the log.
std::vector<std::size_t> EntriesOf(const History<Rules>& history)
{
	std::vector<std::size_t> live;
	const auto entries = history.Entries();
	for (std::size_t i = 0; i < entries.size(); ++i)
	{
		if (entries[i].command)
		{
			live.push_back(i);
		}
		else
		{
			live.pop_back();
		}
	}
	return live;
}

/// The flick of a live command that is to be judged, if it is one.
const Flick* FlickAt(const History<Rules>& history, std::size_t index, std::optional<Seat> only)
{
	const auto* flick = std::get_if<Flick>(&history.LiveCommandAt(index));
	return flick != nullptr && (!only || flick->player == *only) ? flick : nullptr;
}

void Enter(SeatReview& review, const Evaluation& evaluation, std::size_t entry)
{
	if (evaluation.silence == Silence::MapHidden)
	{
		++review.unseen;
		return;
	}
	++review.flicks;
	review.lost += evaluation.flick.regret;
	const double most = review.worst ? review.worst->played.regret : 0.0;
	if (evaluation.flick.regret > most)
	{
		review.worst =
			MissedFlick{entry, evaluation.table.generation, evaluation.table, evaluation.flick, evaluation.best};
	}
}

} // namespace

std::vector<SeatReview> BestMissed(const History<Rules>& history, const CoachSettings& settings, Executor& executor,
	SearchControl& control, std::optional<Seat> only)
{
	const Rules& rules = history.GetRules();
	const std::vector<std::size_t> entries = EntriesOf(history);
	CoachSettings each = settings;
	each.count = 1;
	const Coach coach(rules, each, executor, control, true);
	for (std::size_t i = 0; i < history.LiveCount(); ++i)
	{
		control.Announce(FlickAt(history, i, only) != nullptr ? Coach::Planned(each) : 0);
	}
	std::vector<SeatReview> reviews(history.State().players.Size());
	GameState state = history.StateAt(0);
	std::vector<Event> events;
	for (std::size_t i = 0; i < history.LiveCount() && !control.IsCancelled(); ++i)
	{
		if (const Flick* flick = FlickAt(history, i, only))
		{
			const Evaluation evaluation = coach.Evaluate(ViewFor(rules.Cards(), state, flick->player), *flick);
			control.Count(evaluation.silence == Silence::None ? 0 : Coach::Planned(each));
			if (!control.IsCancelled())
			{
				Enter(reviews[flick->player], evaluation, entries[i]);
			}
		}
		events.clear();
		[[maybe_unused]] const Refusal refusal = rules.Apply(state, history.LiveCommandAt(i), events);
		assert(!refusal);
	}
	return reviews;
}

} // namespace faith::flick
