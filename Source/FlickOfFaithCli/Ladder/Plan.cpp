#include "FlickOfFaithCli/Ladder/Plan.h"

#include <algorithm>

namespace faith::cli
{

namespace
{

std::size_t PairingCountOf(const LadderPlan& plan)
{
	return plan.contestants.size() * (plan.contestants.size() - 1) / 2;
}

std::string KeysOf(const LadderPlan& plan)
{
	std::string keys;
	for (const flick::Contestant* contestant : plan.contestants)
	{
		keys += (keys.empty() ? "" : ",") + std::string(contestant->key);
	}
	return keys;
}

} // namespace

std::vector<const flick::Contestant*> AllContestants()
{
	std::vector<const flick::Contestant*> all;
	for (const std::span<const flick::Contestant> list : {flick::Baselines(), flick::Levels()})
	{
		for (const flick::Contestant& contestant : list)
		{
			all.push_back(&contestant);
		}
	}
	return all;
}

bool IsBaseline(const flick::Contestant& contestant)
{
	const std::span<const flick::Contestant> list = flick::Baselines();
	return std::any_of(list.begin(), list.end(), [&](const auto& each) { return each.key == contestant.key; });
}

std::vector<Pairing> PairingsOf(const LadderPlan& plan)
{
	std::vector<Pairing> pairings;
	for (std::size_t first = 0; first < plan.contestants.size(); ++first)
	{
		for (std::size_t second = first + 1; second < plan.contestants.size(); ++second)
		{
			pairings.push_back({first, second});
		}
	}
	return pairings;
}

std::size_t PairCountOf(const LadderPlan& plan)
{
	return static_cast<std::size_t>(plan.pairs) * PairingCountOf(plan);
}

PlannedPair PairAt(const LadderPlan& plan, std::size_t place)
{
	return {place % PairingCountOf(plan), place / PairingCountOf(plan)};
}

std::size_t PlaceOf(const LadderPlan& plan, const PlannedPair& pair)
{
	return static_cast<std::size_t>(pair.number) * PairingCountOf(plan) + pair.pairing;
}

std::uint64_t SeedOf(const LadderPlan& plan, std::uint64_t number)
{
	return plan.seed + number;
}

std::string CommandOf(const LadderPlan& plan)
{
	std::string command = "flick ladder";
	command += plan.contestants == AllContestants() ? "" : " --who " + KeysOf(plan);
	command += " --pairs " + std::to_string(plan.pairs) + " --seed " + std::to_string(plan.seed);
	command += plan.hands ? " --equal-hands " + std::to_string(*plan.hands) : "";
	return command;
}

} // namespace faith::cli
