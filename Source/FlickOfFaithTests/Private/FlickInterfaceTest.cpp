#include "FlickTestDevices.h"
#include "FlickTestScreen.h"

#include "Components/Widget.h"
#include "Engine/LocalPlayer.h"
#include "Engine/World.h"
#include "FaithKernel/Hash.h"
#include "FlickOfFaithPresentation/DeskView.h"
#include "Framework/Application/SlateApplication.h"
#include "Game/FlickGameInstance.h"
#include "Game/FlickGameMode.h"
#include "Game/FlickPlayerController.h"
#include "HAL/PlatformProcess.h"
#include "Input/Events.h"
#include "Kismet/GameplayStatics.h"
#include "Save/FlickStorage.h"
#include "UI/FlickHud.h"
#include "UI/FlickInterface.h"
#include "UI/FlickSetupScreen.h"
#include "UI/FlickShown.h"

#if WITH_DEV_AUTOMATION_TESTS

namespace
{
const TCHAR* const OptionsSlot = TEXT("FlickInterfaceOptions");

/** Somebody in front of a part of the window, who reads what is there and presses what can be pressed. */
class FFlickPerson
{
public:
	FFlickPerson(FFlickTestWorld& InWorld, int32 InIndex) : World(InWorld), Index(InIndex) {}

	AFlickPlayerController& Player() const { return *World.GetPlayer(Index); }
	UFlickInterface& Interface() const { return *Player().GetInterface(); }
	EFlickPage Page() const { return Interface().GetPage(); }
	const FFlickView& View() const { return *Player().FindView(); }

	/** What is on top. */
	const UWidget* Top() const
	{
		return Interface().GetScreen() != nullptr ? static_cast<const UWidget*>(Interface().GetScreen())
												  : Interface().GetHud();
	}
	FString Read() const { return FFlickTestScreen::Read(Top()); }
	FString ReadHud() const { return FFlickTestScreen::Read(Interface().GetHud()); }
	bool Sees(const char* Key) const
	{
		return Read().Contains(*World.GetGameInstance()->GetTexts().Get(Key).ToString());
	}

	/** Presses what has the text of this key on it; false if there is nothing like that, or no window. */
	bool Click(const char* Key) const
	{
		UWidget* const Control = FFlickTestScreen::Find(Top(), World.GetGameInstance()->GetTexts().Get(Key));
		if (Control != nullptr)
		{
			Control->SetUserFocus(&Player());
		}
		return Control != nullptr && Control->HasUserFocus(&Player()) && PressFocus();
	}

	/** Presses what has the focus. */
	bool PressFocus() const
	{
		const uint32 User = static_cast<uint32>(Player().GetLocalPlayer()->GetControllerId());
		const FKeyEvent Event(EKeys::Gamepad_FaceButton_Bottom, FModifierKeysState(), User, false, 0, 0);
		const bool bTaken = FSlateApplication::Get().ProcessKeyDownEvent(Event);
		FSlateApplication::Get().ProcessKeyUpEvent(Event);
		return bTaken;
	}

	bool HudHasFocus() const { return Interface().GetHud()->HasUserFocusedDescendants(&Player()); }

private:
	FFlickTestWorld& World;
	int32 Index;
};

/** A world whose options are its own and English, and whose slot is empty. */
class FFlickStage
{
public:
	explicit FFlickStage(const FString& Options)
		: World((Forget(), Options + TEXT("?Slot=FlickInterface")), 1), Devices(World)
	{
		World.GetGameInstance()->UseOptionsOf(OptionsSlot);
		World.GetGameInstance()->SetLanguage(TEXT("en"));
		World.Tick();
	}
	~FFlickStage()
	{
		Forget();
		UGameplayStatics::DeleteGameInSlot(OptionsSlot, 0);
	}

