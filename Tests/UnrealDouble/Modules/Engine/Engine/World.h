#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "Double/DeclareClass.h"
#include "Engine/EngineBaseTypes.h"
#include "Engine/EngineTypes.h"
#include "Engine/WorldInitializationValues.h"
#include "GameFramework/OnlineReplStructs.h"
#include "RHIFeatureLevel.h"
#include "Templates/Casts.h"
#include "Templates/SubclassOf.h"
#include "UObject/Object.h"

class AActor;
class AGameModeBase;
class AGameStateBase;
class APawn;
class APlayerController;
class AWorldSettings;
class FTimerManager;
class UGameInstance;
class UGameViewportClient;
class ULevel;
class ULocalPlayer;
class UPackage;
class UPlayer;

namespace UnrealDouble
{
class FPhysicsScene;
}

struct ENGINE_API FActorSpawnParameters
{
	FName Name = NAME_None;
	AActor* Template = nullptr;
	AActor* Owner = nullptr;
	APawn* Instigator = nullptr;
	ESpawnActorCollisionHandlingMethod SpawnCollisionHandlingOverride = ESpawnActorCollisionHandlingMethod::Undefined;
	uint8 bNoFail : 1 = false;
	uint8 bDeferConstruction : 1 = false;
	EObjectFlags ObjectFlags = RF_Transactional;
};

class ENGINE_API UWorld final : public UObject
{
	DOUBLE_CLASS(UWorld, UObject)

public:
	using InitializationValues = FWorldInitializationValues;

	UWorld(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());
	~UWorld();

	FURL URL;
	TEnumAsByte<EWorldType::Type> WorldType = EWorldType::None;
	double TimeSeconds = 0.0;
	double RealTimeSeconds = 0.0;
	float DeltaTimeSeconds = 0.0f;
	uint8 bShouldSimulatePhysics : 1 = false;
	uint8 bIsTearingDown : 1 = false;
	/// Without it no sound is made in this world.
	uint8 bAllowAudioPlayback : 1 = true;

	/// Without initial values the new world has a physics scene that does not move.
	static UWorld* CreateWorld(const EWorldType::Type InWorldType, bool bInformEngineOfWorld,
		FName WorldName = NAME_None, UPackage* InWorldPackage = nullptr, bool bAddToRoot = true,
		ERHIFeatureLevel::Type InFeatureLevel = ERHIFeatureLevel::Num, const InitializationValues* InIVS = nullptr,
		bool bInSkipInitWorld = false);
	void DestroyWorld(bool bInformEngineOfWorld, UWorld* NewWorld = nullptr);
	void InitializeActorsForPlay(const FURL& InURL, bool bResetTime = true);
	/// Through the game mode's StartPlay; without a game mode nothing begins.
	void BeginPlay();
	void EndPlay(const EEndPlayReason::Type EndPlayReason);
	bool HasBegunPlay() const { return bBegunPlay; }
	bool AreActorsInitialized() const { return bActorsInitialized; }
	/// Once per GFrameCounter: a second call in the same frame moves only the time.
	void Tick(ELevelTick TickType, float DeltaSeconds);

	bool SetGameMode(const FURL& InURL);
	AGameModeBase* GetAuthGameMode() const { return AuthorityGameMode; }
	template <class T>
	T* GetAuthGameMode() const
	{
		return Cast<T>(AuthorityGameMode.Get());
	}
	void SetGameState(AGameStateBase* NewGameState) { GameState = NewGameState; }
	AGameStateBase* GetGameState() const { return GameState; }
	template <class T>
	T* GetGameState() const
	{
		return Cast<T>(GameState.Get());
	}
	void SetGameInstance(UGameInstance* NewGI) { OwningGameInstance = NewGI; }
	UGameInstance* GetGameInstance() const { return OwningGameInstance; }
	template <class T>
	T* GetGameInstance() const
	{
		return Cast<T>(OwningGameInstance.Get());
	}
	UGameViewportClient* GetGameViewport() const;
	AWorldSettings* GetWorldSettings(bool bCheckStreamingPersistent = false, bool bChecked = true) const;
	APlayerController* GetFirstPlayerController() const;
	template <class T>
	T* GetFirstPlayerController() const
	{
		return Cast<T>(GetFirstPlayerController());
	}
	ULocalPlayer* GetFirstLocalPlayerFromController() const;
	int32 GetNumPlayerControllers() const;
	APlayerController* SpawnPlayActor(UPlayer* Player, ENetRole RemoteRole, const FURL& InURL,
		const FUniqueNetIdRepl& UniqueId, FString& Error, uint8 InNetPlayerIndex = 0);

