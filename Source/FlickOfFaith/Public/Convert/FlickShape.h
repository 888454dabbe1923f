#pragma once

#include "CoreMinimal.h"
#include "ProceduralMeshComponent.h"

#include "FlickOfFaithPresentation/Models.h"

#include <vector>

#include "FlickShape.generated.h"

class UMaterialInterface;

/** A shape of the portable game as a mesh of the engine: one section for each part, in its colour. */
UCLASS()
class FLICKOFFAITH_API UFlickShape : public UProceduralMeshComponent
{
	GENERATED_BODY()

public:
	UFlickShape(const FObjectInitializer& ObjectInitializer);

	/** Shows this instead of what it showed before; parts that are the same stay as they are. Nothing of it collides. */
	void Show(const faith::flick::Model& Model);

	/** Replaces what it collides with by the convex hull of these corners. */
	void SetHull(const std::vector<faith::flick::ModelVertex>& Corners);

private:
	static UMaterialInterface* FindPaint();
	void ShowPart(std::size_t Part, const faith::flick::ModelPart& New);
	void SetColour(int32 Section, const faith::flick::Colour& Colour);

	/** What every engine has, or the game's own paint once it was found; only that of the class default is used. */
	UPROPERTY()
	TObjectPtr<UMaterialInterface> Paint;

	bool bLookedForPaint = false;
	faith::flick::Model Shown;
};
