#pragma once

#include "FaithKernel/Reflect.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace faith::cli
{

/// How a match between the two of a pairing ended, as the first of them sees it.
struct MatchScore
{
	bool won = false;
	std::int32_t own = 0;   ///< VP
	std::int32_t other = 0; ///< VP

	friend bool operator==(const MatchScore&, const MatchScore&) = default;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("won", self.won);
		visit("own", self.own);
		visit("other", self.other);
	}
};

/// Both matches of a pair: first the one in which the first of the pairing has seat 0, then that with exchanged seats.
struct PairResult
{
	static constexpr std::string_view kName = "pair";
	std::array<MatchScore, 2> matches;

	friend bool operator==(const PairResult&, const PairResult&) = default;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("matches", self.matches);
	}
};

/// What the first won of the two points of a pair: 0, 0.5 or 1.
[[nodiscard]] inline double ShareWon(const PairResult& pair)
{
	return ((pair.matches[0].won ? 1.0 : 0.0) + (pair.matches[1].won ? 1.0 : 0.0)) / 2.0;
}

/// For every pair of a plan, by its place (PlaceOf), how it ended, if it was played.
using LadderResults = std::vector<std::optional<PairResult>>;

} // namespace faith::cli
