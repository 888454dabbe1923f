#include "UI/FlickOptionsScreen.h"

#include "Components/HorizontalBox.h"
#include "Components/ScrollBox.h"
#include "Components/TextBlock.h"
#include "Convert/FlickConvert.h"
#include "UI/FlickButton.h"
#include "UI/FlickChoice.h"
#include "UI/FlickLayout.h"
#include "UI/FlickRows.h"

namespace
{
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
	BackButton = MakePart<UFlickButton>();
	DefaultsButton = MakePart<UFlickButton>();
	UHorizontalBox* const Bar = Make<UHorizontalBox>();
	FlickLayout::Stretching(Bar, BackButton, 0.0f);
	FlickLayout::Stretching(Bar, DefaultsButton, 40.0f);
	return MakePage(MakeLabel(TEXT("menu.settings"), EFlickFont::Title, FlickStyle::Huge, EFlickColour::Light),
		MakeScroll(OptionRows), Bar);
}

void UFlickOptionsScreen::Connect()
{
	ConnectAction(BackButton, EFlickAction::Back, TEXT("menu.back"), EFlickButtonKind::Primary);
	ConnectAction(DefaultsButton, EFlickAction::Defaults, TEXT("menu.defaults"), EFlickButtonKind::Quiet);
	if (OptionRows != nullptr)
	{
		OptionRows->Begin(UFlickChoice::StaticClass(), false, 12.0f);
		OptionRows->OnChosen.AddUObject(this, &UFlickOptionsScreen::HandleRow);
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

void UFlickOptionsScreen::HandleRow(int32 Index)
{
	const int32 Chosen = OptionRows->At<UFlickChoice>(Index)->GetChosen();
	Options[Index].Chosen = Chosen;
	Update();
	OnOption.Broadcast(Options[Index].Id, Chosen);
}
