#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "Double/DeclareClass.h"
#include "UObject/Object.h"

class ENGINE_API UDamageType : public UObject
{
	DOUBLE_CLASS(UDamageType, UObject)

public:
	UDamageType(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());
};
