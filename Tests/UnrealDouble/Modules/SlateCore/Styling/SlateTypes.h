#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Layout/Margin.h"
#include "Styling/SlateBrush.h"

struct SLATECORE_API FButtonStyle
{
	FSlateBrush Normal;
	FSlateBrush Hovered;
	FSlateBrush Pressed;
	FSlateBrush Disabled;
	FMargin NormalPadding;
	FMargin PressedPadding;

	FButtonStyle& SetNormal(const FSlateBrush& InNormal);
	FButtonStyle& SetHovered(const FSlateBrush& InHovered);
	FButtonStyle& SetPressed(const FSlateBrush& InPressed);
	FButtonStyle& SetDisabled(const FSlateBrush& InDisabled);
	FButtonStyle& SetNormalPadding(const FMargin& InNormalPadding);
	FButtonStyle& SetPressedPadding(const FMargin& InPressedPadding);
};
