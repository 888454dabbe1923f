#include "Engine/World.h"

#include "Double/Background.h"
#include "Double/Objects.h"
#include "Double/Sounds.h"
#include "Engine/Engine.h"
#include "Engine/GameInstance.h"
#include "Engine/GameViewportClient.h"
#include "Engine/LocalPlayer.h"
#include "GameFramework/GameModeBase.h"
#include "GameFramework/GameStateBase.h"
#include "GameFramework/Pawn.h"
#include "GameFramework/PlayerController.h"
#include "GameFramework/WorldSettings.h"
#include "Misc/Paths.h"
#include "PhysicsEngine/PhysicsSettings.h"
#include "PhysicsScene.h"
#include "TimerManager.h"
#include "UObject/Package.h"

#include <algorithm>

DEFINE_LOG_CATEGORY_STATIC(LogDoubleWorld, Log, All);

DOUBLE_CLASS_IMPLEMENT(UWorld, "/Script/Engine");
DOUBLE_CLASS_IMPLEMENT(AWorldSettings, "/Script/Engine");

UWorld::UWorld(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer), TimerManager(MakeUnique<FTimerManager>())
{
}

UWorld::~UWorld() = default;

AWorldSettings::AWorldSettings(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer)
{
}

void AWorldSettings::NotifyBeginPlay()
{
	GetWorld()->DoubleNotifyBeginPlay();
}

float AWorldSettings::GetGravityZ() const
{
	return UPhysicsSettings::Get()->DefaultGravityZ;
}

// Its life.

UWorld* UWorld::CreateWorld(const EWorldType::Type InWorldType, bool, FName WorldName, UPackage* InWorldPackage,
	bool bAddToRoot, ERHIFeatureLevel::Type, const InitializationValues* InIVS, bool bInSkipInitWorld)
{
	const InitializationValues Values = InIVS ? *InIVS : InitializationValues().ShouldSimulatePhysics(false);
	UObject* const Package = InWorldPackage ? InWorldPackage : GetTransientPackage();
	UWorld* const World = NewObject<UWorld>(Package, WorldName);
	World->WorldType = InWorldType;
	World->bShouldSimulatePhysics = Values.bShouldSimulatePhysics;
	World->bAllowAudioPlayback = Values.bAllowAudioPlayback;
	if (bAddToRoot)
	{
		World->AddToRoot();
	}
	if (!bInSkipInitWorld)
	{
		if (Values.bInitializeScenes && Values.bCreatePhysicsScene)
		{
			World->PhysicsScene = MakeUnique<UnrealDouble::FPhysicsScene>(*World);
		}
		World->WorldSettings = World->SpawnActor<AWorldSettings>();
	}
	return World;
}

bool UWorld::SetGameMode(const FURL& InURL)
{
	if (AuthorityGameMode || !OwningGameInstance)
	{
		return false;
	}
	AuthorityGameMode = OwningGameInstance->CreateGameModeForURL(InURL, this);
	return AuthorityGameMode != nullptr;
}

void UWorld::InitializeActorsForPlay(const FURL& InURL, bool bResetTime)
{
	checkf(WorldSettings, TEXT("The world was not initialised"));
	URL = InURL;
	if (bResetTime)
	{
		TimeSeconds = 0.0;
		RealTimeSeconds = 0.0;
	}
	if (bActorsInitialized)
	{
		return;
	}
	if (AuthorityGameMode && !AuthorityGameMode->IsActorInitialized())
	{
		FString Options;
		for (const FString& Option : InURL.Op)
		{
			Options += TEXT("?") + Option;
		}
		FString Error;
		AuthorityGameMode->InitGame(FPaths::GetBaseFilename(InURL.Map), Options, Error);
		if (!Error.IsEmpty())
		{
			UE_LOG(LogDoubleWorld, Error, TEXT("InitGame failed: %s"), *Error);
		}
	}
	bActorsInitialized = true;
	const TArray<TObjectPtr<AActor>> All = Actors;
	for (AActor* Actor : All)
	{
		Actor->DoubleInitialize();
	}
}

