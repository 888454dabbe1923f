#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Camera/PlayerCameraManager.h"
#include "CoreMinimal.h"
#include "Engine/HitResult.h"
#include "GameFramework/Controller.h"

class SWidget;
class ULocalPlayer;
class UPlayer;
class UPlayerInput;

struct ENGINE_API FInputModeDataBase
{
	virtual ~FInputModeDataBase() = default;
};

/// Widgets get input first, then the game.
struct ENGINE_API FInputModeGameAndUI : public FInputModeDataBase
{
	FInputModeGameAndUI& SetHideCursorDuringCapture(bool InHideCursorDuringCapture)
	{
		bHideCursorDuringCapture = InHideCursorDuringCapture;
		return *this;
	}

protected:
	bool bHideCursorDuringCapture = true;
};

class ENGINE_API APlayerController : public AController
{
	DOUBLE_CLASS(APlayerController, AController)

public:
	APlayerController(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	TObjectPtr<UPlayer> Player;
	TObjectPtr<UPlayerInput> PlayerInput;
	uint32 bShowMouseCursor : 1 = false;
	uint32 bEnableClickEvents : 1 = false;
	uint32 bEnableMouseOverEvents : 1 = false;
	uint32 bAutoManageActiveCameraTarget : 1 = true;

	ULocalPlayer* GetLocalPlayer() const;
	virtual bool IsLocalController() const override;
	bool IsPrimaryPlayer() const;
	virtual AActor* GetViewTarget() const;
	virtual void SetViewTarget(AActor* NewViewTarget) { DoubleViewTarget = NewViewTarget; }
	virtual void SetViewTargetWithBlend(AActor* NewViewTarget, float BlendTime = 0,
		EViewTargetBlendFunction BlendFunc = VTBlend_Linear, float BlendExp = 0, bool bLockOutgoing = false);
	/// Of the local player; an error without one, where the engine does nothing.
	virtual void SetInputMode(const FInputModeDataBase&);
	/// The user of the local player, or none.
	FPlatformUserId GetPlatformUserId() const;
	/// In pixels of the window. Nothing happens without one.
	void SetMouseLocation(const int X, const int Y);
	/// False without a window, or before the mouse was moved.
	bool GetMousePosition(float& LocationX, float& LocationY) const;
	bool DeprojectMousePositionToWorld(FVector& WorldLocation, FVector& WorldDirection) const;
	/// From the camera of the view target through a pixel of the window, in this player's part of it.
	bool DeprojectScreenPositionToWorld(
		float ScreenX, float ScreenY, FVector& WorldLocation, FVector& WorldDirection) const;
	/// The pixel of the window where a point of the world is seen; false behind the camera.
	bool ProjectWorldLocationToScreen(
		FVector WorldLocation, FVector2D& ScreenLocation, bool bPlayerViewportRelative = false) const;
	bool GetHitResultUnderCursor(ECollisionChannel TraceChannel, bool bTraceComplex, FHitResult& HitResult) const;

	virtual void ReceivedPlayer() {}
	virtual void PlayerTick(float DeltaTime);
	virtual void FlushPressedKeys();
	virtual void InitInputSystem();
	virtual void SetPlayer(UPlayer* InPlayer);
	virtual void Tick(float DeltaSeconds) override;
	virtual void PostInitializeComponents() override;

protected:
	virtual void SetupInputComponent();

private:
	TWeakObjectPtr<AActor> DoubleViewTarget;
};
