#include "PhysicsShape.h"

#include "Components/PrimitiveComponent.h"

#include <algorithm>
#include <cmath>

namespace UnrealDouble
{

namespace
{

double Cross(const FVector2D& A, const FVector2D& B, const FVector2D& C)
{
	return (B.X - A.X) * (C.Y - A.Y) - (B.Y - A.Y) * (C.X - A.X);
}

double Distance(const FVector2D& A, const FVector2D& B)
{
	return std::hypot(A.X - B.X, A.Y - B.Y);
}

/// Takes points in the order given and keeps only left turns.
void AddChain(TArray<FVector2D>& Chain, const TArray<FVector2D>& Points, bool bForward)
{
	const int32 Base = Chain.Num();
	for (int32 i = 0; i < Points.Num(); ++i)
	{
		const FVector2D& Point = Points[bForward ? i : Points.Num() - 1 - i];
		while (Chain.Num() >= Base + 2 && Cross(Chain[Chain.Num() - 2], Chain.Last(), Point) <= 1e-9)
		{
			Chain.Pop();
		}
		Chain.Add(Point);
	}
	Chain.Pop();
}

TArray<FVector2D> ConvexHull(TArray<FVector2D> Points)
{
	Points.Sort([](const FVector2D& A, const FVector2D& B) { return A.X != B.X ? A.X < B.X : A.Y < B.Y; });
	TArray<FVector2D> Hull;
	AddChain(Hull, Points, true);
	AddChain(Hull, Points, false);
	return Hull;
}

/// Extent of the outline along a direction.
void ExtentAlong(const FOutline& Outline, const FVector2D& Along, double& OutLow, double& OutHigh)
{
	OutLow = INFINITY;
	OutHigh = -INFINITY;
	for (const FVector2D& Corner : Outline.Corners)
	{
		const double At = Corner.X * Along.X + Corner.Y * Along.Y;
		OutLow = (std::min)(OutLow, At);
		OutHigh = (std::max)(OutHigh, At);
	}
}

} // namespace

namespace
{

FOutline OutlineIn(const UPrimitiveComponent& Component, const FTransform& Transform)
{
	FOutline Outline;
	Outline.Bottom = INFINITY;
	Outline.Top = -INFINITY;
	TArray<FVector2D> Seen;
	for (const TArray<FVector>& Hull : Component.DoubleCollisionHulls())
	{
		for (const FVector& Point : Hull)
		{
			const FVector World = Transform.TransformPosition(Point);
			Seen.Add(FVector2D(World.X, World.Y));
			Outline.Bottom = (std::min)(Outline.Bottom, static_cast<double>(World.Z));
			Outline.Top = (std::max)(Outline.Top, static_cast<double>(World.Z));
		}
	}
	Outline.Corners = Seen.Num() < 3 ? TArray<FVector2D>() : ConvexHull(Seen);
	return Outline;
}

} // namespace

FOutline OutlineOf(const UPrimitiveComponent& Component)
{
	return OutlineIn(Component, Component.GetComponentTransform());
}

FOutline OwnOutlineOf(const UPrimitiveComponent& Component)
{
	return OutlineIn(Component, FTransform(FQuat::Identity, FVector::ZeroVector, Component.GetComponentScale()));
}

bool FOutline::Covers(const FVector2D& Point) const
{
	for (int32 i = 0; i < Corners.Num(); ++i)
	{
		if (Cross(Corners[i], Corners[(i + 1) % Corners.Num()], Point) < 0.0)
		{
			return false;
		}
	}
	return Corners.Num() >= 3;
}

double FOutline::Area() const
{
	double Twice = 0.0;
	for (int32 i = 2; i < Corners.Num(); ++i)
	{
		Twice += Cross(Corners[0], Corners[i - 1], Corners[i]);
	}
	return Twice / 2.0;
}

FVector2D FOutline::Low() const
{
	double X, Y, Unused;
	ExtentAlong(*this, FVector2D(1.0, 0.0), X, Unused);
	ExtentAlong(*this, FVector2D(0.0, 1.0), Y, Unused);
	return FVector2D(X, Y);
}

FVector2D FOutline::High() const
{
	double X, Y, Unused;
	ExtentAlong(*this, FVector2D(1.0, 0.0), Unused, X);
	ExtentAlong(*this, FVector2D(0.0, 1.0), Unused, Y);
	return FVector2D(X, Y);
}

double RadiusAbout(const FOutline& Outline, const FVector2D& Centre)
{
	double Farthest = 0.0;
	double Nearest = INFINITY;
	for (int32 i = 0; i < Outline.Corners.Num(); ++i)
	{
		const FVector2D& A = Outline.Corners[i];
		const FVector2D& B = Outline.Corners[(i + 1) % Outline.Corners.Num()];
		Farthest = (std::max)(Farthest, Distance(A, Centre));
		Nearest = (std::min)(Nearest, Cross(A, B, Centre) / Distance(A, B));
	}
	constexpr double Octagon = 0.92;
	return Outline.Corners.Num() >= 8 && Nearest >= Octagon * Farthest ? Farthest : 0.0;
}

FStadium StadiumIn(const FOutline& Outline)
{
	FStadium Best;
	double Narrowest = INFINITY;
	for (int32 i = 0; i < Outline.Corners.Num(); ++i)
	{
		const FVector2D& A = Outline.Corners[i];
		const FVector2D& B = Outline.Corners[(i + 1) % Outline.Corners.Num()];
		const double Length = Distance(A, B);
		const FVector2D Along((B.X - A.X) / Length, (B.Y - A.Y) / Length);
		const FVector2D Aside(-Along.Y, Along.X);
		double Low, High, Left, Right;
		ExtentAlong(Outline, Along, Low, High);
		ExtentAlong(Outline, Aside, Left, Right);
		if (Right - Left < Narrowest && Right - Left <= High - Low + 1e-6)
		{
			Narrowest = Right - Left;
			Best.Radius = Narrowest / 2.0;
			const double Middle = (Left + Right) / 2.0;
			const auto At = [&](double Way)
			{ return FVector2D(Along.X * Way + Aside.X * Middle, Along.Y * Way + Aside.Y * Middle); };
			Best.From = At(Low + Best.Radius);
			Best.To = At((std::max)(Low + Best.Radius, High - Best.Radius));
		}
	}
	return Best;
}

} // namespace UnrealDouble
