#pragma once

#include "CoreMinimal.h"
#include "GameFramework/Actor.h"

#include "FlickOfFaithPresentation/Models.h"

#include "FlickMarks.generated.h"

class UFlickShape;
class UProceduralMeshComponent;

/**
 * What a view marks on the table: outlines, ghosts of pieces, the aim. Seen only by the view whose camera owns this actor, so that aims on
 * a split screen stay secret.
 */
UCLASS()
class FLICKOFFAITH_API AFlickMarks : public AActor
{
	GENERATED_BODY()

public:
	AFlickMarks();

	/** Instead of what it showed before. */
	void Show(const faith::flick::Model& Model);

	const UProceduralMeshComponent* GetMesh() const;

private:
	UPROPERTY(VisibleAnywhere, Category = "Flick of Faith")
	TObjectPtr<UFlickShape> Mesh;
};
