#include "UI/FlickButton.h"

#include "Components/Button.h"
#include "Components/TextBlock.h"
#include "Components/VerticalBox.h"
#include "Convert/FlickConvert.h"
#include "Framework/Text/TextLayout.h"
#include "UI/FlickLayout.h"

void UFlickButton::ShowKey(const FString& InKey)
{
	Key = InKey;
	Update();
}

void UFlickButton::Show(const FText& InLabel, const FText& InDetail)
{
	Key = FString();
	Label = InLabel;
	Detail = InDetail;
	Update();
}

void UFlickButton::SetKind(EFlickButtonKind InKind)
{
	Kind = InKind;
	Update();
}

void UFlickButton::SetOn(bool bInOn)
{
	bOn = bInOn;
	Update();
}

void UFlickButton::SetUsable(bool bUsable)
{
	SetIsEnabled(bUsable);
}

UWidget* UFlickButton::FirstFocus() const
{
	return GetIsEnabled() ? Button.Get() : nullptr;
}

UWidget* UFlickButton::BuildTree()
{
	LabelText = MakeText(EFlickFont::Bold, FlickStyle::Normal, EFlickColour::Light);
	DetailText = MakeText(EFlickFont::Text, FlickStyle::Tiny, EFlickColour::Light);
	LabelText->SetJustification(ETextJustify::Center);
	DetailText->SetJustification(ETextJustify::Center);
	UVerticalBox* const Lines = Make<UVerticalBox>();
	FlickLayout::Below(Lines, LabelText, 0.0f);
	FlickLayout::Below(Lines, DetailText, 2.0f);
	Button = Make<UButton>();
	Button->SetContent(Lines);
	return Button;
}

void UFlickButton::Connect()
{
	if (Button != nullptr)
	{
		Button->OnClicked.AddUniqueDynamic(this, &UFlickButton::HandleClicked);
	}
}

void UFlickButton::Refresh()
{
	Super::Refresh();
	FlickLayout::Write(LabelText, Key.IsEmpty() ? Label : GetLook().Word(FlickConvert::FromString(Key)));
	FlickLayout::Write(DetailText, Detail);
	if (Button != nullptr)
	{
		Button->SetStyle(FlickStyle::Button(Kind, bOn));
	}
}

void UFlickButton::HandleClicked()
{
	OnChosen.Broadcast(GetIndex());
}
