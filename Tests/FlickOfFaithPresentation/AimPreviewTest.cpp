#include "FlickOfFaithPresentation/AimPreview.h"

#include "FlickOfFaithAI/Aiming.h"
#include "FlickOfFaithPresentation/AimSession.h"
#include "FlickOfFaithRules/ExactTable.h"
#include "FlickOfFaithRules/View.h"
#include "Support/LawGame.h"
#include "Support/TestGame.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

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

	std::optional<AimPreview> Preview(const Aim& aim, AimSight sight = AimSight::Full) const
	{
		const Catalogue& cards = game.GetRules().Cards();
		return PreviewOf(cards, ViewFor(cards, game.State(), game.Active()), DiscAim{disc, aim}, sight);
	}
	LaunchMaker Hand() const { return {game.GetRules().Cards(), game.State(), game.Active()}; }
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
}

// Rule 6.6
TEST(AimPreview, DiscsComeToRestAsFarAsTheHandMayStray)
{
	const Placed placed;
	const Aim aim = AimAt(PieceKind::Prophet, placed.From(), Point{});
	const auto preview = placed.Preview(aim);
	ASSERT_TRUE(preview);
	const LaunchMaker hand = placed.Hand();
	EXPECT_EQ(preview->spread, hand.SpreadFor(PieceKind::Prophet, aim.power));
	const double way = static_cast<double>(hand.WayOf(PieceKind::Prophet, aim.power)) / 1000.0;
	const TableSpot from = SpotOf(placed.From());
	double nearest = 1e9;
	double farthest = 0.0;
	for (const Landing& landing : preview->landings)
	{
		const double slid = std::hypot(landing.spot.x - from.x, landing.spot.y - from.y);
		nearest = (std::min)(nearest, slid);
		farthest = (std::max)(farthest, slid);
	}
	const double stray = preview->spread.power / 1000.0;
	EXPECT_GT(nearest, way * (1.0 - stray) - 1.0);
	EXPECT_LT(nearest, way * (1.0 - stray * 0.6));
	EXPECT_LT(farthest, way * (1.0 + stray) + 1.0);
	EXPECT_GT(farthest, way * (1.0 + stray * 0.6));
}

// Rules 6.5, 6.6: the rules draw the error from the state's own generator, the preview from its own; the hand is the same.
TEST(AimPreview, OddsAreThoseOfTheHandInTheRules)
{
	const Placed placed;
	const DiscAim flick{placed.disc, AimAt(PieceKind::Prophet, placed.From(), Point{})};
	const auto preview = placed.Preview(flick.aim);
	ASSERT_TRUE(preview);
	constexpr int flicks = 4000;
	int onNavel = 0;
	GameState state = placed.game.State();
	Random random{7};
	for (int i = 0; i < flicks; ++i)
	{
		GameState flicked = state;
		flicked.launched = LaunchedBy(placed.game.GetRules().Cards(), state, placed.game.Active(), flick,
			DrawError(random, placed.Hand().Spread()));
		for (const DiscRest& rest : PlayExactly(flicked).discs)
		{
			const bool isIt = rest.piece == placed.disc && !rest.left;
			onNavel += isIt &&
				board::AgainstNavel({rest.position, RowOf(PieceKind::Prophet).radius}) != physics::Contact::Outside;
		}
	}
	EXPECT_NEAR(preview->odds.navel, onNavel * 1000 / flicks, 90);
	EXPECT_GT(preview->odds.navel, 0);
}

TEST(AimPreview, EveryDiscEndsSomewhere)
{
	const Placed placed;
	const std::int32_t strongest = StrongestFrom(placed.Hand(), PieceKind::Prophet, SpotOf(placed.From()));
	for (std::int32_t power = strongest / 20; power <= strongest; power += strongest / 7)
	{
		const auto preview = placed.Preview(Aim{AngleTowards(placed.From(), City(2)), power, 0});
		ASSERT_TRUE(preview);
		const LandingOdds& odds = preview->odds;
		std::int32_t sum = odds.navel + odds.sea + odds.cloud + odds.offMap;
		for (IslandId island = 0; island < board::kIslandCount; ++island)
		{
			sum += odds.islands[island];
			EXPECT_LE(odds.cities[island], odds.islands[island]);
		}
		EXPECT_NEAR(sum, 1000, 10) << "no two regions of this map touch the same disc";
	}
}

TEST(AimPreview, AWeakFlickStaysInTheCloudAndAStrongOneLeavesTheMap)
{
	const Placed placed;
	const auto weak = placed.Preview(Aim{AngleTowards(placed.From(), Point{}), 1, 0});
	ASSERT_TRUE(weak);
	EXPECT_EQ(weak->odds.cloud, 1000);
	const auto strong = placed.Preview(Aim{AngleTowards(Point{}, placed.From()), kFullPower, 0});
	ASSERT_TRUE(strong);
	EXPECT_EQ(strong->odds.offMap, 1000);
	EXPECT_TRUE(strong->landings.front().leaves);
}

TEST(AimPreview, TheSameAimHasTheSameLandings)
{
	const Placed placed;
	const Aim aim{AngleTowards(placed.From(), Point{}), 300, 200};
	const auto first = placed.Preview(aim);
	const auto second = placed.Preview(aim);
	ASSERT_TRUE(first && second);
	EXPECT_EQ(first->landings, second->landings);
	EXPECT_EQ(first->odds, second->odds);
}

TEST(AimPreview, ShowsNoMoreThanWasAgreed)
{
	const Placed placed;
	const Aim aim{AngleTowards(placed.From(), Point{}), 300, 0};
	const auto arrow = placed.Preview(aim, AimSight::Direction);
	ASSERT_TRUE(arrow);
	EXPECT_TRUE(arrow->isArrow);
	EXPECT_EQ(arrow->way.size(), 2u);
	EXPECT_TRUE(arrow->landings.empty());
	EXPECT_EQ(arrow->odds, LandingOdds());
	EXPECT_EQ(placed.Preview(Aim{aim.angle, 600, 0}, AimSight::Direction)->way, arrow->way) << "power is not seen";
	EXPECT_FALSE(placed.Preview(aim, AimSight::Nothing));
	EXPECT_FALSE(placed.Preview(aim, AimSight::Proposed)->landings.empty());
}

TEST(AimPreview, EndsAtTheFirstDiscItStrikes)
{
	Placed placed({OnMap(PieceKind::Prophet, 1, Point{})});
	const PieceId other = placed.game.FindIn(Place::Map, PieceKind::Prophet, 1);
	const auto preview = placed.Preview(AimAt(PieceKind::Prophet, placed.From(), Point{}));
	ASSERT_TRUE(preview);
	EXPECT_EQ(preview->struck, other);
	EXPECT_GT(preview->odds.pushes, 0);
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
