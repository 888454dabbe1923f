#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Math/Vector.h"

namespace UE::Math
{
/** Turns in degrees: pitch lifts the nose, yaw turns it from X towards Y, roll lowers the right side. */
template <typename T>
struct TRotator
{
	using FReal = T;
	T Pitch;
	T Yaw;
	T Roll;

	static const TRotator ZeroRotator;

	TRotator() {}
	explicit constexpr TRotator(T InF) : Pitch(InF), Yaw(InF), Roll(InF) {}
	constexpr TRotator(T InPitch, T InYaw, T InRoll) : Pitch(InPitch), Yaw(InYaw), Roll(InRoll) {}
	explicit constexpr TRotator(EForceInit) : Pitch(0), Yaw(0), Roll(0) {}
	explicit TRotator(const TQuat<T>& Quat);

	TRotator operator+(const TRotator& R) const { return {Pitch + R.Pitch, Yaw + R.Yaw, Roll + R.Roll}; }
	TRotator operator-(const TRotator& R) const { return {Pitch - R.Pitch, Yaw - R.Yaw, Roll - R.Roll}; }
	TRotator operator*(T Scale) const { return {Pitch * Scale, Yaw * Scale, Roll * Scale}; }
	TRotator& operator+=(const TRotator& R) { return *this = *this + R; }
	TRotator& operator-=(const TRotator& R) { return *this = *this - R; }
	bool operator==(const TRotator& R) const = default;
	bool Equals(const TRotator& R, T Tolerance = (T)UE_DOUBLE_KINDA_SMALL_NUMBER) const
	{
		return FMath::Abs(NormalizeAxis(Pitch - R.Pitch)) <= Tolerance &&
			FMath::Abs(NormalizeAxis(Yaw - R.Yaw)) <= Tolerance &&
			FMath::Abs(NormalizeAxis(Roll - R.Roll)) <= Tolerance;
	}
	bool ContainsNaN() const { return !FMath::IsFinite(Pitch) || !FMath::IsFinite(Yaw) || !FMath::IsFinite(Roll); }
	/** Into [0, 360). */
	static T ClampAxis(T Angle)
	{
		const T Rest = FMath::Fmod(Angle, (T)360);
		return Rest < 0 ? Rest + (T)360 : Rest;
	}
	/** Into (-180, 180]. */
	static T NormalizeAxis(T Angle)
	{
		const T Clamped = ClampAxis(Angle);
		return Clamped > (T)180 ? Clamped - (T)360 : Clamped;
	}
	TRotator GetNormalized() const { return {NormalizeAxis(Pitch), NormalizeAxis(Yaw), NormalizeAxis(Roll)}; }
	void Normalize() { *this = GetNormalized(); }
	TQuat<T> Quaternion() const;
	TVector<T> Vector() const;
	TVector<T> RotateVector(const TVector<T>& V) const;
	FString ToString() const { return FString::Printf(TEXT("P=%f Y=%f R=%f"), Pitch, Yaw, Roll); }
};

template <typename T>
inline const TRotator<T> TRotator<T>::ZeroRotator(0, 0, 0);

template <typename T>
TRotator<T> TVector<T>::Rotation() const
{
	return {FMath::RadiansToDegrees(FMath::Atan2(Z, Size2D())), FMath::RadiansToDegrees(FMath::Atan2(Y, X)), (T)0};
}
} // namespace UE::Math
