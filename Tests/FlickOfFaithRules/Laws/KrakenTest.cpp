#include "Support/LawGame.h"
#include "Support/TestCards.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace faith::flick::test
{
namespace
{

constexpr RuleNumber kRule{12, 11};

constexpr std::string_view kLaw = "kraken";

/// Players whose gods deal them so many prophets, and two of them in the sea for player 0.
int GivenOf(std::int32_t prophets)
{
	const Modifier few{Param::ProphetsPerPlayer, Op::Override, prophets};
	const TestCards gods({}, std::vector<EffectDef>(8, EffectDef{.id = kNoCard, .key = "few", .modifiers = {&few, 1}}));
	const Catalogue cards{StandardCatalogue().laws, gods.Cards().godCards};
	TestGame game(
		WorshipUnder(kLaw, 2, {OnMap(PieceKind::Prophet, 0, AtSea(0)), OnMap(PieceKind::Prophet, 0, AtSea(1))}),
		Rules{cards});
	if (game.Asked() == DecisionKind::Card)
	{
		game.Do(Pick(0, game.Find(PieceKind::Prophet, 0)));
	}
	return game.CountIn(Place::Card, PieceKind::Prophet, 0);
}

// Rule 12.11
TEST(Kraken, TakesTheOnlyProphetInTheSeaWithoutAsking)
{
	const TestGame game =
		LawGame(WorshipUnder(kLaw, 2, {OnMap(PieceKind::Prophet, 1, AtSea(0)), OnMap(PieceKind::Prophet, 1, City(0))}));
	const PieceId taken = game.FindIn(Place::Card, PieceKind::Prophet, 1);
	EXPECT_EQ(game.PieceAt(taken).card, CardNamed(kLaw));
	EXPECT_TRUE(game.Happened<CardAsked>().empty());
	const auto moves = MovedBy(game, kLaw);
	ASSERT_EQ(moves.size(), 1u);
	EXPECT_EQ(moves[0].piece, taken);
	EXPECT_EQ(moves[0].from, Place::Map);
	EXPECT_EQ(moves[0].to, Place::Card);
	EXPECT_EQ(moves[0].rule, kRule);
	EXPECT_EQ(game.CountIn(Place::Hand, PieceKind::Prophet, 1), 4);
	EXPECT_EQ(game.CountIn(Place::Hand, PieceKind::Prophet, 0), 5) << "only whose prophets are in the sea gives one";
	EXPECT_TRUE(PaidBy(game, kLaw).empty()) << "it takes no points before the last generation";
}

// Rule 12.11
TEST(Kraken, WhoHasSeveralInTheSeaChoosesInTurnOrderAndCannotDecline)
{
	auto setup = WorshipUnder(kLaw, 3,
		{OnMap(PieceKind::Prophet, 0, AtSea(0)), OnMap(PieceKind::Prophet, 0, At(130, 100)),
			OnMap(PieceKind::Prophet, 1, AtSea(1)), OnMap(PieceKind::Prophet, 2, AtSea(2)),
			OnMap(PieceKind::Prophet, 2, AtSea(3))});
	setup.position->firstPlayer = 2;
	TestGame game = LawGame(setup);
	EXPECT_EQ(game.CountIn(Place::Card, PieceKind::Prophet, 1), 0) << "everyone gives at the same time";
	ExpectQuestion(game, kLaw, 2, false);
	EXPECT_EQ(game.Refuse(Pick(0, game.Find(PieceKind::Prophet, 0)), Reason::NotYourTurn), Details{0});
	EXPECT_EQ(game.Refuse(Decline(2), Reason::OptionUnknown), Details{0});
	EXPECT_EQ(game.Refuse(Choose{2, 2, game.Find(PieceKind::Prophet, 2), {}, 0}, Reason::OptionUnknown), Details{2});
	game.Do(Pick(2, game.Find(PieceKind::Prophet, 2, 1)));
	EXPECT_EQ(game.PieceAt(game.Find(PieceKind::Prophet, 2, 1)).place, Place::Map);
	ExpectQuestion(game, kLaw, 0, false);
	game.Do(Pick(0, game.Find(PieceKind::Prophet, 0, 0)));
	EXPECT_EQ(game.Asked(), DecisionKind::Vote) << "the next council";
	EXPECT_EQ(game.PieceAt(game.Find(PieceKind::Prophet, 2, 1)).place, Place::Card);
	for (Seat seat = 0; seat < 3; ++seat)
	{
		EXPECT_EQ(game.CountIn(Place::Card, PieceKind::Prophet, seat), 1);
		EXPECT_EQ(game.CountIn(Place::Hand, PieceKind::Prophet, seat), 5);
	}
}

// Rule 12.11
TEST(Kraken, TakesNothingButAnOwnProphetThatLiesInTheSea)
{
	TestGame game = LawGame(WorshipUnder(kLaw, 2,
		{OnMap(PieceKind::Prophet, 0, AtSea(0)), OnMap(PieceKind::Prophet, 0, AtSea(1)),
			OnMap(PieceKind::Prophet, 0, Beside(0, 0)), OnMap(PieceKind::Prophet, 0, At(0, 0)),
			OnMap(PieceKind::Temple, 0, City(1)), OnMap(PieceKind::Prophet, 1, Beside(2, 0)),
			InPool(PieceKind::Templar, 0)}));
	const PieceId others = game.Find(PieceKind::Prophet, 1);
	const PieceId temple = game.Find(PieceKind::Temple, 0);
	EXPECT_EQ(game.Refuse(Pick(0, kNoPiece), Reason::UnknownPiece), Details{kNoPiece});
	EXPECT_EQ(game.Refuse(Pick(0, others), Reason::NotYourPiece), Details{others});
	EXPECT_EQ(game.Refuse(Pick(0, temple), Reason::NotAProphet), Details{temple});
	for (const PieceId safe : {game.Find(PieceKind::Prophet, 0, 2), game.Find(PieceKind::Prophet, 0, 3),
			 game.FindIn(Place::Hand, PieceKind::Prophet, 0), game.Find(PieceKind::Templar, 0)})
	{
		EXPECT_EQ(game.Refuse(Pick(0, safe), Reason::NotInTheSea), Details{safe});
	}
	game.Do(Pick(0, game.Find(PieceKind::Prophet, 0, 1)));
	EXPECT_EQ(game.PieceAt(game.Find(PieceKind::Prophet, 0, 1)).card, CardNamed(kLaw));
}

// Rule 12.11
TEST(Kraken, LeavesInPeaceWhoHasNoProphetInTheSea)
{
	const TestGame game = LawGame(WorshipUnder(kLaw, 2,
		{OnMap(PieceKind::Prophet, 0, City(0)), OnMap(PieceKind::Prophet, 0, At(0, 0)),
			OnMap(PieceKind::Temple, 0, AtSea(0)), OnMap(PieceKind::KingApe, kNobody, AtSea(1)),
			InPool(PieceKind::Prophet, 1)}));
	EXPECT_TRUE(game.Happened<CardAsked>().empty());
	EXPECT_TRUE(MovedBy(game, kLaw).empty());
	EXPECT_EQ(game.Asked(), DecisionKind::Vote);
}

// Rules 1.4, 2.4, 12.11
TEST(Kraken, CloudsAreSeaAndEveryKindOfProphetIsTaken)
{
	for (const PieceKind kind : {PieceKind::Prophet, PieceKind::Templar, PieceKind::Sphinx})
	{
		const TestGame game = LawGame(WorshipUnder(kLaw, 2, {OnMap(kind, 1, TestGame::CloudSpot(2))}));
		EXPECT_EQ(game.CountIn(Place::Card, kind, 1), 1) << NameOf(kind);
	}
}

// Rules 2.7, 12.11
TEST(Kraken, AProphetOnAPieceInTheSeaIsInTheSeaToo)
{
	// The upper one reaches over the border of the northern island, the temple below does not.
	TestGame game = LawGame(WorshipUnder(
		kLaw, 2, {OnMap(PieceKind::Temple, 0, At(107, 173)), OnMap(PieceKind::Prophet, 1, At(92, 173), 0)}));
	ASSERT_EQ(board::AgainstIsland(0, Circle{At(92, 173), Mm(10)}), physics::Contact::Touching);
	EXPECT_EQ(game.CountIn(Place::Card, PieceKind::Prophet, 1), 1);
}

// Rules 8.3, 12.11
TEST(Kraken, KeepsItThroughTheNextGenerationUntilThatOnesWorship)
{
	TestGame game = LawGame(ThenQuietLaws(WorshipUnder(kLaw, 2, {OnMap(PieceKind::Sphinx, 0, AtSea(0))})));
	const PieceId taken = game.Find(PieceKind::Sphinx, 0);
	game.VoteAll(Thumb::Up);
	EXPECT_FALSE(UnflickedProphets(game.State(), 0).Contains(taken));
	while (game.Asked() == DecisionKind::Place)
	{
		EXPECT_EQ(game.PieceAt(taken).place, Place::Card);
		game.TurnLeavingTheMap();
	}
	ASSERT_EQ(game.State().generation, 3);
	EXPECT_EQ(game.PieceAt(taken).place, Place::Hand);
	EXPECT_EQ(game.PieceAt(taken).card, kNoCard);
	EXPECT_TRUE(IsInForce(game, kLaw)) << "for the rest of the game";
}

// Rules 8.3, 12.11
TEST(Kraken, TakesTheNextWhenTheFirstComesHome)
{
	TestGame game = LawGame(ThenQuietLaws(WorshipUnder(kLaw, 2, {OnMap(PieceKind::Prophet, 1, AtSea(0))})));
	const PieceId first = game.FindIn(Place::Card, PieceKind::Prophet, 1);
	game.VoteAll(Thumb::Up);
	ASSERT_EQ(game.Active(), 1);
	const PieceId second = game.TurnEndingAt(AtSea(2));
	PlayOutTurns(game);
	ASSERT_EQ(game.State().generation, 3);
	EXPECT_EQ(game.PieceAt(first).place, Place::Hand);
	EXPECT_EQ(game.PieceAt(second).place, Place::Card);
	EXPECT_EQ(game.CountIn(Place::Hand, PieceKind::Prophet, 1), 4);
}

// Rule 12.11
TEST(Kraken, NobodyIsLeftWithFewerThanThreeProphets)
{
	EXPECT_EQ(GivenOf(5), 1);
	EXPECT_EQ(GivenOf(4), 1);
	EXPECT_EQ(GivenOf(3), 0);
}

// Rules 9.4, 12.11
TEST(Kraken, TakesOnePointInsteadInTheLastGeneration)
{
	for (int players = 2; players <= 4; ++players)
	{
		auto setup = WorshipUnder(kLaw, players,
			{OnMap(PieceKind::Prophet, 0, AtSea(0)), OnMap(PieceKind::Templar, 0, AtSea(1)),
				OnMap(PieceKind::Prophet, 1, AtSea(2))});
		setup.position->generation = players == 3 ? 3 : 4;
		setup.position->scores = {7, 0, 0, 0};
		const TestGame game = LawGame(setup);
		const auto entries = PaidBy(game, kLaw);
		ASSERT_EQ(entries.size(), 1u) << "nobody falls below 0, and a loss of nothing is no entry";
		EXPECT_EQ(entries[0].player, 0);
		EXPECT_EQ(entries[0].points, -1);
		EXPECT_EQ(entries[0].rule, kRule);
		EXPECT_TRUE(entries[0].because.Empty());
		EXPECT_EQ(entries[0].pieces, (PieceList{game.Find(PieceKind::Prophet, 0), game.Find(PieceKind::Templar, 0)}));
		EXPECT_EQ(game.Score(0), 6);
		EXPECT_EQ(game.Score(1), 0);
		EXPECT_TRUE(game.Happened<CardAsked>().empty());
		EXPECT_TRUE(MovedBy(game, kLaw).empty());
	}
}

// Rules 11.3, 12.2, 12.11
TEST(Kraken, ComesAfterTheLostSheepWhicheverLawIsOlder)
{
	for (const auto& [older, newer] : {std::pair("kraken", "lost_sheep"), std::pair("lost_sheep", "kraken")})
	{
		for (const std::uint8_t option : {0, 1})
		{
			TestGame game = LawGame(WorshipUnderLaws({older, newer}, 2, {OnMap(PieceKind::Prophet, 0, AtSea(0))}));
			ASSERT_EQ(game.Asked(), DecisionKind::Card);
			EXPECT_EQ(game.State().pending.Front().card, CardNamed("lost_sheep"));
			game.Do(Choose{0, option, game.Find(PieceKind::Prophet, 0), {}, 0});
			EXPECT_EQ(game.CountIn(Place::Card, PieceKind::Prophet, 0), option == 0 ? 1 : 0);
		}
	}
}

// Rules 2.8, 11.5, 12.11
TEST(Kraken, WhoseProphetsCameDownOnAnIslandIsNotAskedForThem)
{
	// Both prophets of player 1 lie on the Sphinx; once it is taken, they come down on the northern island.
	TestGame game = LawGame(WorshipUnder(kLaw, 2,
		{OnMap(PieceKind::Sphinx, 0, At(106, 173.5)), OnMap(PieceKind::Prophet, 0, AtSea(2)),
			OnMap(PieceKind::Prophet, 1, At(95, 173), 0), OnMap(PieceKind::Prophet, 1, At(94, 193), 0)}));
	ExpectQuestion(game, kLaw, 0, false);
	game.Do(Pick(0, game.Find(PieceKind::Sphinx, 0)));
	EXPECT_FALSE(SampleCommands(game.GetRules(), game.State()).empty())
		<< "player 1 owes an answer that does not exist";
}

// Rules 2.8, 12.11
TEST(Kraken, TakesTheProphetThatIsLeftInTheSeaWhenAnotherCameDownOnAnIsland)
{
	// One prophet of player 0 lies on one of player 1; once that is taken, it comes down on the northern island.
	TestGame game = LawGame(WorshipUnder(kLaw, 2,
		{OnMap(PieceKind::Prophet, 1, At(99.5, 173.5)), OnMap(PieceKind::Prophet, 0, At(91, 173.5), 0),
			OnMap(PieceKind::Prophet, 0, AtSea(2))}));
	if (game.Asked() == DecisionKind::Card)
	{
		game.Do(Pick(0, game.Find(PieceKind::Prophet, 0, 1)));
	}
	EXPECT_EQ(game.CountIn(Place::Card, PieceKind::Prophet, 1), 1);
	EXPECT_EQ(game.CountIn(Place::Card, PieceKind::Prophet, 0), 1);
}

// Rules 8.3, 12.11
TEST(Kraken, GivesBackInTheLastWorshipWhatItTookBefore)
{
	auto setup = WorshipUnder(kLaw, 2, {OnMap(PieceKind::Prophet, 1, AtSea(0))});
	setup.position->generation = 3;
	setup.position->scores = {5, 0, 0, 0};
	TestGame game = LawGame(ThenQuietLaws(setup));
	const PieceId taken = game.FindIn(Place::Card, PieceKind::Prophet, 1);
	game.VoteAll(Thumb::Up);
	PlayOutTurns(game);
	EXPECT_EQ(game.Asked(), DecisionKind::None) << "the game is over";
	EXPECT_EQ(game.PieceAt(taken).place, Place::Hand);
}

} // namespace
} // namespace faith::flick::test
