#include "FlickLongRun.h"
#include "FlickTestWorld.h"

#include "FaithKernel/Hash.h"
#include "FlickOfFaithAI/Contestant.h"
#include "FlickOfFaithAI/Hand.h"
#include "Game/FlickGameMode.h"
#include "Game/FlickGameState.h"
#include "Game/FlickMatchOptions.h"
#include "HAL/IConsoleManager.h"
#include "HAL/PlatformProcess.h"
#include "Table/FlickTable.h"

#if WITH_DEV_AUTOMATION_TESTS

namespace
{
/** When the engine's double does background work. An engine has no such variable and does it any time. */
enum class EFlickOrder : int32
{
	Later = 0,
	AtOnce = 1,
	Threads = 2,
};

class FFlickOrderScope
{
public:
	explicit FFlickOrderScope(EFlickOrder Order) { Set(static_cast<int32>(Order)); }
	~FFlickOrderScope() { Set(0); }

private:
	static void Set(int32 Order)
	{
		if (IConsoleVariable* const Variable = IConsoleManager::Get().FindConsoleVariable(TEXT("double.Background")))
		{
			Variable->Set(Order);
		}
	}
};

constexpr EFlickOrder AllOrders[] = {EFlickOrder::Later, EFlickOrder::AtOnce, EFlickOrder::Threads};

bool IsAnyoneThinking(const FFlickTestWorld& World)
{
	bool bThinking = false;
	for (int32 Seat = 0; Seat < faith::flick::kMaxPlayers; ++Seat)
	{
		bThinking = bThinking || World.GetGameMode()->IsThinking(Seat);
	}
	return bThinking;
}

/** A frame. Those who think get real time for it: the world's time is free to run ahead of it. */
void TickAndThink(FFlickTestWorld& World)
{
	World.Tick();
	if (IsAnyoneThinking(World))
	{
		FPlatformProcess::Sleep(0.001f);
	}
}

/** Lets a match of computers run until so many commands were given, or to its end. */
bool PlayUntil(FFlickTestWorld& World, std::size_t Commands)
{
	constexpr int32 MostFrames = 60 * 60 * 60;
	for (int32 Frame = 0; Frame < MostFrames; ++Frame)
	{
		if (World.GetMatch().IsOver() || World.GetMatch().Match().LiveCount() >= Commands)
		{
			return true;
		}
		TickAndThink(World);
	}
	return false;
}
} // namespace

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickSeatsOptionTest, "FlickOfFaith.Computers.SitWhereTheOptionsSay", FlickTestFlags)

bool FFlickSeatsOptionTest::RunTest(const FString& Parameters)
{
	const FFlickMatchOptions Options =
		FFlickMatchOptions::Parse(TEXT("?Seats=human, Oracle,mirror?Names=Anna,,Bert?Hands=500"));
	TestEqual(TEXT("players"), static_cast<int32>(Options.Setup.players), 3);
	const std::vector<faith::flick::SeatLabel> Expected{{"", "Anna"}, {"oracle", ""}, {"mirror", "Bert"}};
	TestTrue(TEXT("levels and names"), Options.Seats == Expected);
	TestEqual(TEXT("the person's hand"), static_cast<int32>(Options.Setup.steadiness[0]), 500);
	const FFlickMatchOptions Old = FFlickMatchOptions::Parse(TEXT("?Players=3?Bots=1"));
	TestTrue(TEXT("the last seats"), Old.Seats == faith::flick::SeatsWithComputers(3, 1));

	FFlickTestWorld World(TEXT("?Seats=human,oracle,mirror?Names=Anna,,Bert?Hands=500"));
	const auto& Hands = World.GetMatch().Match().GetSetup().steadiness;
	TestEqual(TEXT("the hand of the level"), static_cast<int32>(Hands[1]),
		static_cast<int32>(faith::flick::FindContestant("oracle")->steadiness));
	TestEqual(TEXT("a hand of its own until the person's was measured"), static_cast<int32>(Hands[2]),
		static_cast<int32>(faith::flick::MirrorSteadiness(500, std::nullopt)));
	const TArray<FFlickSeatStatus>& Seats = World.GetGameState()->Seats;
	if (TestEqual(TEXT("seats"), Seats.Num(), 3))
	{
		TestEqual(TEXT("a name"), Seats[0].PlayerName, FString(TEXT("Anna")));
		TestTrue(TEXT("no level"), Seats[0].Level == FName());
		TestTrue(TEXT("a level"), Seats[1].Level == FName(TEXT("oracle")));
	}
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickUnknownLevelTest, "FlickOfFaith.Computers.MustBeKnown", FlickTestFlags)

