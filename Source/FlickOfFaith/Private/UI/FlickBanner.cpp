#include "UI/FlickBanner.h"

#include "Components/Border.h"
#include "Components/HorizontalBox.h"
#include "Components/TextBlock.h"
#include "Components/VerticalBox.h"
#include "Convert/FlickConvert.h"
#include "UI/FlickLayout.h"
#include "UI/FlickPicture.h"

namespace
{
constexpr float PictureWidth = 210.0f;
constexpr float PictureHeight = 140.0f;
constexpr float DiscWidth = 30.0f;
} // namespace

void UFlickBanner::Show(const faith::flick::Banner& InBanner)
{
	Banner = InBanner;
	FlickLayout::SetShown(this, true);
	Update();
}

void UFlickBanner::Hide()
{
	FlickLayout::SetShown(this, false);
}

UWidget* UFlickBanner::BuildTree()
{
	TitleText = MakeText(EFlickFont::Title, FlickStyle::Huge, EFlickColour::Ink);
	DetailText = MakeText(EFlickFont::Title, FlickStyle::Normal, EFlickColour::Ink);
	Picture = MakePart<UFlickPicture>();
	Picture->SetSize(PictureWidth, PictureHeight);
	VoteBox = Make<UHorizontalBox>();
	UVerticalBox* const Lines = Make<UVerticalBox>();
	FlickLayout::Below(Lines, TitleText, 0.0f, HAlign_Center);
	FlickLayout::Below(Lines, Picture, 8.0f, HAlign_Center);
	FlickLayout::Below(Lines, DetailText, 8.0f, HAlign_Center);
	FlickLayout::Below(Lines, VoteBox, 8.0f, HAlign_Center);
	return MakeSurface(Lines, EFlickColour::Parchment, EFlickColour::Amber, 24.0f);
}

void UFlickBanner::Refresh()
{
	Super::Refresh();
	FlickLayout::Write(TitleText, FlickConvert::ToText(Banner.title));
	FlickLayout::Write(DetailText, FlickConvert::ToText(Banner.text));
	if (Picture != nullptr)
	{
		const FString Key = FlickConvert::ToString(Banner.law);
		Picture->Show(Key.IsEmpty() ? FString() : TEXT("Cards/") + Key + TEXT(".png"));
	}
	RefreshVotes();
}

/** Made anew each time: nothing of it can have the focus, and texts of the past keep no labels. */
void UFlickBanner::RefreshVotes()
{
	if (VoteBox == nullptr)
	{
		return;
	}
	VoteBox->ClearChildren();
	for (const faith::flick::Banner::Voter& Voter : Banner.votes)
	{
		UTextBlock* const Words = Make<UTextBlock>();
		Words->SetFont(FlickStyle::Font(EFlickFont::Bold, FlickStyle::Small * GetLook().TextScale));
		Words->SetColorAndOpacity(FSlateColor(FlickStyle::Colour(EFlickColour::Ink)));
		Words->SetText(FText::FromString(FlickConvert::ToString(Voter.name) + TEXT(": ") +
			GetLook().Word(Voter.isUp ? "match.thumb_up" : "match.thumb_down").ToString()));
		const FLinearColor Colour(FlickConvert::ToColor(Voter.colour));
		FlickLayout::Beside(VoteBox, MakeShape(Colour, DiscWidth, true), 20.0f);
		FlickLayout::Beside(VoteBox, Words, 6.0f);
	}
}
