#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "GameFramework/Actor.h"

class APawn;
class APlayerState;

class ENGINE_API AController : public AActor
{
	DOUBLE_CLASS(AController, AActor)

public:
	AController(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get()) : Super(ObjectInitializer) {}

	TObjectPtr<APlayerState> PlayerState;

	template <class T>
	T* GetPlayerState() const
	{
		return Cast<T>(PlayerState.Get());
	}
	APawn* GetPawn() const { return Pawn; }
	template <class T>
	T* GetPawn() const
	{
		return Cast<T>(Pawn.Get());
	}
	virtual bool IsLocalController() const { return true; }
	bool IsPlayerController() const { return bIsPlayerController; }
	virtual void Possess(APawn* InPawn) final;
	virtual void UnPossess() final;
	virtual void InitPlayerState();
	virtual void CleanupPlayerState();
	virtual void PostInitializeComponents() override;
	virtual void Destroyed() override;

protected:
	virtual void OnPossess(APawn* InPawn);
	virtual void OnUnPossess();

	bool bIsPlayerController = false;

private:
	TObjectPtr<APawn> Pawn;
};
