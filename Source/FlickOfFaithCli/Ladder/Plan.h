#pragma once

#include "FlickOfFaithAI/Contestant.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace faith::cli
{

/// What a ladder is to find out: everyone against everyone, so many pairs of matches each.
struct LadderPlan
{
	/// In the order of AllContestants, none twice.
	std::vector<const flick::Contestant*> contestants;
	/// Of each two contestants. A pair is two matches with the same seed and exchanged seats.
	std::uint64_t pairs = 100;
	std::uint64_t seed = 1;
	/// Everyone's hand, permille (Setup::steadiness); nothing if each plays with its own.
	std::optional<std::uint16_t> hands;
};

/// Two contestants of a plan, by their places in it.
struct Pairing
{
	std::size_t first = 0;
	std::size_t second = 0;
};

/// The baselines, then the levels; the first of any choice in this order is what ratings are relative to.
[[nodiscard]] std::vector<const flick::Contestant*> AllContestants();

[[nodiscard]] bool IsBaseline(const flick::Contestant& contestant);

/// All two contestants of the plan, each once.
[[nodiscard]] std::vector<Pairing> PairingsOf(const LadderPlan& plan);

/// How many pairs the plan has in all. They are numbered so that the first pairs of all pairings come first, and a ladder that is stopped
/// has learned about all contestants alike.
[[nodiscard]] std::size_t PairCountOf(const LadderPlan& plan);

/// One pair of a plan.
struct PlannedPair
{
	std::size_t pairing = 0;  ///< place in PairingsOf
	std::uint64_t number = 0; ///< 0 to LadderPlan::pairs - 1
};

[[nodiscard]] PlannedPair PairAt(const LadderPlan& plan, std::size_t place);
[[nodiscard]] std::size_t PlaceOf(const LadderPlan& plan, const PlannedPair& pair);

/// The seed of all chance in both matches of a pair: that of the plan plus its number, so the same deals for every pairing, and a pair
/// can be played alone.
[[nodiscard]] std::uint64_t SeedOf(const LadderPlan& plan, std::uint64_t number);

/// The command line that plays this.
[[nodiscard]] std::string CommandOf(const LadderPlan& plan);

} // namespace faith::cli
