#include "UI/FlickEndScreen.h"

#include "Components/HorizontalBox.h"
#include "Components/SizeBox.h"
#include "Components/TextBlock.h"
#include "Components/VerticalBox.h"
#include "Convert/FlickConvert.h"
#include "UI/FlickButton.h"
#include "UI/FlickLayout.h"
#include "UI/FlickResultRow.h"
#include "UI/FlickRows.h"

void UFlickEndScreen::Show(const std::vector<faith::flick::ResultLine>& InLines, const std::string& InWhyWon)
{
	Lines = InLines;
	WhyWon = InWhyWon;
	Update();
}

UWidget* UFlickEndScreen::FirstFocus() const
{
	return RematchButton != nullptr ? RematchButton->FirstFocus() : nullptr;
}

UWidget* UFlickEndScreen::BuildTree()
{
	WinnerText = MakeText(EFlickFont::Title, FlickStyle::Huge, EFlickColour::Gold);
	ReasonText = MakeText(EFlickFont::Text, FlickStyle::Normal, EFlickColour::Dim);
	ResultRows = MakePart<UFlickRows>();
	RematchButton = MakePart<UFlickButton>();
	LookButton = MakePart<UFlickButton>();
	ToTitleButton = MakePart<UFlickButton>();
	UHorizontalBox* const Bar = Make<UHorizontalBox>();
	FlickLayout::Beside(Bar, RematchButton, 0.0f);
	FlickLayout::Beside(Bar, LookButton, 16.0f);
	FlickLayout::Beside(Bar, ToTitleButton, 16.0f);
	UVerticalBox* const Column = Make<UVerticalBox>();
	FlickLayout::Below(Column, MakeCentred(WinnerText), 0.0f, HAlign_Center);
	FlickLayout::Below(Column, MakeCentred(ReasonText), 8.0f, HAlign_Center);
	FlickLayout::Below(Column, ResultRows, 20.0f, HAlign_Center);
	FlickLayout::Below(Column, Bar, 24.0f, HAlign_Center);
	return MakeBox(Column);
}

void UFlickEndScreen::Connect()
{
	if (ResultRows != nullptr)
	{
		ResultRows->Begin(UFlickResultRow::StaticClass(), false, 6.0f);
	}
	ConnectAction(RematchButton, EFlickAction::Rematch, TEXT("match.rematch"), EFlickButtonKind::Primary);
	ConnectAction(LookButton, EFlickAction::LookAtTable, TEXT("match.look_at_table"));
	ConnectAction(ToTitleButton, EFlickAction::ToTitle, TEXT("match.to_title"));
}

void UFlickEndScreen::Refresh()
{
	Super::Refresh();
	FlickLayout::Write(WinnerText,
		Lines.empty() ? FText::GetEmpty() : GetLook().Phrase("match.wins", {{"player", Lines.front().name}}));
	FlickLayout::Write(ReasonText, FlickConvert::ToText(WhyWon));
	if (ResultRows != nullptr)
	{
		ResultRows->SetCount(static_cast<int32>(Lines.size()) + 1);
		ResultRows->At<UFlickResultRow>(0)->ShowHeading();
		for (int32 Index = 1; Index < ResultRows->GetCount(); ++Index)
		{
			ResultRows->At<UFlickResultRow>(Index)->Show(Lines[static_cast<std::size_t>(Index - 1)]);
		}
	}
}
