#include "FlickTestWorld.h"

#include "Game/FlickGameInstance.h"
#include "GameFramework/GameUserSettings.h"
#include "HAL/FileManager.h"
#include "Kismet/GameplayStatics.h"
#include "Misc/FileHelper.h"
#include "Misc/Paths.h"
#include "Save/FlickOptions.h"

#if WITH_DEV_AUTOMATION_TESTS

namespace
{
FString FileOfOptions(const TCHAR* Slot)
{
	return FPaths::ProjectSavedDir() / TEXT("SaveGames") / (FString(Slot) + TEXT(".sav"));
}

/** As nobody has ever played. */
UFlickOptions* LoadAnew(const TCHAR* Slot)
{
	UGameplayStatics::DeleteGameInSlot(Slot, 0);
	return UFlickOptions::Load(Slot);
}
} // namespace

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickKeptOptionsTest, "FlickOfFaith.Options.AreKept", FlickTestFlags)

bool FFlickKeptOptionsTest::RunTest(const FString& Parameters)
{
	UFlickOptions* const Options = LoadAnew(TEXT("FlickKept"));
	TestEqual(TEXT("as for a new player"), Options->EffectsVolume, 80);
	Options->Language = TEXT("de");
	Options->EffectsVolume = 0;
	Options->OpponentSpeed = 2.0f;
	Options->TextScale = 1.3f;
	Options->bReducedMotion = true;
	TestTrue(TEXT("saved"), Options->Save());
	const UFlickOptions* const Loaded = UFlickOptions::Load(TEXT("FlickKept"));
	TestEqual(TEXT("language"), Loaded->Language, FString(TEXT("de")));
	TestEqual(TEXT("volume"), Loaded->EffectsVolume, 0);
	TestEqual(TEXT("speed"), Loaded->OpponentSpeed, 2.0f);
	TestEqual(TEXT("scale"), Loaded->TextScale, 1.3f);
	TestTrue(TEXT("motion"), Loaded->bReducedMotion);
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(
	FFlickDamagedOptionsTest, "FlickOfFaith.Options.PutAsideWhatTheyCannotRead", FlickTestFlags)

bool FFlickDamagedOptionsTest::RunTest(const FString& Parameters)
{
	// An engine may complain of the damage in its own words.
	AddExpectedMessage(TEXT("."), ELogVerbosity::Warning, EAutomationExpectedMessageFlags::Contains, -1);
	IFileManager::Get().Delete(*FileOfOptions(TEXT("FlickBroken_damaged0")));
	TestTrue(TEXT("damaged"), FFileHelper::SaveStringToFile(TEXT("x"), *FileOfOptions(TEXT("FlickBroken"))));
	UFlickOptions* const Options = UFlickOptions::Load(TEXT("FlickBroken"));
	TestEqual(TEXT("as for a new player"), Options->AmbienceVolume, 40);
	TestTrue(TEXT("kept aside"), FPaths::FileExists(FileOfOptions(TEXT("FlickBroken_damaged0"))));
	TestTrue(TEXT("saved"), Options->Save());
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(
	FFlickNewerOptionsTest, "FlickOfFaith.Options.KeepThoseOfNewerVersions", FlickTestFlags)

bool FFlickNewerOptionsTest::RunTest(const FString& Parameters)
{
	IFileManager::Get().Delete(*FileOfOptions(TEXT("FlickFuture_damaged0")));
	UFlickOptions* const Newer = LoadAnew(TEXT("FlickFuture"));
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
	AddExpectedMessage(TEXT("."), ELogVerbosity::Warning, EAutomationExpectedMessageFlags::Contains, -1);
	TestTrue(TEXT("damaged"), FFileHelper::SaveStringToFile(TEXT("x"), *FileOfOptions(TEXT("FlickHeld"))));
	// A folder has the name the file would get.
	const FString Inside = FileOfOptions(TEXT("FlickHeld_damaged0")) / TEXT("Inside.txt");
	TestTrue(TEXT("blocked"), FFileHelper::SaveStringToFile(TEXT("x"), *Inside));
	TestFalse(TEXT("saved"), UFlickOptions::Load(TEXT("FlickHeld"))->Save());
	TestTrue(TEXT("still there"), FPaths::FileExists(FileOfOptions(TEXT("FlickHeld"))));
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickSenseTest, "FlickOfFaith.Options.BecomeWhatMakesSense", FlickTestFlags)

bool FFlickSenseTest::RunTest(const FString& Parameters)
{
	UFlickOptions* const Options = LoadAnew(TEXT("FlickSense"));
	Options->Language = TEXT("DE-at");
	Options->EffectsVolume = 300;
	Options->InterfaceVolume = -1;
	Options->OpponentSpeed = 3.5f;
	Options->TextScale = 0.0f;
	Options->Correct();
	TestEqual(TEXT("language"), Options->Language, FString(TEXT("de")));
	TestEqual(TEXT("loud"), Options->EffectsVolume, 100);
	TestEqual(TEXT("silent"), Options->InterfaceVolume, 0);
	TestEqual(TEXT("speed"), Options->OpponentSpeed, 4.0f);
	TestEqual(TEXT("scale"), Options->TextScale, 0.9f);
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickAppliedTest, "FlickOfFaith.Options.TakeEffectAtOnce", FlickTestFlags)

bool FFlickAppliedTest::RunTest(const FString& Parameters)
{
	FFlickTestWorld World(TEXT("?Players=2"));
	UFlickGameInstance& Game = *World.GetGameInstance();
	UGameplayStatics::DeleteGameInSlot(TEXT("FlickApplied"), 0);
	Game.UseOptionsOf(TEXT("FlickApplied"));
	int32 Changes = 0;
	Game.OnOptionsChanged.AddLambda([&Changes]() { ++Changes; });
	const UGameUserSettings* const Window = UGameUserSettings::GetGameUserSettings();
	for (const bool bFullscreen : {true, false})
	{
		Game.GetOptions()->bFullscreen = bFullscreen;
		TestTrue(TEXT("kept"), Game.KeepOptions());
		TestEqual(TEXT("a window"), Window->GetFullscreenMode() == EWindowMode::Windowed, !bFullscreen);
	}
	TestEqual(TEXT("told"), Changes, 2);
	return true;
}

#endif
