#include "FlickOfFaithAI/AimKinds.h"
#include "FlickOfFaithAI/Contest.h"
#include "FlickOfFaithAI/LawTrial.h"
#include "FlickOfFaithAI/MatchFacts.h"
#include "FlickOfFaithAI/VoteTrial.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace faith::flick
{
namespace
{

Setup Two(std::uint64_t seed)
{
	Setup setup;
	setup.players = 2;
	setup.seed = seed;
	return setup;
}

const Contestant& Novice()
{
	return *FindContestant("novice");
}

std::vector<const Contestant*> TwoNovices()
{
	return {&Novice(), &Novice()};
}

/// The council of the first generation.
GameState FirstCouncil(std::uint64_t seed)
{
	const Rules rules;
	SearchControl control;
	ContestInPlay match(rules, Two(seed), TwoNovices(), true);
	while (
		!match.IsOver() && (match.State().pending.Empty() || match.State().pending.Front().kind != DecisionKind::Vote))
	{
		match.Play(match.Next(control));
	}
	return match.State();
}

TEST(ContestInPlayTest, GoesOnFromAnyState)
{
	const Rules rules;
	SearchControl control;
	ContestInPlay whole(rules, Two(7), TwoNovices(), true);
	GameState middle;
	for (int i = 0; !whole.IsOver(); ++i)
	{
		middle = i == 40 ? whole.State() : middle;
		whole.Play(whole.Next(control));
	}
	ContestInPlay rest(rules, middle, TwoNovices(), 7);
	while (!rest.IsOver())
	{
		rest.Play(rest.Next(control));
	}
	EXPECT_FALSE(rest.Refused());
	EXPECT_EQ(rest.State(), whole.State());
}

TEST(MatchFactsTest, CountsWorshipInTheGenerationItEnds)
{
	const Rules rules;
	SearchControl control;
	MatchObserver observer(rules);
	std::array<std::int32_t, kMaxPlayers> atCouncil{};
	static_cast<void>(PlayContest(
		rules, Two(6), TwoNovices(), true, control,
		[&](std::span<const Event> events, const GameState& state)
		{
			observer.After(events, state);
			const bool isSecond =
				state.generation == 2 && !state.pending.Empty() && state.pending.Front().kind == DecisionKind::Vote;
			for (std::size_t seat = 0; isSecond && seat < state.players.Size(); ++seat)
			{
				atCouncil[seat] = state.players[seat].score;
			}
		},
		[&](const GameState& state, const Command& command) { observer.Before(state, command); }));
	const MatchFacts& facts = observer.Facts();
	ASSERT_EQ(facts.generations.size(), 4u);
	EXPECT_EQ(facts.generations[0].scores, atCouncil);
	EXPECT_EQ(facts.generations[0].points, atCouncil[0] + atCouncil[1]);
}

TEST(LawTrialTest, PutsALawBeforeTheCouncilAndLosesNone)
{
	const GameState council = FirstCouncil(3);
	const EffectId inDeck = council.deck.Front();
	const auto swapped = WithUpperLaw(council, inDeck);
	ASSERT_TRUE(swapped.has_value());
	EXPECT_EQ(swapped->council.upper, inDeck);
	EXPECT_EQ(swapped->deck.Front(), council.council.upper);
	const auto turned = WithUpperLaw(council, council.council.lower);
	ASSERT_TRUE(turned.has_value());
	EXPECT_EQ(turned->council.lower, council.council.upper);
	EXPECT_EQ(WithUpperLaw(council, council.council.upper), council);
	GameState inForce = council;
	inForce.deck.RemoveAt(0);
	EXPECT_FALSE(WithUpperLaw(inForce, inDeck).has_value());
}

TEST(LawTrialTest, PlaysEveryLawFromTheSameCouncil)
{
	const Rules rules;
	SearchControl control;
	const LawTrial trial = TryLaws(rules, Two(5), Novice(), control);
	EXPECT_GE(trial.generation, 1);
	EXPECT_EQ(trial.without.law, kNoCard);
	EXPECT_LT(trial.without.winner, 2);
	EXPECT_LT(trial.last, 2);
	std::set<std::uint16_t> laws;
	for (const LawBranch& branch : trial.with)
	{
		EXPECT_TRUE(laws.insert(branch.law.value).second);
		EXPECT_LT(branch.winner, 2);
	}
	const auto differs = [&](const LawBranch& branch) { return branch.points != trial.without.points; };
	EXPECT_TRUE(std::any_of(trial.with.begin(), trial.with.end(), differs));
	// At most one law of every earlier generation is still in force.
	EXPECT_GE(trial.with.size() + trial.generation - 1, rules.Cards().laws.size());
	EXPECT_EQ(TryLaws(rules, Two(5), Novice(), control), trial);
}

TEST(VoteTrialTest, ValuesBothLawsForEverySeatTwice)
{
	const Rules rules;
	SearchControl control;
	const VoteTrial trial = TryVotes(rules, Two(5), Novice(), 4, control);
	ASSERT_EQ(trial.seats.size(), 2u);
	for (std::size_t half = 0; half < 2; ++half)
	{
		// What one of two gains the other loses.
		EXPECT_NEAR(trial.seats[0][half], -trial.seats[1][half], 2);
		EXPECT_LE(std::abs(trial.seats[0][half]), kMillionths);
	}
	EXPECT_EQ(TryVotes(rules, Two(5), Novice(), 4, control), trial);
}

TEST(AimKindsTest, ValuesTheBestAimOfEachKind)
{
	const Rules rules;
	SearchControl control;
	const MatchChoices choices = ChoicesOf(rules, Two(5), Novice(), 8, control);
	ASSERT_FALSE(choices.flicks.empty());
	for (const FlickChoice& choice : choices.flicks)
	{
		EXPECT_GE(choice.generation, 1);
		EXPECT_LT(choice.place, 2);
		const std::int32_t best = *std::max_element(choice.best.begin(), choice.best.end());
		EXPECT_GT(best, 0);
		EXPECT_LE(best, kMillionths);
		EXPECT_TRUE(
			std::all_of(choice.best.begin(), choice.best.end(), [](std::int32_t worth) { return worth >= -1; }));
	}
	EXPECT_EQ(ChoicesOf(rules, Two(5), Novice(), 8, control), choices);
}

TEST(IdeasTest, PlayWholeMatches)
{
	const Rules rules;
	SearchControl control;
	for (const Contestant& idea : Ideas())
	{
		EXPECT_EQ(FindContestant(idea.key), &idea);
		const std::vector<const Contestant*> seats{&idea, &Novice()};
		const ContestResult result = PlayContest(rules, Two(4), seats, true, control);
		EXPECT_FALSE(result.refusal) << idea.key;
		EXPECT_LT(result.winner, 2) << idea.key;
		EXPECT_EQ(PlayContest(rules, Two(4), seats, true, control).scores, result.scores) << idea.key;
	}
}

} // namespace
} // namespace faith::flick
