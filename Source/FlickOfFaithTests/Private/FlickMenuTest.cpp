#include "FlickScreenChecks.h"
#include "FlickTestScreen.h"
#include "FlickTestWorld.h"

#include "Components/EditableTextBox.h"
#include "UI/FlickConfirmScreen.h"
#include "UI/FlickHelpScreen.h"
#include "UI/FlickOptionsScreen.h"
#include "UI/FlickPauseScreen.h"
#include "UI/FlickSetupScreen.h"
#include "UI/FlickTitleScreen.h"

#if WITH_DEV_AUTOMATION_TESTS

namespace
{
FFlickTitleView TitleView(bool bCanContinue)
{
	FFlickTitleView View;
	View.bCanContinue = bCanContinue;
	View.Languages = {FText::FromString(TEXT("English")), FText::FromString(TEXT("Deutsch"))};
	return View;
}
} // namespace

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickTitleScreenTest, "FlickOfFaith.UI.Title", FlickTestFlags)

bool FFlickTitleScreenTest::RunTest(const FString& Parameters)
{
	FFlickTestScreen Screen(TEXT("en"));
	UFlickTitleScreen* const Title = Screen.Put<UFlickTitleScreen>();
	Title->Show(TitleView(false));
	TestFalse(TEXT("a match to continue"), FFlickTestScreen::Read(Title).Contains(TEXT("Continue")));
	Title->Show(TitleView(true));
	TestTrue(TEXT("a match to continue"), FFlickTestScreen::Read(Title).Contains(TEXT("Continue")));
	FlickCheck::Languages(*this, Screen, *Title);
	if (FlickCheck::HasWindow(*this, Screen))
	{
		FlickCheck::Focus(*this, Screen, *Title);
		FFlickAsked Asked(*Title);
		int32 Language = INDEX_NONE;
		Title->OnLanguage.AddLambda([&Language](int32 Index) { Language = Index; });
		FlickCheck::Click(*this, Screen, *Title, "menu.continue");
		FlickCheck::Click(*this, Screen, *Title, "menu.new_match");
		FlickCheck::Click(*this, Screen, *Title, "menu.how_to_play");
		FlickCheck::Click(*this, Screen, *Title, "menu.settings");
		FlickCheck::Click(*this, Screen, *Title, "menu.language.de");
		Screen.Press(EKeys::Escape);
		const TArray<EFlickAction> Expected = {
			EFlickAction::Continue, EFlickAction::NewMatch, EFlickAction::HowToPlay, EFlickAction::Settings};
		TestTrue(TEXT("each asks for its own, and Escape for nothing"), Asked.Actions == Expected);
		TestEqual(TEXT("the language"), Language, 1);
	}
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickPauseScreenTest, "FlickOfFaith.UI.Pause", FlickTestFlags)

bool FFlickPauseScreenTest::RunTest(const FString& Parameters)
{
	FFlickTestScreen Screen(TEXT("en"));
	UFlickPauseScreen* const Pause = Screen.Put<UFlickPauseScreen>();
	FlickCheck::Languages(*this, Screen, *Pause);
	if (FlickCheck::HasWindow(*this, Screen))
	{
		FlickCheck::Focus(*this, Screen, *Pause);
		FFlickAsked Asked(*Pause);
		FlickCheck::Click(*this, Screen, *Pause, "menu.how_to_play");
		FlickCheck::Click(*this, Screen, *Pause, "match.settings");
		FlickCheck::Click(*this, Screen, *Pause, "match.to_title");
		Screen.Press(EKeys::Gamepad_FaceButton_Right);
		const TArray<EFlickAction> Expected = {
			EFlickAction::HowToPlay, EFlickAction::Settings, EFlickAction::ToTitle, EFlickAction::Resume};
		TestTrue(TEXT("each asks for its own"), Asked.Actions == Expected);
	}
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickConfirmScreenTest, "FlickOfFaith.UI.Confirm", FlickTestFlags)

bool FFlickConfirmScreenTest::RunTest(const FString& Parameters)
{
	FFlickTestScreen Screen(TEXT("en"));
	UFlickConfirmScreen* const Confirm = Screen.Put<UFlickConfirmScreen>();
	Confirm->Show(TEXT("menu.replace"), TEXT("menu.replace.yes"), TEXT("menu.replace.no"));
	FlickCheck::Languages(*this, Screen, *Confirm);
	if (FlickCheck::HasWindow(*this, Screen))
	{
		FlickCheck::Focus(*this, Screen, *Confirm);
		FFlickAsked Asked(*Confirm);
		Confirm->GiveFocus(Screen.GetPlayer());
		Screen.Press(EKeys::Enter);
		TestTrue(TEXT("the safe answer comes first"), Asked.Last() == EFlickAction::No);
		FlickCheck::Click(*this, Screen, *Confirm, "menu.replace.yes");
		TestTrue(TEXT("yes"), Asked.Last() == EFlickAction::Yes);
	}
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickHelpScreenTest, "FlickOfFaith.UI.Help", FlickTestFlags)

