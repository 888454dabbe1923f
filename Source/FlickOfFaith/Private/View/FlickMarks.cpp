#include "View/FlickMarks.h"

#include "Convert/FlickMeshes.h"
#include "Materials/MaterialInterface.h"
#include "ProceduralMeshComponent.h"
#include "UObject/ConstructorHelpers.h"

AFlickMarks::AFlickMarks()
{
	Mesh = CreateDefaultSubobject<UProceduralMeshComponent>(TEXT("Mesh"));
	SetRootComponent(Mesh);
	Mesh->SetCollisionEnabled(ECollisionEnabled::NoCollision);
	Mesh->SetOnlyOwnerSee(true);
	Mesh->SetCastShadow(false);

	static ConstructorHelpers::FObjectFinder<UMaterialInterface> Material(
		TEXT("/Engine/BasicShapes/BasicShapeMaterial.BasicShapeMaterial"));
	PaintMaterial = Material.Object;
}

void AFlickMarks::Show(const faith::flick::Model& Model)
{
	FlickMeshes::Show(*Mesh, Model, PaintMaterial);
}
