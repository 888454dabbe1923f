#include "FlickTestFiles.h"
#include "FlickTestWorld.h"

#include "FaithKernel/Hash.h"
#include "Game/FlickGameMode.h"
#include "Game/FlickGameState.h"
#include "Kismet/GameplayStatics.h"
#include "Misc/FileHelper.h"
#include "Misc/Paths.h"
#include "Save/FlickSaveGame.h"
#include "Save/FlickStorage.h"
#include "Table/FlickTable.h"

#include <array>

#if WITH_DEV_AUTOMATION_TESTS

namespace
{
/** Decides so many times. False if a shot does not end. */
bool PlaySteps(FFlickTestWorld& World, int32 Steps)
{
	bool bGoesOn = true;
	for (int32 Step = 0; bGoesOn && Step < Steps; ++Step)
	{
		World.GetGameMode()->DoAnything();
		bGoesOn = World.TickUntilShotIsOver();
	}
	return bGoesOn;
}

FString FileOfSlot(const TCHAR* Slot)
{
	return FFlickTestFiles::FileOf(Slot);
}

/** Puts a match of three persons into the first slot of this name, changed as somebody likes. False if that fails. */
bool WriteSaveOfThree(const TCHAR* Slot, TFunctionRef<void(UFlickSaveGame&)> Change)
{
	const FFlickStorage Storage(Slot);
	{
		FFlickTestWorld World(FString::Printf(TEXT("?Players=3?Slot=%s"), Slot));
		if (!PlaySteps(World, 4))
		{
			return false;
		}
	}
	const FString First = FString(Slot) + TEXT("0");
	UFlickSaveGame* const Kept = Cast<UFlickSaveGame>(UGameplayStatics::LoadGameFromSlot(First, 0));
	if (Kept == nullptr)
	{
		return false;
	}
	Change(*Kept);
	Storage.Forget();
	return UGameplayStatics::SaveGameToSlot(Kept, First, 0);
}
} // namespace

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickResumeTest, "FlickOfFaith.Save.GoesOnWhereItWas", FlickTestFlags)

