#include "Components/SceneComponent.h"

#include "GameFramework/Actor.h"

DEFINE_LOG_CATEGORY_STATIC(LogDoubleScene, Log, All);

DOUBLE_CLASS_IMPLEMENT(USceneComponent, "/Script/Engine");

const FAttachmentTransformRules FAttachmentTransformRules::KeepRelativeTransform(EAttachmentRule::KeepRelative, false);
const FAttachmentTransformRules FAttachmentTransformRules::KeepWorldTransform(EAttachmentRule::KeepWorld, false);
const FAttachmentTransformRules FAttachmentTransformRules::SnapToTargetNotIncludingScale(
	EAttachmentRule::SnapToTarget, EAttachmentRule::SnapToTarget, EAttachmentRule::KeepWorld, false);
const FAttachmentTransformRules FAttachmentTransformRules::SnapToTargetIncludingScale(
	EAttachmentRule::SnapToTarget, false);
const FDetachmentTransformRules FDetachmentTransformRules::KeepRelativeTransform(EDetachmentRule::KeepRelative, true);
const FDetachmentTransformRules FDetachmentTransformRules::KeepWorldTransform(EDetachmentRule::KeepWorld, true);

USceneComponent::USceneComponent(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer)
{
}

FTransform USceneComponent::GetRelativeTransform() const
{
	return FTransform(RelativeRotation, RelativeLocation, RelativeScale3D);
}

void USceneComponent::DoubleUpdateTransform()
{
	const FTransform Relative = GetRelativeTransform();
	ComponentToWorld = AttachParent ? Relative * AttachParent->ComponentToWorld : Relative;
	for (USceneComponent* Child : AttachChildren)
	{
		Child->DoubleUpdateTransform();
		Child->OnUpdateTransform(ETeleportType::None);
	}
}

FTransform USceneComponent::ToRelative(const FTransform& World) const
{
	return AttachParent ? World.GetRelativeTransform(AttachParent->ComponentToWorld) : World;
}

void USceneComponent::MoveTo(const FTransform& NewRelative, ETeleportType Teleport)
{
	if (bRegistered && Mobility == EComponentMobility::Static && !NewRelative.Equals(GetRelativeTransform()))
	{
		UE_LOG(LogDoubleScene, Error, TEXT("%s has to be Movable if you'd like to move it"), *GetName());
		return;
	}
	RelativeLocation = NewRelative.GetLocation();
	RelativeRotation = NewRelative.Rotator();
	RelativeScale3D = NewRelative.GetScale3D();
	DoubleUpdateTransform();
	OnUpdateTransform(Teleport);
}

void USceneComponent::OnUpdateTransform(ETeleportType)
{
}

void USceneComponent::SetRelativeLocation(FVector NewLocation, bool, FHitResult*, ETeleportType Teleport)
{
	MoveTo(FTransform(RelativeRotation, NewLocation, RelativeScale3D), Teleport);
}

void USceneComponent::SetRelativeRotation(FRotator NewRotation, bool, FHitResult*, ETeleportType Teleport)
{
	MoveTo(FTransform(NewRotation, RelativeLocation, RelativeScale3D), Teleport);
}

void USceneComponent::SetRelativeLocationAndRotation(
	FVector NewLocation, FRotator NewRotation, bool, FHitResult*, ETeleportType Teleport)
{
	MoveTo(FTransform(NewRotation, NewLocation, RelativeScale3D), Teleport);
}

void USceneComponent::SetRelativeTransform(const FTransform& NewTransform, bool, FHitResult*, ETeleportType Teleport)
{
	MoveTo(NewTransform, Teleport);
}

void USceneComponent::SetRelativeScale3D(FVector NewScale3D)
{
	MoveTo(FTransform(RelativeRotation, RelativeLocation, NewScale3D), ETeleportType::None);
}

void USceneComponent::SetWorldLocation(FVector NewLocation, bool, FHitResult*, ETeleportType Teleport)
{
	FTransform World = ComponentToWorld;
	World.SetLocation(NewLocation);
	MoveTo(ToRelative(World), Teleport);
}

void USceneComponent::SetWorldRotation(FRotator NewRotation, bool, FHitResult*, ETeleportType Teleport)
{
	FTransform World = ComponentToWorld;
	World.SetRotation(NewRotation.Quaternion());
	MoveTo(ToRelative(World), Teleport);
}

