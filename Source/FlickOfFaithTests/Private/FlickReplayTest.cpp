#include "FlickLongRun.h"
#include "FlickTestFiles.h"
#include "FlickTestStage.h"
#include "FlickTestWorld.h"

#include "FaithKernel/Hash.h"
#include "Game/FlickGameMode.h"
#include "Misc/FileHelper.h"
#include "Misc/Paths.h"
#include "Save/FlickStorage.h"

#include <array>

#if WITH_DEV_AUTOMATION_TESTS

namespace
{
FString RecordedReplay(const TCHAR* Name)
{
	return FPaths::ConvertRelativePathToFull(FPaths::ProjectDir() / TEXT("Tests/Replays") / Name);
}

/** Goes on with what is shown or played, without looking. False if it does not end. */
bool HurryToEnd(FFlickTestWorld& World)
{
	AFlickGameMode& GameMode = *World.GetGameMode();
	const auto IsOver = [&]() { return World.GetMatch().IsOver() && GameMode.IsCaughtUp(); };
	for (int32 Step = 0; Step < 5000 && !IsOver(); ++Step)
	{
		GameMode.DoAnything();
		GameMode.SkipAll();
		World.Tick();
	}
	return IsOver();
}

/** Something is in the slot; whether it can be read does not matter here. */
bool FillSlot(const TCHAR* Slot)
{
	const std::array<std::uint8_t, 1> Replay{1};
	return FFlickStorage(Slot).Save(Replay);
}
} // namespace

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickReplayTest, "FlickOfFaith.Replay.ShowsAMatchToItsEnd", FlickTestFlags)

bool FFlickReplayTest::RunTest(const FString& Parameters)
{
	const FString File = RecordedReplay(TEXT("two-players.flick"));
	TArray<uint8> Bytes;
	if (!TestTrue(TEXT("the replay is there"), FFileHelper::LoadFileToArray(Bytes, *File)))
	{
		return false;
	}
	const faith::flick::Rules Rules;
	const auto Recorded = faith::flick::ReadMatch(Rules, {Bytes.GetData(), static_cast<std::size_t>(Bytes.Num())});
	if (!TestTrue(TEXT("the replay is readable"), Recorded.HasValue()))
	{
		return false;
	}
	const TSharedPtr<FFlickLongRun> Run = MakeShared<FFlickLongRun>(TEXT("?Replay=") + File);
	FFlickTestWorld& World = Run->World;
	const std::size_t Commands = Recorded->LiveCount();
	const uint64 End = faith::HashOf(Recorded->State());
	Run->Step = [&World, Commands]()
	{
		World.Tick();
		return World.GetMatch().Match().LiveCount() == Commands;
	};
	Run->Judge = [this, &World, End]()
	{ TestTrue(TEXT("the same end"), faith::HashOf(World.GetMatch().State()) == End); };
	ADD_LATENT_AUTOMATION_COMMAND(FFlickRunOn(this, Run));
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(
	FFlickReplayOfOthersTest, "FlickOfFaith.Replay.LeavesTheSavedMatchAlone", FlickTestFlags)

bool FFlickReplayOfOthersTest::RunTest(const FString& Parameters)
{
	const FFlickTestFiles Files(TEXT("FlickWatched"));
	TestTrue(TEXT("something is saved"), FillSlot(TEXT("FlickWatched")));
	{
		FFlickTestWorld World(TEXT("?Slot=FlickWatched?Replay=") + RecordedReplay(TEXT("two-players.flick")));
		TestTrue(TEXT("seen to its end"), HurryToEnd(World));
		World.GetGameMode()->LeaveMatch();
		TestTrue(TEXT("still saved"), World.GetGameMode()->HasSavedMatch());
	}
	FFlickTestWorld World(TEXT("?Slot=FlickWatched?Players=2?Seed=5?Exact=1"));
	TestTrue(TEXT("played to its end"), HurryToEnd(World));
	World.GetGameMode()->LeaveMatch();
	TestFalse(TEXT("nothing is left to go on with"), World.GetGameMode()->HasSavedMatch());
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(
	FFlickPlayAfterReplayTest, "FlickOfFaith.Replay.AsksBeforeAnotherMatchReplacesTheSavedOne", FlickTestFlags)

bool FFlickPlayAfterReplayTest::RunTest(const FString& Parameters)
{
	FFlickTestStage Stage(TEXT("?Replay=") + RecordedReplay(TEXT("two-players.flick")));
	const FFlickPerson Person(Stage, 0);
	if (!Stage.IsReady(*this))
	{
		return true;
	}
	TestTrue(TEXT("something is saved"), FillSlot(TEXT("FlickInterface")));
	TestTrue(TEXT("seen to its end"), HurryToEnd(Stage.World));
	if (!TestTrue(TEXT("the result"), Person.Page() == EFlickPage::End))
	{
		return false;
	}
	TestTrue(TEXT("once more"), Person.Click("match.rematch"));
	TestTrue(TEXT("that is asked"), Person.Page() == EFlickPage::Replace);
	TestTrue(TEXT("no"), Person.Click("menu.replace.no") && Person.Page() == EFlickPage::End);
	TestTrue(TEXT("yes"), Person.Click("match.rematch") && Person.Click("menu.replace.yes"));
	TestTrue(TEXT("played, not shown"), Stage.World.GetGameMode()->GetMatchOptions().ReplayFile.IsEmpty());
	TestTrue(TEXT("from its beginning"), Stage.NumCommands() == 0 && Person.Page() == EFlickPage::Curtain);
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickBadReplayTest, "FlickOfFaith.Replay.SaysWhatIsWrongWithAFile", FlickTestFlags)

bool FFlickBadReplayTest::RunTest(const FString& Parameters)
{
	AddExpectedMessage(TEXT("cannot be"), ELogVerbosity::Warning, EAutomationExpectedMessageFlags::Contains, 0);
	const FFlickTestWorld Missing(TEXT("?Replay=") + RecordedReplay(TEXT("no-such-file.flick")));
	TestNull(TEXT("a match from a missing file"), Missing.GetGameMode()->GetMatch());
	TestTrue(TEXT("names the file"), Missing.GetGameMode()->GetStartError().Contains(TEXT("no-such-file.flick")));

	const FFlickTestFolder Own(TEXT("FlickReplays"));
	const FString Damaged = Own.GetPath() / TEXT("FlickDamaged.flick");
	TestTrue(TEXT("written"), FFileHelper::SaveStringToFile(TEXT("this is no replay"), *Damaged));
	const FFlickTestWorld World(TEXT("?Replay=") + Damaged);
	TestNull(TEXT("a match from a damaged file"), World.GetGameMode()->GetMatch());
	TestTrue(TEXT("it was opened"), World.GetGameMode()->GetStartError().Contains(TEXT("cannot be shown")));
	TestTrue(TEXT("names the damaged file"), World.GetGameMode()->GetStartError().Contains(TEXT("FlickDamaged.flick")));
	return true;
}

#endif
