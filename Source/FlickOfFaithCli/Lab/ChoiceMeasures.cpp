#include "FlickOfFaithCli/Lab/ChoiceMeasures.h"

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <tuple>

namespace faith::cli
{

namespace
{

using flick::FlickChoice;
using flick::kAimKinds;

constexpr std::array<const char*, kAimKinds> kKindNames{
	"the Navel", "a near city", "a far city", "a near island", "a far island", "another's piece"};
constexpr double kClose = 0.10; ///< of the gain of the best kind

std::size_t BestKindOf(const FlickChoice& choice)
{
	return static_cast<std::size_t>(std::max_element(choice.best.begin(), choice.best.end()) - choice.best.begin());
}

/// The second best kind gains nearly as much as the best, against wasting the prophet.
bool IsClose(const FlickChoice& choice)
{
	std::array<std::int32_t, kAimKinds> best = choice.best;
	std::sort(best.rbegin(), best.rend());
	const double gain = best[0] - choice.still;
	return gain > 0.0 && best[1] >= 0 && best[1] - choice.still >= (1.0 - kClose) * gain;
}

/// What is known of a flick without seeing the table.
using Occasion = std::tuple<int, int, int>;
using KindCounts = std::array<int, kAimKinds>;

Occasion OccasionOf(const FlickChoice& choice)
{
	return {choice.generation, choice.turn, choice.place};
}

void CountKinds(const flick::MatchChoices& match, int change, std::map<Occasion, KindCounts>& counts, KindCounts& all)
{
	for (const FlickChoice& choice : match.flicks)
	{
		counts[OccasionOf(choice)][BestKindOf(choice)] += change;
		all[BestKindOf(choice)] += change;
	}
}

std::size_t MostFrequent(const KindCounts& counts, const KindCounts& otherwise)
{
	const bool isEmpty = std::all_of(counts.begin(), counts.end(), [](int count) { return count == 0; });
	const KindCounts& used = isEmpty ? otherwise : counts;
	return static_cast<std::size_t>(std::max_element(used.begin(), used.end()) - used.begin());
}

/// Every match is guessed from all others: by what was best most often on the same occasion, or on any.
std::pair<Measure, Measure> Guessed(std::span<const flick::MatchChoices> matches)
{
	std::map<Occasion, KindCounts> counts;
	KindCounts all{};
	for (const flick::MatchChoices& match : matches)
	{
		CountKinds(match, 1, counts, all);
	}
	Ratio byOccasion;
	Ratio always;
	for (const flick::MatchChoices& match : matches)
	{
		CountKinds(match, -1, counts, all);
		double right = 0.0;
		double rightAlways = 0.0;
		for (const FlickChoice& choice : match.flicks)
		{
			const std::size_t best = BestKindOf(choice);
			right += MostFrequent(counts[OccasionOf(choice)], all) == best ? 1 : 0;
			rightAlways += MostFrequent(all, all) == best ? 1 : 0;
		}
		byOccasion.Add(right, static_cast<double>(match.flicks.size()));
		always.Add(rightAlways, static_cast<double>(match.flicks.size()));
		CountKinds(match, 1, counts, all);
	}
	return {byOccasion.As("best kind guessed from turn and seat", true),
		always.As("best kind guessed without anything", true)};
}

Measure ShareOfFlicks(std::span<const flick::MatchChoices> matches, const std::string& name, const auto& counts)
{
	Ratio ratio;
	for (const flick::MatchChoices& match : matches)
	{
		const auto some = std::count_if(match.flicks.begin(), match.flicks.end(), counts);
		ratio.Add(static_cast<double>(some), static_cast<double>(match.flicks.size()));
	}
	return ratio.As(name, true);
}

} // namespace

std::vector<Measure> ChoiceMeasures(std::span<const flick::MatchChoices> matches)
{
	const auto [byOccasion, always] = Guessed(matches);
	std::vector<Measure> measures{WithGoal(byOccasion, AtMost(0.60)), WithGoal(always, AtMost(0.60)),
		WithGoal(ShareOfFlicks(matches, "second kind gains 90 % of the best", &IsClose), {0.30, 0.70})};
	for (std::size_t kind = 0; kind < kAimKinds; ++kind)
	{
		measures.push_back(ShareOfFlicks(matches, std::string("best kind is ") + kKindNames[kind],
			[kind](const FlickChoice& choice) { return BestKindOf(choice) == kind; }));
	}
	return measures;
}

} // namespace faith::cli
