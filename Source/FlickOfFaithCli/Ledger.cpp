#include "FlickOfFaithCli/Ledger.h"

#include "FlickOfFaithCli/GameJson.h"

#include <cstdint>
#include <vector>

namespace faith::cli
{

Json LedgerJson(std::span<const flick::Event> events, int players)
{
	std::vector<std::int64_t> totals(static_cast<std::size_t>(players), 0);
	Json entries = Json::array();
	for (std::size_t i = 0; i < events.size(); ++i)
	{
		if (const auto* scored = std::get_if<flick::Scored>(&events[i]))
		{
			totals[scored->player] += scored->points;
			Json entry{{"event", i}};
			entry.update(ScoredJson(*scored));
			entry["total"] = totals[scored->player];
			entries.push_back(std::move(entry));
		}
	}
	return Json{{"entries", std::move(entries)}, {"totals", totals}};
}

} // namespace faith::cli
