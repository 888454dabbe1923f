#include "FlickTestWorld.h"

#include "Engine/World.h"
#include "FaithKernel/Hash.h"
#include "FlickOfFaithAI/SimpleBot.h"
#include "FlickOfFaithPresentation/ExactMatchTable.h"
#include "FlickOfFaithPresentation/Intents.h"
#include "Game/FlickGameMode.h"
#include "Game/FlickGameState.h"
#include "Game/FlickMatchOptions.h"
#include "Game/FlickPlayerController.h"
#include "Table/FlickTable.h"

#if WITH_DEV_AUTOMATION_TESTS

namespace
{
/** Long enough for a whole match: most of it is discs sliding. */
constexpr float MatchSeconds = 3600.0f;

uint64 HashOfMatch(const FFlickTestWorld& World)
{
	return faith::HashOf(World.GetMatch().State());
}

} // namespace

/** What a match went through, as the game state told it. */
struct FFlickMatchDiary
{
	explicit FFlickMatchDiary(const FString& Options) : World(Options) {}

	/** One step of the script: whoever has to decide does something, or the discs slide for a frame. */
	void Step()
	{
		if (World.GetMatch().WaitsForPersons() != 0)
		{
			World.GetGameMode()->DoAnything();
			++Decisions;
		}
		else
		{
			World.Tick();
			++Frames;
		}
		const AFlickGameState& Shown = *World.GetGameState();
		Phases.AddUnique(Shown.Phase);
		Generations = FMath::Max(Generations, Shown.Generation);
		MostLaws = FMath::Max(MostLaws, Shown.Laws.Num());
	}

	FFlickTestWorld World;
	TArray<EFlickPhase> Phases;
	int32 Decisions = 0;
	int32 Frames = 0;
	int32 Generations = 0;
	int32 MostLaws = 0;
};

/** Goes on with a match; done when it is over or has taken too long. */
DEFINE_LATENT_AUTOMATION_COMMAND_TWO_PARAMETER(
	FFlickPlayOn, FAutomationTestBase*, Test, TSharedPtr<FFlickMatchDiary>, Diary);

bool FFlickPlayOn::Update()
{
	constexpr int32 StepsPerFrame = 200;
	constexpr int32 MostFrames = static_cast<int32>(MatchSeconds * 60.0f);
	for (int32 Step = 0; Step < StepsPerFrame && !Diary->World.GetMatch().IsOver(); ++Step)
	{
		Diary->Step();
	}
	if (Diary->Frames > MostFrames)
	{
		Test->AddError(TEXT("The match does not end"));
		return true;
	}
	return Diary->World.GetMatch().IsOver();
}

/** What must be true of a finished match of two. */
DEFINE_LATENT_AUTOMATION_COMMAND_TWO_PARAMETER(
	FFlickJudgeMatch, FAutomationTestBase*, Test, TSharedPtr<FFlickMatchDiary>, Diary);

bool FFlickJudgeMatch::Update()
{
	const AFlickGameState& Shown = *Diary->World.GetGameState();
	const faith::flick::GameState& State = Diary->World.GetMatch().State();
	Test->TestTrue(TEXT("the game state says it is over"), Shown.Phase == EFlickPhase::Over);
	Test->TestEqual(TEXT("the winner"), Shown.Winner, static_cast<int32>(State.winner));
	for (const EFlickPhase Phase :
		{EFlickPhase::ChoosingGods, EFlickPhase::FirstFlickOff, EFlickPhase::Council, EFlickPhase::Mission})
	{
		Test->TestTrue(TEXT("the phase was seen"), Diary->Phases.Contains(Phase));
	}
	Test->TestEqual(TEXT("generations"), Diary->Generations, static_cast<int32>(State.generation));
	Test->TestTrue(TEXT("laws were in force"), Diary->MostLaws > 0);
	if (Test->TestEqual(TEXT("seats"), Shown.Seats.Num(), 2))
	{
		for (int32 Seat = 0; Seat < 2; ++Seat)
		{
			Test->TestEqual(
				TEXT("the score"), Shown.Seats[Seat].Score, State.players[static_cast<std::size_t>(Seat)].score);
		}
	}
	return true;
}

/** No person was asked for anything. */
DEFINE_LATENT_AUTOMATION_COMMAND_TWO_PARAMETER(
	FFlickNobodyDecided, FAutomationTestBase*, Test, TSharedPtr<FFlickMatchDiary>, Diary);

