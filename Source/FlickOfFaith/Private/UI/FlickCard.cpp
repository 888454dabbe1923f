#include "UI/FlickCard.h"

#include "Components/SizeBox.h"
#include "Components/TextBlock.h"
#include "Components/VerticalBox.h"
#include "UI/FlickLayout.h"
#include "UI/FlickPicture.h"

namespace
{
constexpr float CardWidth = 400.0f;
constexpr float CardPictureWidth = 315.0f;
} // namespace

bool FFlickCardView::operator==(const FFlickCardView& Other) const
{
	return Title.EqualTo(Other.Title) && Effect.EqualTo(Other.Effect) && Footer.EqualTo(Other.Footer) &&
		Key == Other.Key && bChoosable == Other.bChoosable;
}

void UFlickCard::Show(const FFlickCardView& InView)
{
	View = InView;
	Update();
}

UWidget* UFlickCard::BuildTree()
{
	Picture = MakePart<UFlickPicture>();
	TitleText = MakeText(EFlickFont::Title, FlickStyle::Large, EFlickColour::Ink);
	EffectText = MakeParagraph(EFlickFont::Title, FlickStyle::Normal, EFlickColour::Ink);
	FooterText = MakeText(EFlickFont::Bold, FlickStyle::Normal, EFlickColour::Faded);
	UVerticalBox* const Lines = Make<UVerticalBox>();
	FlickLayout::Below(Lines, Picture, 0.0f, HAlign_Center);
	FlickLayout::Below(Lines, MakeCentred(TitleText, CardWidth), 12.0f);
	FlickLayout::Filling(Lines, EffectText, 12.0f);
	FlickLayout::Below(Lines, MakeCentred(FooterText, CardWidth), 12.0f);
	return MakeButton(MakeFrame(Lines, CardWidth));
}

void UFlickCard::Refresh()
{
	Super::Refresh();
	FlickLayout::Write(TitleText, View.Title);
	FlickLayout::Write(EffectText, View.Effect);
	FlickLayout::Write(FooterText, View.Footer);
	if (Picture != nullptr)
	{
		Picture->ShowCard(View.Key, CardPictureWidth);
	}
	SetKind(EFlickButtonKind::Card);
	SetPressable(View.bChoosable);
}
