#include "UI/FlickSetupScreen.h"

#include "Components/EditableTextBox.h"
#include "Components/HorizontalBox.h"
#include "Components/ScrollBox.h"
#include "Components/SizeBox.h"
#include "Components/TextBlock.h"
#include "Components/VerticalBox.h"
#include "Misc/Char.h"
#include "UI/FlickButton.h"
#include "UI/FlickLayout.h"
#include "UI/FlickRows.h"
#include "UI/FlickSeatForm.h"

namespace
{
constexpr float PageWidth = 1240.0f;
constexpr float PageHeight = 780.0f;
constexpr float SeedWidth = 420.0f;

/** Who plays with one press: true for each person. */
struct FPreset
{
	const TCHAR* Key;
	TArray<bool> Persons;
};

TArray<FPreset> Presets()
{
	return {{TEXT("menu.preset.one"), {true, false}}, {TEXT("menu.preset.three"), {true, false, false, false}},
		{TEXT("menu.preset.two_here"), {true, true}}};
}

FString DigitsOf(const FString& Text)
{
	constexpr int32 MostDigits = 19;
	FString Digits;
	for (const TCHAR Character : Text)
	{
		if (FChar::IsDigit(Character) && Digits.Len() < MostDigits)
		{
			Digits += Character;
		}
	}
	return Digits;
}
} // namespace

void UFlickSetupScreen::Show(const FFlickSeatPlan& InPlan, const TArray<FString>& InLevels, const FText& InProblem)
{
	Plan = InPlan;
	Levels = InLevels;
	Problem = InProblem;
	Update();
	KeepFocus();
}

UWidget* UFlickSetupScreen::FirstFocus() const
{
	return StartButton != nullptr ? StartButton->FirstFocus() : nullptr;
}

UWidget* UFlickSetupScreen::BuildTree()
{
	BackButton = MakePart<UFlickButton>();
	StartButton = MakePart<UFlickButton>();
	ProblemText = MakeText(EFlickFont::Text, FlickStyle::Small, EFlickColour::Warning);
	UHorizontalBox* const Bar = Make<UHorizontalBox>();
	FlickLayout::Stretching(Bar, BackButton, 0.0f);
	FlickLayout::Stretching(Bar, StartButton, 40.0f);
	UVerticalBox* const Column = Make<UVerticalBox>();
	FlickLayout::Below(Column,
		MakeLabel(TEXT("menu.new_match"), EFlickFont::Title, FlickStyle::Huge, EFlickColour::Light), 0.0f,
		HAlign_Center);
	FlickLayout::Below(Column, BuildPage(), 16.0f);
	FlickLayout::Below(Column, ProblemText, 8.0f);
	FlickLayout::Below(Column, Bar, 16.0f);
	return MakeGround(Column, EFlickColour::Night);
}

UWidget* UFlickSetupScreen::BuildPage()
{
	PresetRow = MakePart<UFlickRows>();
	PresetRow->Begin(UFlickButton::StaticClass(), true, 12.0f);
	SeatRows = MakePart<UFlickRows>();
	SeatRows->Begin(UFlickSeatForm::StaticClass(), false, 12.0f);
	AddSeatButton = MakePart<UFlickButton>();
	UVerticalBox* const Page = Make<UVerticalBox>();
	FlickLayout::Below(Page, PresetRow, 0.0f);
	FlickLayout::Below(Page, SeatRows, 14.0f);
	FlickLayout::Below(Page, AddSeatButton, 12.0f);
	FlickLayout::Below(Page, BuildSeed(), 16.0f);
	UScrollBox* const Scroll = Make<UScrollBox>();
	Scroll->AddChild(Page);
	USizeBox* const Frame = Make<USizeBox>();
	Frame->SetWidthOverride(PageWidth);
	Frame->SetHeightOverride(PageHeight);
	Frame->SetContent(Scroll);
	return Frame;
}

