#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "Kismet/BlueprintFunctionLibrary.h"
#include "Templates/SubclassOf.h"

class AActor;
class AGameModeBase;
class AGameStateBase;
class APlayerController;
class UAudioComponent;
class UGameInstance;
class USaveGame;
class USoundBase;
class USoundConcurrency;

class ENGINE_API UGameplayStatics : public UBlueprintFunctionLibrary
{
	DOUBLE_CLASS(UGameplayStatics, UBlueprintFunctionLibrary)

public:
	UGameplayStatics(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	static UGameInstance* GetGameInstance(const UObject* WorldContextObject);
	static APlayerController* GetPlayerController(const UObject* WorldContextObject, int32 PlayerIndex);
	static APlayerController* CreatePlayer(
		const UObject* WorldContextObject, int32 ControllerId = -1, bool bSpawnPlayerController = true);
	/// The first player cannot be removed: the game would have no window.
	static void RemovePlayer(APlayerController* Player, bool bDestroyPawn);
	static int32 GetNumLocalPlayerControllers(const UObject* WorldContextObject);
	static AGameModeBase* GetGameMode(const UObject* WorldContextObject);
	static AGameStateBase* GetGameState(const UObject* WorldContextObject);
	static void SetForceDisableSplitscreen(const UObject* WorldContextObject, bool bDisable);
	static void GetAllActorsOfClass(
		const UObject* WorldContextObject, TSubclassOf<AActor> ActorClass, TArray<AActor*>& OutActors);

	static FString ParseOption(FString Options, const FString& Key);
	static bool HasOption(FString Options, const FString& InKey);
	static int32 GetIntOption(const FString& Options, const FString& Key, int32 DefaultValue);

	/** Null where an engine has no sound; here there is always one, of which nothing is heard. */
	static UAudioComponent* SpawnSound2D(const UObject* WorldContextObject, USoundBase* Sound,
		float VolumeMultiplier = 1.f, float PitchMultiplier = 1.f, float StartTime = 0.f,
		USoundConcurrency* ConcurrencySettings = nullptr, bool bPersistAcrossLevelTransition = false,
		bool bAutoDestroy = true);

	static USaveGame* CreateSaveGameObject(TSubclassOf<USaveGame> SaveGameClass);
	static bool SaveGameToMemory(USaveGame* SaveGameObject, TArray<uint8>& OutSaveData);
	static USaveGame* LoadGameFromMemory(const TArray<uint8>& InSaveData);
	static bool SaveGameToSlot(USaveGame* SaveGameObject, const FString& SlotName, const int32 UserIndex);
	static USaveGame* LoadGameFromSlot(const FString& SlotName, const int32 UserIndex);
	static bool DoesSaveGameExist(const FString& SlotName, const int32 UserIndex);
	static bool DeleteGameInSlot(const FString& SlotName, const int32 UserIndex);
};
