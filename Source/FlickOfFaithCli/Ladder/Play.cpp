#include "FlickOfFaithCli/Ladder/Play.h"

#include "FlickOfFaithAI/Contest.h"

#include <array>
#include <cassert>
#include <mutex>
#include <vector>

namespace faith::cli
{

namespace
{

using Two = std::array<const flick::Contestant*, 2>;

flick::Setup SetupOf(const LadderPlan& plan, std::uint64_t number)
{
	flick::Setup setup;
	setup.players = 2;
	setup.seed = SeedOf(plan, number);
	if (plan.hands)
	{
		setup.steadiness.fill(*plan.hands);
	}
	return setup;
}

MatchScore ScoreOf(const flick::ContestResult& match, flick::Seat seat)
{
	return {match.winner == seat, match.scores[seat], match.scores[1 - seat]};
}

std::vector<std::size_t> MissingFrom(const LadderResults& results)
{
	std::vector<std::size_t> missing;
	for (std::size_t place = 0; place < results.size(); ++place)
	{
		if (!results[place])
		{
			missing.push_back(place);
		}
	}
	return missing;
}

} // namespace

PlayedPair PlayPair(const flick::Rules& rules, const LadderPlan& plan, const PlannedPair& pair, SearchControl& control)
{
	const Pairing pairing = PairingsOf(plan)[pair.pairing];
	const Two two{plan.contestants[pairing.first], plan.contestants[pairing.second]};
	PlayedPair play;
	for (flick::Seat seat = 0; seat < 2 && !play.refusal && !control.IsCancelled(); ++seat)
	{
		const Two seats{two[seat], two[1 - seat]};
		const flick::ContestResult match =
			flick::PlayContest(rules, SetupOf(plan, pair.number), seats, !plan.hands, control);
		play.result.matches[seat] = ScoreOf(match, seat);
		play.refusal = match.refusal;
	}
	return play;
}

std::optional<LadderFault> PlayLadder(const LadderPlan& plan, LadderResults& results, Executor& executor,
	SearchControl& control, const PairPlayed& played)
{
	assert(results.size() == PairCountOf(plan));
	const flick::Rules rules;
	const std::vector<std::size_t> missing = MissingFrom(results);
	std::optional<LadderFault> fault;
	std::mutex mutex;
	executor.ForEach(missing.size(),
		[&](std::size_t i)
		{
			if (control.IsCancelled())
			{
				return;
			}
			const std::size_t place = missing[i];
			const PlayedPair play = PlayPair(rules, plan, PairAt(plan, place), control);
			const std::lock_guard lock(mutex);
			// What was decided after the cancellation is not what the contestant would have decided.
			if (control.IsCancelled())
			{
				return;
			}
			if (play.refusal)
			{
				fault = LadderFault{PairAt(plan, place), play.refusal};
				control.Cancel();
				return;
			}
			results[place] = play.result;
			played(place, play.result);
		});
	return fault;
}

} // namespace faith::cli