	FTimerManager& GetTimerManager() const;
	double GetTimeSeconds() const { return TimeSeconds; }
	double GetRealTimeSeconds() const { return RealTimeSeconds; }
	float GetDeltaSeconds() const { return DeltaTimeSeconds; }
	float GetGravityZ() const;
	float GetDefaultGravityZ() const;
	bool IsGameWorld() const;
	ENetMode GetNetMode() const { return NM_Standalone; }
	virtual UWorld* GetWorld() const override { return const_cast<UWorld*>(this); }

	AActor* SpawnActor(UClass* Class, FVector const* Location = nullptr, FRotator const* Rotation = nullptr,
		const FActorSpawnParameters& SpawnParameters = FActorSpawnParameters());
	AActor* SpawnActor(UClass* Class, FTransform const* Transform,
		const FActorSpawnParameters& SpawnParameters = FActorSpawnParameters());
	template <class T>
	T* SpawnActor(const FActorSpawnParameters& SpawnParameters = FActorSpawnParameters())
	{
		return CastChecked<T>(
			SpawnActor(T::StaticClass(), nullptr, nullptr, SpawnParameters), ECastCheckedType::NullAllowed);
	}
	template <class T>
	T* SpawnActor(FVector const& Location, FRotator const& Rotation,
		const FActorSpawnParameters& SpawnParameters = FActorSpawnParameters())
	{
		return CastChecked<T>(
			SpawnActor(T::StaticClass(), &Location, &Rotation, SpawnParameters), ECastCheckedType::NullAllowed);
	}
	template <class T>
	T* SpawnActor(UClass* Class, const FActorSpawnParameters& SpawnParameters = FActorSpawnParameters())
	{
		return Class
			? CastChecked<T>(SpawnActor(Class, nullptr, nullptr, SpawnParameters), ECastCheckedType::NullAllowed)
			: nullptr;
	}
	template <class T>
	T* SpawnActor(UClass* Class, FVector const& Location, FRotator const& Rotation,
		const FActorSpawnParameters& SpawnParameters = FActorSpawnParameters())
	{
		return Class
			? CastChecked<T>(SpawnActor(Class, &Location, &Rotation, SpawnParameters), ECastCheckedType::NullAllowed)
			: nullptr;
	}
	template <class T>
	T* SpawnActor(UClass* Class, FTransform const& Transform,
		const FActorSpawnParameters& SpawnParameters = FActorSpawnParameters())
	{
		return Class ? CastChecked<T>(SpawnActor(Class, &Transform, SpawnParameters), ECastCheckedType::NullAllowed)
					 : nullptr;
	}
	/// The actor waits for FinishSpawning.
	template <class T>
	T* SpawnActorDeferred(UClass* Class, FTransform const& Transform, AActor* Owner = nullptr,
		APawn* Instigator = nullptr,
		ESpawnActorCollisionHandlingMethod CollisionHandlingOverride = ESpawnActorCollisionHandlingMethod::Undefined)
	{
		FActorSpawnParameters SpawnParameters;
		SpawnParameters.SpawnCollisionHandlingOverride = CollisionHandlingOverride;
		SpawnParameters.Owner = Owner;
		SpawnParameters.Instigator = Instigator;
		SpawnParameters.bDeferConstruction = true;
		return Class ? CastChecked<T>(SpawnActor(Class, &Transform, SpawnParameters), ECastCheckedType::NullAllowed)
					 : nullptr;
	}
	bool DestroyActor(AActor* Actor, bool bNetForce = false, bool bShouldModifyLevel = true);

	/// Of the double.
	const TArray<TObjectPtr<AActor>>& DoubleActors() const { return Actors; }
	UnrealDouble::FPhysicsScene* DoublePhysicsScene() const { return PhysicsScene.Get(); }
	void DoubleNotifyBeginPlay();

private:
	void RunTickGroup(ETickingGroup Group, float DeltaSeconds);

	TObjectPtr<AGameModeBase> AuthorityGameMode;
	TObjectPtr<AGameStateBase> GameState;
	TObjectPtr<UGameInstance> OwningGameInstance;
	TObjectPtr<AWorldSettings> WorldSettings;
	TArray<TObjectPtr<AActor>> Actors;
	TUniquePtr<FTimerManager> TimerManager;
	TUniquePtr<UnrealDouble::FPhysicsScene> PhysicsScene;
	uint64 LastFrame = 0;
	bool bActorsInitialized = false;
	bool bBegunPlay = false;
};
