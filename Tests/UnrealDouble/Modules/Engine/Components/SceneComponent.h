#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Components/ActorComponent.h"
#include "CoreMinimal.h"

struct FHitResult;

class ENGINE_API USceneComponent : public UActorComponent
{
	DOUBLE_CLASS(USceneComponent, UActorComponent)

public:
	USceneComponent(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	TEnumAsByte<EComponentMobility::Type> Mobility = EComponentMobility::Movable;
	uint8 bHiddenInGame : 1 = false;

	const FTransform& GetComponentTransform() const { return ComponentToWorld; }
	FVector GetComponentLocation() const { return ComponentToWorld.GetLocation(); }
	FRotator GetComponentRotation() const { return ComponentToWorld.Rotator(); }
	FQuat GetComponentQuat() const { return ComponentToWorld.GetRotation(); }
	FVector GetComponentScale() const { return ComponentToWorld.GetScale3D(); }
	FVector GetForwardVector() const { return GetComponentQuat().RotateVector(FVector::ForwardVector); }
	FVector GetUpVector() const { return GetComponentQuat().RotateVector(FVector::UpVector); }
	FVector GetRelativeLocation() const { return RelativeLocation; }
	FRotator GetRelativeRotation() const { return RelativeRotation; }
	FVector GetRelativeScale3D() const { return RelativeScale3D; }
	FTransform GetRelativeTransform() const;

	void SetRelativeLocation(FVector NewLocation, bool bSweep = false, FHitResult* OutSweepHitResult = nullptr,
		ETeleportType Teleport = ETeleportType::None);
	void SetRelativeRotation(FRotator NewRotation, bool bSweep = false, FHitResult* OutSweepHitResult = nullptr,
		ETeleportType Teleport = ETeleportType::None);
	void SetRelativeLocationAndRotation(FVector NewLocation, FRotator NewRotation, bool bSweep = false,
		FHitResult* OutSweepHitResult = nullptr, ETeleportType Teleport = ETeleportType::None);
	void SetRelativeTransform(const FTransform& NewTransform, bool bSweep = false,
		FHitResult* OutSweepHitResult = nullptr, ETeleportType Teleport = ETeleportType::None);
	virtual void SetRelativeScale3D(FVector NewScale3D);
	void SetWorldLocation(FVector NewLocation, bool bSweep = false, FHitResult* OutSweepHitResult = nullptr,
		ETeleportType Teleport = ETeleportType::None);
	void SetWorldRotation(FRotator NewRotation, bool bSweep = false, FHitResult* OutSweepHitResult = nullptr,
		ETeleportType Teleport = ETeleportType::None);
	void SetWorldLocationAndRotation(FVector NewLocation, FRotator NewRotation, bool bSweep = false,
		FHitResult* OutSweepHitResult = nullptr, ETeleportType Teleport = ETeleportType::None);
	void SetWorldTransform(const FTransform& NewTransform, bool bSweep = false, FHitResult* OutSweepHitResult = nullptr,
		ETeleportType Teleport = ETeleportType::None);

	/// Only before registration; afterwards AttachToComponent.
	void SetupAttachment(USceneComponent* InParent, FName InSocketName = NAME_None);
	bool AttachToComponent(
		USceneComponent* InParent, const FAttachmentTransformRules& AttachmentRules, FName InSocketName = NAME_None);
	virtual void DetachFromComponent(const FDetachmentTransformRules& DetachmentRules);
	USceneComponent* GetAttachParent() const { return AttachParent; }
	const TArray<TObjectPtr<USceneComponent>>& GetAttachChildren() const { return AttachChildren; }

	virtual void SetMobility(EComponentMobility::Type NewMobility) { Mobility = NewMobility; }
	void SetVisibility(bool bNewVisibility, bool bPropagateToChildren = false);
	virtual bool IsVisible() const;
	bool GetVisibleFlag() const { return bVisible; }
	virtual void SetHiddenInGame(bool NewHidden, bool bPropagateToChildren = false);
	virtual FVector GetComponentVelocity() const { return FVector::ZeroVector; }

	virtual void DestroyComponent(bool bPromoteChildren = false) override;

	/// Of the double: brings the world transform of this and all that hangs on it up to date.
	void DoubleUpdateTransform();

protected:
	virtual void OnRegister() override;
	/// Tells the body that the component was moved by hand.
	virtual void OnUpdateTransform(ETeleportType Teleport);

private:
	void MoveTo(const FTransform& NewRelative, ETeleportType Teleport);
	FTransform ToRelative(const FTransform& World) const;
	void Link(USceneComponent* NewParent);

	FTransform ComponentToWorld;
	TObjectPtr<USceneComponent> AttachParent;
	TArray<TObjectPtr<USceneComponent>> AttachChildren;
	FVector RelativeLocation = FVector::ZeroVector;
	FRotator RelativeRotation = FRotator::ZeroRotator;
	FVector RelativeScale3D = FVector::OneVector;
	uint8 bVisible : 1 = true;
};
