#include "FlickOfFaithCli/Coach/CoachJson.h"

#include "FlickOfFaithCli/GameJson.h"
#include "FlickOfFaithRules/Catalogue.h"
#include "FlickOfFaithRules/Launching.h"
#include "FlickOfFaithRules/Queries.h"

#include <array>
#include <cmath>
#include <optional>

namespace faith::cli
{

namespace
{

/// With four decimals: more would be noise.
double RoundedToDecimals(double value)
{
	constexpr double kDecimals = 10'000.0;
	return std::round(value * kDecimals) / kDecimals;
}

template <class Numbers>
Json ListJson(const Numbers& numbers, std::size_t count)
{
	Json list = Json::array();
	for (std::size_t i = 0; i < count; ++i)
	{
		list.push_back(RoundedToDecimals(numbers[i]));
	}
	return list;
}

Json ChancesJson(const flick::RegionChances& chances)
{
	return Json{{"islands", ListJson(chances.islands, chances.islands.size())},
		{"cities", ListJson(chances.cities, chances.cities.size())}, {"navel", RoundedToDecimals(chances.navel)},
		{"cloud", RoundedToDecimals(chances.cloud)}, {"sea", RoundedToDecimals(chances.sea)},
		{"offMap", RoundedToDecimals(chances.offMap)}};
}

Json DiscJson(const flick::DiscOutlook& disc)
{
	Json landings = Json::array();
	for (const flick::Landing& landing : disc.landings)
	{
		landings.push_back(
			Json{{"position", Json{{"x", landing.position.x}, {"y", landing.position.y}}}, {"left", landing.left}});
	}
	return Json{{"piece", disc.piece}, {"chances", ChancesJson(disc.chances)}, {"landings", std::move(landings)}};
}

/// For whom and from where: what all answers begin with.
Json OccasionJson(const flick::GameState& table, const std::optional<flick::PlaceDiscs>& placing, flick::Seat seat)
{
	const flick::HandSpread spread = flick::SpreadOf(flick::StandardCatalogue(), table, seat);
	return Json{{"player", seat}, {"spread", Json{{"angle", spread.angle}, {"power", spread.power}}},
		{"placing", placing ? CommandJson(*placing) : Json(nullptr)}};
}

} // namespace

Json OutlookJson(const flick::FlickOutlook& outlook, int players)
{
	const auto seats = static_cast<std::size_t>(players);
	const bool isKept = outlook.flick.launches.Empty();
	Json discs = Json::array();
	for (const flick::DiscOutlook& disc : outlook.discs)
	{
		discs.push_back(DiscJson(disc));
	}
	return Json{{"command", isKept ? CommandJson(flick::Keep{outlook.flick.player}) : CommandJson(outlook.flick)},
		{"worth", RoundedToDecimals(outlook.worth)}, {"regret", RoundedToDecimals(outlook.regret)},
		{"points", ListJson(outlook.points, seats)}, {"worship", ListJson(outlook.worship, seats)},
		{"discs", std::move(discs)}};
}

Json AdviceJson(const flick::Advice& advice, flick::Seat seat)
{
	Json json = OccasionJson(advice.table, advice.placing, seat);
	Json flicks = Json::array();
	for (const flick::FlickOutlook& outlook : advice.flicks)
	{
		flicks.push_back(OutlookJson(outlook, advice.table.PlayerCount()));
	}
	json["flicks"] = std::move(flicks);
	json["keep"] = advice.keep ? OutlookJson(*advice.keep, advice.table.PlayerCount()) : Json(nullptr);
	return json;
}

Json EvaluationJson(const flick::Evaluation& evaluation, flick::Seat seat)
{
	const int players = evaluation.table.PlayerCount();
	Json json = OccasionJson(evaluation.table, evaluation.placing, seat);
	json["flick"] = OutlookJson(evaluation.flick, players);
	json["best"] = OutlookJson(evaluation.best, players);
	return json;
}

Json ReviewJson(const std::vector<flick::SeatReview>& reviews)
{
	Json seats = Json::array();
	const auto players = static_cast<int>(reviews.size());
	for (std::size_t seat = 0; seat < reviews.size(); ++seat)
	{
		const flick::SeatReview& review = reviews[seat];
		Json json{{"player", seat}, {"flicks", review.flicks}, {"unseen", review.unseen},
			{"lost", RoundedToDecimals(review.lost)}, {"worst", nullptr}};
		if (review.worst)
		{
			json["worst"] = Json{{"entry", review.worst->entry}, {"generation", review.worst->generation},
				{"played", OutlookJson(review.worst->played, players)},
				{"best", OutlookJson(review.worst->best, players)}};
		}
		seats.push_back(std::move(json));
	}
	return Json{{"seats", std::move(seats)}};
}

} // namespace faith::cli
