#include "GameFramework/GameModeBase.h"

#include "Engine/World.h"
#include "GameFramework/DefaultPawn.h"
#include "GameFramework/GameStateBase.h"
#include "GameFramework/PlayerController.h"
#include "GameFramework/PlayerState.h"
#include "GameFramework/WorldSettings.h"
#include "Kismet/GameplayStatics.h"

DEFINE_LOG_CATEGORY_STATIC(LogDoubleGameMode, Log, All);

DOUBLE_CLASS_IMPLEMENT(AGameModeBase, "/Script/Engine");
DOUBLE_CLASS_IMPLEMENT(AGameStateBase, "/Script/Engine");

AGameModeBase::AGameModeBase(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer)
{
	GameStateClass = AGameStateBase::StaticClass();
	PlayerControllerClass = APlayerController::StaticClass();
	PlayerStateClass = APlayerState::StaticClass();
	DefaultPawnClass = ADefaultPawn::StaticClass();
}

void AGameModeBase::InitGame(const FString&, const FString& Options, FString&)
{
	OptionsString = Options;
}

void AGameModeBase::PreInitializeComponents()
{
	Super::PreInitializeComponents();
	UClass* const StateClass = GameStateClass ? GameStateClass.Get() : AGameStateBase::StaticClass();
	GameState = GetWorld()->SpawnActor<AGameStateBase>(StateClass);
	GetWorld()->SetGameState(GameState);
	GameState->AuthorityGameMode = this;
	InitGameState();
}

void AGameModeBase::InitGameState()
{
	GameState->GameModeClass = GetClass();
}

int32 AGameModeBase::GetNumPlayers()
{
	return GetWorld()->GetNumPlayerControllers();
}

void AGameModeBase::StartPlay()
{
	GameState->HandleBeginPlay();
}

bool AGameModeBase::HasMatchStarted() const
{
	return GameState && GameState->HasMatchStarted();
}

// Players.

void AGameModeBase::PreLogin(const FString&, const FString&, const FUniqueNetIdRepl&, FString&)
{
}

APlayerController* AGameModeBase::Login(UPlayer*, ENetRole InRemoteRole, const FString& Portal, const FString& Options,
	const FUniqueNetIdRepl& UniqueId, FString& ErrorMessage)
{
	APlayerController* const Controller = SpawnPlayerController(InRemoteRole, Options);
	if (!Controller)
	{
		ErrorMessage = TEXT("No player controller");
		return nullptr;
	}
	ErrorMessage = InitNewPlayer(Controller, UniqueId, Options, Portal);
	if (!ErrorMessage.IsEmpty())
	{
		Controller->Destroy();
		return nullptr;
	}
	return Controller;
}

APlayerController* AGameModeBase::SpawnPlayerController(ENetRole, const FString&)
{
	return GetWorld()->SpawnActor<APlayerController>(PlayerControllerClass);
}

FString AGameModeBase::InitNewPlayer(
	APlayerController* NewPlayerController, const FUniqueNetIdRepl&, const FString& Options, const FString&)
{
	checkf(NewPlayerController->PlayerState, TEXT("A player without player state"));
	NewPlayerController->PlayerState->SetPlayerId(++DoubleLastPlayerId);
	FString Name = UGameplayStatics::ParseOption(Options, TEXT("Name")).Left(20);
	if (Name.IsEmpty())
	{
		Name = DefaultPlayerName.ToString() + FString::FromInt(DoubleLastPlayerId);
	}
	ChangeName(NewPlayerController, Name, false);
	return FString();
}

void AGameModeBase::ChangeName(AController* Controller, const FString& NewName, bool)
{
	if (Controller && Controller->PlayerState && !NewName.IsEmpty())
	{
		Controller->PlayerState->SetPlayerName(NewName);
	}
}

void AGameModeBase::PostLogin(APlayerController* NewPlayer)
{
	GenericPlayerInitialization(NewPlayer);
	HandleStartingNewPlayer(NewPlayer);
}

void AGameModeBase::GenericPlayerInitialization(AController*)
{
}

void AGameModeBase::Logout(AController*)
{
}

void AGameModeBase::HandleStartingNewPlayer_Implementation(APlayerController* NewPlayer)
{
	if (!bStartPlayersAsSpectators)
	{
		RestartPlayer(NewPlayer);
	}
}

// Pawns. The double's maps hold no player starts: as in the engine the world settings stand in for one.

AActor* AGameModeBase::ChoosePlayerStart_Implementation(AController*)
{
	return nullptr;
}

AActor* AGameModeBase::FindPlayerStart(AController* Player, const FString& IncomingName)
{
	return FindPlayerStart_Implementation(Player, IncomingName);
}

AActor* AGameModeBase::FindPlayerStart_Implementation(AController* Player, const FString&)
{
	AActor* const Chosen = ChoosePlayerStart(Player);
	if (!Chosen)
	{
		UE_LOG(LogDoubleGameMode, Log, TEXT("No player start; using the world settings"));
	}
	return Chosen ? Chosen : GetWorldSettings();
}

UClass* AGameModeBase::GetDefaultPawnClassForController(AController* InController)
{
	return GetDefaultPawnClassForController_Implementation(InController);
}

UClass* AGameModeBase::GetDefaultPawnClassForController_Implementation(AController*)
{
	return DefaultPawnClass;
}

APawn* AGameModeBase::SpawnDefaultPawnAtTransform(AController* NewPlayer, const FTransform& SpawnTransform)
{
	return SpawnDefaultPawnAtTransform_Implementation(NewPlayer, SpawnTransform);
}

APawn* AGameModeBase::SpawnDefaultPawnAtTransform_Implementation(
	AController* NewPlayer, const FTransform& SpawnTransform)
{
	return GetWorld()->SpawnActor<APawn>(GetDefaultPawnClassForController(NewPlayer), SpawnTransform);
}

void AGameModeBase::RestartPlayer(AController* NewPlayer)
{
	if (NewPlayer)
	{
		RestartPlayerAtTransform(NewPlayer, FindPlayerStart(NewPlayer)->GetActorTransform());
	}
}

void AGameModeBase::RestartPlayerAtTransform(AController* NewPlayer, const FTransform& SpawnTransform)
{
	if (!NewPlayer->GetPawn() && GetDefaultPawnClassForController(NewPlayer))
	{
		NewPlayer->Possess(SpawnDefaultPawnAtTransform(NewPlayer, SpawnTransform));
	}
}

AGameStateBase::AGameStateBase(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer)
{
}

const AGameModeBase* AGameStateBase::GetDefaultGameMode() const
{
	return GameModeClass ? GameModeClass.GetDefaultObject() : nullptr;
}

double AGameStateBase::GetServerWorldTimeSeconds() const
{
	return GetWorld()->GetTimeSeconds();
}

bool AGameStateBase::HasBegunPlay() const
{
	return bReplicatedHasBegunPlay;
}

void AGameStateBase::PostInitializeComponents()
{
	Super::PostInitializeComponents();
	GetWorld()->SetGameState(this);
}

void AGameStateBase::AddPlayerState(APlayerState* PlayerState)
{
	PlayerArray.AddUnique(PlayerState);
}

void AGameStateBase::RemovePlayerState(APlayerState* PlayerState)
{
	PlayerArray.Remove(PlayerState);
}

void AGameStateBase::HandleBeginPlay()
{
	bReplicatedHasBegunPlay = true;
	GetWorldSettings()->NotifyBeginPlay();
	GetWorldSettings()->NotifyMatchStarted();
}
