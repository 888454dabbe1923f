#pragma once

#include "CoreMinimal.h"

class UPrimitiveComponent;

namespace UnrealDouble
{
/// What two materials make of each other by their combine modes, or by the project's when neither insists on one; with the knobs.
double FrictionBetween(const UPrimitiveComponent& A, const UPrimitiveComponent& B);
/// 0..1.
double RestitutionBetween(const UPrimitiveComponent& A, const UPrimitiveComponent& B);
} // namespace UnrealDouble
