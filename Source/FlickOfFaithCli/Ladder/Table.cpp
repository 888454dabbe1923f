#include "FlickOfFaithCli/Ladder/Table.h"

#include "FlickOfFaithPresentation/ScoreTable.h"
#include "FlickOfFaithRules/ExactTable.h"
#include "FlickOfFaithRules/Rules.h"

#include <algorithm>
#include <cmath>

namespace faith::cli
{

namespace
{

using Rows = std::vector<std::vector<std::string>>;

constexpr std::size_t kTableIndent = 2;

/// A share as percent with one decimal.
std::string Percent(double share)
{
	const long long tenths = std::llround(share * 1000.0);
	return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
}

/// The Elo difference that goes with a share; no difference is large enough for all points.
std::string DifferenceText(double share)
{
	return share <= 0.0 ? "-inf" : share >= 1.0 ? "+inf" : EloText(EloOf(share));
}

std::string KeyOf(const LadderPlan& plan, std::size_t contestant)
{
	return std::string(plan.contestants[contestant]->key);
}

Rows ContestantRows(const LadderPlan& plan, const Standings& standings)
{
	Rows rows;
	for (const Standing& standing : standings.contestants)
	{
		const std::string key = KeyOf(plan, standing.contestant);
		if (standing.matches == 0)
		{
			rows.push_back({key, "-", "-", "-", "-", "0"});
			continue;
		}
		rows.push_back({key, EloText(standing.elo), EloText(standing.elo - standing.margin),
			EloText(standing.elo + standing.margin), Percent(standing.share), std::to_string(standing.matches)});
	}
	return rows;
}

Rows MeetingRows(const LadderPlan& plan, const Standings& standings)
{
	Rows rows;
	for (const Meeting& met : standings.meetings)
	{
		rows.push_back({KeyOf(plan, met.pairing.first) + " - " + KeyOf(plan, met.pairing.second),
			Percent(met.share.share), Percent(met.share.low), Percent(met.share.high), DifferenceText(met.share.share),
			DifferenceText(met.share.low), DifferenceText(met.share.high), std::to_string(met.pairs)});
	}
	return rows;
}

} // namespace

std::string EloText(double elo)
{
	const long whole = std::lround(elo);
	return (whole > 0 ? "+" : "") + std::to_string(whole);
}

std::size_t PlayedOf(const LadderResults& results)
{
	return static_cast<std::size_t>(
		std::count_if(results.begin(), results.end(), [](const auto& result) { return result.has_value(); }));
}

std::string ConditionsText(const LadderPlan& plan, const LadderResults& results)
{
	return "rules version " + std::to_string(flick::Rules::kRulesVersion) + ", physics version " +
		std::to_string(flick::kPhysicsVersion) + ", " +
		(plan.hands ? "all hands " + std::to_string(*plan.hands) + " permille" : "own hands") + ", " +
		std::to_string(PlayedOf(results)) + " of " + std::to_string(results.size()) + " pairs";
}

std::string LadderTable(const LadderPlan& plan, const LadderResults& results)
{
	const Standings standings = StandingsOf(plan, results);
	std::string text = CommandOf(plan) + "\n" + ConditionsText(plan, results) + "\n\n";
	text += flick::AlignedTable(
		{"contestant", "Elo", "from", "to", "won %", "matches"}, ContestantRows(plan, standings), kTableIndent);
	text += "\n";
	text += flick::AlignedTable(
		{"pairing", "won %", "from", "to", "Elo", "from", "to", "pairs"}, MeetingRows(plan, standings), kTableIndent);
	return text + "\n" + KeyOf(plan, 0) + " has Elo 0. From and to are limits of 95 %; those of a rating take the\n" +
		"ratings of the others as given.\n";
}

} // namespace faith::cli
