#include "FlickScreenChecks.h"
#include "FlickTestScreen.h"
#include "FlickTestStage.h"

#include "Blueprint/WidgetTree.h"
#include "Components/EditableTextBox.h"
#include "Components/ScrollBox.h"
#include "Engine/LocalPlayer.h"
#include "FlickOfFaithPresentation/SeatPlan.h"
#include "Framework/Application/SlateApplication.h"
#include "Game/FlickGameInstance.h"
#include "UI/FlickHud.h"
#include "UI/FlickOptionsScreen.h"
#include "UI/FlickPauseScreen.h"
#include "UI/FlickSetupScreen.h"

#if WITH_DEV_AUTOMATION_TESTS

namespace
{
FReply ClickTwice(const UWidget& Widget)
{
	return Widget.GetCachedWidget()->OnMouseButtonDoubleClick(FGeometry(), FPointerEvent());
}

/** As Slate does with what is pressed with the mouse, or what holds it. */
void FocusWithMouse(const APlayerController& Player, const UWidget& Widget)
{
	FSlateApplication::Get().SetUserFocus(
		static_cast<uint32>(Player.GetLocalPlayer()->GetControllerId()), Widget.GetCachedWidget(), EFocusCause::Mouse);
}

/** More than fit on the screen. */
TArray<FFlickOption> ManyOptions()
{
	FFlickOption Option;
	Option.LabelKey = TEXT("menu.reduced_motion");
	Option.OptionKeys = {TEXT("menu.off"), TEXT("menu.on")};
	TArray<FFlickOption> All;
	for (Option.Id = 0; Option.Id < 40; ++Option.Id)
	{
		All.Add(Option);
	}
	return All;
}

UScrollBox* FindList(const UUserWidget& Widget)
{
	UScrollBox* Found = nullptr;
	Widget.WidgetTree->ForEachWidget(
		[&Found](UWidget* Each) { Found = Found != nullptr ? Found : Cast<UScrollBox>(Each); });
	return Found;
}

TArray<UWidget*> FieldsOf(const UWidget& Widget)
{
	TArray<UWidget*> Found;
	for (UWidget* const Control : FFlickTestScreen::Controls(&Widget))
	{
		if (Cast<UEditableTextBox>(Control) != nullptr)
		{
			Found.Add(Control);
		}
	}
	return Found;
}
} // namespace

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickQuickClicksTest, "FlickOfFaith.UI.QuickClicksStayWhereTheyAre", FlickTestFlags)

bool FFlickQuickClicksTest::RunTest(const FString& Parameters)
{
	FFlickTestScreen Screen(TEXT("en"));
	TestTrue(TEXT("no press on the table below a panel"), ClickTwice(*Screen.Put<UFlickHud>()).IsEventHandled());
	UFlickPauseScreen* const Pause = Screen.Put<UFlickPauseScreen>();
	TestTrue(TEXT("nor below a screen"), ClickTwice(*Pause).IsEventHandled());
	if (Screen.HasWindow())
	{
		UWidget* const Settings = FFlickTestScreen::Find(Pause, Screen.GetLook().Word("match.settings"));
		Settings->SetUserFocus(Screen.GetPlayer());
		TestTrue(TEXT("the focus stays"), ClickTwice(*Pause).GetUserFocusRecepient() == Settings->GetCachedWidget());
	}
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickScrollTest, "FlickOfFaith.UI.ListsScrollToWhatKeysReach", FlickTestFlags)

bool FFlickScrollTest::RunTest(const FString& Parameters)
{
	FFlickTestScreen Screen(TEXT("en"));
	if (!FlickCheck::HasWindow(*this, Screen))
	{
		return true;
	}
	UFlickOptionsScreen* const Options = Screen.Put<UFlickOptionsScreen>();
	Options->Show(ManyOptions());
	Screen.Paint();
	UScrollBox* const List = FindList(*Options);
	const TArray<UWidget*> Controls = FFlickTestScreen::Controls(Options);
	if (!TestTrue(TEXT("a list, and buttons in it"), List != nullptr && Controls.Num() > 80))
	{
		return false;
	}
	constexpr float Somewhere = 100.0f;
	List->SetScrollOffset(Somewhere);
	FocusWithMouse(*Screen.GetPlayer(), *Controls[40]);
	Screen.Paint();
	TestTrue(TEXT("pressed"), Controls[40]->HasUserFocus(Screen.GetPlayer()));
	TestEqual(TEXT("nothing moves away beneath the mouse"), List->GetScrollOffset(), Somewhere);
	Controls[42]->SetUserFocus(Screen.GetPlayer());
	Screen.Paint();
	TestTrue(TEXT("keys lead there"), List->GetScrollOffset() > Somewhere);

	UFlickSetupScreen* const Setup = Screen.Put<UFlickSetupScreen>();
	faith::flick::SeatPlan Plan = faith::flick::SeatPlan::Usual();
	Plan.players = Plan.seats.size();
	for (faith::flick::PlannedSeat& Seat : Plan.seats)
	{
		Seat.who.level.clear();
	}
	Setup->Show(Plan, {TEXT("priest")}, FText::GetEmpty());
	Screen.Paint();
	FieldsOf(*Setup).Last()->SetUserFocus(Screen.GetPlayer());
	Screen.Paint();
	TestTrue(TEXT("to a field at the end as well"), FindList(*Setup)->GetScrollOffset() > 0.0f);
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickFieldTest, "FlickOfFaith.UI.FieldsCanBeReadAndKeepTheFocus", FlickTestFlags)

