#include "UI/FlickBanner.h"

#include "Components/Border.h"
#include "Components/SizeBox.h"
#include "Components/TextBlock.h"
#include "Components/VerticalBox.h"
#include "Convert/FlickConvert.h"
#include "UI/FlickLayout.h"
#include "UI/FlickPicture.h"
#include "UI/FlickRows.h"
#include "UI/FlickVoteRow.h"

namespace
{
constexpr float BannerPictureWidth = 210.0f;
constexpr float BannerTextWidth = 760.0f;
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
	VoteRow = MakePart<UFlickRows>();
	UVerticalBox* const Lines = Make<UVerticalBox>();
	FlickLayout::Below(Lines, MakeCentred(TitleText, BannerTextWidth), 0.0f, HAlign_Center);
	FlickLayout::Below(Lines, Picture, 8.0f, HAlign_Center);
	FlickLayout::Below(Lines, MakeCentred(DetailText, BannerTextWidth), 8.0f, HAlign_Center);
	FlickLayout::Below(Lines, VoteRow, 8.0f, HAlign_Center);
	return MakeSurface(Lines, EFlickColour::Parchment, EFlickColour::Amber, 24.0f);
}

void UFlickBanner::Connect()
{
	if (VoteRow != nullptr)
	{
		VoteRow->Begin(UFlickVoteRow::StaticClass(), true, 20.0f);
	}
}

void UFlickBanner::Refresh()
{
	Super::Refresh();
	FlickLayout::Write(TitleText, FlickConvert::ToText(Banner.title));
	FlickLayout::Write(DetailText, FlickConvert::ToText(Banner.text));
	if (Picture != nullptr)
	{
		Picture->ShowCard(FlickConvert::ToString(Banner.law), BannerPictureWidth);
	}
	if (VoteRow != nullptr)
	{
		VoteRow->SetCount(static_cast<int32>(Banner.votes.size()));
		for (int32 Index = 0; Index < VoteRow->GetCount(); ++Index)
		{
			VoteRow->At<UFlickVoteRow>(Index)->Show(Banner.votes[static_cast<std::size_t>(Index)]);
		}
	}
}
