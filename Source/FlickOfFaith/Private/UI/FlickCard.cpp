#include "UI/FlickCard.h"

#include "Components/Button.h"
#include "Components/SizeBox.h"
#include "Components/TextBlock.h"
#include "Components/VerticalBox.h"
#include "UI/FlickLayout.h"
#include "UI/FlickPicture.h"

namespace
{
constexpr float CardWidth = 400.0f;
constexpr float PictureWidth = 315.0f;
constexpr float PictureHeight = 210.0f;
} // namespace

void UFlickCard::Show(const FFlickCardView& InView)
{
	View = InView;
	Update();
}

UWidget* UFlickCard::FirstFocus() const
{
	return View.bChoosable ? Button.Get() : nullptr;
}

UWidget* UFlickCard::BuildTree()
{
	Picture = MakePart<UFlickPicture>();
	Picture->SetSize(PictureWidth, PictureHeight);
	TitleText = MakeText(EFlickFont::Title, FlickStyle::Large, EFlickColour::Ink);
	EffectText = MakeText(EFlickFont::Title, FlickStyle::Normal, EFlickColour::Ink);
	FooterText = MakeText(EFlickFont::Bold, FlickStyle::Normal, EFlickColour::Faded);
	UVerticalBox* const Lines = Make<UVerticalBox>();
	FlickLayout::Below(Lines, Picture, 0.0f, HAlign_Center);
	FlickLayout::Below(Lines, TitleText, 12.0f, HAlign_Center);
	FlickLayout::Filling(Lines, EffectText, 12.0f);
	FlickLayout::Below(Lines, FooterText, 12.0f, HAlign_Center);
	USizeBox* const Frame = Make<USizeBox>();
	Frame->SetWidthOverride(CardWidth);
	Frame->SetContent(Lines);
	Button = Make<UButton>();
	Button->SetStyle(FlickStyle::Card());
	Button->SetContent(Frame);
	return Button;
}

void UFlickCard::Connect()
{
	if (Button != nullptr)
	{
		Button->OnClicked.AddUniqueDynamic(this, &UFlickCard::HandleClicked);
	}
}

void UFlickCard::Refresh()
{
	Super::Refresh();
	FlickLayout::Write(TitleText, View.Title);
	FlickLayout::Write(EffectText, View.Effect);
	FlickLayout::Write(FooterText, View.Footer);
	if (Picture != nullptr)
	{
		Picture->Show(View.Key.IsEmpty() ? FString() : TEXT("Cards/") + View.Key + TEXT(".png"));
	}
	if (Button != nullptr)
	{
		Button->SetIsEnabled(View.bChoosable);
	}
}

void UFlickCard::HandleClicked()
{
	OnChosen.Broadcast(GetIndex());
}
