#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Math/Rotator.h"

namespace UE::Math
{
/** A rotation; A * B turns by B first and then by A. */
template <typename T>
struct TQuat
{
	using FReal = T;
	T X;
	T Y;
	T Z;
	T W;

	static const TQuat Identity;

	TQuat() {}
	constexpr TQuat(T InX, T InY, T InZ, T InW) : X(InX), Y(InY), Z(InZ), W(InW) {}
	explicit constexpr TQuat(EForceInit) : X(0), Y(0), Z(0), W(0) {}
	TQuat(const TVector<T>& Axis, T AngleRad)
		: X(Axis.X * FMath::Sin(AngleRad / 2)), Y(Axis.Y * FMath::Sin(AngleRad / 2)),
		  Z(Axis.Z * FMath::Sin(AngleRad / 2)), W(FMath::Cos(AngleRad / 2))
	{
	}
	explicit TQuat(const TRotator<T>& R)
		: TQuat(TQuat({0, 0, 1}, FMath::DegreesToRadians(R.Yaw)) * TQuat({0, -1, 0}, FMath::DegreesToRadians(R.Pitch)) *
			  TQuat({-1, 0, 0}, FMath::DegreesToRadians(R.Roll)))
	{
	}

	TQuat operator*(const TQuat& Q) const
	{
		return {W * Q.X + X * Q.W + Y * Q.Z - Z * Q.Y, W * Q.Y + Y * Q.W + Z * Q.X - X * Q.Z,
			W * Q.Z + Z * Q.W + X * Q.Y - Y * Q.X, W * Q.W - X * Q.X - Y * Q.Y - Z * Q.Z};
	}
	TQuat& operator*=(const TQuat& Q) { return *this = *this * Q; }
	TVector<T> operator*(const TVector<T>& V) const { return RotateVector(V); }
	bool operator==(const TQuat& Q) const = default;
	T operator|(const TQuat& Q) const { return X * Q.X + Y * Q.Y + Z * Q.Z + W * Q.W; }
	T Size() const { return FMath::Sqrt(*this | *this); }
	TQuat Inverse() const { return {-X, -Y, -Z, W}; }
	TQuat GetNormalized(T Tolerance = (T)UE_SMALL_NUMBER) const
	{
		const T Length = Size();
		return Length * Length >= Tolerance ? TQuat(X / Length, Y / Length, Z / Length, W / Length) : Identity;
	}
	TVector<T> RotateVector(const TVector<T>& V) const
	{
		const TVector<T> Axis(X, Y, Z);
		const TVector<T> Twice = (Axis ^ V) * (T)2;
		return V + Twice * W + (Axis ^ Twice);
	}
	TVector<T> UnrotateVector(const TVector<T>& V) const { return Inverse().RotateVector(V); }
	TVector<T> GetAxisX() const { return RotateVector({1, 0, 0}); }
	TVector<T> GetAxisY() const { return RotateVector({0, 1, 0}); }
	TVector<T> GetAxisZ() const { return RotateVector({0, 0, 1}); }
	TRotator<T> Rotator() const
	{
		TRotator<T> Result = GetAxisX().Rotation();
		const TQuat WithoutRoll(Result);
		const TVector<T> Right = GetAxisY();
		Result.Roll =
			FMath::RadiansToDegrees(FMath::Atan2(-(Right | WithoutRoll.GetAxisZ()), Right | WithoutRoll.GetAxisY()));
		return Result;
	}
	bool Equals(const TQuat& Q, T Tolerance = (T)UE_DOUBLE_KINDA_SMALL_NUMBER) const
	{
		return FMath::Abs((T)1 - FMath::Abs(*this | Q)) <= Tolerance;
	}
	bool ContainsNaN() const { return !FMath::IsFinite(X + Y + Z + W); }
	FString ToString() const { return FString::Printf(TEXT("X=%.9f Y=%.9f Z=%.9f W=%.9f"), X, Y, Z, W); }
};

template <typename T>
inline const TQuat<T> TQuat<T>::Identity(0, 0, 0, 1);

template <typename T>
TRotator<T>::TRotator(const TQuat<T>& Quat) : TRotator(Quat.Rotator())
{
}
template <typename T>
TQuat<T> TRotator<T>::Quaternion() const
{
	return TQuat<T>(*this);
}
template <typename T>
TVector<T> TRotator<T>::Vector() const
{
	return Quaternion().GetAxisX();
}
template <typename T>
TVector<T> TRotator<T>::RotateVector(const TVector<T>& V) const
{
	return Quaternion().RotateVector(V);
}
} // namespace UE::Math
