#include "FlickOfFaithRules/Queries.h"

#include "Support/TestGame.h"

#include <cstdint>
#include <vector>

namespace faith::flick
{
namespace
{

using namespace test;

constexpr std::uint8_t kNorth = 1;
constexpr std::uint8_t kEast = 2;

/// A game of two with a single piece of seat 0 (King Ape: of nobody) on the map.
struct OnePiece
{
	TestGame game;
	PieceId piece;

	OnePiece(PieceKind kind, Point spot)
		: game(Study(2, {OnMap(kind, kind == PieceKind::KingApe ? kNobody : Seat{0}, spot)})),
		  piece(game.FindIn(Place::Map, kind, kind == PieceKind::KingApe ? kNobody : Seat{0}))
	{
	}

	std::uint8_t Islands() const
	{
		std::uint8_t islands = 0;
		for (IslandId island = 0; island < board::kIslandCount; ++island)
		{
			islands |= TouchesIsland(game.State(), piece, island) ? static_cast<std::uint8_t>(1 << island) : 0;
		}
		return islands;
	}
};

std::int32_t RadiusOf(PieceKind kind)
{
	return RowOf(kind).radius;
}

constexpr PieceKind kAllKinds[]{
	PieceKind::Prophet, PieceKind::Templar, PieceKind::Sphinx, PieceKind::Temple, PieceKind::KingApe};

Seat Dominator(const TestGame& game, IslandId island)
{
	return DominatorOf(game.GetRules().Cards(), game.State(), island);
}

// Rule 2.1
TEST(Regions, KeepAPieceWhoseCentreIsExactlyOnTheEdge)
{
	const OnePiece edge(PieceKind::Prophet, Point{board::kHalfMat, 0});
	EXPECT_TRUE(CountingDisc(edge.game.State(), edge.piece));
	EXPECT_TRUE(IsInSea(edge.game.State(), edge.piece));
}

// Rule 2.1
TEST(Regions, HaveNoPartInAPieceThatLeftTheMap)
{
	TestGame game(Study(2));
	const PieceId disc = game.PlaceAndFlick();
	game.Settle({DiscRest{disc, Point{board::kHalfMat, Mm(150)}, kNoPiece, true}});
	EXPECT_EQ(game.PieceAt(disc).place, Place::Pool);
	EXPECT_FALSE(CountingDisc(game.State(), disc));
	EXPECT_FALSE(TouchesIsland(game.State(), disc, 0));
	EXPECT_FALSE(TouchesIsland(game.State(), disc, 1));
	EXPECT_FALSE(TouchesNavel(game.State(), disc));
	EXPECT_FALSE(TouchesCloud(game.State(), disc, 0));
	EXPECT_FALSE(IsInSea(game.State(), disc));
	EXPECT_EQ(CityTouched(game.State(), disc), kNoIsland);
}

// Rule 2.2
TEST(Regions, CountACityAsPartOfItsIsland)
{
	for (IslandId island = 0; island < 4; ++island)
	{
		const OnePiece in(PieceKind::Prophet, board::IslandCentre(island));
		EXPECT_EQ(CityTouched(in.game.State(), in.piece), island);
		EXPECT_EQ(in.Islands(), 1 << island);
		EXPECT_EQ(PresenceOf(PlainCatalogue(), in.game.State(), 0), 1 << island);
	}
}

// Rule 2.3
TEST(Regions, CountTheNavelAsNoIslandAndNoSea)
{
	const OnePiece navel(PieceKind::Prophet, At(0, 0));
	EXPECT_TRUE(TouchesNavel(navel.game.State(), navel.piece));
	EXPECT_FALSE(IsInSea(navel.game.State(), navel.piece));
	EXPECT_EQ(navel.Islands(), 0);
	EXPECT_EQ(PresenceOf(PlainCatalogue(), navel.game.State(), 0), 0);
}

// Rule 2.4
TEST(Regions, CountEveryCloudAsSea)
{
	for (CornerId corner = 0; corner < 4; ++corner)
	{
		const OnePiece cloud(PieceKind::Prophet, TestGame::CloudSpot(corner));
		for (CornerId other = 0; other < 4; ++other)
		{
			EXPECT_EQ(TouchesCloud(cloud.game.State(), cloud.piece, other), other == corner);
		}
		EXPECT_TRUE(IsInSea(cloud.game.State(), cloud.piece));
		EXPECT_EQ(PresenceOf(PlainCatalogue(), cloud.game.State(), 0), 0);
	}
}

// Rule 2.5
TEST(Regions, CountADiscOfAnyKindThatTouchesTheNavelInOnePoint)
{
	for (const PieceKind kind : kAllKinds)
	{
		const std::int32_t reach = board::kNavelRadius + RadiusOf(kind);
		const OnePiece touching(kind, Point{reach, 0});
		EXPECT_TRUE(TouchesNavel(touching.game.State(), touching.piece));
		const OnePiece beside(kind, Point{0, -reach - 1});
		EXPECT_FALSE(TouchesNavel(beside.game.State(), beside.piece));
	}
}

// Rule 2.5
TEST(Regions, CountADiscOfAnyKindThatTouchesACityInOnePoint)
{
	for (const PieceKind kind : kAllKinds)
	{
		const std::int32_t reach = board::kCityRadius + RadiusOf(kind);
		const OnePiece touching(kind, Point{Mm(150) + reach, 0});
		EXPECT_EQ(CityTouched(touching.game.State(), touching.piece), 1);
		const OnePiece beside(kind, Point{Mm(150) + reach + 1, 0});
		EXPECT_EQ(CityTouched(beside.game.State(), beside.piece), kNoIsland);
	}
}

// Rule 2.5
TEST(Regions, CountADiscOfAnyKindThatTouchesACloudInOnePoint)
{
	for (const PieceKind kind : kAllKinds)
	{
		// On the northern edge, so that the way to the corner runs along the axis.
		const std::int32_t reach = board::kCloudRadius + RadiusOf(kind);
		const OnePiece touching(kind, Point{board::kHalfMat - reach, board::kHalfMat});
		EXPECT_TRUE(TouchesCloud(touching.game.State(), touching.piece, 0));
		const OnePiece beside(kind, Point{board::kHalfMat - reach - 1, board::kHalfMat});
		EXPECT_FALSE(TouchesCloud(beside.game.State(), beside.piece, 0));
	}
}

// Rule 2.5
TEST(Regions, CountADiscThatTouchesAnIslandsOuterLineInOnePoint)
{
	Point lowest = board::IslandOutline(0)[0];
	for (const Point p : board::IslandOutline(0))
	{
		lowest = p.y < lowest.y ? p : lowest;
	}
	const OnePiece touching(PieceKind::Prophet, Point{lowest.x, lowest.y - RadiusOf(PieceKind::Prophet)});
	EXPECT_EQ(touching.Islands(), kNorth);
	EXPECT_EQ(PresenceOf(PlainCatalogue(), touching.game.State(), 0), kNorth);
	EXPECT_FALSE(IsInSea(touching.game.State(), touching.piece));
	const OnePiece beside(PieceKind::Prophet, Point{lowest.x, lowest.y - RadiusOf(PieceKind::Prophet) - 1});
	EXPECT_EQ(beside.Islands(), 0);
	EXPECT_TRUE(IsInSea(beside.game.State(), beside.piece));
}

// Rule 2.6
TEST(Regions, CountATempleInAStraitForBothIslands)
{
	bool bridged = false;
	for (std::int32_t d = Mm(40); d <= Mm(120) && !bridged; d += 500)
	{
		const OnePiece temple(PieceKind::Temple, Point{d, d});
		bridged = temple.Islands() == (kNorth | kEast);
		EXPECT_EQ(PresenceOf(PlainCatalogue(), temple.game.State(), 0), temple.Islands());
	}
	EXPECT_TRUE(bridged);
}

// Rules 2.3, 2.6
TEST(Regions, CountATempleThatTouchesOnlyTheNavelForNoIslandAndNoSea)
{
	const OnePiece temple(PieceKind::Temple, Point{0, NavelReach(PieceKind::Temple)});
	EXPECT_TRUE(TouchesNavel(temple.game.State(), temple.piece));
	EXPECT_EQ(temple.Islands(), 0);
	EXPECT_FALSE(IsInSea(temple.game.State(), temple.piece));
}

// Rule 2.6
TEST(Regions, PutADiscThatTouchesNeitherIslandNorNavelIntoTheSea)
{
	const OnePiece sea(PieceKind::Prophet, At(100, 100));
	EXPECT_TRUE(IsInSea(sea.game.State(), sea.piece));
	EXPECT_EQ(sea.Islands(), 0);
	const OnePiece hand(PieceKind::Prophet, At(100, 100));
	EXPECT_FALSE(IsInSea(hand.game.State(), hand.game.FindIn(Place::Hand, PieceKind::Prophet, 1)));
}

// Rule 2.7
TEST(Stacks, CountForTheRegionsOfTheLowestPieceOnly)
{
	// The prophet itself would touch the Navel; the temple it lies on touches only the island.
	TestGame game(Study(2, {OnMap(PieceKind::Temple, 1, At(0, 40)), OnMap(PieceKind::Prophet, 0, At(0, 20), 0)}));
	const PieceId prophet = game.FindIn(Place::Map, PieceKind::Prophet, 0);
	EXPECT_FALSE(TouchesNavel(game.State(), prophet));
	EXPECT_TRUE(TouchesIsland(game.State(), prophet, 0));
	EXPECT_EQ(PresenceOf(game.GetRules().Cards(), game.State(), 0), kNorth);
	ASSERT_TRUE(CountingDisc(game.State(), prophet));
	EXPECT_EQ(CountingDisc(game.State(), prophet)->radius, RadiusOf(PieceKind::Temple));
	game.TurnEndingAt(At(100, 100));
	EXPECT_EQ(game.PieceAt(prophet).place, Place::Map);
}

// Rule 2.7
TEST(Stacks, CountForTheNavelWhenTheLowestPieceDoes)
{
	TestGame game(
		Study(2, {OnMap(PieceKind::KingApe, kNobody, At(0, 28)), OnMap(PieceKind::Prophet, 0, At(0, 50), 0)}));
	const PieceId prophet = game.FindIn(Place::Map, PieceKind::Prophet, 0);
	EXPECT_TRUE(TouchesNavel(game.State(), prophet));
	game.TurnEndingAt(At(100, 100));
	EXPECT_EQ(game.PieceAt(prophet).place, Place::Pool);
}

// Rule 2.7
TEST(Stacks, ReachThroughSeveralLayersToTheLowestPiece)
{
	TestGame game(Study(2,
		{OnMap(PieceKind::Prophet, 1, At(100, 100), 1), OnMap(PieceKind::Templar, 1, At(100, 110), 2),
			OnMap(PieceKind::Temple, 0, At(85, 130))}));
	const PieceId top = game.FindIn(Place::Map, PieceKind::Prophet, 1);
	const auto disc = CountingDisc(game.State(), top);
	ASSERT_TRUE(disc);
	EXPECT_EQ(disc->centre, At(85, 130));
	EXPECT_EQ(disc->radius, RadiusOf(PieceKind::Temple));
}

// Rule 2.7
TEST(Stacks, LeaveTheMapWithTheLowestPiece)
{
	TestGame game(Study(2,
		{OnMap(PieceKind::KingApe, kNobody, At(100, 0)), OnMap(PieceKind::Templar, 1, At(100, 0), 0),
			OnMap(PieceKind::Prophet, 1, At(100, 5), 1)}));
	const PieceId ape = game.Find(PieceKind::KingApe, kNobody);
	const PieceId disc = game.PlaceAndFlick();
	game.Settle({DiscRest{disc, At(100, 100), kNoPiece, false}, DiscRest{ape, At(240, 0), kNoPiece, true}});
	EXPECT_EQ(game.CountIn(Place::Pool, PieceKind::Templar, 1), 1);
	EXPECT_EQ(game.CountIn(Place::Pool, PieceKind::Prophet, 1), 1);
	EXPECT_EQ(PresenceOf(game.GetRules().Cards(), game.State(), 1), 0);
}

// Rule 2.8
TEST(Stacks, ComeStraightDownToTheMatWhenTheLowestPieceIsTakenAway)
{
	TestGame game(Study(2, {OnMap(PieceKind::Prophet, 0, At(0, 150)), OnMap(PieceKind::Prophet, 1, At(0, 140), 0)}));
	const PieceId below = game.FindIn(Place::Map, PieceKind::Prophet, 0);
	const PieceId above = game.FindIn(Place::Map, PieceKind::Prophet, 1);
	game.TurnEndingAt(At(100, 100));
	game.Do(BuildTemple{0, below, game.FindIn(Place::Hand, PieceKind::Temple, 0), At(0, 180)});
	EXPECT_EQ(game.PieceAt(below).place, Place::Pool);
	EXPECT_EQ(game.PieceAt(above).place, Place::Map);
	EXPECT_EQ(game.PieceAt(above).position, At(0, 140));
	EXPECT_EQ(game.PieceAt(above).restsOn, kNoPiece);
}

// Rule 2.8
TEST(Stacks, ComeDownOntoTheNextPieceTheyCover)
{
	// Base and top belong to seat 1, the piece between them is turned into a temple.
	TestGame game(Study(2,
		{OnMap(PieceKind::Templar, 1, At(0, 150)), OnMap(PieceKind::Prophet, 0, At(0, 145), 0),
			OnMap(PieceKind::Prophet, 1, At(0, 140), 1)}));
	const PieceId base = game.FindIn(Place::Map, PieceKind::Templar, 1);
	const PieceId above = game.FindIn(Place::Map, PieceKind::Prophet, 1);
	game.TurnEndingAt(At(100, 100));
	game.Do(BuildTemple{
		0, game.FindIn(Place::Map, PieceKind::Prophet, 0), game.FindIn(Place::Hand, PieceKind::Temple, 0), At(0, 190)});
	EXPECT_EQ(game.PieceAt(above).restsOn, base);
	EXPECT_EQ(game.PieceAt(above).position, At(0, 140));
}

// Rule 2.8
TEST(Stacks, ComeDownBesideAPieceTheyDoNotCover)
{
	// The top one touches the base in one point, which is not covering it.
	TestGame game(Study(2,
		{OnMap(PieceKind::Prophet, 1, At(0, 160)), OnMap(PieceKind::Prophet, 0, At(0, 150), 0),
			OnMap(PieceKind::Prophet, 1, At(0, 140), 1)}));
	const PieceId above = game.FindIn(Place::Map, PieceKind::Prophet, 1, 1);
	game.TurnEndingAt(At(100, 100));
	game.Do(BuildTemple{
		0, game.FindIn(Place::Map, PieceKind::Prophet, 0), game.FindIn(Place::Hand, PieceKind::Temple, 0), At(0, 190)});
	EXPECT_EQ(game.PieceAt(above).restsOn, kNoPiece);
	EXPECT_EQ(game.PieceAt(above).position, At(0, 140));
}

// Rule 2.8
TEST(Stacks, LieOnTheMatOnceAllBelowThemWentHome)
{
	// In worship both prophets of the tower go home, King Ape on top stays.
	auto setup = Study(2,
		{OnMap(PieceKind::Prophet, 0, At(0, 150)), OnMap(PieceKind::Prophet, 1, At(0, 150), 0),
			OnMap(PieceKind::KingApe, kNobody, At(0, 150), 1)});
	setup.position->phase = StartPhase::Worship;
	TestGame game(setup);
	const Piece& ape = game.PieceAt(game.Find(PieceKind::KingApe, kNobody));
	EXPECT_EQ(ape.place, Place::Map);
	EXPECT_EQ(ape.position, At(0, 150));
	EXPECT_EQ(ape.restsOn, kNoPiece);
}

// Rule 2.9
TEST(Presence, NeedsOneProphetOrTemple)
{
	TestGame game(Study(4,
		{OnMap(PieceKind::Prophet, 0, At(0, 150)), OnMap(PieceKind::Temple, 1, At(150, 0)),
			OnMap(PieceKind::Templar, 2, At(0, -150)), OnMap(PieceKind::Prophet, 2, At(30, -150)),
			OnMap(PieceKind::Prophet, 2, At(-150, 0))}));
	EXPECT_EQ(PresenceOf(game.GetRules().Cards(), game.State(), 0), 1);
	EXPECT_EQ(PresenceOf(game.GetRules().Cards(), game.State(), 1), 2);
	EXPECT_EQ(PresenceOf(game.GetRules().Cards(), game.State(), 2), 4 | 8);
	EXPECT_EQ(PresenceOf(game.GetRules().Cards(), game.State(), 3), 0);
	EXPECT_EQ(PiecesOn(game.GetRules().Cards(), game.State(), 2, 2).Size(), 2u);
	EXPECT_EQ(PiecesOn(game.GetRules().Cards(), game.State(), 2, 3).Size(), 1u);
	EXPECT_EQ(PiecesOn(game.GetRules().Cards(), game.State(), 3, 3).Size(), 0u);
}

// Rule 2.10
TEST(Domination, NeedsMoreProphetsAndTemplesThanEachOther)
{
	const auto north = [](PieceKind kind, Seat owner, double x) { return OnMap(kind, owner, At(x, 150)); };
	std::vector<Position::Disc> discs{
		north(PieceKind::Temple, 1, -50), north(PieceKind::Prophet, 1, -10), north(PieceKind::Prophet, 2, 20)};
	EXPECT_EQ(Dominator(TestGame(Study(4, discs)), 0), 1);
	discs.push_back(north(PieceKind::Sphinx, 2, 50));
	EXPECT_EQ(Dominator(TestGame(Study(4, discs)), 0), kNobody) << "two against two";
	discs.push_back(OnMap(PieceKind::Prophet, 2, At(0, 180)));
	EXPECT_EQ(Dominator(TestGame(Study(4, discs)), 0), 2);
}

// Rule 2.10
TEST(Domination, NeedsMoreThanEachNotMoreThanAllTogether)
{
	TestGame game(Study(4,
		{OnMap(PieceKind::Prophet, 0, At(-40, 150)), OnMap(PieceKind::Prophet, 1, At(-20, 150)),
			OnMap(PieceKind::Prophet, 3, At(0, 150)), OnMap(PieceKind::Prophet, 3, At(20, 150)),
			OnMap(PieceKind::Prophet, 2, At(40, 150))}));
	EXPECT_EQ(Dominator(game, 0), 3);
	EXPECT_EQ(PresenceOf(game.GetRules().Cards(), game.State(), 3), 1) << "who dominates is present as well";
}

// Rule 2.10
TEST(Domination, IsNobodysOnAnEmptyIslandOrWithATieForTheMost)
{
	TestGame game(Study(3,
		{OnMap(PieceKind::Prophet, 0, At(0, 150)), OnMap(PieceKind::Temple, 1, At(40, 150)),
			OnMap(PieceKind::Prophet, 2, At(0, -150))}));
	EXPECT_EQ(Dominator(game, 0), kNobody);
	EXPECT_EQ(Dominator(game, 1), kNobody);
	EXPECT_EQ(Dominator(game, 2), 2);
}

// Rule 2.10
TEST(Domination, CountsADiscForEveryIslandItTouches)
{
	bool both = false;
	for (std::int32_t d = Mm(40); d <= Mm(120); d += 500)
	{
		const OnePiece sphinx(PieceKind::Sphinx, Point{d, d});
		for (const IslandId island : {IslandId{0}, IslandId{1}})
		{
			const bool touches = TouchesIsland(sphinx.game.State(), sphinx.piece, island);
			EXPECT_EQ(Dominator(sphinx.game, island), touches ? 0 : kNobody);
		}
		both |= sphinx.Islands() == (kNorth | kEast);
	}
	EXPECT_TRUE(both);
}

TEST(Queries, CountUnflickedProphetsAndTemples)
{
	TestGame game(Study(2, {OnMap(PieceKind::Prophet, 0, At(100, 100)), OnMap(PieceKind::Temple, 0, At(0, 150))}));
	EXPECT_EQ(UnflickedOf(game.State(), 0), 4);
	EXPECT_EQ(UnflickedOf(game.State(), 1), 5);
	EXPECT_EQ(TemplesOnMap(game.State(), 0), 1);
	EXPECT_EQ(TemplesOnMap(game.State(), 1), 0);
	const auto temples = UsableTemples(game.State(), 0);
	ASSERT_EQ(temples.Size(), 3u);
	EXPECT_EQ(game.PieceAt(temples[0]).place, Place::Hand);
	EXPECT_EQ(game.PieceAt(temples[0]).owner, 0);
}

TEST(Queries, FindWhatIsInTheWayAndLookThroughWhatIsIgnored)
{
	TestGame game(Study(2, {OnMap(PieceKind::Prophet, 0, At(100, 100))}));
	const PieceId disc = game.FindIn(Place::Map, PieceKind::Prophet, 0);
	EXPECT_EQ(InTheWay(game.State(), Circle{Point{Mm(120) - 1, Mm(100)}, Mm(10)}), disc);
	EXPECT_EQ(InTheWay(game.State(), Circle{Point{Mm(120), Mm(100)}, Mm(10)}), kNoPiece);
	EXPECT_EQ(InTheWay(game.State(), Circle{At(100, 100), Mm(10)}, disc), kNoPiece);
	EXPECT_EQ(InTheWay(game.State(), Circle{At(100, 100), Mm(10)}, kNoPiece, disc), kNoPiece);
}

} // namespace
} // namespace faith::flick