void USceneComponent::SetWorldLocationAndRotation(
	FVector NewLocation, FRotator NewRotation, bool, FHitResult*, ETeleportType Teleport)
{
	MoveTo(ToRelative(FTransform(NewRotation, NewLocation, ComponentToWorld.GetScale3D())), Teleport);
}

void USceneComponent::SetWorldTransform(const FTransform& NewTransform, bool, FHitResult*, ETeleportType Teleport)
{
	MoveTo(ToRelative(NewTransform), Teleport);
}

void USceneComponent::SetupAttachment(USceneComponent* InParent, FName)
{
	checkf(!bRegistered, TEXT("SetupAttachment of %s: already registered, use AttachToComponent"), *GetName());
	checkf(InParent != this, TEXT("%s cannot be attached to itself"), *GetName());
	AttachParent = InParent;
	DoubleUpdateTransform();
}

void USceneComponent::Link(USceneComponent* NewParent)
{
	if (AttachParent)
	{
		AttachParent->AttachChildren.Remove(this);
	}
	AttachParent = NewParent;
	if (AttachParent)
	{
		AttachParent->AttachChildren.AddUnique(this);
	}
}

bool USceneComponent::AttachToComponent(USceneComponent* InParent, const FAttachmentTransformRules& Rules, FName)
{
	checkf(InParent != nullptr && InParent != this, TEXT("%s cannot be attached to that"), *GetName());
	if (Mobility == EComponentMobility::Static && InParent->Mobility != EComponentMobility::Static)
	{
		UE_LOG(LogDoubleScene, Error, TEXT("%s is static and cannot be attached to %s, which is not"), *GetName(),
			*InParent->GetName());
		return false;
	}
	const FTransform World = ComponentToWorld;
	const FTransform Relative = GetRelativeTransform();
	Link(InParent);
	const FTransform Kept = ToRelative(World);
	const auto Chosen = [](EAttachmentRule Rule, const auto& FromRelative, const auto& FromWorld, const auto& Snapped)
	{
		return Rule == EAttachmentRule::KeepRelative ? FromRelative
													 : (Rule == EAttachmentRule::KeepWorld ? FromWorld : Snapped);
	};
	MoveTo(FTransform(Chosen(Rules.RotationRule, Relative.GetRotation(), Kept.GetRotation(), FQuat(FQuat::Identity)),
			   Chosen(Rules.LocationRule, Relative.GetLocation(), Kept.GetLocation(), FVector(FVector::ZeroVector)),
			   Chosen(Rules.ScaleRule, Relative.GetScale3D(), Kept.GetScale3D(), FVector(FVector::OneVector))),
		ETeleportType::None);
	return true;
}

void USceneComponent::DetachFromComponent(const FDetachmentTransformRules& Rules)
{
	const FTransform World = ComponentToWorld;
	Link(nullptr);
	MoveTo(Rules.LocationRule == EDetachmentRule::KeepWorld ? World : GetRelativeTransform(), ETeleportType::None);
}

void USceneComponent::OnRegister()
{
	Super::OnRegister();
	if (AttachParent)
	{
		AttachParent->AttachChildren.AddUnique(this);
	}
	DoubleUpdateTransform();
}

void USceneComponent::DestroyComponent(bool bPromoteChildren)
{
	const TArray<TObjectPtr<USceneComponent>> Children = AttachChildren;
	for (USceneComponent* Child : Children)
	{
		Child->DetachFromComponent(FDetachmentTransformRules::KeepWorldTransform);
	}
	Link(nullptr);
	Super::DestroyComponent(bPromoteChildren);
}

void USceneComponent::SetVisibility(bool bNewVisibility, bool bPropagateToChildren)
{
	bVisible = bNewVisibility;
	for (USceneComponent* Child : AttachChildren)
	{
		if (bPropagateToChildren)
		{
			Child->SetVisibility(bNewVisibility, true);
		}
	}
}

bool USceneComponent::IsVisible() const
{
	return bVisible && !bHiddenInGame && !(GetOwner() && GetOwner()->IsHidden());
}

void USceneComponent::SetHiddenInGame(bool NewHidden, bool bPropagateToChildren)
{
	bHiddenInGame = NewHidden;
	for (USceneComponent* Child : AttachChildren)
	{
		if (bPropagateToChildren)
		{
			Child->SetHiddenInGame(NewHidden, true);
		}
	}
}
