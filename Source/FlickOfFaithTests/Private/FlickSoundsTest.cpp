#include "FlickTestFiles.h"
#include "FlickTestStage.h"
#include "FlickTestWorld.h"

#include "Engine/World.h"
#include "FlickOfFaithPresentation/EngineSurface.h"
#include "Game/FlickGameInstance.h"
#include "Game/FlickGameMode.h"
#include "Kismet/GameplayStatics.h"
#include "Misc/FileHelper.h"
#include "Misc/Paths.h"
#include "Save/FlickOptions.h"
#include "Sound/FlickSounds.h"
#include "Sound/SoundWaveProcedural.h"
#include "Table/FlickTable.h"

#if WITH_DEV_AUTOMATION_TESTS

namespace
{
/** What is heard as long as this is there. */
class FFlickNotes
{
public:
	explicit FFlickNotes(UFlickSounds& InSounds) : Sounds(InSounds)
	{
		Handle = Sounds.OnHeard.AddLambda(
			[this](FName SoundName, float Amplitude)
			{
				Names.Add(SoundName);
				Amplitudes.Add(Amplitude);
			});
	}
	~FFlickNotes() { Sounds.OnHeard.Remove(Handle); }

	bool Has(const TCHAR* SoundName) const { return Names.Contains(FName(SoundName)); }

	TArray<FName> Names;
	TArray<float> Amplitudes;

private:
	UFlickSounds& Sounds;
	FDelegateHandle Handle;
};

/** Whether anything can be heard in the world; an engine without a sound device says no. */
bool CanBeHeard(FFlickTestWorld& World)
{
	USoundWaveProcedural* const Silence = NewObject<USoundWaveProcedural>(World.GetWorld());
	Silence->SetSampleRate(48000);
	Silence->NumChannels = 1;
	Silence->Duration = 0.1f;
	return UGameplayStatics::SpawnSound2D(World.GetWorld(), Silence, 0.01f) != nullptr;
}
} // namespace

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickVolumeTest, "FlickOfFaith.Sounds.AreAsLoudAsTheOptionsSay", FlickTestFlags)

bool FFlickVolumeTest::RunTest(const FString& Parameters)
{
	FFlickTestWorld World(TEXT("?Players=2"));
	UFlickSounds& Sounds = *World.GetGameInstance()->GetSounds();
	const FFlickNotes Notes(Sounds);
	Sounds.SetVolumes(50, 0, 100);
	Sounds.Play(TEXT("gong"), 1.0f);
	Sounds.Play(TEXT("gong"), 0.5f);
	Sounds.Tap();
	Sounds.Clack(0.0f);
	Sounds.Clack(7.0f);
	Sounds.SetVolumes(0, 0, 0);
	Sounds.Play(TEXT("gong"));
	Sounds.Tap();
	const TArray<float> Expected{0.25f, 0.125f, 0.25f, 0.02f, 0.25f};
	if (TestEqual(TEXT("sounds"), Notes.Amplitudes.Num(), Expected.Num()))
	{
		for (int32 Index = 0; Index < Expected.Num(); ++Index)
		{
			TestEqual(TEXT("amplitude"), Notes.Amplitudes[Index], Expected[Index], 0.001f);
		}
		TestFalse(TEXT("two clacks alike"), Notes.Names[3] == Notes.Names[4]);
	}
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickMatchSoundsTest, "FlickOfFaith.Sounds.GoWithTheMatch", FlickTestFlags)

