#include "UI/FlickButton.h"

#include "Components/TextBlock.h"
#include "Convert/FlickConvert.h"
#include "Framework/Text/TextLayout.h"
#include "UI/FlickLayout.h"

void UFlickButton::ShowKey(const FString& InKey)
{
	Key = InKey;
	Update();
}

void UFlickButton::Show(const FText& InLabel)
{
	Key = FString();
	Label = InLabel;
	Update();
}

void UFlickButton::SetWrapping(bool bInWrapping)
{
	if (bWrapping != bInWrapping)
	{
		bWrapping = bInWrapping;
		Update();
	}
}

UWidget* UFlickButton::BuildTree()
{
	LabelText = MakeText(EFlickFont::Bold, FlickStyle::Normal, EFlickColour::Light);
	LabelText->SetJustification(ETextJustify::Center);
	return MakeButton(LabelText);
}

void UFlickButton::Refresh()
{
	Super::Refresh();
	FlickLayout::Write(LabelText, Key.IsEmpty() ? Label : GetLook().Word(FlickConvert::FromString(Key)));
	if (LabelText != nullptr && LabelText->GetAutoWrapText() != bWrapping)
	{
		LabelText->SetAutoWrapText(bWrapping);
	}
}
