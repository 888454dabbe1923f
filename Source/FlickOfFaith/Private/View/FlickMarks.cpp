#include "View/FlickMarks.h"

#include "Convert/FlickShape.h"

AFlickMarks::AFlickMarks()
{
	Mesh = CreateDefaultSubobject<UFlickShape>(TEXT("Mesh"));
	SetRootComponent(Mesh);
	Mesh->SetCollisionEnabled(ECollisionEnabled::NoCollision);
	Mesh->SetOnlyOwnerSee(true);
	Mesh->SetCastShadow(false);
}

void AFlickMarks::Show(const faith::flick::Model& Model)
{
	Mesh->Show(Model);
}

const UProceduralMeshComponent* AFlickMarks::GetMesh() const
{
	return Mesh;
}
