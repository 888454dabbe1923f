#pragma once

#include "CoreMinimal.h"

class UPrimitiveComponent;

/// Shapes of collision as the physics of the double see them: upright, so only what they cover seen from above and their height count.
namespace UnrealDouble
{
struct FOutline
{
	/// Convex, counter-clockwise; empty without collision.
	TArray<FVector2D> Corners;
	double Bottom = 0.0;
	double Top = 0.0;

	bool Covers(const FVector2D& Point) const;
	double Area() const;
	FVector2D Low() const;
	FVector2D High() const;
};

/// All points within `Radius` of a line.
struct FStadium
{
	FVector2D From;
	FVector2D To;
	double Radius = 0.0;
};

/// Of all hulls of the component, where it is now.
FOutline OutlineOf(const UPrimitiveComponent& Component);
/// The same in the component's own space, with its scale.
FOutline OwnOutlineOf(const UPrimitiveComponent& Component);
/// The radius of a round outline about a centre; 0 when it is not round.
double RadiusAbout(const FOutline& Outline, const FVector2D& Centre);
/// The stadium within the narrowest rectangle about the outline; exact for stadiums, while corners of boxes are rounded off.
FStadium StadiumIn(const FOutline& Outline);
} // namespace UnrealDouble
