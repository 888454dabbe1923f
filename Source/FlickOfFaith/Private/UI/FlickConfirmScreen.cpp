#include "UI/FlickConfirmScreen.h"

#include "Components/HorizontalBox.h"
#include "Components/SizeBox.h"
#include "Components/TextBlock.h"
#include "Components/VerticalBox.h"
#include "Convert/FlickConvert.h"
#include "UI/FlickButton.h"
#include "UI/FlickLayout.h"

void UFlickConfirmScreen::Show(const FString& InQuestion, const FString& InYes, const FString& InNo)
{
	Question = InQuestion;
	Yes = InYes;
	No = InNo;
	Update();
}

UWidget* UFlickConfirmScreen::FirstFocus() const
{
	return NoButton != nullptr ? NoButton->FirstFocus() : nullptr;
}

UWidget* UFlickConfirmScreen::BuildTree()
{
	QuestionText = MakeText(EFlickFont::Text, FlickStyle::Normal, EFlickColour::Light);
	NoButton = MakePart<UFlickButton>();
	YesButton = MakePart<UFlickButton>();
	UHorizontalBox* const Answers = Make<UHorizontalBox>();
	FlickLayout::Beside(Answers, NoButton, 0.0f);
	FlickLayout::Beside(Answers, YesButton, 20.0f);
	UVerticalBox* const Column = Make<UVerticalBox>();
	FlickLayout::Below(Column, MakeCentred(QuestionText), 0.0f, HAlign_Center);
	FlickLayout::Below(Column, Answers, 28.0f, HAlign_Center);
	return MakeBox(Column);
}

void UFlickConfirmScreen::Connect()
{
	ConnectAction(NoButton, EFlickAction::No, TEXT(""), EFlickButtonKind::Primary);
	ConnectAction(YesButton, EFlickAction::Yes, TEXT(""));
}

void UFlickConfirmScreen::Refresh()
{
	Super::Refresh();
	FlickLayout::Write(QuestionText, GetLook().Word(FlickConvert::FromString(Question)));
	if (YesButton != nullptr)
	{
		YesButton->ShowKey(Yes);
	}
	if (NoButton != nullptr)
	{
		NoButton->ShowKey(No);
	}
}
