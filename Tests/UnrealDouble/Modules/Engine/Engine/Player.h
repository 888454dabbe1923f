#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "Double/DeclareClass.h"
#include "UObject/Object.h"

class APlayerController;
class UWorld;

class ENGINE_API UPlayer : public UObject
{
	DOUBLE_CLASS(UPlayer, UObject)

public:
	UPlayer(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get()) : Super(ObjectInitializer) {}

	TObjectPtr<APlayerController> PlayerController;

	APlayerController* GetPlayerController(const UWorld* const InWorld) const;
};
