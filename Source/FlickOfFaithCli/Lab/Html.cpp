#include "FlickOfFaithCli/Lab/Charts.h"
#include "FlickOfFaithCli/Lab/Report.h"
#include "FlickOfFaithCli/Svg.h"

#include <algorithm>
#include <string_view>

namespace faith::cli
{

namespace
{

constexpr const char* kPageHead = R"(<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Flick of Faith: balance</title>
<style>
body { font: 15px/1.45 "DejaVu Sans", Verdana, sans-serif; color: #13242e; max-width: 900px; margin: 2em auto; padding: 0 1em; }
h1 { font-size: 1.5em; } h2 { font-size: 1.15em; margin-top: 2em; } h3 { font-size: 1em; margin: 1.2em 0 .3em; }
table { border-collapse: collapse; font-size: 13px; } th, td { padding: .2em .7em; border-bottom: 1px solid #dfe5e8; text-align: right; }
th:first-child, td:first-child { text-align: left; } .met { color: #2f7d4f; } .missed { color: #b3392f; font-weight: bold; }
p { color: #5d6b73; } svg { max-width: 100%; height: auto; }
</style>
</head>
<body>
)";

std::string Tag(std::string_view name, std::string_view text)
{
	return svg::Join({"<", name, ">", svg::Escaped(text), "</", name, ">\n"});
}

std::string HtmlRow(const Measure& measure)
{
	const Verdict verdict = VerdictOf(measure);
	const std::string style = verdict == Verdict::Met ? "met" : verdict == Verdict::Missed ? "missed" : "";
	std::string row = "<tr>" + Tag("td", measure.name);
	const bool isKnown = measure.sample > 0;
	for (const double number : {measure.value, measure.low, measure.high})
	{
		row += Tag("td", isKnown ? NumberText(number, measure.isShare) : "-");
	}
	return row + Tag("td", GoalText(measure)) + "<td class=\"" + style + "\">" + VerdictText(verdict) + "</td>" +
		Tag("td", std::to_string(measure.sample)) + "</tr>\n";
}

std::string HtmlTable(const std::vector<Measure>& measures)
{
	std::string table = "<table>\n<tr><th></th><th>value</th><th>from</th><th>to</th><th>goal</th><th>verdict</"
						"th><th>sample</th></tr>\n";
	for (const Measure& measure : measures)
	{
		table += HtmlRow(measure);
	}
	return table + "</table>\n";
}

std::vector<Measure> Named(const MeasureGroup& group, std::string_view prefix)
{
	std::vector<Measure> named = group.measures;
	std::erase_if(named, [&](const Measure& measure) { return !measure.name.starts_with(prefix); });
	return named;
}

std::string Picture(const std::string& title, const std::string& chart)
{
	return chart.empty() ? "" : Tag("h3", title) + chart;
}

/// Where points come from, a row for each level and number of players.
std::string SourcesPicture(const std::vector<MeasureGroup>& groups)
{
	std::vector<StackedRow> rows;
	for (const MeasureGroup& group : groups)
	{
		StackedRow row{group.title, {}};
		for (const Measure& measure : Named(group, "points from "))
		{
			row.parts.push_back(measure.value);
		}
		if (!row.parts.empty())
		{
			rows.push_back(row);
		}
	}
	return rows.empty() ? "" : StackedChart({"Navel", "presence", "domination", "cards"}, rows);
}

/// How the lead grows, a picture for each level and number of players.
std::string LeadPictures(const LabPlan& plan, const LabResults& results)
{
	std::string pictures;
	for (const std::string& level : plan.levels)
	{
		for (const std::uint8_t players : plan.players)
		{
			auto matches = ResultsLike<flick::MatchFacts>(results, {LabSection::Points, level, "", players});
			std::erase_if(matches, [](const auto& match) { return match.winner == flick::kNobody; });
			pictures += Picture("Lead over time: " + std::to_string(players) + " x " + level, LeadChart(matches));
		}
	}
	return pictures;
}

std::string HitRates(const MeasureGroup& group)
{
	std::vector<Measure> hits = Named(group, "Navel scored");
	const std::vector<Measure> temples = Named(group, "temples built for");
	hits.insert(hits.end(), temples.begin(), temples.end());
	return IntervalChart(hits);
}

/// The pictures that belong to one group.
std::string PicturesOf(const MeasureGroup& group)
{
	switch (group.section)
	{
	case LabSection::Points:
		return Picture("Wins by god", IntervalChart(Named(group, "god "))) +
			Picture("Wins by place in the turn order", IntervalChart(Named(group, "turn "))) +
			Picture("Hit rates in play", HitRates(group));
	case LabSection::Laws:
	{
		std::vector<Measure> points = Named(group, "law ");
		std::erase_if(points, [](const Measure& measure) { return !measure.judged; });
		std::vector<Measure> wins = Named(group, "law ");
		std::erase_if(wins, [](const Measure& measure) { return !measure.name.ends_with("wins"); });
		return Picture("Points in the generation of a law, change in percent", IntervalChart(points)) +
			Picture("Who wins, change in percentage points", IntervalChart(wins));
	}
	case LabSection::Time:
		return {};
	default:
		return IntervalChart(group.measures);
	}
}

} // namespace

std::string LabHtml(const LabPlan& plan, const LabResults& results)
{
	const std::vector<MeasureGroup> groups = GroupsOf(plan, results);
	std::string page = kPageHead + Tag("h1", "Flick of Faith: the balance of the game");
	page += Tag("p", LabConditionsText(plan, results) + ". Bars and limits are those of 95 %, green bands are goals.");
	page += Picture("Points by source", SourcesPicture(groups));
	page += LeadPictures(plan, results);
	for (const MeasureGroup& group : groups)
	{
		page += Tag("h2", group.title) + HtmlTable(group.measures) + PicturesOf(group);
	}
	return page + "</body>\n</html>\n";
}

} // namespace faith::cli
