#pragma once

#include "FlickOfFaithAI/Contestant.h"
#include "FlickOfFaithCli/Lab/Records.h"

#include <cstdint>
#include <string>
#include <vector>

namespace faith::cli
{

/// How many samples each section takes from a level that thinks quickly; slower ones get fewer (SamplesFor).
struct LabSizes
{
	std::uint64_t matches = 300;   ///< for each number of players
	std::uint64_t laws = 80;       ///< councils played on once for each law
	std::uint64_t votes = 50;      ///< councils
	std::uint64_t ideas = 120;     ///< matches of each player with one idea
	std::uint64_t choices = 24;    ///< matches whose flicks are looked at
	std::uint64_t pairs = 80;      ///< of matches with exchanged seats, for each two levels
	std::uint64_t newcomers = 300; ///< matches
	std::uint64_t timed = 40;      ///< matches
};

/// What the lab is to find out.
struct LabPlan
{
	std::vector<std::string> levels{"novice", "acolyte", "priest"}; ///< the weakest first
	std::vector<std::uint8_t> players{4, 3, 2};
	std::vector<LabSection> sections; ///< empty = all
	LabSizes sizes;
	std::uint64_t seed = 1;
};

/// The level with a person's default hand: goals of balance are about its matches.
inline constexpr const char* kPersonLevel = "priest";

/// Simulations per vote and the share of flicks that is looked at: results depend on them.
inline constexpr std::uint32_t kVotePlayouts = 240;
inline constexpr std::uint32_t kOneFlickIn = 4;

[[nodiscard]] bool Measures(const LabPlan& plan, LabSection section);

/// How many of `wanted` samples are taken from this level: all of one that searches, fewer of one that plays generations out.
[[nodiscard]] std::uint64_t SamplesFor(const flick::Contestant& level, std::uint64_t wanted);

/// All tasks, so mixed that a lab that is stopped has learned about everything alike.
[[nodiscard]] std::vector<LabTask> TasksOf(const LabPlan& plan);

/// The seed of all chance in a task. Levels get the same deals, which makes differences between them clearer.
[[nodiscard]] std::uint64_t SeedOf(const LabPlan& plan, const LabTask& task);

/// The smallest plan that says anything, for a test within a minute.
[[nodiscard]] LabPlan QuickPlan();

} // namespace faith::cli
