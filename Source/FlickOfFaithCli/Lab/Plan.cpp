#include "FlickOfFaithCli/Lab/Plan.h"

#include "FaithKernel/Hash.h"
#include "FlickOfFaithAI/EmptyBoard.h"

#include <algorithm>
#include <utility>

namespace faith::cli
{

namespace
{

/// Tasks that differ in their number only.
struct TaskGroup
{
	LabTask first;
	std::uint64_t count = 0;
};

std::uint64_t CountFor(const std::string& level, std::uint64_t wanted)
{
	return SamplesFor(*flick::FindContestant(level), wanted);
}

std::uint8_t MostPlayers(const LabPlan& plan)
{
	return *std::max_element(plan.players.begin(), plan.players.end());
}

void AddLevelGroups(const LabPlan& plan, const std::string& level, std::vector<TaskGroup>& groups)
{
	const std::uint8_t most = MostPlayers(plan);
	for (const std::uint8_t players : plan.players)
	{
		groups.push_back({{LabSection::Points, level, "", players}, CountFor(level, plan.sizes.matches)});
	}
	groups.push_back({{LabSection::Laws, level, "", most}, CountFor(level, plan.sizes.laws)});
	groups.push_back({{LabSection::Votes, level, "", most}, CountFor(level, plan.sizes.votes)});
	groups.push_back({{LabSection::Time, level, "", 4}, CountFor(level, plan.sizes.timed)});
	// Each target is a task of its own.
	groups.push_back({{LabSection::Board, level, "", 0}, std::uint64_t{flick::kBoardTargets}});
}

void AddPairGroups(const LabPlan& plan, std::vector<TaskGroup>& groups)
{
	std::vector<std::pair<std::string, std::string>> pairings; // the stronger first
	for (std::size_t i = 1; i < plan.levels.size(); ++i)
	{
		pairings.emplace_back(plan.levels[i], plan.levels[i - 1]);
	}
	for (const auto& [stronger, weaker] : pairings)
	{
		for (const bool ownHands : {false, true})
		{
			groups.push_back(
				{{LabSection::Strength, stronger, weaker, 2, ownHands}, CountFor(stronger, plan.sizes.pairs)});
		}
	}
	if (plan.levels.size() > 2 && plan.levels.back() == "oracle" && plan.levels.front() == "novice")
	{
		groups.push_back({{LabSection::Strength, "oracle", "novice", 2, false}, CountFor("oracle", plan.sizes.pairs)});
	}
}

/// What is measured against one level, whichever levels are asked for.
void AddFixedGroups(const LabPlan& plan, std::vector<TaskGroup>& groups)
{
	for (const char* idea : {"only_navel", "only_city", "only_leader"})
	{
		groups.push_back({{LabSection::Ideas, idea, kPersonLevel, 4}, plan.sizes.ideas});
	}
	groups.push_back({{LabSection::Decisions, kPersonLevel, "", MostPlayers(plan)}, plan.sizes.choices});
	groups.push_back({{LabSection::Newcomer, "newcomer", "novice", 2}, plan.sizes.newcomers});
}

std::vector<TaskGroup> GroupsIn(const LabPlan& plan)
{
	std::vector<TaskGroup> groups;
	for (const std::string& level : plan.levels)
	{
		AddLevelGroups(plan, level, groups);
	}
	AddPairGroups(plan, groups);
	AddFixedGroups(plan, groups);
	std::erase_if(groups, [&](const TaskGroup& group) { return !Measures(plan, group.first.section); });
	return groups;
}

} // namespace

bool Measures(const LabPlan& plan, LabSection section)
{
	return plan.sections.empty() ||
		std::find(plan.sections.begin(), plan.sections.end(), section) != plan.sections.end();
}

std::uint64_t SamplesFor(const flick::Contestant& level, std::uint64_t wanted)
{
	constexpr std::uint64_t least = 2;
	// About how much longer a match takes.
	const std::uint64_t slower = level.thinking.deepCandidates > 0 ? 50 : level.thinking.playouts > 0 ? 8 : 1;
	return slower == 1 ? wanted : (std::max)(wanted / slower, (std::min)(wanted, least));
}

std::vector<LabTask> TasksOf(const LabPlan& plan)
{
	std::vector<std::pair<double, LabTask>> tasks;
	for (const TaskGroup& group : GroupsIn(plan))
	{
		for (std::uint64_t number = 0; number < group.count; ++number)
		{
			LabTask task = group.first;
			task.number = number;
			tasks.emplace_back(static_cast<double>(number) / static_cast<double>(group.count), std::move(task));
		}
	}
	std::stable_sort(tasks.begin(), tasks.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
	std::vector<LabTask> mixed;
	for (auto& [when, task] : tasks)
	{
		mixed.push_back(std::move(task));
	}
	return mixed;
}

std::uint64_t SeedOf(const LabPlan& plan, const LabTask& task)
{
	Hasher hasher;
	for (const std::uint64_t part :
		{plan.seed, static_cast<std::uint64_t>(task.section), std::uint64_t{task.players}, task.number})
	{
		Write(hasher, part);
	}
	return hasher.Value();
}

LabPlan QuickPlan()
{
	LabPlan plan;
	plan.levels = {"novice", kPersonLevel};
	plan.players = {4, 2};
	plan.sizes = {16, 2, 16, 8, 1, 6, 24, 4};
	return plan;
}

} // namespace faith::cli
