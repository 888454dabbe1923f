#include "FlickOfFaithCli/MapExport.h"

#include "FlickOfFaithPresentation/PlaceKeys.h"
#include "FlickOfFaithRules/Board.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <cstddef>
#include <string_view>
#include <utility>

namespace faith::cli
{
namespace
{

using nlohmann::ordered_json;
using physics::Point;
using physics::Vector;

namespace board = flick::board;

ordered_json ToJson(Point p)
{
	return ordered_json::array({p.x, p.y});
}

ordered_json ToJson(std::span<const Point> points)
{
	ordered_json list = ordered_json::array();
	for (const Point p : points)
	{
		list.push_back(ToJson(p));
	}
	return list;
}

std::string DottedKey(std::string_view kind, std::string_view name)
{
	return std::string(kind).append(".").append(name);
}

/// The direction from a to b, turned left.
Vector LeftNormal(Point a, Point b)
{
	const double dx = static_cast<double>(b.x) - a.x;
	const double dy = static_cast<double>(b.y) - a.y;
	const double length = std::sqrt(dx * dx + dy * dy);
	return {-dy / length, dx / length};
}

std::int32_t RoundedToWhole(double value)
{
	return static_cast<std::int32_t>(value < 0.0 ? value - 0.5 : value + 0.5);
}

} // namespace

std::vector<Point> InnerLine(std::span<const Point> outline, std::int32_t distance)
{
	std::vector<Point> inner;
	const std::size_t count = outline.size();
	for (std::size_t i = 0; i < count; ++i)
	{
		const Vector before = LeftNormal(outline[(i + count - 1) % count], outline[i]);
		const Vector after = LeftNormal(outline[i], outline[(i + 1) % count]);
		const double scale = distance / (1.0 + before.x * after.x + before.y * after.y);
		inner.push_back({outline[i].x + RoundedToWhole((before.x + after.x) * scale),
			outline[i].y + RoundedToWhole((before.y + after.y) * scale)});
	}
	return inner;
}

std::string MapJson()
{
	ordered_json map;
	map["format"] = "flick-of-faith-map";
	map["version"] = 1;
	map["unit"] = "micrometre";
	map["mat"] = {{"low", ToJson(Point{-board::kHalfMat, -board::kHalfMat})},
		{"high", ToJson(Point{board::kHalfMat, board::kHalfMat})}};
	map["border"] = board::kBorder;
	map["islands"] = ordered_json::array();
	for (int island = 0; island < board::kIslandCount; ++island)
	{
		const std::string_view name = flick::IslandKey(island);
		const Point centre = board::IslandCentre(island);
		const std::span<const Point> outline = board::IslandOutline(island);
		ordered_json entry;
		entry["key"] = DottedKey("island", name);
		entry["number"] = island;
		entry["centre"] = ToJson(centre);
		entry["outline"] = ToJson(outline);
		entry["innerLine"] = ToJson(InnerLine(outline, board::kBorder));
		entry["city"] = {{"key", DottedKey("city", name)}, {"centre", ToJson(centre)}, {"radius", board::kCityRadius}};
		map["islands"].push_back(std::move(entry));
	}
	map["navel"] = {{"key", "navel"}, {"centre", ToJson(Point{})}, {"radius", board::kNavelRadius}};
	map["clouds"] = ordered_json::array();
	for (int corner = 0; corner < board::kCornerCount; ++corner)
	{
		map["clouds"].push_back({{"key", DottedKey("cloud", flick::CornerKey(corner))}, {"number", corner},
			{"corner", ToJson(board::CornerPoint(corner))}, {"radius", board::kCloudRadius}});
	}
	return map.dump(1, '\t').append("\n");
}

} // namespace faith::cli
