#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Math/Quat.h"

namespace UE::Math
{
/** Scale, then rotation, then translation; A * B does A first and then B. */
template <typename T>
struct TTransform
{
	static const TTransform Identity;

	TTransform() = default;
	explicit TTransform(const TVector<T>& InTranslation) : Translation(InTranslation) {}
	explicit TTransform(const TQuat<T>& InRotation) : Rotation(InRotation) {}
	explicit TTransform(const TRotator<T>& InRotation) : Rotation(InRotation) {}
	TTransform(
		const TQuat<T>& InRotation, const TVector<T>& InTranslation, const TVector<T>& InScale3D = TVector<T>(1, 1, 1))
		: Rotation(InRotation), Translation(InTranslation), Scale3D(InScale3D)
	{
	}
	TTransform(const TRotator<T>& InRotation, const TVector<T>& InTranslation,
		const TVector<T>& InScale3D = TVector<T>(1, 1, 1))
		: Rotation(InRotation), Translation(InTranslation), Scale3D(InScale3D)
	{
	}

	TQuat<T> GetRotation() const { return Rotation; }
	TVector<T> GetLocation() const { return Translation; }
	TVector<T> GetScale3D() const { return Scale3D; }
	TRotator<T> Rotator() const { return Rotation.Rotator(); }
	void SetRotation(const TQuat<T>& New) { Rotation = New; }
	void SetLocation(const TVector<T>& New) { Translation = New; }
	void SetScale3D(const TVector<T>& New) { Scale3D = New; }
	TVector<T> TransformPosition(const TVector<T>& V) const { return Rotation.RotateVector(Scale3D * V) + Translation; }
	TVector<T> TransformVector(const TVector<T>& V) const { return Rotation.RotateVector(Scale3D * V); }
	TVector<T> InverseTransformPosition(const TVector<T>& V) const
	{
		return Rotation.UnrotateVector(V - Translation) * SafeReciprocal(Scale3D);
	}
	TTransform operator*(const TTransform& Other) const
	{
		return TTransform(Other.Rotation * Rotation, Other.TransformPosition(Translation), Scale3D * Other.Scale3D);
	}
	TTransform& operator*=(const TTransform& Other) { return *this = *this * Other; }
	TTransform Inverse() const
	{
		const TVector<T> InverseScale = SafeReciprocal(Scale3D);
		return TTransform(Rotation.Inverse(), Rotation.UnrotateVector(-Translation) * InverseScale, InverseScale);
	}
	/** The transform that, followed by Other, gives this one. */
	TTransform GetRelativeTransform(const TTransform& Other) const
	{
		return TTransform(Other.Rotation.Inverse() * Rotation, Other.InverseTransformPosition(Translation),
			Scale3D * SafeReciprocal(Other.Scale3D));
	}
	bool Equals(const TTransform& Other, T Tolerance = (T)UE_DOUBLE_KINDA_SMALL_NUMBER) const
	{
		return Translation.Equals(Other.Translation, Tolerance) && Rotation.Equals(Other.Rotation, Tolerance) &&
			Scale3D.Equals(Other.Scale3D, Tolerance);
	}
	bool ContainsNaN() const { return Translation.ContainsNaN() || Rotation.ContainsNaN() || Scale3D.ContainsNaN(); }
	FString ToString() const
	{
		return Translation.ToString() + TEXT("|") + Rotator().ToString() + TEXT("|") + Scale3D.ToString();
	}

private:
	static TVector<T> SafeReciprocal(const TVector<T>& V)
	{
		const auto One = [](T Value) { return FMath::Abs(Value) <= (T)UE_SMALL_NUMBER ? (T)0 : 1 / Value; };
		return {One(V.X), One(V.Y), One(V.Z)};
	}
	TQuat<T> Rotation = TQuat<T>(0, 0, 0, 1);
	TVector<T> Translation = TVector<T>(0, 0, 0);
	TVector<T> Scale3D = TVector<T>(1, 1, 1);
};

template <typename T>
inline const TTransform<T> TTransform<T>::Identity{};
} // namespace UE::Math
