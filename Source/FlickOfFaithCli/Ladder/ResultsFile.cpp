#include "FlickOfFaithCli/Ladder/ResultsFile.h"

#include "FlickOfFaithCli/GameJson.h"
#include "FlickOfFaithCli/Ladder/Fingerprint.h"
#include "FlickOfFaithRules/ExactTable.h"
#include "FlickOfFaithRules/Rules.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string_view>
#include <vector>

namespace faith::cli
{

namespace
{

constexpr std::string_view kMagic = "# flick ladder: ";
constexpr std::string_view kColumns = "first,second,pair,won_1,vp_1,against_1,won_2,vp_2,against_2";
constexpr std::size_t kColumnCount = 9;
constexpr int kFormat = 1;

/// What the matches of the file depend on, one statement for each.
std::vector<std::string> Conditions(const LadderPlan& plan)
{
	return {"format " + std::to_string(kFormat), "rules version " + std::to_string(flick::Rules::kRulesVersion),
		"physics version " + std::to_string(flick::kPhysicsVersion),
		"contestants " + HashText(FingerprintOfContestants()), "seed " + std::to_string(plan.seed),
		plan.hands ? "all hands " + std::to_string(*plan.hands) : "own hands"};
}

std::string FirstLine(const LadderPlan& plan)
{
	std::string line(kMagic);
	for (const std::string& condition : Conditions(plan))
	{
		line += (line.size() == kMagic.size() ? "" : "; ") + condition;
	}
	return line;
}

std::string Heading(const LadderPlan& plan)
{
	return FirstLine(plan) + "\n" + std::string(kColumns) + "\n";
}

std::vector<std::string_view> Split(std::string_view text, std::string_view separator)
{
	std::vector<std::string_view> parts;
	for (std::size_t end = text.find(separator); end != std::string_view::npos; end = text.find(separator))
	{
		parts.push_back(text.substr(0, end));
		text.remove_prefix(end + separator.size());
	}
	parts.push_back(text);
	return parts;
}

template <class Number>
bool Read(std::string_view text, Number& number)
{
	const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
	return error == std::errc{} && end == text.data() + text.size();
}

bool Read(std::string_view text, bool& flag)
{
	flag = text == "1";
	return flag || text == "0";
}

/// A line of the file.
struct Row
{
	std::string_view first;
	std::string_view second;
	std::uint64_t pair = 0;
	PairResult result;
};

std::optional<Row> RowFrom(std::string_view line)
{
	const std::vector<std::string_view> entries = Split(line, ",");
	if (entries.size() != kColumnCount)
	{
		return std::nullopt;
	}
	Row row{entries[0], entries[1], 0, {}};
	bool isGood = flick::FindContestant(row.first) != nullptr && flick::FindContestant(row.second) != nullptr &&
		Read(entries[2], row.pair);
	for (std::size_t i = 0; i < row.result.matches.size(); ++i)
	{
		MatchScore& match = row.result.matches[i];
		const std::size_t column = 3 + 3 * i;
		isGood = isGood && Read(entries[column], match.won) && Read(entries[column + 1], match.own) &&
			Read(entries[column + 2], match.other);
	}
	return isGood ? std::optional(row) : std::nullopt;
}

/// Where in the plan a row belongs, or nothing if the plan does not ask for it.
std::optional<std::size_t> PlaceIn(const LadderPlan& plan, const Row& row)
{
	const std::vector<Pairing> pairings = PairingsOf(plan);
	const auto found = std::find_if(pairings.begin(), pairings.end(),
		[&](const Pairing& pairing) {
			return plan.contestants[pairing.first]->key == row.first &&
				plan.contestants[pairing.second]->key == row.second;
		});
	if (found == pairings.end() || row.pair >= plan.pairs)
	{
		return std::nullopt;
	}
	return PlaceOf(plan, PlannedPair{static_cast<std::size_t>(found - pairings.begin()), row.pair});
}

/// Takes a line into the results; false if it cannot have been written by Append, or contradicts another.
bool Take(std::string_view line, const LadderPlan& plan, LadderResults& results)
{
	const std::optional<Row> row = RowFrom(line);
	if (!row)
	{
		return false;
	}
	const std::optional<std::size_t> place = PlaceIn(plan, *row);
	if (!place)
	{
		return true;
	}
	std::optional<PairResult>& result = results[*place];
	const bool agrees = !result || *result == row->result;
	result = row->result;
	return agrees;
}

std::string LineOf(const LadderPlan& plan, std::size_t place, const PairResult& result)
{
	const PlannedPair pair = PairAt(plan, place);
	const Pairing pairing = PairingsOf(plan)[pair.pairing];
	std::string line{plan.contestants[pairing.first]->key};
	line += "," + std::string(plan.contestants[pairing.second]->key) + "," + std::to_string(pair.number);
	for (const MatchScore& match : result.matches)
	{
		line += match.won ? ",1" : ",0";
		line += "," + std::to_string(match.own) + "," + std::to_string(match.other);
	}
	return line + "\n";
}

/// Takes whole lines into the results; a sentence about the first that is none of ours, or nothing.
std::string TakeAll(std::string_view content, const LadderPlan& plan, LadderResults& results)
{
	std::size_t number = 0;
	for (std::size_t end = content.find('\n'); end != std::string_view::npos; end = content.find('\n'))
	{
		const std::string_view line = content.substr(0, end);
		content.remove_prefix(end + 1);
		++number;
		if (number == 1 && !line.starts_with(kMagic))
		{
			return ": is no file of results of flick ladder";
		}
		if (number == 1 && line != FirstLine(plan))
		{
			const auto found = Split(line.substr(kMagic.size()), "; ");
			return ": " + DifferenceOf({found.begin(), found.end()}, Conditions(plan)) + "; use another file";
		}
		if (number == 2 ? line != kColumns : number > 2 && !Take(line, plan, results))
		{
			return ":" + std::to_string(number) + ": is damaged";
		}
	}
	return {};
}

} // namespace

Result<ResultsFile, std::string> ResultsFile::Open(
	const std::string& path, const LadderPlan& plan, LadderResults& results)
{
	auto file = GrowingFile::Open(
		path, Heading(plan), "flick ladder", [&](std::string_view content) { return TakeAll(content, plan, results); });
	if (!file)
	{
		return Failure{file.Error()};
	}
	return ResultsFile(std::move(*file));
}

std::string ResultsFile::Append(const LadderPlan& plan, std::size_t place, const PairResult& result)
{
	return file_.Append(LineOf(plan, place, result));
}

} // namespace faith::cli
