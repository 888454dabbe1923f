#pragma once

#include "CoreMinimal.h"
#include "UObject/Object.h"
#include "UObject/WeakObjectPtr.h"

#include "FlickOfFaithPresentation/WavFile.h"

#include "FlickSounds.generated.h"

class UAudioComponent;
class USoundWaveProcedural;
class UWorld;

/** A sound begins: its name, and how loud it is, 0 to 1. Said even where nothing can be heard. */
DECLARE_MULTICAST_DELEGATE_TwoParams(FFlickHeard, FName, float);

/** A sound that plays. */
USTRUCT()
struct FFlickSounding
{
	GENERATED_BODY()

	UPROPERTY()
	TObjectPtr<UAudioComponent> Component;

	UPROPERTY()
	TObjectPtr<USoundWaveProcedural> Wave;

	/** Seconds until it can have ended. */
	float Remaining = 0.0f;
};

/**
 * Everything that can be heard, from the loose files in Content/FlickOfFaith/Audio. Files are read when they are first played; one that is
 * missing or damaged is silent, and one line of the log says so.
 */
UCLASS()
class FLICKOFFAITH_API UFlickSounds : public UObject
{
	GENERATED_BODY()

public:
	/** Sounds are heard in this world from now on, and the sea is. */
	void Enter(UWorld* World);

	/** The world ends: so does everything that plays. */
	void Leave();

	/** Once a frame. */
	void Advance(float DeltaSeconds);

	/** Percent. */
	void SetVolumes(int32 InEffects, int32 InAmbience, int32 InInterface);

	/** Something on the table or in the game: a sound by the name of its file; strength from 0 to 1. */
	UFUNCTION(BlueprintCallable, Category = "Flick of Faith")
	void Play(FName SoundName, float Strength = 1.0f);

	/** Wood strikes wood: harder is louder, and no two sound alike. Strength from 0 to 1. */
	UFUNCTION(BlueprintCallable, Category = "Flick of Faith")
	void Clack(float Strength);

	/** A disc is flicked and slides. */
	UFUNCTION(BlueprintCallable, Category = "Flick of Faith")
	void PlayLaunch();

	/** Something on the screen was pressed. */
	UFUNCTION(BlueprintCallable, Category = "Flick of Faith")
	void Tap();

	FFlickHeard OnHeard;

	/** What the sea was begun with last; nothing before, and where nothing can be heard. For tests. */
	USoundWaveProcedural* GetSea() const { return Sea.Wave; }

	/** Reads sounds from another folder; for tests. */
	void SetFolder(const FString& InFolder);

private:
	/** A file as it was read. */
	struct FSoundFile
	{
		TArray<uint8> Bytes;
		/** A part of the bytes; without any it cannot be played. */
		faith::flick::WavSound Sound;
	};

	const FSoundFile& Find(FName SoundName);
	FSoundFile Read(FName SoundName) const;
	void Emit(FName SoundName, float Amplitude);
	/** Of so many seconds. */
	FFlickSounding Begin(const FSoundFile& File, float Amplitude, float Duration);
	void KeepSea(float DeltaSeconds);
	void BeginSea(const FSoundFile& File);
	void StopSea();

	/** The newest last. */
	UPROPERTY()
	TArray<FFlickSounding> Sounding;

	UPROPERTY()
	FFlickSounding Sea;

	TWeakObjectPtr<UWorld> Place;
	FString Folder;
	TMap<FName, FSoundFile> Files;
	int32 Effects = 0;
	int32 Ambience = 0;
	int32 Interface = 0;
	int32 LastClack = 0;
	/** Seconds until the sea is tried again. */
	float SeaPause = 0.0f;
	bool bToldOfSea = false;
};
