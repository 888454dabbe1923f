#include "Components/PrimitiveComponent.h"
#include "PhysicalMaterials/PhysicalMaterial.h"
#include "PhysicsScene.h"

#include <cmath>

DEFINE_LOG_CATEGORY_STATIC(LogDoubleBody, Log, All);

// What a primitive component does to its body.

namespace
{

/// The double's bodies move on tables: what points up, or turns about another axis than up, would be lost.
void CheckLevel(const TCHAR* What, const FVector& Vector)
{
	checkf(std::abs(Vector.Z) <= 1e-6 * Vector.Size2D() + 1e-9, TEXT("%s with a vertical part"), What);
}

void CheckUpright(const TCHAR* What, const FVector& Vector)
{
	checkf(Vector.Size2D() <= 1e-6 * std::abs(Vector.Z) + 1e-9, TEXT("%s about another axis than z"), What);
}

} // namespace

void FBodyInstance::SetMassOverride(float MassInKG, bool bNewOverrideMass)
{
	bOverrideMass = bNewOverrideMass;
	MassInKgOverride = MassInKG;
}

bool FBodyInstance::IsInstanceSimulatingPhysics() const
{
	return DoubleBody && DoubleBody->bSimulated;
}

bool FBodyInstance::IsInstanceAwake() const
{
	return IsInstanceSimulatingPhysics() && DoubleBody->bAwake;
}

float FBodyInstance::GetBodyMass() const
{
	return DoubleBody ? static_cast<float>(DoubleBody->Mass) : 0.0f;
}

UnrealDouble::FBody* UPrimitiveComponent::BodyFor(const TCHAR* What) const
{
	if (!BodyInstance.DoubleBody || !BodyInstance.DoubleBody->bSimulated)
	{
		UE_LOG(LogDoubleBody, Error, TEXT("%s: %s needs a registered, simulating body"), *GetName(), What);
		return nullptr;
	}
	Scene()->NoteTouch(*this);
	return BodyInstance.DoubleBody;
}

void UPrimitiveComponent::SetSimulatePhysics(bool bSimulate)
{
	BodyInstance.bSimulatePhysics = bSimulate;
	UpdateSimulation();
}

bool UPrimitiveComponent::IsSimulatingPhysics(FName) const
{
	return BodyInstance.IsInstanceSimulatingPhysics();
}

void UPrimitiveComponent::AddImpulse(FVector Impulse, FName, bool bVelChange)
{
	CheckLevel(TEXT("AddImpulse"), Impulse);
	if (UnrealDouble::FBody* Body = BodyFor(TEXT("AddImpulse")))
	{
		Body->PendingVelocity += bVelChange ? Impulse : Impulse / Body->Mass;
		Scene()->Wake(*Body);
	}
}

void UPrimitiveComponent::AddImpulseAtLocation(FVector Impulse, FVector Location, FName)
{
	CheckLevel(TEXT("AddImpulseAtLocation"), Impulse);
	if (UnrealDouble::FBody* Body = BodyFor(TEXT("AddImpulseAtLocation")))
	{
		const FVector Arm = Location - GetComponentLocation();
		Body->PendingVelocity += Impulse / Body->Mass;
		Body->PendingSpin += (Arm.X * Impulse.Y - Arm.Y * Impulse.X) / (Body->Mass * Body->Radius * Body->Radius / 2.0);
		Scene()->Wake(*Body);
	}
}

void UPrimitiveComponent::AddAngularImpulseInRadians(FVector Impulse, FName, bool bVelChange)
{
	CheckUpright(TEXT("AddAngularImpulseInRadians"), Impulse);
	if (UnrealDouble::FBody* Body = BodyFor(TEXT("AddAngularImpulseInRadians")))
	{
		Body->PendingSpin += bVelChange ? Impulse.Z : Impulse.Z / (Body->Mass * Body->Radius * Body->Radius / 2.0);
		Scene()->Wake(*Body);
	}
}

void UPrimitiveComponent::SetPhysicsLinearVelocity(FVector NewVel, bool bAddToCurrent, FName)
{
	CheckLevel(TEXT("SetPhysicsLinearVelocity"), NewVel);
	if (UnrealDouble::FBody* Body = BodyFor(TEXT("SetPhysicsLinearVelocity")))
	{
		Body->Velocity = bAddToCurrent ? Body->Velocity + NewVel : NewVel;
		Scene()->Disturb();
		if (!NewVel.IsZero())
		{
			Scene()->Wake(*Body);
		}
	}
}

FVector UPrimitiveComponent::GetPhysicsLinearVelocity(FName)
{
	return GetComponentVelocity();
}

