#include "Support/GodGame.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace faith::flick::test
{
namespace
{

constexpr int kTemples = 4;
constexpr RuleNumber kRule{13, 5};

/// Zeus in seat 0 against Ra and Morrigan.
Setup ZeusFirst(Discs discs = {})
{
	return WithGods(Study(3, std::move(discs)), {"zeus", "ra", "morrigan"});
}

/// The first player has flicked a prophet to a spot.
struct AfterFlick
{
	explicit AfterFlick(const Setup& setup, Point spot) : game(PlayGods(setup)), prophet(game.TurnEndingAt(spot)) {}

	/// With the nth of the first player's temples.
	BuildTemple With(int nth, Point spot) const
	{
		return BuildTemple{0, prophet, game.Find(PieceKind::Temple, 0, nth), spot};
	}

	TestGame game;
	PieceId prophet;
};

/// All temples of Zeus on the map, one on each island.
Discs AllTemplesBuilt()
{
	Discs discs;
	for (IslandId island = 0; island < kTemples; ++island)
	{
		discs.push_back(OnMap(PieceKind::Temple, 0, Beside(island, 0)));
	}
	return discs;
}

/// Discs of players 1 to 3 all over the northern island, so close that no temple fits between.
Discs CrowdedNorth()
{
	Discs discs{OnMap(PieceKind::Temple, 1, City(0))};
	int placed = 0;
	for (int x = -78; x <= 78; x += 39)
	{
		for (int y = 72; y <= 228; y += 39)
		{
			const Point spot = At(x, y);
			if (board::AgainstIsland(0, Circle{spot, Mm(10)}) != physics::Contact::Outside && spot != City(0))
			{
				discs.push_back(OnMap(PieceKind::Prophet, static_cast<Seat>(1 + placed++ / 7), spot));
			}
		}
	}
	return discs;
}

/// A worship of three players in this generation, Zeus with temples on the first so many islands.
TestGame WorshipWithTemples(int islands, int generation)
{
	Discs discs = AllTemplesBuilt();
	discs.resize(static_cast<std::size_t>(islands));
	auto setup = AtWorship(ZeusFirst(discs));
	setup.position->generation = static_cast<std::uint8_t>(generation);
	return PlayGods(setup);
}

// Rules 3.5, 13.5
TEST(Zeus, HasAsManyTemplesAsTheOthers)
{
	for (const int players : {2, 3, 4})
	{
		const TestGame game = PlayGods(WithGods(Study(players), {"zeus", "ra"}));
		EXPECT_EQ(game.CountIn(Place::Hand, PieceKind::Temple, 0), kTemples);
		EXPECT_EQ(game.CountIn(Place::Hand, PieceKind::Temple, 1), kTemples);
	}
}

// Rules 9.4, 13.5
TEST(Zeus, IsPaidAtTheLastWorshipForTemplesOnMoreThanTwoIslands)
{
	const int last = RowOf(Param::Generations, 3).base;
	for (int islands = 0; islands <= kTemples; ++islands)
	{
		const TestGame game = WorshipWithTemples(islands, last);
		const std::int32_t paid = islands > 2 ? islands - 2 : 0;
		EXPECT_EQ(game.PointsFor(0, kRule), paid) << islands;
		EXPECT_EQ(game.Score(0), islands * (1 + 2) + paid) << "presence and domination as ever";
		const auto entries = EntriesOf(game, "zeus");
		ASSERT_EQ(entries.size(), paid > 0 ? 1u : 0u) << islands;
		if (paid > 0)
		{
			EXPECT_EQ(entries[0].player, 0);
			EXPECT_EQ(entries[0].islands, islands == 3 ? 0b0111 : 0b1111);
		}
	}
}

// Rule 13.5
TEST(Zeus, IsNotPaidBetweenTwo)
{
	auto setup = AtWorship(WithGods(Study(2, AllTemplesBuilt()), {"zeus", "ra"}));
	setup.position->generation = static_cast<std::uint8_t>(RowOf(Param::Generations, 2).base);
	EXPECT_EQ(PlayGods(setup).PointsFor(0, kRule), 0);
}

// Rule 13.5
TEST(Zeus, IsNotPaidAtEarlierWorships)
{
	for (int generation = 1; generation < RowOf(Param::Generations, 3).base; ++generation)
	{
		EXPECT_EQ(WorshipWithTemples(kTemples, generation).PointsFor(0, kRule), 0) << generation;
	}
}

// Rules 2.6, 13.5
TEST(Zeus, IsPaidForIslandsThatTemplesTouchAndNotForProphets)
{
	const auto pointsWith = [](Discs discs)
	{
		auto setup = AtWorship(ZeusFirst(std::move(discs)));
		setup.position->generation = static_cast<std::uint8_t>(RowOf(Param::Generations, 3).base);
		return PlayGods(setup).PointsFor(0, kRule);
	};
	const Point strait = At(89.85, 89.85);
	EXPECT_EQ(pointsWith({OnMap(PieceKind::Temple, 0, strait), OnMap(PieceKind::Temple, 0, City(2))}), 1);
	EXPECT_EQ(pointsWith({OnMap(PieceKind::Temple, 0, City(0)), OnMap(PieceKind::Temple, 0, Beside(0, 0)),
				  OnMap(PieceKind::Temple, 0, City(1))}),
		0)
		<< "two temples on one island";
	EXPECT_EQ(pointsWith({OnMap(PieceKind::Temple, 0, City(0)), OnMap(PieceKind::Temple, 0, City(1)),
				  OnMap(PieceKind::Prophet, 0, City(2)), OnMap(PieceKind::Temple, 1, City(3))}),
		0)
		<< "a prophet and another player's temple";
}

// Rule 13.5
TEST(Zeus, PutsATempleOnAnyIslandWhicheverCityTheProphetTouches)
{
	for (IslandId city = 0; city < 4; ++city)
	{
		for (IslandId island = 0; island < 4; ++island)
		{
			AfterFlick after(ZeusFirst(), City(city));
			ASSERT_EQ(after.game.Asked(), DecisionKind::Build);
			EXPECT_EQ(BuildableIslands(after.game.GetRules().Cards(), after.game.State(), after.prophet), 0b1111);
			after.game.Do(after.With(0, City(island)));
			const auto built = after.game.Happened<TempleBuilt>();
			ASSERT_EQ(built.size(), 1u);
			EXPECT_EQ(built[0].island, island);
			EXPECT_FALSE(built[0].moved);
			EXPECT_EQ(after.game.PieceAt(after.prophet).place, Place::Pool);
			EXPECT_EQ(after.game.PieceAt(after.With(0, {}).temple).position, City(island));
		}
	}
}

// Rules 7.2, 13.5
TEST(Zeus, AloneMayDoSo)
{
	AfterFlick after(WithGods(Study(2), {"ra", "zeus"}), City(2));
	EXPECT_EQ(after.game.Refuse(after.With(0, City(1)), Reason::WrongIsland), Details{2});
	EXPECT_EQ(BuildableIslands(after.game.GetRules().Cards(), after.game.State(), after.prophet), 0b0100);
	after.game.Do(after.With(0, City(2)));
	const PieceId prophet = after.game.TurnEndingAt(City(3));
	after.game.Do(BuildTemple{1, prophet, after.game.Find(PieceKind::Temple, 1), City(1)});
	EXPECT_EQ(after.game.Happened<TempleBuilt>().at(0).island, 1);
}

// Rules 7.4, 13.5
TEST(Zeus, MovesATempleFromAnyIslandToAnyIsland)
{
	for (int nth = 0; nth < kTemples; ++nth)
	{
		for (IslandId island = 0; island < 4; ++island)
		{
			AfterFlick after(ZeusFirst(AllTemplesBuilt()), City(0));
			ASSERT_EQ(after.game.Asked(), DecisionKind::Build);
			after.game.Do(after.With(nth, City(island)));
			EXPECT_EQ(after.game.PieceAt(after.With(nth, {}).temple).position, City(island));
			EXPECT_EQ(TemplesOnMap(after.game.State(), 0), kTemples);
			EXPECT_TRUE(after.game.Happened<TempleBuilt>().at(0).moved);
			EXPECT_EQ(after.game.Happened<TempleBuilt>().at(0).island, island);
		}
	}
}

// Rules 7.4, 13.5
TEST(Zeus, UsesATempleInHandBeforeOneOnTheMapLikeEverybody)
{
	Discs discs = AllTemplesBuilt();
	discs.pop_back();
	AfterFlick after(ZeusFirst(discs), City(0));
	const PieceId inHand = after.game.FindIn(Place::Hand, PieceKind::Temple, 0);
	EXPECT_EQ(after.game.Refuse(after.With(1, City(3)), Reason::TempleInHandFirst), Details{inHand});
	after.game.Do(BuildTemple{0, after.prophet, inHand, City(3)});
}

// Rules 7.3, 13.5
TEST(Zeus, NeedsAProphetThatTouchesACity)
{
	AfterFlick beside(ZeusFirst(), Beside(0, 2));
	EXPECT_EQ(beside.game.Active(), 1) << "he is not asked";
	AfterFlick after(ZeusFirst({OnMap(PieceKind::Prophet, 0, Beside(1, 2))}), City(0));
	const PieceId aside = after.game.Find(PieceKind::Prophet, 0);
	const BuildTemple build{0, aside, after.game.Find(PieceKind::Temple, 0), City(1)};
	EXPECT_EQ(after.game.Refuse(build, Reason::NotTouchingACity), Details{aside});
}

// Rules 7.5, 13.5
TEST(Zeus, PutsItWhollyOnAnIslandAndOnNothingElse)
{
	AfterFlick after(ZeusFirst({OnMap(PieceKind::Prophet, 1, City(2))}), City(0));
	const PieceId temple = after.With(0, {}).temple;
	for (const Point& spot : {At(0, 0), AtSea(1), At(89.85, 89.85)})
	{
		EXPECT_EQ(after.game.Refuse(after.With(0, spot), Reason::OutsideTheIsland), Details{temple});
	}
	EXPECT_EQ(after.game.Refuse(after.With(0, At(223, 0)), Reason::OffTheMat), Details{temple});
	const PieceId other = after.game.Find(PieceKind::Prophet, 1);
	EXPECT_EQ(after.game.Refuse(after.With(0, City(2)), Reason::SpotIsTaken), Details{other});
	after.game.Do(after.With(0, City(0))); // where the prophet lies
}

// Rules 7.6, 13.5
TEST(Zeus, BuildsElsewhereWhenTheIslandOfTheCityIsFull)
{
	for (const bool isZeus : {true, false})
	{
		auto setup = Study(4, CrowdedNorth());
		setup = isZeus ? WithGods(setup, {"zeus", "ra", "morrigan", "freja"})
					   : WithGods(setup, {"ra", "zeus", "morrigan", "freja"});
		TestGame game = PlayGods(setup);
		const PieceId disc = game.PlaceAndFlick();
		game.Settle({Lies(disc, City(0), game.Find(PieceKind::Temple, 1))});
		ASSERT_EQ(game.Asked(), isZeus ? DecisionKind::Build : DecisionKind::Place);
		if (isZeus)
		{
			game.Do(BuildTemple{0, disc, game.Find(PieceKind::Temple, 0), City(2)});
			EXPECT_EQ(game.PieceAt(disc).place, Place::Pool);
		}
	}
}

// Rules 7.3, 7.4, 13.5
TEST(Zeus, MayMoveATempleOnThatHeBuiltThisTurn)
{
	Discs discs = AllTemplesBuilt();
	discs.pop_back();
	discs.push_back(OnMap(PieceKind::Prophet, 0, City(1)));
	AfterFlick after(ZeusFirst(discs), City(0));
	const PieceId temple = after.game.FindIn(Place::Hand, PieceKind::Temple, 0);
	after.game.Do(BuildTemple{0, after.prophet, temple, City(3)});
	ASSERT_EQ(after.game.Asked(), DecisionKind::Build);
	after.game.Do(BuildTemple{0, after.game.FindIn(Place::Map, PieceKind::Prophet, 0), temple, City(2)});
	EXPECT_EQ(after.game.PieceAt(temple).position, City(2));
	EXPECT_EQ(after.game.Active(), 1);
}

// Rules 7.8, 8.1, 13.5
TEST(Zeus, IsPresentWhereHeBuiltAndNotWhereTheProphetWas)
{
	auto setup = Unflicked(ZeusFirst({OnMap(PieceKind::Prophet, 0, At(0, 60))}), {1, 0, 0, 0});
	TestGame game = PlayGods(setup);
	const PieceId pushed = game.Find(PieceKind::Prophet, 0);
	const PieceId disc = game.PlaceAndFlick();
	game.Settle({Lies(disc, City(0)), Lies(pushed, At(0, 0))});
	game.Do(BuildTemple{0, disc, game.Find(PieceKind::Temple, 0), City(2)});
	const auto entries = game.Happened<Scored>();
	ASSERT_EQ(entries.size(), 3u) << "Navel, presence, domination";
	EXPECT_EQ(entries[0].points, 1 + 1);
	for (const Scored& entry : entries)
	{
		EXPECT_EQ(entry.islands, 0b0100);
	}
}

// Rules 7.2, 13.5
TEST(Zeus, NeedNotBuild)
{
	AfterFlick after(ZeusFirst(), City(0));
	after.game.Do(DoneBuilding{0});
	EXPECT_EQ(after.game.PieceAt(after.prophet).place, Place::Map);
	EXPECT_EQ(TemplesOnMap(after.game.State(), 0), 0);
}

} // namespace
} // namespace faith::flick::test
