#include "Double/EngineLoop.h"
#include "Engine/StaticMesh.h"
#include "Engine/Texture2D.h"
#include "ImageUtils.h"
#include "Materials/Material.h"
#include "Materials/MaterialInstanceDynamic.h"
#include "Misc/FileHelper.h"
#include "UObject/Package.h"

DEFINE_LOG_CATEGORY_STATIC(LogDoubleAssets, Log, All);

DOUBLE_CLASS_IMPLEMENT(UMaterialInstanceDynamic, "/Script/Engine");

namespace
{

/// All content of the engine that the double believes in; LoadObject finds nothing else.
struct FAsset
{
	UClass* (*Class)();
	const TCHAR* Package;
	const TCHAR* Name;
};
constexpr FAsset Assets[] = {
	{&UStaticMesh::StaticClass, TEXT("/Engine/BasicShapes/Cube"), TEXT("Cube")},
	{&UStaticMesh::StaticClass, TEXT("/Engine/BasicShapes/Sphere"), TEXT("Sphere")},
	{&UStaticMesh::StaticClass, TEXT("/Engine/BasicShapes/Cylinder"), TEXT("Cylinder")},
	{&UStaticMesh::StaticClass, TEXT("/Engine/BasicShapes/Cone"), TEXT("Cone")},
	{&UStaticMesh::StaticClass, TEXT("/Engine/BasicShapes/Plane"), TEXT("Plane")},
	{&UMaterial::StaticClass, TEXT("/Engine/BasicShapes/BasicShapeMaterial"), TEXT("BasicShapeMaterial")},
	{&UMaterial::StaticClass, TEXT("/Engine/EngineMaterials/Widget3DPassThrough_Opaque"),
		TEXT("Widget3DPassThrough_Opaque")},
	{&UMaterial::StaticClass, TEXT("/Engine/EngineDebugMaterials/VertexColorMaterial"), TEXT("VertexColorMaterial")},
};

int32 BigEndian(const TArray<uint8>& Bytes, int32 At)
{
	return Bytes[At] << 24 | Bytes[At + 1] << 16 | Bytes[At + 2] << 8 | Bytes[At + 3];
}

/// The size that the header of a PNG or JPEG says; nothing for other files.
TOptional<FVector2D> SizeOfPicture(const TArray<uint8>& Bytes)
{
	if (Bytes.Num() >= 24 && Bytes[0] == 0x89 && Bytes[1] == 'P')
	{
		return FVector2D(BigEndian(Bytes, 16), BigEndian(Bytes, 20));
	}
	const bool bIsJpeg = Bytes.Num() >= 4 && Bytes[0] == 0xff && Bytes[1] == 0xd8;
	for (int32 At = 2; bIsJpeg && At + 9 < Bytes.Num() && Bytes[At] == 0xff;)
	{
		const uint8 Marker = Bytes[At + 1];
		const bool bIsFrame = Marker >= 0xc0 && Marker <= 0xcf && Marker != 0xc4 && Marker != 0xc8 && Marker != 0xcc;
		if (bIsFrame)
		{
			return FVector2D(Bytes[At + 7] << 8 | Bytes[At + 8], Bytes[At + 5] << 8 | Bytes[At + 6]);
		}
		At += 2 + (Bytes[At + 2] << 8 | Bytes[At + 3]);
	}
	return TOptional<FVector2D>();
}

} // namespace

void UnrealDouble::CreateEngineAssets()
{
	static bool bCreated = false;
	if (bCreated)
	{
		return;
	}
	bCreated = true;
	for (const FAsset& Asset : Assets)
	{
		NewObject<UObject>(CreatePackage(Asset.Package), Asset.Class(), FName(Asset.Name), RF_Public);
	}
}

UTexture2D* FImageUtils::ImportFileAsTexture2D(const FString& Filename)
{
	TArray<uint8> Bytes;
	FFileHelper::LoadFileToArray(Bytes, *Filename);
	const TOptional<FVector2D> Size = SizeOfPicture(Bytes);
	if (!Size.IsSet())
	{
		UE_LOG(LogDoubleAssets, Warning, TEXT("%s is no picture"), *Filename);
		return nullptr;
	}
	UTexture2D* const Texture = NewObject<UTexture2D>();
	Texture->DoubleSetSize((int32)Size->X, (int32)Size->Y);
	return Texture;
}

UMaterialInstanceDynamic::UMaterialInstanceDynamic(const FObjectInitializer& ObjectInitializer)
	: Super(ObjectInitializer)
{
}

UMaterialInstanceDynamic* UMaterialInstanceDynamic::Create(UMaterialInterface* ParentMaterial, UObject* InOuter)
{
	if (!ParentMaterial)
	{
		UE_LOG(LogDoubleAssets, Error, TEXT("A dynamic material without parent"));
	}
	UMaterialInstanceDynamic* const Dynamic =
		NewObject<UMaterialInstanceDynamic>(InOuter ? InOuter : static_cast<UObject*>(GetTransientPackage()));
	Dynamic->Parent = ParentMaterial;
	return Dynamic;
}

void UMaterialInstanceDynamic::SetScalarParameterValue(FName ParameterName, float Value)
{
	Scalars.Add(ParameterName, Value);
}

void UMaterialInstanceDynamic::SetVectorParameterValue(FName ParameterName, FLinearColor Value)
{
	Vectors.Add(ParameterName, Value);
}

void UMaterialInstanceDynamic::SetTextureParameterValue(FName ParameterName, UTexture* Value)
{
	Textures.Add(ParameterName, Value);
}

float UMaterialInstanceDynamic::K2_GetScalarParameterValue(FName ParameterName)
{
	return Scalars.FindRef(ParameterName);
}

FLinearColor UMaterialInstanceDynamic::K2_GetVectorParameterValue(FName ParameterName)
{
	return Vectors.FindRef(ParameterName);
}

UTexture* UMaterialInstanceDynamic::K2_GetTextureParameterValue(FName ParameterName)
{
	return Textures.FindRef(ParameterName);
}
