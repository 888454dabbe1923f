#include "FlickOfFaithCli/Ladder/Standings.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <tuple>

namespace faith::cli
{

namespace
{

constexpr double kSigmas = 1.959963984540054;          ///< 95 % of a normal distribution lie within
constexpr double kPerElo = std::numbers::ln10 / 400.0; ///< change of a win's log-odds by one Elo point

/// The results of a pairing, summed up.
struct Sums
{
	double won = 0.0;
	double squares = 0.0;
	std::uint64_t pairs = 0;
};

std::vector<Sums> SumUp(const LadderPlan& plan, const LadderResults& results)
{
	std::vector<Sums> all(PairingsOf(plan).size());
	for (std::size_t place = 0; place < results.size(); ++place)
	{
		if (results[place])
		{
			const double share = ShareWon(*results[place]);
			Sums& sums = all[PairAt(plan, place).pairing];
			sums.won += share;
			sums.squares += share * share;
			++sums.pairs;
		}
	}
	return all;
}

/// The same seen by the other one.
Sums Turned(const Sums& sums)
{
	const auto pairs = static_cast<double>(sums.pairs);
	return {pairs - sums.won, pairs - 2 * sums.won + sums.squares, sums.pairs};
}

Share LimitsOf(const Sums& sums)
{
	// Halves and quarters add up exactly.
	const bool alike = sums.squares * static_cast<double>(sums.pairs) == sums.won * sums.won;
	return alike ? ShareOf(sums.won, sums.pairs) : ShareOfPairs(sums.won, sums.squares, sums.pairs);
}

std::vector<Encounter> EncountersOf(const LadderPlan& plan, const std::vector<Sums>& sums)
{
	const std::vector<Pairing> pairings = PairingsOf(plan);
	std::vector<Encounter> encounters;
	for (std::size_t i = 0; i < pairings.size(); ++i)
	{
		if (sums[i].pairs > 0)
		{
			encounters.push_back({pairings[i].first, pairings[i].second, 2 * sums[i].won, 2 * sums[i].pairs});
		}
	}
	return encounters;
}

/// What a pairing tells about the rating of either: the variance of its points, which also has the drawn match that RatingsOf adds.
double InformationIn(const Encounter& met, const std::vector<double>& ratings)
{
	const double chance = 1.0 / (1.0 + std::exp(kPerElo * (ratings[met.second] - ratings[met.first])));
	return (static_cast<double>(met.games) + 1.0) * chance * (1.0 - chance) * kPerElo * kPerElo;
}

Standing StandingOf(
	std::size_t contestant, const std::vector<Encounter>& encounters, const std::vector<double>& ratings)
{
	Standing standing{contestant, ratings[contestant]};
	double information = 0.0;
	for (const Encounter& met : encounters)
	{
		if (met.first == contestant || met.second == contestant)
		{
			const auto matches = static_cast<double>(met.games);
			standing.share += met.first == contestant ? met.wonByFirst : matches - met.wonByFirst;
			standing.matches += met.games;
			information += InformationIn(met, ratings);
		}
	}
	if (standing.matches > 0)
	{
		standing.share /= static_cast<double>(standing.matches);
		standing.margin = kSigmas / std::sqrt(information);
	}
	return standing;
}

std::vector<Standing> Ranked(const LadderPlan& plan, const std::vector<Encounter>& encounters)
{
	const std::vector<double> ratings = RatingsOf(plan.contestants.size(), encounters);
	std::vector<Standing> standings;
	for (std::size_t i = 0; i < plan.contestants.size(); ++i)
	{
		standings.push_back(StandingOf(i, encounters, ratings));
	}
	std::stable_sort(standings.begin(), standings.end(),
		[](const Standing& a, const Standing& b)
		{ return std::tuple(a.matches == 0, -a.elo) < std::tuple(b.matches == 0, -b.elo); });
	return standings;
}

std::vector<Meeting> MeetingsOf(
	const LadderPlan& plan, const std::vector<Standing>& standings, const std::vector<Sums>& sums)
{
	std::vector<std::size_t> ranks(standings.size());
	for (std::size_t rank = 0; rank < standings.size(); ++rank)
	{
		ranks[standings[rank].contestant] = rank;
	}
	const std::vector<Pairing> pairings = PairingsOf(plan);
	std::vector<Meeting> meetings;
	for (std::size_t i = 0; i < pairings.size(); ++i)
	{
		const auto [first, second] = pairings[i];
		const bool inOrder = ranks[first] < ranks[second];
		if (sums[i].pairs > 0)
		{
			meetings.push_back({inOrder ? pairings[i] : Pairing{second, first},
				LimitsOf(inOrder ? sums[i] : Turned(sums[i])), sums[i].pairs});
		}
	}
	const auto place = [&](const Meeting& met)
	{ return std::tuple(ranks[met.pairing.first], ranks[met.pairing.second]); };
	std::sort(
		meetings.begin(), meetings.end(), [&](const Meeting& a, const Meeting& b) { return place(a) < place(b); });
	return meetings;
}

} // namespace

Standings StandingsOf(const LadderPlan& plan, const LadderResults& results)
{
	const std::vector<Sums> sums = SumUp(plan, results);
	Standings standings;
	standings.contestants = Ranked(plan, EncountersOf(plan, sums));
	standings.meetings = MeetingsOf(plan, standings.contestants, sums);
	return standings;
}

} // namespace faith::cli
