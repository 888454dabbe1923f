#include "Convert/FlickMeshes.h"

#include "Convert/FlickConvert.h"
#include "Materials/MaterialInstanceDynamic.h"
#include "ProceduralMeshComponent.h"

namespace FlickMeshes
{
namespace
{
/** The portable models turn counter-clockwise seen from outside. Unverified with an engine: if all surfaces show their back, turn this. */
constexpr bool bFlipWinding = false;

/** The parameter of /Engine/BasicShapes/BasicShapeMaterial that colours it, and of the game's own paint. */
const FName ColorParameter(TEXT("Color"));

/** What Content/Python/build_content.py makes and somebody may have made prettier, or else what every engine has. */
UMaterialInterface* PaintOr(UMaterialInterface* Otherwise)
{
	UMaterialInterface* const Paint = LoadObject<UMaterialInterface>(
		nullptr, TEXT("/Game/FlickOfFaith/Materials/M_FlickPaint.M_FlickPaint"), nullptr, LOAD_NoWarn | LOAD_Quiet);
	return Paint != nullptr ? Paint : Otherwise;
}

FVector LocationOf(const faith::flick::ModelVertex& Vertex)
{
	return FlickConvert::ToWorld(Vertex.x, Vertex.y, Vertex.z);
}

/** The arrays that the mesh component takes. */
struct FSectionArrays
{
	TArray<FVector> Vertices;
	TArray<FVector> Normals;
	TArray<FVector2D> UVs;
	TArray<FColor> Colors;
	TArray<int32> Triangles;

	explicit FSectionArrays(const faith::flick::ModelPart& Part)
	{
		for (const faith::flick::ModelVertex& Vertex : Part.vertices)
		{
			Vertices.Add(LocationOf(Vertex));
			Normals.Add(FlickConvert::ToWorld(Vertex.normalX, Vertex.normalY, Vertex.normalZ));
			UVs.Add(FVector2D(Vertex.u, 1.0 - Vertex.v));
			Colors.Add(FlickConvert::ToColor(Part.colour));
		}
		for (std::size_t Corner = 0; Corner + 2 < Part.triangles.size(); Corner += 3)
		{
			Triangles.Add(static_cast<int32>(Part.triangles[Corner]));
			Triangles.Add(static_cast<int32>(Part.triangles[Corner + (bFlipWinding ? 2 : 1)]));
			Triangles.Add(static_cast<int32>(Part.triangles[Corner + (bFlipWinding ? 1 : 2)]));
		}
	}
};
} // namespace

void Show(UProceduralMeshComponent& Mesh, const faith::flick::Model& Model, UMaterialInterface* BaseMaterial)
{
	Mesh.ClearAllMeshSections();
	UMaterialInterface* const Paint = PaintOr(BaseMaterial);
	int32 Section = 0;
	for (const faith::flick::ModelPart& Part : Model)
	{
		const FSectionArrays Arrays(Part);
		Mesh.CreateMeshSection(Section, Arrays.Vertices, Arrays.Triangles, Arrays.Normals, Arrays.UVs, Arrays.Colors,
			TArray<FProcMeshTangent>(), false);
		UMaterialInstanceDynamic* Material = UMaterialInstanceDynamic::Create(Paint, &Mesh);
		Material->SetVectorParameterValue(ColorParameter, FLinearColor(FlickConvert::ToColor(Part.colour)));
		Mesh.SetMaterial(Section, Material);
		++Section;
	}
}

void SetHull(UProceduralMeshComponent& Mesh, const std::vector<faith::flick::ModelVertex>& Corners)
{
	TArray<FVector> Hull;
	for (const faith::flick::ModelVertex& Corner : Corners)
	{
		Hull.Add(LocationOf(Corner));
	}
	Mesh.ClearCollisionConvexMeshes();
	Mesh.AddCollisionConvexMesh(Hull);
}
} // namespace FlickMeshes
