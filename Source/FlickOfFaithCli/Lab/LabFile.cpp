#include "FlickOfFaithCli/Lab/LabFile.h"

#include "FlickOfFaithCli/FromJson.h"
#include "FlickOfFaithCli/GameJson.h"
#include "FlickOfFaithCli/Ladder/Fingerprint.h"
#include "FlickOfFaithCli/ToJson.h"
#include "FlickOfFaithRules/ExactTable.h"
#include "FlickOfFaithRules/Rules.h"

#include <string_view>
#include <vector>

namespace faith::cli
{

namespace
{

constexpr int kLabFormat = 1;
constexpr const char* kLabConditions = "flick lab";

/// What the results depend on, one statement for each.
std::vector<std::string> LabConditions(const LabPlan& plan)
{
	return {"format " + std::to_string(kLabFormat), "rules version " + std::to_string(flick::Rules::kRulesVersion),
		"physics version " + std::to_string(flick::kPhysicsVersion),
		"contestants " + HashText(FingerprintOfContestants()), "play " + HashText(FingerprintOfPlay()),
		"playouts " + std::to_string(kVotePlayouts), "one flick in " + std::to_string(kOneFlickIn),
		"seed " + std::to_string(plan.seed)};
}

/// What the first line of a file says, or nothing if it is no file of ours.
std::vector<std::string> ConditionsIn(std::string_view line)
{
	JsonInput json;
	JsonFault fault;
	std::vector<std::string> conditions;
	if (ParseJson(line, json, fault) && json.is_object() && json.contains(kLabConditions))
	{
		static_cast<void>(FromJson(json[kLabConditions], conditions, JsonPath(), fault));
	}
	return conditions;
}

bool TakeEntry(std::string_view line, LabResults& results)
{
	JsonInput json;
	JsonFault fault;
	LabEntry entry;
	if (!ParseJson(line, json, fault) || !FromJson(json, entry, JsonPath(), fault))
	{
		return false;
	}
	const auto [found, isNew] = results.emplace(entry.task, entry.result);
	return isNew || found->second == entry.result;
}

/// A sentence about the first line that is not right, or nothing.
std::string TakeLabLines(std::string_view content, const std::vector<std::string>& conditions, LabResults& results)
{
	std::size_t number = 0;
	for (std::size_t end = content.find('\n'); end != std::string_view::npos; end = content.find('\n'))
	{
		const std::string_view line = content.substr(0, end);
		content.remove_prefix(end + 1);
		if (++number > 1)
		{
			if (!TakeEntry(line, results))
			{
				return ":" + std::to_string(number) + ": is damaged";
			}
			continue;
		}
		const std::vector<std::string> found = ConditionsIn(line);
		if (found.empty())
		{
			return ": is no file of results of flick lab";
		}
		if (found != conditions)
		{
			return ": " + DifferenceOf(found, conditions) + "; use another file";
		}
	}
	return {};
}

} // namespace

Result<LabFile, std::string> LabFile::Open(const std::string& path, const LabPlan& plan, LabResults& results)
{
	const std::vector<std::string> conditions = LabConditions(plan);
	Json heading = Json::object();
	heading[kLabConditions] = ToJson(conditions);
	auto file = GrowingFile::Open(path, OneLine(heading) + "\n", "flick lab",
		[&](std::string_view content) { return TakeLabLines(content, conditions, results); });
	if (!file)
	{
		return Failure{file.Error()};
	}
	return LabFile(std::move(*file));
}

std::string LabFile::Append(const LabTask& task, const LabResult& result)
{
	return file_.Append(OneLine(ToJson(LabEntry{task, result})) + "\n");
}

} // namespace faith::cli
