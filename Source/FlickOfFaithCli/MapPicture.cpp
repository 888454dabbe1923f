#include "FlickOfFaithCli/MapExport.h"
#include "FlickOfFaithCli/Svg.h"
#include "FlickOfFaithRules/Board.h"

#include <array>
#include <cstddef>
#include <string_view>

namespace faith::cli
{
namespace
{

using physics::Point;
using physics::UnitVector;
using physics::Vector;
using svg::Element;
using svg::Join;
using svg::Mm;
using svg::Place;

namespace board = flick::board;

/// The colours of one island, from the inside out, and what grows there.
struct Land
{
	std::string_view meadow;
	std::string_view grass;
	std::string_view beach;
	std::string_view border;
	std::string_view plant;
};

constexpr std::array<Land, board::kIslandCount> kLands{{
	{"#8fb58a", "#7aa67f", "#e6dcbd", "#4d5a4a", "pine"},
	{"#e0bb62", "#d2a64f", "#f2dfa9", "#7d5529", "palm"},
	{"#8cb84f", "#76a540", "#ecd9a0", "#4f5f26", "tree"},
	{"#b79ac2", "#a184b3", "#ead9cf", "#5d4570", "hill"},
}};

/// Where plants stand on the eastern half of the northern island, in micrometres from its centre.
constexpr std::array<Point, 11> kPlants{
	{{13'000, -73'000}, {38'000, -46'000}, {56'000, -44'000}, {49'000, -28'000}, {40'000, 6'000}, {57'000, 18'000},
		{70'000, 33'000}, {52'000, 38'000}, {34'000, 36'000}, {36'000, 58'000}, {14'000, 58'000}}};

/// Where waves are drawn, in one eighth of the sea.
constexpr std::array<Point, 9> kWaves{{{30'000, 36'000}, {62'000, 64'000}, {87'000, 89'000}, {104'000, 128'000},
	{112'000, 168'000}, {118'000, 212'000}, {144'000, 190'000}, {132'000, 146'000}, {98'000, 112'000}}};

constexpr std::string_view kDefinitions = R"svg(<defs>
<radialGradient id="sea" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="340">
<stop offset="0" stop-color="#1f6f8f"/>
<stop offset="0.45" stop-color="#3391a8"/>
<stop offset="1" stop-color="#5fb4bd"/>
</radialGradient>
<radialGradient id="deep">
<stop offset="0" stop-color="#071a2e"/>
<stop offset="0.55" stop-color="#12486b"/>
<stop offset="1" stop-color="#2c86a5"/>
</radialGradient>
<radialGradient id="sky" gradientUnits="userSpaceOnUse" cx="240" cy="-240" r="75">
<stop offset="0" stop-color="#ffffff"/>
<stop offset="0.7" stop-color="#eef5f8"/>
<stop offset="1" stop-color="#d3e4ec"/>
</radialGradient>
<g id="pine">
<path d="M0 2V5" stroke="#5b4632" stroke-width="1"/>
<path d="M0-6 3-1H1.6L4 3H-4L-1.6-1H-3Z" fill="#45705a"/>
</g>
<g id="palm">
<path d="M0 5Q1.4 1 0-2" fill="none" stroke="#855a30" stroke-width="1.1"/>
<path d="M0-2Q-4-5-5.5-.6Q-3-2.6 0-2Q3-2.6 5.5-.6Q4-5 0-2Q-1-6-3.6-6Q-1.2-4.6 0-2Q1-6 3.6-6Q1.2-4.6 0-2"
 fill="#6f8b3a"/>
</g>
<g id="tree">
<path d="M0 1V5" stroke="#5b4326" stroke-width="1.2"/>
<circle cx="-2" cy="-.4" r="2.6" fill="#4e7d2c"/>
<circle cx="2" cy="-.6" r="2.6" fill="#578a31"/>
<circle cy="-2.8" r="2.9" fill="#649a39"/>
</g>
<g id="hill">
<path d="M-6 4Q-2.5-6 0-4.4Q3-6 6 4Z" fill="#86699b"/>
<path d="M-1.6-3.9Q0-5.4 2-3.9L1-2.6 0-3.5-.8-2.7Z" fill="#f2e9f2"/>
</g>
<g id="house" stroke-linejoin="round">
<path d="M-2.2 2.4V-.6L0-2.8 2.2-.6V2.4Z" fill="#fffaf0" stroke="#b59a6d" stroke-width=".4"/>
<path d="M-2.9-.3 0-3.4 2.9-.3" fill="none" stroke="#a8472f" stroke-width="1.1"/>
<path d="M0 2.4V.7" stroke="#7d5a3c" stroke-width="1"/>
</g>
<path id="wave" d="M-6 0Q-3-2.6 0 0T6 0" fill="none" stroke="#d8f0f2" stroke-width=".9" stroke-linecap="round"
 opacity=".55"/>
</defs>
)svg";

/// Lines in the north-eastern cloud.
constexpr std::string_view kPuffs = R"svg(<g fill="none" stroke="#bcd3df" stroke-width="1.2" stroke-linecap="round">
<path d="M184-222a9 9 0 0 1 14-8a11 11 0 0 1 20 1a8 8 0 0 1 10 7"/>
<path d="M200-203a8 8 0 0 1 12-6a10 10 0 0 1 18 2"/>
<path d="M214-184a7 7 0 0 1 11-4a8 8 0 0 1 12 1"/>
</g>
)svg";