	/** What is asked is answered as a person would: cards and buttons with the focus, pieces and aims with Enter. */
	void Answer(const FFlickPerson& Person)
	{
		const faith::flick::Desk* const Desk =
			Person.Page() == EFlickPage::Table ? Person.View().GetControls().TheDesk() : nullptr;
		if (Person.Page() == EFlickPage::Curtain || (Desk != nullptr && faith::flick::OnlyButtonsAnswer(*Desk)))
		{
			bFocusWasRight = bFocusWasRight && Person.PressFocus();
		}
		else if (Desk != nullptr)
		{
			bFocusWasRight = bFocusWasRight && !Person.HudHasFocus();
			Devices.Tap(EKeys::Enter);
		}
		World.Tick();
		FPlatformProcess::Sleep(World.GetMatch().WaitsForPersons() == 0 ? 0.001f : 0.0f);
	}

	FFlickTestWorld World;
	FFlickTestDevices Devices;
	bool bFocusWasRight = true;

private:
	static void Forget() { FFlickStorage(TEXT("FlickInterface")).Forget(); }
};

std::size_t NumCommands(const FFlickTestWorld& World)
{
	return World.GetMatch().Match().LiveCount();
}

/** From the title on, a match of a person against a computer with this seed. */
bool StartByWidgets(FFlickStage& Stage, const FFlickPerson& Person, const TCHAR* Seed)
{
	if (!Person.Click("menu.new_match") || Person.Page() != EFlickPage::Setup)
	{
		return false;
	}
	UFlickSetupScreen& Setup = *CastChecked<UFlickSetupScreen>(Person.Interface().GetScreen());
	FFlickSeatPlan Plan = Setup.GetPlan();
	Plan.Seed = Seed;
	Plan.Seats[0].PlayerName = TEXT("Ada");
	Plan.Seats[1].Level = FlickShown::Levels()[0];
	Setup.OnPlan.Broadcast(Plan);
	return Person.Click("menu.start") && Stage.World.GetGameMode()->GetMatch() != nullptr;
}
} // namespace

IMPLEMENT_SIMPLE_AUTOMATION_TEST(
	FFlickWholeGameTest, "FlickOfFaith.Interface.AWholeGameFromTheTitleToTheWinner", FlickTestFlags)

