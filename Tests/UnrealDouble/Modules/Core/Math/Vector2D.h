#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Containers/UnrealString.h"
#include "Math/MathFwd.h"
#include "Math/UnrealMathUtility.h"

namespace UE::Math
{
template <typename T>
struct TVector2
{
	using FReal = T;
	T X;
	T Y;

	static const TVector2 ZeroVector;

	TVector2() {}
	constexpr TVector2(T InX, T InY) : X(InX), Y(InY) {}
	explicit constexpr TVector2(T InF) : X(InF), Y(InF) {}
	explicit constexpr TVector2(EForceInit) : X(0), Y(0) {}
	explicit constexpr TVector2(const TVector<T>& V);

	constexpr TVector2 operator+(const TVector2& V) const { return {X + V.X, Y + V.Y}; }
	constexpr TVector2 operator-(const TVector2& V) const { return {X - V.X, Y - V.Y}; }
	constexpr TVector2 operator-() const { return {-X, -Y}; }
	constexpr TVector2 operator*(T Scale) const { return {X * Scale, Y * Scale}; }
	constexpr TVector2 operator/(T Scale) const { return {X / Scale, Y / Scale}; }
	constexpr TVector2 operator*(const TVector2& V) const { return {X * V.X, Y * V.Y}; }
	friend constexpr TVector2 operator*(T Scale, const TVector2& V) { return V * Scale; }
	TVector2& operator+=(const TVector2& V) { return *this = *this + V; }
	TVector2& operator-=(const TVector2& V) { return *this = *this - V; }
	TVector2& operator*=(T Scale) { return *this = *this * Scale; }
	TVector2& operator/=(T Scale) { return *this = *this / Scale; }
	constexpr bool operator==(const TVector2& V) const = default;
	constexpr T operator|(const TVector2& V) const { return X * V.X + Y * V.Y; }
	constexpr T operator^(const TVector2& V) const { return X * V.Y - Y * V.X; }
	static constexpr T DotProduct(const TVector2& A, const TVector2& B) { return A | B; }
	static constexpr T CrossProduct(const TVector2& A, const TVector2& B) { return A ^ B; }
	static T Distance(const TVector2& A, const TVector2& B) { return (A - B).Size(); }
	static constexpr T DistSquared(const TVector2& A, const TVector2& B) { return (A - B).SizeSquared(); }
	constexpr T SizeSquared() const { return X * X + Y * Y; }
	T Size() const { return FMath::Sqrt(SizeSquared()); }
	T Length() const { return Size(); }
	TVector2 GetSafeNormal(T Tolerance = (T)UE_DOUBLE_SMALL_NUMBER) const
	{
		return SizeSquared() > Tolerance ? *this / Size() : TVector2((T)0);
	}
	bool Equals(const TVector2& V, T Tolerance = (T)UE_DOUBLE_KINDA_SMALL_NUMBER) const
	{
		return FMath::Abs(X - V.X) <= Tolerance && FMath::Abs(Y - V.Y) <= Tolerance;
	}
	bool IsNearlyZero(T Tolerance = (T)UE_DOUBLE_KINDA_SMALL_NUMBER) const { return Equals(TVector2((T)0), Tolerance); }
	bool IsZero() const { return X == 0 && Y == 0; }
	bool ContainsNaN() const { return !FMath::IsFinite(X) || !FMath::IsFinite(Y); }
	FString ToString() const { return FString::Printf(TEXT("X=%3.3f Y=%3.3f"), X, Y); }
};

template <typename T>
inline const TVector2<T> TVector2<T>::ZeroVector(0, 0);
} // namespace UE::Math
