#include "FlickScreenChecks.h"
#include "FlickTestDevices.h"
#include "FlickTestScreen.h"
#include "FlickTestWorld.h"

#include "Blueprint/WidgetTree.h"
#include "Components/Button.h"
#include "Components/EditableTextBox.h"
#include "Components/ScrollBox.h"
#include "FlickOfFaithPresentation/SeatPlan.h"
#include "Framework/Application/SlateApplication.h"
#include "Game/FlickGameMode.h"
#include "Game/FlickPlayerController.h"
#include "Input/Events.h"
#include "UI/FlickHelpScreen.h"
#include "UI/FlickHud.h"
#include "UI/FlickInterface.h"
#include "UI/FlickLogPanel.h"
#include "UI/FlickPauseScreen.h"
#include "UI/FlickSetupScreen.h"

#if WITH_DEV_AUTOMATION_TESTS

namespace
{
/** This and everything in it, seen or not. */
void Collect(UWidget* Widget, TArray<UWidget*>& Found)
{
	Found.Add(Widget);
	const UUserWidget* const Whole = Cast<UUserWidget>(Widget);
	if (Whole != nullptr && Whole->WidgetTree != nullptr)
	{
		Whole->WidgetTree->ForEachWidget([&Found](UWidget* Each) { Collect(Each, Found); });
	}
}

template <class WidgetType>
WidgetType* FindIn(UWidget* Widget)
{
	TArray<UWidget*> All;
	Collect(Widget, All);
	for (UWidget* const Each : All)
	{
		if (WidgetType* const Found = Cast<WidgetType>(Each))
		{
			return Found;
		}
	}
	return nullptr;
}

FReply ClickBackground(const UWidget& Widget)
{
	return Widget.GetCachedWidget()->OnMouseButtonDown(FGeometry(), FPointerEvent());
}

faith::flick::SeatView SeatNamed(const char* Name)
{
	faith::flick::SeatView Seat;
	Seat.seat = 0;
	Seat.name = Name;
	Seat.who = Name;
	Seat.prophets = 3;
	Seat.pool = 2;
	Seat.templesInHand = 1;
	return Seat;
}

std::vector<faith::flick::ChronicleLine> NumberedLines(int32 Count)
{
	std::vector<faith::flick::ChronicleLine> All(static_cast<std::size_t>(Count));
	for (std::size_t Number = 0; Number < All.size(); ++Number)
	{
		All[Number].text = "line " + std::to_string(Number);
	}
	return All;
}
} // namespace

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickHeldBackTest, "FlickOfFaith.UI.AKeyThatIsHeldGoesBackOnlyOnce", FlickTestFlags)

