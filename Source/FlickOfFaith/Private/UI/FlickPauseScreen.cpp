#include "UI/FlickPauseScreen.h"

#include "Components/TextBlock.h"
#include "Components/VerticalBox.h"
#include "UI/FlickButton.h"
#include "UI/FlickLayout.h"

UWidget* UFlickPauseScreen::FirstFocus() const
{
	return ResumeButton != nullptr ? ResumeButton->FirstFocus() : nullptr;
}

UWidget* UFlickPauseScreen::BuildTree()
{
	ResumeButton = MakePart<UFlickButton>();
	HelpButton = MakePart<UFlickButton>();
	SettingsButton = MakePart<UFlickButton>();
	ToTitleButton = MakePart<UFlickButton>();
	UVerticalBox* const Column = Make<UVerticalBox>();
	FlickLayout::Below(Column,
		MakeLabel(TEXT("match.paused"), EFlickFont::Title, FlickStyle::Huge, EFlickColour::Light), 0.0f, HAlign_Center);
	FlickLayout::Below(Column,
		MakeLabel(TEXT("match.is_saved"), EFlickFont::Text, FlickStyle::Small, EFlickColour::Dim), 10.0f,
		HAlign_Center);
	for (UFlickButton* const Button : {ResumeButton.Get(), HelpButton.Get(), SettingsButton.Get(), ToTitleButton.Get()})
	{
		FlickLayout::Below(Column, Button, 18.0f);
	}
	return MakeBox(Column);
}

void UFlickPauseScreen::Connect()
{
	ConnectAction(ResumeButton, EFlickAction::Resume, TEXT("match.resume"), EFlickButtonKind::Primary);
	ConnectAction(HelpButton, EFlickAction::HowToPlay, TEXT("menu.how_to_play"));
	ConnectAction(SettingsButton, EFlickAction::Settings, TEXT("match.settings"));
	ConnectAction(ToTitleButton, EFlickAction::ToTitle, TEXT("match.to_title"));
}
