#include "Double/Sounds.h"
#include "Components/AudioComponent.h"
#include "Engine/Engine.h"
#include "Engine/World.h"
#include "GameFramework/GameUserSettings.h"
#include "Kismet/GameplayStatics.h"
#include "Sound/SoundWaveProcedural.h"
#include "UObject/WeakObjectPtr.h"

#include <algorithm>

DEFINE_LOG_CATEGORY_STATIC(LogDoubleSounds, Log, All);

DOUBLE_CLASS_IMPLEMENT_ABSTRACT(USoundBase, "/Script/Engine");
DOUBLE_CLASS_IMPLEMENT(USoundWave, "/Script/Engine");
DOUBLE_CLASS_IMPLEMENT(USoundWaveProcedural, "/Script/Engine");
DOUBLE_CLASS_IMPLEMENT(UAudioComponent, "/Script/Engine");
DOUBLE_CLASS_IMPLEMENT(UGameUserSettings, "/Script/Engine");

namespace
{
TArray<TWeakObjectPtr<UAudioComponent>> Playing;
}

USoundBase::USoundBase(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer)
{
}

USoundWave::USoundWave(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer)
{
}

USoundWaveProcedural::USoundWaveProcedural(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer)
{
}

UAudioComponent::UAudioComponent(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer)
{
}

UGameUserSettings::UGameUserSettings(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer)
{
}

UGameUserSettings* UGameUserSettings::GetGameUserSettings()
{
	return GetMutableDefault<UGameUserSettings>();
}

void USoundWaveProcedural::QueueAudio(const uint8* AudioData, const int32 BufferSize)
{
	constexpr int32 SampleSize = 2;
	checkf(
		AudioData != nullptr && BufferSize > 0 && BufferSize % SampleSize == 0, TEXT("QueueAudio: no whole samples"));
	Queued += BufferSize;
}

void USoundWaveProcedural::DoublePlay(double Seconds)
{
	checkf(SampleRate > 0 && NumChannels > 0 && Duration > 0.0f, TEXT("A wave plays that does not say how"));
	const double Bytes = Seconds * SampleRate * NumChannels * 2.0;
	if (Bytes > Queued && Duration >= INDEFINITELY_LOOPING_DURATION)
	{
		UE_LOG(LogDoubleSounds, Error, TEXT("A wave that is to go on for ever runs dry"));
	}
	Queued -= static_cast<int32>(std::min(Bytes, static_cast<double>(Queued)));
}

void UAudioComponent::DoublePlay(double Seconds)
{
	if (USoundWaveProcedural* const Wave = Cast<USoundWaveProcedural>(Sound.Get()))
	{
		Wave->DoublePlay(bPlays ? Seconds : 0.0);
		Played += Seconds;
		// Where the engine believes that a sound has ended, its component goes with it.
		if (bPlays && Played > Wave->Duration && Wave->Duration < INDEFINITELY_LOOPING_DURATION)
		{
			Stop();
			DestroyComponent();
		}
	}
}

UAudioComponent* UGameplayStatics::SpawnSound2D(const UObject* WorldContextObject, USoundBase* Sound,
	float VolumeMultiplier, float, float, USoundConcurrency*, bool, bool)
{
	UWorld* const World = GEngine->GetWorldFromContextObject(WorldContextObject, EGetWorldErrorMode::LogAndReturnNull);
	if (World == nullptr || Sound == nullptr || !World->bAllowAudioPlayback)
	{
		return nullptr;
	}
	UAudioComponent* const Component = NewObject<UAudioComponent>(World);
	Component->Sound = Sound;
	Component->VolumeMultiplier = VolumeMultiplier;
	Component->DoublePlay(0.0);
	Playing.Add(Component);
	return Component;
}

void UnrealDouble::PlaySounds(const UWorld& World, double Seconds)
{
	Playing.RemoveAll([](const TWeakObjectPtr<UAudioComponent>& Component)
		{ return !Component.IsValid() || !Component->IsPlaying(); });
	for (const TWeakObjectPtr<UAudioComponent>& Component : Playing)
	{
		if (Component->GetOuter() == &World)
		{
			Component->DoublePlay(Seconds);
		}
	}
}