std::string Ring(Point centre, std::int32_t outerRadius, std::string_view fill, std::string_view border)
{
	return Element("circle",
		{{"cx", Mm(centre.x)}, {"cy", Mm(-centre.y)}, {"r", Mm(outerRadius - board::kBorder / 2)},
			{"fill", std::string(fill)}, {"stroke", std::string(border)}, {"stroke-width", Mm(board::kBorder)}});
}

std::string Symbol(std::string_view name, Point place)
{
	return Element("use", {{"href", Join({"#", name})}, {"x", Mm(place.x)}, {"y", Mm(-place.y)}});
}

std::string IslandId(int island)
{
	return Join({"island", std::to_string(island)});
}

/// A point of the northern island, relative to its centre, on another island.
Point OnIsland(Point p, int island)
{
	for (int i = 0; i < island; ++i)
	{
		p = {p.y, -p.x};
	}
	const Point centre = board::IslandCentre(island);
	return {p.x + centre.x, p.y + centre.y};
}

/// A point at a distance and direction from a centre.
Point Around(Point centre, std::int32_t angle, double distance)
{
	const Vector u = UnitVector(angle);
	return {centre.x + static_cast<std::int32_t>(u.x * distance), centre.y + static_cast<std::int32_t>(u.y * distance)};
}

/// A stroke along the island's outline; clipped by the island it shows only its inner half.
std::string Band(int island, std::int32_t width, std::string_view colour)
{
	return Element("use",
		{{"href", Join({"#", IslandId(island)})}, {"fill", "none"}, {"stroke", std::string(colour)},
			{"stroke-width", Mm(width)}, {"stroke-linejoin", "round"}});
}

std::string IslandShape(int island)
{
	std::string points;
	for (const Point p : board::IslandOutline(island))
	{
		points.append(points.empty() ? "" : " ").append(Place(p));
	}
	const std::string id = IslandId(island);
	const std::string polygon = Element("polygon", {{"id", id}, {"points", points}});
	return Join(
		{"<defs>\n", polygon, "<clipPath id=\"", id, "-clip\"><use href=\"#", id, "\"/></clipPath>\n</defs>\n"});
}

