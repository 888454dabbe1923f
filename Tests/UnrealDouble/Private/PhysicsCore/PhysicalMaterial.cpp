#include "PhysicalMaterials/PhysicalMaterial.h"
#include "PhysicsSettingsCore.h"

DEFINE_LOG_CATEGORY_STATIC(LogDoubleMaterial, Log, All);

DOUBLE_CLASS_IMPLEMENT(UPhysicalMaterial, "/Script/PhysicsCore");
DOUBLE_CLASS_IMPLEMENT(UPhysicsSettingsCore, "/Script/PhysicsCore");

UPhysicalMaterial::UPhysicalMaterial(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer)
{
}

UPhysicsSettingsCore::UPhysicsSettingsCore(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer)
{
}

UPhysicsSettingsCore* UPhysicsSettingsCore::Get()
{
	return GetMutableDefault<UPhysicsSettingsCore>();
}

const UnrealDouble::FSolverMaterial& UPhysicalMaterial::DoubleSolverMaterial() const
{
	if (!SolverMaterial.IsSet())
	{
		UnrealDouble::FSolverMaterial Copy;
		Copy.Friction = Friction;
		Copy.Restitution = Restitution;
		if (bOverrideFrictionCombineMode)
		{
			Copy.FrictionMode = FrictionCombineMode.GetValue();
		}
		if (bOverrideRestitutionCombineMode)
		{
			Copy.RestitutionMode = RestitutionCombineMode.GetValue();
		}
		SolverMaterial = Copy;
	}
	const UnrealDouble::FSolverMaterial& Copy = SolverMaterial.GetValue();
	if (Copy.Friction != Friction || Copy.Restitution != Restitution)
	{
		UE_LOG(LogDoubleMaterial, Error,
			TEXT("A physical material was edited after its first use: the solver keeps the old numbers"));
	}
	return Copy;
}
