#include "FlickOfFaithPresentation/AimPreview.h"

#include "FlickOfFaithAI/Aiming.h"
#include "FlickOfFaithRules/View.h"
#include "Support/LawGame.h"
#include "Support/TestGame.h"

#include <gtest/gtest.h>

namespace faith::flick
{
namespace
{

using namespace test;

/// Seat 0 has placed a prophet in its cloud.
struct Placed
{
	explicit Placed(Discs discs = {}) : game(Study(2, std::move(discs)), Rules{PlainCatalogue()})
	{
		game.Do(std::get<PlaceDiscs>(SampleCommands(game.GetRules(), game.State()).front()));
		disc = FlickableDiscs(game.State()).Front();
	}

	std::optional<AimPreview> Preview(const Aim& aim) const
	{
		const Catalogue& cards = game.GetRules().Cards();
		return PreviewOf(cards, ViewFor(cards, game.State(), game.Active()), DiscAim{disc, aim});
	}
	Point From() const { return game.State().pieces[disc].position; }

	TestGame game;
	PieceId disc = kNoPiece;
};

// Rules 6.5, 6.6
TEST(AimPreview, LeadsToWhereTheDiscStopsAlone)
{
	const Placed placed;
	const auto preview = placed.Preview(AimAt(PieceKind::Prophet, placed.From(), Point{}));
	ASSERT_TRUE(preview);
	EXPECT_NEAR(preview->way.front().x, placed.From().x / 1000.0, 0.001);
	EXPECT_NEAR(preview->way.back().x, 0.0, 2.0);
	EXPECT_NEAR(preview->way.back().y, 0.0, 2.0);
	EXPECT_EQ(preview->struck, kNoPiece);
	EXPECT_FALSE(preview->leaves);
	EXPECT_FALSE(preview->strikesWall);
	const double way = std::hypot(placed.From().x, placed.From().y) / 1000.0;
	EXPECT_LT(preview->nearest, way);
	EXPECT_GT(preview->farthest, way);
	EXPECT_GT(preview->spread.angle, 0);
}

TEST(AimPreview, EndsAtTheFirstDiscItStrikes)
{
	Placed placed({OnMap(PieceKind::Prophet, 1, Point{})});
	const PieceId other = placed.game.FindIn(Place::Map, PieceKind::Prophet, 1);
	const auto preview = placed.Preview(AimAt(PieceKind::Prophet, placed.From(), Point{}));
	ASSERT_TRUE(preview);
	EXPECT_EQ(preview->struck, other);
	EXPECT_NEAR(std::hypot(preview->way.back().x, preview->way.back().y), 20.0, 0.1) << "two radii apart";
}

TEST(AimPreview, SaysThatTheDiscWouldLeaveTheMat)
{
	const Placed placed;
	const auto preview = placed.Preview(Aim{AngleTowards(placed.From(), Point{}), kFullPower, 0});
	ASSERT_TRUE(preview);
	EXPECT_TRUE(preview->leaves);
}

TEST(AimPreview, ThereIsNoneForADiscThatIsNotOnTheMap)
{
	const Placed placed;
	const Catalogue& cards = placed.game.GetRules().Cards();
	const PlayerView view = ViewFor(cards, placed.game.State(), placed.game.Active());
	const PieceId inHand = placed.game.FindIn(Place::Hand, PieceKind::Prophet, placed.game.Active());
	EXPECT_FALSE(PreviewOf(cards, view, DiscAim{inHand, Aim{0, 500, 0}}));
	EXPECT_FALSE(PreviewOf(cards, view, DiscAim{kNoPiece, Aim{0, 500, 0}}));
}

TEST(AimPreview, ThereIsNoneWhileACardHidesTheMap)
{
	const Placed placed;
	const Catalogue& cards = placed.game.GetRules().Cards();
	PlayerView view = ViewFor(cards, placed.game.State(), placed.game.Active());
	view.mapHidden = true;
	EXPECT_FALSE(PreviewOf(cards, view, DiscAim{placed.disc, Aim{0, 500, 0}}));
}

} // namespace
} // namespace faith::flick
