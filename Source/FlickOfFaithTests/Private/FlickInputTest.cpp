#include "FlickScreenChecks.h"
#include "FlickTestDevices.h"

#include "Game/FlickGameInstance.h"
#include "Game/FlickGameMode.h"
#include "Game/FlickPlayerController.h"
#include "ProceduralMeshComponent.h"
#include "Table/FlickTable.h"
#include "UI/FlickHud.h"
#include "UI/FlickInterface.h"
#include "UI/FlickScreen.h"
#include "View/FlickMarks.h"

#if WITH_DEV_AUTOMATION_TESTS

namespace
{
using faith::flick::DecisionKind;

/** Somebody is about to place a disc, in front of a window. */
struct FFlickTurn
{
	explicit FFlickTurn(const FString& Options) : World(Options, 1), Devices(World)
	{
		bReady = World.PlayUntil(DecisionKind::Place) && World.GetPlayer(0) != nullptr &&
			World.GetPlayer(0)->FindView() != nullptr && Controls().TheDesk() != nullptr;
	}

	faith::flick::Controls& Controls() const { return World.GetPlayer(0)->FindView()->GetControls(); }

	const faith::flick::Desk& Desk() const { return *World.GetPlayer(0)->FindView()->GetControls().TheDesk(); }
	const faith::flick::Aim& Aim() const { return Desk().Aiming().Get(); }
	/** The key of what is said of the last thing that could not be done. */
	std::string Complaint() const
	{
		const faith::text::TextTable Texts{faith::text::Language::English};
		const faith::flick::Wording Words(Texts, World.GetMatch().Match().GetRules().Cards());
		return World.GetPlayer(0)->FindView()->WordsOfRefusal(Words, World.GetMatch().State());
	}
	faith::flick::TableSpot Ghost() const { return Desk().Ghosts()[0].spot; }
	int32 NumMarks() const { return World.GetPlayer(0)->GetMarks()->GetMesh()->GetNumSections(); }

	void TickFor(int32 Frames)
	{
		for (int32 Frame = 0; Frame < Frames; ++Frame)
		{
			World.Tick();
		}
	}

	FFlickTestWorld World;
	FFlickTestDevices Devices;
	bool bReady = false;
};

const TCHAR* const TwoExact = TEXT("?Players=2?Seed=5?Exact=1");
} // namespace

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickMouseTest, "FlickOfFaith.Input.APersonPlaysATurnWithTheMouse", FlickTestFlags)

