#pragma once

#include "CoreMinimal.h"
#include "GameFramework/PlayerController.h"

#include "FlickPlayerController.generated.h"

/** Looks at the table and, for now from the console, says what a person wants. */
UCLASS()
class FLICKOFFAITH_API AFlickPlayerController : public APlayerController
{
	GENERATED_BODY()

public:
	AFlickPlayerController();

	/** Does anything that is allowed now, to get a match going. */
	UFUNCTION(Exec)
	void FlickAny();

	/** Flicks what is to be flicked. Degrees counter-clockwise from east; power and spin in percent. */
	UFUNCTION(Exec)
	void FlickShoot(float Angle, float Power, float Spin);

	/** Takes back the last command, if that is still possible. */
	UFUNCTION(Exec)
	void FlickUndo();

protected:
	virtual void BeginPlay() override;
};
