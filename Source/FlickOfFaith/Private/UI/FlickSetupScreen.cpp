#include "UI/FlickSetupScreen.h"

#include "Components/HorizontalBox.h"
#include "Components/ScrollBox.h"
#include "Components/SizeBox.h"
#include "Components/TextBlock.h"
#include "Components/VerticalBox.h"
#include "Convert/FlickConvert.h"
#include "UI/FlickButton.h"
#include "UI/FlickChoice.h"
#include "UI/FlickEntry.h"
#include "UI/FlickLayout.h"
#include "UI/FlickRows.h"
#include "UI/FlickSeatForm.h"

namespace
{
constexpr float SeedWidth = 420.0f;
} // namespace

void UFlickSetupScreen::Show(
	const faith::flick::SeatPlan& InPlan, const TArray<FString>& InLevels, const FText& InProblem)
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
	ProblemText = MakeParagraph(EFlickFont::Text, FlickStyle::Small, EFlickColour::Warning);
	UHorizontalBox* const Bar = Make<UHorizontalBox>();
	FlickLayout::Stretching(Bar, BackButton, 0.0f);
	FlickLayout::Stretching(Bar, StartButton, 40.0f);
	UVerticalBox* const Below = Make<UVerticalBox>();
	FlickLayout::Below(Below, ProblemText, 0.0f);
	FlickLayout::Below(Below, Bar, 8.0f);
	return MakePage(MakeLabel(TEXT("menu.new_match"), EFlickFont::Title, FlickStyle::Huge, EFlickColour::Light),
		MakeScroll(BuildPage()), Below);
}

UWidget* UFlickSetupScreen::BuildPage()
{
	PresetRow = MakePart<UFlickRows>();
	SeatRows = MakePart<UFlickRows>();
	SplitChoice = MakePart<UFlickChoice>();
	AddSeatButton = MakePart<UFlickButton>();
	UVerticalBox* const Page = Make<UVerticalBox>();
	// Above the buttons of the seats, so that keys lead up to it from each of them.
	FlickLayout::Below(Page, PresetRow, 0.0f, HAlign_Right);
	FlickLayout::Below(Page, SeatRows, 14.0f);
	FlickLayout::Below(Page, AddSeatButton, 12.0f);
	FlickLayout::Below(Page, SplitChoice, 16.0f);
	FlickLayout::Below(Page, BuildSeed(), 16.0f);
	return Page;
}

UWidget* UFlickSetupScreen::BuildSeed()
{
	SeedBox = MakePart<UFlickEntry>();
	UTextBlock* const About = MakeLabel(TEXT("menu.seed.about"), EFlickFont::Text, FlickStyle::Tiny, EFlickColour::Dim);
	About->SetAutoWrapText(true);
	UVerticalBox* const Words = Make<UVerticalBox>();
	FlickLayout::Below(
		Words, MakeLabel(TEXT("menu.seed"), EFlickFont::Bold, FlickStyle::Normal, EFlickColour::Light), 0.0f);
	FlickLayout::Below(Words, About, 2.0f);
	UHorizontalBox* const Line = Make<UHorizontalBox>();
	FlickLayout::Stretching(Line, Words, 0.0f);
	FlickLayout::Beside(Line, MakeFrame(SeedBox, SeedWidth), 20.0f);
	return Line;
}

void UFlickSetupScreen::Connect()
{
	ConnectAction(BackButton, EFlickAction::Back, TEXT("menu.back"), EFlickButtonKind::Quiet);
	ConnectAction(StartButton, EFlickAction::Start, TEXT("menu.start"), EFlickButtonKind::Primary);
	ConnectAction(AddSeatButton, EFlickAction::AddSeat, TEXT("menu.add_seat"), EFlickButtonKind::Quiet);
	if (PresetRow != nullptr)
	{
		PresetRow->Begin(UFlickButton::StaticClass(), true, 12.0f);
		PresetRow->OnChosen.AddUObject(this, &UFlickSetupScreen::HandlePreset);
	}
	if (SeatRows != nullptr)
	{
		SeatRows->Begin(UFlickSeatForm::StaticClass(), false, 12.0f);
		SeatRows->OnChosen.AddUObject(this, &UFlickSetupScreen::HandleSeat);
	}
	if (SplitChoice != nullptr)
	{
		SplitChoice->OnChosen.AddUObject(this, &UFlickSetupScreen::HandleSplit);
	}
	if (SeedBox != nullptr)
	{
		SeedBox->OnChosen.AddUObject(this, &UFlickSetupScreen::HandleSeed);
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
	if (PresetRow != nullptr)
	{
		PresetRow->SetCount(static_cast<int32>(faith::flick::kSeatPresets.size()));
		int32 Index = 0;
		for (const faith::flick::SeatPreset& Preset : faith::flick::kSeatPresets)
		{
			UFlickButton* const Button = PresetRow->At<UFlickButton>(Index++);
			Button->ShowKey(FlickConvert::ToString(Preset.key));
			Button->SetKind(EFlickButtonKind::Quiet);
			Button->SetOn(Plan.Is(Preset));
		}
	}
	RefreshSeats();
	RefreshSplit();
	RefreshSeed();
	FlickLayout::SetShown(AddSeatButton, Plan.CanAdd());
	FlickLayout::Write(ProblemText, Problem);
}

void UFlickSetupScreen::RefreshSeats()
{
	if (SeatRows != nullptr)
	{
		SeatRows->SetCount(static_cast<int32>(Plan.players));
		ConnectSeats();
		for (int32 Seat = 0; Seat < SeatRows->GetCount(); ++Seat)
		{
			SeatRows->At<UFlickSeatForm>(Seat)->Show(
				Plan.seats[static_cast<std::size_t>(Seat)], Levels, Plan.CanRemove());
		}
	}
}

void UFlickSetupScreen::RefreshSplit()
{
	FFlickChoiceView View;
	View.Label = GetLook().Word("menu.split");
	View.Options = {GetLook().Word("menu.split.0"), GetLook().Word("menu.split.1")};
	View.About = GetLook().Word(Plan.isSplit ? "menu.split.1.about" : "menu.split.0.about");
	View.Chosen = Plan.isSplit ? 1 : 0;
	FlickLayout::SetShown(SplitChoice, Plan.CanSplit());
	if (SplitChoice != nullptr)
	{
		SplitChoice->Show(View);
	}
}

void UFlickSetupScreen::RefreshSeed()
{
	if (SeedBox != nullptr)
	{
		SeedBox->Show(FlickConvert::ToText(Plan.seed), GetLook().Word("menu.seed.placeholder"));
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
	Plan.Take(faith::flick::kSeatPresets[static_cast<std::size_t>(Index)]);
	Change();
}

void UFlickSetupScreen::HandleSeat(int32 Index)
{
	Plan.seats[static_cast<std::size_t>(Index)] = SeatRows->At<UFlickSeatForm>(Index)->GetSeat();
	Change();
}

void UFlickSetupScreen::HandleSplit(int32 Index)
{
	Plan.isSplit = SplitChoice->GetChosen() != 0;
	Change();
}

void UFlickSetupScreen::HandleRemove(int32 Index)
{
	Plan.Remove(static_cast<std::size_t>(Index));
	Change();
}

void UFlickSetupScreen::HandleSeed(int32 Index)
{
	Plan.SetSeed(FlickConvert::FromString(SeedBox->GetWritten().ToString()));
	Change();
}
