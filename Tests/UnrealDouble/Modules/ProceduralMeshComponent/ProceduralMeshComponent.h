#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Components/MeshComponent.h"
#include "CoreMinimal.h"

struct FProcMeshTangent
{
	FVector TangentX = FVector(1.0, 0.0, 0.0);
	bool bFlipTangentY = false;

	FProcMeshTangent() = default;
	FProcMeshTangent(float X, float Y, float Z) : TangentX(X, Y, Z) {}
	FProcMeshTangent(FVector InTangentX, bool bInFlipTangentY) : TangentX(InTangentX), bFlipTangentY(bInFlipTangentY) {}
};

struct FProcMeshVertex
{
	FVector Position = FVector::ZeroVector;
	FVector Normal = FVector(0.0, 0.0, 1.0);
	FProcMeshTangent Tangent;
	FColor Color = FColor(255, 255, 255);
	FVector2D UV0 = FVector2D::ZeroVector;
};

struct FProcMeshSection
{
	TArray<FProcMeshVertex> ProcVertexBuffer;
	TArray<uint32> ProcIndexBuffer;
	bool bEnableCollision = false;
	bool bSectionVisible = true;
};

/// Keeps sections and convex hulls as data. Arrays that do not fit together end the process: the engine would draw nonsense.
class PROCEDURALMESHCOMPONENT_API UProceduralMeshComponent : public UMeshComponent
{
	DOUBLE_CLASS(UProceduralMeshComponent, UMeshComponent)

public:
	UProceduralMeshComponent(const FObjectInitializer& ObjectInitializer);

	/// Collision is the mesh itself: such a component cannot be simulated.
	bool bUseComplexAsSimpleCollision = true;
	bool bUseAsyncCooking = false;

	void CreateMeshSection(int32 SectionIndex, const TArray<FVector>& Vertices, const TArray<int32>& Triangles,
		const TArray<FVector>& Normals, const TArray<FVector2D>& UV0, const TArray<FColor>& VertexColors,
		const TArray<FProcMeshTangent>& Tangents, bool bCreateCollision);
	/// The same triangles with other corners; fatal when there are more or fewer of those.
	void UpdateMeshSection(int32 SectionIndex, const TArray<FVector>& Vertices, const TArray<FVector>& Normals,
		const TArray<FVector2D>& UV0, const TArray<FColor>& VertexColors, const TArray<FProcMeshTangent>& Tangents);
	/// The others keep their places.
	void ClearMeshSection(int32 SectionIndex);
	void ClearAllMeshSections();
	int32 GetNumSections() const { return ProcMeshSections.Num(); }
	FProcMeshSection* GetProcMeshSection(int32 SectionIndex);
	void AddCollisionConvexMesh(TArray<FVector> ConvexVerts);
	void SetCollisionConvexMeshes(const TArray<TArray<FVector>>& ConvexMeshes);
	void ClearCollisionConvexMeshes();

	virtual int32 GetNumMaterials() const override { return GetNumSections(); }
	virtual TArray<TArray<FVector>> DoubleCollisionHulls() const override;
	virtual const TCHAR* DoubleWhyNotSimulated() const override;

private:
	void UpdateCollision();

	TArray<FProcMeshSection> ProcMeshSections;
	TArray<TArray<FVector>> CollisionConvexElems;
};
