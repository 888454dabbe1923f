#include "UI/FlickAccountRow.h"

#include "Components/HorizontalBox.h"
#include "Components/SizeBox.h"
#include "Components/TextBlock.h"
#include "Components/VerticalBox.h"
#include "Convert/FlickConvert.h"
#include "UI/FlickLayout.h"

#include <string>

namespace
{
constexpr float PointsWidth = 60.0f;

std::string Signed(std::int32_t Points)
{
	return (Points > 0 ? "+" : "") + std::to_string(Points);
}
} // namespace

void UFlickAccountRow::Show(const faith::flick::AccountLine& InLine, bool bInOpen)
{
	if (!(Line == InLine) || bOpen != bInOpen)
	{
		Line = InLine;
		bOpen = bInOpen;
		Update();
	}
}

UWidget* UFlickAccountRow::BuildTree()
{
	PointsText = MakeText(EFlickFont::Bold, FlickStyle::Normal, EFlickColour::Gold);
	ReasonText = MakeParagraph(EFlickFont::Text, FlickStyle::Small, EFlickColour::Light);
	WhenText = MakeParagraph(EFlickFont::Text, FlickStyle::Tiny, EFlickColour::Dim);
	RuleText = MakeParagraph(EFlickFont::Text, FlickStyle::Tiny, EFlickColour::Gold);
	UVerticalBox* const Words = Make<UVerticalBox>();
	FlickLayout::Below(Words, ReasonText, 0.0f);
	FlickLayout::Below(Words, WhenText, 2.0f);
	FlickLayout::Below(Words, RuleText, 2.0f);
	UHorizontalBox* const Whole = Make<UHorizontalBox>();
	FlickLayout::Beside(Whole, MakeFrame(PointsText, PointsWidth), 0.0f, VAlign_Top);
	FlickLayout::Stretching(Whole, Words, 6.0f);
	return MakeButton(Whole);
}

void UFlickAccountRow::Refresh()
{
	Super::Refresh();
	FlickLayout::Write(PointsText, FlickConvert::ToText(Signed(Line.points)));
	FlickLayout::Paint(PointsText, FlickStyle::Colour(Line.points > 0 ? EFlickColour::Gold : EFlickColour::Warning));
	FlickLayout::Write(
		ReasonText, GetLook().Phrase("match.account_reason", {{"reason", Line.reason}, {"rule", Line.rule}}));
	FlickLayout::Write(WhenText,
		GetLook().Phrase(
			"match.in_generation", {{"generation", std::int32_t{Line.generation}}, {"total", Line.total}}));
	FlickLayout::Write(RuleText, bOpen ? RuleWords() : FText::GetEmpty());
	SetKind(EFlickButtonKind::Line);
}

FText UFlickAccountRow::RuleWords() const
{
	return Line.card.empty() ? FlickConvert::ToText(Line.ruleText)
							 : GetLook().Phrase("match.account_card", {{"card", Line.card}, {"text", Line.cardText}});
}