bool FFlickMouseTest::RunTest(const FString& Parameters)
{
	FFlickTurn Turn(TwoExact);
	if (!TestTrue(TEXT("a disc is to be placed"), Turn.bReady))
	{
		return false;
	}
	if (!Turn.Devices.MoveMouseTo({0.0, 40.0}))
	{
		AddInfo(TEXT("There is no window here that a mouse could point into"));
		return true;
	}
	TestTrue(TEXT("the cloud and the disc are marked"), Turn.NumMarks() > 0);
	Turn.Devices.Press(EKeys::LeftMouseButton);
	Turn.World.Tick();
	TestTrue(TEXT("a pull from anywhere puts the disc down"), Turn.World.GetAsked() == DecisionKind::Flick);
	Turn.Devices.MoveMouseTo({60.0, 40.0});
	Turn.World.Tick();
	TestTrue(TEXT("pulling"), Turn.Desk().Aiming().IsPulling());
	TestTrue(TEXT("to the west, as far as pixels go"), FMath::Abs(Turn.Aim().angle - 180'000) < 1500);
	const int32 Power = Turn.Aim().power;
	Turn.Devices.Push(EKeys::MouseWheelAxis, 1.0f);
	Turn.World.Tick();
	TestTrue(TEXT("the wheel spins"), Turn.Aim().spin > 0);

	Turn.Devices.Tap(EKeys::RightMouseButton);
	TestFalse(TEXT("pulling after the right button"), Turn.Desk().Aiming().IsPulling());
	Turn.Devices.Release(EKeys::LeftMouseButton);
	Turn.World.Tick();
	TestFalse(TEXT("a flick that was let go of"), Turn.World.GetTable()->IsShotRunning());

	Turn.Devices.MoveMouseTo({0.0, 0.0});
	Turn.Devices.Press(EKeys::LeftMouseButton);
	Turn.World.Tick();
	Turn.Devices.MoveMouseTo({0.0, 90.0});
	Turn.World.Tick();
	TestTrue(TEXT("a longer pull is stronger"), Turn.Aim().power > Power);
	Turn.Devices.Release(EKeys::LeftMouseButton);
	Turn.World.Tick();
	TestTrue(TEXT("flicked"), Turn.World.GetTable()->IsShotRunning());
	TestTrue(TEXT("and it comes to rest"), Turn.World.TickUntilShotIsOver());
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickKeysTest, "FlickOfFaith.Input.APersonPlaysATurnWithKeysOnly", FlickTestFlags)

bool FFlickKeysTest::RunTest(const FString& Parameters)
{
	FFlickTurn Turn(TwoExact);
	if (!TestTrue(TEXT("a disc is to be placed"), Turn.bReady))
	{
		return false;
	}
	const faith::flick::TableSpot Before = Turn.Ghost();
	Turn.Devices.Tap(EKeys::Left);
	const double Way = FMath::Abs(Turn.Ghost().x - Before.x) + FMath::Abs(Turn.Ghost().y - Before.y);
	TestTrue(TEXT("an arrow moves the disc"), FMath::IsNearlyEqual(Way, 3.0, 0.01));
	Turn.Devices.Tap(EKeys::Right);
	TestTrue(TEXT("and back"), FMath::IsNearlyEqual(Turn.Ghost().x, Before.x, 0.01));
	Turn.Devices.Tap(EKeys::Enter);
	TestTrue(TEXT("placed"), Turn.World.GetAsked() == DecisionKind::Flick);
	Turn.Devices.Tap(EKeys::BackSpace);
	TestTrue(TEXT("taken back"), Turn.World.GetAsked() == DecisionKind::Place);
	Turn.Devices.Tap(EKeys::Enter);

	TestFalse(TEXT("an aim at the start"), Turn.Desk().HasAims());
	Turn.Devices.Tap(EKeys::Enter);
	TestTrue(TEXT("nothing is flicked without an aim"),
		Turn.World.GetAsked() == DecisionKind::Flick && !Turn.World.GetTable()->IsShotRunning());
	TestTrue(TEXT("and one is asked for"), Turn.Complaint() == "[match.lacks_aim]");
	const faith::flick::Aim Start = Turn.Aim();
	Turn.Devices.Tap(EKeys::Left);
	TestTrue(TEXT("now there is an aim"), Turn.Desk().HasAims());
	TestTrue(TEXT("so that nobody asks any more"), Turn.Complaint().empty());
	TestEqual(TEXT("a step to the left"), Turn.Aim().angle - Start.angle, 1500);
	Turn.Devices.Press(EKeys::LeftShift);
	Turn.World.Tick();
	Turn.Devices.Tap(EKeys::Left);
	Turn.Devices.Release(EKeys::LeftShift);
	Turn.World.Tick();
	TestEqual(TEXT("a fine one"), Turn.Aim().angle - Start.angle, 1600);
	Turn.Devices.Tap(EKeys::Up);
	TestTrue(TEXT("stronger"), Turn.Aim().power > Start.power);
	Turn.Devices.Tap(EKeys::Comma);
	TestTrue(TEXT("spin"), Turn.Aim().spin > 0);
	Turn.Devices.Press(EKeys::Up);
	Turn.TickFor(40);
	Turn.Devices.Release(EKeys::Up);
	Turn.World.Tick();
	TestTrue(TEXT("a key that is held repeats"), Turn.Aim().power > Start.power + 50);

	int32 MenuAsked = 0;
	Turn.World.GetPlayer(0)->OnMenuAsked.AddLambda([&MenuAsked]() { ++MenuAsked; });
	Turn.Devices.Tap(EKeys::Escape);
	TestEqual(TEXT("escape with nothing to let go of asks for the menu"), MenuAsked, 1);
	UFlickInterface& Interface = *Turn.World.GetPlayer(0)->GetInterface();
	TestTrue(TEXT("and there it is"), Interface.GetPage() == EFlickPage::Pause);
	if (!FlickCheck::HasScreen(*this, Turn.World))
	{
		return true;
	}
	Turn.Devices.Tap(EKeys::Enter);
	TestTrue(TEXT("the first button goes on"), Interface.GetPage() == EFlickPage::Table);
	Turn.Devices.Tap(EKeys::Enter);
	TestTrue(TEXT("flicked"), Turn.World.GetTable()->IsShotRunning());
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickPadTest, "FlickOfFaith.Input.APersonPlaysATurnWithAPadOnly", FlickTestFlags)

bool FFlickPadTest::RunTest(const FString& Parameters)
{
	FFlickTurn Turn(TwoExact);
	if (!TestTrue(TEXT("a disc is to be placed"), Turn.bReady))
	{
		return false;
	}
	const faith::flick::TableSpot Before = Turn.Ghost();
	Turn.Devices.Push(EKeys::Gamepad_LeftX, 0.1f);
	Turn.TickFor(10);
	TestEqual(TEXT("a stick at rest"), Turn.Ghost().x, Before.x);
	Turn.Devices.Push(EKeys::Gamepad_LeftX, -1.0f);
	Turn.TickFor(2);
	Turn.Devices.Push(EKeys::Gamepad_LeftX, 0.0f);
	Turn.World.Tick();
	const faith::flick::TableSpot Moved = Turn.Ghost();
	TestTrue(TEXT("a stick moves the disc"), Moved.x != Before.x || Moved.y != Before.y);
	Turn.World.Tick();
	TestTrue(TEXT("and lets it lie"), Turn.Ghost().x == Moved.x && Turn.Ghost().y == Moved.y);
	Turn.Devices.Tap(EKeys::Gamepad_FaceButton_Bottom);
	TestTrue(TEXT("placed"), Turn.World.GetAsked() == DecisionKind::Flick);

	const faith::flick::Aim Start = Turn.Aim();
	Turn.Devices.Press(EKeys::Gamepad_RightShoulder);
	Turn.World.Tick();
	Turn.Devices.Push(EKeys::Gamepad_LeftX, -1.0f);
	Turn.TickFor(10);
	const int32 FineTurn = Turn.Aim().angle - Start.angle;
	Turn.Devices.Release(EKeys::Gamepad_RightShoulder);
	Turn.TickFor(11);
	Turn.Devices.Push(EKeys::Gamepad_LeftX, 0.0f);
	Turn.World.Tick();
	TestTrue(TEXT("the shoulder is for fine aims"), FineTurn > 0 && Turn.Aim().angle - Start.angle > 10 * FineTurn);
	Turn.Devices.Push(EKeys::Gamepad_LeftTriggerAxis, 1.0f);
	Turn.TickFor(5);
	Turn.Devices.Push(EKeys::Gamepad_LeftTriggerAxis, 0.0f);
	Turn.World.Tick();
	TestTrue(TEXT("a trigger spins"), Turn.Aim().spin > 0);
	Turn.Devices.Tap(EKeys::Gamepad_FaceButton_Bottom);
	TestTrue(TEXT("flicked"), Turn.World.GetTable()->IsShotRunning());
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickLostPadTest, "FlickOfFaith.Input.APadLostInMidAimLetsGo", FlickTestFlags)

bool FFlickLostPadTest::RunTest(const FString& Parameters)
{
	// Before the world: its end may still change views.
	int32 Told = 0;
	FFlickTurn Turn(TwoExact);
	Turn.World.GetGameInstance()->SetLanguage(TEXT("en"));
	Turn.Devices.Connect(0);
	Turn.Devices.Tap(EKeys::Gamepad_FaceButton_Bottom);
	if (!TestTrue(TEXT("a flick is to be aimed"),
			Turn.bReady && Turn.World.GetAsked() == DecisionKind::Flick && Turn.Controls().TheDesk() != nullptr))
	{
		return false;
	}
	const int32 Before = Turn.Aim().angle;
	Turn.Devices.Push(EKeys::Gamepad_LeftX, 1.0f);
	Turn.TickFor(2);
	TestTrue(TEXT("the stick turns the aim"), Turn.Aim().angle != Before);
	if (Turn.Devices.MoveMouseTo({0.0, 0.0}))
	{
		Turn.Devices.Press(EKeys::LeftMouseButton);
		Turn.World.Tick();
		Turn.Devices.MoveMouseTo({50.0, 0.0});
		Turn.World.Tick();
		TestTrue(TEXT("pulling"), Turn.Desk().Aiming().IsPulling());
	}
	else
	{
		AddInfo(TEXT("There is no window here that a mouse could point into: no pull was tested"));
	}

	FFlickView& View = *Turn.World.GetPlayer(0)->FindView();
	const UFlickHud* const Hud = Turn.World.GetPlayer(0)->GetInterface()->GetHud();
	Turn.World.GetGameMode()->OnViewChanged.AddLambda([&Told](const FFlickView&) { ++Told; });
	Turn.Devices.Disconnect(0);
	TestTrue(TEXT("the view is told"), Told > 0);
	TestFalse(TEXT("lost, where there is still a keyboard for all"), View.HasLostDevice());
	TestFalse(TEXT("and nothing is said of it"), FFlickTestScreen::Read(Hud).Contains(TEXT("Controller gone")));
	TestFalse(TEXT("pulling without a pad"), Turn.Desk().Aiming().IsPulling());
	const int32 Angle = Turn.Aim().angle;
	Turn.TickFor(20);
	TestEqual(TEXT("a stick that was pushed turns no more"), Turn.Aim().angle, Angle);
	TestFalse(TEXT("nothing was flicked"), Turn.World.GetTable()->IsShotRunning());
	Turn.Devices.Connect(0);
	TestFalse(TEXT("lost"), View.HasLostDevice());
	TestFalse(TEXT("still said"), FFlickTestScreen::Read(Hud).Contains(TEXT("Controller gone")));
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickMenuTest, "FlickOfFaith.Input.NothingIsHeardBehindAMenu", FlickTestFlags)

bool FFlickMenuTest::RunTest(const FString& Parameters)
{
	FFlickTurn Turn(TwoExact);
	if (!TestTrue(TEXT("a disc is to be placed"), Turn.bReady))
	{
		return false;
	}
	const faith::flick::TableSpot Before = Turn.Ghost();
	Turn.Devices.Press(EKeys::Left);
	Turn.World.GetPlayer(0)->SetListening(false);
	Turn.TickFor(60);
	Turn.Devices.Tap(EKeys::Enter);
	TestTrue(TEXT("nothing moved"), Turn.Ghost().x == Before.x && Turn.Ghost().y == Before.y);
	TestTrue(TEXT("nothing was placed"), Turn.World.GetAsked() == DecisionKind::Place);
	Turn.World.GetPlayer(0)->SetListening(true);
	Turn.Devices.Press(EKeys::Enter);
	Turn.TickFor(3);
	TestTrue(TEXT("what is down when it is heard again is not heard"), Turn.World.GetAsked() == DecisionKind::Place);
	Turn.Devices.Release(EKeys::Enter);
	Turn.World.Tick();
	Turn.Devices.Tap(EKeys::Enter);
	TestTrue(TEXT("heard again"), Turn.World.GetAsked() == DecisionKind::Flick);
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(
	FFlickCurtainTest, "FlickOfFaith.Input.OneViewIsPassedAroundBehindACurtain", FlickTestFlags)

bool FFlickCurtainTest::RunTest(const FString& Parameters)
{
	FFlickTestWorld World(TwoExact, 1);
	FFlickTestDevices Devices(World);
	World.Tick();
	if (!TestTrue(TEXT("a view"), World.GetPlayer(0) != nullptr && World.GetPlayer(0)->FindView() != nullptr))
	{
		return false;
	}
	FFlickView& View = *World.GetPlayer(0)->FindView();
	TestTrue(TEXT("gods are chosen first"), World.GetAsked() == DecisionKind::ChooseGod);
	for (faith::flick::Seat Seat = 0; Seat < 2; ++Seat)
	{
		TestTrue(TEXT("who is called"), View.GetControls().BehindCurtain() == Seat);
		TestNull(TEXT("a desk behind the curtain"), View.GetControls().TheDesk());
		Devices.Tap(EKeys::One);
		TestTrue(TEXT("keys do nothing behind it"), View.GetControls().BehindCurtain() == Seat);
		Devices.Tap(EKeys::Enter);
		if (!TestNotNull(TEXT("a desk"), View.GetControls().TheDesk()))
		{
			return false;
		}
		TestTrue(TEXT("whose it is"), View.GetControls().TheDesk()->Who() == Seat);
		Devices.Tap(Seat == 0 ? EKeys::One : EKeys::Two);
	}
	TestTrue(TEXT("the match goes on"), World.GetAsked() != DecisionKind::ChooseGod);
	return true;
}

#endif
