#include "Support/TestCards.h"
#include "Support/TestGame.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace faith::flick::test
{
namespace
{

constexpr RuleNumber kPresence{8, 1};
constexpr RuleNumber kDomination{8, 2};

/// A game whose worship of the first generation has just been held.
TestGame Worship(int players, Discs discs, Seat first = 0, std::vector<EffectId> laws = {})
{
	auto setup = Study(players, std::move(discs));
	setup.position->phase = StartPhase::Worship;
	setup.position->firstPlayer = first;
	setup.position->laws = std::move(laws);
	return TestGame(setup, Rules{LawsOnly()});
}

Discs Crowd(PieceKind kind, Seat owner, IslandId island, int count, int fromDirection = 0)
{
	Discs discs;
	for (int i = 0; i < count; ++i)
	{
		discs.push_back(OnMap(kind, owner, Beside(island, fromDirection + i)));
	}
	return discs;
}

Discs operator+(Discs left, const Discs& right)
{
	left.insert(left.end(), right.begin(), right.end());
	return left;
}

// Rule 8.1
TEST(Worship, EveryIslandWithPresencePaysOnePoint)
{
	for (int islands = 0; islands <= 4; ++islands)
	{
		Discs discs;
		for (IslandId island = 0; island < islands; ++island)
		{
			discs = discs + Crowd(island % 2 == 0 ? PieceKind::Prophet : PieceKind::Temple, 0, island, 1);
		}
		const TestGame game = Worship(2, discs);
		EXPECT_EQ(game.PointsFor(0, kPresence), islands);
		EXPECT_EQ(game.PointsFor(1, kPresence), 0);
	}
}

// Rule 8.1
TEST(Worship, ManyPiecesOnAnIslandPayNoMoreThanOne)
{
	const TestGame game = Worship(2, Crowd(PieceKind::Prophet, 0, 0, 5) + Discs{OnMap(PieceKind::Temple, 0, City(0))});
	EXPECT_EQ(game.PointsFor(0, kPresence), 1);
	const auto entries = game.Happened<Scored>();
	ASSERT_FALSE(entries.empty());
	EXPECT_EQ(entries[0].pieces.Size(), 6u);
	EXPECT_EQ(entries[0].islands, 1);
}

// Rule 8.1
TEST(Worship, APieceThatTouchesTwoIslandsCountsForBoth)
{
	const TestGame game = Worship(2, {OnMap(PieceKind::Temple, 1, At(89.85, 89.85))});
	EXPECT_EQ(game.PointsFor(1, kPresence), 2);
	EXPECT_EQ(game.PointsFor(1, kDomination), 4);
}

// Rule 8.1
TEST(Worship, SeaNavelPoolAndTheKingApePayNothing)
{
	const TestGame game = Worship(2,
		{OnMap(PieceKind::Prophet, 0, AtSea(0)), OnMap(PieceKind::Prophet, 0, At(0, 0)),
			OnMap(PieceKind::KingApe, kNobody, City(0)),
			Position::Disc{PieceKind::Prophet, 0, Place::Pool, {}, kNoPiece}});
	EXPECT_TRUE(game.Happened<Scored>().empty());
	EXPECT_EQ(game.Score(0), 0);
}

// Rules 1.4, 8.1
TEST(Worship, EveryKindOfProphetAndATempleGivesPresence)
{
	for (const PieceKind kind : {PieceKind::Prophet, PieceKind::Templar, PieceKind::Sphinx, PieceKind::Temple})
	{
		const TestGame game = Worship(2, {OnMap(kind, 1, City(3))});
		EXPECT_EQ(game.Score(1), 3) << NameOf(kind);
	}
}

// Rules 2.10, 8.2
TEST(Worship, TwoMoreForAnIslandWithMorePiecesThanEachOther)
{
	const TestGame game = Worship(3,
		Crowd(PieceKind::Prophet, 0, 0, 2) + Crowd(PieceKind::Prophet, 1, 0, 3, 2) +
			Crowd(PieceKind::Prophet, 2, 0, 2, 5));
	EXPECT_EQ(game.PointsFor(0, kDomination), 0);
	EXPECT_EQ(game.PointsFor(1, kDomination), 2);
	EXPECT_EQ(game.PointsFor(2, kDomination), 0);
	EXPECT_EQ(game.Score(1), 3);
}

// Rules 2.10, 8.2
TEST(Worship, ATieForTheMostPaysNobodyButPresencePaysAll)
{
	for (Seat third = 0; third < 3; ++third)
	{
		const auto a = static_cast<Seat>((third + 1) % 3);
		const auto b = static_cast<Seat>((third + 2) % 3);
		const TestGame game = Worship(3,
			Crowd(PieceKind::Prophet, a, 0, 2) + Crowd(PieceKind::Prophet, b, 0, 2, 2) +
				Crowd(PieceKind::Prophet, third, 0, 1, 4));
		for (Seat seat = 0; seat < 3; ++seat)
		{
			EXPECT_EQ(game.Score(seat), 1);
			EXPECT_EQ(game.PointsFor(seat, kDomination), 0);
		}
	}
}

// Rules 2.10, 8.2
TEST(Worship, ProphetsAndTemplesAddUp)
{
	const Discs discs = Crowd(PieceKind::Prophet, 0, 2, 2) + Crowd(PieceKind::Temple, 1, 2, 1, 2) +
		Crowd(PieceKind::Prophet, 1, 2, 1, 4) + Crowd(PieceKind::Templar, 1, 2, 1, 6);
	EXPECT_EQ(Worship(2, discs).PointsFor(1, kDomination), 2);
	EXPECT_EQ(Worship(2, discs + Crowd(PieceKind::Sphinx, 0, 2, 1, 7)).PointsFor(1, kDomination), 0);
}

// Rules 1.5, 8.2
TEST(Worship, TheKingApeCountsForNobodysDomination)
{
	const TestGame game =
		Worship(2, {OnMap(PieceKind::KingApe, kNobody, City(0)), OnMap(PieceKind::Prophet, 1, Beside(0, 0))});
	EXPECT_EQ(game.Score(1), 3);
}

// Rules 8.1, 8.2, 9.4
TEST(Worship, EveryEntryNamesIslandPiecesAndRuleAndTheyAddUpToTheScores)
{
	auto setup = Study(4,
		Crowd(PieceKind::Prophet, 0, 0, 2) + Crowd(PieceKind::Temple, 1, 0, 1, 4) + Crowd(PieceKind::Prophet, 2, 1, 3) +
			Crowd(PieceKind::Prophet, 3, 3, 1));
	setup.position->phase = StartPhase::Worship;
	setup.position->scores = {5, 0, 7, 1};
	const TestGame game(setup);
	std::array<std::int32_t, 4> sums{};
	for (const Scored& entry : game.Happened<Scored>())
	{
		sums[entry.player] += entry.points;
		if (entry.rule.section == 8)
		{
			EXPECT_FALSE(entry.pieces.Empty());
			EXPECT_NE(entry.islands, 0);
		}
	}
	EXPECT_EQ(sums, (std::array<std::int32_t, 4>{8, 1, 10, 4}));
	for (Seat seat = 0; seat < 4; ++seat)
	{
		EXPECT_EQ(game.Score(seat), sums[seat]);
	}
}

// Rule 8.3
TEST(Worship, AllProphetsReturnFromMapAndPoolToTheirOwners)
{
	for (int players = 2; players <= 4; ++players)
	{
		Discs discs{OnMap(PieceKind::Templar, 0, Beside(0, 0)), OnMap(PieceKind::Sphinx, 1, AtSea(0)),
			Position::Disc{PieceKind::Templar, 1, Place::Pool, {}, kNoPiece}};
		for (Seat seat = 0; seat < players; ++seat)
		{
			discs = discs + Crowd(PieceKind::Prophet, seat, seat, 2, 2);
			discs.push_back(Position::Disc{PieceKind::Prophet, seat, Place::Pool, {}, kNoPiece});
		}
		auto setup = Study(players, discs);
		setup.position->phase = StartPhase::Worship;
		setup.position->unflicked = {0, 0, 0, 0};
		const TestGame game(setup);
		for (Seat seat = 0; seat < players; ++seat)
		{
			EXPECT_EQ(game.CountIn(Place::Hand, PieceKind::Prophet, seat), players == 3 ? 6 : 5);
		}
		EXPECT_EQ(game.CountIn(Place::Hand, PieceKind::Templar, 0), 1);
		EXPECT_EQ(game.CountIn(Place::Hand, PieceKind::Templar, 1), 1);
		EXPECT_EQ(game.CountIn(Place::Hand, PieceKind::Sphinx, 1), 1);
	}
}

bool KeepsEverything(const HookContext&, PieceId)
{
	return true;
}

constexpr ReactHook kTakesLost{Moment::StepC,
	[](const HookContext& context, Reaction& reaction)
	{
		for (const PieceId lost : ProphetsIn(context.state, Place::OffMap))
		{
			reaction.ToCard(lost);
		}
	}};

// Rule 8.3
TEST(Worship, ACardMayKeepItsProphetsFromGoingHome)
{
	const TestCards cards({{.id = kNoCard, .key = "pit", .reacts = {&kTakesLost, 1}, .keeps = &KeepsEverything}});
	auto setup = Study(2);
	setup.position->laws = {Law(0)};
	setup.position->unflicked = {1, 1, 0, 0};
	TestGame game(setup, cards.MakeRules());
	const PieceId kept = game.TurnLeavingTheMap();
	const PieceId other = game.TurnEndingAt(AtSea(1));
	EXPECT_EQ(game.PieceAt(kept).place, Place::Card);
	EXPECT_EQ(game.PieceAt(other).place, Place::Hand);
}

// Rule 8.4
TEST(Worship, TemplesStayWhereTheyAre)
{
	const Discs discs{OnMap(PieceKind::Temple, 0, City(0)), OnMap(PieceKind::Prophet, 0, City(0), 0),
		OnMap(PieceKind::Prophet, 1, City(1)), OnMap(PieceKind::Temple, 1, At(160, 10), 2)};
	const TestGame game = Worship(2, discs);
	EXPECT_EQ(game.PieceAt(game.Find(PieceKind::Temple, 0)).position, City(0));
	const Piece& above = game.PieceAt(game.Find(PieceKind::Temple, 1));
	EXPECT_EQ(above.place, Place::Map);
	EXPECT_EQ(above.position, At(160, 10));
	EXPECT_EQ(above.restsOn, kNoPiece) << "the prophet below went home";
	EXPECT_EQ(game.CountIn(Place::Hand, PieceKind::Temple, 0), 3);
}

// Rule 8.5
TEST(Worship, TheFirstPlayerMarkerPassesToTheLeft)
{
	for (int players = 2; players <= 4; ++players)
	{
		for (Seat first = 0; first < players; ++first)
		{
			TestGame game = Worship(players, {}, first);
			const auto next = static_cast<Seat>((first + 1) % players);
			EXPECT_EQ(game.State().firstPlayer, next);
			ASSERT_EQ(game.Happened<MarkerPassed>().size(), 1u);
			EXPECT_EQ(game.Happened<MarkerPassed>()[0].player, next);
			game.VoteAll(Thumb::Up);
			EXPECT_EQ(game.Active(), next);
		}
	}
}

// Rules 5.6, 8.6
TEST(Worship, LawsOfThisGenerationLeaveAndThoseOfTheGameStay)
{
	// King Ape and Templars last, Tornado and Exodus do not.
	const TestGame game = Worship(2, {}, 0, {EffectId{9}, EffectId{8}, EffectId{19}, EffectId{10}});
	std::vector<EffectId> left;
	for (const LawExpired& expired : game.Happened<LawExpired>())
	{
		left.push_back(expired.law);
	}
	EXPECT_EQ(left, (std::vector<EffectId>{EffectId{9}, EffectId{19}}));
	std::vector<EffectId> laws;
	for (const ActiveEffect& effect : game.State().effects)
	{
		if (effect.controller == kNobody)
		{
			laws.push_back(effect.source);
		}
	}
	EXPECT_EQ(laws, (std::vector<EffectId>{EffectId{8}, EffectId{10}}));
	EXPECT_EQ(game.State().effects.Size(), 4u) << "and the two gods";
}

// Rules 8.1, 8.2, 8.3, 8.5, 8.6
TEST(Worship, TheStepsComeInTheirOrderAndTheNextGenerationFollows)
{
	const TestGame game = Worship(2, {OnMap(PieceKind::Prophet, 0, City(0))}, 0, {EffectId{1}});
	std::vector<std::string_view> names;
	for (const Event& event : game.Events())
	{
		names.push_back(std::visit([](const auto& each) { return each.kName; }, event));
	}
	const std::vector<std::string_view> expected{"worship_began", "scored", "scored", "piece_moved", "marker_passed",
		"law_expired", "generation_began", "laws_drawn"};
	const auto from = std::find(names.begin(), names.end(), "worship_began");
	EXPECT_EQ(std::vector<std::string_view>(from, names.end()), expected);
	EXPECT_EQ(game.State().generation, 2);
	EXPECT_EQ(game.Asked(), DecisionKind::Vote);
}

} // namespace
} // namespace faith::flick::test
