#include "FaithSearch/Rating.h"

#include <algorithm>
#include <cmath>

namespace faith
{

namespace
{

constexpr double kSigmas = 1.959963984540054; ///< 95 % of a normal distribution lie within
constexpr double kEloPerDecade = 400.0;
constexpr double kMostElo = 2000.0;

} // namespace

Share ShareOf(double won, std::uint64_t trials)
{
	if (trials == 0)
	{
		return {};
	}
	const auto n = static_cast<double>(trials);
	const double share = won / n;
	const double squared = kSigmas * kSigmas;
	const double middle = (share + squared / (2 * n)) / (1 + squared / n);
	const double half = kSigmas * std::sqrt(share * (1 - share) / n + squared / (4 * n * n)) / (1 + squared / n);
	return {share, (std::max)(0.0, middle - half), (std::min)(1.0, middle + half)};
}

Share ShareOfPairs(double sum, double sumOfSquares, std::uint64_t pairs)
{
	if (pairs < 2)
	{
		return ShareOf(sum, pairs);
	}
	const auto n = static_cast<double>(pairs);
	const double mean = sum / n;
	const double variance = (std::max)(0.0, (sumOfSquares - n * mean * mean) / (n - 1));
	const double half = kSigmas * std::sqrt(variance / n);
	return {mean, (std::max)(0.0, mean - half), (std::min)(1.0, mean + half)};
}

double EloOf(double share)
{
	if (share <= 0.0)
	{
		return -kMostElo;
	}
	if (share >= 1.0)
	{
		return kMostElo;
	}
	return std::clamp(kEloPerDecade * std::log10(share / (1 - share)), -kMostElo, kMostElo);
}

// Hunter's minorization: every strength becomes the points won over the sum of games divided by the strengths of both.
std::vector<double> RatingsOf(std::size_t players, const std::vector<Encounter>& encounters)
{
	constexpr int rounds = 10'000;
	std::vector<double> strengths(players, 1.0);
	for (int round = 0; round < rounds; ++round)
	{
		std::vector<double> won(players, 0.0);
		std::vector<double> weight(players, 0.0);
		for (const Encounter& met : encounters)
		{
			const double games = static_cast<double>(met.games) + 1.0;
			const double each = games / (strengths[met.first] + strengths[met.second]);
			won[met.first] += met.wonByFirst + 0.5;
			won[met.second] += games - met.wonByFirst - 0.5;
			weight[met.first] += each;
			weight[met.second] += each;
		}
		for (std::size_t i = 0; i < players; ++i)
		{
			strengths[i] = weight[i] > 0.0 ? won[i] / weight[i] : 1.0;
		}
	}
	std::vector<double> ratings;
	for (const double strength : strengths)
	{
		ratings.push_back(kEloPerDecade * std::log10(strength / strengths[0]));
	}
	return ratings;
}

} // namespace faith
