#include "FlickTestStage.h"

#include "Engine/LocalPlayer.h"
#include "FaithKernel/Hash.h"
#include "Framework/Application/SlateApplication.h"
#include "Game/FlickGameInstance.h"
#include "Save/FlickOptions.h"
#include "Table/FlickTable.h"
#include "UI/FlickShown.h"

#if WITH_DEV_AUTOMATION_TESTS

namespace
{
/** From the title on, a match of Ada against the weakest computer with this seed. */
bool StartByWidgets(FFlickTestStage& Stage, const FFlickPerson& Person, const TCHAR* Seed)
{
	if (!Person.Click("menu.new_match") || Person.Page() != EFlickPage::Setup || !Person.Write(0, TEXT("Adah")))
	{
		return false;
	}
	Stage.Devices.Rub(1);
	// Two at each seat: who sits there, and of a person also how sure the hand is. A novice becomes an acolyte and a novice again.
	for (const TCHAR* const Arrow : {TEXT(">"), TEXT("<")})
	{
		const TArray<UWidget*> Arrows = Person.Saying(Arrow);
		if (Arrows.Num() != 3 || !Person.ClickThis(Arrows[2]))
		{
			return false;
		}
	}
	return Person.Sees("level.novice.name") && Person.Write(1, Seed) && Person.Click("menu.start") &&
		Stage.World.GetGameMode()->GetMatch() != nullptr;
}

/** A match that somebody plays with widgets, and what was shown of it. */
struct FFlickPlayedGame
{
	explicit FFlickPlayedGame(const FString& Options) : Stage(Options), Person(Stage, 0)
	{
		Noting = Stage.World.GetGameMode()->OnSomethingShown.AddLambda(
			[this](const faith::flick::Event& Event, const faith::flick::GameState&) { Note(Event); });
	}
	~FFlickPlayedGame() { Stage.World.GetGameMode()->OnSomethingShown.Remove(Noting); }

	FFlickPlayedGame(const FFlickPlayedGame&) = delete;
	FFlickPlayedGame& operator=(const FFlickPlayedGame&) = delete;

	void Note(const faith::flick::Event& Event)
	{
		if (const auto* const Revealed = std::get_if<faith::flick::GodsRevealed>(&Event))
		{
			Gods = Revealed->gods;
			++TimesRevealed;
		}
		Votes += std::holds_alternative<faith::flick::VotesRevealed>(Event) ? 1 : 0;
		Laws += std::holds_alternative<faith::flick::LawEnacted>(Event) ? 1 : 0;
		if (const auto* const Answered = std::get_if<faith::flick::CardAnswered>(&Event))
		{
			GodsAnswered += Gods[Answered->player] == Answered->card ? 1 : 0;
			LawsAnswered += Gods[Answered->player] != Answered->card ? 1 : 0;
		}
	}

