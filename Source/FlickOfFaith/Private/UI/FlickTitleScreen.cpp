#include "UI/FlickTitleScreen.h"

#include "Components/Border.h"
#include "Components/Overlay.h"
#include "Components/ScaleBox.h"
#include "Components/SizeBox.h"
#include "Components/TextBlock.h"
#include "Components/VerticalBox.h"
#include "UI/FlickButton.h"
#include "UI/FlickLayout.h"
#include "UI/FlickPicture.h"
#include "UI/FlickRows.h"

namespace
{
constexpr float TitleColumnWidth = 560.0f;

/** Of the picture, in any unit. */
constexpr float TitlePictureWidth = 1920.0f;
constexpr float TitlePictureHeight = 1080.0f;
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
	Picture->SetSize(TitlePictureWidth, TitlePictureHeight);
	Picture->Show(TEXT("Title/title.jpg"));
	TroubleText = MakeParagraph(EFlickFont::Text, FlickStyle::Small, EFlickColour::Warning);
	UVerticalBox* const Column = Make<UVerticalBox>();
	FlickLayout::Below(Column, MakeLabel(TEXT("menu.title"), EFlickFont::Title, 96.0f, EFlickColour::Gold), 0.0f);
	FlickLayout::Below(
		Column, MakeLabel(TEXT("menu.motto"), EFlickFont::Title, FlickStyle::Large, EFlickColour::Light), 0.0f);
	FlickLayout::Below(Column, BuildButtons(), 30.0f, HAlign_Left);
	FlickLayout::Below(Column, MakeFrame(TroubleText, TitleColumnWidth), 20.0f, HAlign_Left);
	UOverlay* const Whole = Make<UOverlay>();
	FlickLayout::Upon(Whole, Column, HAlign_Left, VAlign_Center, 80.0f);
	// As large as it takes to leave nothing of the window free, whatever its shape.
	UScaleBox* const Covering = Make<UScaleBox>();
	Covering->SetStretch(EStretch::ScaleToFill);
	Covering->SetContent(Picture);
	UOverlay* const Layers = Make<UOverlay>();
	FlickLayout::Upon(Layers, Covering, HAlign_Fill, VAlign_Fill, 0.0f);
	FlickLayout::Upon(Layers, MakeFitting(Whole), HAlign_Fill, VAlign_Fill, 0.0f);
	return MakeSurface(Layers, EFlickColour::Night, EFlickColour::Night, 0.0f, 0.0f);
}

UWidget* UFlickTitleScreen::BuildButtons()
{
	ContinueButton = MakePart<UFlickButton>();
	NewMatchButton = MakePart<UFlickButton>();
	HowToPlayButton = MakePart<UFlickButton>();
	SettingsButton = MakePart<UFlickButton>();
	QuitButton = MakePart<UFlickButton>();
	LanguageRow = MakePart<UFlickRows>();
	UVerticalBox* const Column = Make<UVerticalBox>();
	FlickLayout::Below(Column, ContinueButton, 0.0f);
	for (UFlickButton* const Button :
		{NewMatchButton.Get(), HowToPlayButton.Get(), SettingsButton.Get(), QuitButton.Get()})
	{
		FlickLayout::Below(Column, Button, 14.0f);
	}
	FlickLayout::Below(Column, LanguageRow, 14.0f);
	return MakeFrame(Column, TitleColumnWidth);
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
		LanguageRow->Begin(UFlickButton::StaticClass(), true, 10.0f);
		LanguageRow->OnChosen.AddUObject(this, &UFlickTitleScreen::HandleLanguage);
	}
}

void UFlickTitleScreen::Refresh()
{
	Super::Refresh();
	FlickLayout::SetShown(ContinueButton, View.bCanContinue);
	FlickLayout::Write(TroubleText, View.Trouble);
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
