#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Components/SceneComponent.h"
#include "CoreMinimal.h"
#include "Engine/HitResult.h"
#include "PhysicsEngine/BodyInstance.h"

class UMaterialInstanceDynamic;
class UMaterialInterface;
class UPhysicalMaterial;
class UPrimitiveComponent;

namespace UnrealDouble
{
class FPhysicsScene;
}

DECLARE_DYNAMIC_MULTICAST_DELEGATE_FiveParams(FComponentHitSignature, UPrimitiveComponent*, HitComponent, AActor*,
	OtherActor, UPrimitiveComponent*, OtherComp, FVector, NormalImpulse, const FHitResult&, Hit);
DECLARE_DYNAMIC_MULTICAST_DELEGATE_TwoParams(
	FComponentSleepSignature, UPrimitiveComponent*, SleepingComponent, FName, BoneName);
DECLARE_DYNAMIC_MULTICAST_DELEGATE_TwoParams(
	FComponentWakeSignature, UPrimitiveComponent*, WakingComponent, FName, BoneName);

/// Something with a shape. Registered with collision it has a body in the world's physics scene.
class ENGINE_API UPrimitiveComponent : public USceneComponent
{
	DOUBLE_CLASS(UPrimitiveComponent, USceneComponent)

public:
	UPrimitiveComponent(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	FBodyInstance BodyInstance;
	uint8 CastShadow : 1 = true;
	/// Seen only by views whose target is the owner of this component, or owns that one.
	uint8 bOnlyOwnerSee : 1 = false;

	FComponentHitSignature OnComponentHit;
	FComponentWakeSignature OnComponentWake;
	FComponentSleepSignature OnComponentSleep;

	virtual void SetSimulatePhysics(bool bSimulate);
	virtual bool IsSimulatingPhysics(FName BoneName = NAME_None) const;
	virtual void AddImpulse(FVector Impulse, FName BoneName = NAME_None, bool bVelChange = false);
	virtual void AddImpulseAtLocation(FVector Impulse, FVector Location, FName BoneName = NAME_None);
	virtual void AddAngularImpulseInRadians(FVector Impulse, FName BoneName = NAME_None, bool bVelChange = false);
	void SetPhysicsLinearVelocity(FVector NewVel, bool bAddToCurrent = false, FName BoneName = NAME_None);
	FVector GetPhysicsLinearVelocity(FName BoneName = NAME_None);
	void SetPhysicsAngularVelocityInRadians(FVector NewAngVel, bool bAddToCurrent = false, FName BoneName = NAME_None);
	FVector GetPhysicsAngularVelocityInRadians(FName BoneName = NAME_None) const;

	virtual void SetPhysMaterialOverride(UPhysicalMaterial* NewPhysMaterial);
	void SetMassOverrideInKg(FName BoneName = NAME_None, float MassInKg = 1.0f, bool bOverrideMass = true);
	virtual float GetMass() const;
	virtual void SetUseCCD(bool InUseCCD, FName BoneName = NAME_None);
	void SetConstraintMode(EDOFMode::Type ConstraintMode);
	virtual void SetLinearDamping(float InDamping);
	virtual void SetAngularDamping(float InDamping);
	virtual void SetEnableGravity(bool bGravityEnabled);
	virtual void SetNotifyRigidBodyCollision(bool bNewNotifyRigidBodyCollision);
	/// Nothing overlaps here.
	void SetGenerateOverlapEvents(bool) {}
	virtual void PutRigidBodyToSleep(FName BoneName = NAME_None);
	virtual void WakeRigidBody(FName BoneName = NAME_None);
	bool RigidBodyIsAwake(FName BoneName = NAME_None) const;
	virtual bool IsAnyRigidBodyAwake();
	virtual FBodyInstance* GetBodyInstance(
		FName BoneName = NAME_None, bool bGetWelded = true, int32 Index = INDEX_NONE) const;

	virtual void SetCollisionProfileName(FName InCollisionProfileName, bool bUpdateOverlaps = true);
	FName GetCollisionProfileName() const { return BodyInstance.GetCollisionProfileName(); }
	virtual void SetCollisionEnabled(ECollisionEnabled::Type NewType);
	virtual ECollisionEnabled::Type GetCollisionEnabled() const;
	virtual void SetCollisionObjectType(ECollisionChannel Channel) { BodyInstance.ObjectType = Channel; }
	virtual void SetCollisionResponseToChannel(ECollisionChannel Channel, ECollisionResponse NewResponse);
	virtual ECollisionResponse GetCollisionResponseToChannel(ECollisionChannel Channel) const;
	virtual ECollisionChannel GetCollisionObjectType() const { return BodyInstance.ObjectType; }
	void SetOnlyOwnerSee(bool bNewOnlyOwnerSee) { bOnlyOwnerSee = bNewOnlyOwnerSee; }
	void SetCastShadow(bool NewCastShadow) { CastShadow = NewCastShadow; }

	virtual int32 GetNumMaterials() const { return 0; }
	virtual UMaterialInterface* GetMaterial(int32 ElementIndex) const;
	virtual void SetMaterial(int32 ElementIndex, UMaterialInterface* Material);
	virtual UMaterialInstanceDynamic* CreateDynamicMaterialInstance(
		int32 ElementIndex, UMaterialInterface* SourceMaterial = nullptr, FName OptionalName = NAME_None);
	virtual FVector GetComponentVelocity() const override;

	/// Of the double: the convex hulls of the collision, in the component's own space and without its scale.
	virtual TArray<TArray<FVector>> DoubleCollisionHulls() const { return {}; }
	/// Of the double: why a body of this component cannot be simulated, or nothing.
	virtual const TCHAR* DoubleWhyNotSimulated() const;
	/// Of the double: the material its body has in the solver; never null.
	const UPhysicalMaterial& DoublePhysicalMaterial() const;

protected:
	virtual void OnUpdateTransform(ETeleportType Teleport) override;
	virtual void OnCreatePhysicsState() override;
	virtual void OnDestroyPhysicsState() override;
	virtual bool ShouldCreatePhysicsState() const override;

private:
	UnrealDouble::FPhysicsScene* Scene() const;
	/// The body, awake or not; null with an Error in the log when `What` cannot be done to it.
	UnrealDouble::FBody* BodyFor(const TCHAR* What) const;
	void UpdateSimulation();

	TArray<TObjectPtr<UMaterialInterface>> OverrideMaterials;
};
