#include "FlickOfFaithPresentation/Controls.h"

#include "Support/GodGame.h"
#include "Support/LawGame.h"
#include "Support/TestGame.h"

#include <gtest/gtest.h>

#include <memory>
#include <vector>

namespace faith::flick
{
namespace
{

using namespace test;

/// A spot of the mat where nothing can be gripped.
constexpr TableSpot kFarAway{0.0, 40.0};

/// A game of persons at one machine, and their views.
class AtOneMachine
{
public:
	explicit AtOneMachine(const flick::Setup& setup, const Rules& rules = Rules{PlainCatalogue()}) : game(setup, rules)
	{
	}

	/// A view that is passed around, or that of one seat.
	Controls& AddView(Seat own = kNobody)
	{
		views.push_back(std::make_unique<Controls>(game.GetRules(), round, own));
		Refresh();
		return *views.back();
	}

	void Refresh()
	{
		const auto& pending = game.State().pending;
		round.Ask(pending.Empty() ? DecisionKind::None : pending.Front().kind,
			pending.Empty() ? std::uint8_t{0} : pending.Front().waitingFor);
		for (const auto& view : views)
		{
			view->Refresh(game.State());
		}
	}

	void Submit(const Given& given)
	{
		for (const Command& command : given.commands)
		{
			game.Do(command);
		}
		Refresh();
	}

