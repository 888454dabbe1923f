#include "UI/FlickSeatForm.h"

#include "Components/Border.h"
#include "Components/EditableTextBox.h"
#include "Components/HorizontalBox.h"
#include "Components/SizeBox.h"
#include "Components/VerticalBox.h"
#include "Convert/FlickConvert.h"
#include "UI/FlickButton.h"
#include "UI/FlickChoice.h"
#include "UI/FlickLayout.h"

#include <iterator>
#include <string>

namespace
{
constexpr float NameWidth = 300.0f;

/** Permille of the normal spread; 0 is as in the options. */
constexpr int32 Hands[] = {0, 2500, 1000, 500, 150};

int32 PlaceOf(int32 Steadiness)
{
	int32 Place = 0;
	for (int32 Index = 0; Index < static_cast<int32>(std::size(Hands)); ++Index)
	{
		Place = Hands[Index] == Steadiness ? Index : Place;
	}
	return Place;
}
} // namespace

void UFlickSeatForm::Show(const FFlickPlannedSeat& InSeat, const TArray<FString>& InLevels, bool bInCanRemove)
{
	Seat = InSeat;
	Levels = InLevels;
	bCanRemove = bInCanRemove;
	Update();
}

UWidget* UFlickSeatForm::FirstFocus() const
{
	return WhoChoice != nullptr ? WhoChoice->FirstFocus() : nullptr;
}

UWidget* UFlickSeatForm::BuildTree()
{
	WhoChoice = MakePart<UFlickChoice>();
	HandChoice = MakePart<UFlickChoice>();
	NameBox = Make<UEditableTextBox>();
	RemoveButton = MakePart<UFlickButton>();
	USizeBox* const NameFrame = Make<USizeBox>();
	NameFrame->SetWidthOverride(NameWidth);
	NameFrame->SetContent(NameBox);
	UHorizontalBox* const Person = Make<UHorizontalBox>();
	FlickLayout::Beside(Person, NameFrame, 0.0f);
	FlickLayout::Stretching(Person, HandChoice, 20.0f);
	PersonPart = Person;
	UHorizontalBox* const Line = Make<UHorizontalBox>();
	FlickLayout::Stretching(Line, WhoChoice, 0.0f);
	FlickLayout::Beside(Line, RemoveButton, 20.0f);
	UVerticalBox* const Lines = Make<UVerticalBox>();
	FlickLayout::Below(Lines, Line, 0.0f);
	FlickLayout::Below(Lines, Person, 8.0f);
	return MakeSurface(Lines, EFlickColour::Panel, EFlickColour::Brown, 12.0f);
}

void UFlickSeatForm::Connect()
{
	if (WhoChoice != nullptr)
	{
		WhoChoice->OnChosen.AddUObject(this, &UFlickSeatForm::HandleWho);
	}
	if (HandChoice != nullptr)
	{
		HandChoice->OnChosen.AddUObject(this, &UFlickSeatForm::HandleHand);
	}
	if (NameBox != nullptr)
	{
		NameBox->OnTextChanged.AddUniqueDynamic(this, &UFlickSeatForm::HandleName);
	}
	if (RemoveButton != nullptr)
	{
		RemoveButton->ShowKey(TEXT("menu.remove_seat"));
		RemoveButton->SetKind(EFlickButtonKind::Quiet);
		RemoveButton->OnChosen.AddUObject(this, &UFlickSeatForm::HandleRemove);
	}
}

void UFlickSeatForm::Refresh()
{
	Super::Refresh();
	RefreshWho();
	RefreshHand();
	FlickLayout::SetShown(PersonPart, Seat.Level.IsEmpty());
	FlickLayout::SetShown(RemoveButton, bCanRemove);
	if (NameBox != nullptr)
	{
		// What is written by code is told as well as what is typed.
		bRefreshing = true;
		NameBox->SetHintText(GetLook().Phrase("menu.player", {{"seat", GetIndex() + 1}}));
		NameBox->SetText(FText::FromString(Seat.PlayerName));
		bRefreshing = false;
	}
}

void UFlickSeatForm::RefreshWho()
{
	FFlickChoiceView View;
	View.Label = GetLook().Phrase("menu.seat", {{"seat", GetIndex() + 1}});
	View.Options.Add(GetLook().Word("menu.person"));
	View.About = GetLook().Word("menu.person.about");
	for (const FString& Level : Levels)
	{
		const std::string Key = "level." + FlickConvert::FromString(Level);
		if (Level == Seat.Level)
		{
			View.Chosen = View.Options.Num();
			View.About = GetLook().Word(Key + ".about");
		}
		View.Options.Add(GetLook().Word(Key + ".name"));
	}
	if (WhoChoice != nullptr)
	{
		WhoChoice->Show(View);
	}
}

void UFlickSeatForm::RefreshHand()
{
	FFlickChoiceView View;
	View.Label = GetLook().Word("menu.hand");
	View.Chosen = PlaceOf(Seat.Steadiness);
	for (const int32 Hand : Hands)
	{
		View.Options.Add(GetLook().Word("menu.hand." + std::to_string(Hand)));
	}
	View.About = GetLook().Word("menu.hand." + std::to_string(Hands[View.Chosen]) + ".about");
	if (HandChoice != nullptr)
	{
		HandChoice->Show(View);
	}
}

void UFlickSeatForm::HandleWho(int32 Index)
{
	const int32 Chosen = WhoChoice->GetChosen();
	Seat.Level = Chosen == 0 ? FString() : Levels[Chosen - 1];
	Update();
	OnChosen.Broadcast(GetIndex());
}

void UFlickSeatForm::HandleHand(int32 Index)
{
	Seat.Steadiness = Hands[HandChoice->GetChosen()];
	Update();
	OnChosen.Broadcast(GetIndex());
}

void UFlickSeatForm::HandleName(const FText& Text)
{
	if (!bRefreshing)
	{
		constexpr int32 LongestName = 20;
		Seat.PlayerName = Text.ToString().Left(LongestName);
		OnChosen.Broadcast(GetIndex());
	}
}

void UFlickSeatForm::HandleRemove(int32 Index)
{
	OnRemove.Broadcast(GetIndex());
}
