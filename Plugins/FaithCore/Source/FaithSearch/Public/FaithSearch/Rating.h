#pragma once

#include <cstdint>
#include <vector>

/// How strong players are, judged by the games between them.
namespace faith
{

/// A share and the limits between which it lies with 95 % confidence.
struct Share
{
	double share = 0.0;
	double low = 0.0;
	double high = 1.0;
};

/// The share of points won out of `trials` games (a draw is half a point), with Wilson's limits; 0 to 1 without games.
[[nodiscard]] FAITHSEARCH_API Share ShareOf(double won, std::uint64_t trials);

/// The same from pairs of games that share their luck, which agree more than strangers do: `sum` and `sumOfSquares` are those of the
/// share won in each pair. The limits are those of a normal distribution.
[[nodiscard]] FAITHSEARCH_API Share ShareOfPairs(double sum, double sumOfSquares, std::uint64_t pairs);

/// The difference in Elo points at which the stronger wins this share, between -2000 and 2000.
[[nodiscard]] FAITHSEARCH_API double EloOf(double share);

/// Points won by one player against another.
struct Encounter
{
	std::size_t first = 0;
	std::size_t second = 0;
	double wonByFirst = 0.0;
	std::uint64_t games = 0;
};

/// The Elo ratings that explain all encounters best (Bradley and Terry's model, with one drawn game between any two that met, so that
/// nobody's rating is endless); the first player has 0.
[[nodiscard]] FAITHSEARCH_API std::vector<double> RatingsOf(
	std::size_t players, const std::vector<Encounter>& encounters);

} // namespace faith