bool FFlickResumeTest::RunTest(const FString& Parameters)
{
	const FFlickTestFiles Files(TEXT("FlickResume"));
	uint64 Left = 0;
	{
		FFlickTestWorld World(TEXT("?Players=3?Seed=8?Slot=FlickResume"));
		TestTrue(TEXT("shots end"), PlaySteps(World, 25));
		Left = faith::HashOf(World.GetMatch().State());
	}
	FFlickTestWorld Resumed(TEXT("?Slot=FlickResume?Resume"));
	TestEqual(TEXT("trouble"), Resumed.GetGameMode()->GetStartError(), FString());
	TestTrue(TEXT("the same state"), faith::HashOf(Resumed.GetMatch().State()) == Left);
	TestTrue(TEXT("shots end"), PlaySteps(Resumed, 5));
	TestTrue(TEXT("it goes on"), faith::HashOf(Resumed.GetMatch().State()) != Left);
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(
	FFlickResumeShotTest, "FlickOfFaith.Save.LaunchesAnInterruptedFlickAgain", FlickTestFlags)

bool FFlickResumeShotTest::RunTest(const FString& Parameters)
{
	const FFlickTestFiles Files(TEXT("FlickShot"));
	{
		FFlickTestWorld World(TEXT("?Players=2?Seed=8?Slot=FlickShot"));
		for (int32 Step = 0; Step < 20 && !World.GetTable()->IsShotRunning(); ++Step)
		{
			World.GetGameMode()->DoAnything();
		}
		TestTrue(TEXT("discs slide when the world ends"), World.GetTable()->IsShotRunning());
	}
	FFlickTestWorld Resumed(TEXT("?Slot=FlickShot?Resume"));
	TestTrue(TEXT("they slide again"), Resumed.GetTable()->IsShotRunning());
	TestTrue(TEXT("and come to rest"), Resumed.TickUntilShotIsOver());
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickHalfWrittenTest, "FlickOfFaith.Save.SurvivesAHalfWrittenFile", FlickTestFlags)

bool FFlickHalfWrittenTest::RunTest(const FString& Parameters)
{
	const FFlickTestFiles Files(TEXT("FlickHalf"));
	FFlickStorage Storage(TEXT("FlickHalf"));
	const std::array<std::uint8_t, 3> First{1, 2, 3};
	const std::array<std::uint8_t, 2> Second{4, 5};
	TestTrue(TEXT("first save"), Storage.Save(First));
	TestTrue(TEXT("second save"), Storage.Save(Second));
	TArray<FFlickSavedMatch> Loaded = Storage.Load();
	if (TestEqual(TEXT("saves"), Loaded.Num(), 2))
	{
		TestEqual(TEXT("the later is first"), static_cast<int32>(Loaded[0].Replay[0]), 4);
	}
	// The program ended while it wrote the second save, which is the one in slot 0. An engine may complain in its own words.
	AddExpectedMessage(TEXT("[Ss]ave ?[Gg]ame|Failed to find object"), ELogVerbosity::Warning,
		EAutomationExpectedMessageFlags::Contains, -1);
	const bool bDamaged =
		TestTrue(TEXT("damaged"), FFileHelper::SaveStringToFile(TEXT("x"), *FileOfSlot(TEXT("FlickHalf0"))));
	Loaded = Storage.Load();
	if (!bDamaged || !TestEqual(TEXT("files"), Loaded.Num(), 2))
	{
		return false;
	}
	const bool bEarlier = TestEqual(TEXT("the earlier is still there"), static_cast<int32>(Loaded[0].Replay[0]), 1);
	return TestEqual(TEXT("the other says that it is damaged"), Loaded[1].Count, -1) && bEarlier;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickNewestTest, "FlickOfFaith.Save.ResumesTheNewestMatch", FlickTestFlags)

bool FFlickNewestTest::RunTest(const FString& Parameters)
{
	const FFlickTestFiles Files(TEXT("FlickNewest"));
	{
		FFlickTestWorld Earlier(TEXT("?Players=2?Seed=8?Slot=FlickNewest"));
		TestTrue(TEXT("shots end"), PlaySteps(Earlier, 12));
	}
	uint64 Left = 0;
	{
		FFlickTestWorld Later(TEXT("?Players=3?Seed=9?Bots=1?Slot=FlickNewest"));
		TestTrue(TEXT("shots end"), PlaySteps(Later, 1));
		Left = faith::HashOf(Later.GetMatch().State());
	}
	FFlickTestWorld Resumed(TEXT("?Slot=FlickNewest?Resume"));
	TestTrue(TEXT("the later match"), faith::HashOf(Resumed.GetMatch().State()) == Left);
	TestEqual(TEXT("only persons are awaited here"), static_cast<int32>(Resumed.GetMatch().WaitsForPersons() & 4), 0);
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickBadSaveTest, "FlickOfFaith.Save.KeepsWhatItCannotRead", FlickTestFlags)

bool FFlickBadSaveTest::RunTest(const FString& Parameters)
{
	const FFlickTestFiles Files(TEXT("FlickBad"));
	UFlickSaveGame* const Damaged =
		Cast<UFlickSaveGame>(UGameplayStatics::CreateSaveGameObject(UFlickSaveGame::StaticClass()));
	if (!TestNotNull(TEXT("made"), Damaged))
	{
		return false;
	}
	Damaged->Format = UFlickSaveGame::PresentFormat;
	Damaged->Replay = {'n', 'o', ' ', 'r', 'e', 'p', 'l', 'a', 'y'};
	TestTrue(TEXT("written"), UGameplayStatics::SaveGameToSlot(Damaged, TEXT("FlickBad0"), 0));

	AddExpectedMessage(TEXT("cannot go on"), ELogVerbosity::Warning, EAutomationExpectedMessageFlags::Contains, 0);
	FFlickTestWorld World(TEXT("?Players=2?Slot=FlickBad?Resume"));
	TestFalse(TEXT("said nothing"), World.GetGameMode()->GetStartError().IsEmpty());
	TestNotNull(TEXT("a new match"), World.GetGameMode()->GetMatch());
	TestTrue(TEXT("the file is kept"), FPaths::FileExists(FileOfSlot(TEXT("FlickBad0_damaged0"))));
	TestTrue(TEXT("shots end"), PlaySteps(World, 3));
	TestTrue(TEXT("still kept"), FPaths::FileExists(FileOfSlot(TEXT("FlickBad0_damaged0"))));
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(
	FFlickStuckSaveTest, "FlickOfFaith.Save.OverwritesNothingItCannotPutAside", FlickTestFlags)

bool FFlickStuckSaveTest::RunTest(const FString& Parameters)
{
	const FFlickTestFiles Files(TEXT("FlickStuck"));
	FFlickStorage Storage(TEXT("FlickStuck"));
	Storage.PutAside(0);
	const std::array<std::uint8_t, 1> Replay{1};
	TestTrue(TEXT("where no file is nothing is in the way"), Storage.Save(Replay));

	TestTrue(TEXT("damaged"), FFileHelper::SaveStringToFile(TEXT("x"), *FileOfSlot(TEXT("FlickStuck0"))));
	// A folder has the name the file would get.
	const FString Inside = FileOfSlot(TEXT("FlickStuck0_damaged0")) / TEXT("Inside.txt");
	TestTrue(TEXT("blocked"), FFileHelper::SaveStringToFile(TEXT("x"), *Inside));
	AddExpectedMessage(TEXT("put aside"), ELogVerbosity::Warning, EAutomationExpectedMessageFlags::Contains, 0);
	Storage.PutAside(0);
	TestFalse(TEXT("saved"), Storage.Save(Replay));
	TestTrue(TEXT("still there"), FPaths::FileExists(FileOfSlot(TEXT("FlickStuck0"))));
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickWhoPlaysTest, "FlickOfFaith.Save.RemembersWhoPlays", FlickTestFlags)

bool FFlickWhoPlaysTest::RunTest(const FString& Parameters)
{
	const FFlickTestFiles Files(TEXT("FlickWho"));
	{
		FFlickTestWorld World(TEXT("?Seats=human,mirror,novice?Names=Anna,,Bert?Hands=700?Slot=FlickWho"));
		TestTrue(TEXT("shots end"), PlaySteps(World, 1));
	}
	FFlickTestWorld Resumed(TEXT("?Slot=FlickWho?Resume"));
	TestEqual(TEXT("trouble"), Resumed.GetGameMode()->GetStartError(), FString());
	const std::vector<faith::flick::SeatLabel> Expected{{"", "Anna"}, {"mirror", ""}, {"novice", "Bert"}};
	TestTrue(TEXT("levels and names"), Resumed.GetGameMode()->GetMatchOptions().Seats == Expected);
	TestEqual(TEXT("only the person is awaited here"), static_cast<int32>(Resumed.GetMatch().WaitsForPersons() & 6), 0);
	const TArray<FFlickSeatStatus>& Seats = Resumed.GetGameState()->Seats;
	TestTrue(TEXT("shown"), Seats.Num() == 3 && Seats[2].PlayerName == TEXT("Bert"));
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickOldSaveTest, "FlickOfFaith.Save.ReadsTheFirstFormat", FlickTestFlags)

bool FFlickOldSaveTest::RunTest(const FString& Parameters)
{
	const FFlickTestFiles Files(TEXT("FlickOld"));
	const bool bWritten = WriteSaveOfThree(TEXT("FlickOld"),
		[](UFlickSaveGame& Kept)
		{
			Kept.Format = UFlickSaveGame::FirstFormat;
			Kept.Bots = 1;
			Kept.Levels.Reset();
			Kept.Names.Reset();
		});
	if (!TestTrue(TEXT("written"), bWritten))
	{
		return false;
	}
	FFlickTestWorld Resumed(TEXT("?Slot=FlickOld?Resume"));
	TestEqual(TEXT("trouble"), Resumed.GetGameMode()->GetStartError(), FString());
	TestTrue(TEXT("the last seat is a computer's"),
		Resumed.GetGameMode()->GetMatchOptions().Seats == faith::flick::SeatsWithComputers(3, 1));
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickGuessedSeatsTest, "FlickOfFaith.Save.GuessesWhoPlaysAndSaysSo", FlickTestFlags)

bool FFlickGuessedSeatsTest::RunTest(const FString& Parameters)
{
	const FFlickTestFiles Files(TEXT("FlickGuess"));
	if (!TestTrue(TEXT("written"),
			WriteSaveOfThree(TEXT("FlickGuess"), [](UFlickSaveGame& Kept) { Kept.Levels[1] = TEXT("pope"); })))
	{
		return false;
	}
	AddExpectedMessage(TEXT("Who played"), ELogVerbosity::Warning, EAutomationExpectedMessageFlags::Contains, 0);
	FFlickTestWorld Resumed(TEXT("?Slot=FlickGuess?Resume"));
	TestFalse(TEXT("said nothing"), Resumed.GetGameMode()->GetStartError().IsEmpty());
	TestTrue(
		TEXT("a person among novices"), Resumed.GetGameMode()->GetMatchOptions().Seats == faith::flick::GuessSeats(3));
	TestEqual(TEXT("the saved match"), static_cast<int32>(Resumed.GetMatch().Match().GetSetup().players), 3);
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickNewerSaveTest, "FlickOfFaith.Save.KeepsSavesOfNewerVersions", FlickTestFlags)

bool FFlickNewerSaveTest::RunTest(const FString& Parameters)
{
	const FFlickTestFiles Files(TEXT("FlickNewer"));
	if (!TestTrue(TEXT("written"), WriteSaveOfThree(TEXT("FlickNewer"), [](UFlickSaveGame& Kept) { ++Kept.Format; })))
	{
		return false;
	}
	AddExpectedMessage(TEXT("cannot go on"), ELogVerbosity::Warning, EAutomationExpectedMessageFlags::Contains, 0);
	FFlickTestWorld World(TEXT("?Players=2?Slot=FlickNewer?Resume"));
	TestNotNull(TEXT("a new match"), World.GetGameMode()->GetMatch());
	TestTrue(TEXT("the file is kept"), FPaths::FileExists(FileOfSlot(TEXT("FlickNewer0_damaged0"))));
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickSlotNameTest, "FlickOfFaith.Save.StaysInItsFolder", FlickTestFlags)

bool FFlickSlotNameTest::RunTest(const FString& Parameters)
{
	const FFlickTestFiles Files(TEXT(".._FlickOutside"));
	FFlickStorage Storage(TEXT("../FlickOutside"));
	const std::array<std::uint8_t, 1> Replay{1};
	TestTrue(TEXT("saved"), Storage.Save(Replay));
	TestFalse(TEXT("beside the folder"), FPaths::FileExists(FileOfSlot(TEXT("../FlickOutside1"))));
	TestTrue(TEXT("in the folder"), FPaths::FileExists(FileOfSlot(TEXT(".._FlickOutside1"))));
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickSaveFormatTest, "FlickOfFaith.Save.WritesItsFormat", FlickTestFlags)

bool FFlickSaveFormatTest::RunTest(const FString& Parameters)
{
	// An engine leaves out what equals its default: the present format must not.
	TestTrue(TEXT("differs from the default"), GetDefault<UFlickSaveGame>()->Format != UFlickSaveGame::PresentFormat);
	return true;
}

#endif
