#include "PhysicsSurfaces.h"

#include "Components/PrimitiveComponent.h"
#include "Double/PhysicsKnobs.h"
#include "PhysicalMaterials/PhysicalMaterial.h"
#include "PhysicsEngine/PhysicsSettings.h"

#include <algorithm>

namespace UnrealDouble
{

namespace
{

using FMode = EFrictionCombineMode::Type;

/// Of two materials that insist on a mode the later in the enumeration wins.
FMode ModeOf(const TOptional<FMode>& A, const TOptional<FMode>& B, FMode Project)
{
	return (std::max)(A.Get(Project), B.Get(Project));
}

double Combined(double A, double B, FMode Mode)
{
	switch (Mode)
	{
	case EFrictionCombineMode::Average:
		return (A + B) / 2.0;
	case EFrictionCombineMode::Min:
		return (std::min)(A, B);
	case EFrictionCombineMode::Multiply:
		return A * B;
	case EFrictionCombineMode::Max:
		return (std::max)(A, B);
	}
	return 0.0;
}

} // namespace

FPhysicsKnobs& PhysicsKnobs()
{
	static FPhysicsKnobs Knobs;
	return Knobs;
}

double FrictionBetween(const UPrimitiveComponent& A, const UPrimitiveComponent& B)
{
	const FSolverMaterial& One = A.DoublePhysicalMaterial().DoubleSolverMaterial();
	const FSolverMaterial& Other = B.DoublePhysicalMaterial().DoubleSolverMaterial();
	const FMode Mode = ModeOf(One.FrictionMode, Other.FrictionMode, UPhysicsSettings::Get()->FrictionCombineMode);
	return Combined(One.Friction, Other.Friction, Mode) * PhysicsKnobs().FrictionFactor;
}

double RestitutionBetween(const UPrimitiveComponent& A, const UPrimitiveComponent& B)
{
	const FSolverMaterial& One = A.DoublePhysicalMaterial().DoubleSolverMaterial();
	const FSolverMaterial& Other = B.DoublePhysicalMaterial().DoubleSolverMaterial();
	const FMode Mode =
		ModeOf(One.RestitutionMode, Other.RestitutionMode, UPhysicsSettings::Get()->RestitutionCombineMode);
	const double Restitution = Combined(One.Restitution, Other.Restitution, Mode);
	return std::clamp(Restitution * PhysicsKnobs().RestitutionFactor, 0.0, 1.0);
}

} // namespace UnrealDouble