bool FFlickNobodyDecided::Update()
{
	Test->TestEqual(TEXT("decisions of persons"), Diary->Decisions, 0);
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickWholeMatchTest, "FlickOfFaith.Match.TwoPersonsOnBodies", FlickTestFlags)

bool FFlickWholeMatchTest::RunTest(const FString& Parameters)
{
	const TSharedPtr<FFlickMatchDiary> Diary = MakeShared<FFlickMatchDiary>(TEXT("?Players=2?Seed=11"));
	ADD_LATENT_AUTOMATION_COMMAND(FFlickPlayOn(this, Diary));
	ADD_LATENT_AUTOMATION_COMMAND(FFlickJudgeMatch(this, Diary));
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickBotsTest, "FlickOfFaith.Match.FourBotsOnBodies", FlickTestFlags)

bool FFlickBotsTest::RunTest(const FString& Parameters)
{
	const TSharedPtr<FFlickMatchDiary> Diary = MakeShared<FFlickMatchDiary>(TEXT("?Players=4?Bots=4?Seed=3"));
	ADD_LATENT_AUTOMATION_COMMAND(FFlickPlayOn(this, Diary));
	ADD_LATENT_AUTOMATION_COMMAND(FFlickNobodyDecided(this, Diary));
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickSeedTest, "FlickOfFaith.Match.DrawsASeedUnlessToldOne", FlickTestFlags)

bool FFlickSeedTest::RunTest(const FString& Parameters)
{
	const FFlickMatchOptions Told = FFlickMatchOptions::Parse(TEXT("?Seed=18446744073709551615"));
	TestTrue(TEXT("the whole number"), Told.Setup.seed == MAX_uint64);
	const FFlickMatchOptions First = FFlickMatchOptions::Parse(TEXT("?Players=2"));
	const FFlickMatchOptions Second = FFlickMatchOptions::Parse(TEXT("?Players=2"));
	TestTrue(TEXT("different matches"), First.Setup.seed != Second.Setup.seed);
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickSwitchTest, "FlickOfFaith.Match.TakesSwitchesInWordsAndNumbers", FlickTestFlags)

bool FFlickSwitchTest::RunTest(const FString& Parameters)
{
	for (const TCHAR* const On : {TEXT("?Resume?Exact"), TEXT("?Resume=1?Exact=1"), TEXT("?Resume=true?Exact=Yes")})
	{
		const FFlickMatchOptions Options = FFlickMatchOptions::Parse(On);
		TestTrue(On, Options.bResume && Options.bExact);
	}
	for (const TCHAR* const Off : {TEXT(""), TEXT("?Resume=0?Exact=0"), TEXT("?Resume=false?Exact=no")})
	{
		const FFlickMatchOptions Options = FFlickMatchOptions::Parse(Off);
		TestFalse(Off, Options.bResume || Options.bExact);
	}
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickPaceOptionTest, "FlickOfFaith.Match.TakesThePaceInPercent", FlickTestFlags)

bool FFlickPaceOptionTest::RunTest(const FString& Parameters)
{
	TestEqual(TEXT("normal"), FFlickMatchOptions::Parse(TEXT("?Players=2")).Speed, 1.0);
	TestEqual(TEXT("half as fast"), FFlickMatchOptions::Parse(TEXT("?Pace=50")).Speed, 0.5);
	TestEqual(TEXT("at once"), FFlickMatchOptions::Parse(TEXT("?Pace=-3")).Speed, 0.0);
	TestEqual(TEXT("not too fast to see"), FFlickMatchOptions::Parse(TEXT("?Pace=99999")).Speed, 16.0);
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickExactMatchTest, "FlickOfFaith.Match.ExactIsTheSameEverywhere", FlickTestFlags)

