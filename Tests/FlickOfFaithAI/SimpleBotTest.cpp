#include "FlickOfFaithAI/SimpleBot.h"

#include "Support/TestGame.h"

#include <gtest/gtest.h>

namespace faith::flick
{
namespace
{

using namespace test;

Command DecisionOf(std::uint64_t seed, const GameState& state, Seat seat)
{
	const Rules rules;
	return SimpleBot(seed).Decide(rules, ViewFor(rules.Cards(), state, seat));
}

// Rule 10.3
TEST(SimpleBotTest, HiddenVotesDeckAndLotDoNotChangeItsVote)
{
	const TestGame game = TestGame::AtFirstCouncil(4);
	GameState other = game.State();
	other.players[2].committed = true;
	other.players[2].secretThumb = Thumb::Up;
	other.random.state ^= 0x1234;
	other.random.Shuffle(other.deck, static_cast<std::uint32_t>(other.deck.Size()));
	for (std::uint64_t seed = 0; seed < 20; ++seed)
	{
		EXPECT_EQ(DecisionOf(seed, game.State(), 0), DecisionOf(seed, other, 0));
	}
}

TEST(SimpleBotTest, BuildsWhenItCan)
{
	TestGame game(Study(2));
	game.TurnEndingAt(board::IslandCentre(0));
	ASSERT_EQ(game.Asked(), DecisionKind::Build);
	const Command command = DecisionOf(5, game.State(), game.Active());
	EXPECT_TRUE(std::holds_alternative<BuildTemple>(command));
	game.Do(command);
}

TEST(SimpleBotTest, AnswersEveryQuestionOfTheBaseGameLegally)
{
	const TestGame council = TestGame::AtFirstCouncil(3);
	TestGame placing(Study(3));
	TestGame again(Study(3));
	again.TurnEndingAt(TestGame::CloudSpot(again.State().players[again.Active()].corner));
	ASSERT_EQ(again.Asked(), DecisionKind::Reflick);
	for (const TestGame* game :
		{&council, static_cast<const TestGame*>(&placing), static_cast<const TestGame*>(&again)})
	{
		const Seat seat = game->Asked() == DecisionKind::Vote ? Seat{1} : game->Active();
		for (std::uint64_t seed = 0; seed < 50; ++seed)
		{
			EXPECT_FALSE(game->GetRules().Check(game->State(), DecisionOf(seed, game->State(), seat)));
		}
	}
}

} // namespace
} // namespace faith::flick
