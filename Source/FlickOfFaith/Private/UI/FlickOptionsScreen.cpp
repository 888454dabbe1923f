#include "UI/FlickOptionsScreen.h"

#include "Components/HorizontalBox.h"
#include "Components/ScrollBox.h"
#include "Components/SizeBox.h"
#include "Components/TextBlock.h"
#include "Components/VerticalBox.h"
#include "Convert/FlickConvert.h"
#include "UI/FlickButton.h"
#include "UI/FlickChoice.h"
#include "UI/FlickLayout.h"
#include "UI/FlickRows.h"

namespace
{
constexpr float PageWidth = 1100.0f;
constexpr float PageHeight = 780.0f;

FText WordOrNothing(const FFlickLook& Look, const FString& Key)
{
	return Key.IsEmpty() ? FText::GetEmpty() : Look.Word(FlickConvert::FromString(Key));
}

FFlickChoiceView ViewOf(const FFlickLook& Look, const FFlickOption& Option)
{
	FFlickChoiceView View;
	View.Section = WordOrNothing(Look, Option.SectionKey);
	View.Label = WordOrNothing(Look, Option.LabelKey);
	for (const FString& Key : Option.OptionKeys)
	{
		View.Options.Add(WordOrNothing(Look, Key));
	}
	const int32 About = Option.AboutKeys.Num() == 1 ? 0 : Option.Chosen;
	View.About =
		Option.AboutKeys.IsValidIndex(About) ? WordOrNothing(Look, Option.AboutKeys[About]) : FText::GetEmpty();
	View.Chosen = Option.Chosen;
	return View;
}
} // namespace

void UFlickOptionsScreen::Show(const TArray<FFlickOption>& InOptions)
{
	Options = InOptions;
	Update();
	KeepFocus();
}

UWidget* UFlickOptionsScreen::FirstFocus() const
{
	UWidget* const First = OptionRows != nullptr ? OptionRows->FirstFocus() : nullptr;
	return First != nullptr || BackButton == nullptr ? First : BackButton->FirstFocus();
}

UWidget* UFlickOptionsScreen::BuildTree()
{
	OptionRows = MakePart<UFlickRows>();
	OptionRows->Begin(UFlickChoice::StaticClass(), false, 12.0f);
	BackButton = MakePart<UFlickButton>();
	DefaultsButton = MakePart<UFlickButton>();
	UScrollBox* const Page = Make<UScrollBox>();
	Page->AddChild(OptionRows);
	USizeBox* const Frame = Make<USizeBox>();
	Frame->SetWidthOverride(PageWidth);
	Frame->SetHeightOverride(PageHeight);
	Frame->SetContent(Page);
	UHorizontalBox* const Bar = Make<UHorizontalBox>();
	FlickLayout::Stretching(Bar, BackButton, 0.0f);
	FlickLayout::Stretching(Bar, DefaultsButton, 40.0f);
	UVerticalBox* const Column = Make<UVerticalBox>();
	FlickLayout::Below(Column,
		MakeLabel(TEXT("menu.settings"), EFlickFont::Title, FlickStyle::Huge, EFlickColour::Light), 0.0f,
		HAlign_Center);
	FlickLayout::Below(Column, Frame, 16.0f);
	FlickLayout::Below(Column, Bar, 16.0f);
	return MakeGround(Column, EFlickColour::Night);
}

void UFlickOptionsScreen::Connect()
{
	ConnectAction(BackButton, EFlickAction::Back, TEXT("menu.back"), EFlickButtonKind::Primary);
	ConnectAction(DefaultsButton, EFlickAction::Defaults, TEXT("menu.defaults"), EFlickButtonKind::Quiet);
	if (OptionRows != nullptr)
	{
		OptionRows->OnChosen.AddUObject(this, &UFlickOptionsScreen::HandleChosen);
	}
}

void UFlickOptionsScreen::Refresh()
{
	Super::Refresh();
	if (OptionRows != nullptr)
	{
		OptionRows->SetCount(Options.Num());
		for (int32 Index = 0; Index < Options.Num(); ++Index)
		{
			OptionRows->At<UFlickChoice>(Index)->Show(ViewOf(GetLook(), Options[Index]));
		}
	}
}

void UFlickOptionsScreen::HandleChosen(int32 Index)
{
	const int32 Chosen = OptionRows->At<UFlickChoice>(Index)->GetChosen();
	Options[Index].Chosen = Chosen;
	Update();
	OnOption.Broadcast(Index, Chosen);
}