FVector UPrimitiveComponent::GetComponentVelocity() const
{
	return IsSimulatingPhysics() ? BodyInstance.DoubleBody->Velocity : FVector(FVector::ZeroVector);
}

void UPrimitiveComponent::SetPhysicsAngularVelocityInRadians(FVector NewAngVel, bool bAddToCurrent, FName)
{
	if (UnrealDouble::FBody* Body = BodyFor(TEXT("SetPhysicsAngularVelocityInRadians")))
	{
		if (Body->StandsOnRim())
		{
			return; // there the turning follows from the speed
		}
		CheckUpright(TEXT("SetPhysicsAngularVelocityInRadians"), NewAngVel);
		Body->Spin = bAddToCurrent ? Body->Spin + NewAngVel.Z : NewAngVel.Z;
		Scene()->Disturb();
		if (!NewAngVel.IsZero())
		{
			Scene()->Wake(*Body);
		}
	}
}

FVector UPrimitiveComponent::GetPhysicsAngularVelocityInRadians(FName) const
{
	if (!IsSimulatingPhysics())
	{
		return FVector::ZeroVector;
	}
	const UnrealDouble::FBody& Body = *BodyInstance.DoubleBody;
	return Body.bRolling ? FVector::CrossProduct(FVector::UpVector, Body.Velocity) / Body.Radius
						 : FVector(0.0, 0.0, Body.Spin);
}

void UPrimitiveComponent::SetPhysMaterialOverride(UPhysicalMaterial* NewPhysMaterial)
{
	BodyInstance.PhysMaterialOverride = NewPhysMaterial;
	UpdateSimulation();
}

void UPrimitiveComponent::SetMassOverrideInKg(FName, float MassInKg, bool bOverrideMass)
{
	BodyInstance.SetMassOverride(MassInKg, bOverrideMass);
	UpdateSimulation();
}

/// Without override from the volume in cubic centimetres, damped by the material's power as the engine does.
float UPrimitiveComponent::GetMass() const
{
	if (BodyInstance.bOverrideMass)
	{
		return BodyInstance.MassInKgOverride;
	}
	const UnrealDouble::FOutline Outline = UnrealDouble::OutlineOf(*this);
	const UPhysicalMaterial& Material = DoublePhysicalMaterial();
	const double Kilograms = Outline.Area() * (Outline.Top - Outline.Bottom) * Material.Density / 1000.0;
	return Outline.Corners.Num() == 0
		? 0.0f
		: static_cast<float>(std::pow(Kilograms, Material.RaiseMassToPower) * BodyInstance.MassScale);
}

void UPrimitiveComponent::SetUseCCD(bool InUseCCD, FName)
{
	BodyInstance.bUseCCD = InUseCCD;
}

void UPrimitiveComponent::SetConstraintMode(EDOFMode::Type ConstraintMode)
{
	BodyInstance.DOFMode = ConstraintMode;
	UpdateSimulation();
}

void UPrimitiveComponent::SetLinearDamping(float InDamping)
{
	BodyInstance.LinearDamping = InDamping;
	UpdateSimulation();
}

void UPrimitiveComponent::SetAngularDamping(float InDamping)
{
	BodyInstance.AngularDamping = InDamping;
	UpdateSimulation();
}

void UPrimitiveComponent::SetEnableGravity(bool bGravityEnabled)
{
	BodyInstance.bEnableGravity = bGravityEnabled;
	UpdateSimulation();
}

void UPrimitiveComponent::SetNotifyRigidBodyCollision(bool bNewNotifyRigidBodyCollision)
{
	BodyInstance.bNotifyRigidBodyCollision = bNewNotifyRigidBodyCollision;
}

void UPrimitiveComponent::PutRigidBodyToSleep(FName)
{
	if (UnrealDouble::FBody* Body = BodyFor(TEXT("PutRigidBodyToSleep")))
	{
		Body->Stop();
		Body->bAwake = false;
		Scene()->Disturb();
	}
}

void UPrimitiveComponent::WakeRigidBody(FName)
{
	if (UnrealDouble::FBody* Body = BodyFor(TEXT("WakeRigidBody")))
	{
		Scene()->Wake(*Body);
	}
}

bool UPrimitiveComponent::RigidBodyIsAwake(FName) const
{
	return BodyInstance.IsInstanceAwake();
}

bool UPrimitiveComponent::IsAnyRigidBodyAwake()
{
	return RigidBodyIsAwake();
}

FBodyInstance* UPrimitiveComponent::GetBodyInstance(FName, bool, int32) const
{
	return const_cast<FBodyInstance*>(&BodyInstance);
}