bool FFlickWholeGameTest::RunTest(const FString& Parameters)
{
	FFlickStage Stage(TEXT("?Exact=1"));
	const FFlickPerson Person(Stage.World, 0);
	AFlickGameMode& GameMode = *Stage.World.GetGameMode();
	TestNull(TEXT("a match that nobody asked for"), GameMode.GetMatch());
	TestTrue(TEXT("the title"), Person.Page() == EFlickPage::Title);
	TestFalse(TEXT("something to continue"), Person.Sees("menu.continue"));
	if (!TestTrue(TEXT("started"), StartByWidgets(Stage, Person, TEXT("7"))))
	{
		return false;
	}
	TestTrue(TEXT("its number"), Stage.World.GetMatch().Match().GetSetup().seed == 7);
	TestTrue(TEXT("the name"), Person.ReadHud().Contains(TEXT("Ada")));
	for (int32 Step = 0; Step < 200000 && Person.Page() != EFlickPage::End; ++Step)
	{
		Stage.Answer(Person);
	}
	if (!TestTrue(TEXT("the result"), Person.Page() == EFlickPage::End))
	{
		AddError(Person.ReadHud());
		return false;
	}
	TestTrue(TEXT("the focus was where it was needed"), Stage.bFocusWasRight);
	TestTrue(TEXT("over"), Stage.World.GetMatch().IsOver());
	TestTrue(TEXT("who wins"), Person.Read().Contains(TEXT(" wins")));
	TestTrue(TEXT("where the points come from"), Person.Sees("match.from.domination"));
	TestTrue(TEXT("look"), Person.Click("match.look_at_table"));
	TestTrue(TEXT("the table"), Person.Page() == EFlickPage::Table);
	Stage.World.Tick();
	TestTrue(TEXT("and back"), Person.Click("match.back_to_result") && Person.Page() == EFlickPage::End);
	TestTrue(TEXT("once more"), Person.Click("match.rematch") && Person.Page() == EFlickPage::Table);
	TestFalse(TEXT("over at once"), Stage.World.GetMatch().IsOver());
	TestTrue(TEXT("another seed"), Stage.World.GetMatch().Match().GetSetup().seed != 7);
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(
	FFlickContinueTest, "FlickOfFaith.Interface.AMatchThatWasLeftCanBeContinued", FlickTestFlags)

bool FFlickContinueTest::RunTest(const FString& Parameters)
{
	FFlickStage Stage(TEXT("?Exact=1"));
	const FFlickPerson Person(Stage.World, 0);
	if (!TestTrue(TEXT("started"), StartByWidgets(Stage, Person, TEXT("9"))))
	{
		return false;
	}
	for (int32 Step = 0; Step < 20000 && NumCommands(Stage.World) < 8; ++Step)
	{
		Stage.Answer(Person);
	}
	const std::size_t Commands = NumCommands(Stage.World);
	Stage.Devices.Tap(EKeys::Escape);
	TestTrue(TEXT("paused"), Person.Page() == EFlickPage::Pause);
	TestTrue(TEXT("left"), Person.Click("match.to_title") && Stage.World.GetGameMode()->GetMatch() == nullptr);
	TestFalse(TEXT("anything over the table"), Person.Interface().GetHud()->IsInViewport());
	TestTrue(TEXT("a new one would replace it"), Person.Click("menu.new_match") && Person.Click("menu.start"));
	TestTrue(TEXT("so that is asked"), Person.Page() == EFlickPage::Replace && Person.Click("menu.replace.no"));
	TestTrue(TEXT("back"), Person.Click("menu.back") && Person.Page() == EFlickPage::Title);
	TestTrue(TEXT("continued"), Person.Click("menu.continue") && Person.Page() == EFlickPage::Table);
	TestTrue(TEXT("the same match"), Stage.World.GetMatch().Match().GetSetup().seed == 9);
	TestTrue(TEXT("as far as it was"), NumCommands(Stage.World) >= Commands);
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickHeldTest, "FlickOfFaith.Interface.TheMatchWaitsBehindTheMenu", FlickTestFlags)

bool FFlickHeldTest::RunTest(const FString& Parameters)
{
	FFlickStage Stage(TEXT("?Players=2?Seed=5?Exact=1?Pace=100"));
	const FFlickPerson Person(Stage.World, 0);
	AFlickGameMode& GameMode = *Stage.World.GetGameMode();
	GameMode.DoAnything();
	GameMode.DoAnything();
	Stage.World.Tick();
	TestFalse(TEXT("nothing is being shown"), GameMode.IsCaughtUp());
	Stage.Devices.Tap(EKeys::Escape);
	const uint64 Shown = faith::HashOf(GameMode.GetShown());
	for (int32 Frame = 0; Frame < 600; ++Frame)
	{
		Stage.World.Tick();
	}
	TestTrue(TEXT("held"), GameMode.IsHeld() && !GameMode.IsCaughtUp() && faith::HashOf(GameMode.GetShown()) == Shown);
	TestTrue(TEXT("options"), Person.Click("match.settings") && Person.Page() == EFlickPage::Options);
	TestTrue(TEXT("back to the menu"), Person.Click("menu.back") && Person.Page() == EFlickPage::Pause);
	TestTrue(TEXT("go on"), Person.Click("match.resume"));
	TestFalse(TEXT("still held"), GameMode.IsHeld());
	TestTrue(TEXT("seen"), Stage.World.TickUntil([&GameMode]() { return GameMode.IsCaughtUp(); }, 30.0f));
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(
	FFlickOtherLanguageTest, "FlickOfFaith.Interface.AnotherLanguageHoldsInMidMatch", FlickTestFlags)

bool FFlickOtherLanguageTest::RunTest(const FString& Parameters)
{
	FFlickStage Stage(TEXT("?Players=2?Seed=5?Exact=1"));
	const FFlickPerson Person(Stage.World, 0);
	if (!TestTrue(TEXT("a disc is to be placed"), Stage.World.PlayUntil(faith::flick::DecisionKind::Place)))
	{
		return false;
	}
	TestTrue(TEXT("the log opens"), Person.Click("match.log"));
	TestFalse(TEXT("arrows move the disc, not the focus"), Person.HudHasFocus());
	TArray<FString> Seen;
	for (const TCHAR* const Language : {TEXT("en"), TEXT("de"), TEXT("pl")})
	{
		Stage.World.GetGameInstance()->SetLanguage(Language);
		TestTrue(TEXT("the prompt"), Person.Sees("match.hint.place") && Person.Sees("match.answer.place"));
		TestFalse(TEXT("a text is missing"), Person.Read().Contains(TEXT("[")));
		for (const FString& Before : Seen)
		{
			TestFalse(TEXT("a line of the log stays as it was"), Person.Read().Contains(*Before));
		}
		// The first event that has words begins the log: who got which card.
		TArray<FString> Lines;
		Person.Read().ParseIntoArray(Lines, TEXT("\n"), true);
		Seen.Add(Lines.Last());
	}
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickSecretHudTest, "FlickOfFaith.Interface.NobodyReadsAnothersVote", FlickTestFlags)

bool FFlickSecretHudTest::RunTest(const FString& Parameters)
{
	FFlickStage Stage(TEXT("?Players=4?Seed=5?Exact=1?Split=1"));
	if (!TestTrue(TEXT("a council"), Stage.World.PlayUntil(faith::flick::DecisionKind::Vote)))
	{
		return false;
	}
	for (int32 Player = 0; Player < 4; ++Player)
	{
		Stage.Devices.Connect(Player);
		TestTrue(TEXT("thumbs"), FFlickPerson(Stage.World, Player).Sees("match.thumb_down"));
		TestTrue(TEXT("the cards have the focus"), FFlickPerson(Stage.World, Player).HudHasFocus());
	}
	const auto ReadAll = [&Stage]()
	{
		FString All;
		for (int32 Player = 0; Player < 4; ++Player)
		{
			All += FFlickPerson(Stage.World, Player).ReadHud();
		}
		return All;
	};
	const FString Before = ReadAll();
	TestTrue(TEXT("the first card"), FFlickPerson(Stage.World, 1).PressFocus());
	const FString Up = ReadAll();
	TestTrue(TEXT("it is seen that somebody voted"), Up != Before);
	TestTrue(TEXT("the own view says so"), FFlickPerson(Stage.World, 1).Read().Contains(TEXT("has voted")));
	Stage.Devices.Tap(EKeys::Gamepad_FaceButton_Left, 1);
	TestEqual(TEXT("but not how"), ReadAll(), Up);
	Stage.Devices.Tap(EKeys::Gamepad_FaceButton_Top, 2);
	Stage.Devices.Tap(EKeys::Gamepad_FaceButton_Top, 3);
	TestTrue(TEXT("open until all have voted"), Stage.World.GetAsked() == faith::flick::DecisionKind::Vote);
	TestTrue(TEXT("the last one"), FFlickPerson(Stage.World, 0).PressFocus());
	TestTrue(TEXT("revealed"), Stage.World.GetAsked() != faith::flick::DecisionKind::Vote);

	// Somebody else than the first player leaves: only the first one stays.
	Stage.Devices.Tap(EKeys::Gamepad_Special_Right, 3);
	TestTrue(TEXT("to the title"), FFlickPerson(Stage.World, 3).Click("match.to_title"));
	TestEqual(TEXT("players"), UGameplayStatics::GetNumLocalPlayerControllers(Stage.World.GetWorld()), 1);
	TestTrue(TEXT("the title"), FFlickPerson(Stage.World, 0).Page() == EFlickPage::Title);
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(
	FFlickCurtainFlowTest, "FlickOfFaith.Interface.ACurtainFallsBetweenTwoWhoShareAView", FlickTestFlags)

bool FFlickCurtainFlowTest::RunTest(const FString& Parameters)
{
	FFlickStage Stage(TEXT("?Seats=human,human?Names=Ada,Ben?Seed=5?Exact=1"));
	const FFlickPerson Person(Stage.World, 0);
	for (const TCHAR* const Called : {TEXT("Ada"), TEXT("Ben")})
	{
		TestTrue(TEXT("a curtain"), Person.Page() == EFlickPage::Curtain && Person.Read().Contains(Called));
		TestFalse(TEXT("cards behind it"), Person.ReadHud().Contains(TEXT("side of your card")));
		TestTrue(TEXT("here I am"), Person.Click("match.here_i_am") && Person.Page() == EFlickPage::Table);
		TestTrue(TEXT("the cards of the own god"), Person.Read().Contains(TEXT("side of your card")));
		TestTrue(TEXT("chosen"), Person.PressFocus());
	}
	TestTrue(TEXT("the next question"), Stage.World.GetAsked() != faith::flick::DecisionKind::ChooseGod);
	if (TestTrue(TEXT("a council"), Stage.World.PlayUntil(faith::flick::DecisionKind::Vote)))
	{
		TestTrue(TEXT("all at once, without a curtain"), Person.Page() == EFlickPage::Table);
		TestTrue(TEXT("how"), Person.Sees("match.vote_together"));
		const FString Before = Person.Read();
		Stage.Devices.Tap(EKeys::Q);
		const FString Up = Person.Read();
		TestTrue(TEXT("who has voted"), Up != Before && Up.Contains(TEXT("has voted")));
		Stage.Devices.Tap(EKeys::A);
		TestEqual(TEXT("never what"), Person.Read(), Up);
	}
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickChosenOptionsTest, "FlickOfFaith.Interface.OptionsHoldAtOnce", FlickTestFlags)

bool FFlickChosenOptionsTest::RunTest(const FString& Parameters)
{
	FFlickStage Stage(TEXT("?Players=2?Seed=5?Exact=1?Pace=100"));
	const FFlickPerson Person(Stage.World, 0);
	Stage.World.PlayUntil(faith::flick::DecisionKind::Vote);
	Stage.World.GetGameMode()->SkipAll();
	Stage.Devices.Tap(EKeys::Escape);
	if (!TestTrue(TEXT("options"), Person.Click("match.settings")))
	{
		return false;
	}
	UFlickOptionsScreen& Screen = *CastChecked<UFlickOptionsScreen>(Person.Interface().GetScreen());
	const TArray<FFlickOption> Before = FlickShown::OptionsOf(*Stage.World.GetGameInstance()->GetOptions());
	for (int32 Option = 0; Option < Before.Num(); ++Option)
	{
		const int32 Other = (Before[Option].Chosen + 1) % Before[Option].OptionKeys.Num();
		Screen.OnOption.Broadcast(Option, Other);
		TestEqual(*Before[Option].LabelKey,
			FlickShown::OptionsOf(*Stage.World.GetGameInstance()->GetOptions())[Option].Chosen, Other);
	}
	TestTrue(TEXT("German"), Person.Read().Contains(TEXT("Sprache")));
	TestTrue(TEXT("faster"), Stage.World.GetGameMode()->GetMatchOptions().Speed > 1.0);
	TestTrue(TEXT("reset"), Person.Click("menu.defaults"));
	TestEqual(TEXT("as at first"), Stage.World.GetGameMode()->GetMatchOptions().Speed, 1.0);
	return true;
}

#endif