bool FFlickHeldBackTest::RunTest(const FString& Parameters)
{
	FFlickTestScreen Screen(TEXT("en"));
	if (!FlickCheck::HasWindow(*this, Screen))
	{
		return true;
	}
	UFlickPauseScreen* const Pause = Screen.Put<UFlickPauseScreen>();
	FFlickAsked Asked(*Pause);
	Pause->GiveFocus(Screen.GetPlayer());
	for (const FKey& Key : {EKeys::Escape, EKeys::Gamepad_FaceButton_Right})
	{
		TestTrue(TEXT("taken"), Screen.Repeat(Key));
		TestTrue(TEXT("but nothing comes of it"), Asked.Actions.IsEmpty());
	}
	Screen.Press(EKeys::Escape);
	TestEqual(TEXT("once"), Asked.Actions.Num(), 1);
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(
	FFlickClicksTest, "FlickOfFaith.UI.ClicksBesideButtonsStayWhereTheyAre", FlickTestFlags)

bool FFlickClicksTest::RunTest(const FString& Parameters)
{
	FFlickTestScreen Screen(TEXT("en"));
	TestTrue(TEXT("no press on the table below a panel"), ClickBackground(*Screen.Put<UFlickHud>()).IsEventHandled());
	UFlickPauseScreen* const Pause = Screen.Put<UFlickPauseScreen>();
	TestTrue(TEXT("nor below a screen"), ClickBackground(*Pause).IsEventHandled());
	if (Screen.HasWindow())
	{
		UWidget* const Settings = FFlickTestScreen::Find(Pause, Screen.GetLook().Word("match.settings"));
		Settings->SetUserFocus(Screen.GetPlayer());
		TestTrue(
			TEXT("the focus stays"), ClickBackground(*Pause).GetUserFocusRecepient() == Settings->GetCachedWidget());
	}
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickFocusMarkTest, "FlickOfFaith.UI.TheFocusIsToBeSeen", FlickTestFlags)

bool FFlickFocusMarkTest::RunTest(const FString& Parameters)
{
	FFlickTestScreen Screen(TEXT("en"));
	if (!FlickCheck::HasWindow(*this, Screen))
	{
		return true;
	}
	UFlickPauseScreen* const Pause = Screen.Put<UFlickPauseScreen>();
	UButton* const Resume = Cast<UButton>(FFlickTestScreen::Find(Pause, Screen.GetLook().Word("match.resume")));
	UButton* const Settings = Cast<UButton>(FFlickTestScreen::Find(Pause, Screen.GetLook().Word("match.settings")));
	const auto Edge = [](const UButton* Button) { return Button->GetStyle().Normal.OutlineSettings.Width; };
	const float Plain = Edge(Settings);
	Resume->SetUserFocus(Screen.GetPlayer());
	TestTrue(TEXT("marked"), Edge(Resume) > Plain);
	TestEqual(TEXT("only this one"), Edge(Settings), Plain);
	Settings->SetUserFocus(Screen.GetPlayer());
	TestTrue(TEXT("the next one"), Edge(Settings) > Plain);
	TestEqual(TEXT("and no longer the first"), Edge(Resume), Plain);
	Pause->Close();
	TestEqual(TEXT("nor what left the screen"), Edge(Settings), Plain);
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(
	FFlickLookOnlyTest, "FlickOfFaith.UI.WhatCannotBePressedKeepsItsColours", FlickTestFlags)

bool FFlickLookOnlyTest::RunTest(const FString& Parameters)
{
	FFlickTestScreen Screen(TEXT("en"));
	UFlickHud* const Hud = Screen.Put<UFlickHud>();
	FFlickCardView Card;
	Card.Title = FText::FromString(TEXT("A law"));
	Card.bChoosable = false;
	Hud->ShowCards({Card}, FText::GetEmpty());
	UFlickCard* const Shown = FindIn<UFlickCard>(Hud);
	if (TestNotNull(TEXT("the card"), Shown))
	{
		const UButton* const Button = FindIn<UButton>(Shown);
		TestTrue(TEXT("not greyed"), Shown->GetIsEnabled() && Button->GetIsEnabled());
		TestTrue(TEXT("out of reach"), Button->GetVisibility() == ESlateVisibility::HitTestInvisible);
	}
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(
	FFlickPagesBackTest, "FlickOfFaith.UI.PagesCanBeTurnedBackOneAfterTheOther", FlickTestFlags)

bool FFlickPagesBackTest::RunTest(const FString& Parameters)
{
	FFlickTestScreen Screen(TEXT("en"));
	if (!FlickCheck::HasWindow(*this, Screen))
	{
		return true;
	}
	UFlickHelpScreen* const Help = Screen.Put<UFlickHelpScreen>();
	Help->GiveFocus(Screen.GetPlayer());
	for (int32 Page = 0; Page < 3; ++Page)
	{
		Screen.Press(EKeys::Enter);
	}
	TestEqual(TEXT("forward"), Help->GetPage(), 3);
	FlickCheck::Click(*this, Screen, *Help, "menu.previous");
	Screen.Press(EKeys::Enter);
	TestEqual(TEXT("and back"), Help->GetPage(), 1);
	Screen.Press(EKeys::Enter);
	TestEqual(TEXT("to the first"), Help->GetPage(), 0);
	TestTrue(TEXT("from where it only goes forward"),
		Screen.Focus(Help) == FFlickTestScreen::Find(Help, Screen.GetLook().Word("menu.next")));
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickReadingTest, "FlickOfFaith.UI.NobodyIsDisturbedReadingTheLog", FlickTestFlags)

bool FFlickReadingTest::RunTest(const FString& Parameters)
{
	FFlickTestScreen Screen(TEXT("en"));
	if (!FlickCheck::HasWindow(*this, Screen))
	{
		return true;
	}
	UFlickLogPanel* const Log = Screen.Put<UFlickLogPanel>();
	const auto ShowLines = [&Screen, Log](int32 Count)
	{
		Log->Show(NumberedLines(Count));
		Screen.Paint();
	};
	ShowLines(50);
	UScrollBox* const Scroll = FindIn<UScrollBox>(Log);
	if (!TestNotNull(TEXT("the list"), Scroll))
	{
		return false;
	}
	TestTrue(TEXT("more than can be seen at once"), Scroll->GetScrollOffsetOfEnd() > 10.0f);
	TestEqual(TEXT("at the end"), Scroll->GetScrollOffset(), Scroll->GetScrollOffsetOfEnd());
	Scroll->SetScrollOffset(10.0f);
	ShowLines(51);
	TestEqual(TEXT("stays"), Scroll->GetScrollOffset(), 10.0f);
	Scroll->ScrollToEnd();
	Screen.Paint();
	ShowLines(52);
	TestEqual(TEXT("follows"), Scroll->GetScrollOffset(), Scroll->GetScrollOffsetOfEnd());
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(
	FFlickNothingAnewTest, "FlickOfFaith.UI.NothingIsMadeAnewWhileSomebodyAims", FlickTestFlags)

bool FFlickNothingAnewTest::RunTest(const FString& Parameters)
{
	FFlickTestScreen Screen(TEXT("en"));
	UFlickHud* const Hud = Screen.Put<UFlickHud>();
	const auto ShowAll = [Hud](int32 Number)
	{
		FFlickBoardView Board;
		Board.Seats = {SeatNamed("Ada"), SeatNamed("Ben")};
		Board.Seats[0].score = Number;
		Board.Seats[1].isActive = Number % 2 == 0;
		Hud->ShowBoard(Board);
		FFlickAimView Aim;
		Aim.Power = Number;
		Hud->ShowAim(Aim);
		faith::flick::Banner Banner;
		Banner.votes = {{"Ada", {}, Number % 2 == 0}};
		Hud->ShowBanner(Banner);
	};
	ShowAll(1);
	TArray<UWidget*> Before;
	Collect(Hud, Before);
	ShowAll(2);
	TArray<UWidget*> After;
	Collect(Hud, After);
	TestTrue(TEXT("the same widgets"), Before == After);
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(
	FFlickChipMarksTest, "FlickOfFaith.UI.ChipsSayWhoBeginsAndWhoHasAnswered", FlickTestFlags)

bool FFlickChipMarksTest::RunTest(const FString& Parameters)
{
	FFlickTestScreen Screen(TEXT("en"));
	UFlickHud* const Hud = Screen.Put<UFlickHud>();
	FFlickBoardView Board;
	Board.Seats = {SeatNamed("Ada"), SeatNamed("Ben")};
	Hud->ShowBoard(Board);
	const FString Begins = Screen.GetLook().Word("match.chip.first").ToString();
	const FString Answered = Screen.GetLook().Word("match.chip.answered").ToString();
	TestFalse(TEXT("nobody yet"), FFlickTestScreen::Read(Hud).Contains(*Begins));
	Board.Seats[0].isFirst = true;
	Board.Seats[1].hasAnswered = true;
	Hud->ShowBoard(Board);
	TestTrue(TEXT("who begins"), FFlickTestScreen::Read(Hud).Contains(*Begins));
	TestTrue(TEXT("who has answered"), FFlickTestScreen::Read(Hud).Contains(*Answered));
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickSplitChoiceTest, "FlickOfFaith.UI.TheSetUpSplitsTheScreen", FlickTestFlags)

bool FFlickSplitChoiceTest::RunTest(const FString& Parameters)
{
	FFlickTestScreen Screen(TEXT("en"));
	UFlickSetupScreen* const Setup = Screen.Put<UFlickSetupScreen>();
	faith::flick::SeatPlan Plan = faith::flick::SeatPlan::Usual();
	const FString Parts = Screen.GetLook().Word("menu.split.1").ToString();
	const FString Shared = Screen.GetLook().Word("menu.split.0").ToString();
	Setup->Show(Plan, {TEXT("priest")}, FText::GetEmpty());
	TestFalse(TEXT("nothing to split for one person"), FFlickTestScreen::Read(Setup).Contains(*Shared));
	Plan.Take(faith::flick::kSeatPresets[2]);
	Setup->Show(Plan, {TEXT("priest")}, FText::GetEmpty());
	TestTrue(TEXT("for two there is"), FFlickTestScreen::Read(Setup).Contains(*Shared));
	FlickCheck::Languages(*this, Screen, *Setup);
	if (Screen.HasWindow())
	{
		FlickCheck::Focus(*this, Screen, *Setup);
		// Among the buttons for the next value the last one is that of the screen.
		UWidget* Next = nullptr;
		for (UWidget* const Control : FFlickTestScreen::Controls(Setup))
		{
			Next = FFlickTestScreen::Read(Control) == TEXT(">\n") ? Control : Next;
		}
		TestTrue(TEXT("a way there"), Screen.Click(Setup, Next));
		TestTrue(TEXT("chosen"), FFlickTestScreen::Read(Setup).Contains(*Parts) && Setup->GetPlan().isSplit);
	}
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickRoomTest, "FlickOfFaith.UI.EverythingFitsAPartOfTheWindow", FlickTestFlags)

bool FFlickRoomTest::RunTest(const FString& Parameters)
{
	TestTrue(TEXT("a window"), FlickStyle::RoomIn(FVector2D(1920.0, 1080.0)) == FVector2D(1920.0, 1080.0));
	TestTrue(TEXT("a quarter"), FlickStyle::RoomIn(FVector2D(960.0, 540.0)).Equals(FVector2D(1600.0, 900.0), 0.01));
	TestTrue(TEXT("a half"), FlickStyle::RoomIn(FVector2D(960.0, 1080.0)).Equals(FVector2D(1600.0, 1800.0), 0.01));
	TestTrue(TEXT("not known yet"), FlickStyle::RoomIn(FVector2D(0.0, 0.0)).X > 0.0);
	FFlickTestWorld World(TEXT("?Players=4?Seed=5?Exact=1?Split=1"), 1);
	if (!FlickCheck::HasScreen(*this, World))
	{
		return true;
	}
	World.Tick();
	World.Tick();
	for (int32 Index = 0; Index < 4; ++Index)
	{
		AFlickPlayerController* const Player = World.GetPlayer(Index);
		if (!TestNotNull(TEXT("a player"), Player))
		{
			return false;
		}
		UFlickHud* const Hud = Player->GetInterface()->GetHud();
		if (Hud->GetLook().Room.X > 0.0)
		{
			TestTrue(TEXT("a quarter each"), Hud->GetLook().Room.Equals(FVector2D(960.0, 540.0), 0.01));
		}
		const bool bTaken =
			Hud->GetCachedWidget()->OnPreviewMouseButtonDown(FGeometry(), FPointerEvent()).IsEventHandled();
		TestEqual(TEXT("the mouse is the first player's"), bTaken, Index > 0);
	}
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(
	FFlickPointerTest, "FlickOfFaith.Interface.ACurtainHidesWhereSomebodyClicked", FlickTestFlags)

bool FFlickPointerTest::RunTest(const FString& Parameters)
{
	FFlickTestWorld World(TEXT("?Seats=human,human?Seed=5?Exact=1"), 1);
	if (!FlickCheck::HasScreen(*this, World))
	{
		return true;
	}
	World.Tick();
	AFlickPlayerController& Player = *World.GetPlayer(0);
	TestTrue(TEXT("a curtain"), Player.GetInterface()->GetPage() == EFlickPage::Curtain);
	Player.Do(
		[](FFlickView& View)
		{
			View.GetControls().Come();
			return faith::flick::Given();
		});
	TestTrue(TEXT("cards"), Player.GetInterface()->GetPage() == EFlickPage::Table);
	Player.SetMouseLocation(10, 20);
	float X = 0.0f;
	float Y = 0.0f;
	if (!Player.GetMousePosition(X, Y) || !FSlateApplication::Get().IsActive())
	{
		AddInfo(TEXT("There is no mouse here, or another program has it"));
		return true;
	}
	Player.Do([](FFlickView& View) { return View.GetControls().Choose(0); });
	TestTrue(TEXT("the next curtain"), Player.GetInterface()->GetPage() == EFlickPage::Curtain);
	TestTrue(TEXT("still known"), Player.GetMousePosition(X, Y));
	TestTrue(TEXT("somewhere else"), X > 100.0f && Y > 100.0f);
	return true;
}

#endif
