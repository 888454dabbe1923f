#include "FlickOfFaithCli/Coach/CoachPicture.h"

#include "FlickOfFaithCli/Shot/Layers.h"
#include "FlickOfFaithCli/Shot/Paper.h"
#include "FlickOfFaithCli/Svg.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string_view>
#include <vector>

namespace faith::cli
{
namespace
{

using flick::DiscOutlook;
using flick::FlickOutlook;
using flick::Landing;
using physics::Point;
using svg::Element;
using svg::Join;
using svg::Mm;
using svg::Place;

/// Unlike those of the players and of the map.
constexpr std::array<std::string_view, kMostDrawnFlicks> kFlickColours{
	"#d81b60", "#1b1b1b", "#e65100", "#00838f", "#6d4c41"};
constexpr std::int32_t kBadge = 5'000; ///< radius, micrometres

std::string Badge(Point centre, std::size_t rank)
{
	return Element("circle",
			   {{"cx", Mm(centre.x)}, {"cy", Mm(-centre.y)}, {"r", Mm(kBadge)},
				   {"fill", std::string(kFlickColours[rank])}, {"stroke", "#fff"}, {"stroke-width", ".9"}}) +
		Join({"<text x=\"", Mm(centre.x), "\" y=\"", Mm(-centre.y + 2'500),
			"\" font-size=\"7\" font-weight=\"bold\" text-anchor=\"middle\" fill=\"#fff\">", std::to_string(rank + 1),
			"</text>\n"});
}

/// Dots where the disc rests, crosses where it leaves.
std::string Cloud(const DiscOutlook& disc, std::size_t rank)
{
	std::string dots;
	std::string crosses;
	for (const Landing& landing : disc.landings)
	{
		if (landing.left)
		{
			crosses += Join({"M", Place(landing.position), "m-1.6-1.6 3.2 3.2m0-3.2-3.2 3.2"});
			continue;
		}
		dots += Element("circle", {{"cx", Mm(landing.position.x)}, {"cy", Mm(-landing.position.y)}, {"r", "1.5"}});
	}
	std::string cloud = Join({"<g fill=\"", kFlickColours[rank],
		"\" stroke=\"#fff\" stroke-width=\".3\" opacity=\".85\">\n", dots, "</g>\n"});
	if (!crosses.empty())
	{
		cloud += Element("path",
			{{"d", crosses}, {"fill", "none"}, {"stroke", std::string(kFlickColours[rank])}, {"stroke-width", ".9"}});
	}
	return cloud;
}

/// Longer with more power.
std::string AimArrow(Point from, std::int32_t radius, const flick::Aim& aim, std::size_t rank)
{
	constexpr double kShortest = 14'000.0;
	constexpr double kPerPermille = 50.0;
	const physics::Vector centre{static_cast<double>(from.x), static_cast<double>(from.y)};
	const physics::Vector forward = physics::UnitVector(aim.angle);
	const physics::Vector side{-forward.y, forward.x};
	const double tip = radius + kShortest + kPerPermille * aim.power;
	const Point neck = PointAt(centre, forward, tip - 6'000.0);
	const physics::Vector middle{static_cast<double>(neck.x), static_cast<double>(neck.y)};
	const std::string head = Join({"M", Place(PointAt(centre, forward, tip)), " ",
		Place(PointAt(middle, side, 3'600.0)), " ", Place(PointAt(middle, side, -3'600.0)), "Z"});
	const std::string shaft =
		Join({"M", Place(PointAt(centre, forward, static_cast<double>(radius))), " ", Place(neck)});
	const std::string colour(kFlickColours[rank]);
	return Element("path", {{"d", shaft}, {"stroke", "#fff"}, {"stroke-width", "3.4"}}) +
		Element("path", {{"d", shaft}, {"stroke", colour}, {"stroke-width", "2.2"}}) +
		Element("path", {{"d", head}, {"fill", colour}, {"stroke", "#fff"}, {"stroke-width", ".5"}});
}

/// Above the middle of the cloud, where no other badge is.
Point BadgeSpot(const DiscOutlook& disc, std::vector<Point>& taken)
{
	constexpr std::int32_t kGap = 3'000;
	std::int64_t sum = 0;
	std::int32_t highest = -paper::kHalf;
	for (const Landing& landing : disc.landings)
	{
		sum += landing.position.x;
		highest = (std::max)(highest, landing.position.y);
	}
	const auto count = static_cast<std::int64_t>((std::max)(disc.landings.size(), std::size_t{1}));
	Point spot{static_cast<std::int32_t>(sum / count), highest + kBadge + kGap};
	const auto isNear = [&](Point other)
	{ return std::abs(other.x - spot.x) < 2 * kBadge && std::abs(other.y - spot.y) < 2 * kBadge; };
	while (std::any_of(taken.begin(), taken.end(), isNear))
	{
		spot.x += 2 * kBadge + 1'000;
	}
	taken.push_back(spot);
	return spot;
}

std::size_t DrawnFlicks(const flick::Advice& advice)
{
	return (std::min)(advice.flicks.size(), kMostDrawnFlicks);
}

/// The best on top.
std::string FlickLayers(const flick::Advice& advice)
{
	std::vector<Point> taken;
	std::string clouds;
	std::string badges;
	for (std::size_t rank = DrawnFlicks(advice); rank-- > 0;)
	{
		const FlickOutlook& outlook = advice.flicks[rank];
		clouds += Join({"<g id=\"flick-", std::to_string(rank + 1), "\">\n"});
		for (const DiscOutlook& disc : outlook.discs)
		{
			clouds += Cloud(disc, rank);
		}
		for (const flick::DiscAim& launch : outlook.flick.launches)
		{
			const flick::Piece& piece = advice.table.pieces[launch.piece];
			clouds += AimArrow(piece.position, RowOf(piece.kind).radius, launch.aim, rank);
		}
		clouds += "</g>\n";
	}
	for (std::size_t rank = 0; rank < DrawnFlicks(advice); ++rank)
	{
		for (const DiscOutlook& disc : advice.flicks[rank].discs)
		{
			badges += Badge(BadgeSpot(disc, taken), rank);
		}
	}
	return clouds + badges;
}

/// One line below the map for each flick, all of the same size.
std::string FlickLines(const flick::Advice& advice, const flick::Wording& words)
{
	constexpr std::int32_t kRow = 9'000;
	constexpr std::int32_t kFirst = 10'000; ///< below the mat
	constexpr std::int32_t kIndent = 9'000;
	constexpr std::int32_t kRoom = paper::kEast - paper::kWest - kIndent;
	const CoachWording coach(words);
	std::vector<std::string> texts;
	std::int32_t widest = kRoom;
	for (std::size_t rank = 0; rank < DrawnFlicks(advice); ++rank)
	{
		texts.push_back(coach.InOneLine(advice.flicks[rank], advice.table));
		widest = (std::max)(widest, paper::WidthOf(texts.back(), paper::kTextSize));
	}
	const auto size = static_cast<std::int32_t>(double{paper::kTextSize} * kRoom / widest);
	std::string lines;
	for (std::size_t rank = 0; rank < texts.size(); ++rank)
	{
		const std::int32_t y = paper::kWest - kFirst - static_cast<std::int32_t>(rank) * kRow;
		lines += Join({"<g transform=\"translate(", Mm(paper::kWest + 3'500), ",", Mm(-y - 2'300), ") scale(.7)\">\n",
			Badge({}, rank), "</g>\n", paper::Line({paper::kWest + kIndent, y}, texts[rank], size)});
	}
	return lines;
}

std::string Legend(const flick::Advice& advice, const flick::Wording& words)
{
	const std::size_t draws =
		advice.flicks.empty() || advice.flicks[0].discs.empty() ? 0 : advice.flicks[0].discs[0].landings.size();
	return paper::FittedLine({paper::kWest, paper::kEast + 24'000},
		words.Texts().Format("cli.coach.legend", {{"flicks", static_cast<std::int64_t>(draws)}}),
		paper::kEast - paper::kWest);
}

/// The table as nothing moves on it.
std::string TableLayers(const flick::Advice& advice)
{
	PlayedShot still;
	still.before = advice.table;
	return DiscLayer(still) + NumberLayer(still);
}

} // namespace

std::string CoachSvg(const flick::Advice& advice, const CoachedMoment& moment, const flick::Wording& words)
{
	const std::string title = CoachWording(words).Title(advice.table, moment);
	return paper::Picture(title,
		paper::Blank() + paper::PaleMat() + TableLayers(advice) + FlickLayers(advice) + paper::TitleLine(title) +
			paper::PlayersLine(advice.table, words) + Legend(advice, words) + FlickLines(advice, words));
}

} // namespace faith::cli
