#include "UI/FlickStyle.h"

#include "Brushes/SlateRoundedBoxBrush.h"
#include "Misc/Paths.h"

namespace FlickStyle
{
namespace
{
constexpr float EdgeWidth = 2.0f;
/** Of what has the focus: to be seen from afar. */
constexpr float MarkWidth = 5.0f;

FColor Bytes(EFlickColour Which)
{
	switch (Which)
	{
	case EFlickColour::Night:
		return FColor(0x1d, 0x15, 0x11);
	case EFlickColour::Panel:
		return FColor(0x24, 0x19, 0x11, 0xe6);
	case EFlickColour::Parchment:
		return FColor(0xf3, 0xe5, 0xc6);
	case EFlickColour::Ink:
		return FColor(0x3a, 0x24, 0x12);
	case EFlickColour::Faded:
		return FColor(0x8a, 0x5a, 0x20);
	case EFlickColour::Light:
		return FColor(0xf5, 0xe6, 0xc8);
	case EFlickColour::Dim:
		return FColor(0xcd, 0xbb, 0x98);
	case EFlickColour::Gold:
		return FColor(0xff, 0xd8, 0x73);
	case EFlickColour::Amber:
		return FColor(0xd7, 0x9a, 0x2f);
	case EFlickColour::Brown:
		return FColor(0x6b, 0x4a, 0x2b);
	case EFlickColour::Warning:
		return FColor(0xff, 0xb0, 0xa0);
	case EFlickColour::Veil:
		return FColor(0x12, 0x0c, 0x08, 0xb0);
	}
	return FColor::White;
}

const TCHAR* FileOf(EFlickFont Which)
{
	switch (Which)
	{
	case EFlickFont::Text:
		return TEXT("FlickOfFaith/Fonts/Lato-Regular.ttf");
	case EFlickFont::Bold:
		return TEXT("FlickOfFaith/Fonts/Lato-Bold.ttf");
	case EFlickFont::Title:
		return TEXT("FlickOfFaith/Fonts/FlickGaramond-Regular.otf");
	}
	return TEXT("");
}

/** Of a button at rest, of one that is pointed at, and of one that is pressed. */
struct FFaces
{
	FLinearColor Fill;
	FLinearColor PressedFill;
	FLinearColor HoveredFill;
	FLinearColor Edge;
	FLinearColor HoveredEdge;
	FMargin Inset;
};

FFaces FacesOf(EFlickButtonKind Kind, bool bOn)
{
	const FLinearColor Nothing = FLinearColor::Transparent;
	const FLinearColor Brown = Colour(EFlickColour::Brown);
	switch (Kind)
	{
	case EFlickButtonKind::Card:
	{
		const FLinearColor Parchment = Colour(EFlickColour::Parchment);
		return {Parchment, Parchment, Parchment, Brown, Colour(EFlickColour::Amber), FMargin(24.0f)};
	}
	case EFlickButtonKind::Line:
		return {Nothing, Brown, Colour(EFlickColour::Veil), Nothing, Brown, FMargin(6.0f, 2.0f)};
	case EFlickButtonKind::Still:
		return {Nothing, Nothing, Nothing, Nothing, Nothing, FMargin(6.0f, 2.0f)};
	default:
		break;
	}
	const FLinearColor Fill = Colour(bOn || Kind == EFlickButtonKind::Primary ? EFlickColour::Amber
			: Kind == EFlickButtonKind::Plain                                 ? EFlickColour::Brown
																			  : EFlickColour::Panel);
	return {Fill, Colour(EFlickColour::Faded), Fill, Brown, Colour(EFlickColour::Gold), FMargin(18.0f, 9.0f)};
}
} // namespace

FLinearColor Colour(EFlickColour Which)
{
	return FLinearColor(Bytes(Which));
}

FSlateFontInfo Font(EFlickFont Which, float Size)
{
	return FSlateFontInfo(FPaths::ProjectContentDir() / FileOf(Which), Size);
}

FVector2D RoomIn(const FVector2D& Part)
{
	if (Part.X <= 0.0 || Part.Y <= 0.0)
	{
		return FVector2D(1920.0, 1080.0);
	}
	const double Scale = FMath::Min(1.0, FMath::Min(Part.X / LeastWidth, Part.Y / LeastHeight));
	return Part * (1.0 / Scale);
}

FSlateBrush Surface(const FLinearColor& Fill, const FLinearColor& Edge, float Radius)
{
	return FSlateRoundedBoxBrush(Fill, Radius, Edge, EdgeWidth);
}

FButtonStyle Button(EFlickButtonKind Kind, bool bOn, bool bMarked)
{
	const FFaces Faces = FacesOf(Kind, bOn);
	const FLinearColor Gold = Colour(EFlickColour::Gold);
	// Gold would not stand out from gold.
	const FLinearColor Mark =
		Colour(bOn || Kind == EFlickButtonKind::Primary ? EFlickColour::Light : EFlickColour::Gold);
	const auto Face = [bMarked, &Mark](const FLinearColor& Fill, const FLinearColor& Edge) -> FSlateBrush
	{ return FSlateRoundedBoxBrush(Fill, CornerRadius, bMarked ? Mark : Edge, bMarked ? MarkWidth : EdgeWidth); };
	FButtonStyle Style;
	Style.SetNormal(Face(Faces.Fill, Faces.Edge));
	Style.SetHovered(Face(Faces.HoveredFill, Faces.HoveredEdge));
	Style.SetPressed(Face(Faces.PressedFill, Gold));
	Style.SetDisabled(Surface(Colour(EFlickColour::Night), Colour(EFlickColour::Brown)));
	Style.SetNormalPadding(Faces.Inset);
	Style.SetPressedPadding(Faces.Inset);
	return Style;
}

FEditableTextBoxStyle Entry(float TextScale)
{
	const FLinearColor Night = Colour(EFlickColour::Night);
	FEditableTextBoxStyle Style;
	Style.SetFont(Font(EFlickFont::Text, Normal * TextScale));
	// Without these a style of text has the colours of something forgotten, whatever the field around it has.
	Style.TextStyle.SetColorAndOpacity(FSlateColor(Colour(EFlickColour::Light)));
	Style.TextStyle.SetSelectedBackgroundColor(FSlateColor(Colour(EFlickColour::Faded)));
	Style.SetPadding(FMargin(12.0f, 8.0f));
	Style.SetBackgroundImageNormal(Surface(Night, Colour(EFlickColour::Brown)));
	Style.SetBackgroundImageHovered(Surface(Night, Colour(EFlickColour::Amber)));
	Style.SetBackgroundImageFocused(FSlateRoundedBoxBrush(Night, CornerRadius, Colour(EFlickColour::Gold), MarkWidth));
	Style.SetForegroundColor(Colour(EFlickColour::Light));
	Style.SetFocusedForegroundColor(Colour(EFlickColour::Light));
	return Style;
}
} // namespace FlickStyle
