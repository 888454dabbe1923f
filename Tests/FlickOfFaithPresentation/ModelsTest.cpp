#include "FlickOfFaithPresentation/Models.h"

#include "FaithPhysics/Geometry.h"
#include "FlickOfFaithRules/Board.h"
#include "FlickOfFaithRules/Catalogue.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

namespace faith::flick
{
namespace
{

struct Triangle
{
	std::array<ModelVertex, 3> corners;

	/// Twice the area as a vector that points where the triangle faces.
	std::array<double, 3> Facing() const
	{
		const auto& [a, b, c] = corners;
		const double ux = b.x - a.x;
		const double uy = b.y - a.y;
		const double uz = b.z - a.z;
		const double vx = c.x - a.x;
		const double vy = c.y - a.y;
		const double vz = c.z - a.z;
		return {uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx};
	}
};

std::vector<Triangle> TrianglesOf(const ModelPart& part)
{
	std::vector<Triangle> triangles;
	EXPECT_EQ(part.triangles.size() % 3, 0u);
	for (std::size_t i = 0; i + 2 < part.triangles.size(); i += 3)
	{
		Triangle triangle;
		for (std::size_t corner = 0; corner < 3; ++corner)
		{
			EXPECT_LT(part.triangles[i + corner], part.vertices.size());
			triangle.corners[corner] = part.vertices[part.triangles[i + corner]];
		}
		triangles.push_back(triangle);
	}
	return triangles;
}

/// Every corner has a normal of length 1 that agrees with the side from which its triangles are seen.
void ExpectSound(const Model& model, const std::string& what)
{
	for (const ModelPart& part : model)
	{
		SCOPED_TRACE(what + ", " + std::string(part.name));
		EXPECT_FALSE(part.triangles.empty());
		for (const Triangle& triangle : TrianglesOf(part))
		{
			const auto [x, y, z] = triangle.Facing();
			const double area = std::sqrt(x * x + y * y + z * z);
			ASSERT_GT(area, 1e-4) << "no triangle without area";
			for (const ModelVertex& corner : triangle.corners)
			{
				const double length = std::hypot(corner.normalX, corner.normalY, corner.normalZ);
				ASSERT_NEAR(length, 1.0, 1e-5);
				const double along = (x * corner.normalX + y * corner.normalY + z * corner.normalZ) / area;
				ASSERT_GT(along, 0.5) << "seen from the wrong side";
			}
		}
	}
}

/// The area that faces up, square millimetres.
double AreaFromAbove(const Model& model, std::string_view name)
{
	double area = 0;
	for (const ModelPart& part : model)
	{
		for (const Triangle& triangle : TrianglesOf(part))
		{
			area += part.name == name ? std::max(0.0, triangle.Facing()[2]) / 2 : 0;
		}
	}
	return area;
}

double AreaOf(std::span<const Point> polygon)
{
	double twice = 0;
	for (std::size_t i = 0; i < polygon.size(); ++i)
	{
		const Point& a = polygon[i];
		const Point& b = polygon[(i + 1) % polygon.size()];
		twice += static_cast<double>(a.x) * b.y - static_cast<double>(b.x) * a.y;
	}
	return twice / 2 / 1e6;
}

TEST(Models, AreMadeOfSoundTriangles)
{
	ExpectSound(BoardModel(), "board");
	for (std::size_t i = 0; i < kEnumCount<PieceKind>; ++i)
	{
		const auto kind = static_cast<PieceKind>(i);
		ExpectSound(PieceModel(kind, Colour{200, 100, 50}), std::string(NameOf(kind)));
	}
}

TEST(Models, TheBoardHasTheSizesOfTheMap)
{
	const Model board = BoardModel();
	EXPECT_NEAR(AreaFromAbove(board, "sea"), 480.0 * 480.0, 0.1);
	for (const std::string_view name : {"island.north", "island.east", "island.south", "island.west"})
	{
		const double whole = AreaOf(board::IslandOutline(0));
		const double land = AreaFromAbove(board, name);
		EXPECT_LT(land, whole) << name;
		EXPECT_GT(land, 0.85 * whole) << "the border is narrow";
	}
	EXPECT_NEAR(AreaFromAbove(board, "island.north"), AreaFromAbove(board, "island.west"), 0.01);
	const double cloud = 3.14159265 * 75 * 75 / 4;
	EXPECT_NEAR(AreaFromAbove(board, "cloud.border"), 4 * cloud, 0.01 * cloud);
}

TEST(Models, NothingOnTheBoardIsInADiscsWay)
{
	for (const ModelPart& part : BoardModel())
	{
		for (const ModelVertex& vertex : part.vertices)
		{
			EXPECT_LE(vertex.z, 0.1f);
			EXPECT_LE(std::abs(vertex.x), 240.001f);
			EXPECT_LE(std::abs(vertex.y), 240.001f);
			EXPECT_TRUE(vertex.u >= -1e-5f && vertex.u <= 1.00001f);
		}
	}
}

TEST(Models, PiecesHaveTheSizesOfTheirKind)
{
	for (std::size_t i = 0; i < kEnumCount<PieceKind>; ++i)
	{
		const auto kind = static_cast<PieceKind>(i);
		const PieceKindRow& row = RowOf(kind);
		float widest = 0;
		float highest = 0;
		for (const ModelPart& part : PieceModel(kind, Colour{}))
		{
			for (const ModelVertex& vertex : part.vertices)
			{
				widest = std::max(widest, std::hypot(vertex.x, vertex.y));
				highest = std::max(highest, vertex.z);
				EXPECT_GE(vertex.z, 0.0f);
			}
		}
		EXPECT_NEAR(widest, static_cast<float>(row.radius) / 1000, row.form == PieceForm::Flat ? 1.2 : 0.2)
			<< NameOf(kind);
		EXPECT_NEAR(highest, static_cast<float>(row.height) / 1000, 0.35) << NameOf(kind);
	}
}

TEST(Models, EveryPlayersColourIsKnownAndDifferent)
{
	std::vector<Colour> seen{ColourOf("nobody")};
	for (const GodCard& card : StandardCatalogue().godCards)
	{
		for (const Colour& other : seen)
		{
			EXPECT_FALSE(ColourOf(card.colour) == other) << card.colour;
		}
		seen.push_back(ColourOf(card.colour));
	}
}

TEST(Models, AHullStandsOnTheMatAndIsAsHighAsThePiece)
{
	const auto hull = HullOf(PieceKind::Temple, 32);
	ASSERT_EQ(hull.size(), 64u);
	for (const ModelVertex& vertex : hull)
	{
		EXPECT_NEAR(std::hypot(vertex.x, vertex.y), 18.0f, 1e-3);
		EXPECT_TRUE(vertex.z == 0.0f || vertex.z == 18.0f);
	}
}

TEST(Models, TheHullOfAWallIsAsLongAndAsThinAsTheSimulationsWall)
{
	Piece hand;
	hand.kind = PieceKind::HandOfGod;
	const physics::Wall wall = WallOf(hand);
	const float end = static_cast<float>(wall.to.x) / 1000.0f;
	const float thickness = static_cast<float>(wall.radius) / 1000.0f;
	for (const ModelVertex& vertex : HullOf(PieceKind::HandOfGod, 32))
	{
		const float beyond = (std::max)(std::abs(vertex.x) - end, 0.0f);
		EXPECT_NEAR(std::hypot(beyond, vertex.y), thickness, 0.01f) << vertex.x << ' ' << vertex.y;
	}
}

} // namespace
} // namespace faith::flick
