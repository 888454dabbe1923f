#pragma once

#include "CoreMinimal.h"
#include "GameFramework/Actor.h"

#include "SampleHidden.generated.h"

/** Seen by this module only. */
UCLASS()
class ASampleHidden : public AActor
{
	GENERATED_BODY()
};
