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
	/** Parchment. */
	Card,
	/** A line of a list: nothing but its text until it is pointed at. */
	Line,
	/** A line that is only read: nothing happens when it is pointed at. */
	Still,
};

/** Colours, fonts and surfaces of all widgets, and sizes that several of them share. */
namespace FlickStyle
{
inline constexpr float Tiny = 14.0f;
inline constexpr float Small = 16.0f;
inline constexpr float Normal = 20.0f;
inline constexpr float Large = 28.0f;
inline constexpr float Huge = 48.0f;

inline constexpr float CornerRadius = 10.0f;
/** Of what is asked, and of what is open beside it. */
inline constexpr float AskedWidth = 380.0f;
inline constexpr float SideWidth = 560.0f;
/** Of a screen that is a list or a page of text. */
inline constexpr float PageWidth = 1240.0f;
/** Of a text in the middle of the screen. */
inline constexpr float TextWidth = 900.0f;

/** Everything fits into so many units, so whatever has less room is made smaller. */
inline constexpr double LeastWidth = 1600.0;
inline constexpr double LeastHeight = 900.0;

FLICKOFFAITH_API FLinearColor Colour(EFlickColour Which);
FLICKOFFAITH_API FSlateFontInfo Font(EFlickFont Which, float Size);

/** How large the widgets of a part of the window are laid out, before they are scaled to fit into it. Of the same shape as the part. */
FLICKOFFAITH_API FVector2D RoomIn(const FVector2D& Part);

/** A surface with round corners and a thin edge. */
FLICKOFFAITH_API FSlateBrush Surface(const FLinearColor& Fill, const FLinearColor& Edge, float Radius = CornerRadius);
/** On: it holds now. Marked: it has the focus. */
FLICKOFFAITH_API FButtonStyle Button(EFlickButtonKind Kind, bool bOn, bool bMarked);
/** A field to write in. */
FLICKOFFAITH_API FEditableTextBoxStyle Entry(float TextScale);
} // namespace FlickStyle
