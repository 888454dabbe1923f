#include "Components/PrimitiveComponent.h"

#include "Engine/World.h"
#include "GameFramework/Actor.h"
#include "Materials/MaterialInstanceDynamic.h"
#include "PhysicalMaterials/PhysicalMaterial.h"
#include "PhysicsScene.h"

DEFINE_LOG_CATEGORY_STATIC(LogDoublePrimitive, Log, All);

DOUBLE_CLASS_IMPLEMENT_ABSTRACT(UPrimitiveComponent, "/Script/Engine");

// What a primitive component is apart from its body: collision settings, materials, and when it has a body at all.

UPrimitiveComponent::UPrimitiveComponent(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer)
{
}

UnrealDouble::FPhysicsScene* UPrimitiveComponent::Scene() const
{
	return GetWorld() ? GetWorld()->DoublePhysicsScene() : nullptr;
}

bool UPrimitiveComponent::ShouldCreatePhysicsState() const
{
	return Scene() != nullptr && CollisionEnabledHasPhysics(GetCollisionEnabled());
}

void UPrimitiveComponent::OnCreatePhysicsState()
{
	Super::OnCreatePhysicsState();
	BodyInstance.DoubleBody = Scene()->Create(*this);
	UpdateSimulation();
}

void UPrimitiveComponent::OnDestroyPhysicsState()
{
	Scene()->Destroy(BodyInstance.DoubleBody);
	BodyInstance.DoubleBody = nullptr;
	Super::OnDestroyPhysicsState();
}

void UPrimitiveComponent::OnUpdateTransform(ETeleportType Teleport)
{
	Super::OnUpdateTransform(Teleport);
	UnrealDouble::FBody* const Body = BodyInstance.DoubleBody;
	if (Body && !Body->bMovedByScene)
	{
		Scene()->NoteTouch(*this);
		Scene()->DisturbBy(*Body);
		if (Teleport == ETeleportType::ResetPhysics)
		{
			Body->Stop();
		}
	}
}

const TCHAR* UPrimitiveComponent::DoubleWhyNotSimulated() const
{
	if (!CollisionEnabledHasPhysics(GetCollisionEnabled()))
	{
		return TEXT("its CollisionEnabled has no physics");
	}
	if (Mobility != EComponentMobility::Movable)
	{
		return TEXT("it is not movable");
	}
	return DoubleCollisionHulls().Num() == 0 ? TEXT("it has no simple collision") : nullptr;
}

/// As in the engine a simulating body leaves its parent: an actor follows only when its root simulates.
void UPrimitiveComponent::UpdateSimulation()
{
	const TCHAR* const Obstacle = BodyInstance.bSimulatePhysics && bRegistered ? DoubleWhyNotSimulated() : nullptr;
	if (Obstacle)
	{
		UE_LOG(LogDoublePrimitive, Error, TEXT("%s cannot simulate physics: %s"), *GetName(), Obstacle);
	}
	if (!BodyInstance.DoubleBody)
	{
		return;
	}
	Scene()->Refresh(*BodyInstance.DoubleBody);
	if (BodyInstance.DoubleBody->bSimulated && GetAttachParent())
	{
		DetachFromComponent(FDetachmentTransformRules::KeepWorldTransform);
	}
}

const UPhysicalMaterial& UPrimitiveComponent::DoublePhysicalMaterial() const
{
	return BodyInstance.PhysMaterialOverride ? *BodyInstance.PhysMaterialOverride : *GetDefault<UPhysicalMaterial>();
}

void UPrimitiveComponent::SetCollisionProfileName(FName InCollisionProfileName, bool)
{
	struct FProfile
	{
		const TCHAR* Name;
		ECollisionEnabled::Type Enabled;
		ECollisionChannel Type;
	};
	static constexpr FProfile Profiles[] = {
		{TEXT("NoCollision"), ECollisionEnabled::NoCollision, ECC_WorldStatic},
		{TEXT("BlockAll"), ECollisionEnabled::QueryAndPhysics, ECC_WorldStatic},
		{TEXT("BlockAllDynamic"), ECollisionEnabled::QueryAndPhysics, ECC_WorldDynamic},
		{TEXT("PhysicsActor"), ECollisionEnabled::QueryAndPhysics, ECC_PhysicsBody},
		{TEXT("OverlapAll"), ECollisionEnabled::QueryOnly, ECC_WorldStatic},
		{TEXT("OverlapAllDynamic"), ECollisionEnabled::QueryOnly, ECC_WorldDynamic},
	};
	for (const FProfile& Profile : Profiles)
	{
		if (InCollisionProfileName == FName(Profile.Name))
		{
			BodyInstance.CollisionProfileName = InCollisionProfileName;
			BodyInstance.ObjectType = Profile.Type;
			BodyInstance.Responses = FBodyInstance::AllBlock();
			SetCollisionEnabled(Profile.Enabled);
			return;
		}
	}
	UE_LOG(LogDoublePrimitive, Error, TEXT("Unknown collision profile %s"), *InCollisionProfileName.ToString());
}

void UPrimitiveComponent::SetCollisionEnabled(ECollisionEnabled::Type NewType)
{
	if (BodyInstance.CollisionEnabled != NewType)
	{
		BodyInstance.CollisionEnabled = NewType;
		RecreatePhysicsState();
	}
}

std::array<ECollisionResponse, ECC_MAX> FBodyInstance::AllBlock()
{
	std::array<ECollisionResponse, ECC_MAX> Responses;
	Responses.fill(ECR_Block);
	return Responses;
}

ECollisionResponse UPrimitiveComponent::GetCollisionResponseToChannel(ECollisionChannel Channel) const
{
	return BodyInstance.Responses[Channel];
}

void UPrimitiveComponent::SetCollisionResponseToChannel(ECollisionChannel Channel, ECollisionResponse NewResponse)
{
	if (BodyInstance.Responses[Channel] != NewResponse)
	{
		BodyInstance.Responses[Channel] = NewResponse;
		if (BodyInstance.DoubleBody)
		{
			Scene()->DisturbBy(*BodyInstance.DoubleBody);
		}
	}
}

ECollisionEnabled::Type UPrimitiveComponent::GetCollisionEnabled() const
{
	const bool bActorAllows = !GetOwner() || GetOwner()->GetActorEnableCollision();
	return bActorAllows ? BodyInstance.CollisionEnabled.GetValue() : ECollisionEnabled::NoCollision;
}

UMaterialInterface* UPrimitiveComponent::GetMaterial(int32 ElementIndex) const
{
	return OverrideMaterials.IsValidIndex(ElementIndex) ? OverrideMaterials[ElementIndex].Get() : nullptr;
}

void UPrimitiveComponent::SetMaterial(int32 ElementIndex, UMaterialInterface* Material)
{
	checkf(ElementIndex >= 0, TEXT("A material needs an index"));
	while (OverrideMaterials.Num() <= ElementIndex)
	{
		OverrideMaterials.Add(nullptr);
	}
	OverrideMaterials[ElementIndex] = Material;
}

UMaterialInstanceDynamic* UPrimitiveComponent::CreateDynamicMaterialInstance(
	int32 ElementIndex, UMaterialInterface* SourceMaterial, FName)
{
	UMaterialInterface* const Source = SourceMaterial ? SourceMaterial : GetMaterial(ElementIndex);
	UMaterialInstanceDynamic* const Dynamic = Source ? UMaterialInstanceDynamic::Create(Source, this) : nullptr;
	if (Dynamic)
	{
		SetMaterial(ElementIndex, Dynamic);
	}
	return Dynamic;
}
