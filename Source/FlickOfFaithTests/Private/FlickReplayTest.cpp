#include "FlickLongRun.h"
#include "FlickTestFiles.h"
#include "FlickTestWorld.h"

#include "FaithKernel/Hash.h"
#include "Game/FlickGameMode.h"
#include "Misc/FileHelper.h"
#include "Misc/Paths.h"

#if WITH_DEV_AUTOMATION_TESTS

namespace
{
FString RecordedReplay(const TCHAR* Name)
{
	return FPaths::ConvertRelativePathToFull(FPaths::ProjectDir() / TEXT("Tests/Replays") / Name);
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
