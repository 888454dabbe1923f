#include "Camera/CameraActor.h"
#include "Camera/CameraComponent.h"
#include "Components/BoxComponent.h"
#include "Components/DirectionalLightComponent.h"
#include "Components/MeshComponent.h"
#include "Components/SkyAtmosphereComponent.h"
#include "Components/SkyLightComponent.h"
#include "Engine/CollisionProfile.h"
#include "Engine/GameViewportClient.h"
#include "Engine/StaticMesh.h"
#include "Engine/Texture2D.h"
#include "GameFramework/DamageType.h"
#include "GameFramework/DefaultPawn.h"
#include "GameFramework/SaveGame.h"
#include "Kismet/BlueprintFunctionLibrary.h"
#include "Materials/Material.h"
#include "Materials/MaterialInstance.h"

// Classes that only hold data.

#define DOUBLE_SIMPLE_CLASS(Kind, Type) \
	Kind(Type, "/Script/Engine"); \
	Type::Type(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer) \
	{ \
	}

DOUBLE_SIMPLE_CLASS(DOUBLE_CLASS_IMPLEMENT_ABSTRACT, UMeshComponent)
DOUBLE_SIMPLE_CLASS(DOUBLE_CLASS_IMPLEMENT_ABSTRACT, UShapeComponent)
DOUBLE_SIMPLE_CLASS(DOUBLE_CLASS_IMPLEMENT_ABSTRACT, ULightComponentBase)
DOUBLE_SIMPLE_CLASS(DOUBLE_CLASS_IMPLEMENT_ABSTRACT, ULightComponent)
DOUBLE_SIMPLE_CLASS(DOUBLE_CLASS_IMPLEMENT_ABSTRACT, UTexture)
DOUBLE_SIMPLE_CLASS(DOUBLE_CLASS_IMPLEMENT_ABSTRACT, UMaterialInterface)
DOUBLE_SIMPLE_CLASS(DOUBLE_CLASS_IMPLEMENT_ABSTRACT, UMaterialInstance)
DOUBLE_SIMPLE_CLASS(DOUBLE_CLASS_IMPLEMENT_ABSTRACT, USaveGame)
DOUBLE_SIMPLE_CLASS(DOUBLE_CLASS_IMPLEMENT_ABSTRACT, UBlueprintFunctionLibrary)
DOUBLE_SIMPLE_CLASS(DOUBLE_CLASS_IMPLEMENT, UDamageType)
DOUBLE_SIMPLE_CLASS(DOUBLE_CLASS_IMPLEMENT, UBoxComponent)
DOUBLE_SIMPLE_CLASS(DOUBLE_CLASS_IMPLEMENT, UDirectionalLightComponent)
DOUBLE_SIMPLE_CLASS(DOUBLE_CLASS_IMPLEMENT, USkyAtmosphereComponent)
DOUBLE_SIMPLE_CLASS(DOUBLE_CLASS_IMPLEMENT, USkyLightComponent)
DOUBLE_SIMPLE_CLASS(DOUBLE_CLASS_IMPLEMENT, UCameraComponent)
DOUBLE_SIMPLE_CLASS(DOUBLE_CLASS_IMPLEMENT, UTexture2D)
DOUBLE_SIMPLE_CLASS(DOUBLE_CLASS_IMPLEMENT, UStaticMesh)
DOUBLE_SIMPLE_CLASS(DOUBLE_CLASS_IMPLEMENT, UMaterial)
DOUBLE_SIMPLE_CLASS(DOUBLE_CLASS_IMPLEMENT, UGameViewportClient)
DOUBLE_SIMPLE_CLASS(DOUBLE_CLASS_IMPLEMENT, ADefaultPawn)
DOUBLE_CLASS_IMPLEMENT(UCollisionProfile, "/Script/Engine");
DOUBLE_CLASS_IMPLEMENT(ACameraActor, "/Script/Engine");

const FName UCollisionProfile::NoCollision_ProfileName(TEXT("NoCollision"));
const FName UCollisionProfile::BlockAll_ProfileName(TEXT("BlockAll"));
const FName UCollisionProfile::PhysicsActor_ProfileName(TEXT("PhysicsActor"));
const FName UCollisionProfile::BlockAllDynamic_ProfileName(TEXT("BlockAllDynamic"));
const FName UCollisionProfile::Pawn_ProfileName(TEXT("Pawn"));

ACameraActor::ACameraActor(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer)
{
	SceneComponent = CreateDefaultSubobject<USceneComponent>(TEXT("SceneComponent"));
	SetRootComponent(SceneComponent);
	CameraComponent = CreateDefaultSubobject<UCameraComponent>(TEXT("CameraComponent"));
	CameraComponent->SetupAttachment(SceneComponent);
}

void UBoxComponent::SetBoxExtent(FVector InBoxExtent, bool)
{
	BoxExtent = InBoxExtent;
	RecreatePhysicsState();
}

TArray<TArray<FVector>> UBoxComponent::DoubleCollisionHulls() const
{
	TArray<FVector> Corners;
	for (const double X : {-BoxExtent.X, BoxExtent.X})
	{
		for (const double Y : {-BoxExtent.Y, BoxExtent.Y})
		{
			for (const double Z : {-BoxExtent.Z, BoxExtent.Z})
			{
				Corners.Add(FVector(X, Y, Z));
			}
		}
	}
	return {Corners};
}

void ULightComponent::SetLightColor(FLinearColor NewLightColor, bool bSRGB)
{
	LightColor = NewLightColor.ToFColor(bSRGB);
}

void USkyLightComponent::SetLightColor(FLinearColor NewLightColor)
{
	LightColor = NewLightColor.ToFColor(true);
}

void USkyLightComponent::SetLowerHemisphereColor(const FLinearColor& InLowerHemisphereColor)
{
	LowerHemisphereColor = InLowerHemisphereColor;
}

void UTexture2D::DoubleSetSize(int32 X, int32 Y)
{
	SizeX = X;
	SizeY = Y;
}
