#include "UI/FlickHelpScreen.h"

#include "Components/HorizontalBox.h"
#include "Components/TextBlock.h"
#include "Components/VerticalBox.h"
#include "Convert/FlickConvert.h"
#include "UI/FlickButton.h"
#include "UI/FlickLayout.h"

#include <iterator>
#include <string>

namespace
{
/** Names of the pages in the keys of their texts, and how many paragraphs each has. */
struct FHelpPage
{
	const char* Name;
	int32 Paragraphs;
};
constexpr FHelpPage Pages[] = {{"goal", 3}, {"flick", 3}, {"council", 2}, {"temples", 3}, {"worship", 3}, {"cards", 3}};
constexpr int32 PageCount = static_cast<int32>(std::size(Pages));

FString BodyOf(const FFlickLook& Look, const FHelpPage& Shown)
{
	FString Body;
	for (int32 Number = 1; Number <= Shown.Paragraphs; ++Number)
	{
		Body += Number > 1 ? TEXT("\n\n") : TEXT("");
		Body += Look.Word(std::string("menu.help.") + Shown.Name + "." + std::to_string(Number)).ToString();
	}
	return Body;
}
} // namespace

UWidget* UFlickHelpScreen::FirstFocus() const
{
	UFlickButton* const First = Page + 1 < PageCount ? NextButton : BackButton;
	return First != nullptr ? First->FirstFocus() : nullptr;
}

UWidget* UFlickHelpScreen::BuildTree()
{
	TitleText = MakeText(EFlickFont::Title, FlickStyle::Huge, EFlickColour::Gold);
	BodyText = MakeParagraph(EFlickFont::Title, FlickStyle::Large, EFlickColour::Light);
	PageText = MakeText(EFlickFont::Text, FlickStyle::Small, EFlickColour::Dim);
	BackButton = MakePart<UFlickButton>();
	PreviousButton = MakePart<UFlickButton>();
	NextButton = MakePart<UFlickButton>();
	UHorizontalBox* const Bar = Make<UHorizontalBox>();
	FlickLayout::Stretching(Bar, BackButton, 0.0f);
	FlickLayout::Stretching(Bar, PageText, 40.0f);
	FlickLayout::Stretching(Bar, PreviousButton, 40.0f);
	FlickLayout::Stretching(Bar, NextButton, 16.0f);
	UVerticalBox* const Body = Make<UVerticalBox>();
	FlickLayout::Filling(Body, MakeShrinking(BodyText, FlickStyle::PageWidth), 0.0f, HAlign_Fill, VAlign_Top);
	return MakePage(TitleText, Body, Bar);
}

void UFlickHelpScreen::Connect()
{
	ConnectAction(BackButton, EFlickAction::Back, TEXT("menu.back"), EFlickButtonKind::Quiet);
	ConnectAction(PreviousButton, EFlickAction::Previous, TEXT("menu.previous"), EFlickButtonKind::Quiet);
	ConnectAction(NextButton, EFlickAction::Next, TEXT("menu.next"), EFlickButtonKind::Primary);
}

void UFlickHelpScreen::Refresh()
{
	Super::Refresh();
	const FHelpPage& Shown = Pages[Page];
	FlickLayout::Write(TitleText, GetLook().Word(std::string("menu.help.") + Shown.Name + ".title"));
	FlickLayout::Write(BodyText, FText::FromString(BodyOf(GetLook(), Shown)));
	FlickLayout::Write(PageText, GetLook().Phrase("menu.page", {{"page", Page + 1}, {"pages", PageCount}}));
	if (PreviousButton != nullptr)
	{
		PreviousButton->SetUsable(Page > 0);
	}
	if (NextButton != nullptr)
	{
		NextButton->SetUsable(Page + 1 < PageCount);
	}
}

void UFlickHelpScreen::HandleAction(EFlickAction Action)
{
	const int32 Step = Action == EFlickAction::Next ? 1 : Action == EFlickAction::Previous ? -1 : 0;
	if (Step == 0)
	{
		Super::HandleAction(Action);
		return;
	}
	Page = FMath::Clamp(Page + Step, 0, PageCount - 1);
	Update();
	// What was pressed may be greyed now.
	KeepFocus();
}
