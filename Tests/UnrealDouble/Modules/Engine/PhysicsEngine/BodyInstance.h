#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "BodyInstanceCore.h"
#include "Chaos/ChaosEngineInterface.h"
#include "CoreMinimal.h"
#include "Engine/EngineTypes.h"
#include "UObject/ObjectPtr.h"

#include <array>

class UPhysicalMaterial;

namespace UnrealDouble
{
struct FBody;
}

namespace EDOFMode
{
enum Type : int
{
	Default,
	SixDOF,
	YZPlane,
	XZPlane,
	XYPlane,
	CustomPlane,
	None
};
} // namespace EDOFMode

/// Settings of one rigid body. Fields reach the simulation when the body is created; later only through the component's setters.
struct ENGINE_API FBodyInstance : public FBodyInstanceCore
{
	ESleepFamily SleepFamily = ESleepFamily::Normal;
	TEnumAsByte<EDOFMode::Type> DOFMode = EDOFMode::Default;
	uint8 bUseCCD : 1 = false;
	uint8 bNotifyRigidBodyCollision : 1 = false;
	uint8 bSmoothEdgeCollisions : 1 = false;
	uint8 bLockTranslation : 1 = true;
	uint8 bLockRotation : 1 = true;
	uint8 bLockXTranslation : 1 = false;
	uint8 bLockYTranslation : 1 = false;
	uint8 bLockZTranslation : 1 = false;
	uint8 bLockXRotation : 1 = false;
	uint8 bLockYRotation : 1 = false;
	uint8 bLockZRotation : 1 = false;
	uint8 bOverrideMaxAngularVelocity : 1 = false;
	uint8 bInertiaConditioning : 1 = true;
	float LinearDamping = 0.01f;
	float AngularDamping = 0.0f;
	FVector COMNudge = FVector::ZeroVector;
	float MassScale = 1.0f;
	FVector InertiaTensorScale = FVector::OneVector;
	/// Degrees per second.
	float MaxAngularVelocity = 3600.0f;
	float CustomSleepThresholdMultiplier = 1.0f;
	float StabilizationThresholdMultiplier = 1.0f;

	FBodyInstance() = default;

	void SetInertiaConditioningEnabled(bool bInEnabled) { bInertiaConditioning = bInEnabled; }
	void SetMassOverride(float MassInKG, bool bNewOverrideMass = true);
	float GetMassOverride() const { return MassInKgOverride; }
	bool IsValidBodyInstance() const { return DoubleBody != nullptr; }
	bool IsInstanceSimulatingPhysics() const;
	bool IsInstanceAwake() const;
	/// Kilograms; 0 without a body.
	float GetBodyMass() const;
	FName GetCollisionProfileName() const { return CollisionProfileName; }

	/// Of the double: whether the two stop each other; both must want it.
	bool DoubleBlocks(const FBodyInstance& Other) const
	{
		return Responses[Other.ObjectType.GetValue()] == ECR_Block &&
			Other.Responses[ObjectType.GetValue()] == ECR_Block;
	}

	/// Of the double: the body in the scene, owned by it.
	UnrealDouble::FBody* DoubleBody = nullptr;

protected:
	friend class UPrimitiveComponent;
	float MassInKgOverride = 100.0f;
	TObjectPtr<UPhysicalMaterial> PhysMaterialOverride;

private:
	FName CollisionProfileName = TEXT("BlockAllDynamic");
	TEnumAsByte<ECollisionEnabled::Type> CollisionEnabled = ECollisionEnabled::QueryAndPhysics;
	TEnumAsByte<ECollisionChannel> ObjectType = ECC_WorldDynamic;
	/// By the channel of the other body.
	std::array<ECollisionResponse, ECC_MAX> Responses = AllBlock();

	static std::array<ECollisionResponse, ECC_MAX> AllBlock();
};
