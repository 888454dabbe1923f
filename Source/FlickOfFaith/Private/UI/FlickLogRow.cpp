#include "UI/FlickLogRow.h"

#include "Components/TextBlock.h"
#include "Convert/FlickConvert.h"
#include "UI/FlickLayout.h"

namespace
{
EFlickColour ColourOfWeight(faith::flick::LineWeight Weight)
{
	return Weight == faith::flick::LineWeight::Generation ? EFlickColour::Gold
		: Weight == faith::flick::LineWeight::Phase       ? EFlickColour::Light
														  : EFlickColour::Dim;
}
} // namespace

void UFlickLogRow::Show(const faith::flick::ChronicleLine& InLine)
{
	if (!(Line == InLine))
	{
		Line = InLine;
		Update();
	}
}

UWidget* UFlickLogRow::BuildTree()
{
	LineText = MakeParagraph(EFlickFont::Text, FlickStyle::Tiny, EFlickColour::Dim);
	return MakeButton(LineText);
}

void UFlickLogRow::Refresh()
{
	Super::Refresh();
	FlickLayout::Write(LineText, FlickConvert::ToText(Line.text));
	FlickLayout::Paint(LineText, FlickStyle::Colour(ColourOfWeight(Line.weight)));
	SetKind(Line.spot.has_value() ? EFlickButtonKind::Line : EFlickButtonKind::Still);
}
