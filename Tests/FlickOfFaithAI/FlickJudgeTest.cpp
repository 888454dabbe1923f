#include "FlickJudge.h"

#include "FlickOfFaithAI/Aiming.h"
#include "FlickOfFaithRules/ExactTable.h"
#include "Picking.h"
#include "Support/TestGame.h"

#include <gtest/gtest.h>

namespace faith::flick
{
namespace
{

using namespace test;

/// A game whose flicks go to places where something happens.
class LivelyGame
{
public:
	LivelyGame(int players, std::uint64_t seed) : random_{seed}
	{
		Setup setup = Study(players);
		setup.seed = seed;
		setup.position->unflicked = {7, 7, 7, 7};
		EXPECT_FALSE(rules_.Begin(setup, state_, events_));
	}

	const GameState& State() const { return state_; }
	const Rules& GetRules() const { return rules_; }
	DecisionKind Asked() const { return state_.pending.Front().kind; }

	/// Everything up to the next report of the table; false when the generation is over.
	bool GoToNextShot()
	{
		while (state_.generation == 1 && Asked() != DecisionKind::Settle)
		{
			Do(Next());
		}
		return state_.generation == 1;
	}

	/// The end of the turn, if worship does not follow at once.
	void FinishTurn(const Command& report)
	{
		Do(report);
		while (Asked() == DecisionKind::Build)
		{
			Do(Next());
		}
	}

private:
	void Do(const Command& command)
	{
		events_.clear();
		const Refusal refusal = rules_.Apply(state_, command, events_);
		ASSERT_FALSE(refusal) << NameOf(refusal.code);
	}

	Command Next()
	{
		if (Asked() == DecisionKind::Reflick)
		{
			return Keep{state_.turn.active};
		}
		return Asked() == DecisionKind::Flick ? Lively()
											  : PickEager(random_, SamplesOf(rules_, state_, state_.turn.active));
	}

	Command Lively()
	{
		const PieceId disc = FlickableDiscs(state_).Front();
		const Point from = state_.pieces[disc].position;
		const std::uint32_t lot = random_.Below(6);
		const Point to = lot < 4 ? City(static_cast<IslandId>(lot)) : Point{};
		const auto way = physics::IntegerSqrt(static_cast<std::uint64_t>(physics::DistanceSquared(from, to)));
		const std::int32_t power = PowerToReach(PieceKind::Prophet, way) * random_.Between(900, 1600) / 1000;
		return Flick{state_.turn.active, {DiscAim{disc, Aim{AngleTowards(from, to), std::min(power, 1000), 0}}}};
	}

	Rules rules_{PlainCatalogue()};
	GameState state_;
	std::vector<Event> events_;
	Random random_;
};

/// The active player has no temple in hand.
bool TestsAMovedTemple(const GameState& state)
{
	return StandingOf(state).seats[state.turn.active].templesInHand < 2;
}

void ExpectSame(const Standing& judged, const Standing& real, int players)
{
	for (int seat = 0; seat < players; ++seat)
	{
		const Standing::Seat& a = judged.seats[static_cast<std::size_t>(seat)];
		const Standing::Seat& b = real.seats[static_cast<std::size_t>(seat)];
		EXPECT_EQ(a.score, b.score);
		EXPECT_EQ(a.unflicked, b.unflicked);
		EXPECT_EQ(a.templesInHand, b.templesInHand);
		EXPECT_EQ(a.prophets, b.prophets);
		EXPECT_EQ(a.temples, b.temples);
	}
}

// Rules 2.5, 7.2, 7.7, 7.8, 7.9, 7.10
TEST(FlickJudgeTest, SaysWhatTheRulesMakeOfAFlick)
{
	int compared = 0;
	for (std::uint64_t seed = 1; seed <= 24; ++seed)
	{
		LivelyGame game(2 + static_cast<int>(seed % 3), seed);
		while (game.GoToNextShot())
		{
			const GameState before = game.State();
			const Terms terms = TermsOf(game.GetRules().Cards(), before);
			const physics::Outcome outcome = physics::Simulate(ExactScene(before).View(), ShotOf(before.launched));
			const Standing judged = FlickJudge(terms, before).After(outcome);
			game.FinishTurn(ReportOf(outcome));
			const bool goesOn = game.State().generation == 1 && game.Asked() == DecisionKind::Place;
			// Who has no temple in hand may move one: that is another matter.
			if (goesOn && !TestsAMovedTemple(before))
			{
				ExpectSame(judged, StandingOf(game.State()), before.PlayerCount());
				++compared;
			}
		}
	}
	EXPECT_GT(compared, 300);
}

} // namespace
} // namespace faith::flick
