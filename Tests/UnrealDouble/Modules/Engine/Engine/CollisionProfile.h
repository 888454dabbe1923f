#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "Double/DeclareClass.h"
#include "UObject/Object.h"

class ENGINE_API UCollisionProfile : public UObject
{
	DOUBLE_CLASS(UCollisionProfile, UObject)

public:
	static const FName NoCollision_ProfileName;
	static const FName BlockAll_ProfileName;
	static const FName PhysicsActor_ProfileName;
	static const FName BlockAllDynamic_ProfileName;
	static const FName Pawn_ProfileName;
};
