#include "UI/FlickLawRow.h"

#include "Components/Border.h"
#include "Components/TextBlock.h"
#include "Components/VerticalBox.h"
#include "Convert/FlickConvert.h"
#include "UI/FlickLayout.h"

void UFlickLawRow::Show(const faith::flick::LawView& InLaw)
{
	if (!(Law == InLaw))
	{
		Law = InLaw;
		Update();
	}
}

UWidget* UFlickLawRow::BuildTree()
{
	NameText = MakeParagraph(EFlickFont::Title, FlickStyle::Small, EFlickColour::Ink);
	EffectText = MakeParagraph(EFlickFont::Text, FlickStyle::Tiny, EFlickColour::Ink);
	LastsText = MakeParagraph(EFlickFont::Text, FlickStyle::Tiny, EFlickColour::Faded);
	UVerticalBox* const Lines = Make<UVerticalBox>();
	FlickLayout::Below(Lines, NameText, 0.0f);
	FlickLayout::Below(Lines, EffectText, 2.0f);
	FlickLayout::Below(Lines, LastsText, 2.0f);
	return MakeSurface(Lines, EFlickColour::Parchment, EFlickColour::Brown, 10.0f);
}

void UFlickLawRow::Refresh()
{
	Super::Refresh();
	FlickLayout::Write(NameText, FlickConvert::ToText(Law.name));
	FlickLayout::Write(EffectText, FlickConvert::ToText(Law.text));
	FlickLayout::Write(LastsText, FlickConvert::ToText(Law.lasts));
}
