#include "FlickOfFaithPresentation/Models.h"
#include "FlickOfFaithRules/Board.h"
#include "Shaping.h"

#include <array>

namespace faith::flick
{

namespace
{

constexpr float kThickness = 4;
constexpr float kLayer = 0.02f; ///< between two things painted on each other
constexpr int kRoundCorners = 64;
constexpr int kCloudCorners = 24;

constexpr Colour kSea{94, 160, 178};
constexpr Colour kMatEdge{38, 70, 83};
constexpr Colour kBorder{244, 236, 214};
constexpr Colour kCity{238, 226, 205};
constexpr Colour kCityRing{193, 122, 110};
constexpr Colour kNavel{64, 120, 142};
constexpr Colour kCloud{240, 240, 235};
constexpr Colour kCloudBorder{205, 211, 212};

struct IslandPaint
{
	std::string_view name;
	Colour land;
};

/// North, east, south, west: olives, meadows, frost and sand. Who sits in the first corner has the frost beyond the sea.
constexpr std::array<IslandPaint, board::kIslandCount> kIslands{{
	{"island.north", {196, 200, 140}},
	{"island.east", {140, 190, 104}},
	{"island.south", {222, 230, 232}},
	{"island.west", {230, 205, 145}},
}};

Flat At(physics::Point point)
{
	return Flat{Millimetres(point.x), Millimetres(point.y)};
}

/// A region with its border, which belongs to it and is painted inside its outer edge.
void AddRegion(Model& model, const FlatOutline& outline, Flat centre, const ModelPart& inside, Colour border, float z)
{
	const FlatOutline inner = DrawnIn(outline, centre, Millimetres(board::kBorder));
	ModelPart rim = Part("border", border);
	AddBand(rim, outline, inner, z);
	ModelPart land = inside;
	AddFan(land, inner, centre, z);
	model.push_back(rim);
	model.push_back(land);
}

void AddMat(Model& model)
{
	const float half = Millimetres(board::kHalfMat);
	const FlatOutline square{{half, -half}, {half, half}, {-half, half}, {-half, -half}};
	ModelPart sea = Part("sea", kSea);
	AddFan(sea, square, Flat{}, 0);
	ModelPart edge = Part("edge", kMatEdge);
	AddBox(edge, Flat{}, Flat{2 * half, 2 * half}, -kThickness, kThickness - kLayer);
	model.push_back(edge);
	model.push_back(sea);
}

void AddIsland(Model& model, int island)
{
	const IslandPaint& paint = kIslands[static_cast<std::size_t>(island)];
	const Flat centre = At(board::IslandCentre(island));
	const FlatOutline outline = InMillimetres(board::IslandOutline(island));
	AddRegion(model, outline, centre, Part(paint.name, paint.land), kBorder, kLayer);
	const FlatOutline city = Round(centre, Millimetres(board::kCityRadius), kRoundCorners);
	AddRegion(model, city, centre, Part("city", kCity), kCityRing, 2 * kLayer);
}

void AddCloud(Model& model, int corner)
{
	const Flat point = At(board::CornerPoint(corner));
	// From the north-eastern corner a cloud spans the directions from west to south, and a quarter turn back for each corner on.
	const std::int32_t from = (180'000 + physics::kFullTurn - corner * 90'000) % physics::kFullTurn;
	const float radius = Millimetres(board::kCloudRadius);
	ModelPart border = Part("cloud.border", kCloudBorder);
	AddQuarter(border, point, radius, from, kCloudCorners, kLayer);
	ModelPart cloud = Part("cloud", kCloud);
	AddQuarter(cloud, point, radius - Millimetres(board::kBorder), from, kCloudCorners, 2 * kLayer);
	model.push_back(border);
	model.push_back(cloud);
}

} // namespace

Model BoardModel()
{
	Model model;
	AddMat(model);
	for (int island = 0; island < board::kIslandCount; ++island)
	{
		AddIsland(model, island);
	}
	const FlatOutline navel = Round(Flat{}, Millimetres(board::kNavelRadius), kRoundCorners);
	AddRegion(model, navel, Flat{}, Part("navel", kNavel), kBorder, kLayer);
	for (int corner = 0; corner < board::kCornerCount; ++corner)
	{
		AddCloud(model, corner);
	}
	for (ModelPart& part : model)
	{
		SpreadPicture(part, 2 * Millimetres(board::kHalfMat));
	}
	return model;
}

} // namespace faith::flick
