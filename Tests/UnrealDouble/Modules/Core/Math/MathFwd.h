#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreTypes.h"

namespace UE::Math
{
template <typename T>
struct TVector;
template <typename T>
struct TVector2;
template <typename T>
struct TRotator;
template <typename T>
struct TQuat;
template <typename T>
struct TTransform;
} // namespace UE::Math

using FVector = UE::Math::TVector<double>;
using FVector3d = UE::Math::TVector<double>;
using FVector3f = UE::Math::TVector<float>;
using FVector2D = UE::Math::TVector2<double>;
using FVector2f = UE::Math::TVector2<float>;
using FRotator = UE::Math::TRotator<double>;
using FQuat = UE::Math::TQuat<double>;
using FTransform = UE::Math::TTransform<double>;
struct FColor;
struct FLinearColor;
