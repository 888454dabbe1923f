#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Fonts/SlateFontInfo.h"
#include "Layout/Margin.h"
#include "Styling/SlateBrush.h"
#include "Styling/SlateColor.h"

struct SLATECORE_API FTextBlockStyle
{
	FSlateColor ColorAndOpacity;
	FSlateColor SelectedBackgroundColor;

	FTextBlockStyle& SetColorAndOpacity(const FSlateColor& InColorAndOpacity);
	FTextBlockStyle& SetSelectedBackgroundColor(const FSlateColor& InSelectedBackgroundColor);
};

/// What a field for text looks like.
struct SLATECORE_API FEditableTextBoxStyle
{
	/// Of what is written. Its colours hold, whatever the foreground is.
	FTextBlockStyle TextStyle;

	FEditableTextBoxStyle& SetBackgroundImageNormal(const FSlateBrush& InBackgroundImageNormal);
	FEditableTextBoxStyle& SetBackgroundImageHovered(const FSlateBrush& InBackgroundImageHovered);
	FEditableTextBoxStyle& SetBackgroundImageFocused(const FSlateBrush& InBackgroundImageFocused);
	FEditableTextBoxStyle& SetPadding(const FMargin& InPadding);
	FEditableTextBoxStyle& SetFont(const FSlateFontInfo& InFont);
	FEditableTextBoxStyle& SetForegroundColor(const FSlateColor& InForegroundColor);
	FEditableTextBoxStyle& SetFocusedForegroundColor(const FSlateColor& InFocusedForegroundColor);

	/// Of the double.
	FSlateFontInfo DoubleFont;
};

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
