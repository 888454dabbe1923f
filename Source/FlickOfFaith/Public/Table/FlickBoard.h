#pragma once

#include "CoreMinimal.h"
#include "GameFramework/Actor.h"

#include "FlickBoard.generated.h"

class UBoxComponent;
class UFlickShape;
class UPhysicalMaterial;

/** The mat: painted islands, cities, clouds and Navel on a slab that discs slide on and fall off. Lies about the origin, its top at height 0. */
UCLASS()
class FLICKOFFAITH_API AFlickBoard : public AActor
{
	GENERATED_BODY()

public:
	AFlickBoard();

	/** What discs slide on from now on. */
	void SetSurface(UPhysicalMaterial* Surface);

protected:
	virtual void PostInitializeComponents() override;

private:
	UPROPERTY(VisibleAnywhere, Category = "Flick of Faith")
	TObjectPtr<UBoxComponent> Slab;

	UPROPERTY(VisibleAnywhere, Category = "Flick of Faith")
	TObjectPtr<UFlickShape> Paint;
};
