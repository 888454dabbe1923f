#include "FlickOfFaithPresentation/MarkModel.h"

#include "Support/TestGame.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace faith::flick
{
namespace
{

using namespace test;

Desk DeskIn(const TestGame& game, Seat seat)
{
	Desk desk(game.GetRules(), seat);
	desk.Refresh(game.State());
	return desk;
}

Model MarksIn(const TestGame& game, const Desk& desk)
{
	return MarkModelOf(game.GetRules().Cards(), desk);
}

const ModelPart* Find(const Model& model, std::string_view name)
{
	const auto found =
		std::find_if(model.begin(), model.end(), [name](const ModelPart& part) { return part.name == name; });
	return found != model.end() ? &*found : nullptr;
}

/// Of a triangle seen from above; positive if it faces up.
double AreaOf(const ModelPart& part, std::size_t triangle)
{
	const ModelVertex& a = part.vertices[part.triangles[triangle]];
	const ModelVertex& b = part.vertices[part.triangles[triangle + 1]];
	const ModelVertex& c = part.vertices[part.triangles[triangle + 2]];
	return (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
}

// Rule 6.3
TEST(MarkModel, ADiscIsShownWhereItWouldBePut)
{
	const TestGame game(Study(2));
	Desk desk = DeskIn(game, game.Active());
	ASSERT_EQ(desk.Ghosts().size(), 1u);
	const Model marks = MarksIn(game, desk);
	EXPECT_NE(Find(marks, "places"), nullptr) << "the cloud";
	const ModelPart* const rim = Find(marks, "rim");
	ASSERT_NE(rim, nullptr) << "the disc";
	double x = 0.0;
	for (const ModelVertex& vertex : rim->vertices)
	{
		x += vertex.x / static_cast<double>(rim->vertices.size());
	}
	EXPECT_NEAR(x, desk.Ghosts()[0].spot.x, 1.0);

	desk.MoveTo({0.0, 0.0});
	while (!desk.WhyNot())
	{
		desk.MoveBy(-40.0, 40.0);
	}
	EXPECT_NE(Find(MarksIn(game, desk), "rim")->colour, rim->colour) << "not allowed there";
}

// Rule 6.5
TEST(MarkModel, AnAimShowsItsWayAndWhereTheDiscMayComeToRest)
{
	TestGame game(Study(2));
	game.Do(*DeskIn(game, game.Active()).Answer());
	Desk desk = DeskIn(game, game.Active());
	ASSERT_TRUE(desk.IsAiming());
	EXPECT_EQ(Find(MarksIn(game, desk), "band"), nullptr) << "nothing is aimed yet";
	desk.Aiming().Turn(1000);
	const Model marks = MarksIn(game, desk);
	for (const std::string_view name : {"way", "landings", "band"})
	{
		const ModelPart* const part = Find(marks, name);
		ASSERT_NE(part, nullptr) << name;
		for (std::size_t i = 0; i < part->triangles.size(); i += 3)
		{
			EXPECT_GT(AreaOf(*part, i), 0.0) << name;
		}
	}
	static_cast<void>(desk.Press({0.0, 0.0}));
	desk.DragTo({1.0, 0.0}, false);
	EXPECT_EQ(Find(MarksIn(game, desk), "way"), nullptr) << "a pull so short is no flick";
}

TEST(MarkModel, NothingIsMarkedForThoseWhoAreNotAsked)
{
	const TestGame game(Study(2));
	EXPECT_TRUE(MarksIn(game, DeskIn(game, static_cast<Seat>(1 - game.Active()))).empty());
}

} // namespace
} // namespace faith::flick