UWidget* UFlickSetupScreen::BuildSeed()
{
	SeedBox = Make<UEditableTextBox>();
	USizeBox* const Frame = Make<USizeBox>();
	Frame->SetWidthOverride(SeedWidth);
	Frame->SetContent(SeedBox);
	UVerticalBox* const Words = Make<UVerticalBox>();
	FlickLayout::Below(
		Words, MakeLabel(TEXT("menu.seed"), EFlickFont::Bold, FlickStyle::Normal, EFlickColour::Light), 0.0f);
	FlickLayout::Below(
		Words, MakeLabel(TEXT("menu.seed.about"), EFlickFont::Text, FlickStyle::Tiny, EFlickColour::Dim), 2.0f);
	UHorizontalBox* const Line = Make<UHorizontalBox>();
	FlickLayout::Stretching(Line, Words, 0.0f);
	FlickLayout::Beside(Line, Frame, 20.0f);
	return Line;
}

void UFlickSetupScreen::Connect()
{
	ConnectAction(BackButton, EFlickAction::Back, TEXT("menu.back"), EFlickButtonKind::Quiet);
	ConnectAction(StartButton, EFlickAction::Start, TEXT("menu.start"), EFlickButtonKind::Primary);
	ConnectAction(AddSeatButton, EFlickAction::AddSeat, TEXT("menu.add_seat"), EFlickButtonKind::Quiet);
	if (PresetRow != nullptr)
	{
		PresetRow->OnChosen.AddUObject(this, &UFlickSetupScreen::HandlePreset);
	}
	if (SeatRows != nullptr)
	{
		SeatRows->OnChosen.AddUObject(this, &UFlickSetupScreen::HandleSeat);
	}
	if (SeedBox != nullptr)
	{
		SeedBox->OnTextChanged.AddUniqueDynamic(this, &UFlickSetupScreen::HandleSeed);
	}
}

/** Rows are made when they are needed, and stay. */
void UFlickSetupScreen::ConnectSeats()
{
	for (; ConnectedSeats < SeatRows->GetCount(); ++ConnectedSeats)
	{
		SeatRows->At<UFlickSeatForm>(ConnectedSeats)->OnRemove.AddUObject(this, &UFlickSetupScreen::HandleRemove);
	}
}

void UFlickSetupScreen::Refresh()
{
	Super::Refresh();
	const TArray<FPreset> All = Presets();
	if (PresetRow != nullptr)
	{
		PresetRow->SetCount(All.Num());
		for (int32 Index = 0; Index < All.Num(); ++Index)
		{
			UFlickButton* const Button = PresetRow->At<UFlickButton>(Index);
			Button->ShowKey(All[Index].Key);
			Button->SetKind(EFlickButtonKind::Quiet);
			Button->SetOn(Plan.Is(All[Index].Persons));
		}
	}
	if (SeatRows != nullptr)
	{
		SeatRows->SetCount(Plan.Count);
		ConnectSeats();
		for (int32 Seat = 0; Seat < Plan.Count; ++Seat)
		{
			SeatRows->At<UFlickSeatForm>(Seat)->Show(Plan.Seats[Seat], Levels, Plan.CanRemove());
		}
	}
	FlickLayout::SetShown(AddSeatButton, Plan.CanAdd());
	FlickLayout::Write(ProblemText, Problem);
	if (SeedBox != nullptr)
	{
		bRefreshing = true;
		SeedBox->SetHintText(GetLook().Word("menu.seed.placeholder"));
		SeedBox->SetText(FText::FromString(Plan.Seed));
		bRefreshing = false;
	}
}

void UFlickSetupScreen::HandleAction(EFlickAction Action)
{
	if (Action == EFlickAction::AddSeat)
	{
		Plan.Add();
		Change();
		return;
	}
	Super::HandleAction(Action);
}

void UFlickSetupScreen::Change()
{
	Update();
	KeepFocus();
	OnPlan.Broadcast(Plan);
}

void UFlickSetupScreen::HandlePreset(int32 Index)
{
	Plan.Take(Presets()[Index].Persons);
	Change();
}

void UFlickSetupScreen::HandleSeat(int32 Index)
{
	Plan.Seats[Index] = SeatRows->At<UFlickSeatForm>(Index)->GetSeat();
	Change();
}

void UFlickSetupScreen::HandleRemove(int32 Index)
{
	Plan.Remove(Index);
	Change();
}

void UFlickSetupScreen::HandleSeed(const FText& Text)
{
	if (!bRefreshing)
	{
		Plan.Seed = DigitsOf(Text.ToString());
		Change();
	}
}
