#include "FlickTestStage.h"

#include "Engine/World.h"
#include "Kismet/GameplayStatics.h"
#include "Table/FlickTable.h"
#include "UI/FlickShown.h"

#if WITH_DEV_AUTOMATION_TESTS

namespace
{
/** Four persons with a part of the window and a pad each, in a council. */
struct FFlickCouncil
{
	FFlickCouncil() : Stage(TEXT("?Players=4?Names=Ada,Ben,Cleo,Dora?Seed=5?Exact=1?Split=1")) {}

	bool Begin(FAutomationTestBase& Test)
	{
		for (int32 Player = 0; Player < 4; ++Player)
		{
			if (!Test.TestTrue(TEXT("a player"), Person(Player).Exists()))
			{
				return false;
			}
			Stage.Devices.Connect(Player);
		}
		return Test.TestTrue(TEXT("a council"), Stage.World.PlayUntil(faith::flick::DecisionKind::Vote));
	}
	FFlickPerson Person(int32 Player) { return FFlickPerson(Stage, Player); }
	bool IsOpen() const { return Stage.World.GetAsked() == faith::flick::DecisionKind::Vote; }
	FString ReadAll()
	{
		FString All;
		for (int32 Player = 0; Player < 4; ++Player)
		{
			All += Person(Player).ReadHud();
		}
		return All;
	}

	FFlickTestStage Stage;
};

/** In every language all texts of this part are there, and it reads otherwise than in the others. English holds afterwards. */
void CheckLanguages(FAutomationTestBase& Test, FFlickTestStage& Stage, const FFlickPerson& Person, const TCHAR* What)
{
	TArray<FString> Seen;
	for (const TCHAR* const Language : {TEXT("de"), TEXT("pl"), TEXT("en")})
	{
		Stage.Speak(Language);
		const FString Now = Person.Read();
		Test.TestFalse(What, Now.IsEmpty() || Seen.Contains(Now) || Now.Contains(TEXT("[")));
		Seen.Add(Now);
	}
}
} // namespace

IMPLEMENT_SIMPLE_AUTOMATION_TEST(
	FFlickOtherLanguageTest, "FlickOfFaith.Interface.AnotherLanguageHoldsInMidMatch", FlickTestFlags)

