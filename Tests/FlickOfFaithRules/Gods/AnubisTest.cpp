#include "Support/GodGame.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <utility>
#include <vector>

namespace faith::flick::test
{
namespace
{

constexpr RuleNumber kRule{13, 2};
constexpr std::uint8_t kTake = 1;

/// Anubis in seat 0 against Morrigan.
Setup AnubisFirst(Discs discs = {})
{
	return WithGods(Study(2, std::move(discs)), {"anubis", "morrigan"});
}

/// Two prophets and a temple of Anubis, and a prophet of the other player, all beside cities.
Discs SomeOfEach()
{
	return {OnMap(PieceKind::Prophet, 0, Beside(0, 0)), OnMap(PieceKind::Prophet, 0, Beside(1, 0)),
		OnMap(PieceKind::Temple, 0, Beside(2, 0)), OnMap(PieceKind::Prophet, 1, Beside(3, 0))};
}

/// It is the other player's turn, and two prophets of Anubis and one of the other leave the map.
struct TwoLost
{
	explicit TwoLost(Setup setup = AnubisFirst(SomeOfEach())) : game(Begun(std::move(setup)))
	{
		const PieceId disc = game.PlaceAndFlick();
		game.Settle({Lies(disc, AtSea(0)), Leaves(first, At(240, 0)), Leaves(second, At(0, 240)),
			Leaves(others, At(0, -240)), Lies(temple, AtSea(1))});
	}

	static TestGame Begun(Setup setup)
	{
		setup.position->activePlayer = 1;
		return PlayGods(setup);
	}

	TestGame game;
	PieceId first = game.Find(PieceKind::Prophet, 0, 0);
	PieceId second = game.Find(PieceKind::Prophet, 0, 1);
	PieceId temple = game.Find(PieceKind::Temple, 0);
	PieceId others = game.Find(PieceKind::Prophet, 1);
};

// Rule 13.2
TEST(Anubis, TakesTheFirstProphetThatLeavesTheMapBackIntoTheHandAndNoOther)
{
	TestGame game = PlayGods(AnubisFirst());
	const PieceId first = game.TurnLeavingTheMap();
	EXPECT_EQ(game.PieceAt(first).place, Place::Hand);
	const auto moves = game.Happened<PieceMoved>();
	ASSERT_EQ(moves.size(), 1u);
	EXPECT_EQ(moves[0].from, Place::OffMap);
	EXPECT_EQ(moves[0].to, Place::Hand);
	EXPECT_EQ(moves[0].card, CardNamed("anubis"));
	EXPECT_EQ(moves[0].rule, kRule);
	EXPECT_EQ(UnflickedOf(game.State(), 0), 5);
	game.TurnEndingAt(AtSea(1));
	const PieceId second = game.TurnLeavingTheMap();
	EXPECT_EQ(game.PieceAt(second).place, Place::Pool);
	EXPECT_EQ(game.Happened<PieceMoved>().at(0).rule, (RuleNumber{7, 9}));
}

// Rule 13.2
TEST(Anubis, TakesItBackWhoeverFlicked)
{
	auto setup = AnubisFirst({OnMap(PieceKind::Prophet, 0, Beside(0, 0))});
	setup.position->activePlayer = 1;
	TestGame game = PlayGods(setup);
	const PieceId lost = game.Find(PieceKind::Prophet, 0);
	const PieceId disc = game.PlaceAndFlick();
	game.Settle({Lies(disc, AtSea(0)), Leaves(lost)});
	EXPECT_EQ(game.PieceAt(lost).place, Place::Hand);
	EXPECT_EQ(game.Active(), 0);
	game.Settle({Leaves(game.PlaceAndFlick())});
	EXPECT_EQ(game.CountIn(Place::Pool, PieceKind::Prophet, 0), 1) << "that was the first of the generation";
}

// Rule 13.2
TEST(Anubis, TakesOnlyHisOwnAndIsNotUsedUpByThoseOfOthers)
{
	auto setup = AnubisFirst();
	setup.position->activePlayer = 1;
	TestGame game = PlayGods(setup);
	const PieceId others = game.TurnLeavingTheMap();
	EXPECT_EQ(game.PieceAt(others).place, Place::Pool);
	const PieceId own = game.TurnLeavingTheMap();
	EXPECT_EQ(game.PieceAt(own).place, Place::Hand);
}

// Rules 7.1, 13.2
TEST(Anubis, ChoosesInStepCAmongSeveralThatLeftAtOnceEvenInAnothersTurn)
{
	TwoLost lost;
	TestGame& game = lost.game;
	ASSERT_EQ(game.Asked(), DecisionKind::Card);
	EXPECT_EQ(game.State().pending.Front(), QuestionOf("anubis", 0, 2, false));
	EXPECT_EQ(game.Happened<CardAsked>().at(0).player, 0);
	EXPECT_EQ(game.PieceAt(lost.temple).place, Place::Map) << "step d is still to come";
	game.Do(Answer(0, kTake, lost.second));
	EXPECT_EQ(game.PieceAt(lost.second).place, Place::Hand);
	EXPECT_EQ(game.PieceAt(lost.first).place, Place::Pool);
	EXPECT_EQ(game.PieceAt(lost.others).place, Place::Pool);
	EXPECT_EQ(game.PieceAt(lost.temple).place, Place::Hand);
	ASSERT_EQ(MovesOf(game, "anubis").size(), 1u);
	EXPECT_EQ(MovesOf(game, "anubis")[0].piece, lost.second);
	EXPECT_EQ(game.Active(), 0);
	game.Settle({Leaves(game.PlaceAndFlick())});
	EXPECT_EQ(game.CountIn(Place::Pool, PieceKind::Prophet, 0), 2) << "the choice was the one of this generation";
}

/// Three prophets of Anubis beside cities; Tyr is active and has flicked one of his own, which lies at sea.
struct TyrFlicksTwice
{
	explicit TyrFlicksTwice(std::vector<int> lostAtOnce)
		: game(Begun()), disc(game.PlaceAndFlick()), ofAnubis(ProphetsIn(game.State(), Place::Map, 0))
	{
		std::vector<DiscRest> rests{Lies(disc, AtSea(0))};
		for (const int nth : lostAtOnce)
		{
			rests.push_back(Leaves(ofAnubis[static_cast<std::size_t>(nth)], At(240, 30.0 * nth)));
		}
		game.Settle(rests);
		game.Do(Answer(1, kTake, disc));
		game.Do(Flick{1, {DiscAim{disc, Aim{0, 500, 0}}}});
	}

