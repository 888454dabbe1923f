#include "Convert/FlickShape.h"

#include "Convert/FlickConvert.h"
#include "Materials/MaterialInstanceDynamic.h"
#include "Templates/Casts.h"
#include "UObject/ConstructorHelpers.h"

namespace
{
/** The portable models turn counter-clockwise seen from outside. Unverified with an engine: if all surfaces show their back, turn this. */
constexpr bool bFlipWinding = false;

/** The parameter of /Engine/BasicShapes/BasicShapeMaterial that colours it, and of the game's own paint. */
const FName ColorParameter(TEXT("Color"));

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

UFlickShape::UFlickShape(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer)
{
	static ConstructorHelpers::FObjectFinder<UMaterialInterface> Material(
		TEXT("/Engine/BasicShapes/BasicShapeMaterial.BasicShapeMaterial"));
	Paint = Material.Object;
}

/** What Content/Python/build_content.py makes and somebody may have made prettier, or else what every engine has. */
UMaterialInterface* UFlickShape::FindPaint()
{
	// Once for all shapes: most projects have none, and to look for what is not there takes long.
	UFlickShape* const Default = GetMutableDefault<UFlickShape>();
	if (!Default->bLookedForPaint)
	{
		Default->bLookedForPaint = true;
		UMaterialInterface* const Own = LoadObject<UMaterialInterface>(
			nullptr, TEXT("/Game/FlickOfFaith/Materials/M_FlickPaint.M_FlickPaint"), nullptr, LOAD_NoWarn | LOAD_Quiet);
		if (Own != nullptr)
		{
			// The collector of a packaged game passes over default objects, and so over what they refer to.
			Own->AddToRoot();
			Default->Paint = Own;
		}
	}
	return Default->Paint;
}

void UFlickShape::Show(const faith::flick::Model& Model)
{
	for (std::size_t Part = 0; Part < Model.size(); ++Part)
	{
		if (Part >= Shown.size() || !(Shown[Part] == Model[Part]))
		{
			ShowPart(Part, Model[Part]);
		}
	}
	if (Model.empty() && !Shown.empty())
	{
		ClearAllMeshSections();
	}
	for (std::size_t Part = Model.size(); Part < Shown.size() && !Model.empty(); ++Part)
	{
		ClearMeshSection(static_cast<int32>(Part));
	}
	Shown = Model;
}

void UFlickShape::ShowPart(std::size_t Part, const faith::flick::ModelPart& New)
{
	const int32 Section = static_cast<int32>(Part);
	const FSectionArrays Arrays(New);
	const TArray<FProcMeshTangent> NoTangents;
	const bool bOnlyMoved = Part < Shown.size() && Shown[Part].triangles == New.triangles &&
		Shown[Part].vertices.size() == New.vertices.size();
	if (bOnlyMoved)
	{
		UpdateMeshSection(Section, Arrays.Vertices, Arrays.Normals, Arrays.UVs, Arrays.Colors, NoTangents);
	}
	else
	{
		CreateMeshSection(
			Section, Arrays.Vertices, Arrays.Triangles, Arrays.Normals, Arrays.UVs, Arrays.Colors, NoTangents, false);
	}
	SetColour(Section, New.colour);
}

void UFlickShape::SetColour(int32 Section, const faith::flick::Colour& Colour)
{
	UMaterialInstanceDynamic* Material = Cast<UMaterialInstanceDynamic>(GetMaterial(Section));
	if (Material == nullptr)
	{
		Material = UMaterialInstanceDynamic::Create(FindPaint(), this);
		SetMaterial(Section, Material);
	}
	Material->SetVectorParameterValue(ColorParameter, FLinearColor(FlickConvert::ToColor(Colour)));
}

void UFlickShape::SetHull(const std::vector<faith::flick::ModelVertex>& Corners)
{
	TArray<FVector> Hull;
	for (const faith::flick::ModelVertex& Corner : Corners)
	{
		Hull.Add(LocationOf(Corner));
	}
	// In one go: every change of it is cooked.
	SetCollisionConvexMeshes({Hull});
}