bool FFlickExactMatchTest::RunTest(const FString& Parameters)
{
	FFlickTestWorld World(TEXT("?Players=2?Seed=5?Exact=1"));
	for (int32 Step = 0; Step < 5000 && !World.GetMatch().IsOver(); ++Step)
	{
		World.GetGameMode()->DoAnything();
		World.TickUntilShotIsOver();
	}
	TestTrue(TEXT("it ends"), World.GetMatch().IsOver());

	// The same match without the engine.
	faith::flick::Setup Setup;
	Setup.players = 2;
	Setup.seed = 5;
	std::unique_ptr<faith::flick::MatchSession> Session;
	faith::flick::ExactMatchTable Table([&Session](faith::flick::Ticket Ticket, const faith::flick::Settled& Settled,
											const faith::physics::Recording&) { Session->Report(Ticket, Settled); });
	faith::flick::MatchPorts Ports;
	Ports.table = &Table;
	const faith::flick::Rules Rules;
	auto Started = faith::flick::MatchSession::Start(Rules, Setup, Ports);
	if (!TestTrue(TEXT("it starts"), Started.HasValue()))
	{
		return false;
	}
	Session = std::move(*Started);
	Session->Release();
	while (!Session->IsOver())
	{
		const auto Command = faith::flick::AnythingAllowed(Rules, Session->State(), Session->WaitsForPersons());
		if (!Command || Session->Submit(*Command))
		{
			AddError(TEXT("The portable match is stuck"));
			return false;
		}
	}
	TestTrue(TEXT("the same end"), HashOfMatch(World) == faith::HashOf(Session->State()));
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickRefusedTest, "FlickOfFaith.Match.RefusesWhatIsNotAllowed", FlickTestFlags)

bool FFlickRefusedTest::RunTest(const FString& Parameters)
{
	FFlickTestWorld World(TEXT("?Players=2?Seed=5"));
	const uint64 Before = HashOfMatch(World);
	const faith::flick::Refusal Refusal = World.GetGameMode()->Submit(faith::flick::Vote{0, faith::flick::Thumb::Up});
	TestTrue(TEXT("refused, with the reason"), Refusal.code == faith::flick::Reason::NotNow);
	TestTrue(TEXT("nothing changed"), HashOfMatch(World) == Before);
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickBadOptionsTest, "FlickOfFaith.Match.SaysWhyItCannotStart", FlickTestFlags)

bool FFlickBadOptionsTest::RunTest(const FString& Parameters)
{
	AddExpectedMessage(TEXT("cannot start"), ELogVerbosity::Warning, EAutomationExpectedMessageFlags::Contains, 0);
	FFlickTestWorld World(TEXT("?Players=9"));
	TestNull(TEXT("a match"), World.GetGameMode()->GetMatch());
	TestFalse(TEXT("no reason"), World.GetGameMode()->GetStartError().IsEmpty());
	// Nothing of this may do harm.
	World.GetGameMode()->DoAnything();
	World.GetGameMode()->Undo(faith::flick::kNobody);
	World.Tick();
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickConsoleTest, "FlickOfFaith.Match.ConsoleCommandsPlayIt", FlickTestFlags)

bool FFlickConsoleTest::RunTest(const FString& Parameters)
{
	FFlickTestWorld World(TEXT("?Players=2?Seed=5?Exact=1"));
	AFlickPlayerController* const Controller = World.GetWorld()->SpawnActor<AFlickPlayerController>();
	if (!TestNotNull(TEXT("the controller"), Controller))
	{
		return false;
	}
	const auto Asked = [&World]() { return World.GetAsked(); };
	const auto PlayUntil = [&](faith::flick::DecisionKind Kind)
	{
		for (int32 Step = 0; Step < 200 && Asked() != Kind; ++Step)
		{
			Controller->FlickAny();
			World.TickUntilShotIsOver();
		}
		return Asked() == Kind;
	};
	if (!TestTrue(TEXT("somebody has to place a disc"), PlayUntil(faith::flick::DecisionKind::Place)))
	{
		return false;
	}
	const uint64 BeforePlacing = HashOfMatch(World);
	Controller->FlickAny();
	TestTrue(TEXT("then to flick"), Asked() == faith::flick::DecisionKind::Flick);
	Controller->FlickUndo();
	TestTrue(TEXT("taken back"), HashOfMatch(World) == BeforePlacing);
	Controller->FlickAny();
	Controller->FlickShoot(-135.0f, 30.0f, 0.0f);
	TestTrue(TEXT("discs slide"), World.GetTable()->IsShotRunning());
	TestTrue(TEXT("and come to rest"), World.TickUntilShotIsOver());
	TestTrue(TEXT("the table has reported"), Asked() != faith::flick::DecisionKind::Settle);
	return true;
}

#endif
