#include "UI/FlickTitleScreen.h"

#include "Components/Border.h"
#include "Components/Overlay.h"
#include "Components/SizeBox.h"
#include "Components/TextBlock.h"
#include "Components/VerticalBox.h"
#include "Convert/FlickConvert.h"
#include "UI/FlickButton.h"
#include "UI/FlickLayout.h"
#include "UI/FlickPicture.h"
#include "UI/FlickRows.h"

namespace
{
constexpr float ColumnWidth = 560.0f;
} // namespace

void UFlickTitleScreen::Show(const FFlickTitleView& InView)
{
	View = InView;
	Update();
	KeepFocus();
}

UWidget* UFlickTitleScreen::FirstFocus() const
{
	UFlickButton* const First = View.bCanContinue ? ContinueButton : NewMatchButton;
	return First != nullptr ? First->FirstFocus() : nullptr;
}

UWidget* UFlickTitleScreen::BuildTree()
{
	Picture = MakePart<UFlickPicture>();
	Picture->Show(TEXT("Title/title.jpg"));
	TroubleText = MakeText(EFlickFont::Text, FlickStyle::Small, EFlickColour::Warning);
	VersionText = MakeText(EFlickFont::Text, FlickStyle::Tiny, EFlickColour::Dim);
	UVerticalBox* const Column = Make<UVerticalBox>();
	FlickLayout::Below(Column, MakeLabel(TEXT("menu.title"), EFlickFont::Title, 96.0f, EFlickColour::Gold), 0.0f);
	FlickLayout::Below(
		Column, MakeLabel(TEXT("menu.motto"), EFlickFont::Title, FlickStyle::Large, EFlickColour::Light), 0.0f);
	FlickLayout::Below(Column, BuildButtons(), 30.0f, HAlign_Left);
	FlickLayout::Below(Column, TroubleText, 20.0f);
	FlickLayout::Below(Column, VersionText, 20.0f);
	UOverlay* const Layers = Make<UOverlay>();
	UBorder* const Ground = MakeSurface(Make<UVerticalBox>(), EFlickColour::Night, EFlickColour::Night, 0.0f);
	FlickLayout::Upon(Layers, Ground, HAlign_Fill, VAlign_Fill, 0.0f);
	FlickLayout::Upon(Layers, Picture, HAlign_Fill, VAlign_Fill, 0.0f);
	FlickLayout::Upon(Layers, Column, HAlign_Left, VAlign_Center, 80.0f);
	return Layers;
}

UWidget* UFlickTitleScreen::BuildButtons()
{
	ContinueButton = MakePart<UFlickButton>();
	NewMatchButton = MakePart<UFlickButton>();
	HowToPlayButton = MakePart<UFlickButton>();
	SettingsButton = MakePart<UFlickButton>();
	QuitButton = MakePart<UFlickButton>();
	SavedText = MakeText(EFlickFont::Text, FlickStyle::Tiny, EFlickColour::Light);
	LanguageRow = MakePart<UFlickRows>();
	LanguageRow->Begin(UFlickButton::StaticClass(), true, 10.0f);
	UVerticalBox* const Column = Make<UVerticalBox>();
	FlickLayout::Below(Column, ContinueButton, 0.0f);
	FlickLayout::Below(Column, SavedText, 4.0f);
	for (UFlickButton* const Button :
		{NewMatchButton.Get(), HowToPlayButton.Get(), SettingsButton.Get(), QuitButton.Get()})
	{
		FlickLayout::Below(Column, Button, 14.0f);
	}
	FlickLayout::Below(Column, LanguageRow, 14.0f);
	USizeBox* const Frame = Make<USizeBox>();
	Frame->SetWidthOverride(ColumnWidth);
	Frame->SetContent(Column);
	return Frame;
}

void UFlickTitleScreen::Connect()
{
	ConnectAction(ContinueButton, EFlickAction::Continue, TEXT("menu.continue"), EFlickButtonKind::Primary);
	ConnectAction(NewMatchButton, EFlickAction::NewMatch, TEXT("menu.new_match"));
	ConnectAction(HowToPlayButton, EFlickAction::HowToPlay, TEXT("menu.how_to_play"));
	ConnectAction(SettingsButton, EFlickAction::Settings, TEXT("menu.settings"));
	ConnectAction(QuitButton, EFlickAction::Quit, TEXT("menu.quit"));
	if (LanguageRow != nullptr)
	{
		LanguageRow->OnChosen.AddUObject(this, &UFlickTitleScreen::HandleLanguage);
	}
}

void UFlickTitleScreen::Refresh()
{
	Super::Refresh();
	FlickLayout::SetShown(ContinueButton, View.bCanContinue);
	FlickLayout::Write(SavedText, View.bCanContinue ? View.Saved : FText::GetEmpty());
	FlickLayout::Write(TroubleText, View.Trouble);
	FlickLayout::Write(VersionText,
		View.Version.IsEmpty()
			? FText::GetEmpty()
			: GetLook().Phrase("menu.version", {{"version", FlickConvert::FromString(View.Version)}}));
	if (LanguageRow != nullptr)
	{
		LanguageRow->SetCount(View.Languages.Num());
		for (int32 Index = 0; Index < View.Languages.Num(); ++Index)
		{
			UFlickButton* const Button = LanguageRow->At<UFlickButton>(Index);
			Button->Show(View.Languages[Index]);
			Button->SetKind(EFlickButtonKind::Quiet);
			Button->SetOn(Index == View.Language);
		}
	}
}

void UFlickTitleScreen::HandleLanguage(int32 Index)
{
	OnLanguage.Broadcast(Index);
}
