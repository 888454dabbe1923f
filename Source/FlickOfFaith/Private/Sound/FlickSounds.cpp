#include "Sound/FlickSounds.h"

#include "Components/AudioComponent.h"
#include "Convert/FlickConvert.h"
#include "Engine/World.h"
#include "FlickLog.h"
#include "FlickOfFaithPresentation/OptionChoices.h"
#include "Kismet/GameplayStatics.h"
#include "Misc/FileHelper.h"
#include "Misc/Paths.h"
#include "Sound/SoundWaveProcedural.h"

namespace
{
constexpr int32 ClackCount = 4;
/** Even the softest clack is heard. */
constexpr float SoftestClack = 0.08f;
constexpr float LaunchStrength = 0.7f;
constexpr float SlideStrength = 0.5f;
/** Of a button beside a disc of the same volume. */
constexpr float TapShare = 0.25f;
/** Sounds that play at the same time; the oldest gives way. */
constexpr int32 MostSounding = 24;
/** Seconds of the sea that are handed to the engine before it needs them. */
constexpr float SeaReserve = 1.0f;
/** Seconds until the sea is tried again where there is no sound, or where the engine has ended it. */
constexpr float SeaRetry = 5.0f;
/** Seconds from asking for a sound until the last of it is heard, besides its own. */
constexpr float MostDelay = 0.25f;

const FName SeaName(TEXT("sea"));

float AmplitudeAt(int32 Percent)
{
	return static_cast<float>(faith::flick::AmplitudeOf(Percent));
}

void Stop(const FFlickSounding& Sound)
{
	// The engine may have ended it by itself.
	if (IsValid(Sound.Component))
	{
		Sound.Component->Stop();
	}
}

void Queue(const faith::flick::WavSound& Sound, USoundWaveProcedural& Wave)
{
	Wave.QueueAudio(Sound.samples.data(), static_cast<int32>(Sound.samples.size()));
}
} // namespace

void UFlickSounds::SetFolder(const FString& InFolder)
{
	Folder = InFolder;
	Files.Reset();
}

void UFlickSounds::Enter(UWorld* World)
{
	Leave();
	Place = World;
}

void UFlickSounds::Leave()
{
	for (const FFlickSounding& Sound : Sounding)
	{
		Stop(Sound);
	}
	Sounding.Reset();
	StopSea();
	Place.Reset();
}

void UFlickSounds::Advance(float DeltaSeconds)
{
	// Waves that are fed by hand do not know their end: they would go on in silence.
	for (FFlickSounding& Sound : Sounding)
	{
		Sound.Remaining -= DeltaSeconds;
		if (Sound.Remaining <= 0.0f)
		{
			Stop(Sound);
		}
	}
	Sounding.RemoveAll([](const FFlickSounding& Sound) { return Sound.Remaining <= 0.0f; });
	KeepSea(DeltaSeconds);
}

void UFlickSounds::SetVolumes(int32 InEffects, int32 InAmbience, int32 InInterface)
{
	Effects = InEffects;
	Ambience = InAmbience;
	Interface = InInterface;
	if (Ambience <= 0)
	{
		StopSea();
	}
	else if (IsValid(Sea.Component))
	{
		Sea.Component->SetVolumeMultiplier(AmplitudeAt(Ambience));
	}
}

void UFlickSounds::Play(FName SoundName, float Strength)
{
	Emit(SoundName, AmplitudeAt(Effects) * FMath::Clamp(Strength, 0.0f, 1.0f));
}

void UFlickSounds::Clack(float Strength)
{
	LastClack = (LastClack + 1) % ClackCount;
	const FName Name(*FString::Printf(TEXT("clack%d"), LastClack + 1));
	Play(Name, SoftestClack + (1.0f - SoftestClack) * FMath::Clamp(Strength, 0.0f, 1.0f));
}

void UFlickSounds::PlayLaunch()
{
	Play(TEXT("flick"), LaunchStrength);
	Play(TEXT("slide"), SlideStrength);
}

void UFlickSounds::Tap()
{
	Emit(TEXT("clack1"), AmplitudeAt(Interface) * TapShare);
}

const UFlickSounds::FSoundFile& UFlickSounds::Find(FName SoundName)
{
	if (const FSoundFile* const Known = Files.Find(SoundName))
	{
		return *Known;
	}
	return Files.Add(SoundName, Read(SoundName));
}