void UWorld::BeginPlay()
{
	if (AuthorityGameMode)
	{
		AuthorityGameMode->StartPlay();
	}
}

void UWorld::DoubleNotifyBeginPlay()
{
	if (bBegunPlay)
	{
		return;
	}
	checkf(bActorsInitialized, TEXT("InitializeActorsForPlay comes before play begins"));
	const TArray<TObjectPtr<AActor>> All = Actors;
	for (AActor* Actor : All)
	{
		Actor->DispatchBeginPlay();
	}
	bBegunPlay = true;
}

void UWorld::EndPlay(const EEndPlayReason::Type EndPlayReason)
{
	const TArray<TObjectPtr<AActor>> All = Actors;
	for (AActor* Actor : All)
	{
		Actor->RouteEndPlay(EndPlayReason);
	}
	bBegunPlay = false;
}

void UWorld::DestroyWorld(bool, UWorld*)
{
	bIsTearingDown = true;
	for (AActor* Actor : Actors)
	{
		Actor->CheckComponentsRegistered();
		Actor->UnregisterAllComponents();
		Actor->MarkAsGarbage();
	}
	Actors.Empty();
	PhysicsScene.Reset();
	RemoveFromRoot();
	MarkAsGarbage();
}

// Its time.

void UWorld::Tick(ELevelTick TickType, float DeltaSeconds)
{
	const float Delta =
		std::clamp(DeltaSeconds, WorldSettings->MinUndilatedFrameTime, WorldSettings->MaxUndilatedFrameTime);
	DeltaTimeSeconds = Delta;
	TimeSeconds += Delta;
	RealTimeSeconds += DeltaSeconds;
	if (TickType == LEVELTICK_TimeOnly || LastFrame == GFrameCounter)
	{
		return;
	}
	LastFrame = GFrameCounter;
	RunTickGroup(TG_PrePhysics, Delta);
	RunTickGroup(TG_StartPhysics, Delta);
	if (PhysicsScene)
	{
		PhysicsScene->SetSolving(true);
	}
	RunTickGroup(TG_DuringPhysics, Delta);
	if (PhysicsScene)
	{
		PhysicsScene->SetSolving(false);
	}
	if (PhysicsScene && bShouldSimulatePhysics)
	{
		PhysicsScene->Advance(Delta);
	}
	RunTickGroup(TG_EndPhysics, Delta);
	RunTickGroup(TG_PostPhysics, Delta);
	TimerManager->Tick(Delta);
	RunTickGroup(TG_PostUpdateWork, Delta);
	RunTickGroup(TG_LastDemotable, Delta);
	for (AActor* Actor : Actors)
	{
		Actor->CheckComponentsRegistered();
	}
	UnrealDouble::PlaySounds(*this, Delta);
	UnrealDouble::RunBackgroundWork();
}

void UWorld::RunTickGroup(ETickingGroup Group, float DeltaSeconds)
{
	const TArray<TObjectPtr<AActor>> All = Actors;
	for (AActor* Actor : All)
	{
		if (!Actor->IsActorBeingDestroyed())
		{
			Actor->DoubleTick(Group, DeltaSeconds);
		}
	}
}

// Its actors.

AActor* UWorld::SpawnActor(
	UClass* Class, FVector const* Location, FRotator const* Rotation, const FActorSpawnParameters& SpawnParameters)
{
	const FTransform Transform(
		Rotation ? *Rotation : FRotator(FRotator::ZeroRotator), Location ? *Location : FVector(FVector::ZeroVector));
	return SpawnActor(Class, &Transform, SpawnParameters);
}

