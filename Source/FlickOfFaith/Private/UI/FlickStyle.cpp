#include "UI/FlickStyle.h"

#include "Brushes/SlateRoundedBoxBrush.h"
#include "Misc/Paths.h"

namespace FlickStyle
{
namespace
{
constexpr float EdgeWidth = 2.0f;

FColor Bytes(EFlickColour Colour)
{
	switch (Colour)
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

const TCHAR* FileOf(EFlickFont Font)
{
	switch (Font)
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

EFlickColour FillOf(EFlickButtonKind Kind, bool bOn)
{
	return bOn || Kind == EFlickButtonKind::Primary ? EFlickColour::Amber
		: Kind == EFlickButtonKind::Plain           ? EFlickColour::Brown
													: EFlickColour::Panel;
}
} // namespace

FLinearColor Colour(EFlickColour Colour)
{
	return FLinearColor(Bytes(Colour));
}

FSlateFontInfo Font(EFlickFont Font, float Size)
{
	return FSlateFontInfo(FPaths::ProjectContentDir() / FileOf(Font), Size);
}

FSlateBrush Surface(const FLinearColor& Fill, const FLinearColor& Edge, float Radius)
{
	return FSlateRoundedBoxBrush(Fill, Radius, Edge, EdgeWidth);
}

FButtonStyle Button(EFlickButtonKind Kind, bool bOn)
{
	const FLinearColor Fill = Colour(FillOf(Kind, bOn));
	FButtonStyle Style;
	Style.SetNormal(Surface(Fill, Colour(EFlickColour::Brown)));
	Style.SetHovered(Surface(Fill, Colour(EFlickColour::Gold)));
	Style.SetPressed(Surface(Colour(EFlickColour::Faded), Colour(EFlickColour::Gold)));
	Style.SetDisabled(Surface(Colour(EFlickColour::Night), Colour(EFlickColour::Brown)));
	Style.SetNormalPadding(FMargin(18.0f, 9.0f));
	Style.SetPressedPadding(FMargin(18.0f, 10.0f, 18.0f, 8.0f));
	return Style;
}

FButtonStyle Card()
{
	const FLinearColor Fill = Colour(EFlickColour::Parchment);
	FButtonStyle Style;
	Style.SetNormal(Surface(Fill, Colour(EFlickColour::Brown)));
	Style.SetHovered(Surface(Fill, Colour(EFlickColour::Amber)));
	Style.SetPressed(Surface(Fill, Colour(EFlickColour::Gold)));
	Style.SetDisabled(Surface(Fill, Colour(EFlickColour::Brown)));
	Style.SetNormalPadding(FMargin(24.0f));
	Style.SetPressedPadding(FMargin(24.0f));
	return Style;
}

FButtonStyle Line()
{
	const FLinearColor Nothing = FLinearColor::Transparent;
	FButtonStyle Style;
	Style.SetNormal(Surface(Nothing, Nothing));
	Style.SetHovered(Surface(Colour(EFlickColour::Veil), Colour(EFlickColour::Brown)));
	Style.SetPressed(Surface(Colour(EFlickColour::Brown), Colour(EFlickColour::Brown)));
	Style.SetDisabled(Surface(Nothing, Nothing));
	Style.SetNormalPadding(FMargin(6.0f, 2.0f));
	Style.SetPressedPadding(FMargin(6.0f, 2.0f));
	return Style;
}
} // namespace FlickStyle
