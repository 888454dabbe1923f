#include "FlickOfFaithCli/MapExport.h"

#include "FlickOfFaithRules/Board.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace faith::cli
{
namespace
{

namespace board = flick::board;
using physics::Contact;
using physics::Point;

Point ToPoint(const nlohmann::json& value)
{
	return {value.at(0).get<std::int32_t>(), value.at(1).get<std::int32_t>()};
}

std::size_t Count(const std::string& text, const std::string& part)
{
	std::size_t count = 0;
	for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + part.size()))
	{
		++count;
	}
	return count;
}

TEST(MapJson, NamesItsFormatVersionAndUnit)
{
	const nlohmann::json map = nlohmann::json::parse(MapJson());
	EXPECT_EQ(map.at("format"), "flick-of-faith-map");
	EXPECT_EQ(map.at("version"), 1);
	EXPECT_EQ(map.at("unit"), "micrometre");
	EXPECT_EQ(map.at("border"), board::kBorder);
	EXPECT_EQ(ToPoint(map.at("mat").at("low")), (Point{-240'000, -240'000}));
	EXPECT_EQ(ToPoint(map.at("mat").at("high")), (Point{240'000, 240'000}));
}

TEST(MapJson, HoldsEveryRegionWithItsCoordinates)
{
	const nlohmann::json map = nlohmann::json::parse(MapJson());
	std::set<std::string> keys;
	ASSERT_EQ(map.at("islands").size(), 4u);
	for (int island = 0; island < board::kIslandCount; ++island)
	{
		const nlohmann::json& entry = map.at("islands").at(static_cast<std::size_t>(island));
		keys.insert(entry.at("key"));
		keys.insert(entry.at("city").at("key"));
		EXPECT_EQ(entry.at("number"), island);
		EXPECT_EQ(ToPoint(entry.at("centre")), board::IslandCentre(island));
		EXPECT_EQ(ToPoint(entry.at("city").at("centre")), board::IslandCentre(island));
		EXPECT_EQ(entry.at("city").at("radius"), board::kCityRadius);
		ASSERT_EQ(entry.at("outline").size(), board::IslandOutline(island).size());
		for (std::size_t i = 0; i < board::IslandOutline(island).size(); ++i)
		{
			EXPECT_EQ(ToPoint(entry.at("outline").at(i)), board::IslandOutline(island)[i]);
		}
	}
	ASSERT_EQ(map.at("clouds").size(), 4u);
	for (int corner = 0; corner < board::kCornerCount; ++corner)
	{
		const nlohmann::json& entry = map.at("clouds").at(static_cast<std::size_t>(corner));
		keys.insert(entry.at("key"));
		EXPECT_EQ(entry.at("number"), corner);
		EXPECT_EQ(ToPoint(entry.at("corner")), board::CornerPoint(corner));
		EXPECT_EQ(entry.at("radius"), board::kCloudRadius);
	}
	EXPECT_EQ(map.at("navel").at("radius"), board::kNavelRadius);
	EXPECT_EQ(keys.size(), 12u);
	EXPECT_TRUE(keys.count("island.north") == 1 && keys.count("city.west") == 1 && keys.count("cloud.south_east") == 1);
}

TEST(InnerLine, RunsOneBorderInsideTheOutline)
{
	for (int island = 0; island < board::kIslandCount; ++island)
	{
		for (const Point p : InnerLine(board::IslandOutline(island), board::kBorder))
		{
			EXPECT_EQ(board::AgainstIsland(island, {p, board::kBorder - 3}), Contact::Inside) << p.x << ' ' << p.y;
			EXPECT_EQ(board::AgainstIsland(island, {p, board::kBorder + 400}), Contact::Touching) << p.x << ' ' << p.y;
		}
	}
}

/// The attribute of a circle that runs along the middle of the border of a region with this radius.
std::string RadiusText(std::int32_t radius)
{
	std::ostringstream text;
	text << "r=\"" << (radius - board::kBorder / 2) / 1000.0 << '"';
	return text.str();
}

TEST(MapSvg, IsToScaleAndDrawsEveryRegion)
{
	const std::string svg = MapSvg();
	EXPECT_NE(svg.find(R"(viewBox="-240 -240 480 480")"), std::string::npos);
	EXPECT_NE(svg.find(R"(width="480mm" height="480mm")"), std::string::npos);
	EXPECT_EQ(Count(svg, "<polygon id=\"island"), 4u);
	EXPECT_EQ(Count(svg, RadiusText(board::kCityRadius)), 4u);
	EXPECT_EQ(Count(svg, RadiusText(board::kNavelRadius)), 1u);
	EXPECT_EQ(Count(svg, "<use href=\"#cloud\""), 4u);
	EXPECT_EQ(svg.substr(svg.size() - 7), "</svg>\n");
}

TEST(MapSvg, IsThePictureInTheDocuments)
{
	std::ifstream file(std::string(FAITH_SOURCE_DIR) + "/Docs/Images/Map.svg", std::ios::binary);
	const std::string picture{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
	EXPECT_TRUE(picture == MapSvg()) << "renew it with: flick map --svg > Docs/Images/Map.svg";
}

TEST(MapSvg, HasNorthUp)
{
	const std::string svg = MapSvg();
	// The point of the northern island that is next to the Navel, 53.75 mm north of it.
	EXPECT_NE(svg.find(R"(points="0,-53.75 )"), std::string::npos);
}

} // namespace
} // namespace faith::cli
