#include "FlickOfFaithRules/Rules.h"

#include "Support/TestGame.h"

#include <cstdint>
#include <limits>
#include <vector>

namespace faith::flick
{
namespace
{

using namespace test;

constexpr std::int32_t kLowest = std::numeric_limits<std::int32_t>::min();
constexpr std::int32_t kHighest = std::numeric_limits<std::int32_t>::max();

/// Seat 0 has flicked; the table's report is awaited.
struct InFlight
{
	TestGame game;
	PieceId flicked;

	explicit InFlight(std::vector<Position::Disc> discs = {})
		: game(Study(2, std::move(discs))), flicked(game.PlaceAndFlick())
	{
	}

	/// The nth prophet of seat 1 on the map, in the order of the list.
	PieceId Other(int nth = 0) const { return game.FindIn(Place::Map, PieceKind::Prophet, 1, nth); }

	std::vector<std::int32_t> Refuse(std::vector<DiscRest> discs, Reason reason, TableKind table = TableKind::Exact)
	{
		return game.Refuse(Settled{table, std::move(discs)}, reason);
	}
};

DiscRest Rest(PieceId disc, Point spot, PieceId on = kNoPiece)
{
	return DiscRest{disc, spot, on, false};
}

DiscRest Left(PieceId disc, Point spot)
{
	return DiscRest{disc, spot, kNoPiece, true};
}

Position::Disc Theirs(Point spot, std::uint8_t on = kNoPiece)
{
	return OnMap(PieceKind::Prophet, 1, spot, on);
}

std::vector<std::int32_t> Details(std::initializer_list<std::int32_t> numbers)
{
	return numbers;
}

// Rule 6.7
TEST(Settling, MovesWhatTheReportListsAndNothingElse)
{
	InFlight table({Theirs(At(60, 0)), OnMap(PieceKind::Temple, 1, At(0, 150))});
	const PieceId pushed = table.Other();
	const PieceId temple = table.game.FindIn(Place::Map, PieceKind::Temple, 1);
	table.game.Settle({Rest(table.flicked, At(100, 100)), Rest(pushed, At(80, -90))});
	EXPECT_EQ(table.game.PieceAt(table.flicked).position, At(100, 100));
	EXPECT_EQ(table.game.PieceAt(pushed).position, At(80, -90));
	EXPECT_EQ(table.game.PieceAt(temple).position, At(0, 150));
	const auto rested = table.game.Happened<CameToRest>();
	ASSERT_EQ(rested.size(), 1u);
	EXPECT_EQ(rested[0].discs.size(), 2u);
}

// Rule 6.7
TEST(Settling, TakesAnEmptyReportAsNothingMoved)
{
	InFlight table;
	const Point spot = table.game.PieceAt(table.flicked).position;
	table.game.Settle({});
	EXPECT_EQ(table.game.PieceAt(table.flicked).position, spot);
	EXPECT_EQ(table.game.Asked(), DecisionKind::Reflick);
}

// Rule 6.7
TEST(Settling, IsAwaitedFromTheTableAndFromNobodyElse)
{
	InFlight table;
	const auto notNow = Details({static_cast<std::int32_t>(DecisionKind::Settle)});
	EXPECT_EQ(table.game.Refuse(Flick{0, {DiscAim{table.flicked, Aim{0, 500, 0}}}}, Reason::NotNow), notNow);
	EXPECT_EQ(table.game.Refuse(Keep{0}, Reason::NotNow), notNow);
	EXPECT_EQ(table.game.Refuse(Vote{1, Thumb::Up}, Reason::NotNow), notNow);
	EXPECT_EQ(table.game.Refuse(DoneBuilding{0}, Reason::NotNow), notNow);
	table.game.Settle({Rest(table.flicked, At(100, 100))});
	table.game.Refuse(Settled{}, Reason::NotNow);
}

// Rule 6.7
TEST(Settling, RefusesDiscsThatAreNotOnTheMap)
{
	InFlight table({Position::Disc{PieceKind::Prophet, 1, Place::Pool, Point{}, kNoPiece}});
	for (const int unknown : {54, 55, 56, 200, 255})
	{
		EXPECT_EQ(
			table.Refuse({Rest(static_cast<PieceId>(unknown), At(0, 0))}, Reason::UnknownPiece), Details({unknown}));
	}
	for (const Place place : {Place::Hand, Place::Pool, Place::Box})
	{
		const PieceId disc = table.game.FindIn(place, PieceKind::Prophet, 1);
		EXPECT_EQ(table.Refuse({Rest(disc, At(0, 0))}, Reason::SettledNotOnMap), Details({disc}));
		EXPECT_EQ(table.Refuse({Left(disc, At(240, 0))}, Reason::SettledNotOnMap), Details({disc}));
	}
	table.Refuse({Rest(table.game.Find(PieceKind::KingApe, kNobody), At(0, 0))}, Reason::SettledNotOnMap);
}

// Rules 6.7, 6.10
TEST(Settling, RefusesToBringBackADiscThatLeftInAnEarlierFlickOfTheTurn)
{
	InFlight table({Theirs(At(60, 0))});
	const PieceId lost = table.Other();
	table.game.Settle({Left(lost, At(240, 0))});
	ASSERT_EQ(table.game.Asked(), DecisionKind::Reflick);
	table.game.Do(Flick{0, {DiscAim{table.flicked, Aim{0, 500, 0}}}});
	table.Refuse({Rest(lost, At(60, 0))}, Reason::SettledNotOnMap);
	EXPECT_EQ(table.Refuse({Rest(table.flicked, At(60, 0), lost)}, Reason::SettledRestsOnWhat),
		Details({table.flicked, lost}));
}

// Rule 6.7
TEST(Settling, RefusesTheSameDiscTwice)
{
	InFlight table;
	const DiscRest rest = Rest(table.flicked, At(100, 100));
	EXPECT_EQ(table.Refuse({rest, rest}, Reason::SettledTwice), Details({table.flicked}));
	table.Refuse({rest, Left(table.flicked, At(240, 0))}, Reason::SettledTwice);
	table.Refuse(std::vector<DiscRest>(1000, rest), Reason::SettledTwice);
}

// Rule 6.7
TEST(Settling, RefusesAThousandDiscsOfWhichOnlySomeExist)
{
	InFlight table;
	std::vector<DiscRest> many;
	for (int i = 0; i < 1000; ++i)
	{
		many.push_back(Rest(static_cast<PieceId>(i % 256), Point{i * 40, 0}));
	}
	table.Refuse(many, Reason::SettledNotOnMap);
}

// Rule 6.7
TEST(Settling, RefusesPlacesFarBeyondAnyTable)
{
	InFlight table;
	for (const std::int32_t remote : {kLowest, kLowest + 1, -1'000'001, 1'000'001, kHighest})
	{
		for (const Point spot : {Point{remote, 0}, Point{0, remote}, Point{remote, remote}})
		{
			EXPECT_EQ(table.Refuse({Rest(table.flicked, spot)}, Reason::SettledOutOfRange), Details({table.flicked}));
			EXPECT_EQ(table.Refuse({Left(table.flicked, spot)}, Reason::SettledOutOfRange), Details({table.flicked}));
		}
	}
}

// Rules 2.1, 6.7
TEST(Settling, RefusesADiscBeyondTheEdgeThatDidNotLeave)
{
	InFlight table;
	for (const Point spot : {Point{240'001, 0}, Point{-240'001, 0}, Point{0, 240'001}, Point{0, -240'001}})
	{
		EXPECT_EQ(table.Refuse({Rest(table.flicked, spot)}, Reason::SettledBeyondEdge), Details({table.flicked}));
	}
	table.game.Settle({Rest(table.flicked, Point{240'000, -240'000})});
	EXPECT_EQ(table.game.PieceAt(table.flicked).place, Place::Map);
}

// Rules 2.1, 6.7
TEST(Settling, RefusesADiscThatLeftWithItsCentreInsideTheEdge)
{
	InFlight inside;
	for (const Point spot : {At(0, 0), Point{239'999, 0}, Point{0, -239'999}})
	{
		EXPECT_EQ(inside.Refuse({Left(inside.flicked, spot)}, Reason::SettledLeftInside), Details({inside.flicked}));
	}
	for (const Point spot : {Point{240'000, 0}, Point{0, -240'000}, Point{-240'005, 10}, Point{900'000, 900'000}})
	{
		InFlight table;
		table.game.Settle({Left(table.flicked, spot)});
		EXPECT_EQ(table.game.PieceAt(table.flicked).place, Place::Pool);
	}
}

// Rule 6.7
TEST(Settling, ForgivesAnExactTableFiftyMicrometresOfOverlap)
{
	InFlight table({Theirs(At(100, 100))});
	const PieceId other = table.Other();
	const auto refused = table.Refuse({Rest(table.flicked, Point{Mm(120) - 51, Mm(100)})}, Reason::SettledOverlap);
	EXPECT_EQ(refused, Details({(std::min)(table.flicked, other), (std::max)(table.flicked, other)}));
	table.Refuse({Rest(table.flicked, At(100, 100))}, Reason::SettledOverlap);
	table.game.Settle({Rest(table.flicked, Point{Mm(120) - 50, Mm(100)})});
}

// Rule 6.7
TEST(Settling, ForgivesAnEngineHalfAMillimetreOfOverlap)
{
	InFlight table({Theirs(At(100, 100))});
	table.Refuse({Rest(table.flicked, Point{Mm(120) - 501, Mm(100)})}, Reason::SettledOverlap, TableKind::Engine);
	table.game.Do(Settled{TableKind::Engine, {Rest(table.flicked, Point{Mm(120) - 500, Mm(100)})}});
}

// Rule 6.7
TEST(Settling, RefusesATableOfAnUnknownKind)
{
	InFlight table;
	table.Refuse({}, Reason::OptionUnknown, static_cast<TableKind>(2));
	table.Refuse({Rest(table.flicked, At(100, 100))}, Reason::OptionUnknown, static_cast<TableKind>(255));
}

// Rule 6.7
TEST(Settling, DoesNotJudgeAgainWhatAnEngineLeft)
{
	InFlight table({Theirs(At(100, 0)), OnMap(PieceKind::Templar, 1, Point{Mm(122.5) - 400, 0})});
	const PieceId templar = table.game.FindIn(Place::Map, PieceKind::Templar, 1);
	table.Refuse({Rest(templar, Point{Mm(122.5) - 399, 0})}, Reason::SettledOverlap);
	table.game.Settle({Rest(table.flicked, At(0, 100))});
	EXPECT_NE(table.game.Asked(), DecisionKind::Settle);
}

// Rule 6.7
TEST(Settling, TouchingIsNoOverlap)
{
	InFlight table({Theirs(At(100, 100))});
	table.game.Settle({Rest(table.flicked, At(120, 100))});
	EXPECT_EQ(table.game.PieceAt(table.flicked).restsOn, kNoPiece);
}

// Rules 2.7, 6.7
TEST(Settling, LaysADiscOnAnother)
{
	InFlight table({Theirs(At(0, 150))});
	const PieceId base = table.Other();
	table.game.Settle({Rest(table.flicked, At(5, 145), base)});
	EXPECT_EQ(table.game.PieceAt(table.flicked).restsOn, base);
	EXPECT_EQ(table.game.PieceAt(table.flicked).position, At(5, 145));
}

// Rule 6.7
TEST(Settling, RefusesADiscOnSomethingThatIsNotOnTheMap)
{
	InFlight table;
	const PieceId inHand = table.game.FindIn(Place::Hand, PieceKind::Prophet, 1);
	for (const PieceId what :
		{inHand, table.game.FindIn(Place::Box, PieceKind::Prophet, 1), PieceId{54}, PieceId{200}, PieceId{254}})
	{
		EXPECT_EQ(table.Refuse({Rest(table.flicked, At(100, 100), what)}, Reason::SettledRestsOnWhat),
			Details({table.flicked, what}));
		table.Refuse({DiscRest{table.flicked, At(240, 0), what, true}}, Reason::SettledRestsOnWhat);
	}
}

// Rule 6.7
TEST(Settling, RefusesDiscsThatLieOnEachOtherInACircle)
{
	InFlight table({Theirs(At(100, 100)), Theirs(At(60, 0))});
	const PieceId one = table.Other(0);
	const PieceId two = table.Other(1);
	const Point spot = At(100, 100);
	EXPECT_EQ(table.Refuse({Rest(table.flicked, spot, table.flicked)}, Reason::SettledRestsInCircle),
		Details({table.flicked}));
	table.Refuse({Rest(table.flicked, spot, one), Rest(one, spot, table.flicked)}, Reason::SettledRestsInCircle);
	table.Refuse({Rest(table.flicked, spot, one), Rest(one, spot, two), Rest(two, spot, table.flicked)},
		Reason::SettledRestsInCircle);
	// The circle need not contain the disc that leads into it.
	table.Refuse(
		{Rest(table.flicked, spot, one), Rest(one, spot, two), Rest(two, spot, one)}, Reason::SettledRestsInCircle);
}

// Rule 6.7
TEST(Settling, RefusesADiscOnOneThatItDoesNotCover)
{
	InFlight table({Theirs(At(100, 100))});
	const PieceId base = table.Other();
	EXPECT_EQ(table.Refuse({Rest(table.flicked, At(120, 100), base)}, Reason::SettledRestsOnAir),
		Details({table.flicked, base}));
	table.Refuse({Rest(table.flicked, At(0, 0), base)}, Reason::SettledRestsOnAir);
	table.game.Settle({Rest(table.flicked, Point{Mm(120) - 1, Mm(100)}, base)});
	EXPECT_EQ(table.game.PieceAt(table.flicked).restsOn, base);
}

// Rule 6.7
TEST(Settling, ADiscOnAnotherMayHangOverWhatIsNotAsHigh)
{
	InFlight table({Theirs(At(100, 100)), Theirs(At(100, 121))});
	table.game.Settle({Rest(table.flicked, At(100, 108), table.Other(0))});
	EXPECT_EQ(table.game.PieceAt(table.flicked).restsOn, table.Other(0));
}

// Rule 6.7
TEST(Settling, ADiscOnAnotherMayNotReachIntoATempleBesideIt)
{
	InFlight table({Theirs(At(100, 100)), OnMap(PieceKind::Temple, 1, At(100, 129))});
	table.Refuse({Rest(table.flicked, At(100, 108), table.Other(0))}, Reason::SettledOverlap);
}

// Rule 6.7
TEST(Settling, RefusesOverlapAtTheSameHeight)
{
	InFlight table({Theirs(At(100, 100)), Theirs(At(100, 121))});
	const PieceId base = table.Other(0);
	const PieceId beside = table.Other(1);
	// Reaching deep into the neighbour without lying on anything.
	table.Refuse({Rest(table.flicked, At(100, 138), kNoPiece)}, Reason::SettledOverlap);
	// Two on one base that overlap each other.
	table.Refuse({Rest(table.flicked, At(98, 100), base), Rest(beside, At(102, 100), base)}, Reason::SettledOverlap);
	// A tower of three.
	table.game.Settle({Rest(beside, At(102, 100), base), Rest(table.flicked, At(98, 100), beside)});
	EXPECT_EQ(table.game.PieceAt(table.flicked).restsOn, beside);
	EXPECT_EQ(table.game.PieceAt(beside).restsOn, base);
}

// Rules 2.7, 6.7
TEST(Settling, LosesADiscThatIsSaidToRestOnALostOne)
{
	InFlight table({Theirs(At(200, 0))});
	const PieceId base = table.Other();
	table.game.Settle({Left(base, At(240, 0)), Rest(table.flicked, At(235, 0), base)});
	EXPECT_EQ(table.game.PieceAt(table.flicked).place, Place::Pool);
	EXPECT_EQ(table.game.PieceAt(base).place, Place::Pool);
	EXPECT_EQ(table.game.PieceAt(table.flicked).restsOn, kNoPiece);
	const CameToRest rested = table.game.Happened<CameToRest>()[0];
	ASSERT_EQ(rested.discs.size(), 2u);
	EXPECT_TRUE(rested.discs[0].left);
	EXPECT_TRUE(rested.discs[1].left) << "who follows the events must learn that it is gone";
}

// Rules 2.7, 6.7
TEST(Settling, LosesAnUnlistedDiscWithTheOneBelowIt)
{
	InFlight table({Theirs(At(200, 0)), OnMap(PieceKind::Templar, 1, At(205, 0), 0)});
	const PieceId base = table.Other();
	const PieceId above = table.game.FindIn(Place::Map, PieceKind::Templar, 1);
	table.game.Settle({Left(base, At(240, 0))});
	ASSERT_EQ(table.game.Asked(), DecisionKind::Reflick);
	EXPECT_EQ(table.game.PieceAt(above).place, Place::OffMap);
	EXPECT_EQ(table.game.PieceAt(above).restsOn, kNoPiece);
	const CameToRest rested = table.game.Happened<CameToRest>()[0];
	ASSERT_EQ(rested.discs.size(), 2u);
	EXPECT_EQ(rested.discs[1].piece, above);
	EXPECT_TRUE(rested.discs[1].left);
}

// Rule 6.7
TEST(Settling, RefusesAnUnlistedDiscWhoseBaseMovedAwayFromUnderIt)
{
	InFlight table({Theirs(At(100, 0)), OnMap(PieceKind::Templar, 1, At(100, 0), 0)});
	const PieceId base = table.Other();
	const PieceId above = table.game.FindIn(Place::Map, PieceKind::Templar, 1);
	EXPECT_EQ(table.Refuse({Rest(base, At(60, 0))}, Reason::SettledRestsOnAir), Details({above, base}));
	table.game.Settle({Rest(base, At(95, 0))});
	EXPECT_EQ(table.game.PieceAt(above).restsOn, base);
	EXPECT_EQ(table.game.PieceAt(above).position, At(100, 0));
}

// Rule 6.7
TEST(Settling, PutsADiscFromATowerBackOnTheMat)
{
	InFlight table({Theirs(At(100, 0)), OnMap(PieceKind::Templar, 1, At(100, 0), 0)});
	const PieceId above = table.game.FindIn(Place::Map, PieceKind::Templar, 1);
	table.game.Settle({Rest(above, At(60, 0))});
	EXPECT_EQ(table.game.PieceAt(above).restsOn, kNoPiece);
	EXPECT_EQ(table.game.PieceAt(above).position, At(60, 0));
}

} // namespace
} // namespace faith::flick