	FFlickTestStage Stage;
	FFlickPerson Person;
	std::array<faith::flick::EffectId, faith::flick::kMaxPlayers> Gods{};
	int32 TimesRevealed = 0;
	int32 Votes = 0;
	int32 Laws = 0;
	int32 GodsAnswered = 0;
	int32 LawsAnswered = 0;
	int32 Steps = 0;
	FDelegateHandle Noting;
};

/** Goes on with it, some steps a frame; done when the result is to be seen. */
DEFINE_LATENT_AUTOMATION_COMMAND_TWO_PARAMETER(
	FFlickPlayGameOn, FAutomationTestBase*, Test, TSharedPtr<FFlickPlayedGame>, Game);

bool FFlickPlayGameOn::Update()
{
	constexpr int32 StepsPerFrame = 200;
	constexpr int32 MostSteps = 200000;
	for (int32 Step = 0; Step < StepsPerFrame && Game->Person.Page() != EFlickPage::End; ++Step)
	{
		Game->Stage.Answer(Game->Person);
		++Game->Steps;
	}
	if (Game->Steps > MostSteps)
	{
		Test->AddError(TEXT("The match does not end: ") + Game->Person.ReadHud());
		return true;
	}
	return Game->Person.Page() == EFlickPage::End;
}

/** What must be true of it, and what can be done with its result. */
DEFINE_LATENT_AUTOMATION_COMMAND_TWO_PARAMETER(
	FFlickJudgeGame, FAutomationTestBase*, Test, TSharedPtr<FFlickPlayedGame>, Game);

bool FFlickJudgeGame::Update()
{
	FFlickTestStage& Stage = Game->Stage;
	const FFlickPerson& Person = Game->Person;
	if (Person.Page() != EFlickPage::End)
	{
		return true;
	}
	Test->TestTrue(TEXT("the focus was where it was needed"), Stage.bFocusWasRight);
	Test->TestTrue(TEXT("over"), Stage.World.GetMatch().IsOver());
	Test->TestEqual(TEXT("gods were chosen and revealed"), Game->TimesRevealed, 1);
	Test->TestTrue(TEXT("a council in every generation"), Game->Votes >= 3);
	Test->TestTrue(TEXT("laws were in force"), Game->Laws >= 3);
	Test->TestTrue(TEXT("the person chose a god and voted with cards"), Stage.CardsPressed > Game->Votes);
	Test->TestTrue(TEXT("a god asked about a power of its own, and was answered"), Game->GodsAnswered > 0);
	Test->AddInfo(FString::Printf(TEXT("%d votes, %d laws, %d questions of gods and %d of laws in %d steps"),
		Game->Votes, Game->Laws, Game->GodsAnswered, Game->LawsAnswered, Game->Steps));
	Test->TestTrue(TEXT("who wins"), Person.Read().Contains(TEXT(" wins")));
	Test->TestTrue(TEXT("where the points come from"), Person.Sees("match.from.domination"));
	Test->TestEqual(TEXT("out of reach on the result"), Person.Unreachable(), FString());
	TArray<FString> Seen;
	for (const TCHAR* const Language : {TEXT("de"), TEXT("pl"), TEXT("en")})
	{
		Stage.Speak(Language);
		Test->TestFalse(TEXT("the result in another language"), Seen.Contains(Person.Read()));
		Test->TestFalse(TEXT("a text is missing"), Person.Read().Contains(TEXT("[")));
		Seen.Add(Person.Read());
	}
	Test->TestTrue(TEXT("look"), Person.Click("match.look_at_table"));
	Test->TestTrue(TEXT("the table"), Person.Page() == EFlickPage::Table);
	Stage.World.Tick();
	Test->TestTrue(TEXT("and back"), Person.Click("match.back_to_result") && Person.Page() == EFlickPage::End);
	const auto Seed = Stage.World.GetMatch().Match().GetSetup().seed;
	Test->TestTrue(TEXT("once more"), Person.Click("match.rematch") && Person.Page() != EFlickPage::End);
	Test->TestFalse(TEXT("over at once"), Stage.World.GetMatch().IsOver());
	Test->TestTrue(TEXT("another seed"), Stage.World.GetMatch().Match().GetSetup().seed != Seed);
	return true;
}
} // namespace

IMPLEMENT_SIMPLE_AUTOMATION_TEST(
	FFlickWholeGameTest, "FlickOfFaith.Interface.AWholeGameFromTheTitleToTheWinner", FlickTestFlags)

