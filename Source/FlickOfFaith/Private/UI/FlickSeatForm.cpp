#include "UI/FlickSeatForm.h"

#include "Components/Border.h"
#include "Components/HorizontalBox.h"
#include "Components/SizeBox.h"
#include "Components/VerticalBox.h"
#include "Convert/FlickConvert.h"
#include "FlickOfFaithPresentation/OptionChoices.h"
#include "UI/FlickButton.h"
#include "UI/FlickChoice.h"
#include "UI/FlickEntry.h"
#include "UI/FlickLayout.h"

#include <string>
#include <vector>

namespace
{
constexpr float NameWidth = 300.0f;

/** Permille of the normal spread; the first is as in the options. */
std::vector<std::int32_t> Hands()
{
	std::vector<std::int32_t> All{0};
	All.insert(All.end(), faith::flick::kHands.begin(), faith::flick::kHands.end());
	return All;
}
} // namespace

void UFlickSeatForm::Show(const faith::flick::PlannedSeat& InSeat, const TArray<FString>& InLevels, bool bInCanRemove)
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
	NameBox = MakePart<UFlickEntry>();
	RemoveButton = MakePart<UFlickButton>();
	UHorizontalBox* const Person = Make<UHorizontalBox>();
	FlickLayout::Beside(Person, MakeFrame(NameBox, NameWidth), 0.0f);
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
		NameBox->OnChosen.AddUObject(this, &UFlickSeatForm::HandleName);
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
	FlickLayout::SetShown(PersonPart, !Seat.who.IsComputer());
	FlickLayout::SetShown(RemoveButton, bCanRemove);
	if (NameBox != nullptr)
	{
		NameBox->Show(FlickConvert::ToText(Seat.who.name), GetLook().Phrase("menu.player", {{"seat", GetIndex() + 1}}));
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
		const std::string LevelKey = FlickConvert::FromString(Level);
		const std::string Key = "level." + LevelKey;
		if (LevelKey == Seat.who.level)
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
	for (const std::int32_t Hand : Hands())
	{
		const std::string Key = "menu.hand." + std::to_string(Hand);
		if (Hand == Seat.steadiness)
		{
			View.Chosen = View.Options.Num();
			View.About = GetLook().Word(Key + ".about");
		}
		View.Options.Add(GetLook().Word(Key));
	}
	if (HandChoice != nullptr)
	{
		HandChoice->Show(View);
	}
}

void UFlickSeatForm::HandleWho(int32 Index)
{
	const int32 Chosen = WhoChoice->GetChosen();
	Seat.who.level = Chosen == 0 ? std::string() : FlickConvert::FromString(Levels[Chosen - 1]);
	Update();
	OnChosen.Broadcast(GetIndex());
}

void UFlickSeatForm::HandleHand(int32 Index)
{
	Seat.steadiness = static_cast<std::uint16_t>(Hands()[static_cast<std::size_t>(HandChoice->GetChosen())]);
	Update();
	OnChosen.Broadcast(GetIndex());
}

void UFlickSeatForm::HandleName(int32 Index)
{
	const FString Written = NameBox->GetWritten().ToString();
	Seat.who.name = FlickConvert::FromString(Written.Left(static_cast<int32>(faith::flick::kLongestName)));
	OnChosen.Broadcast(GetIndex());
}

void UFlickSeatForm::HandleRemove(int32 Index)
{
	OnRemove.Broadcast(GetIndex());
}
