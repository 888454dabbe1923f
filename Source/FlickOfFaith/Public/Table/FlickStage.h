#pragma once

#include "CoreMinimal.h"
#include "GameFramework/Actor.h"

#include "FlickStage.generated.h"

class UDirectionalLightComponent;
class USkyAtmosphereComponent;
class USkyLightComponent;

/** The light on the table; needs no map of its own. */
UCLASS()
class FLICKOFFAITH_API AFlickStage : public AActor
{
	GENERATED_BODY()

public:
	AFlickStage();

private:
	UPROPERTY(VisibleAnywhere, Category = "Flick of Faith")
	TObjectPtr<UDirectionalLightComponent> Sun;

	UPROPERTY(VisibleAnywhere, Category = "Flick of Faith")
	TObjectPtr<USkyAtmosphereComponent> Sky;

	UPROPERTY(VisibleAnywhere, Category = "Flick of Faith")
	TObjectPtr<USkyLightComponent> SkyLight;
};
