#include "Components/InputComponent.h"
#include "Engine/GameInstance.h"
#include "Engine/GameViewportClient.h"
#include "Engine/LocalPlayer.h"
#include "Engine/World.h"
#include "GameFramework/GameModeBase.h"
#include "GameFramework/GameStateBase.h"
#include "GameFramework/Pawn.h"
#include "GameFramework/PlayerController.h"
#include "GameFramework/PlayerState.h"

DOUBLE_CLASS_IMPLEMENT(UPlayer, "/Script/Engine");
DOUBLE_CLASS_IMPLEMENT(ULocalPlayer, "/Script/Engine");
DOUBLE_CLASS_IMPLEMENT_ABSTRACT(AController, "/Script/Engine");
DOUBLE_CLASS_IMPLEMENT(APlayerController, "/Script/Engine");
DOUBLE_CLASS_IMPLEMENT(APawn, "/Script/Engine");
DOUBLE_CLASS_IMPLEMENT(APlayerState, "/Script/Engine");

APlayerController* UPlayer::GetPlayerController(const UWorld* const InWorld) const
{
	return PlayerController && (!InWorld || PlayerController->GetWorld() == InWorld) ? PlayerController.Get() : nullptr;
}

ULocalPlayer::ULocalPlayer(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer)
{
}

void ULocalPlayer::PlayerAdded(UGameViewportClient* InViewportClient, int32 InControllerID)
{
	ViewportClient = InViewportClient;
	SetControllerId(InControllerID);
}

bool ULocalPlayer::SpawnPlayActor(const FString& URL, FString& OutError, UWorld* InWorld)
{
	check(InWorld);
	PlayerController = InWorld->SpawnPlayActor(this, ROLE_SimulatedProxy, FURL(*URL), FUniqueNetIdRepl(), OutError);
	return PlayerController != nullptr;
}

UGameInstance* ULocalPlayer::GetGameInstance() const
{
	return DoubleGame.Get();
}

bool ULocalPlayer::IsPrimaryPlayer() const
{
	return DoubleGame.IsValid() && DoubleGame->GetFirstGamePlayer() == this;
}

UWorld* ULocalPlayer::GetWorld() const
{
	return DoubleGame.IsValid() ? DoubleGame->GetWorld() : nullptr;
}

// AController

void AController::PostInitializeComponents()
{
	Super::PostInitializeComponents();
}

void AController::InitPlayerState()
{
	const AGameModeBase* const GameMode = GetWorld()->GetAuthGameMode();
	if (GameMode)
	{
		FActorSpawnParameters Parameters;
		Parameters.Owner = this;
		PlayerState = GetWorld()->SpawnActor<APlayerState>(GameMode->PlayerStateClass, Parameters);
	}
}

void AController::CleanupPlayerState()
{
	PlayerState->Destroy();
	PlayerState = nullptr;
}

void AController::Destroyed()
{
	if (PlayerState)
	{
		if (AGameModeBase* GameMode = GetWorld()->GetAuthGameMode())
		{
			GameMode->Logout(this);
		}
		CleanupPlayerState();
	}
	UnPossess();
	Super::Destroyed();
}

void AController::Possess(APawn* InPawn)
{
	OnPossess(InPawn);
}

void AController::UnPossess()
{
	if (Pawn)
	{
		OnUnPossess();
	}
}

void AController::OnPossess(APawn* InPawn)
{
	UnPossess();
	Pawn = InPawn;
	if (InPawn)
	{
		InPawn->PossessedBy(this);
	}
}

void AController::OnUnPossess()
{
	Pawn->UnPossessed();
	Pawn = nullptr;
}

// APlayerController

APlayerController::APlayerController(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer)
{
	bIsPlayerController = true;
	PrimaryActorTick.bCanEverTick = true;
}

void APlayerController::PostInitializeComponents()
{
	Super::PostInitializeComponents();
	InitPlayerState();
}

void APlayerController::SetPlayer(UPlayer* InPlayer)
{
	check(InPlayer);
	Player = InPlayer;
	InPlayer->PlayerController = this;
	InitInputSystem();
	ReceivedPlayer();
}

void APlayerController::InitInputSystem()
{
	SetupInputComponent();
}

void APlayerController::SetupInputComponent()
{
	if (!InputComponent)
	{
		InputComponent = NewObject<UInputComponent>(this, TEXT("PC_InputComponent0"));
		InputComponent->RegisterComponent();
	}
}

void APlayerController::Tick(float DeltaSeconds)
{
	Super::Tick(DeltaSeconds);
	if (IsLocalController())
	{
		PlayerTick(DeltaSeconds);
	}
}

ULocalPlayer* APlayerController::GetLocalPlayer() const
{
	return Cast<ULocalPlayer>(Player.Get());
}

bool APlayerController::IsLocalController() const
{
	return GetLocalPlayer() != nullptr;
}

bool APlayerController::IsPrimaryPlayer() const
{
	return GetLocalPlayer() && GetLocalPlayer()->IsPrimaryPlayer();
}

AActor* APlayerController::GetViewTarget() const
{
	return DoubleViewTarget.IsValid() ? DoubleViewTarget.Get() : const_cast<APlayerController*>(this);
}

void APlayerController::SetViewTargetWithBlend(AActor* NewViewTarget, float, EViewTargetBlendFunction, float, bool)
{
	SetViewTarget(NewViewTarget);
}

bool APlayerController::GetMousePosition(float&, float&) const
{
	return false;
}

bool APlayerController::DeprojectMousePositionToWorld(FVector&, FVector&) const
{
	return false;
}

bool APlayerController::DeprojectScreenPositionToWorld(float, float, FVector&, FVector&) const
{
	return false;
}

bool APlayerController::GetHitResultUnderCursor(ECollisionChannel, bool, FHitResult&) const
{
	return false;
}

// APawn and APlayerState

void APawn::PossessedBy(AController* NewController)
{
	Controller = NewController;
	PlayerState = NewController->PlayerState;
	SetOwner(NewController);
}

void APawn::UnPossessed()
{
	Controller = nullptr;
	PlayerState = nullptr;
	SetOwner(nullptr);
}

void APawn::SetupPlayerInputComponent(UInputComponent*)
{
}

APlayerState::APlayerState(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer)
{
}

AController* APlayerState::GetOwningController() const
{
	return Cast<AController>(GetOwner());
}

APlayerController* APlayerState::GetPlayerController() const
{
	return Cast<APlayerController>(GetOwner());
}

APawn* APlayerState::GetPawn() const
{
	return GetOwningController() ? GetOwningController()->GetPawn() : nullptr;
}

void APlayerState::PostInitializeComponents()
{
	Super::PostInitializeComponents();
	if (AGameStateBase* GameState = GetWorld()->GetGameState())
	{
		GameState->AddPlayerState(this);
	}
}

void APlayerState::Destroyed()
{
	if (AGameStateBase* GameState = GetWorld()->GetGameState())
	{
		GameState->RemovePlayerState(this);
	}
	Super::Destroyed();
}
