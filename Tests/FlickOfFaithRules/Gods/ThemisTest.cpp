#include "Support/GodGame.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

namespace faith::flick::test
{
namespace
{

using Thumbs = std::vector<Thumb>;

constexpr RuleNumber kRule{13, 6};
constexpr std::int32_t kTied = 2; ///< VP for each island where she is tied
constexpr EffectId kUpper{7};
constexpr EffectId kLower{3};
constexpr Thumb kU = Thumb::Up;
constexpr Thumb kD = Thumb::Down;
/// Her answers.
constexpr std::uint8_t kDecline = 0;
constexpr std::uint8_t kTakeUpper = 1;
constexpr std::uint8_t kTakeLower = 2;
constexpr std::uint8_t kOverturn = 1; ///< the answer to her other question

/// Themis in seat 0 with so many players.
Setup ThemisFirst(int players, Discs discs = {})
{
	auto setup = Study(players, std::move(discs));
	switch (players)
	{
	case 2:
		return WithGods(setup, {"themis", "morrigan"});
	case 3:
		return WithGods(setup, {"themis", "morrigan", "tyr"});
	default:
		return WithGods(setup, {"themis", "morrigan", "tyr", "anubis"});
	}
}

Setup AtCouncil(int players, std::uint64_t seed = 1)
{
	auto setup = ThemisFirst(players);
	setup.seed = seed;
	setup.position->phase = StartPhase::Council;
	setup.position->deck = {kUpper, kLower};
	return setup;
}

/// Seats vote in the order of the list.
void VoteEach(TestGame& game, const Thumbs& thumbs)
{
	for (Seat seat = 0; seat < thumbs.size(); ++seat)
	{
		game.Do(Vote{seat, thumbs[seat]});
	}
}

/// All discs of a mission leave the map; the next council is open.
void PlayMission(TestGame& game)
{
	while (game.Asked() == DecisionKind::Place)
	{
		game.TurnLeavingTheMap();
	}
}

/// The same votes generation after generation, with her answers; in which of them she was asked.
std::vector<bool> AskedIn(TestGame& game, const Thumbs& thumbs, const std::vector<std::uint8_t>& answers)
{
	std::vector<bool> asked;
	for (const std::uint8_t answer : answers)
	{
		VoteEach(game, thumbs);
		asked.push_back(IsAsking(game, "themis"));
		if (asked.back())
		{
			game.Do(Answer(0, answer));
		}
		PlayMission(game);
	}
	return asked;
}

/// Worship with these discs under these laws.
TestGame Worship(int players, Discs discs, std::initializer_list<std::string_view> laws = {})
{
	return PlayAllCards(AtWorship(UnderLaws(ThemisFirst(players, std::move(discs)), laws)));
}

/// Prophets of a player around a city.
Discs Crowd(Seat owner, IslandId island, int count, int fromDirection)
{
	Discs discs;
	for (int i = 0; i < count; ++i)
	{
		discs.push_back(OnMap(PieceKind::Prophet, owner, Beside(island, fromDirection + i)));
	}
	return discs;
}

Discs operator+(Discs left, const Discs& right)
{
	left.insert(left.end(), right.begin(), right.end());
	return left;
}

// Rule 13.6
TEST(Themis, DecidesATiedVote)
{
	for (const Thumbs& thumbs : {Thumbs{kU, kD}, Thumbs{kD, kU}, Thumbs{kU, kD, kD, kU}})
	{
		for (const auto& [answer, law, other] :
			{std::tuple(kTakeUpper, kUpper, kLower), std::tuple(kTakeLower, kLower, kUpper)})
		{
			TestGame game = PlayGods(AtCouncil(static_cast<int>(thumbs.size())));
			VoteEach(game, thumbs);
			ASSERT_EQ(game.Asked(), DecisionKind::Card);
			EXPECT_EQ(game.State().pending.Front(), QuestionOf("themis", 0, 3, true));
			EXPECT_EQ(game.Happened<VotesRevealed>().size(), 1u) << "she has seen the votes";
			game.Do(Answer(0, answer));
			const auto enacted = game.Happened<LawEnacted>();
			ASSERT_EQ(enacted.size(), 1u);
			EXPECT_EQ(enacted[0].law, law);
			EXPECT_EQ(enacted[0].discarded, other);
			EXPECT_FALSE(enacted[0].byLot);
			EXPECT_EQ(enacted[0].decidedBy, CardNamed("themis"));
			EXPECT_EQ(game.State().effects.Back().source, law);
			EXPECT_EQ(game.Asked(), DecisionKind::Place);
		}
	}
}

// Rules 5.4, 13.6
TEST(Themis, LeavesTheVoteToTheLotWhenSheDeclines)
{
	int upper = 0;
	for (std::uint64_t seed = 1; seed <= 40; ++seed)
	{
		TestGame game = PlayGods(AtCouncil(2, seed));
		VoteEach(game, {kU, kD});
		game.Do(Answer(0, kDecline));
		const auto enacted = game.Happened<LawEnacted>();
		ASSERT_EQ(enacted.size(), 1u);
		EXPECT_TRUE(enacted[0].byLot);
		EXPECT_EQ(enacted[0].decidedBy, kNoCard);
		upper += enacted[0].law == kUpper ? 1 : 0;
	}
	EXPECT_GT(upper, 0);
	EXPECT_LT(upper, 40);
}

// Rules 10.1, 13.6
TEST(Themis, AnswersWithOneOfTheTwoLawsOrNot)
{
	TestGame game = PlayGods(AtCouncil(2));
	VoteEach(game, {kU, kD});
	EXPECT_EQ(game.Refuse(Answer(0, 3), Reason::OptionUnknown), Details{3});
	EXPECT_EQ(game.Refuse(Answer(1, kTakeUpper), Reason::NotYourTurn), Details{1});
	EXPECT_EQ(game.Refuse(Vote{0, kD}, Reason::NotNow), Details{static_cast<std::int32_t>(DecisionKind::Card)});
}

// Rules 5.3, 13.6
TEST(Themis, IsNotAskedWithoutATieWithTwoOrFourPlayers)
{
	for (const Thumbs& thumbs : {Thumbs{kU, kU}, Thumbs{kD, kD}, Thumbs{kD, kU, kU, kU}, Thumbs{kU, kU, kD, kU}})
	{
		TestGame game = PlayGods(AtCouncil(static_cast<int>(thumbs.size())));
		VoteEach(game, thumbs);
		EXPECT_EQ(game.Asked(), DecisionKind::Place);
		EXPECT_EQ(game.Happened<LawEnacted>().at(0).decidedBy, kNoCard);
	}
}

// Rule 13.6
TEST(Themis, DecidesTwoVotesInAGameOfTwoAndEveryOneInAGameOfFour)
{
	TestGame game = PlayGods(AtCouncil(2));
	EXPECT_EQ(AskedIn(game, {kU, kD}, {kTakeUpper, kDecline, kTakeLower}), (std::vector<bool>{true, true, true}));
	VoteEach(game, {kU, kD});
	EXPECT_EQ(game.Asked(), DecisionKind::Place);
	EXPECT_TRUE(game.Happened<LawEnacted>().at(0).byLot);
	TestGame atOnce = PlayGods(AtCouncil(2));
	EXPECT_EQ(AskedIn(atOnce, {kD, kU}, {kTakeUpper, kTakeUpper, kTakeUpper, kTakeUpper}),
		(std::vector<bool>{true, true, false, false}));
	TestGame four = PlayGods(AtCouncil(4));
	EXPECT_EQ(AskedIn(four, {kU, kD, kU, kD}, {kTakeUpper, kTakeLower, kTakeUpper, kTakeLower}),
		(std::vector<bool>{true, true, true, true}));
}

// Rule 13.6
TEST(Themis, OverturnsAVoteThatWentAgainstHerInAGameOfThree)
{
	for (const auto& [thumbs, law] : {std::pair(Thumbs{kU, kD, kD}, kUpper), std::pair(Thumbs{kD, kU, kU}, kLower)})
	{
		TestGame game = PlayGods(AtCouncil(3));
		VoteEach(game, thumbs);
		ASSERT_TRUE(IsAsking(game, "themis"));
		EXPECT_TRUE(game.State().pending.Front().mayDecline);
		EXPECT_EQ(LawVotedFor(game.State(), 0), law);
		game.Do(Answer(0, kOverturn));
		EXPECT_EQ(game.Happened<LawEnacted>().at(0).law, law);
		EXPECT_EQ(game.Happened<LawEnacted>().at(0).decidedBy, CardNamed("themis"));

		TestGame declined = PlayGods(AtCouncil(3));
		VoteEach(declined, thumbs);
		declined.Do(Answer(0, kDecline));
		EXPECT_NE(declined.Happened<LawEnacted>().at(0).law, law);
		EXPECT_EQ(declined.Happened<LawEnacted>().at(0).decidedBy, kNoCard);
		EXPECT_FALSE(declined.Happened<LawEnacted>().at(0).byLot);
	}
	for (const Thumbs& thumbs : {Thumbs{kU, kU, kU}, Thumbs{kU, kD, kU}, Thumbs{kD, kD, kU}})
	{
		TestGame game = PlayGods(AtCouncil(3));
		VoteEach(game, thumbs);
		EXPECT_EQ(game.Asked(), DecisionKind::Place) << "it went her way";
	}
}

// Rule 13.6
TEST(Themis, OverturnsOneVoteInTheWholeGameOfThree)
{
	TestGame game = PlayGods(AtCouncil(3));
	EXPECT_EQ(AskedIn(game, {kU, kD, kD}, {kDecline, kOverturn, kOverturn}), (std::vector<bool>{true, true, false}));
	TestGame atOnce = PlayGods(AtCouncil(3));
	EXPECT_EQ(
		AskedIn(atOnce, {kU, kD, kD}, {kOverturn, kOverturn, kOverturn}), (std::vector<bool>{true, false, false}));
}

// Rule 13.6
TEST(Themis, IsNotOfferedTheLawThatHasWonAnyway)
{
	for (const Thumbs& thumbs : {Thumbs{kU, kD, kD}, Thumbs{kD, kU, kU}})
	{
		TestGame game = PlayGods(AtCouncil(3));
		VoteEach(game, thumbs);
		ASSERT_TRUE(IsAsking(game, "themis"));
		const Decision& asked = game.State().pending.Front();
		EXPECT_EQ(asked.options, 2) << "to decline, or her law";
		EXPECT_EQ(FindQuestion(game.GetRules().Cards(), asked.card, asked.question).parts, kAnswerOwnVote);
		EXPECT_EQ(SampleCommands(game.GetRules(), game.State()).size(), 2u);
		EXPECT_EQ(game.Refuse(Answer(0, 2), Reason::OptionUnknown), Details{2});
	}
}

// Rules 5.6, 12.14, 13.6
TEST(Themis, PutsHerLawIntoForceAtOnce)
{
	auto setup = AtCouncil(2);
	setup.position->deck = {CardNamed("exodus"), CardNamed("chosen_one")};
	TestGame game = PlayAllCards(setup);
	VoteEach(game, {kU, kD});
	game.Do(Answer(0, kTakeLower));
	EXPECT_EQ(UnflickedOf(game.State(), 0), 6);
	EXPECT_EQ(UnflickedOf(game.State(), 1), 6);
}

// Rules 2.10, 9.4, 13.6
TEST(Themis, GainsTwoOnEachIslandWhereSheIsTiedForTheMost)
{
	const TestGame game = Worship(4,
		Crowd(0, 0, 2, 0) + Crowd(1, 0, 2, 2) + Crowd(2, 0, 1, 4) + Crowd(0, 1, 1, 0) + Crowd(1, 1, 1, 2) +
			Crowd(3, 1, 1, 4));
	const auto entries = EntriesOf(game, "themis");
	ASSERT_EQ(entries.size(), 2u);
	for (const IslandId island : {0, 1})
	{
		EXPECT_EQ(entries[island].player, 0);
		EXPECT_EQ(entries[island].points, kTied);
		EXPECT_EQ(entries[island].rule, kRule);
		EXPECT_EQ(entries[island].islands, 1u << island);
		EXPECT_EQ(entries[island].pieces.Size(), island == 0 ? 2u : 1u);
	}
	EXPECT_EQ(game.Score(0), 2 + 2 * kTied);
	EXPECT_EQ(game.Score(1), 2) << "the others are paid for presence only";
	EXPECT_EQ(game.Score(3), 1);
}

// Rules 2.10, 13.6
TEST(Themis, GainsNothingMoreWhereSheIsAloneBehindOrAbsent)
{
	EXPECT_EQ(Worship(3, Crowd(0, 0, 2, 0) + Crowd(1, 0, 1, 2)).Score(0), 1 + 2) << "she dominates";
	EXPECT_EQ(Worship(3, Crowd(0, 0, 1, 0) + Crowd(1, 0, 2, 2)).Score(0), 1) << "another dominates";
	EXPECT_EQ(Worship(3, Crowd(0, 0, 1, 0) + Crowd(1, 0, 2, 2) + Crowd(2, 0, 2, 4)).Score(0), 1) << "others are tied";
	EXPECT_EQ(Worship(3, Crowd(1, 0, 1, 2) + Crowd(2, 0, 1, 4)).Score(0), 0) << "she is not there";
	EXPECT_EQ(Worship(3, {}).Score(0), 0) << "nobody is anywhere";
}

// Rules 2.10, 13.6
TEST(Themis, GainsNothingWhereOnlyTemplesOfHersAreTied)
{
	const Discs temples{OnMap(PieceKind::Temple, 0, Beside(0, 0)), OnMap(PieceKind::Temple, 1, Beside(0, 3))};
	EXPECT_EQ(Worship(2, temples).Score(0), 1);
	EXPECT_EQ(Worship(2, temples + Crowd(1, 0, 1, 5)).Score(0), 1) << "another dominates";
	const Discs withProphet = Discs{temples[1]} + Crowd(0, 0, 1, 0);
	EXPECT_EQ(Worship(2, withProphet).Score(0), 1 + kTied) << "a prophet is tied with a temple";
}

// Rules 12.8, 13.6
TEST(Themis, GainsNothingOnAnIslandThatTheKingApeTouches)
{
	const Discs tied = Crowd(0, 0, 1, 0) + Crowd(1, 0, 1, 2) + Crowd(0, 2, 1, 0) + Crowd(1, 2, 1, 2);
	const TestGame game = Worship(2, tied + Discs{OnMap(PieceKind::KingApe, kNobody, City(0))}, {"king_ape"});
	ASSERT_EQ(EntriesOf(game, "themis").size(), 1u);
	EXPECT_EQ(EntriesOf(game, "themis")[0].islands, 0b0100);
	const auto unpaid = game.Happened<Unpaid>();
	const auto hers = std::find_if(unpaid.begin(), unpaid.end(), [](const Unpaid& each) { return each.rule == kRule; });
	ASSERT_NE(hers, unpaid.end());
	EXPECT_EQ(hers->player, 0);
	EXPECT_EQ(hers->island, 0);
	EXPECT_EQ(hers->card, CardNamed("king_ape"));
	EXPECT_EQ(game.Score(0), 1 + kTied);
}

// Rules 12.16, 13.6
TEST(Themis, IsTiedByTheWeightThatTheGoldenCalfGivesToTemples)
{
	const Discs temple = Discs{OnMap(PieceKind::Temple, 0, City(0))} + Crowd(0, 0, 1, 0);
	const Discs evenWithLaw = temple + Crowd(1, 0, 3, 2);
	EXPECT_EQ(Worship(2, evenWithLaw).Score(0), 1);
	EXPECT_EQ(Worship(2, evenWithLaw, {"golden_calf"}).Score(0), 1 + kTied);
	EXPECT_EQ(Worship(2, evenWithLaw, {"golden_calf"}).Score(1), 1) << "nobody dominates any more";
	const Discs evenWithout = temple + Crowd(1, 0, 2, 2);
	EXPECT_EQ(Worship(2, evenWithout).Score(0), 1 + kTied);
	EXPECT_EQ(Worship(2, evenWithout, {"golden_calf"}).Score(0), 1 + 4) << "she dominates, which pays more";
}

} // namespace
} // namespace faith::flick::test
