#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "GameFramework/Pawn.h"

/// What a game mode spawns for players unless told otherwise.
class ENGINE_API ADefaultPawn : public APawn
{
	DOUBLE_CLASS(ADefaultPawn, APawn)

public:
	ADefaultPawn(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());
};