	static TestGame Begun()
	{
		auto setup =
			WithGods(Study(2,
						 {OnMap(PieceKind::Prophet, 0, Beside(0, 0)), OnMap(PieceKind::Prophet, 0, Beside(1, 0)),
							 OnMap(PieceKind::Prophet, 0, Beside(2, 0))}),
				{"anubis", "tyr"});
		setup.position->activePlayer = 1;
		setup.position->generation = 2;
		return PlayGods(setup);
	}

	/// These leave the map with the second flick.
	void LoseMore(const std::vector<int>& lost)
	{
		std::vector<DiscRest> rests{Lies(disc, AtSea(1))};
		for (const int nth : lost)
		{
			rests.push_back(Leaves(ofAnubis[static_cast<std::size_t>(nth)], At(-240, 30.0 * nth)));
		}
		game.Settle(rests);
	}

	TestGame game;
	PieceId disc;
	PieceList ofAnubis;
};

// Rules 13.2, 13.7
TEST(Anubis, TakesTheOneThatAnEarlierFlickOfTheTurnCostHimUnasked)
{
	for (const int first : {0, 1, 2})
	{
		TyrFlicksTwice tyr({first});
		tyr.LoseMore({(first + 1) % 3, (first + 2) % 3});
		EXPECT_FALSE(IsAsking(tyr.game, "anubis"));
		for (const int nth : {0, 1, 2})
		{
			EXPECT_EQ(tyr.game.PieceAt(tyr.ofAnubis[static_cast<std::size_t>(nth)]).place,
				nth == first ? Place::Hand : Place::Pool);
		}
	}
}

// Rules 10.1, 13.2, 13.7
TEST(Anubis, ChoosesOnlyAmongThoseOfTheFirstFlickThatCostHimAny)
{
	TyrFlicksTwice atOnce({1, 2});
	atOnce.LoseMore({0});
	ASSERT_TRUE(IsAsking(atOnce.game, "anubis"));
	const PieceId late = atOnce.ofAnubis[0];
	EXPECT_EQ(atOnce.game.Refuse(Answer(0, kTake, late), Reason::LeftLater), Details{late});
	atOnce.game.Do(Answer(0, kTake, atOnce.ofAnubis[2]));
	EXPECT_EQ(atOnce.game.PieceAt(atOnce.ofAnubis[2]).place, Place::Hand);
	EXPECT_EQ(atOnce.game.PieceAt(late).place, Place::Pool);

	TyrFlicksTwice second({});
	second.LoseMore({0, 2});
	ASSERT_TRUE(IsAsking(second.game, "anubis"));
	second.game.Do(Answer(0, kTake, second.ofAnubis[2]));
	EXPECT_EQ(second.game.PieceAt(second.ofAnubis[2]).place, Place::Hand);
}

// Rule 13.2
TEST(Anubis, IsTheFirstOfEachTurnAnew)
{
	TyrFlicksTwice tyr({});
	tyr.LoseMore({});
	EXPECT_EQ(tyr.game.State().turn.flicks, 0) << "the next turn has begun";
	EXPECT_TRUE(tyr.game.State().turn.losses.Empty());
	tyr.game.TurnLeavingTheMap();
	EXPECT_EQ(MovesOf(tyr.game, "anubis").size(), 1u);
}

// Rules 10.1, 13.2
TEST(Anubis, HasToChooseALostProphetOfHisOwn)
{
	auto setup = AnubisFirst(SomeOfEach());
	setup.position->discs.push_back(OnMap(PieceKind::Prophet, 0, Beside(3, 4)));
	TwoLost lost(setup);
	TestGame& game = lost.game;
	EXPECT_EQ(game.Refuse(Answer(0, 0), Reason::OptionUnknown), Details{0}) << "he may not decline";
	EXPECT_EQ(game.Refuse(Answer(0, 2, lost.first), Reason::OptionUnknown), Details{2});
	EXPECT_EQ(game.Refuse(Answer(0, kTake, kNoPiece), Reason::UnknownPiece), Details{kNoPiece});
	EXPECT_EQ(game.Refuse(Answer(0, kTake, lost.others), Reason::NotYourPiece), Details{lost.others});
	EXPECT_EQ(game.Refuse(Answer(0, kTake, lost.temple), Reason::NotAProphet), Details{lost.temple});
	const PieceId onMap = game.FindIn(Place::Map, PieceKind::Prophet, 0);
	EXPECT_EQ(game.Refuse(Answer(0, kTake, onMap), Reason::NotOffTheMap), Details{onMap});
	const PieceId inHand = game.FindIn(Place::Hand, PieceKind::Prophet, 0);
	EXPECT_EQ(game.Refuse(Answer(0, kTake, inHand), Reason::NotOffTheMap), Details{inHand});
	EXPECT_EQ(game.Refuse(Answer(1, kTake, lost.first), Reason::NotYourTurn), Details{1});
	game.Refuse(DoneBuilding{1}, Reason::NotNow);
}

// Rules 11.5, 13.2
TEST(Anubis, IsNotAskedAgainOnceHeHasTakenOne)
{
	auto setup = AnubisFirst(SomeOfEach());
	TestGame game = PlayGods(setup);
	game.TurnLeavingTheMap();
	const PieceId disc = game.PlaceAndFlick();
	game.Settle({Lies(disc, AtSea(0)), Leaves(game.Find(PieceKind::Prophet, 0, 0)),
		Leaves(game.Find(PieceKind::Prophet, 0, 1), At(0, 240))});
	EXPECT_EQ(game.Asked(), DecisionKind::Place);
	EXPECT_EQ(game.CountIn(Place::Pool, PieceKind::Prophet, 0), 2);
}

// Rule 13.2
TEST(Anubis, TakesTheFirstOfEveryGeneration)
{
	TestGame game = PlayGods(Unflicked(AnubisFirst(), {1, 1, 0, 0}));
	for (int generation = 1; generation <= 3; ++generation)
	{
		int taken = 0;
		int pooled = 0;
		while (game.Asked() == DecisionKind::Place)
		{
			const PieceId disc = game.PlaceAndFlick();
			const bool isHis = game.PieceAt(disc).owner == 0;
			game.Settle({Leaves(disc)});
			taken += static_cast<int>(MovesOf(game, "anubis").size());
			pooled += isHis && MovesOf(game, "anubis").empty() ? 1 : 0;
		}
		EXPECT_EQ(taken, 1);
		EXPECT_EQ(pooled, generation == 1 ? 1 : 5);
		game.VoteAll(Thumb::Up);
	}
}

// Rules 6.2, 13.2
TEST(Anubis, HasAnotherTurnWhenHeTakesOneBackAfterHisLast)
{
	TestGame game = PlayGods(Unflicked(AnubisFirst(), {1, 1, 0, 0}));
	const PieceId last = game.TurnEndingAt(Beside(0, 0));
	ASSERT_EQ(UnflickedOf(game.State(), 0), 0);
	const PieceId disc = game.PlaceAndFlick();
	game.Settle({Lies(disc, AtSea(0)), Leaves(last)});
	EXPECT_TRUE(game.Happened<WorshipBegan>().empty());
	ASSERT_EQ(game.Asked(), DecisionKind::Place);
	EXPECT_EQ(game.Active(), 0);
	game.TurnEndingAt(AtSea(1));
	EXPECT_EQ(game.Happened<WorshipBegan>().size(), 1u);

	TestGame alone = PlayGods(Unflicked(AnubisFirst(), {1, 0, 0, 0}));
	alone.TurnLeavingTheMap();
	ASSERT_EQ(alone.Asked(), DecisionKind::Place);
	EXPECT_EQ(alone.Active(), 0);
	alone.TurnLeavingTheMap();
	EXPECT_EQ(alone.Happened<WorshipBegan>().size(), 1u) << "not a second time";
}

// Rules 1.4, 2.7, 13.2
TEST(Anubis, TakesATemplarAndWhatWasLostOnAnotherPieceAsWell)
{
	auto setup =
		AnubisFirst({OnMap(PieceKind::Temple, 1, Beside(1, 0)), OnMap(PieceKind::Templar, 0, Beside(1, 0), 0)});
	setup.position->activePlayer = 1;
	TestGame game = PlayGods(setup);
	const PieceId templar = game.Find(PieceKind::Templar, 0);
	const PieceId disc = game.PlaceAndFlick();
	game.Settle({Lies(disc, AtSea(0)), Leaves(game.Find(PieceKind::Temple, 1))});
	EXPECT_EQ(game.PieceAt(templar).place, Place::Hand);
	EXPECT_EQ(game.CountIn(Place::Hand, PieceKind::Temple, 1), 4);
	EXPECT_EQ(UnflickedOf(game.State(), 0), 6);
}

// Rules 12.13, 13.2, 13.4
TEST(Anubis, DoesNotKeepHolyWarAndMorriganFromCountingWhatHeTakesBack)
{
	auto setup = UnderLaws(AnubisFirst(SomeOfEach()), {"holy_war"});
	setup.position->activePlayer = 1;
	for (const std::size_t count : {1u, 2u})
	{
		TestGame game = PlayAllCards(setup);
		const PieceId disc = game.PlaceAndFlick();
		const PieceList lost{game.Find(PieceKind::Prophet, 0, 0), game.Find(PieceKind::Prophet, 0, 1)};
		std::vector<DiscRest> rests{Lies(disc, AtSea(0)), Leaves(lost[0]), Leaves(lost[1], At(0, 240))};
		rests.resize(1 + count);
		game.Settle(rests);
		EXPECT_EQ(IsAsking(game, "anubis"), count == 2) << "the others are paid before he is asked";
		EXPECT_EQ(EntriesOf(game, "holy_war").at(0).pieces.Size(), count);
		EXPECT_EQ(EntriesOf(game, "morrigan").at(0).pieces.Size(), count) << "with two players the first two";
		EXPECT_EQ(game.Score(1), static_cast<std::int32_t>((2 + 1) * count)) << "Holy War and Morrigan";
		if (count == 2)
		{
			game.Do(Answer(0, kTake, lost[0]));
		}
		EXPECT_EQ(game.PieceAt(lost[0]).place, Place::Hand);
		EXPECT_EQ(game.Score(1), static_cast<std::int32_t>((2 + 1) * count)) << "Holy War and Morrigan";
	}
}

// Rules 4.5, 13.2
TEST(Anubis, LosesNothingInAFlickOff)
{
	DealtGame dealt = DealtTo("anubis", 2);
	TestGame& game = dealt.game;
	game.CommitAims();
	const PieceId disc = game.State().flickOff.discs[dealt.seat];
	const auto other = static_cast<Seat>(1 - dealt.seat);
	game.Settle({Leaves(disc), Lies(game.State().flickOff.discs[other], At(0, 30))});
	ASSERT_EQ(game.Asked(), DecisionKind::Vote);
	EXPECT_TRUE(MovesOf(game, "anubis").empty());
	const auto& effects = game.State().effects;
	ASSERT_EQ(effects[dealt.seat].source, CardNamed("anubis"));
	EXPECT_EQ(effects[dealt.seat].usesLeft, 1);
}

// Rules 6.7, 13.2
TEST(Anubis, TakesBackWhatTheTableFlicksOffTheMap)
{
	TestGame game = PlayGods(AnubisFirst());
	const PieceId disc = game.FindIn(Place::Hand, PieceKind::Prophet, 0);
	game.Place1(disc);
	game.Do(Flick{0, {DiscAim{disc, Aim{90'000, 1000, 0}}}});
	PlayOnTable(game);
	ASSERT_TRUE(game.Happened<CameToRest>().at(0).discs.at(0).left);
	EXPECT_EQ(game.PieceAt(disc).place, Place::Hand);
}

} // namespace
} // namespace faith::flick::test
