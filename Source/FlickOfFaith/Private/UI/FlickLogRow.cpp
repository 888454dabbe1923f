#include "UI/FlickLogRow.h"

#include "Components/Button.h"
#include "Components/TextBlock.h"
#include "Convert/FlickConvert.h"
#include "UI/FlickLayout.h"

namespace
{
EFlickColour ColourOf(faith::flick::LineWeight Weight)
{
	return Weight == faith::flick::LineWeight::Generation ? EFlickColour::Gold
		: Weight == faith::flick::LineWeight::Phase       ? EFlickColour::Light
														  : EFlickColour::Dim;
}
} // namespace

void UFlickLogRow::Show(const faith::flick::ChronicleLine& InLine)
{
	Line = InLine;
	Update();
}

UWidget* UFlickLogRow::FirstFocus() const
{
	return Line.spot.has_value() ? Button.Get() : nullptr;
}

UWidget* UFlickLogRow::BuildTree()
{
	LineText = MakeText(EFlickFont::Text, FlickStyle::Tiny, EFlickColour::Dim);
	Button = Make<UButton>();
	Button->SetStyle(FlickStyle::Line());
	Button->SetContent(LineText);
	return Button;
}

void UFlickLogRow::Connect()
{
	if (Button != nullptr)
	{
		Button->OnClicked.AddUniqueDynamic(this, &UFlickLogRow::HandleClicked);
	}
}

void UFlickLogRow::Refresh()
{
	Super::Refresh();
	FlickLayout::Write(LineText, FlickConvert::ToText(Line.text));
	FlickLayout::Paint(LineText, FlickStyle::Colour(ColourOf(Line.weight)));
	if (Button != nullptr)
	{
		Button->SetIsEnabled(Line.spot.has_value());
	}
}

void UFlickLogRow::HandleClicked()
{
	OnChosen.Broadcast(GetIndex());
}
