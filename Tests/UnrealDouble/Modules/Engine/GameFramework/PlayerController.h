#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Camera/PlayerCameraManager.h"
#include "CoreMinimal.h"
#include "Engine/HitResult.h"
#include "GameFramework/Controller.h"

class ULocalPlayer;
class UPlayer;

class ENGINE_API APlayerController : public AController
{
	DOUBLE_CLASS(APlayerController, AController)

public:
	APlayerController(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	TObjectPtr<UPlayer> Player;
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
	/// Always false: without a window there is no mouse and no screen.
	bool GetMousePosition(float& LocationX, float& LocationY) const;
	bool DeprojectMousePositionToWorld(FVector& WorldLocation, FVector& WorldDirection) const;
	bool DeprojectScreenPositionToWorld(
		float ScreenX, float ScreenY, FVector& WorldLocation, FVector& WorldDirection) const;
	bool GetHitResultUnderCursor(ECollisionChannel TraceChannel, bool bTraceComplex, FHitResult& HitResult) const;

	virtual void ReceivedPlayer() {}
	virtual void PlayerTick(float DeltaTime) { (void)DeltaTime; }
	virtual void InitInputSystem();
	virtual void SetPlayer(UPlayer* InPlayer);
	virtual void Tick(float DeltaSeconds) override;
	virtual void PostInitializeComponents() override;

protected:
	virtual void SetupInputComponent();

private:
	TWeakObjectPtr<AActor> DoubleViewTarget;
};
