#pragma once

#include "CoreMinimal.h"

#include "FlickOfFaithPresentation/Models.h"

#include <vector>

class UMaterialInterface;
class UProceduralMeshComponent;

/** Shapes of the portable game as meshes of the engine. */
namespace FlickMeshes
{
/**
 * Replaces what the component shows by the model: one section for each part, in its colour. Nothing of it collides. The base is used where
 * the project has no paint of its own.
 */
FLICKOFFAITH_API void Show(
	UProceduralMeshComponent& Mesh, const faith::flick::Model& Model, UMaterialInterface* BaseMaterial);

/** Replaces what the component collides with by the convex hull of these corners. */
FLICKOFFAITH_API void SetHull(UProceduralMeshComponent& Mesh, const std::vector<faith::flick::ModelVertex>& Corners);
} // namespace FlickMeshes
