#include "FlickTestFiles.h"
#include "FlickTestWorld.h"

#include "Game/FlickGameInstance.h"
#include "GameFramework/GameUserSettings.h"
#include "Kismet/GameplayStatics.h"
#include "Misc/FileHelper.h"
#include "Misc/Paths.h"
#include "Save/FlickOptions.h"

#if WITH_DEV_AUTOMATION_TESTS

namespace
{
FString FileOfOptions(const TCHAR* Slot)
{
	return FFlickTestFiles::FileOf(Slot);
}

/** An engine complains of a damaged file in words of its own, which are never those of a test. */
void ExpectComplaints(FAutomationTestBase& Test)
{
	Test.AddExpectedMessage(TEXT("[Ss]ave ?[Gg]ame|Failed to find object|put aside"), ELogVerbosity::Warning,
		EAutomationExpectedMessageFlags::Contains, -1);
}
} // namespace

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickKeptOptionsTest, "FlickOfFaith.Options.AreKept", FlickTestFlags)

bool FFlickKeptOptionsTest::RunTest(const FString& Parameters)
{
	const FFlickTestFiles Files(TEXT("FlickKept"));
	UFlickOptions* const Options = UFlickOptions::Load(TEXT("FlickKept"));
	TestEqual(TEXT("as for a new player"), Options->EffectsVolume, 80);
	Options->Language = TEXT("de");
	Options->EffectsVolume = 0;
	Options->OpponentSpeed = 2.0f;
	Options->TextScale = 1.3f;
	Options->bReducedMotion = true;
	TestTrue(TEXT("sight of a new player"), Options->GetAimSight() == faith::flick::AimSight::Full);
	Options->AimSight = TEXT("direction");
	TestTrue(TEXT("saved"), Options->Save());
	const UFlickOptions* const Loaded = UFlickOptions::Load(TEXT("FlickKept"));
	TestEqual(TEXT("language"), Loaded->Language, FString(TEXT("de")));
	TestEqual(TEXT("volume"), Loaded->EffectsVolume, 0);
	TestEqual(TEXT("speed"), Loaded->OpponentSpeed, 2.0f);
	TestEqual(TEXT("scale"), Loaded->TextScale, 1.3f);
	TestTrue(TEXT("motion"), Loaded->bReducedMotion);
	TestTrue(TEXT("sight"), Loaded->GetAimSight() == faith::flick::AimSight::Direction);
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(
	FFlickDamagedOptionsTest, "FlickOfFaith.Options.PutAsideWhatTheyCannotRead", FlickTestFlags)

bool FFlickDamagedOptionsTest::RunTest(const FString& Parameters)
{
	const FFlickTestFiles Files(TEXT("FlickBroken"));
	ExpectComplaints(*this);
	const bool bDamaged =
		TestTrue(TEXT("damaged"), FFileHelper::SaveStringToFile(TEXT("x"), *FileOfOptions(TEXT("FlickBroken"))));
	UFlickOptions* const Options = UFlickOptions::Load(TEXT("FlickBroken"));
	const bool bNew = TestEqual(TEXT("as for a new player"), Options->AmbienceVolume, 40);
	const bool bAside = TestTrue(TEXT("kept aside"), FPaths::FileExists(FileOfOptions(TEXT("FlickBroken_damaged0"))));
	const bool bSaved = TestTrue(TEXT("saved"), Options->Save());
	return bDamaged && bNew && bAside && bSaved;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(
	FFlickNewerOptionsTest, "FlickOfFaith.Options.KeepThoseOfNewerVersions", FlickTestFlags)

bool FFlickNewerOptionsTest::RunTest(const FString& Parameters)
{
	const FFlickTestFiles Files(TEXT("FlickFuture"));
	UFlickOptions* const Newer = UFlickOptions::Load(TEXT("FlickFuture"));
	Newer->Format = UFlickOptions::PresentFormat + 1;
	Newer->EffectsVolume = 7;
	TestTrue(TEXT("written"), UGameplayStatics::SaveGameToSlot(Newer, TEXT("FlickFuture"), 0));
	TestEqual(TEXT("as for a new player"), UFlickOptions::Load(TEXT("FlickFuture"))->EffectsVolume, 80);
	TestTrue(TEXT("kept aside"), FPaths::FileExists(FileOfOptions(TEXT("FlickFuture_damaged0"))));
	TestTrue(TEXT("the format differs from its default"),
		GetDefault<UFlickOptions>()->Format != UFlickOptions::PresentFormat);
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(
	FFlickStuckOptionsTest, "FlickOfFaith.Options.OverwriteNothingTheyCannotPutAside", FlickTestFlags)

bool FFlickStuckOptionsTest::RunTest(const FString& Parameters)
{
	const FFlickTestFiles Files(TEXT("FlickHeld"));
	ExpectComplaints(*this);
	const bool bDamaged =
		TestTrue(TEXT("damaged"), FFileHelper::SaveStringToFile(TEXT("x"), *FileOfOptions(TEXT("FlickHeld"))));
	// A folder has the name the file would get.
	const FString Inside = FileOfOptions(TEXT("FlickHeld_damaged0")) / TEXT("Inside.txt");
	const bool bBlocked = TestTrue(TEXT("blocked"), FFileHelper::SaveStringToFile(TEXT("x"), *Inside));
	const bool bRefused = TestFalse(TEXT("saved"), UFlickOptions::Load(TEXT("FlickHeld"))->Save());
	const bool bThere = TestTrue(TEXT("still there"), FPaths::FileExists(FileOfOptions(TEXT("FlickHeld"))));
	return bDamaged && bBlocked && bRefused && bThere;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickSenseTest, "FlickOfFaith.Options.BecomeWhatMakesSense", FlickTestFlags)

bool FFlickSenseTest::RunTest(const FString& Parameters)
{
	const FFlickTestFiles Files(TEXT("FlickSense"));
	UFlickOptions* const Options = UFlickOptions::Load(TEXT("FlickSense"));
	Options->Language = TEXT("DE-at");
	Options->EffectsVolume = 300;
	Options->InterfaceVolume = -1;
	Options->OpponentSpeed = 3.5f;
	Options->TextScale = 0.0f;
	Options->AimSight = TEXT("everything");
	Options->Correct();
	TestEqual(TEXT("language"), Options->Language, FString(TEXT("de")));
	TestEqual(TEXT("loud"), Options->EffectsVolume, 100);
	TestEqual(TEXT("silent"), Options->InterfaceVolume, 0);
	TestEqual(TEXT("speed"), Options->OpponentSpeed, 4.0f);
	TestEqual(TEXT("scale"), Options->TextScale, 0.9f);
	TestEqual(TEXT("sight"), Options->AimSight, FString(TEXT("full")));
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickAppliedTest, "FlickOfFaith.Options.TakeEffectAtOnce", FlickTestFlags)

bool FFlickAppliedTest::RunTest(const FString& Parameters)
{
	const FFlickTestFiles Files(TEXT("FlickApplied"));
	FFlickTestWorld World(TEXT("?Players=2"));
	UFlickGameInstance& Game = *World.GetGameInstance();
	Game.UseOptionsOf(TEXT("FlickApplied"));
	int32 Changes = 0;
	Game.OnOptionsChanged.AddLambda([&Changes]() { ++Changes; });
	UGameUserSettings* const Window = UGameUserSettings::GetGameUserSettings();
	for (const bool bFullscreen : {true, false})
	{
		Game.GetOptions()->bFullscreen = bFullscreen;
		TestTrue(TEXT("kept"), Game.KeepOptions());
		TestEqual(TEXT("a window"), Window->GetFullscreenMode() == EWindowMode::Windowed, !bFullscreen);
		// What the engine opens the next time.
		Window->LoadSettings(true);
		TestEqual(TEXT("a window from now on"), Window->GetFullscreenMode() == EWindowMode::Windowed, !bFullscreen);
	}
	TestEqual(TEXT("told"), Changes, 2);
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickOwnWindowTest, "FlickOfFaith.Options.LeaveTheWindowAsItWasMade", FlickTestFlags)

bool FFlickOwnWindowTest::RunTest(const FString& Parameters)
{
	FFlickTestWorld World(TEXT("?Players=2"));
	UFlickGameInstance& Game = *World.GetGameInstance();
	UGameUserSettings* const Window = UGameUserSettings::GetGameUserSettings();
	TestTrue(TEXT("a window, as for a new player"), Window->GetFullscreenMode() == EWindowMode::Windowed);
	// So does an engine with Alt+Enter.
	Window->SetFullscreenMode(EWindowMode::WindowedFullscreen);
	Game.GetOptions()->EffectsVolume = 10;
	TestTrue(TEXT("kept"), Game.KeepOptions());
	TestFalse(TEXT("a window after another option"), Window->GetFullscreenMode() == EWindowMode::Windowed);
	for (const bool bFullscreen : {true, false})
	{
		Game.GetOptions()->bFullscreen = bFullscreen;
		TestTrue(TEXT("kept"), Game.KeepOptions());
		TestEqual(TEXT("a window after this one"), Window->GetFullscreenMode() == EWindowMode::Windowed, !bFullscreen);
	}
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickTestOptionsTest, "FlickOfFaith.Options.OfTestsAreTheirOwn", FlickTestFlags)

bool FFlickTestOptionsTest::RunTest(const FString& Parameters)
{
	const FString File = FileOfOptions(TEXT("FlickTestOptions"));
	for (const int32 LocalPlayers : {0, 1})
	{
		FFlickTestWorld World(TEXT("?Players=2"), LocalPlayers);
		TestTrue(TEXT("kept"), World.GetGameInstance()->KeepOptions());
		TestTrue(TEXT("in a slot of tests"), FPaths::FileExists(File));
	}
	TestFalse(TEXT("left behind"), FPaths::FileExists(File));
	return true;
}

#endif