bool FFlickHelpScreenTest::RunTest(const FString& Parameters)
{
	FFlickTestScreen Screen(TEXT("en"));
	UFlickHelpScreen* const Help = Screen.Put<UFlickHelpScreen>();
	FlickCheck::Languages(*this, Screen, *Help);
	if (!FlickCheck::HasWindow(*this, Screen))
	{
		return true;
	}
	FlickCheck::Focus(*this, Screen, *Help);
	Help->GiveFocus(Screen.GetPlayer());
	TArray<FString> Pages;
	int32 Presses = 0;
	for (; FFlickTestScreen::Find(Help, Screen.GetLook().Word("menu.next")) != nullptr && Presses < 20; ++Presses)
	{
		Pages.AddUnique(FFlickTestScreen::Read(Help));
		Screen.Press(EKeys::Gamepad_FaceButton_Bottom);
	}
	TestEqual(TEXT("every page is another"), Pages.Num(), Presses);
	TestEqual(TEXT("the last page"), Help->GetPage(), Presses);
	TestEqual(TEXT("missing texts"), static_cast<int32>(Screen.GetLook().Texts->FailureCount()), 0);
	FFlickAsked Asked(*Help);
	Screen.Press(EKeys::Gamepad_FaceButton_Bottom);
	TestTrue(TEXT("after the last page the focus is on the way back"), Asked.Last() == EFlickAction::Back);
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickOptionsScreenTest, "FlickOfFaith.UI.Options", FlickTestFlags)

bool FFlickOptionsScreenTest::RunTest(const FString& Parameters)
{
	FFlickTestScreen Screen(TEXT("en"));
	UFlickOptionsScreen* const Options = Screen.Put<UFlickOptionsScreen>();
	FFlickOption Motion;
	Motion.SectionKey = TEXT("menu.section.screen");
	Motion.LabelKey = TEXT("menu.reduced_motion");
	Motion.OptionKeys = {TEXT("menu.off"), TEXT("menu.on")};
	Motion.AboutKeys = {TEXT("menu.reduced_motion.about")};
	FFlickOption Speed;
	Speed.LabelKey = TEXT("menu.speed");
	Speed.OptionKeys = {TEXT("menu.speed.0"), TEXT("menu.speed.1"), TEXT("menu.speed.2")};
	Speed.Chosen = 2;
	Speed.Id = 1;
	Options->Show({Motion, Speed});
	TestTrue(TEXT("the value"), FFlickTestScreen::Read(Options).Contains(TEXT("Fast")));
	FlickCheck::Languages(*this, Screen, *Options);
	if (FlickCheck::HasWindow(*this, Screen))
	{
		FlickCheck::Focus(*this, Screen, *Options);
		TArray<int32> Told;
		Options->OnOption.AddLambda(
			[&Told](int32 Option, int32 Value)
			{
				Told.Add(Option);
				Told.Add(Value);
			});
		Options->GiveFocus(Screen.GetPlayer());
		Screen.Press(EKeys::Enter);
		TestTrue(TEXT("on"), FFlickTestScreen::Read(Options).Contains(TEXT("On")));
		Screen.Press(EKeys::Down);
		Screen.Press(EKeys::Enter);
		TestTrue(TEXT("after the last comes the first"), FFlickTestScreen::Read(Options).Contains(TEXT("Slow")));
		const TArray<int32> Expected = {0, 1, 1, 0};
		TestTrue(TEXT("options and values"), Told == Expected);
		FFlickAsked Asked(*Options);
		FlickCheck::Click(*this, Screen, *Options, "menu.defaults");
		TestTrue(TEXT("defaults"), Asked.Last() == EFlickAction::Defaults);
	}
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickSetupScreenTest, "FlickOfFaith.UI.Setup", FlickTestFlags)