UFlickSounds::FSoundFile UFlickSounds::Read(FName SoundName) const
{
	const FString Root = Folder.IsEmpty() ? FPaths::ProjectContentDir() / TEXT("FlickOfFaith/Audio") : Folder;
	// A name is spelled as whoever used it first has spelled it; files are in small letters.
	const FString Path = Root / (SoundName.ToString().ToLower() + TEXT(".wav"));
	FSoundFile File;
	if (!FPaths::FileExists(Path) || !FFileHelper::LoadFileToArray(File.Bytes, *Path))
	{
		UE_LOG(LogFlick, Warning, TEXT("There is no sound %s"), *Path);
		return File;
	}
	const auto Sound = faith::flick::ReadWav({File.Bytes.GetData(), static_cast<std::size_t>(File.Bytes.Num())});
	if (!Sound)
	{
		UE_LOG(LogFlick, Warning, TEXT("The sound %s cannot be played: %s"), *Path,
			*FlickConvert::ToString(faith::NameOf(Sound.Error())));
		return File;
	}
	File.Sound = *Sound;
	return File;
}

void UFlickSounds::Emit(FName SoundName, float Amplitude)
{
	const FSoundFile& File = Find(SoundName);
	if (File.Sound.samples.empty() || Amplitude <= 0.0f)
	{
		return;
	}
	if (Sounding.Num() >= MostSounding)
	{
		Stop(Sounding[0]);
		Sounding.RemoveAt(0);
	}
	const FFlickSounding Begun = Begin(File, Amplitude, static_cast<float>(File.Sound.Duration()));
	if (Begun.Component != nullptr)
	{
		Sounding.Add(Begun);
	}
	// Last: who listens may play another sound, and then the file may be elsewhere.
	OnHeard.Broadcast(SoundName, Amplitude);
}

FFlickSounding UFlickSounds::Begin(const FSoundFile& File, float Amplitude, float Duration)
{
	FFlickSounding Begun;
	if (!Place.IsValid())
	{
		return Begun;
	}
	Begun.Remaining = Duration + MostDelay;
	// A wave is used up by playing it: every sound has its own.
	Begun.Wave = NewObject<USoundWaveProcedural>(this);
	Begun.Wave->SetSampleRate(static_cast<uint32>(File.Sound.rate));
	Begun.Wave->NumChannels = File.Sound.channels;
	Begun.Wave->Duration = Duration;
	Queue(File.Sound, *Begun.Wave);
	Begun.Component = UGameplayStatics::SpawnSound2D(Place.Get(), Begun.Wave, Amplitude);
	return Begun;
}

void UFlickSounds::KeepSea(float DeltaSeconds)
{
	if (Ambience <= 0 || !Place.IsValid())
	{
		return;
	}
	const FSoundFile& File = Find(SeaName);
	if (IsValid(Sea.Component) && Sea.Component->IsPlaying())
	{
		constexpr int32 SampleSize = 2;
		const int32 BytesPerSecond = File.Sound.rate * File.Sound.channels * SampleSize;
		if (Sea.Wave->GetAvailableAudioByteCount() < static_cast<int32>(SeaReserve * BytesPerSecond))
		{
			Queue(File.Sound, *Sea.Wave);
		}
		return;
	}
	SeaPause -= DeltaSeconds;
	if (SeaPause <= 0.0f && !File.Sound.samples.empty())
	{
		SeaPause = SeaRetry;
		BeginSea(File);
	}
}

void UFlickSounds::BeginSea(const FSoundFile& File)
{
	Stop(Sea);
	// It is fed for ever: with a duration of its own the engine would take it for something that ends.
	Sea = Begin(File, AmplitudeAt(Ambience), INDEFINITELY_LOOPING_DURATION);
	if (Sea.Component == nullptr)
	{
		Sea = FFlickSounding();
	}
	if (!bToldOfSea)
	{
		bToldOfSea = true;
		OnHeard.Broadcast(SeaName, AmplitudeAt(Ambience));
	}
}

void UFlickSounds::StopSea()
{
	Stop(Sea);
	Sea = FFlickSounding();
	SeaPause = 0.0f;
	bToldOfSea = false;
}
