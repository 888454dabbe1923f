#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "Double/DeclareClass.h"
#include "PhysicsSettingsEnums.h"
#include "UObject/Object.h"

namespace UnrealDouble
{
/// What the solver knows of a material. It is copied when the material is first used by a body; later edits do not reach it.
struct FSolverMaterial
{
	float Friction = 0.0f;
	float Restitution = 0.0f;
	TOptional<EFrictionCombineMode::Type> FrictionMode;
	TOptional<EFrictionCombineMode::Type> RestitutionMode;
};
} // namespace UnrealDouble

class PHYSICSCORE_API UPhysicalMaterial : public UObject
{
	DOUBLE_CLASS(UPhysicalMaterial, UObject)

public:
	UPhysicalMaterial(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	float Friction = 0.7f;
	float StaticFriction = 0.0f;
	TEnumAsByte<EFrictionCombineMode::Type> FrictionCombineMode = EFrictionCombineMode::Average;
	bool bOverrideFrictionCombineMode = false;
	float Restitution = 0.3f;
	TEnumAsByte<EFrictionCombineMode::Type> RestitutionCombineMode = EFrictionCombineMode::Average;
	bool bOverrideRestitutionCombineMode = false;
	/// Grams per cubic centimetre.
	float Density = 1.0f;
	float SleepLinearVelocityThreshold = 1.0f;
	float SleepAngularVelocityThreshold = 0.05f;
	int32 SleepCounterThreshold = 4;
	float RaiseMassToPower = 0.75f;

	/// Of the double: the solver's copy, made now if this is the first use; an Error in the log if the fields changed since.
	const UnrealDouble::FSolverMaterial& DoubleSolverMaterial() const;

private:
	mutable TOptional<UnrealDouble::FSolverMaterial> SolverMaterial;
};