bool FFlickUnknownLevelTest::RunTest(const FString& Parameters)
{
	AddExpectedMessage(TEXT("pope"), ELogVerbosity::Warning, EAutomationExpectedMessageFlags::Contains, 0);
	FFlickTestWorld World(TEXT("?Seats=human,pope"));
	TestNull(TEXT("a match"), World.GetGameMode()->GetMatch());
	TestTrue(TEXT("the reason names it"), World.GetGameMode()->GetStartError().Contains(TEXT("pope")));
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(
	FFlickLevelsMatchTest, "FlickOfFaith.Computers.OfDifferentLevelsPlayAWholeMatch", FlickTestFlags)

bool FFlickLevelsMatchTest::RunTest(const FString& Parameters)
{
	const TSharedPtr<FFlickLongRun> Run =
		MakeShared<FFlickLongRun>(TEXT("?Seats=novice,acolyte,priest?Seed=4?Exact=1"));
	FFlickTestWorld& World = Run->World;
	TestEqual(TEXT("nobody else is asked"), static_cast<int32>(World.GetMatch().WaitsForPersons()), 0);
	Run->Step = [&World]()
	{
		TickAndThink(World);
		return World.GetMatch().IsOver();
	};
	Run->Judge = [this, &World]() { TestFalse(TEXT("somebody still thinks"), IsAnyoneThinking(World)); };
	ADD_LATENT_AUTOMATION_COMMAND(FFlickRunOn(this, Run));
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(
	FFlickSameAnswersTest, "FlickOfFaith.Computers.AnswerTheSameWheneverTheyThink", FlickTestFlags)

bool FFlickSameAnswersTest::RunTest(const FString& Parameters)
{
	TArray<uint64> Hashes;
	for (const EFlickOrder Order : AllOrders)
	{
		const FFlickOrderScope Scope(Order);
		FFlickTestWorld World(TEXT("?Seats=priest,high_priest?Seed=6?Exact=1"));
		TestTrue(TEXT("it goes on"), PlayUntil(World, 12));
		Hashes.AddUnique(faith::HashOf(World.GetMatch().Match().LiveCommandAt(11)));
	}
	TestEqual(TEXT("different commands in the twelfth place"), Hashes.Num(), 1);
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(
	FFlickTornDownTest, "FlickOfFaith.Computers.MayBeTornAwayFromTheirThoughts", FlickTestFlags)

bool FFlickTornDownTest::RunTest(const FString& Parameters)
{
	for (const EFlickOrder Order : {EFlickOrder::Later, EFlickOrder::Threads})
	{
		const FFlickOrderScope Scope(Order);
		FFlickTestWorld World(TEXT("?Seats=oracle,oracle?Seed=6?Exact=1"));
		TestTrue(TEXT("they think"), IsAnyoneThinking(World));
		// Another match on the same table, and at last the end of the world, each in the middle of a thought.
		TestTrue(TEXT("another match"),
			World.GetGameMode()->StartMatch(
				FFlickMatchOptions::Parse(TEXT("?Seats=human,oracle?Seed=7?Exact?Slot=FlickTest"))));
		TestTrue(TEXT("the oracle thinks again"), World.GetGameMode()->IsThinking(1));
		TestFalse(TEXT("a person thinks"), World.GetGameMode()->IsThinking(0));
		TestFalse(TEXT("nobody thinks"), World.GetGameMode()->IsThinking(-1) || World.GetGameMode()->IsThinking(9));
		World.Tick();
	}
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickProgressTest, "FlickOfFaith.Computers.SayHowFarTheyAre", FlickTestFlags)

bool FFlickProgressTest::RunTest(const FString& Parameters)
{
	FFlickTestWorld World(TEXT("?Seats=human,priest?Seed=6?Exact=1"));
	const AFlickGameMode& GameMode = *World.GetGameMode();
	const int32 Progress = GameMode.GetThoughtProgress(1);
	TestTrue(TEXT("in permille"), Progress >= 0 && Progress <= 1000);
	TestEqual(TEXT("a person's"), GameMode.GetThoughtProgress(0), 0);
	TestTrue(TEXT("it comes to an end"),
		World.TickUntil(
			[&]()
			{
				FPlatformProcess::Sleep(0.001f);
				return !GameMode.IsThinking(1);
			},
			600.0f));
	return true;
}

#endif
