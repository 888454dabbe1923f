#include "FlickOfFaithCli/Lab/Report.h"

#include "FlickOfFaithAI/EmptyBoard.h"
#include "FlickOfFaithCli/Lab/ChoiceMeasures.h"
#include "FlickOfFaithCli/Lab/CouncilMeasures.h"
#include "FlickOfFaithCli/Lab/MatchMeasures.h"
#include "FlickOfFaithCli/Lab/Run.h"
#include "FlickOfFaithCli/ToJson.h"
#include "FlickOfFaithPresentation/ScoreTable.h"
#include "FlickOfFaithRules/ExactTable.h"
#include "FlickOfFaithRules/Rules.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace faith::cli
{

namespace
{

constexpr double kSecondsPerDecision = 15.0;

bool IsFinished(const flick::MatchFacts& match)
{
	return match.winner != flick::kNobody;
}

std::vector<Measure> PointMeasures(const LabResults& results, const LabTask& like)
{
	std::vector<flick::MatchFacts> matches = ResultsLike<flick::MatchFacts>(results, like);
	std::erase_if(matches, [](const flick::MatchFacts& match) { return !IsFinished(match); });
	return MeasuresOf(matches, like.who == kPersonLevel);
}

std::vector<Measure> BoardMeasures(const LabResults& results, const LabTask& like)
{
	const std::array<std::pair<const char*, Goal>, flick::kBoardTargets> rows{{
		{"best aim at the Navel", {0.25, 0.40}},
		{"best aim at a near city", {0.55, 0.90}},
		{"best aim at a far city", {0.20, 0.45}},
		{"best aim at a near island", AtLeast(0.90)},
		{"best aim at a far island", AtLeast(0.60)},
	}};
	std::vector<Measure> measures;
	for (const auto& [task, result] : results)
	{
		const auto* const odds = std::get_if<BoardOdds>(&result);
		if (odds == nullptr || task.who != like.who || task.number >= rows.size())
		{
			continue;
		}
		const auto& [name, goal] = rows[task.number];
		const Share share = ShareOf(odds->odds / double(flick::kMillionths) * flick::kOddsDraws, flick::kOddsDraws);
		const Measure measure = MeasureFrom(name, share, flick::kOddsDraws);
		measures.push_back(like.who == kPersonLevel ? WithGoal(measure, goal) : measure);
	}
	return measures;
}

std::vector<Measure> WinMeasures(const LabResults& results, const LabTask& like, Goal goal)
{
	Tries wins;
	for (const Outcome& outcome : ResultsLike<Outcome>(results, like))
	{
		wins.Add(outcome.won);
	}
	return {WithGoal(wins.As(like.who + " wins against " + like.against), goal)};
}

std::vector<Measure> StrengthMeasures(const LabResults& results, const LabTask& like)
{
	double sum = 0.0;
	double squares = 0.0;
	const std::vector<PairResult> pairs = ResultsLike<PairResult>(results, like);
	for (const PairResult& pair : pairs)
	{
		sum += ShareWon(pair);
		squares += ShareWon(pair) * ShareWon(pair);
	}
	const Share share = ShareOfPairs(sum, squares, pairs.size());
	const double least = like.against == "novice" && like.who == "oracle" ? 0.85 : like.ownHands ? 0.70 : 0.60;
	const std::string hands = like.ownHands ? ", own hands" : ", equal hands";
	const std::string name = like.who + " wins against " + like.against + hands;
	return {WithGoal(MeasureFrom(name, share, pairs.size()), AtLeast(least))};
}

std::vector<Measure> TimeMeasures(const LabResults& results, const LabTask& like)
{
	constexpr double perMinute = 60.0;
	Ratio whole;
	Ratio shown;
	Ratio decisions;
	for (const MatchTime& time : ResultsLike<MatchTime>(results, like))
	{
		const double show = time.shown / 1000.0 / perMinute;
		whole.Add(time.decisions * kSecondsPerDecision / perMinute + show, 1.0);
		shown.Add(show, 1.0);
		decisions.Add(time.decisions, 1.0);
	}
	const Measure minutes = whole.As("minutes of a person against three computers", false);
	return {like.who == kPersonLevel ? WithGoal(minutes, {10, 25}) : minutes, shown.As("minutes shown of these", false),
		decisions.As("decisions of the person, 15 s each", false)};
}

std::vector<Measure> MeasuresFor(const LabResults& results, const LabTask& like)
{
	switch (like.section)
	{
	case LabSection::Points:
		return PointMeasures(results, like);
	case LabSection::Board:
		return BoardMeasures(results, like);
	case LabSection::Laws:
	{
		const auto trials = ResultsLike<flick::LawTrial>(results, like);
		return trials.empty() ? std::vector<Measure>{} : LawMeasures(trials);
	}
	case LabSection::Votes:
		return VoteMeasures(ResultsLike<flick::VoteTrial>(results, like));
	case LabSection::Ideas:
		return WinMeasures(results, like, AtMost(0.20));
	case LabSection::Newcomer:
		return WinMeasures(results, like, {0.40, 0.60});
	case LabSection::Decisions:
		return ChoiceMeasures(ResultsLike<flick::MatchChoices>(results, like));
	case LabSection::Strength:
		return StrengthMeasures(results, like);
	case LabSection::Time:
		return TimeMeasures(results, like);
	}
	return {};
}

std::string TitleOf(const LabTask& like, std::size_t samples)
{
	const std::string section(NameOf(like.section));
	switch (like.section)
	{
	case LabSection::Ideas:
	case LabSection::Strength:
	case LabSection::Newcomer:
		return section;
	case LabSection::Board:
		return section + ": hand of " + like.who;
	case LabSection::Laws:
		return "laws: " + std::to_string(like.players) + " x " + like.who + ", " + std::to_string(samples) +
			" councils; change of points, and of wins of leader and last in turn";
	default:
		return section + ": " + std::to_string(like.players) + " x " + like.who + ", " + std::to_string(samples) +
			(samples == 1 ? " match" : " matches");
	}
}

/// The tasks of a plan without their numbers, by section, in its order of levels and players.
std::vector<LabTask> KindsOf(const LabPlan& plan)
{
	std::vector<LabTask> kinds;
	for (const LabTask& task : TasksOf(plan))
	{
		if (task.number == 0)
		{
			kinds.push_back(task);
		}
	}
	std::stable_sort(
		kinds.begin(), kinds.end(), [](const LabTask& a, const LabTask& b) { return a.section < b.section; });
	return kinds;
}

std::size_t SamplesIn(const LabResults& results, const LabTask& like)
{
	return static_cast<std::size_t>(std::count_if(results.begin(), results.end(),
		[&](const auto& each)
		{
			LabTask task = each.first;
			task.number = like.number;
			return task == like;
		}));
}

/// Only what the plan asks for: a file may hold more.
LabResults Wanted(const LabPlan& plan, const LabResults& results)
{
	LabResults wanted;
	for (const LabTask& task : TasksOf(plan))
	{
		if (const auto found = results.find(task); found != results.end())
		{
			wanted.insert(*found);
		}
	}
	return wanted;
}

std::vector<std::string> RowOfMeasure(const Measure& measure)
{
	if (measure.sample == 0)
	{
		return {measure.name, "-", "-", "-", GoalText(measure), "", "0"};
	}
	return {measure.name, NumberText(measure.value, measure.isShare), NumberText(measure.low, measure.isShare),
		NumberText(measure.high, measure.isShare), GoalText(measure), VerdictText(VerdictOf(measure)),
		std::to_string(measure.sample)};
}

/// No number if the limit does not exist.
Json LimitJson(double limit)
{
	return std::isfinite(limit) ? Json(limit) : Json(nullptr);
}

Json MeasureJson(const Measure& measure)
{
	Json json{{"name", measure.name}, {"value", measure.value}, {"low", measure.low}, {"high", measure.high},
		{"isShare", measure.isShare}, {"sample", measure.sample}, {"verdict", VerdictText(VerdictOf(measure))}};
	if (measure.goal)
	{
		json["goal"] = Json{{"low", LimitJson(measure.goal->low)}, {"high", LimitJson(measure.goal->high)}};
	}
	return json;
}

} // namespace

std::vector<MeasureGroup> GroupsOf(const LabPlan& plan, const LabResults& results)
{
	const LabResults wanted = Wanted(plan, results);
	std::vector<MeasureGroup> groups;
	for (const LabTask& like : KindsOf(plan))
	{
		const std::size_t samples = SamplesIn(wanted, like);
		MeasureGroup group{like.section, TitleOf(like, samples), {}};
		if (samples > 0)
		{
			group.measures = MeasuresFor(wanted, like);
		}
		if (!groups.empty() && groups.back().title == group.title)
		{
			groups.back().measures.insert(groups.back().measures.end(), group.measures.begin(), group.measures.end());
		}
		else if (!group.measures.empty())
		{
			groups.push_back(std::move(group));
		}
	}
	return groups;
}

std::string LabConditionsText(const LabPlan& plan, const LabResults& results)
{
	return "rules version " + std::to_string(flick::Rules::kRulesVersion) + ", physics version " +
		std::to_string(flick::kPhysicsVersion) + ", seed " + std::to_string(plan.seed) + ", " +
		std::to_string(DoneOf(plan, results)) + " of " + std::to_string(TasksOf(plan).size()) + " tasks";
}

std::string LabTable(const LabPlan& plan, const LabResults& results)
{
	constexpr std::size_t indent = 2;
	std::string text = "flick lab: " + LabConditionsText(plan, results) + "\n";
	for (const MeasureGroup& group : GroupsOf(plan, results))
	{
		std::vector<std::vector<std::string>> rows;
		for (const Measure& measure : group.measures)
		{
			if (!measure.isDetail)
			{
				rows.push_back(RowOfMeasure(measure));
			}
		}
		text += "\n" + group.title + "\n" +
			flick::AlignedTable({"", "value", "from", "to", "goal", "verdict", "sample"}, rows, indent);
	}
	return text + "\nShares are percentages; from and to are limits of 95 %.\n";
}

std::string LabJson(const LabPlan& plan, const LabResults& results)
{
	Json json;
	json["rulesVersion"] = flick::Rules::kRulesVersion;
	json["physicsVersion"] = flick::kPhysicsVersion;
	json["seed"] = ToJson(plan.seed);
	json["done"] = DoneOf(plan, results);
	json["planned"] = TasksOf(plan).size();
	json["groups"] = Json::array();
	for (const MeasureGroup& group : GroupsOf(plan, results))
	{
		Json measures = Json::array();
		for (const Measure& measure : group.measures)
		{
			measures.push_back(MeasureJson(measure));
		}
		json["groups"].push_back(
			Json{{"section", NameOf(group.section)}, {"title", group.title}, {"measures", measures}});
	}
	return json.dump(1, '\t').append("\n");
}

} // namespace faith::cli