bool FFlickWholeGameTest::RunTest(const FString& Parameters)
{
	const TSharedPtr<FFlickPlayedGame> Game = MakeShared<FFlickPlayedGame>(TEXT("?Exact=1"));
	FFlickTestStage& Stage = Game->Stage;
	const FFlickPerson& Person = Game->Person;
	if (!Stage.IsReady(*this))
	{
		return true;
	}
	TestNull(TEXT("a match that nobody asked for"), Stage.World.GetGameMode()->GetMatch());
	TestTrue(TEXT("the title"), Person.Page() == EFlickPage::Title);
	TestFalse(TEXT("something to continue"), Person.Sees("menu.continue"));
	if (!TestTrue(TEXT("started"), StartByWidgets(Stage, Person, TEXT("7"))))
	{
		return false;
	}
	TestTrue(TEXT("its number"), Stage.World.GetMatch().Match().GetSetup().seed == 7);
	TestTrue(TEXT("the name"), Person.ReadHud().Contains(TEXT("Ada")) && !Person.ReadHud().Contains(TEXT("Adah")));
	TestTrue(TEXT("who else"), Stage.World.GetGameMode()->GetMatchOptions().Seats[1].level == "novice");
	ADD_LATENT_AUTOMATION_COMMAND(FFlickPlayGameOn(this, Game));
	ADD_LATENT_AUTOMATION_COMMAND(FFlickJudgeGame(this, Game));
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(
	FFlickBodiesGameTest, "FlickOfFaith.Interface.AWholeGameOnBodiesWithComputers", FlickTestFlags)

bool FFlickBodiesGameTest::RunTest(const FString& Parameters)
{
	const TSharedPtr<FFlickPlayedGame> Game =
		MakeShared<FFlickPlayedGame>(TEXT("?Seats=human,novice,novice?Names=Ada?Seed=3"));
	if (!Game->Stage.IsReady(*this))
	{
		return true;
	}
	ADD_LATENT_AUTOMATION_COMMAND(FFlickPlayGameOn(this, Game));
	ADD_LATENT_AUTOMATION_COMMAND(FFlickJudgeGame(this, Game));
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(
	FFlickContinueTest, "FlickOfFaith.Interface.AMatchThatWasLeftCanBeContinued", FlickTestFlags)

bool FFlickContinueTest::RunTest(const FString& Parameters)
{
	FFlickTestStage Stage(TEXT("?Exact=1"));
	const FFlickPerson Person(Stage, 0);
	if (!Stage.IsReady(*this))
	{
		return true;
	}
	if (!TestTrue(TEXT("started"), StartByWidgets(Stage, Person, TEXT("9"))))
	{
		return false;
	}
	// Until a person is asked and nothing moves: then nothing happens before it is left.
	const bool bFar = Stage.AnswerUntil(
		Person,
		[&Stage]()
		{
			return Stage.NumCommands() >= 8 && Stage.World.GetMatch().WaitsForPersons() != 0 &&
				!Stage.World.GetTable()->IsShotRunning();
		},
		20000);
	if (!TestTrue(TEXT("eight commands"), bFar))
	{
		return false;
	}
	TestTrue(TEXT("the focus was where it was needed"), Stage.bFocusWasRight);
	const uint64 Left = faith::HashOf(Stage.World.GetMatch().State());
	Stage.Devices.Tap(EKeys::Escape);
	TestTrue(TEXT("paused"), Person.Page() == EFlickPage::Pause);
	TestEqual(TEXT("out of reach in the pause"), Person.Unreachable(), FString());
	TestTrue(TEXT("the rules"), Person.Click("menu.how_to_play") && Person.Page() == EFlickPage::Help);
	TestTrue(TEXT("and back"), Person.Click("menu.back") && Person.Page() == EFlickPage::Pause);
	TestTrue(TEXT("left"), Person.Click("match.to_title") && Stage.World.GetGameMode()->GetMatch() == nullptr);
	TestFalse(TEXT("anything over the table"), Person.Interface().GetHud()->IsInViewport());
	TestEqual(TEXT("out of reach on the title"), Person.Unreachable(), FString());
	TestTrue(TEXT("a new one would replace it"), Person.Click("menu.new_match") && Person.Click("menu.start"));
	TestEqual(TEXT("out of reach in the question"), Person.Unreachable(), FString());
	TestTrue(TEXT("so that is asked"), Person.Page() == EFlickPage::Replace && Person.Click("menu.replace.no"));
	TestTrue(TEXT("back"), Person.Click("menu.back") && Person.Page() == EFlickPage::Title);
	TestTrue(TEXT("continued"), Person.Click("menu.continue") && Person.Page() == EFlickPage::Table);
	TestTrue(TEXT("the same match"), Stage.World.GetMatch().Match().GetSetup().seed == 9);
	TestTrue(TEXT("as it was"), faith::HashOf(Stage.World.GetMatch().State()) == Left);
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickHeldTest, "FlickOfFaith.Interface.TheMatchWaitsBehindTheMenu", FlickTestFlags)

bool FFlickHeldTest::RunTest(const FString& Parameters)
{
	FFlickTestStage Stage(TEXT("?Players=2?Seed=5?Exact=1?Pace=100"));
	const FFlickPerson Person(Stage, 0);
	if (!Stage.IsReady(*this))
	{
		return true;
	}
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

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickReachTest, "FlickOfFaith.Interface.APadAloneReachesEverything", FlickTestFlags)

bool FFlickReachTest::RunTest(const FString& Parameters)
{
	FFlickTestStage Stage(TEXT("?Exact=1"));
	const FFlickPerson Person(Stage, 0);
	if (!Stage.IsReady(*this))
	{
		return true;
	}
	const FString Nothing;
	TestEqual(TEXT("on the title"), Person.Unreachable(), Nothing);
	TestTrue(TEXT("help"), Person.Click("menu.how_to_play") && Person.Page() == EFlickPage::Help);
	TestEqual(TEXT("in the help"), Person.Unreachable(), Nothing);
	TestTrue(TEXT("back"), Person.Click("menu.back") && Person.Page() == EFlickPage::Title);
	TestTrue(TEXT("options"), Person.Click("menu.settings") && Person.Page() == EFlickPage::Options);
	TestEqual(TEXT("in the options"), Person.Unreachable(), Nothing);
	Stage.World.GetGameInstance()->GetOptions()->TextScale = 1.3f;
	Stage.World.GetGameInstance()->KeepOptions();
	TestEqual(TEXT("in the options, with the largest texts"), Person.Unreachable(), Nothing);
	TestTrue(TEXT("back"), Person.Click("menu.back"));
	TestTrue(TEXT("seats"), Person.Click("menu.new_match") && Person.Page() == EFlickPage::Setup);
	TestEqual(TEXT("with two seats"), Person.Unreachable(), Nothing);
	TestTrue(TEXT("four"), Person.Click("menu.add_seat") && Person.Click("menu.add_seat"));
	for (int32 Seat = 1; Seat < 4; ++Seat)
	{
		// The first level sits there, and after the last one comes the person again: of a person there is most to choose.
		const TArray<UWidget*> After = Person.Saying(TEXT(">"));
		for (int32 Time = 0; Time < FlickShown::Levels().Num() && After.IsValidIndex(2 * Seat); ++Time)
		{
			TestTrue(TEXT("another level"), Person.ClickThis(After[2 * Seat]));
		}
	}
	// Two for each person, and one for the screen that they may share.
	TestEqual(TEXT("four persons"), Person.Saying(TEXT("<")).Num(), 9);
	TestEqual(TEXT("with four seats"), Person.Unreachable(), Nothing);
	TestTrue(TEXT("one goes"), Person.Click("menu.remove_seat"));
	TestEqual(TEXT("three persons"), Person.Saying(TEXT("<")).Num(), 7);
	TestTrue(TEXT("start"), Person.Click("menu.start"));
	if (!TestTrue(TEXT("a curtain"), Person.Page() == EFlickPage::Curtain))
	{
		return false;
	}
	TestEqual(TEXT("on the curtain"), Person.Unreachable(), Nothing);
	TestTrue(TEXT("here I am"), Person.Click("match.here_i_am"));
	TestEqual(TEXT("with cards"), Person.Unreachable(), Nothing);
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickFirstFocusTest,
	"FlickOfFaith.Interface.TheFirstPageGetsTheFocusBackThatAnEngineTakesAtItsStart", FlickTestFlags)

bool FFlickFirstFocusTest::RunTest(const FString& Parameters)
{
	for (const TCHAR* const Options : {TEXT("?Exact=1"), TEXT("?Seats=human,novice?Exact=1")})
	{
		FFlickTestStage Stage(Options);
		const FFlickPerson Person(Stage, 0);
		if (!Stage.IsReady(*this))
		{
			return true;
		}
		const bool bTitle = Person.Page() == EFlickPage::Title;
		TestTrue(TEXT("a page, or cards"), bTitle == (Stage.World.GetGameMode()->GetMatch() == nullptr));
		const auto TakeFocus = [&Stage, &Person]()
		{
			const ULocalPlayer* const Local = Person.Player().GetLocalPlayer();
			FSlateApplication::Get().SetUserFocusToGameViewport(static_cast<uint32>(Local->GetControllerId()));
			Stage.World.Tick();
		};
		// Where much has to be loaded the first frame is long.
		Person.Interface().Advance(5.0);
		TakeFocus();
		TestNotNull(TEXT("the focus at the start"), Stage.Devices.Focus(Person.Top()));
		Stage.World.TickUntil([]() { return false; }, 1.0f);
		TakeFocus();
		TestNull(TEXT("the focus of whoever opens the console"), Stage.Devices.Focus(Person.Top()));
	}
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(
	FFlickPanelsTest, "FlickOfFaith.Interface.ButtonsAreReachedWhileSomethingIsPlacedOrAimed", FlickTestFlags)

bool FFlickPanelsTest::RunTest(const FString& Parameters)
{
	FFlickTestStage Stage(TEXT("?Players=2?Names=Ada,Ben?Seed=5?Exact=1"));
	const FFlickPerson Person(Stage, 0);
	if (!Stage.IsReady(*this))
	{
		return true;
	}
	for (const auto Asked : {faith::flick::DecisionKind::Place, faith::flick::DecisionKind::Flick})
	{
		if (!TestTrue(TEXT("asked"), Stage.World.PlayUntil(Asked)))
		{
			return false;
		}
		const uint64 Before = faith::HashOf(Stage.World.GetMatch().State());
		TestFalse(TEXT("arrows are for the table"), Person.HudHasFocus());
		TestFalse(TEXT("a button is reached without being asked for"), Person.Click("match.log"));
		Person.ToPanels();
		TestTrue(TEXT("now for the buttons"), Person.HudHasFocus());
		TestEqual(TEXT("out of reach"), Person.Unreachable(), FString());
		const TArray<UWidget*> Closed = FFlickTestScreen::Controls(Person.Top());
		TestTrue(TEXT("the log opens"), Person.Click("match.log"));
		TestTrue(TEXT("the focus stays"), Person.HudHasFocus());
		TestEqual(TEXT("out of reach with the log"), Person.Unreachable(), FString());
		const TArray<UWidget*> Opened = FFlickTestScreen::Controls(Person.Top());
		UWidget* Line = nullptr;
		for (UWidget* const Control : Opened)
		{
			Line = Closed.Contains(Control) ? Line : Control;
		}
		TestTrue(TEXT("a line is pressed"), Line == nullptr || Person.ClickThis(Line));
		TestTrue(TEXT("there is a way out of the log"), Person.Click("match.log") && Person.Click("match.log"));
		TestTrue(TEXT("an account opens"),
			Person.ClickThis(FFlickTestScreen::Find(Person.Top(), FText::FromString(TEXT("Ben")))));
		TestEqual(TEXT("out of reach with the account"), Person.Unreachable(), FString());
		TestTrue(TEXT("an account closes"),
			Person.ClickThis(FFlickTestScreen::Find(Person.Top(), FText::FromString(TEXT("Ben")))));
		Stage.Devices.Tap(EKeys::Gamepad_FaceButton_Right);
		TestFalse(TEXT("and back to the table"), Person.HudHasFocus());
		TestTrue(TEXT("nothing was said to the match"), faith::HashOf(Stage.World.GetMatch().State()) == Before);
	}
	Stage.Devices.Tap(EKeys::H);
	TestTrue(TEXT("with a key"), Person.HudHasFocus());
	Stage.Devices.Tap(EKeys::Escape);
	TestTrue(TEXT("and back, without a menu"), !Person.HudHasFocus() && Person.Page() == EFlickPage::Table);
	Person.MakeAim();
	Stage.Devices.Tap(EKeys::Enter);
	TestTrue(TEXT("flicked"), Stage.World.GetTable()->IsShotRunning());
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickChosenOptionsTest, "FlickOfFaith.Interface.OptionsHoldAtOnce", FlickTestFlags)

bool FFlickChosenOptionsTest::RunTest(const FString& Parameters)
{
	FFlickTestStage Stage(TEXT("?Players=2?Seed=5?Exact=1?Pace=100"));
	const FFlickPerson Person(Stage, 0);
	if (!Stage.IsReady(*this))
	{
		return true;
	}
	Stage.World.PlayUntil(faith::flick::DecisionKind::Vote);
	Stage.World.GetGameMode()->SkipAll();
	Stage.World.Tick();
	Stage.Devices.Tap(EKeys::Escape);
	if (!TestTrue(TEXT("options"), Person.Click("match.settings")))
	{
		return false;
	}
	const auto OptionsNow = [&Stage]() { return FlickShown::OptionsOf(*Stage.World.GetGameInstance()->GetOptions()); };
	const TArray<FFlickOption> Before = OptionsNow();
	for (int32 Option = 0; Option < Before.Num(); ++Option)
	{
		const TArray<UWidget*> After = Person.Saying(TEXT(">"));
		if (!TestEqual(TEXT("one for each"), After.Num(), Before.Num()))
		{
			return false;
		}
		TestTrue(TEXT("pressed"), Person.ClickThis(After[Option]));
		TestTrue(TEXT("the focus stays"), After[Option]->HasUserFocus(&Person.Player()));
		const int32 Other = (Before[Option].Chosen + 1) % Before[Option].OptionKeys.Num();
		TestEqual(*Before[Option].LabelKey, OptionsNow()[Option].Chosen, Other);
	}
	TestTrue(TEXT("German"), Person.Read().Contains(TEXT("Sprache")));
	TestTrue(TEXT("faster"), Stage.World.GetGameMode()->GetMatchOptions().Speed > 1.0);
	TestTrue(TEXT("reset"), Person.Click("menu.defaults"));
	TestEqual(TEXT("as at first"), Stage.World.GetGameMode()->GetMatchOptions().Speed, 1.0);
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(
	FFlickThinkingSeatTest, "FlickOfFaith.Interface.AComputerIsSeenThinkingAndCanBeLeft", FlickTestFlags)

bool FFlickThinkingSeatTest::RunTest(const FString& Parameters)
{
	FFlickTestStage Stage(TEXT("?Seats=human,oracle?Names=Ada?Seed=7?Exact=1"));
	const FFlickPerson Person(Stage, 0);
	if (!Stage.IsReady(*this))
	{
		return true;
	}
	const auto Thinks = [&Stage]() { return Stage.World.GetGameMode()->IsThinking(1); };
	const auto IsSaid = [&Person]() { return Person.ReadHud().Contains(TEXT("is thinking")); };
	const auto IsSaidNoMore = [&IsSaid]() { return !IsSaid(); };
	if (!TestTrue(TEXT("somebody is seen thinking"), Stage.AnswerUntil(Person, IsSaid, 2000)))
	{
		return false;
	}
	TestTrue(TEXT("who"), Person.ReadHud().Contains(TEXT("Oracle is thinking")));
	TestTrue(TEXT("it comes to an end"), Stage.AnswerUntil(Person, IsSaidNoMore, 20000));
	if (!TestTrue(TEXT("it thinks again"), Stage.AnswerUntil(Person, Thinks, 20000)))
	{
		return false;
	}
	Stage.Devices.Press(EKeys::Gamepad_Special_Right);
	Stage.World.Tick();
	Stage.Devices.Release(EKeys::Gamepad_Special_Right);
	TestTrue(TEXT("paused"), Person.Page() == EFlickPage::Pause);
	TestTrue(TEXT("left"), Person.Click("match.to_title") && Stage.World.GetGameMode()->GetMatch() == nullptr);
	for (int32 Frame = 0; Frame < 20; ++Frame)
	{
		Stage.World.Tick();
	}
	TestTrue(TEXT("the title"), Person.Page() == EFlickPage::Title && Person.Sees("menu.continue"));
	return true;
}

#endif
