#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "Styling/SlateColor.h"

/// The edge of a surface.
struct SLATECORE_API FSlateBrushOutlineSettings
{
	FSlateColor Color;
	float Width = 0.0f;
};

/// What a surface is painted with.
struct SLATECORE_API FSlateBrush
{
	FSlateColor TintColor;
	FSlateBrushOutlineSettings OutlineSettings;
};
