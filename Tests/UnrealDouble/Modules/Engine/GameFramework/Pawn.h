#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "GameFramework/Actor.h"

class AController;
class APlayerState;
class UInputComponent;

class ENGINE_API APawn : public AActor
{
	DOUBLE_CLASS(APawn, AActor)

public:
	APawn(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get()) : Super(ObjectInitializer) {}

	AController* GetController() const { return Controller; }
	APlayerState* GetPlayerState() const { return PlayerState; }
	virtual void PossessedBy(AController* NewController);
	virtual void UnPossessed();

	TObjectPtr<AController> Controller;

protected:
	virtual void SetupPlayerInputComponent(UInputComponent* PlayerInputComponent);

private:
	TObjectPtr<APlayerState> PlayerState;
};