bool FFlickFieldTest::RunTest(const FString& Parameters)
{
	const FTextBlockStyle Text = FlickStyle::Entry(1.0f).TextStyle;
	TestTrue(TEXT("light on night"), Text.ColorAndOpacity == FSlateColor(FlickStyle::Colour(EFlickColour::Light)));
	TestFalse(TEXT("to be read when it is selected"), Text.SelectedBackgroundColor == Text.ColorAndOpacity);
	FFlickTestScreen Screen(TEXT("en"));
	if (!FlickCheck::HasWindow(*this, Screen))
	{
		return true;
	}
	UFlickSetupScreen* const Setup = Screen.Put<UFlickSetupScreen>();
	Setup->Show(faith::flick::SeatPlan::Usual(), {TEXT("priest")}, FText::GetEmpty());
	for (UWidget* const Field : FieldsOf(*Setup))
	{
		Field->SetUserFocus(Screen.GetPlayer());
		Screen.Type(TEXT("12"));
		Screen.Press(EKeys::Enter);
		TestTrue(TEXT("after Enter"), Screen.Focus(Setup) == Field);
	}
	TestTrue(TEXT("written"), Setup->GetPlan().seed == "12" && Setup->GetPlan().seats[0].who.name == "12");
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickHandedOnTest, "FlickOfFaith.UI.ScreensHandTheFocusOn", FlickTestFlags)