bool FFlickSetupScreenTest::RunTest(const FString& Parameters)
{
	FFlickTestScreen Screen(TEXT("en"));
	UFlickSetupScreen* const Setup = Screen.Put<UFlickSetupScreen>();
	const TArray<FString> Levels = {TEXT("novice"), TEXT("priest"), TEXT("oracle")};
	Setup->Show(faith::flick::SeatPlan::Usual(), Levels, FText::FromString(TEXT("a problem")));
	TestTrue(TEXT("the problem"), FFlickTestScreen::Read(Setup).Contains(TEXT("a problem")));
	TestFalse(TEXT("two have to play"),
		FFlickTestScreen::Read(Setup).Contains(*Screen.GetLook().Word("menu.remove_seat").ToString()));
	FlickCheck::Languages(*this, Screen, *Setup);
	if (!FlickCheck::HasWindow(*this, Screen))
	{
		return true;
	}
	FlickCheck::Focus(*this, Screen, *Setup);
	faith::flick::SeatPlan Told;
	Setup->OnPlan.AddLambda([&Told](const faith::flick::SeatPlan& Plan) { Told = Plan; });
	FlickCheck::Click(*this, Screen, *Setup, "menu.add_seat");
	FlickCheck::Click(*this, Screen, *Setup, "menu.add_seat");
	TestEqual(TEXT("four play"), static_cast<int32>(Told.players), 4);
	TestNotNull(TEXT("the focus is somewhere"), Screen.Focus(Setup));
	FlickCheck::Focus(*this, Screen, *Setup);
	FlickCheck::Click(*this, Screen, *Setup, "menu.remove_seat");
	TestEqual(TEXT("three play"), static_cast<int32>(Told.players), 3);
	TestTrue(TEXT("the first went"), Told.seats[0].who == faith::flick::GuessSeats(2)[1]);
	FlickCheck::Click(*this, Screen, *Setup, "menu.preset.two_here");
	TestTrue(TEXT("two persons"), Told.Is(faith::flick::kSeatPresets[2]));
	for (UWidget* const Control : FFlickTestScreen::Controls(Setup))
	{
		if (Cast<UEditableTextBox>(Control) != nullptr)
		{
			TestTrue(TEXT("a way to write"), Screen.Click(Setup, Control));
			Screen.Type(TEXT("Ada 12"));
		}
	}
	TestTrue(TEXT("a name"), Told.seats[1].who.name.find("Ada 12") != std::string::npos);
	TestTrue(TEXT("a number"), Told.seed == "12");
	FFlickAsked Asked(*Setup);
	Setup->GiveFocus(Screen.GetPlayer());
	Screen.Press(EKeys::Enter);
	TestTrue(TEXT("start comes first"), Asked.Last() == EFlickAction::Start);
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickScreenTest, "FlickOfFaith.UI.OnlyWhatCanBeSeenIsPressed", FlickTestFlags)

bool FFlickScreenTest::RunTest(const FString& Parameters)
{
	FFlickTestScreen Screen(TEXT("en"));
	if (!FlickCheck::HasWindow(*this, Screen))
	{
		return true;
	}
	UFlickPauseScreen* const Pause = Screen.Put<UFlickPauseScreen>();
	const FString Text = FFlickTestScreen::Read(Pause);
	FFlickAsked Asked(*Pause);
	const auto PressesCount = [&]()
	{
		const int32 Before = Asked.Actions.Num();
		Pause->GiveFocus(Screen.GetPlayer());
		Screen.Press(EKeys::Enter);
		return Asked.Actions.Num() - Before;
	};
	TestEqual(TEXT("pressed"), PressesCount(), 1);
	Pause->SetVisibility(ESlateVisibility::Collapsed);
	TestEqual(TEXT("hidden"), PressesCount(), 0);
	Pause->SetVisibility(ESlateVisibility::SelfHitTestInvisible);
	Pause->Close();
	TestFalse(TEXT("closed"), Pause->IsOpen());
	TestEqual(TEXT("not on the screen"), PressesCount(), 0);
	Pause->Open();
	TestTrue(TEXT("open again"), Pause->IsOpen());
	TestNotNull(TEXT("opening takes the focus"), Screen.Focus(Pause));
	TestTrue(TEXT("nothing is there twice"), FFlickTestScreen::Read(Pause) == Text);
	TestEqual(TEXT("pressed again, once"), PressesCount(), 1);
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickUnseenScreensTest, "FlickOfFaith.UI.CanBeMadeForNobody", FlickTestFlags)

bool FFlickUnseenScreensTest::RunTest(const FString& Parameters)
{
	// Without a player a widget is told to build itself only when it is made for the screen.
	FFlickTestScreen Screen(TEXT("en"), EFlickOnlooker::Nobody);
	UFlickTitleScreen* const Title = Screen.Put<UFlickTitleScreen>();
	Title->Show(TitleView(true));
	FlickCheck::Languages(*this, Screen, *Title);
	UFlickSetupScreen* const Setup = Screen.Put<UFlickSetupScreen>();
	Setup->Show(faith::flick::SeatPlan::Usual(), {TEXT("novice"), TEXT("priest")}, FText::GetEmpty());
	FlickCheck::Languages(*this, Screen, *Setup);
	FlickCheck::Languages(*this, Screen, *Screen.Put<UFlickPauseScreen>());
	FlickCheck::Languages(*this, Screen, *Screen.Put<UFlickHelpScreen>());
	return true;
}

#endif
