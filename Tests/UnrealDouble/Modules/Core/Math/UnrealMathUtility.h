#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreTypes.h"
#include "Misc/AssertionMacros.h"

#include <cmath>
#include <type_traits>

#define UE_PI (3.1415926535897932f)
#define UE_SMALL_NUMBER (1.e-8f)
#define UE_KINDA_SMALL_NUMBER (1.e-4f)
#define UE_DOUBLE_PI (3.141592653589793238462643383279502884197169399)
#define UE_DOUBLE_SMALL_NUMBER (1.e-8)
#define UE_DOUBLE_KINDA_SMALL_NUMBER (1.e-4)
#define UE_HALF_PI (1.57079632679f)
#define UE_TWO_PI (6.28318530717f)
#define PI UE_PI

/** Functions of numbers. Both arguments of Min, Max and Clamp have one type: mixing them does not compile. */
struct CORE_API FMath
{
	template <class T>
	static constexpr T Abs(const T A)
	{
		return A < (T)0 ? -A : A;
	}
	template <class T>
	static constexpr T Max(const T A, const T B)
	{
		return B < A ? A : B;
	}
	template <class T>
	static constexpr T Min(const T A, const T B)
	{
		return A < B ? A : B;
	}
	template <class T>
	static constexpr T Clamp(const T X, const T MinValue, const T MaxValue)
	{
		return Max(Min(X, MaxValue), MinValue);
	}
	template <class T>
	static constexpr T Square(const T A)
	{
		return A * A;
	}
	template <typename T, typename U>
	requires std::is_floating_point_v<U>
	static constexpr T Lerp(const T& A, const T& B, const U& Alpha) { return (T)(A + Alpha * (B - A)); }

	static float Sqrt(float Value) { return std::sqrt(Value); }
	static double Sqrt(double Value) { return std::sqrt(Value); }
	static float Sin(float Value) { return std::sin(Value); }
	static double Sin(double Value) { return std::sin(Value); }
	static float Cos(float Value) { return std::cos(Value); }
	static double Cos(double Value) { return std::cos(Value); }
	static float Acos(float Value) { return std::acos(Clamp(Value, -1.0f, 1.0f)); }
	static double Acos(double Value) { return std::acos(Clamp(Value, -1.0, 1.0)); }
	static float Atan2(float Y, float X) { return std::atan2(Y, X); }
	static double Atan2(double Y, double X) { return std::atan2(Y, X); }
	static float Pow(float A, float B) { return std::pow(A, B); }
	static double Pow(double A, double B) { return std::pow(A, B); }
	static float Fmod(float X, float Y) { return std::fmod(X, Y); }
	static double Fmod(double X, double Y) { return std::fmod(X, Y); }
	static int32 FloorToInt32(float Value) { return (int32)std::floor(Value); }
	static int32 FloorToInt32(double Value) { return (int32)std::floor(Value); }
	static int32 CeilToInt32(float Value) { return (int32)std::ceil(Value); }
	static int32 CeilToInt32(double Value) { return (int32)std::ceil(Value); }
	static int32 RoundToInt32(float Value) { return (int32)std::floor(Value + 0.5f); }
	static int32 RoundToInt32(double Value) { return (int32)std::floor(Value + 0.5); }
	static int64 RoundToInt64(double Value) { return (int64)std::floor(Value + 0.5); }
	static bool IsFinite(float Value) { return std::isfinite(Value); }
	static bool IsFinite(double Value) { return std::isfinite(Value); }
	static bool IsNearlyEqual(float A, float B, float ErrorTolerance = UE_SMALL_NUMBER)
	{
		return Abs(A - B) <= ErrorTolerance;
	}
	static bool IsNearlyEqual(double A, double B, double ErrorTolerance = UE_DOUBLE_SMALL_NUMBER)
	{
		return Abs(A - B) <= ErrorTolerance;
	}
	static bool IsNearlyZero(float Value, float ErrorTolerance = UE_SMALL_NUMBER)
	{
		return Abs(Value) <= ErrorTolerance;
	}
	static bool IsNearlyZero(double Value, double ErrorTolerance = UE_DOUBLE_SMALL_NUMBER)
	{
		return Abs(Value) <= ErrorTolerance;
	}
	static constexpr float DegreesToRadians(float Degrees) { return Degrees * (UE_PI / 180.f); }
	static constexpr double DegreesToRadians(double Degrees) { return Degrees * (UE_DOUBLE_PI / 180.0); }
	static constexpr float RadiansToDegrees(float Radians) { return Radians * (180.f / UE_PI); }
	static constexpr double RadiansToDegrees(double Radians) { return Radians * (180.0 / UE_DOUBLE_PI); }
	static float UnwindDegrees(float Angle) { return std::remainder(Angle, 360.f); }
	static double UnwindDegrees(double Angle) { return std::remainder(Angle, 360.0); }
	/** Goes a part of the rest of the way each frame; a speed of 0 or less jumps there. */
	static float FInterpTo(float Current, float Target, float DeltaTime, float InterpSpeed);
	static double FInterpTo(double Current, double Target, double DeltaTime, double InterpSpeed);

	// Random numbers: the same in every run, as with -FixedSeed.
	static int32 Rand();
	static float FRand();
	static int32 RandHelper(int32 A) { return A > 0 ? Rand() % A : 0; }
	static int32 RandRange(int32 InMin, int32 InMax) { return InMin + RandHelper(InMax - InMin + 1); }
	static float RandRange(float InMin, float InMax) { return InMin + (InMax - InMin) * FRand(); }
	static double RandRange(double InMin, double InMax) { return InMin + (InMax - InMin) * (double)FRand(); }
};