	TestGame game;
	SecretRound round;
	std::vector<std::unique_ptr<Controls>> views;
};

flick::Setup CouncilOf(int players)
{
	flick::Setup council = Study(players);
	council.position->phase = StartPhase::Council;
	return council;
}

// Rules 6.3, 6.5
TEST(Controls, APullThatBeganTooEarlyGoesOnOnceTheDiscLies)
{
	AtOneMachine machine(Study(2));
	Controls& view = machine.AddView();
	const Given placed = view.Press(kFarAway);
	ASSERT_EQ(placed.commands.size(), 1u);
	EXPECT_TRUE(std::holds_alternative<PlaceDiscs>(placed.commands[0]));
	view.DragTo({kFarAway.x + 50.0, kFarAway.y}, false);
	machine.Submit(placed);
	ASSERT_NE(view.TheDesk(), nullptr);
	EXPECT_TRUE(view.TheDesk()->Aiming().IsPulling());
	const Given flicked = view.Release();
	ASSERT_EQ(flicked.commands.size(), 1u);
	EXPECT_EQ(std::get<Flick>(flicked.commands[0]).launches.Front().aim.angle, 180'000);
}

// Rule 6.3
TEST(Controls, ARefusedAnswerSaysWhyAndWhat)
{
	AtOneMachine machine(Study(2));
	Controls& view = machine.AddView();
	static_cast<void>(view.Press(view.TheDesk()->Ghosts().at(0).spot));
	view.DragTo({0.0, 0.0}, false);
	static_cast<void>(view.Release());
	const Given given = view.Confirm();
	EXPECT_EQ(given.refusal.code, Reason::OutsideTheCloud);
	EXPECT_TRUE(given.refused);
	EXPECT_TRUE(given.commands.empty());
}

TEST(Controls, ArrowsAimOrMoveWhateverIsAsked)
{
	AtOneMachine machine(Study(2));
	Controls& view = machine.AddView();
	const TableSpot before = view.TheDesk()->Ghosts().at(0).spot;
	view.Step(-1.0, -1.0, true);
	EXPECT_NEAR(view.TheDesk()->Ghosts().at(0).spot.x, before.x - 0.5, 1e-6);
	EXPECT_NEAR(view.TheDesk()->Ghosts().at(0).spot.y, before.y - 0.5, 1e-6);
	machine.Submit(view.Confirm());
	const Aim aim = view.TheDesk()->Aiming().Get();
	view.Step(1.0, 1.0, false);
	view.AddSpin(100);
	EXPECT_EQ(view.TheDesk()->Aiming().Get().angle, (aim.angle + 360'000 - 1500) % 360'000);
	EXPECT_EQ(view.TheDesk()->Aiming().Get().power, aim.power + 10);
	EXPECT_EQ(view.TheDesk()->Aiming().Get().spin, aim.spin + 100);
	view.SetSpin(-300);
	EXPECT_EQ(view.TheDesk()->Aiming().Get().spin, -300);
}

// Rule 6.5
TEST(Controls, AFlickWithoutAnAimAsksForOneAndDoesNothingElse)
{
	AtOneMachine machine(Study(2));
	Controls& view = machine.AddView();
	const Given placed = view.Confirm();
	EXPECT_FALSE(placed.lacksAim);
	machine.Submit(placed);
	const std::uint64_t before = HashOf(machine.game.State());
	const Given none = view.Confirm();
	EXPECT_TRUE(none.lacksAim);
	EXPECT_TRUE(none.commands.empty());
	EXPECT_FALSE(none.refusal);
	EXPECT_EQ(HashOf(machine.game.State()), before);
	view.Step(0.0, 1.0, true);
	const Given flicked = view.Confirm();
	EXPECT_FALSE(flicked.lacksAim);
	EXPECT_EQ(flicked.commands.size(), 1u);
}

// Rule 6.5
TEST(Controls, WhatIsSeenHoldsForWhoeverIsHere)
{
	AtOneMachine machine(Study(2));
	Controls& view = machine.AddView();
	view.SetSight(AimSight::Direction);
	machine.Submit(view.Confirm());
	view.Step(0.0, 1.0, false);
	ASSERT_TRUE(view.TheDesk()->Preview());
	EXPECT_TRUE(view.TheDesk()->Preview()->isArrow);
}

TEST(Controls, AStickAimsAndCancelTakesItBack)
{
	AtOneMachine machine(Study(2));
	Controls& view = machine.AddView();
	const TableSpot before = view.TheDesk()->Ghosts().at(0).spot;
	view.Steer(-1.0, 0.0, 0.1, false);
	EXPECT_LT(view.TheDesk()->Ghosts().at(0).spot.x, before.x);
	static_cast<void>(view.Cancel());
	view.Refresh(machine.game.State());
	while (view.TheDesk()->WhyNot())
	{
		view.Steer(1.0, 0.0, 0.05, false);
	}
	machine.Submit(view.Confirm());
	const Aim aim = view.TheDesk()->Aiming().Get();
	view.Steer(1.0, 0.0, 0.2, false);
	EXPECT_NE(view.TheDesk()->Aiming().Get().angle, aim.angle);
	EXPECT_TRUE(view.Cancel());
	EXPECT_EQ(view.TheDesk()->Aiming().Get(), aim);
}

TEST(Controls, CancelTellsWhetherThereWasSomethingToLetGoOf)
{
	AtOneMachine machine(Study(2));
	Controls& view = machine.AddView();
	EXPECT_FALSE(view.Cancel());
	machine.Submit(view.Confirm());
	static_cast<void>(view.Press(kFarAway));
	EXPECT_TRUE(view.Cancel());
	EXPECT_FALSE(view.Cancel());
}

// Rule 5.2
TEST(Controls, OneViewIsPassedAroundBehindACurtain)
{
	flick::Setup setup;
	setup.players = 2;
	AtOneMachine machine(setup);
	Controls& view = machine.AddView();
	ASSERT_EQ(machine.game.Asked(), DecisionKind::ChooseGod);
	EXPECT_EQ(view.TheDesk(), nullptr);
	EXPECT_EQ(view.BehindCurtain(), 0);
	view.Come();
	ASSERT_NE(view.TheDesk(), nullptr);
	const Given first = view.Choose(0);
	EXPECT_TRUE(first.isSecret);
	EXPECT_TRUE(first.commands.empty());
	EXPECT_EQ(view.TheDesk(), nullptr) << "nobody sees what the first has done";
	EXPECT_EQ(view.BehindCurtain(), 1);
	view.Come();
	const Given second = view.Choose(1);
	EXPECT_TRUE(second.isSecret) << "no difference between the last and the others";
	EXPECT_EQ(second.commands.size(), 2u);
}

// Rule 5.2
TEST(Controls, AllVoteAtOnceWithKeysOfTheirOwn)
{
	AtOneMachine machine(CouncilOf(3), Rules{});
	Controls& view = machine.AddView();
	ASSERT_TRUE(view.IsSharedVote());
	EXPECT_EQ(view.BehindCurtain(), kNobody) << "no curtain: nothing is shown";
	EXPECT_TRUE(view.VoteFor(2, Thumb::Up).isSecret);
	EXPECT_TRUE(view.VoteFor(0, Thumb::Up).commands.empty());
	EXPECT_TRUE(view.VoteFor(2, Thumb::Down).commands.empty()) << "changed";
	EXPECT_EQ(machine.round.WhoHasAnswered(), 0b0101);
	EXPECT_FALSE(view.VoteFor(3, Thumb::Down).isSecret) << "nobody sits there";
	const Given last = view.VoteFor(1, Thumb::Up);
	ASSERT_EQ(last.commands.size(), 3u);
	EXPECT_EQ(std::get<Vote>(last.commands[2]).thumb, Thumb::Down);
}

// Rule 5.2
TEST(Controls, EveryPartOfASplitScreenHasItsOwnSecrets)
{
	AtOneMachine machine(CouncilOf(2), Rules{});
	Controls& left = machine.AddView(0);
	Controls& right = machine.AddView(1);
	ASSERT_NE(left.TheDesk(), nullptr);
	ASSERT_NE(right.TheDesk(), nullptr);
	EXPECT_FALSE(left.IsSharedVote());
	EXPECT_EQ(left.BehindCurtain(), kNobody);
	EXPECT_EQ(left.TheDesk()->Who(), 0);
	EXPECT_EQ(right.TheDesk()->Who(), 1);
	EXPECT_TRUE(left.Choose(0).commands.empty());
	EXPECT_TRUE(left.HasAnswered());
	EXPECT_FALSE(right.HasAnswered());
	ASSERT_NE(left.TheDesk(), nullptr) << "it can be changed";
	const Vote changed = std::get<Vote>(left.TheDesk()->Choices()[1].command);
	EXPECT_TRUE(left.Choose(1).commands.empty());
	const Given all = right.Choose(1);
	ASSERT_EQ(all.commands.size(), 2u);
	EXPECT_EQ(std::get<Vote>(all.commands[0]), changed);
}

// Rule 5.2
TEST(Controls, AThumbIsAVoteOnlyWhileOneIsAsked)
{
	AtOneMachine council(CouncilOf(2));
	Controls& left = council.AddView(0);
	Controls& right = council.AddView(1);
	EXPECT_TRUE(left.VoteHere(Thumb::Up).isSecret);
	EXPECT_TRUE(left.VoteHere(Thumb::Down).commands.empty()) << "changed";
	const Given all = right.VoteHere(Thumb::Up);
	ASSERT_EQ(all.commands.size(), 2u);
	EXPECT_EQ(std::get<Vote>(all.commands[0]).thumb, Thumb::Down);

	AtOneMachine mission(Study(2));
	EXPECT_FALSE(mission.AddView().VoteHere(Thumb::Up).isSecret);
}

TEST(Controls, InASplitScreenOnlyTheOneWhoseTurnItIsIsAsked)
{
	AtOneMachine machine(Study(2));
	const Seat active = machine.game.Active();
	Controls& own = machine.AddView(active);
	Controls& other = machine.AddView(static_cast<Seat>(1 - active));
	EXPECT_NE(own.TheDesk(), nullptr);
	EXPECT_EQ(other.TheDesk(), nullptr);
	EXPECT_TRUE(other.Confirm().commands.empty());
	EXPECT_TRUE(other.Press(kFarAway).commands.empty());
	EXPECT_FALSE(other.Decline().refusal);
}

// Rule 7.2
TEST(Controls, NoIsAnAnswer)
{
	AtOneMachine machine(Study(2));
	machine.game.TurnEndingAt(City(0));
	Controls& view = machine.AddView();
	ASSERT_EQ(view.TheDesk()->Asked(), DecisionKind::Build);
	ASSERT_EQ(view.Decline().commands.size(), 1u);
}

TEST(Controls, NothingIsLeftOfAMatchThatIsCleared)
{
	AtOneMachine machine(Study(2));
	Controls& view = machine.AddView();
	view.Clear();
	EXPECT_EQ(view.TheDesk(), nullptr);
	EXPECT_TRUE(view.Choose(0).commands.empty());
	EXPECT_FALSE(view.CanTurn());
	EXPECT_FALSE(view.ChoiceAt({0.0, 0.0}));
}

} // namespace
} // namespace faith::flick