bool FFlickMatchSoundsTest::RunTest(const FString& Parameters)
{
	FFlickTestWorld World(TEXT("?Players=2?Seed=5?Exact=1"));
	UFlickSounds& Sounds = *World.GetGameInstance()->GetSounds();
	const FFlickNotes Notes(Sounds);
	Sounds.SetVolumes(80, 40, 60);
	for (int32 Step = 0; Step < 60; ++Step)
	{
		World.GetGameMode()->DoAnything();
		TestTrue(TEXT("a shot ends"), World.TickUntilShotIsOver());
	}
	for (const TCHAR* const Expected : {TEXT("card"), TEXT("turn"), TEXT("flick"), TEXT("slide"), TEXT("sea")})
	{
		TestTrue(Expected, Notes.Has(Expected));
	}
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(
	FFlickPressSoundTest, "FlickOfFaith.Sounds.TellThatSomethingWasPressed", FlickTestFlags)

bool FFlickPressSoundTest::RunTest(const FString& Parameters)
{
	FFlickTestStage Stage(TEXT("?Exact=1"));
	const FFlickPerson Person(Stage, 0);
	if (!Stage.IsReady(*this))
	{
		return true;
	}
	UFlickGameInstance& Game = *Stage.World.GetGameInstance();
	Game.GetOptions()->AmbienceVolume = 0;
	Game.GetOptions()->InterfaceVolume = 100;
	Game.KeepOptions();
	const FFlickNotes Notes(*Game.GetSounds());
	TestTrue(TEXT("a button"), Person.Click("menu.new_match") && Person.Page() == EFlickPage::Setup);
	TestEqual(TEXT("is heard"), Notes.Amplitudes.Num(), 1);
	const TArray<UWidget*> After = Person.Saying(TEXT(">"));
	TestTrue(TEXT("another value"), !After.IsEmpty() && Person.ClickThis(After[0]));
	TestEqual(TEXT("is heard"), Notes.Amplitudes.Num(), 2);
	for (const float Amplitude : Notes.Amplitudes)
	{
		TestEqual(TEXT("softer than discs"), Amplitude, 0.25f, 0.001f);
	}
	Game.GetOptions()->InterfaceVolume = 0;
	Game.KeepOptions();
	TestTrue(TEXT("another button"), Person.Click("menu.back") && Person.Page() == EFlickPage::Title);
	TestEqual(TEXT("is silent, as the options say"), Notes.Amplitudes.Num(), 2);
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickImpactTest, "FlickOfFaith.Sounds.TellWhenDiscsMeet", FlickTestFlags)

bool FFlickImpactTest::RunTest(const FString& Parameters)
{
	FFlickTestWorld World(TEXT("?Players=2"));
	float Loudest = 0.0f;
	int32 Launches = 0;
	World.GetTable()->OnStruck.AddLambda([&Loudest](float Strength) { Loudest = FMath::Max(Loudest, Strength); });
	World.GetTable()->OnLaunched.AddLambda([&Launches]() { ++Launches; });
	World.GetTable()->PlayShot(faith::flick::SlideTrial(), FFlickShotDone());
	TestTrue(TEXT("over"), World.TickUntilShotIsOver());
	TestEqual(TEXT("launched"), Launches, 1);
	TestEqual(TEXT("a disc alone strikes nothing"), Loudest, 0.0f);
	World.GetTable()->PlayShot(faith::flick::StruckTrial(), FFlickShotDone());
	TestTrue(TEXT("over"), World.TickUntilShotIsOver());
	TestTrue(TEXT("two strike each other"), Loudest > 0.0f);
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickSeaTest, "FlickOfFaith.Sounds.OfTheSeaNeverEnd", FlickTestFlags)

bool FFlickSeaTest::RunTest(const FString& Parameters)
{
	FFlickTestWorld World(TEXT("?Players=2"));
	World.GetWorld()->bAllowAudioPlayback = true;
	const bool bHeard = CanBeHeard(World);
	UFlickSounds& Sounds = *World.GetGameInstance()->GetSounds();
	const FFlickNotes Notes(Sounds);
	Sounds.SetVolumes(0, 50, 0);
	World.Tick();
	TestEqual(TEXT("it plays where anything does"), Sounds.GetSea() != nullptr, bHeard);
	// A minute: the file is much shorter.
	const USoundWaveProcedural* const First = Sounds.GetSea();
	int32 Dry = 0;
	int32 Others = 0;
	World.TickUntil(
		[&Sounds, &Dry, &Others, First]()
		{
			Dry += Sounds.GetSea() != nullptr && Sounds.GetSea()->GetAvailableAudioByteCount() <= 0 ? 1 : 0;
			Others += Sounds.GetSea() != First ? 1 : 0;
			return false;
		},
		60.0f);
	TestEqual(TEXT("frames without a wave left"), Dry, 0);
	TestEqual(TEXT("frames after it had ended and begun anew"), Others, 0);
	TestEqual(TEXT("told of once"), Notes.Names.Num(), 1);
	Sounds.SetVolumes(0, 0, 0);
	World.Tick();
	Sounds.SetVolumes(0, 100, 0);
	World.Tick();
	TestEqual(TEXT("told of again"), Notes.Names.Num(), 2);
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickMuteTest, "FlickOfFaith.Sounds.AreAskedForWhereNothingIsHeard", FlickTestFlags)

bool FFlickMuteTest::RunTest(const FString& Parameters)
{
	FFlickTestWorld World(TEXT("?Players=2"));
	TestFalse(TEXT("heard"), CanBeHeard(World));
	UFlickSounds& Sounds = *World.GetGameInstance()->GetSounds();
	const FFlickNotes Notes(Sounds);
	Sounds.SetVolumes(50, 50, 50);
	Sounds.Play(TEXT("gong"));
	// Longer than the sea waits before it tries again.
	World.TickUntil([]() { return false; }, 12.0f);
	TestNull(TEXT("the sea"), Sounds.GetSea());
	TestEqual(TEXT("each asked for once"), Notes.Names.Num(), 2);
	// Sound comes back: so does the sea, and nobody is told twice.
	World.GetWorld()->bAllowAudioPlayback = true;
	const bool bHeard = CanBeHeard(World);
	World.TickUntil([]() { return false; }, 6.0f);
	TestEqual(TEXT("it plays where anything does"), Sounds.GetSea() != nullptr, bHeard);
	TestEqual(TEXT("told"), Notes.Names.Num(), 2);
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickBadSoundTest, "FlickOfFaith.Sounds.MayBeMissingOrDamaged", FlickTestFlags)

bool FFlickBadSoundTest::RunTest(const FString& Parameters)
{
	const FFlickTestFolder Own(TEXT("FlickSounds"));
	const FString& Folder = Own.GetPath();
	TestTrue(TEXT("written"), FFileHelper::SaveStringToFile(TEXT("no sound"), *(Folder / TEXT("gong.wav"))));
	FFlickTestWorld World(TEXT("?Players=2"));
	UFlickSounds& Sounds = *World.GetGameInstance()->GetSounds();
	const FFlickNotes Notes(Sounds);
	Sounds.SetFolder(Folder);
	Sounds.SetVolumes(100, 0, 100);
	// Each once, however often it is played.
	AddExpectedMessage(TEXT("not_wav"), ELogVerbosity::Warning, EAutomationExpectedMessageFlags::Contains, 1);
	AddExpectedMessage(TEXT("There is no sound"), ELogVerbosity::Warning, EAutomationExpectedMessageFlags::Contains, 1);
	for (int32 Time = 0; Time < 3; ++Time)
	{
		Sounds.Play(TEXT("gong"));
		Sounds.Play(TEXT("trumpet"));
	}
	TestEqual(TEXT("heard"), Notes.Names.Num(), 0);
	return true;
}

#endif
