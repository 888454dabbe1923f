#include "FlickOfFaithCli/Ladder/Json.h"

#include "FlickOfFaithCli/Ladder/Table.h"
#include "FlickOfFaithRules/ExactTable.h"
#include "FlickOfFaithRules/Rules.h"

#include <nlohmann/json.hpp>

namespace faith::cli
{

namespace
{

using nlohmann::ordered_json;

ordered_json ContestantsJson(const LadderPlan& plan, const Standings& standings)
{
	ordered_json list = ordered_json::array();
	for (const Standing& standing : standings.contestants)
	{
		list.push_back(ordered_json{{"key", plan.contestants[standing.contestant]->key}, {"elo", standing.elo},
			{"margin", standing.margin}, {"share", standing.share}, {"matches", standing.matches}});
	}
	return list;
}

ordered_json MeetingsJson(const LadderPlan& plan, const Standings& standings)
{
	ordered_json list = ordered_json::array();
	for (const Meeting& met : standings.meetings)
	{
		list.push_back(ordered_json{{"first", plan.contestants[met.pairing.first]->key},
			{"second", plan.contestants[met.pairing.second]->key}, {"share", met.share.share}, {"low", met.share.low},
			{"high", met.share.high}, {"elo", EloOf(met.share.share)}, {"pairs", met.pairs}});
	}
	return list;
}

} // namespace

std::string LadderJson(const LadderPlan& plan, const LadderResults& results)
{
	const Standings standings = StandingsOf(plan, results);
	ordered_json json;
	json["command"] = CommandOf(plan);
	json["rulesVersion"] = flick::Rules::kRulesVersion;
	json["physicsVersion"] = flick::kPhysicsVersion;
	json["pairs"] = PlayedOf(results);
	json["planned"] = results.size();
	json["contestants"] = ContestantsJson(plan, standings);
	json["meetings"] = MeetingsJson(plan, standings);
	return json.dump(1, '\t').append("\n");
}

} // namespace faith::cli