AActor* UWorld::SpawnActor(UClass* Class, FTransform const* Transform, const FActorSpawnParameters& SpawnParameters)
{
	checkf(!UnrealDouble::IsInAnyConstructor(), TEXT("SpawnActor in a constructor"));
	const bool bPossible = Class && Class->IsChildOf(AActor::StaticClass()) && !Class->HasAnyClassFlags(CLASS_Abstract);
	if (!bPossible || bIsTearingDown)
	{
		UE_LOG(LogDoubleWorld, Error, TEXT("SpawnActor: cannot spawn an actor of class %s here"), *GetNameSafe(Class));
		return nullptr;
	}
	AActor* const Actor = NewObject<AActor>(this, Class, SpawnParameters.Name, SpawnParameters.ObjectFlags);
	Actors.Add(Actor);
	const FTransform Where = Transform ? *Transform : FTransform::Identity;
	Actor->DoubleSpawn(*this, SpawnParameters.Owner, SpawnParameters.Instigator, Where);
	if (!SpawnParameters.bDeferConstruction)
	{
		Actor->FinishSpawning(Where, true);
	}
	return Actor->IsActorBeingDestroyed() && !SpawnParameters.bNoFail ? nullptr : Actor;
}

bool UWorld::DestroyActor(AActor* Actor, bool, bool)
{
	checkf(Actor && Actor->GetWorld() == this, TEXT("That actor is not in this world"));
	if (Actor->bActorIsBeingDestroyed)
	{
		return true;
	}
	Actor->bActorIsBeingDestroyed = true;
	Actor->Destroyed();
	Actor->CheckComponentsRegistered();
	const TArray<TObjectPtr<UActorComponent>> Components = Actor->OwnedComponents;
	for (UActorComponent* Component : Components)
	{
		Component->DestroyComponent();
	}
	Actors.Remove(Actor);
	Actor->MarkAsGarbage();
	return true;
}

// What belongs to it.

UGameViewportClient* UWorld::GetGameViewport() const
{
	const FWorldContext* const Context = GEngine ? GEngine->GetWorldContextFromWorld(this) : nullptr;
	return Context ? Context->GameViewport.Get() : nullptr;
}

AWorldSettings* UWorld::GetWorldSettings(bool, bool bChecked) const
{
	check(!bChecked || WorldSettings);
	return WorldSettings;
}

APlayerController* UWorld::GetFirstPlayerController() const
{
	for (AActor* Actor : Actors)
	{
		if (APlayerController* Controller = Cast<APlayerController>(Actor))
		{
			return Controller;
		}
	}
	return nullptr;
}

ULocalPlayer* UWorld::GetFirstLocalPlayerFromController() const
{
	const APlayerController* const Controller = GetFirstPlayerController();
	return Controller ? Controller->GetLocalPlayer() : nullptr;
}

int32 UWorld::GetNumPlayerControllers() const
{
	int32 Count = 0;
	for (const AActor* Actor : Actors)
	{
		Count += Actor->IsA<APlayerController>() ? 1 : 0;
	}
	return Count;
}

APlayerController* UWorld::SpawnPlayActor(
	UPlayer* Player, ENetRole RemoteRole, const FURL& InURL, const FUniqueNetIdRepl& UniqueId, FString& Error, uint8)
{
	if (!AuthorityGameMode)
	{
		Error = TEXT("A world without game mode has no players");
		return nullptr;
	}
	FString Options;
	for (const FString& Option : InURL.Op)
	{
		Options += TEXT("?") + Option;
	}
	APlayerController* const Controller =
		AuthorityGameMode->Login(Player, RemoteRole, InURL.Portal, Options, UniqueId, Error);
	if (!Controller)
	{
		UE_LOG(LogDoubleWorld, Warning, TEXT("Login failed: %s"), *Error);
		return nullptr;
	}
	Controller->SetPlayer(Player);
	AuthorityGameMode->PostLogin(Controller);
	return Controller;
}

FTimerManager& UWorld::GetTimerManager() const
{
	return *TimerManager;
}

float UWorld::GetGravityZ() const
{
	return WorldSettings ? WorldSettings->GetGravityZ() : GetDefaultGravityZ();
}

float UWorld::GetDefaultGravityZ() const
{
	return UPhysicsSettings::Get()->DefaultGravityZ;
}

bool UWorld::IsGameWorld() const
{
	return WorldType == EWorldType::Game || WorldType == EWorldType::PIE || WorldType == EWorldType::GamePreview;
}
