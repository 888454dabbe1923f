#include "UI/FlickAccountRow.h"

#include "Components/Button.h"
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

std::string RuleOf(const faith::flick::AccountLine& Line)
{
	return Line.card.empty() ? Line.ruleText : Line.card + ": " + Line.cardText;
}
} // namespace

void UFlickAccountRow::Show(const faith::flick::AccountLine& InLine, bool bInOpen)
{
	Line = InLine;
	bOpen = bInOpen;
	Update();
}

UWidget* UFlickAccountRow::FirstFocus() const
{
	return Button;
}

UWidget* UFlickAccountRow::BuildTree()
{
	PointsText = MakeText(EFlickFont::Bold, FlickStyle::Normal, EFlickColour::Gold);
	ReasonText = MakeText(EFlickFont::Text, FlickStyle::Small, EFlickColour::Light);
	WhenText = MakeText(EFlickFont::Text, FlickStyle::Tiny, EFlickColour::Dim);
	RuleText = MakeText(EFlickFont::Text, FlickStyle::Tiny, EFlickColour::Gold);
	USizeBox* const Points = Make<USizeBox>();
	Points->SetWidthOverride(PointsWidth);
	Points->SetContent(PointsText);
	UVerticalBox* const Words = Make<UVerticalBox>();
	FlickLayout::Below(Words, ReasonText, 0.0f);
	FlickLayout::Below(Words, WhenText, 2.0f);
	FlickLayout::Below(Words, RuleText, 2.0f);
	UHorizontalBox* const Whole = Make<UHorizontalBox>();
	FlickLayout::Beside(Whole, Points, 0.0f, VAlign_Top);
	FlickLayout::Stretching(Whole, Words, 6.0f);
	Button = Make<UButton>();
	Button->SetStyle(FlickStyle::Line());
	Button->SetContent(Whole);
	return Button;
}

void UFlickAccountRow::Connect()
{
	if (Button != nullptr)
	{
		Button->OnClicked.AddUniqueDynamic(this, &UFlickAccountRow::HandleClicked);
	}
}

void UFlickAccountRow::Refresh()
{
	Super::Refresh();
	FlickLayout::Write(PointsText, FlickConvert::ToText(Signed(Line.points)));
	FlickLayout::Paint(PointsText, FlickStyle::Colour(Line.points > 0 ? EFlickColour::Gold : EFlickColour::Warning));
	FlickLayout::Write(ReasonText, FlickConvert::ToText(Line.reason + " " + Line.rule));
	FlickLayout::Write(WhenText,
		GetLook().Phrase(
			"match.in_generation", {{"generation", std::int32_t{Line.generation}}, {"total", Line.total}}));
	FlickLayout::Write(RuleText, bOpen ? FlickConvert::ToText(RuleOf(Line)) : FText::GetEmpty());
}

void UFlickAccountRow::HandleClicked()
{
	OnChosen.Broadcast(GetIndex());
}