bool FFlickHandedOnTest::RunTest(const FString& Parameters)
{
	FFlickTestScreen Screen(TEXT("en"));
	if (!FlickCheck::HasWindow(*this, Screen))
	{
		return true;
	}
	UFlickOptionsScreen* const Options = Screen.Put<UFlickOptionsScreen>();
	Options->Show(ManyOptions());
	Screen.Paint();
	UScrollBox* const List = FindList(*Options);
	FSlateApplication::Get().SetUserFocusToGameViewport(
		static_cast<uint32>(Screen.GetPlayer()->GetLocalPlayer()->GetControllerId()));
	constexpr float Somewhere = 100.0f;
	List->SetScrollOffset(Somewhere);
	// The bar of a list takes no focus, so that it goes to what holds the list.
	FocusWithMouse(*Screen.GetPlayer(), *List);
	Screen.Paint();
	TestTrue(TEXT("to what is first"), Screen.Focus(Options) == Options->FirstFocus());
	TestEqual(TEXT("without disturbing who scrolls"), List->GetScrollOffset(), Somewhere);
	FFlickAsked Asked(*Options);
	Screen.Press(EKeys::Escape);
	TestTrue(TEXT("keys are heard"), Asked.Last() == EFlickAction::Back);
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(
	FFlickNotReleasedTest, "FlickOfFaith.Interface.AButtonThatWasNotPressedToTheEndReturnsTheFocus", FlickTestFlags)

bool FFlickNotReleasedTest::RunTest(const FString& Parameters)
{
	FFlickTestStage Stage(TEXT("?Players=2?Names=Ada,Ben?Seed=5?Exact=1"));
	const FFlickPerson Person(Stage, 0);
	if (!Stage.IsReady(*this))
	{
		return true;
	}
	if (!TestTrue(TEXT("asked"), Stage.World.PlayUntil(faith::flick::DecisionKind::Place)))
	{
		return false;
	}
	const auto ChangeView = [&Person]() { Person.Player().Do([](FFlickView&) { return faith::flick::Given(); }); };
	const UWidget* const Log =
		FFlickTestScreen::Find(Person.Top(), Stage.World.GetGameInstance()->GetTexts().Get("match.log"));
	FFlickAsked Asked(*Person.Interface().GetHud());
	FocusWithMouse(Person.Player(), *Log);
	TestTrue(TEXT("the mouse took it there"), Person.HudHasFocus());
	ChangeView();
	TestFalse(TEXT("keys are for the table again"), Person.HudHasFocus());
	FocusWithMouse(Person.Player(), *Log);
	Stage.Devices.Press(EKeys::Enter);
	ChangeView();
	TestTrue(TEXT("what is still pressed is not let go"), Person.HudHasFocus());
	Stage.Devices.Release(EKeys::Enter);
	TestTrue(TEXT("pressed to the end"), Asked.Last() == EFlickAction::Log);
	TestFalse(TEXT("and the table has it again"), Person.HudHasFocus());
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(
	FFlickPointerStaysTest, "FlickOfFaith.Interface.OnlyACurtainThatComesMovesThePointer", FlickTestFlags)

bool FFlickPointerStaysTest::RunTest(const FString& Parameters)
{
	FFlickTestStage Stage(TEXT("?Seats=human,human?Seed=5?Exact=1"));
	const FFlickPerson Person(Stage, 0);
	if (!Stage.IsReady(*this))
	{
		return true;
	}
	AFlickPlayerController& Player = Person.Player();
	const auto IsWhereItWas = [&Player]()
	{
		float X = 0.0f;
		float Y = 0.0f;
		return Player.GetMousePosition(X, Y) && X == 10.0f && Y == 20.0f;
	};
	TestTrue(TEXT("a curtain"), Person.Page() == EFlickPage::Curtain);
	Player.SetMouseLocation(10, 20);
	if (!IsWhereItWas())
	{
		AddInfo(TEXT("There is no mouse here"));
		return true;
	}
	Stage.World.GetGameInstance()->KeepOptions();
	TestTrue(TEXT("dressed anew"), IsWhereItWas());
	TestTrue(TEXT("come"), Person.Click("match.here_i_am") && Person.Page() == EFlickPage::Table);
	const bool bWasActive = FSlateApplication::Get().IsActive();
	FSlateApplication::Get().ProcessApplicationActivationEvent(false);
	Player.Do([](FFlickView& View) { return View.GetControls().Choose(0); });
	TestTrue(TEXT("the next curtain"), Person.Page() == EFlickPage::Curtain);
	TestTrue(TEXT("another program has the pointer"), IsWhereItWas());
	FSlateApplication::Get().ProcessApplicationActivationEvent(bWasActive);
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(
	FFlickTroubleWordsTest, "FlickOfFaith.Interface.TroubleIsToldInTheLanguageOfThePlayer", FlickTestFlags)

bool FFlickTroubleWordsTest::RunTest(const FString& Parameters)
{
	AddExpectedMessage(TEXT("cannot"), ELogVerbosity::Warning, EAutomationExpectedMessageFlags::Contains, 0);
	const struct
	{
		const TCHAR* Options;
		const char* Key;
	} Troubles[] = {
		{TEXT("?Seats=human,pope"), "match.cannot_start"}, {TEXT("?Replay=no-such-file.flick"), "match.cannot_replay"}};
	for (const auto& Trouble : Troubles)
	{
		FFlickTestStage Stage(Trouble.Options);
		const FFlickPerson Person(Stage, 0);
		if (!Stage.IsReady(*this))
		{
			return true;
		}
		for (const TCHAR* const Language : {TEXT("de"), TEXT("pl"), TEXT("en")})
		{
			Stage.Speak(Language);
			TestTrue(*(FString(TEXT("told in ")) + Language), Person.Sees(Trouble.Key));
			TestFalse(TEXT("what is for the log"), Person.Read().Contains(*Stage.World.GetGameMode()->GetStartError()));
		}
	}
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(
	FFlickTroubleForgottenTest, "FlickOfFaith.Interface.TroubleIsForgottenWithItsMatch", FlickTestFlags)

bool FFlickTroubleForgottenTest::RunTest(const FString& Parameters)
{
	AddExpectedMessage(TEXT("no saved match"), ELogVerbosity::Warning, EAutomationExpectedMessageFlags::Contains, 0);
	FFlickTestStage Stage(TEXT("?Resume=1?Seats=human,novice"));
	const FFlickPerson Person(Stage, 0);
	if (!Stage.IsReady(*this))
	{
		return true;
	}
	TestTrue(TEXT("told over the table"), Person.Sees("match.cannot_continue"));
	Stage.World.GetGameMode()->LeaveMatch();
	TestTrue(TEXT("the title"), Person.Page() == EFlickPage::Title);
	TestFalse(TEXT("told again"), Person.Sees("match.cannot_continue"));
	TestEqual(TEXT("nothing is left of it"), Stage.World.GetGameMode()->GetStartError(), FString());
	return true;
}

#endif
