#pragma once

#include "CoreMinimal.h"
#include "GameFramework/PlayerState.h"

#include "FlickPlayerState.generated.h"

/** A person at this machine. */
UCLASS()
class FLICKOFFAITH_API AFlickPlayerState : public APlayerState
{
	GENERATED_BODY()

public:
	/** The seat this person plays, or -1: all seats that persons play, passing the controls around. */
	UPROPERTY(BlueprintReadOnly, Category = "Flick of Faith")
	int32 Seat = INDEX_NONE;
};
