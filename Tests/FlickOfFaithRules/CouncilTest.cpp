#include "FlickOfFaithRules/Rules.h"

#include "FlickOfFaithRules/View.h"
#include "Support/TestGame.h"
#include "Support/TestLaw.h"

#include <algorithm>
#include <cstdint>
#include <set>
#include <vector>

namespace faith::flick
{
namespace
{

using namespace test;

constexpr EffectId kUpper{7};
constexpr EffectId kLower{3};

/// A council over two known cards.
Setup AtCouncil(int players, std::uint64_t seed = 1)
{
	auto setup = Study(players);
	setup.seed = seed;
	setup.position->phase = StartPhase::Council;
	setup.position->deck = {kUpper, kLower};
	return setup;
}

/// Seats vote up or down in the order of the list.
void VoteEach(TestGame& game, const std::vector<Thumb>& thumbs)
{
	for (Seat seat = 0; seat < thumbs.size(); ++seat)
	{
		game.Do(Vote{seat, thumbs[seat]});
	}
}

bool IsInForce(const GameState& state, EffectId card)
{
	return std::any_of(state.effects.begin(), state.effects.end(),
		[card](const ActiveEffect& effect) { return effect.source == card; });
}

// Rule 5.1
TEST(Council, OpensEveryGenerationWithTwoDrawnCards)
{
	for (const int players : {2, 3, 4})
	{
		TestGame game = TestGame::AtFirstCouncil(players);
		const auto drawn = game.Happened<LawsDrawn>();
		ASSERT_EQ(drawn.size(), 1u);
		EXPECT_NE(drawn[0].upper, drawn[0].lower);
		EXPECT_TRUE(StandardCatalogue().IsLaw(drawn[0].upper));
		EXPECT_TRUE(StandardCatalogue().IsLaw(drawn[0].lower));
		EXPECT_EQ(game.State().deck.Size(), 18u);
		EXPECT_EQ(game.State().council.upper, drawn[0].upper);
		EXPECT_EQ(game.Asked(), DecisionKind::Vote);
	}
}

// Rule 5.1
TEST(Council, LaysTheFirstDrawnCardAboveTheSecond)
{
	TestGame game(AtCouncil(3));
	const auto drawn = game.Happened<LawsDrawn>();
	ASSERT_EQ(drawn.size(), 1u);
	EXPECT_EQ(drawn[0].upper, kUpper);
	EXPECT_EQ(drawn[0].lower, kLower);
}

// Rule 5.1
TEST(Council, DrawsOtherCardsInEveryGeneration)
{
	auto setup = Study(2);
	setup.position->phase = StartPhase::Worship;
	TestGame game(setup);
	std::set<int> seen;
	for (int generation = 2; generation <= 4; ++generation)
	{
		EXPECT_EQ(game.State().generation, generation);
		seen.insert(game.State().council.upper.value);
		seen.insert(game.State().council.lower.value);
		game.VoteAll(Thumb::Down);
		while (game.Asked() == DecisionKind::Place)
		{
			const PieceId disc = game.PlaceAndFlick();
			game.Settle({DiscRest{disc, At(240, 0), kNoPiece, true}});
		}
	}
	EXPECT_EQ(seen.size(), 6u);
}

// Rule 5.2
TEST(Council, ShowsNoVoteBeforeAllHaveVoted)
{
	TestGame up(AtCouncil(3));
	TestGame down(AtCouncil(3));
	up.Do(Vote{1, Thumb::Up});
	down.Do(Vote{1, Thumb::Down});
	ASSERT_EQ(up.Events().size(), 1u);
	EXPECT_EQ(up.Happened<Committed>().size(), 1u);
	for (const Seat viewer : {Seat{0}, Seat{2}, kNobody})
	{
		EXPECT_EQ(ViewFor(StandardCatalogue(), up.State(), viewer), ViewFor(StandardCatalogue(), down.State(), viewer));
	}
	EXPECT_NE(ViewFor(StandardCatalogue(), up.State(), 1), ViewFor(StandardCatalogue(), down.State(), 1));
	up.Do(Vote{2, Thumb::Down});
	EXPECT_TRUE(up.Happened<VotesRevealed>().empty());
	up.Do(Vote{0, Thumb::Down});
	const auto revealed = up.Happened<VotesRevealed>();
	ASSERT_EQ(revealed.size(), 1u);
	EXPECT_EQ(revealed[0].thumbs[0], Thumb::Down);
	EXPECT_EQ(revealed[0].thumbs[1], Thumb::Up);
	EXPECT_EQ(revealed[0].up, 1);
	EXPECT_EQ(revealed[0].down, 2);
}

// Rule 5.2
TEST(Council, TakesOneVoteFromEveryPlayerAndFromNobodyElse)
{
	TestGame game(AtCouncil(3));
	game.Do(Vote{2, Thumb::Up});
	EXPECT_EQ(game.Refuse(Vote{2, Thumb::Down}, Reason::AlreadyChosen), (std::vector<std::int32_t>{2}));
	for (const Seat seat : {Seat{3}, Seat{4}, Seat{255}})
	{
		EXPECT_EQ(game.Refuse(Vote{seat, Thumb::Up}, Reason::UnknownPlayer), (std::vector<std::int32_t>{seat}));
	}
	game.Refuse(Vote{0, static_cast<Thumb>(2)}, Reason::OptionUnknown);
	game.Refuse(Vote{0, static_cast<Thumb>(255)}, Reason::OptionUnknown);
	game.Refuse(Keep{0}, Reason::NotNow);
	game.Refuse(Settled{}, Reason::NotNow);
}

// Rule 5.3
TEST(Council, EnactsTheUpperLawWithMoreThumbsUpAndTheLowerWithMoreDown)
{
	constexpr Thumb kU = Thumb::Up;
	constexpr Thumb kD = Thumb::Down;
	const std::vector<std::pair<std::vector<Thumb>, EffectId>> cases{
		{{kU, kU}, kUpper},
		{{kD, kD}, kLower},
		{{kU, kU, kU}, kUpper},
		{{kU, kD, kU}, kUpper},
		{{kD, kD, kU}, kLower},
		{{kD, kD, kD}, kLower},
		{{kU, kU, kD, kU}, kUpper},
		{{kD, kU, kD, kD}, kLower},
		{{kU, kU, kU, kU}, kUpper},
		{{kD, kD, kD, kD}, kLower},
	};
	for (const auto& [thumbs, winner] : cases)
	{
		for (std::uint64_t seed = 1; seed <= 8; ++seed)
		{
			TestGame game(AtCouncil(static_cast<int>(thumbs.size()), seed));
			VoteEach(game, thumbs);
			const auto enacted = game.Happened<LawEnacted>();
			ASSERT_EQ(enacted.size(), 1u);
			EXPECT_EQ(enacted[0].law, winner);
			EXPECT_FALSE(enacted[0].byLot);
		}
	}
}

// Rule 5.4
TEST(Council, DrawsLotsBetweenTheTwoCardsWithATie)
{
	const std::vector<std::vector<Thumb>> ties{
		{Thumb::Up, Thumb::Down}, {Thumb::Up, Thumb::Down, Thumb::Down, Thumb::Up}};
	for (const std::vector<Thumb>& thumbs : ties)
	{
		int upper = 0;
		for (std::uint64_t seed = 1; seed <= 200; ++seed)
		{
			TestGame game(AtCouncil(static_cast<int>(thumbs.size()), seed));
			VoteEach(game, thumbs);
			const auto enacted = game.Happened<LawEnacted>();
			ASSERT_EQ(enacted.size(), 1u);
			EXPECT_TRUE(enacted[0].byLot);
			EXPECT_TRUE(enacted[0].law == kUpper || enacted[0].law == kLower);
			upper += enacted[0].law == kUpper ? 1 : 0;
		}
		// A fair lot misses this range about once in two million.
		EXPECT_GT(upper, 65);
		EXPECT_LT(upper, 135);
	}
}

// Rule 5.5
TEST(Council, PutsTheOtherCardIntoTheBoxAfterATieToo)
{
	for (const std::vector<Thumb>& thumbs :
		std::vector<std::vector<Thumb>>{{Thumb::Up, Thumb::Up}, {Thumb::Down, Thumb::Down}, {Thumb::Up, Thumb::Down}})
	{
		TestGame game(AtCouncil(2));
		VoteEach(game, thumbs);
		const LawEnacted enacted = game.Happened<LawEnacted>()[0];
		const EffectId other = enacted.law == kUpper ? kLower : kUpper;
		EXPECT_EQ(enacted.discarded, other);
		ASSERT_EQ(game.State().discarded.Size(), 1u);
		EXPECT_EQ(game.State().discarded[0], other);
		EXPECT_TRUE(IsInForce(game.State(), enacted.law));
		EXPECT_FALSE(IsInForce(game.State(), other));
		EXPECT_EQ(game.State().deck.Size(), 18u);
	}
}

// Rule 5.6
TEST(Council, PutsTheLawIntoForceAtOnce)
{
	const TestLaw law({{Param::CornerReflicks, Op::Override, 0}}, Duration::ThisGeneration);
	auto setup = AtCouncil(2);
	setup.position->deck = {TestLaw::kId, kLower};
	TestGame game(setup, law.Play());
	game.VoteAll(Thumb::Up);
	EXPECT_EQ(Value(game.GetRules().Cards(), game.State(), Param::CornerReflicks, 0), 0);
	const PieceId disc = game.PlaceAndFlick();
	game.Settle({DiscRest{disc, TestGame::CloudSpot(0), kNoPiece, false}});
	EXPECT_EQ(game.Active(), 1) << "the law takes the second flick away in the first turn already";
}

// Rule 5.6
TEST(Council, KeepsALawForThisGenerationOrTheRestOfTheGame)
{
	for (const Duration duration : {Duration::ThisGeneration, Duration::RestOfGame})
	{
		const TestLaw law({{Param::PresencePoints, Op::Add, 1}}, duration);
		auto setup = AtCouncil(2);
		setup.position->deck = {TestLaw::kId, kLower};
		setup.position->unflicked = {0, 0, 0, 0};
		TestGame game(setup, law.Play());
		game.Do(Vote{0, Thumb::Up});
		EXPECT_FALSE(IsInForce(game.State(), TestLaw::kId));
		game.Do(Vote{1, Thumb::Up});
		// Nobody had a prophet to flick: this was the whole generation.
		ASSERT_EQ(game.State().generation, 2);
		EXPECT_EQ(game.Happened<LawEnacted>()[0].duration, duration);
		EXPECT_EQ(game.Happened<LawExpired>().size(), duration == Duration::ThisGeneration ? 1u : 0u);
		EXPECT_EQ(IsInForce(game.State(), TestLaw::kId), duration == Duration::RestOfGame);
	}
}

// Rule 5.6
TEST(Council, HasRoomForTheLawsOfAllCouncilsThatAreStillToCome)
{
	auto setup = AtCouncil(4);
	setup.position->generation = 3;
	for (std::uint8_t law = 10; law <= 20; ++law)
	{
		setup.position->laws.push_back(EffectId{law});
	}
	RefuseSetup(setup, Reason::SetupLaw);
	setup.position->laws.pop_back();
	setup.position->unflicked = {0, 0, 0, 0};
	TestGame game(setup);
	game.VoteAll(Thumb::Down);
	game.VoteAll(Thumb::Up);
	EXPECT_EQ(game.Happened<LawEnacted>().size(), 1u);
	EXPECT_EQ(game.State().generation, 4);
	EXPECT_EQ(game.Asked(), DecisionKind::Place);
}

} // namespace
} // namespace faith::flick
