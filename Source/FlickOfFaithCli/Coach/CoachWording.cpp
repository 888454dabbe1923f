#include "FlickOfFaithCli/Coach/CoachWording.h"

#include "FlickOfFaithPresentation/PlaceKeys.h"
#include "FlickOfFaithRules/Launching.h"
#include "FlickOfFaithRules/Queries.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace faith::cli
{

namespace
{

using flick::FlickOutlook;
using flick::GameState;

std::string Indented(int depth, const std::string& line)
{
	return std::string(static_cast<std::size_t>(2 * depth), ' ') + line + "\n";
}

std::int64_t PercentOf(double chance)
{
	return std::llround(chance * 100.0);
}

/// VP in the turn and in the worship after it.
double PointsOf(const FlickOutlook& outlook, flick::Seat seat)
{
	return outlook.points[seat] + outlook.worship[seat];
}

} // namespace

std::string CoachWording::Percent(double share) const
{
	return text::FormatTenths(words_.Texts().GetLanguage(), std::llround(share * 1000.0));
}

std::string CoachWording::Decimal(double number) const
{
	return text::FormatTenths(words_.Texts().GetLanguage(), std::llround(number * 10.0));
}

std::string CoachWording::Title(const GameState& table, const CoachedMoment& moment) const
{
	return words_.Texts().Format("cli.coach.title",
		{{"entry", static_cast<std::int64_t>(moment.entry)}, {"generation", table.generation},
			{"player", words_.Player(table, moment.seat)}});
}

std::string CoachWording::Aims(const flick::Flick& flick, const GameState& table) const
{
	std::vector<std::string> aims;
	for (const flick::DiscAim& launch : flick.launches)
	{
		aims.push_back(words_.Texts().Format(launch.aim.spin == 0 ? "cli.coach.aim" : "cli.coach.aim.spin",
			{{"piece", words_.Piece(table, launch.piece, true)}, {"angle", words_.FromThousandths(launch.aim.angle)},
				{"power", Percent(launch.aim.power / 1000.0)}, {"spin", Percent(launch.aim.spin / 1000.0)}}));
	}
	return words_.List(aims);
}

std::string CoachWording::Worth(const FlickOutlook& outlook) const
{
	return words_.Texts().Format(outlook.regret > 0.0 ? "cli.coach.worth.less" : "cli.coach.worth",
		{{"worth", Percent(outlook.worth)}, {"regret", Percent(outlook.regret)}});
}

std::string CoachWording::Points(const FlickOutlook& outlook, const GameState& table) const
{
	std::vector<std::string> turn;
	std::vector<std::string> worship;
	for (flick::Seat seat = 0; seat < table.players.Size(); ++seat)
	{
		const auto add = [&](double points, std::vector<std::string>& list)
		{
			list.push_back(words_.Texts().Format(
				"cli.coach.points.player", {{"player", words_.Player(table, seat)}, {"points", Decimal(points)}}));
		};
		if (std::abs(outlook.points[seat]) >= 0.05)
		{
			add(outlook.points[seat], turn);
		}
		add(outlook.worship[seat], worship);
	}
	const std::string none = words_.Texts().Get("cli.coach.points.none");
	return words_.Texts().Format(
		"cli.coach.points", {{"turn", turn.empty() ? none : words_.List(turn)}, {"worship", words_.List(worship)}});
}

/// Likely ones first. A city goes without its island and a cloud without the sea where both are as likely.
std::string CoachWording::Chances(const flick::RegionChances& chances, flick::CornerId corner) const
{
	std::vector<std::pair<std::int64_t, std::string>> places;
	const auto add = [&](double chance, std::string key)
	{
		const std::int64_t percent = PercentOf(chance);
		if (percent > 0)
		{
			places.emplace_back(percent, std::move(key));
		}
		return percent;
	};
	const auto addBoth = [&](double part, std::string partKey, double whole, std::string wholeKey)
	{
		if (add(part, std::move(partKey)) != PercentOf(whole))
		{
			add(whole, std::move(wholeKey));
		}
	};
	add(chances.navel, "where.navel");
	for (int island = 0; island < flick::board::kIslandCount; ++island)
	{
		const auto index = static_cast<std::size_t>(island);
		const std::string name(flick::IslandKey(island));
		addBoth(chances.cities[index], "where.city." + name, chances.islands[index], "where.island." + name);
	}
	addBoth(chances.cloud, "where.cloud." + std::string(flick::CornerKey(corner)), chances.sea, "where.sea");
	add(chances.offMap, "where.off_map");
	std::stable_sort(places.begin(), places.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
	std::vector<std::string> told;
	for (const auto& [percent, key] : places)
	{
		told.push_back(
			words_.Texts().Format("cli.coach.chance", {{"where", words_.Texts().Get(key)}, {"percent", percent}}));
	}
	return words_.List(told);
}

/// What is said below a flick.
std::string CoachWording::Details(const FlickOutlook& outlook, const GameState& table) const
{
	std::string lines;
	for (const flick::DiscOutlook& disc : outlook.discs)
	{
		lines += Indented(2,
			words_.Texts().Format("cli.coach.ends",
				{{"piece", words_.Piece(table, disc.piece, true)},
					{"chances", Chances(disc.chances, table.turn.corner)}}));
	}
	return lines + Indented(2, Points(outlook, table));
}

std::string CoachWording::Placed(const flick::Advice& advice) const
{
	std::string lines;
	for (std::size_t i = 0; advice.placing && i < advice.placing->discs.Size(); ++i)
	{
		const flick::Placing& disc = advice.placing->discs[i];
		lines += Indented(1,
			words_.Texts().Format("cli.coach.placed",
				{{"piece", words_.Piece(advice.table, disc.piece, true)}, {"x", words_.FromThousandths(disc.spot.x)},
					{"y", words_.FromThousandths(disc.spot.y)}}));
	}
	return lines;
}

std::string CoachWording::Advice(const flick::Advice& advice, const CoachedMoment& moment) const
{
	const text::TextTable& texts = words_.Texts();
	std::string lines = Indented(0, Title(advice.table, moment));
	if (advice.silence == flick::Silence::MapHidden)
	{
		return lines + Indented(1, texts.Get("cli.coach.hidden"));
	}
	const flick::HandSpread spread = flick::SpreadOf(words_.Cards(), advice.table, moment.seat);
	lines += Indented(1,
		texts.Format("cli.coach.spread",
			{{"angle", words_.FromThousandths(spread.angle)}, {"power", Percent(spread.power / 1000.0)}}));
	lines += Placed(advice);
	for (std::size_t i = 0; i < advice.flicks.size(); ++i)
	{
		const FlickOutlook& outlook = advice.flicks[i];
		lines += Indented(1,
			texts.Format("cli.coach.flick",
				{{"rank", static_cast<std::int64_t>(i + 1)}, {"aims", Aims(outlook.flick, advice.table)},
					{"worth", Worth(outlook)}}));
		lines += Details(outlook, advice.table);
	}
	if (advice.keep)
	{
		lines += Indented(1, texts.Format("cli.coach.keep", {{"worth", Worth(*advice.keep)}}));
		lines += Details(*advice.keep, advice.table);
	}
	if (moment.played)
	{
		lines += Indented(1,
			texts.Format("cli.coach.played",
				{{"aims", Aims(moment.played->flick, advice.table)}, {"worth", Worth(*moment.played)}}));
		lines += Details(*moment.played, advice.table);
	}
	return lines;
}

std::string CoachWording::InOneLine(const FlickOutlook& outlook, const GameState& table) const
{
	const flick::Seat seat = outlook.flick.player;
	std::vector<std::string> chances;
	for (const flick::DiscOutlook& disc : outlook.discs)
	{
		chances.push_back(Chances(disc.chances, table.turn.corner));
	}
	return words_.Texts().Format("cli.coach.line",
		{{"aims", Aims(outlook.flick, table)}, {"worth", Percent(outlook.worth)},
			{"points", Decimal(outlook.points[seat])}, {"worship", Decimal(outlook.worship[seat])},
			{"chances", words_.List(chances)}});
}

std::string CoachWording::Missed(const flick::MissedFlick& missed, flick::Seat seat) const
{
	const text::TextTable& texts = words_.Texts();
	const double points = PointsOf(missed.best, seat) - PointsOf(missed.played, seat);
	std::string lines = Indented(1,
		texts.Format("cli.coach.missed",
			{{"entry", static_cast<std::int64_t>(missed.entry)}, {"generation", missed.generation},
				{"worth", Percent(missed.played.regret)}, {"points", Decimal(points)}}));
	for (const bool isBest : {false, true})
	{
		const FlickOutlook& outlook = isBest ? missed.best : missed.played;
		lines += Indented(1,
			texts.Format(isBest ? "cli.coach.better" : "cli.coach.played",
				{{"aims", Aims(outlook.flick, missed.table)}, {"worth", Worth(outlook)}}));
		lines += Details(outlook, missed.table);
	}
	return lines;
}

std::string CoachWording::SeatLines(const flick::SeatReview& review, const GameState& table, flick::Seat seat) const
{
	const text::TextTable& texts = words_.Texts();
	const double mean = review.flicks == 0 ? 0.0 : review.lost / review.flicks;
	std::string lines = Indented(0,
		texts.Format("cli.coach.seat",
			{{"player", words_.Player(table, seat)}, {"flicks", static_cast<std::int64_t>(review.flicks)},
				{"lost", Percent(mean)}}));
	if (review.unseen > 0)
	{
		lines += Indented(1, texts.Format("cli.coach.unseen", {{"flicks", static_cast<std::int64_t>(review.unseen)}}));
	}
	return lines + (review.worst ? Missed(*review.worst, seat) : Indented(1, texts.Get("cli.coach.nothing_missed")));
}

std::string CoachWording::Review(
	const std::vector<flick::SeatReview>& reviews, const GameState& table, std::optional<flick::Seat> only) const
{
	std::string lines = Indented(0, words_.Texts().Get("cli.coach.review"));
	for (std::size_t i = 0; i < reviews.size(); ++i)
	{
		const auto seat = static_cast<flick::Seat>(i);
		if (!only || *only == seat)
		{
			lines += "\n" + SeatLines(reviews[i], table, seat);
		}
	}
	return lines;
}

} // namespace faith::cli
