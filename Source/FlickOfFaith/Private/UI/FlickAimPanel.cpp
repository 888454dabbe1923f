#include "UI/FlickAimPanel.h"

#include "Components/Border.h"
#include "Components/ProgressBar.h"
#include "Components/SizeBox.h"
#include "Components/TextBlock.h"
#include "Components/VerticalBox.h"
#include "FaithText/Language.h"
#include "UI/FlickLayout.h"

namespace
{
constexpr float BarHeight = 18.0f;

/** From green to red. */
FLinearColor ColourOfPower(float Share)
{
	return FLinearColor(Share, 1.0f - 0.7f * Share, 0.15f);
}
} // namespace

void UFlickAimPanel::Show(const FFlickAimView& InView)
{
	FlickLayout::SetShown(this, true);
	if (!(View == InView))
	{
		View = InView;
		Update();
	}
}

void UFlickAimPanel::Hide()
{
	FlickLayout::SetShown(this, false);
}

UWidget* UFlickAimPanel::BuildTree()
{
	PowerText = MakeText(EFlickFont::Bold, FlickStyle::Small, EFlickColour::Light);
	PowerBar = Make<UProgressBar>();
	SpinText = MakeParagraph(EFlickFont::Text, FlickStyle::Tiny, EFlickColour::Dim);
	SpreadText = MakeParagraph(EFlickFont::Text, FlickStyle::Tiny, EFlickColour::Dim);
	OddsText = MakeParagraph(EFlickFont::Text, FlickStyle::Tiny, EFlickColour::Light);
	UVerticalBox* const Lines = Make<UVerticalBox>();
	FlickLayout::Below(Lines, PowerText, 0.0f);
	FlickLayout::Below(Lines, MakeFrame(PowerBar, 0.0f, BarHeight), 6.0f);
	FlickLayout::Below(Lines, SpinText, 6.0f);
	FlickLayout::Below(Lines, SpreadText, 4.0f);
	FlickLayout::Below(Lines, OddsText, 4.0f);
	return MakeFrame(MakeSurface(Lines, EFlickColour::Panel, EFlickColour::Brown, 14.0f), FlickStyle::AskedWidth);
}

void UFlickAimPanel::Refresh()
{
	Super::Refresh();
	FlickLayout::Write(PowerText, GetLook().Phrase("match.power", {{"power", View.Power}}));
	FlickLayout::Write(SpinText, SpinWords());
	FlickLayout::Write(SpreadText, SpreadWords());
	FlickLayout::Write(OddsText, OddsWords());
	if (PowerBar != nullptr)
	{
		const float Share = static_cast<float>(View.Power) / 100.0f;
		PowerBar->SetPercent(Share);
		PowerBar->SetFillColorAndOpacity(ColourOfPower(Share));
	}
}

FText UFlickAimPanel::SpinWords() const
{
	if (View.Spin == 0)
	{
		return GetLook().Word("match.no_spin");
	}
	return GetLook().Phrase(View.Spin > 0 ? "match.spin_left" : "match.spin_right", {{"spin", FMath::Abs(View.Spin)}});
}

FText UFlickAimPanel::SpreadWords() const
{
	if (!GetLook().Texts || (View.StrayAngle == 0 && View.StrayPower == 0))
	{
		return FText::GetEmpty();
	}
	const faith::text::Language Language = GetLook().Texts->GetLanguage();
	return GetLook().Phrase("match.spread",
		{{"angle", faith::text::FormatThousandths(Language, View.StrayAngle)},
			{"power", faith::text::FormatTenths(Language, View.StrayPower)}});
}

FText UFlickAimPanel::OddsWords() const
{
	if (View.Odds.IsEmpty())
	{
		return FText::GetEmpty();
	}
	FString Lines = GetLook().Word("match.odds").ToString();
	for (const FString& Line : View.Odds)
	{
		Lines += TEXT("\n") + Line;
	}
	return FText::FromString(Lines);
}
