#include "Camera/CameraComponent.h"
#include "Components/InputComponent.h"
#include "Engine/GameInstance.h"
#include "Engine/GameViewportClient.h"
#include "Engine/LocalPlayer.h"
#include "Engine/World.h"
#include "GameFramework/GameModeBase.h"
#include "GameFramework/GameStateBase.h"
#include "GameFramework/Pawn.h"
#include "GameFramework/PlayerController.h"
#include "GameFramework/PlayerInput.h"
#include "GameFramework/PlayerState.h"
#include "IniFile.h"

DEFINE_LOG_CATEGORY_STATIC(LogDoubleController, Log, All);

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

ULocalPlayerSubsystem* ULocalPlayer::DoubleSubsystem(UClass* Class) const
{
	for (const TObjectPtr<ULocalPlayerSubsystem>& Subsystem : Subsystems)
	{
		if (Subsystem->IsA(Class))
		{
			return Subsystem;
		}
	}
	Subsystems.Add(NewObject<ULocalPlayerSubsystem>(const_cast<ULocalPlayer*>(this), Class));
	return Subsystems.Last();
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

namespace
{

/// A class that DefaultInput.ini names; `Default` if it names none.
UClass* InputClass(const TCHAR* Key, UClass* Default)
{
	const FString Path = UnrealDouble::InputSetting(Key);
	UClass* const Class = Path.IsEmpty() ? Default : LoadClass<UObject>(nullptr, *Path);
	checkf(Class && Class->IsChildOf(Default), TEXT("DefaultInput.ini: %s is no class for %s"), *Path, Key);
	return Class;
}

} // namespace

void APlayerController::InitInputSystem()
{
	PlayerInput =
		NewObject<UPlayerInput>(this, InputClass(TEXT("DefaultPlayerInputClass"), UPlayerInput::StaticClass()));
	SetupInputComponent();
}

void APlayerController::SetupInputComponent()
{
	if (!InputComponent)
	{
		InputComponent = NewObject<UInputComponent>(this,
			InputClass(TEXT("DefaultInputComponentClass"), UInputComponent::StaticClass()), TEXT("PC_InputComponent0"));
		InputComponent->RegisterComponent();
	}
}

void APlayerController::Tick(float DeltaSeconds)
{
	Super::Tick(DeltaSeconds);
	if (IsLocalController())
	{
		// Whoever has no player yet gets its input when it is first needed.
		if (!PlayerInput)
		{
			InitInputSystem();
		}
		PlayerTick(DeltaSeconds);
	}
}

void APlayerController::PlayerTick(float DeltaTime)
{
	if (PlayerInput)
	{
		PlayerInput->DoubleProcess(*this, DeltaTime);
	}
}

void APlayerController::SetInputMode(const FInputModeDataBase&)
{
	if (!GetLocalPlayer())
	{
		UE_LOG(LogDoubleController, Error, TEXT("SetInputMode does nothing before there is a local player"));
	}
}

void APlayerController::FlushPressedKeys()
{
	if (PlayerInput)
	{
		PlayerInput->FlushPressedKeys();
	}
}

FPlatformUserId APlayerController::GetPlatformUserId() const
{
	return GetLocalPlayer() ? GetLocalPlayer()->GetPlatformUserId() : FPlatformUserId();
}

ULocalPlayer* APlayerController::GetLocalPlayer() const
{
	return Cast<ULocalPlayer>(Player.Get());
}

bool APlayerController::IsLocalController() const
{
	// Without a network everybody is here.
	return true;
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

namespace
{

UGameViewportClient* WindowOf(const APlayerController& Controller)
{
	return Controller.GetLocalPlayer() ? Controller.GetLocalPlayer()->ViewportClient.Get() : nullptr;
}

} // namespace

void APlayerController::SetMouseLocation(const int X, const int Y)
{
	if (UGameViewportClient* const Window = WindowOf(*this))
	{
		Window->DoubleMouse = FVector2D(X, Y);
	}
}

bool APlayerController::GetMousePosition(float& LocationX, float& LocationY) const
{
	const UGameViewportClient* const Window = WindowOf(*this);
	if (!Window || !Window->DoubleMouse.IsSet())
	{
		return false;
	}
	LocationX = (float)Window->DoubleMouse->X;
	LocationY = (float)Window->DoubleMouse->Y;
	return true;
}

bool APlayerController::DeprojectMousePositionToWorld(FVector& WorldLocation, FVector& WorldDirection) const
{
	float X = 0.0f;
	float Y = 0.0f;
	return GetMousePosition(X, Y) && DeprojectScreenPositionToWorld(X, Y, WorldLocation, WorldDirection);
}

namespace
{

/// A player's part of the window in pixels, and the camera seen there. The field of view is that from the left to the right edge, whatever
/// the shape of the part.
struct FSeenPart
{
	const UCameraComponent* Camera = nullptr;
	FVector2D Start;
	FVector2D Size;
	double Edge = 0.0; // of the picture, one unit before the camera

	explicit FSeenPart(const APlayerController& Controller)
	{
		const UGameViewportClient* const Window = WindowOf(Controller);
		if (!Window || Controller.GetLocalPlayer()->Size.X <= 0.0)
		{
			return;
		}
		FVector2D Pixels(0.0, 0.0);
		Window->GetViewportSize(Pixels);
		if (Pixels.X <= 0.0)
		{
			return;
		}
		Size = Pixels * Controller.GetLocalPlayer()->Size;
		Start = Pixels * Controller.GetLocalPlayer()->Origin;
		Camera = Controller.GetViewTarget()->FindComponentByClass<UCameraComponent>();
		Edge = Camera ? std::tan(FMath::DegreesToRadians((double)Camera->FieldOfView) / 2.0) : 0.0;
	}
};

} // namespace

bool APlayerController::DeprojectScreenPositionToWorld(
	float ScreenX, float ScreenY, FVector& WorldLocation, FVector& WorldDirection) const
{
	const FSeenPart Part(*this);
	if (!Part.Camera)
	{
		return false;
	}
	const double Right = ((ScreenX - Part.Start.X) / Part.Size.X * 2.0 - 1.0) * Part.Edge;
	const double Up = (1.0 - (ScreenY - Part.Start.Y) / Part.Size.Y * 2.0) * Part.Edge * Part.Size.Y / Part.Size.X;
	WorldLocation = Part.Camera->GetComponentLocation();
	WorldDirection =
		Part.Camera->GetComponentTransform().GetRotation().RotateVector(FVector(1.0, Right, Up)).GetSafeNormal();
	return true;
}

bool APlayerController::ProjectWorldLocationToScreen(
	FVector WorldLocation, FVector2D& ScreenLocation, bool bPlayerViewportRelative) const
{
	const FSeenPart Part(*this);
	if (!Part.Camera)
	{
		return false;
	}
	const FVector Way = Part.Camera->GetComponentTransform().GetRotation().UnrotateVector(
		WorldLocation - Part.Camera->GetComponentLocation());
	const double Scale = Part.Size.X / (2.0 * Part.Edge * Way.X);
	ScreenLocation = Part.Size * 0.5 + FVector2D(Way.Y * Scale, -Way.Z * Scale);
	ScreenLocation += bPlayerViewportRelative ? FVector2D(0.0, 0.0) : Part.Start;
	return Way.X > 0.0;
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
