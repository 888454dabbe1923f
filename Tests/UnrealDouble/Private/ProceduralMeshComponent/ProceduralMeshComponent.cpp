#include "ProceduralMeshComponent.h"

DOUBLE_CLASS_IMPLEMENT(UProceduralMeshComponent, "/Script/ProceduralMeshComponent");

UProceduralMeshComponent::UProceduralMeshComponent(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer)
{
}

namespace
{

/// Arrays beside the vertices have one element for each, or none at all.
template <class T>
void CheckSize(const TCHAR* What, const TArray<T>& Array, int32 Vertices)
{
	checkf(Array.Num() == 0 || Array.Num() == Vertices, TEXT("%d %s for %d vertices"), Array.Num(), What, Vertices);
}

void FillCorners(FProcMeshSection& Section, const TArray<FVector>& Vertices, const TArray<FVector>& Normals,
	const TArray<FVector2D>& UV0, const TArray<FColor>& VertexColors, const TArray<FProcMeshTangent>& Tangents)
{
	CheckSize(TEXT("normals"), Normals, Vertices.Num());
	CheckSize(TEXT("texture coordinates"), UV0, Vertices.Num());
	CheckSize(TEXT("colours"), VertexColors, Vertices.Num());
	CheckSize(TEXT("tangents"), Tangents, Vertices.Num());
	for (int32 i = 0; i < Vertices.Num(); ++i)
	{
		checkf(!Vertices[i].ContainsNaN(), TEXT("Vertex %d is no place"), i);
		FProcMeshVertex& Vertex = Section.ProcVertexBuffer[i];
		Vertex.Position = Vertices[i];
		Vertex.Normal = Normals.Num() ? Normals[i] : Vertex.Normal;
		Vertex.UV0 = UV0.Num() ? UV0[i] : Vertex.UV0;
		Vertex.Color = VertexColors.Num() ? VertexColors[i] : Vertex.Color;
		Vertex.Tangent = Tangents.Num() ? Tangents[i] : Vertex.Tangent;
	}
}

} // namespace

void UProceduralMeshComponent::CreateMeshSection(int32 SectionIndex, const TArray<FVector>& Vertices,
	const TArray<int32>& Triangles, const TArray<FVector>& Normals, const TArray<FVector2D>& UV0,
	const TArray<FColor>& VertexColors, const TArray<FProcMeshTangent>& Tangents, bool bCreateCollision)
{
	checkf(SectionIndex >= 0 && SectionIndex < 4096, TEXT("%d is no index of a section"), SectionIndex);
	checkf(Vertices.Num() >= 3 && Triangles.Num() >= 3 && Triangles.Num() % 3 == 0,
		TEXT("%d vertices and %d indices make no triangles"), Vertices.Num(), Triangles.Num());
	while (ProcMeshSections.Num() <= SectionIndex)
	{
		ProcMeshSections.Add(FProcMeshSection());
	}
	FProcMeshSection Section;
	Section.bEnableCollision = bCreateCollision;
	Section.ProcVertexBuffer.SetNum(Vertices.Num());
	FillCorners(Section, Vertices, Normals, UV0, VertexColors, Tangents);
	for (const int32 Index : Triangles)
	{
		checkf(Vertices.IsValidIndex(Index), TEXT("%d is no vertex"), Index);
		Section.ProcIndexBuffer.Add(static_cast<uint32>(Index));
	}
	ProcMeshSections[SectionIndex] = Section;
	UpdateCollision();
}

void UProceduralMeshComponent::UpdateMeshSection(int32 SectionIndex, const TArray<FVector>& Vertices,
	const TArray<FVector>& Normals, const TArray<FVector2D>& UV0, const TArray<FColor>& VertexColors,
	const TArray<FProcMeshTangent>& Tangents)
{
	FProcMeshSection* const Section = GetProcMeshSection(SectionIndex);
	checkf(Section && Section->ProcVertexBuffer.Num() == Vertices.Num(),
		TEXT("Section %d does not have %d vertices: UpdateMeshSection changes no triangles"), SectionIndex,
		Vertices.Num());
	FillCorners(*Section, Vertices, Normals, UV0, VertexColors, Tangents);
	if (Section->bEnableCollision)
	{
		UpdateCollision();
	}
}

void UProceduralMeshComponent::ClearMeshSection(int32 SectionIndex)
{
	if (ProcMeshSections.IsValidIndex(SectionIndex))
	{
		ProcMeshSections[SectionIndex] = FProcMeshSection();
		UpdateCollision();
	}
}

void UProceduralMeshComponent::SetCollisionConvexMeshes(const TArray<TArray<FVector>>& ConvexMeshes)
{
	for (const TArray<FVector>& Convex : ConvexMeshes)
	{
		checkf(Convex.Num() >= 4, TEXT("%d points are no body"), Convex.Num());
	}
	CollisionConvexElems = ConvexMeshes;
	UpdateCollision();
}

void UProceduralMeshComponent::ClearAllMeshSections()
{
	ProcMeshSections.Empty();
	UpdateCollision();
}

FProcMeshSection* UProceduralMeshComponent::GetProcMeshSection(int32 SectionIndex)
{
	return ProcMeshSections.IsValidIndex(SectionIndex) ? &ProcMeshSections[SectionIndex] : nullptr;
}

void UProceduralMeshComponent::AddCollisionConvexMesh(TArray<FVector> ConvexVerts)
{
	checkf(ConvexVerts.Num() >= 4, TEXT("%d points are no body"), ConvexVerts.Num());
	CollisionConvexElems.Add(ConvexVerts);
	UpdateCollision();
}

void UProceduralMeshComponent::ClearCollisionConvexMeshes()
{
	CollisionConvexElems.Empty();
	UpdateCollision();
}

void UProceduralMeshComponent::UpdateCollision()
{
	RecreatePhysicsState();
}

/// Convex hulls, or the mesh itself where that is the collision.
TArray<TArray<FVector>> UProceduralMeshComponent::DoubleCollisionHulls() const
{
	if (!bUseComplexAsSimpleCollision)
	{
		return CollisionConvexElems;
	}
	TArray<FVector> Points;
	for (const FProcMeshSection& Section : ProcMeshSections)
	{
		for (const FProcMeshVertex& Vertex : Section.ProcVertexBuffer)
		{
			if (Section.bEnableCollision)
			{
				Points.Add(Vertex.Position);
			}
		}
	}
	return Points.Num() == 0 ? TArray<TArray<FVector>>() : TArray<TArray<FVector>>{Points};
}

const TCHAR* UProceduralMeshComponent::DoubleWhyNotSimulated() const
{
	return bUseComplexAsSimpleCollision ? TEXT("its collision is the mesh itself (bUseComplexAsSimpleCollision)")
										: Super::DoubleWhyNotSimulated();
}
