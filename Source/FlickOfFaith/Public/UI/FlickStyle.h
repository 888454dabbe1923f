#pragma once

#include "CoreMinimal.h"
#include "Fonts/SlateFontInfo.h"
#include "Styling/SlateBrush.h"
#include "Styling/SlateTypes.h"

enum class EFlickColour : uint8
{
	Night,
	Panel,
	Parchment,
	Ink,
	Faded,
	Light,
	Dim,
	Gold,
	Amber,
	Brown,
	Warning,
	Veil,
};

enum class EFlickFont : uint8
{
	Text,
	Bold,
	Title,
};

enum class EFlickButtonKind : uint8
{
	Plain,
	/** What is most likely wanted. */
	Primary,
	/** What is there if need be. */
	Quiet,
};

/** Colours, fonts and surfaces of all widgets. Sizes are for a window of 1920x1080. */
namespace FlickStyle
{
inline constexpr float Tiny = 14.0f;
inline constexpr float Small = 16.0f;
inline constexpr float Normal = 20.0f;
inline constexpr float Large = 28.0f;
inline constexpr float Huge = 48.0f;

FLICKOFFAITH_API FLinearColor Colour(EFlickColour Colour);
FLICKOFFAITH_API FSlateFontInfo Font(EFlickFont Font, float Size);
inline constexpr float CornerRadius = 10.0f;

/** A surface with round corners and a thin edge. */
FLICKOFFAITH_API FSlateBrush Surface(const FLinearColor& Fill, const FLinearColor& Edge, float Radius = CornerRadius);
FLICKOFFAITH_API FButtonStyle Button(EFlickButtonKind Kind, bool bOn);
/** A button of parchment, which looks the same when it cannot be pressed. */
FLICKOFFAITH_API FButtonStyle Card();
/** A line of a list: nothing but its text until it is pointed at. */
FLICKOFFAITH_API FButtonStyle Line();
} // namespace FlickStyle