bool FFlickOtherLanguageTest::RunTest(const FString& Parameters)
{
	FFlickTestStage Stage(TEXT("?Players=2?Seed=5?Exact=1"));
	const FFlickPerson Person(Stage, 0);
	if (!Stage.IsReady(*this))
	{
		return true;
	}
	TestTrue(TEXT("a curtain"), Person.Page() == EFlickPage::Curtain);
	CheckLanguages(*this, Stage, Person, TEXT("the curtain"));
	TestTrue(TEXT("here I am"), Person.Click("match.here_i_am"));
	CheckLanguages(*this, Stage, Person, TEXT("the cards"));
	if (!TestTrue(TEXT("a disc is to be placed"), Stage.World.PlayUntil(faith::flick::DecisionKind::Place)))
	{
		return false;
	}
	Person.ToPanels();
	TestTrue(TEXT("the log opens"), Person.Click("match.log"));
	Person.ToPanels();
	TestFalse(TEXT("arrows move the disc, not the focus"), Person.HudHasFocus());
	TArray<FString> Seen;
	for (const TCHAR* const Language : {TEXT("en"), TEXT("de"), TEXT("pl")})
	{
		Stage.Speak(Language);
		TestTrue(TEXT("the prompt"), Person.Sees("match.hint.place") && Person.Sees("match.answer.place"));
		TestFalse(TEXT("a text is missing"), Person.Read().Contains(TEXT("[")));
		for (const FString& Before : Seen)
		{
			TestFalse(TEXT("a line of the log stays as it was"), Person.Read().Contains(*Before));
		}
		// The first event that has words begins the log: who got which card.
		TArray<FString> Lines;
		Person.Read().ParseIntoArray(Lines, TEXT("\n"), true);
		if (TestFalse(TEXT("nothing to read"), Lines.IsEmpty()))
		{
			Seen.Add(Lines.Last());
		}
	}
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(
	FFlickTitleLanguageTest, "FlickOfFaith.Interface.ALanguageIsChosenOnTheTitle", FlickTestFlags)

bool FFlickTitleLanguageTest::RunTest(const FString& Parameters)
{
	FFlickTestStage Stage(TEXT("?Exact=1"));
	const FFlickPerson Person(Stage, 0);
	if (!Stage.IsReady(*this))
	{
		return true;
	}
	const FString English = Person.Read();
	TestTrue(TEXT("German"), Person.Click("menu.language.de"));
	TestTrue(TEXT("to be read"), Person.Read() != English && !Person.Read().Contains(TEXT("[")));
	TestTrue(TEXT("the focus stays"), Stage.Devices.Focus(Person.Top()) != nullptr);
	TestTrue(TEXT("and back"), Person.Click("menu.language.en"));
	TestEqual(TEXT("as before"), Person.Read(), English);
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickSecretHudTest, "FlickOfFaith.Interface.NobodyReadsAnothersVote", FlickTestFlags)

bool FFlickSecretHudTest::RunTest(const FString& Parameters)
{
	FFlickCouncil Council;
	FFlickTestStage& Stage = Council.Stage;
	if (!Stage.IsReady(*this))
	{
		return true;
	}
	if (!Council.Begin(*this))
	{
		return false;
	}
	for (int32 Player = 0; Player < 4; ++Player)
	{
		TestTrue(TEXT("thumbs"), Council.Person(Player).Sees("match.thumb_down"));
		TestTrue(TEXT("the cards have the focus"), Council.Person(Player).HudHasFocus());
		TestEqual(TEXT("out of reach"), Council.Person(Player).Unreachable(), FString());
		CheckLanguages(*this, Stage, Council.Person(Player), TEXT("each part in its language"));
	}
	const FString Before = Council.ReadAll();
	TestTrue(TEXT("the first card"), Council.Person(1).PressFocus());
	const FString Up = Council.ReadAll();
	TestTrue(TEXT("it is seen that somebody voted"), Up != Before);
	TestTrue(TEXT("the own view says so"), Council.Person(1).Read().Contains(TEXT("has voted")));
	Stage.Devices.Tap(EKeys::Gamepad_FaceButton_Left, 1);
	TestEqual(TEXT("but not how"), Council.ReadAll(), Up);
	Stage.Devices.Tap(EKeys::Gamepad_FaceButton_Top, 2);
	Stage.Devices.Tap(EKeys::Gamepad_FaceButton_Top, 3);
	TestTrue(TEXT("open until all have voted"), Council.IsOpen());
	TestTrue(TEXT("the last one"), Council.Person(0).PressFocus());
	TestFalse(TEXT("revealed"), Council.IsOpen());

	// Somebody else than the first player leaves: only the first one stays.
	Stage.World.Tick();
	Stage.Devices.Tap(EKeys::Gamepad_Special_Right, 3);
	TestTrue(TEXT("to the title"), Council.Person(3).Click("match.to_title"));
	TestEqual(TEXT("players"), UGameplayStatics::GetNumLocalPlayerControllers(Stage.World.GetWorld()), 1);
	TestTrue(TEXT("the title"), Council.Person(0).Page() == EFlickPage::Title);
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickSameFrameTest, "FlickOfFaith.Interface.FourVoteInTheSameFrame", FlickTestFlags)

bool FFlickSameFrameTest::RunTest(const FString& Parameters)
{
	using faith::flick::Thumb;
	FFlickCouncil Council;
	if (!Council.Stage.IsReady(*this))
	{
		return true;
	}
	if (!Council.Begin(*this))
	{
		return false;
	}
	std::array<Thumb, faith::flick::kMaxPlayers> Revealed{};
	int32 Times = 0;
	Council.Stage.World.GetGameMode()->OnSomethingShown.AddLambda(
		[&](const faith::flick::Event& Event, const faith::flick::GameState&)
		{
			if (const auto* const Votes = std::get_if<faith::flick::VotesRevealed>(&Event))
			{
				Revealed = Votes->thumbs;
				++Times;
			}
		});
	for (int32 Player = 0; Player < 4; ++Player)
	{
		Council.Stage.Devices.Press(
			Player % 2 == 0 ? EKeys::Gamepad_FaceButton_Top : EKeys::Gamepad_FaceButton_Left, Player);
	}
	Council.Stage.World.Tick();
	TestFalse(TEXT("revealed"), Council.IsOpen());
	TestEqual(TEXT("once"), Times, 1);
	for (std::size_t Seat = 0; Seat < 4; ++Seat)
	{
		TestTrue(TEXT("each their own"), Revealed[Seat] == (Seat % 2 == 0 ? Thumb::Up : Thumb::Down));
	}
	for (int32 Player = 0; Player < 4; ++Player)
	{
		Council.Stage.Devices.Release(
			Player % 2 == 0 ? EKeys::Gamepad_FaceButton_Top : EKeys::Gamepad_FaceButton_Left, Player);
	}
	// And on: the same four come to the next council.
	const bool bMission = Council.Stage.World.PlayUntil(faith::flick::DecisionKind::Place);
	TestTrue(TEXT("they go on"), bMission);
	TestTrue(TEXT("to the next council"), Council.Stage.World.PlayUntil(faith::flick::DecisionKind::Vote));
	for (int32 Player = 0; Player < 4; ++Player)
	{
		TestTrue(TEXT("everybody has cards again"), Council.Person(Player).HudHasFocus());
	}
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(
	FFlickLostInCouncilTest, "FlickOfFaith.Interface.APadLostWhileVotesAreOpenIsSaid", FlickTestFlags)

bool FFlickLostInCouncilTest::RunTest(const FString& Parameters)
{
	FFlickCouncil Council;
	FFlickTestStage& Stage = Council.Stage;
	if (!Stage.IsReady(*this))
	{
		return true;
	}
	if (!Council.Begin(*this))
	{
		return false;
	}
	Stage.Devices.Tap(EKeys::Gamepad_FaceButton_Top, 2);
	// Her god's name, since the gods were revealed.
	FString Name;
	TArray<FString> Lines;
	Council.Person(2).Read().ParseIntoArray(Lines, TEXT("\n"), true);
	for (const FString& Line : Lines)
	{
		Name = Line.Contains(TEXT(" has voted")) ? Line.Left(Line.Len() - 10) : Name;
	}
	Stage.Devices.Disconnect(2);
	TestTrue(TEXT("the own part says so"),
		!Name.IsEmpty() && Council.Person(2).Read().Contains(*(TEXT("Controller gone: ") + Name)));
	for (const int32 Player : {0, 1, 3})
	{
		TestFalse(TEXT("another part says so"), Council.Person(Player).Read().Contains(TEXT("Controller gone")));
	}
	Stage.Devices.Tap(EKeys::Gamepad_FaceButton_Left, 1);
	Stage.Devices.Tap(EKeys::Gamepad_FaceButton_Left, 3);
	TestTrue(TEXT("open"), Council.IsOpen());
	Stage.Devices.ConnectAnother(2);
	TestFalse(TEXT("another pad will do"), Council.ReadAll().Contains(TEXT("Controller gone")));
	const FString Before = Council.ReadAll();
	Stage.Devices.Tap(EKeys::Gamepad_FaceButton_Left, 2);
	TestEqual(TEXT("it changes her mind, in secret"), Council.ReadAll(), Before);
	Stage.Devices.Tap(EKeys::Gamepad_FaceButton_Top, 0);
	TestFalse(TEXT("revealed"), Council.IsOpen());
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(
	FFlickCurtainFlowTest, "FlickOfFaith.Interface.ACurtainFallsBetweenTwoWhoShareAView", FlickTestFlags)

bool FFlickCurtainFlowTest::RunTest(const FString& Parameters)
{
	FFlickTestStage Stage(TEXT("?Seats=human,human?Names=Ada,Ben?Seed=5?Exact=1"));
	const FFlickPerson Person(Stage, 0);
	if (!Stage.IsReady(*this))
	{
		return true;
	}
	for (const TCHAR* const Called : {TEXT("Ada"), TEXT("Ben")})
	{
		TestTrue(TEXT("a curtain"), Person.Page() == EFlickPage::Curtain && Person.Read().Contains(Called));
		TestFalse(TEXT("cards behind it"), Person.ReadHud().Contains(TEXT("Choose which god you are")));
		TestTrue(TEXT("here I am"), Person.Click("match.here_i_am") && Person.Page() == EFlickPage::Table);
		TestTrue(TEXT("the cards of the own god"), Person.Read().Contains(TEXT("Choose which god you are")));
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

IMPLEMENT_SIMPLE_AUTOMATION_TEST(
	FFlickHeldForAllTest, "FlickOfFaith.Interface.NobodySkipsWhatAnothersMenuHolds", FlickTestFlags)

bool FFlickHeldForAllTest::RunTest(const FString& Parameters)
{
	FFlickTestStage Stage(TEXT("?Players=2?Names=Ada,Ben?Seed=5?Exact=1?Split=1"));
	const FFlickPerson Ben(Stage, 1);
	if (!Stage.IsReady(*this))
	{
		return true;
	}
	if (!TestTrue(TEXT("two players"), Ben.Exists()) ||
		!TestTrue(TEXT("a flick"), Stage.World.PlayUntil(faith::flick::DecisionKind::Flick)))
	{
		return false;
	}
	Stage.Devices.Connect(0);
	Stage.Devices.Connect(1);
	AFlickGameMode& GameMode = *Stage.World.GetGameMode();
	GameMode.DoAnything();
	Stage.World.Tick();
	TestTrue(TEXT("can be skipped"), Stage.World.GetTable()->IsShotRunning() && FlickShown::CanSkip(GameMode));
	Stage.Devices.Tap(EKeys::Gamepad_Special_Right, 1);
	TestTrue(TEXT("Ben's menu"), Ben.Page() == EFlickPage::Pause && GameMode.IsHeld());
	TestFalse(TEXT("can be skipped now"), FlickShown::CanSkip(GameMode));
	Stage.Devices.Tap(EKeys::SpaceBar);
	TestTrue(TEXT("Ada skips one"), Stage.World.GetTable()->IsShotRunning());
	Stage.Devices.Tap(EKeys::F);
	TestTrue(TEXT("Ada skips all"), Stage.World.GetTable()->IsShotRunning());
	TestTrue(TEXT("Ben goes on"), Ben.Click("match.resume"));
	Stage.Devices.Tap(EKeys::SpaceBar);
	TestFalse(TEXT("a flick that was skipped"), Stage.World.GetTable()->IsShotRunning());
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(
	FFlickMixedScreenTest, "FlickOfFaith.Interface.PersonsAndComputersShareAScreen", FlickTestFlags)

bool FFlickMixedScreenTest::RunTest(const FString& Parameters)
{
	FFlickTestStage Stage(TEXT("?Seats=human,novice,human?Names=Ada,,Cleo?Seed=5?Exact=1?Split=1"));
	if (!Stage.IsReady(*this))
	{
		return true;
	}
	const FFlickPerson Ada(Stage, 0);
	const FFlickPerson Cleo(Stage, 1);
	if (!TestTrue(TEXT("two of three have a part"), Cleo.Exists() && !FFlickPerson(Stage, 2).Exists()))
	{
		return false;
	}
	Stage.Devices.Connect(0);
	Stage.Devices.Connect(1);
	bool bAdaSawIt = false;
	bool bCleoSawIt = false;
	for (int32 Answered = 0; Answered < 20000 && Stage.NumCommands() < 40; ++Answered)
	{
		Stage.Answer(Ada);
		bAdaSawIt = bAdaSawIt || Ada.ReadHud().Contains(TEXT("is thinking"));
		bCleoSawIt = bCleoSawIt || Cleo.ReadHud().Contains(TEXT("is thinking"));
		Stage.Answer(Cleo);
	}
	TestTrue(TEXT("the three go on"), Stage.NumCommands() >= 40);
	TestTrue(TEXT("the focus was where it was needed"), Stage.bFocusWasRight);
	TestTrue(TEXT("both see the computer think"), bAdaSawIt && bCleoSawIt);
	return true;
}

#endif
