#include "FlickOfFaithPresentation/Gestures.h"

#include "FlickOfFaithPresentation/CameraPose.h"
#include "Support/GodGame.h"
#include "Support/TestGame.h"

#include <gtest/gtest.h>

namespace faith::flick
{
namespace
{

using namespace test;

/// A spot of the mat where nothing can be gripped.
constexpr TableSpot kFarAway{0.0, 40.0};

/// A game of persons who pass one view around.
class AtOneView
{
public:
	explicit AtOneView(const flick::Setup& setup) : game(setup, Rules{PlainCatalogue()}), view(game.GetRules(), round)
	{
		Refresh();
	}

	void Refresh()
	{
		const auto& pending = game.State().pending;
		round.Ask(pending.Empty() ? DecisionKind::None : pending.Front().kind,
			pending.Empty() ? std::uint8_t{0} : pending.Front().waitingFor);
		view.Refresh(game.State());
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
	Controls view;
};

TEST(Gestures, EnterLetsSomebodyComeAndThenAnswers)
{
	flick::Setup setup;
	setup.players = 2;
	AtOneView choosing(setup);
	ASSERT_EQ(choosing.view.BehindCurtain(), 0);
	const Given came = ComeOrConfirm(choosing.view);
	EXPECT_TRUE(came.commands.empty() && !came.isSecret && !came.refusal);
	EXPECT_NE(choosing.view.TheDesk(), nullptr);

	AtOneView placing(Study(2));
	const Given placed = ComeOrConfirm(placing.view);
	ASSERT_EQ(placed.commands.size(), 1u);
	EXPECT_TRUE(std::holds_alternative<PlaceDiscs>(placed.commands[0]));
}

// Rule 7.2
TEST(Gestures, BLetsGoFirstAndSaysNoThen)
{
	AtOneView aiming(Study(2));
	aiming.Submit(ComeOrConfirm(aiming.view));
	static_cast<void>(aiming.view.Press(kFarAway));
	ASSERT_TRUE(aiming.view.TheDesk()->Aiming().IsPulling());
	EXPECT_TRUE(LetGoOrDecline(aiming.view).commands.empty());
	EXPECT_FALSE(aiming.view.TheDesk()->Aiming().IsPulling());

	AtOneView building(Study(2));
	building.game.TurnEndingAt(City(0));
	building.Refresh();
	ASSERT_EQ(building.view.TheDesk()->Asked(), DecisionKind::Build);
	EXPECT_EQ(LetGoOrDecline(building.view).commands.size(), 1u);
}

TEST(Gestures, APressBesideEverythingBeginsToPull)
{
	AtOneView machine(Study(2));
	ASSERT_FALSE(machine.view.ChoiceAt(kFarAway));
	EXPECT_EQ(ChooseOrPress(machine.view, kFarAway).commands.size(), 1u) << "the disc is put down for it";
}

TEST(Gestures, ArrowsMoveAPieceAsItIsSeen)
{
	for (CornerId corner = 0; corner < 4; ++corner)
	{
		AtOneView machine(Study(2));
		const TableSpot before = machine.view.TheDesk()->Ghosts().at(0).spot;
		const TableSpot way = WaySeenFrom(corner, 1.0, 0.0);
		StepAsSeen(machine.view, corner, 1.0, 0.0, true);
		const TableSpot after = machine.view.TheDesk()->Ghosts().at(0).spot;
		EXPECT_NEAR(after.x - before.x, way.x * 0.5, 1e-6);
		EXPECT_NEAR(after.y - before.y, way.y * 0.5, 1e-6);
	}
}

TEST(Gestures, ArrowsAimTheSameFromEverywhere)
{
	AtOneView machine(Study(2));
	machine.Submit(ComeOrConfirm(machine.view));
	const Aim aim = machine.view.TheDesk()->Aiming().Get();
	StepAsSeen(machine.view, 3, 1.0, 1.0, false);
	EXPECT_EQ(machine.view.TheDesk()->Aiming().Get().angle, (aim.angle + 360'000 - 1500) % 360'000);
	EXPECT_EQ(machine.view.TheDesk()->Aiming().Get().power, aim.power + 10);
}

TEST(Gestures, AWheelSpinsWhatCannotBeTurned)
{
	AtOneView machine(Study(2));
	machine.Submit(ComeOrConfirm(machine.view));
	ASSERT_FALSE(machine.view.CanTurn());
	const Aim aim = machine.view.TheDesk()->Aiming().Get();
	TurnOrSpin(machine.view, -2.0);
	EXPECT_EQ(machine.view.TheDesk()->Aiming().Get().spin, aim.spin - 100);
	TurnOrSpin(machine.view, 0.25);
	EXPECT_EQ(machine.view.TheDesk()->Aiming().Get().spin, aim.spin - 87) << "rounded";
}

} // namespace
} // namespace faith::flick