std::string Shallows(int island)
{
	const std::string wide = Band(island, 22'000, "#7cc8c9");
	const std::string narrow = Band(island, 11'000, "#a9e0d8");
	return Join({"<g opacity=\".3\">\n", wide, "</g>\n<g opacity=\".45\">\n", narrow, "</g>\n"});
}

std::string City(int island)
{
	const Point centre = board::IslandCentre(island);
	std::string city = Ring(centre, board::kCityRadius, "#efe0bf", "#8c3b2a");
	city += Element("circle",
		{{"cx", Mm(centre.x)}, {"cy", Mm(-centre.y)}, {"r", "8"}, {"fill", "#e2cd9f"}, {"stroke", "#c9ae79"},
			{"stroke-width", ".6"}});
	for (std::int32_t angle = 22'500; angle < physics::kFullTurn; angle += 45'000)
	{
		city += Symbol("house", Around(centre, angle, 14'000.0));
	}
	return city;
}

std::string Island(int island)
{
	const Land& land = kLands[static_cast<std::size_t>(island)];
	const std::string id = IslandId(island);
	std::string picture = Join({"<g clip-path=\"url(#", id, "-clip)\">\n"});
	picture += Element("use", {{"href", Join({"#", id})}, {"fill", std::string(land.meadow)}});
	picture += Band(island, 44'000, land.grass);
	picture += Band(island, 20'000, land.beach);
	picture += Band(island, 2 * board::kBorder + 1'000, "#ffffff");
	picture += Band(island, 2 * board::kBorder, land.border);
	picture += "</g>\n";
	for (const Point plant : kPlants)
	{
		picture += Symbol(land.plant, OnIsland(plant, island));
		picture += Symbol(land.plant, OnIsland({-plant.x, plant.y}, island));
	}
	return picture.append(City(island));
}

std::string Waves()
{
	std::string waves;
	for (const Point w : kWaves)
	{
		for (const Point p : {Point{w.x, w.y}, Point{w.y, -w.x}, Point{-w.x, -w.y}, Point{-w.y, w.x}})
		{
			waves += Symbol("wave", p);
		}
	}
	return waves;
}

/// Four spiral arms that turn once on their way to the middle.
std::string Navel()
{
	std::string navel = Element("circle", {{"r", "31"}, {"fill", "#9fdfe6"}, {"opacity", ".22"}});
	navel += Ring({}, board::kNavelRadius, "url(#deep)", "#e8f6f4");
	for (std::int32_t arm = 0; arm < physics::kFullTurn; arm += 90'000)
	{
		std::string path;
		for (std::int32_t step = 0; step <= 24; ++step)
		{
			const Point p = Around({}, arm + step * 15'000, 19'500.0 - 770.0 * step);
			path.append(step == 0 ? "M" : " ").append(Place(p));
		}
		navel += Element("path",
			{{"d", path}, {"fill", "none"}, {"stroke", "#bfe9ee"}, {"stroke-width", "1.3"}, {"stroke-linecap", "round"},
				{"opacity", ".75"}});
	}
	return navel;
}

/// The north-eastern cloud, drawn four times.
std::string Clouds()
{
	constexpr std::int32_t kMiddle = board::kCloudRadius - board::kBorder / 2;
	const std::string radius = Mm(kMiddle);
	const std::string start = Place({board::kHalfMat - kMiddle, board::kHalfMat});
	const std::string end = Place({board::kHalfMat, board::kHalfMat - kMiddle});
	const std::string corner = Place({board::kHalfMat, board::kHalfMat});
	const std::string arc = Join({"M", start, "A", radius, ",", radius, " 0 0 0 ", end});
	std::string cloud = "<defs>\n<g id=\"cloud\">\n";
	cloud += Element("path", {{"d", Join({arc, "L", corner, "Z"})}, {"fill", "url(#sky)"}});
	cloud += kPuffs;
	cloud +=
		Element("path", {{"d", arc}, {"fill", "none"}, {"stroke", "#8fb2c6"}, {"stroke-width", Mm(board::kBorder)}});
	cloud += "</g>\n</defs>\n";
	for (int turn = 0; turn < board::kCornerCount; ++turn)
	{
		const std::string angle = std::to_string(90 * turn);
		cloud += Element("use", {{"href", "#cloud"}, {"transform", Join({"rotate(", angle, ")"})}});
	}
	return cloud;
}

} // namespace

std::string MapDrawing()
{
	const std::string low = Mm(-board::kHalfMat);
	const std::string side = Mm(2 * board::kHalfMat);
	std::string drawing(kDefinitions);
	drawing += Element("rect", {{"x", low}, {"y", low}, {"width", side}, {"height", side}, {"fill", "url(#sea)"}});
	drawing += Waves();
	for (int island = 0; island < board::kIslandCount; ++island)
	{
		drawing += IslandShape(island);
		drawing += Shallows(island);
	}
	drawing += Navel();
	drawing += Clouds();
	for (int island = 0; island < board::kIslandCount; ++island)
	{
		drawing += Island(island);
	}
	return drawing;
}

std::string MapSvg()
{
	const std::string low = Mm(-board::kHalfMat);
	const std::string side = Mm(2 * board::kHalfMat);
	const std::string drawing = MapDrawing();
	return Join({"<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"", side, "mm\" height=\"", side, "mm\" viewBox=\"",
		low, " ", low, " ", side, " ", side, "\">\n<title>Flick of Faith: the map</title>\n", drawing, "</svg>\n"});
}

} // namespace faith::cli
