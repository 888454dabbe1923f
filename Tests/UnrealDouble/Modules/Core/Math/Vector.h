#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Math/Vector2D.h"

namespace UE::Math
{
template <typename T>
struct TVector
{
	using FReal = T;
	T X;
	T Y;
	T Z;

	static const TVector ZeroVector;
	static const TVector OneVector;
	static const TVector UpVector;
	static const TVector ForwardVector;
	static const TVector RightVector;

	TVector() {}
	explicit constexpr TVector(T InF) : X(InF), Y(InF), Z(InF) {}
	constexpr TVector(T InX, T InY, T InZ) : X(InX), Y(InY), Z(InZ) {}
	explicit constexpr TVector(EForceInit) : X(0), Y(0), Z(0) {}
	explicit constexpr TVector(const TVector2<T>& V, T InZ) : X(V.X), Y(V.Y), Z(InZ) {}
	template <typename FArg>
	requires(!std::is_same_v<FArg, T>) explicit constexpr TVector(const TVector<FArg>& V)
		: X((T)V.X), Y((T)V.Y), Z((T)V.Z)
	{
	}

	constexpr TVector operator+(const TVector& V) const { return {X + V.X, Y + V.Y, Z + V.Z}; }
	constexpr TVector operator-(const TVector& V) const { return {X - V.X, Y - V.Y, Z - V.Z}; }
	constexpr TVector operator-() const { return {-X, -Y, -Z}; }
	constexpr TVector operator*(const TVector& V) const { return {X * V.X, Y * V.Y, Z * V.Z}; }
	constexpr TVector operator/(const TVector& V) const { return {X / V.X, Y / V.Y, Z / V.Z}; }
	constexpr TVector operator*(T Scale) const { return {X * Scale, Y * Scale, Z * Scale}; }
	constexpr TVector operator/(T Scale) const { return {X / Scale, Y / Scale, Z / Scale}; }
	friend constexpr TVector operator*(T Scale, const TVector& V) { return V * Scale; }
	TVector& operator+=(const TVector& V) { return *this = *this + V; }
	TVector& operator-=(const TVector& V) { return *this = *this - V; }
	TVector& operator*=(T Scale) { return *this = *this * Scale; }
	TVector& operator/=(T Scale) { return *this = *this / Scale; }
	constexpr bool operator==(const TVector& V) const = default;
	constexpr T operator|(const TVector& V) const { return X * V.X + Y * V.Y + Z * V.Z; }
	constexpr TVector operator^(const TVector& V) const
	{
		return {Y * V.Z - Z * V.Y, Z * V.X - X * V.Z, X * V.Y - Y * V.X};
	}
	static constexpr T DotProduct(const TVector& A, const TVector& B) { return A | B; }
	static constexpr TVector CrossProduct(const TVector& A, const TVector& B) { return A ^ B; }
	T& operator[](int32 Index)
	{
		check(Index >= 0 && Index < 3);
		return Index == 0 ? X : Index == 1 ? Y : Z;
	}
	T operator[](int32 Index) const { return const_cast<TVector&>(*this)[Index]; }
	constexpr T SizeSquared() const { return *this | *this; }
	constexpr T SizeSquared2D() const { return X * X + Y * Y; }
	T Size() const { return FMath::Sqrt(SizeSquared()); }
	T Length() const { return Size(); }
	T Size2D() const { return FMath::Sqrt(SizeSquared2D()); }
	static T Distance(const TVector& A, const TVector& B) { return (A - B).Size(); }
	static constexpr T DistSquared(const TVector& A, const TVector& B) { return (A - B).SizeSquared(); }
	TVector GetSafeNormal(T Tolerance = (T)UE_DOUBLE_SMALL_NUMBER, const TVector& ResultIfZero = ZeroVector) const
	{
		return SizeSquared() > Tolerance ? *this / Size() : ResultIfZero;
	}
	bool Equals(const TVector& V, T Tolerance = (T)UE_DOUBLE_KINDA_SMALL_NUMBER) const
	{
		return FMath::Abs(X - V.X) <= Tolerance && FMath::Abs(Y - V.Y) <= Tolerance && FMath::Abs(Z - V.Z) <= Tolerance;
	}
	bool IsNearlyZero(T Tolerance = (T)UE_DOUBLE_KINDA_SMALL_NUMBER) const { return Equals(ZeroVector, Tolerance); }
	bool IsZero() const { return X == 0 && Y == 0 && Z == 0; }
	bool ContainsNaN() const { return !FMath::IsFinite(X) || !FMath::IsFinite(Y) || !FMath::IsFinite(Z); }
	/** The yaw and pitch that look along it, without roll; needs Math/Rotator.h. */
	TRotator<T> Rotation() const;
	FString ToString() const { return FString::Printf(TEXT("X=%3.3f Y=%3.3f Z=%3.3f"), X, Y, Z); }
};

template <typename T>
inline const TVector<T> TVector<T>::ZeroVector(0, 0, 0);
template <typename T>
inline const TVector<T> TVector<T>::OneVector(1, 1, 1);
template <typename T>
inline const TVector<T> TVector<T>::UpVector(0, 0, 1);
template <typename T>
inline const TVector<T> TVector<T>::ForwardVector(1, 0, 0);
template <typename T>
inline const TVector<T> TVector<T>::RightVector(0, 1, 0);

template <typename T>
constexpr TVector2<T>::TVector2(const TVector<T>& V) : X(V.X), Y(V.Y)
{
}
} // namespace UE::Math
