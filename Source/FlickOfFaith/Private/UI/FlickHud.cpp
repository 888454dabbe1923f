#include "UI/FlickHud.h"

#include "Components/Border.h"
#include "Components/HorizontalBox.h"
#include "Components/Overlay.h"
#include "Components/SizeBox.h"
#include "Components/TextBlock.h"
#include "Components/VerticalBox.h"
#include "Convert/FlickConvert.h"
#include "UI/FlickAccountPanel.h"
#include "UI/FlickBanner.h"
#include "UI/FlickButton.h"
#include "UI/FlickCardTable.h"
#include "UI/FlickLawRow.h"
#include "UI/FlickLayout.h"
#include "UI/FlickLogPanel.h"
#include "UI/FlickRows.h"
#include "UI/FlickSeatChip.h"

namespace
{
constexpr float LeftWidth = 350.0f;
} // namespace

bool FFlickBoardView::operator==(const FFlickBoardView& Other) const
{
	return Seats == Other.Seats && Thinking == Other.Thinking && Generation == Other.Generation &&
		Headline == Other.Headline && Laws == Other.Laws && Told == Other.Told && Trouble.EqualTo(Other.Trouble) &&
		bMapHidden == Other.bMapHidden && bCanUndo == Other.bCanUndo && bCanSkip == Other.bCanSkip &&
		bLooking == Other.bLooking;
}

void UFlickHud::ShowBoard(const FFlickBoardView& InBoard)
{
	if (!(Board == InBoard))
	{
		Board = InBoard;
		Update();
	}
}

void UFlickHud::ShowPrompt(const FFlickPromptView& View)
{
	if (Prompt != nullptr)
	{
		Prompt->Show(View);
	}
}

void UFlickHud::ShowAim(const FFlickAimView& View)
{
	if (Aim != nullptr)
	{
		Aim->Show(View);
	}
}

void UFlickHud::HideAim()
{
	if (Aim != nullptr)
	{
		Aim->Hide();
	}
}

void UFlickHud::ShowCards(const TArray<FFlickCardView>& Cards, const FText& Remark)
{
	if (CardTable != nullptr)
	{
		CardTable->Show(Cards, Remark);
		LeadAround();
	}
}

void UFlickHud::ShowLog(const std::vector<faith::flick::ChronicleLine>& Lines)
{
	if (LogPanel != nullptr)
	{
		LogPanel->Show(Lines);
	}
}

void UFlickHud::ShowAccount(const faith::flick::SeatView& Seat, const std::vector<faith::flick::AccountLine>& Lines)
{
	if (AccountPanel != nullptr)
	{
		AccountPanel->Show(Seat, Lines);
	}
}

void UFlickHud::ShowSide(EFlickSide InSide, int32 InOpenSeat)
{
	if (Side == InSide && OpenSeat == InOpenSeat)
	{
		return;
	}
	Side = InSide;
	OpenSeat = InOpenSeat;
	Update();
	if (Side == EFlickSide::Log && LogPanel != nullptr)
	{
		LogPanel->ScrollToLatest();
	}
}

void UFlickHud::ShowBanner(const faith::flick::Banner& Banner)
{
	if (BannerPanel != nullptr)
	{
		BannerPanel->Show(Banner);
	}
}

void UFlickHud::HideBanner()
{
	if (BannerPanel != nullptr)
	{
		BannerPanel->Hide();
	}
}

UWidget* UFlickHud::FirstFocus() const
{
	const UFlickWidget* const Candidates[] = {CardTable, Prompt, ResultButton, MenuButton};
	for (const UFlickWidget* const Each : Candidates)
	{
		UWidget* const First = Each != nullptr && Each->IsVisible() ? Each->FirstFocus() : nullptr;
		if (First != nullptr)
		{
			return First;
		}
	}
	return nullptr;
}

UWidget* UFlickHud::BuildTree()
{
	MakeParts();
	UTextBlock* const Hidden =
		MakeLabel(TEXT("match.map_hidden"), EFlickFont::Title, FlickStyle::Large, EFlickColour::Light);
	// Without round corners, in which something of the map would be seen.
	UBorder* const Cover = MakeSurface(Hidden, EFlickColour::Night, EFlickColour::Night, 0.0f, 0.0f);
	Cover->SetHorizontalAlignment(HAlign_Center);
	Cover->SetVerticalAlignment(VAlign_Center);
	MapCover = Cover;
	UVerticalBox* const Top = Make<UVerticalBox>();
	FlickLayout::Below(Top, SeatRow, 0.0f, HAlign_Center);
	FlickLayout::Below(Top, MakeCentred(TroubleText), 6.0f, HAlign_Center);
	FlickLayout::Below(Top, BannerPanel, 30.0f, HAlign_Center);
	UVerticalBox* const Bottom = Make<UVerticalBox>();
	FlickLayout::Below(Bottom, MakeCentred(ToldText), 0.0f, HAlign_Center);
	FlickLayout::Below(Bottom, ResultButton, 0.0f, HAlign_Center);
	UOverlay* const Layers = Make<UOverlay>();
	FlickLayout::Upon(Layers, BuildLeft(), HAlign_Left, VAlign_Fill, 16.0f);
	FlickLayout::Upon(Layers, Bottom, HAlign_Center, VAlign_Bottom, 20.0f);
	FlickLayout::Upon(Layers, Top, HAlign_Center, VAlign_Top, 14.0f);
	FlickLayout::Upon(Layers, CardTable, HAlign_Center, VAlign_Center, 0.0f);
	FlickLayout::Upon(Layers, BuildRight(), HAlign_Right, VAlign_Fill, 16.0f);
	UOverlay* const Whole = Make<UOverlay>();
	FlickLayout::Upon(Whole, MapCover, HAlign_Fill, VAlign_Fill, 0.0f);
	FlickLayout::Upon(Whole, MakeFitting(Layers), HAlign_Fill, VAlign_Fill, 0.0f);
	return Whole;
}

void UFlickHud::MakeParts()
{
	SeatRow = MakePart<UFlickRows>();
	LawRows = MakePart<UFlickRows>();
	GenerationText = MakeParagraph(EFlickFont::Title, FlickStyle::Large, EFlickColour::Light);
	HeadlineText = MakeParagraph(EFlickFont::Bold, FlickStyle::Normal, EFlickColour::Gold);
	ToldText = MakeText(EFlickFont::Text, FlickStyle::Normal, EFlickColour::Light);
	TroubleText = MakeText(EFlickFont::Text, FlickStyle::Small, EFlickColour::Warning);
	MenuButton = MakePart<UFlickButton>();
	LogButton = MakePart<UFlickButton>();
	UndoButton = MakePart<UFlickButton>();
	SkipButton = MakePart<UFlickButton>();
	ResultButton = MakePart<UFlickButton>();
	Prompt = MakePart<UFlickPromptPanel>();
	Aim = MakePart<UFlickAimPanel>();
	CardTable = MakePart<UFlickCardTable>();
	LogPanel = MakePart<UFlickLogPanel>();
	AccountPanel = MakePart<UFlickAccountPanel>();
	BannerPanel = MakePart<UFlickBanner>();
}

UWidget* UFlickHud::BuildLeft()
{
	UVerticalBox* const Words = Make<UVerticalBox>();
	FlickLayout::Below(Words, GenerationText, 110.0f);
	FlickLayout::Below(Words, HeadlineText, 4.0f);
	UVerticalBox* const Column = Make<UVerticalBox>();
	FlickLayout::Below(Column, MakeFrame(Words, LeftWidth), 0.0f);
	FlickLayout::Filling(Column, MakeShrinking(LawRows, LeftWidth), 12.0f, HAlign_Fill, VAlign_Top);
	return Column;
}

/** The open panel beside what is asked, below the tools. */
UWidget* UFlickHud::BuildRight()
{
	UVerticalBox* const Asked = Make<UVerticalBox>();
	FlickLayout::Below(Asked, Prompt, 0.0f);
	FlickLayout::Below(Asked, Aim, 12.0f);
	UHorizontalBox* const Beside = Make<UHorizontalBox>();
	FlickLayout::Beside(Beside, LogPanel, 0.0f, VAlign_Fill);
	FlickLayout::Beside(Beside, AccountPanel, 0.0f, VAlign_Fill);
	FlickLayout::Beside(Beside, Asked, 12.0f, VAlign_Top);
	UVerticalBox* const Column = Make<UVerticalBox>();
	FlickLayout::Below(Column, BuildTools(), 110.0f, HAlign_Right);
	FlickLayout::Filling(Column, Beside, 12.0f, HAlign_Right);
	return Column;
}

UWidget* UFlickHud::BuildTools()
{
	UHorizontalBox* const Tools = Make<UHorizontalBox>();
	FlickLayout::Beside(Tools, UndoButton, 0.0f);
	FlickLayout::Beside(Tools, SkipButton, 10.0f);
	FlickLayout::Beside(Tools, LogButton, 10.0f);
	FlickLayout::Beside(Tools, MenuButton, 10.0f);
	return Tools;
}

void UFlickHud::Connect()
{
	ConnectAction(MenuButton, EFlickAction::Menu, TEXT("match.menu"), EFlickButtonKind::Quiet);
	ConnectAction(LogButton, EFlickAction::Log, TEXT("match.log"), EFlickButtonKind::Quiet);
	ConnectAction(UndoButton, EFlickAction::Undo, TEXT("match.undo"), EFlickButtonKind::Quiet);
	ConnectAction(SkipButton, EFlickAction::Skip, TEXT("match.skip"));
	ConnectAction(ResultButton, EFlickAction::BackToResult, TEXT("match.back_to_result"), EFlickButtonKind::Primary);
	ConnectParts();
	FlickLayout::SetShown(Prompt, false);
	FlickLayout::SetShown(CardTable, false);
	HideAim();
	HideBanner();
}

void UFlickHud::ConnectParts()
{
	if (SeatRow != nullptr)
	{
		SeatRow->Begin(UFlickSeatChip::StaticClass(), true, 12.0f);
		SeatRow->OnChosen.AddUObject(this, &UFlickHud::HandleSeat);
	}
	if (LawRows != nullptr)
	{
		LawRows->Begin(UFlickLawRow::StaticClass(), false, 10.0f);
	}
	if (Prompt != nullptr)
	{
		Prompt->OnAction.AddUObject(this, &UFlickHud::HandleAction);
		Prompt->OnAnswer.AddUObject(this, &UFlickHud::HandleAnswer);
	}
	if (CardTable != nullptr)
	{
		CardTable->OnCard.AddUObject(this, &UFlickHud::HandleAnswer);
	}
	if (LogPanel != nullptr)
	{
		LogPanel->OnLine.AddUObject(this, &UFlickHud::HandleLogLine);
	}
	if (AccountPanel != nullptr)
	{
		AccountPanel->OnLine.AddUObject(this, &UFlickHud::HandleAccountLine);
	}
}

void UFlickHud::Refresh()
{
	Super::Refresh();
	FlickLayout::Write(GenerationText, FlickConvert::ToText(Board.Generation));
	FlickLayout::Write(HeadlineText, FlickConvert::ToText(Board.Headline));
	FlickLayout::Write(ToldText, FlickConvert::ToText(Board.Told));
	FlickLayout::Write(TroubleText, Board.Trouble);
	FlickLayout::SetShown(MapCover, Board.bMapHidden);
	FlickLayout::SetShown(UndoButton, Board.bCanUndo);
	FlickLayout::SetShown(SkipButton, Board.bCanSkip);
	FlickLayout::SetShown(ResultButton, Board.bLooking);
	FlickLayout::SetShown(LogPanel, Side == EFlickSide::Log);
	FlickLayout::SetShown(AccountPanel, Side == EFlickSide::Account);
	if (LogButton != nullptr)
	{
		LogButton->SetOn(Side == EFlickSide::Log);
	}
	RefreshSeats();
	LeadAround();
}

void UFlickHud::RefreshSeats()
{
	if (SeatRow != nullptr)
	{
		SeatRow->SetCount(static_cast<int32>(Board.Seats.size()));
		for (int32 Seat = 0; Seat < SeatRow->GetCount(); ++Seat)
		{
			const bool bThinks = (Board.Thinking >> Seat & 1) != 0;
			SeatRow->At<UFlickSeatChip>(Seat)->Show(
				Board.Seats[static_cast<std::size_t>(Seat)], bThinks, Side == EFlickSide::Account && Seat == OpenSeat);
		}
	}
	if (LawRows != nullptr)
	{
		LawRows->SetCount(static_cast<int32>(Board.Laws.size()));
		for (int32 Law = 0; Law < LawRows->GetCount(); ++Law)
		{
			LawRows->At<UFlickLawRow>(Law)->Show(Board.Laws[static_cast<std::size_t>(Law)]);
		}
	}
}

/** Each time it was made for Slate: rules lead to what is on the screen only. */
void UFlickHud::NativeConstruct()
{
	Super::NativeConstruct();
	LeadAround();
}

/** What lies aside of each other: the focus only finds what is straight above, below or beside. */
void UFlickHud::LeadAround()
{
	const bool bWhole = CardTable != nullptr && SeatRow != nullptr && MenuButton != nullptr && LogButton != nullptr;
	if (!bWhole || !GetCachedWidget().IsValid())
	{
		return;
	}
	CardTable->SetExit(MenuButton->FirstFocus());
	SeatRow->SetExit(MenuButton->FirstFocus());
	UFlickButton* const Tools[] = {UndoButton, SkipButton, LogButton, MenuButton};
	for (const UFlickButton* const Tool : Tools)
	{
		if (Tool != nullptr)
		{
			FlickLayout::Lead(Tool->FirstFocus(), EUINavigation::Down, CardTable->FirstFocus());
			FlickLayout::Lead(Tool->FirstFocus(), EUINavigation::Up, SeatRow->FirstFocus());
		}
	}
}

void UFlickHud::HandleSeat(int32 Index)
{
	OnSeat.Broadcast(Index);
}

void UFlickHud::HandleAnswer(int32 Index)
{
	OnAnswer.Broadcast(Index);
}

void UFlickHud::HandleLogLine(int32 Index)
{
	OnLogLine.Broadcast(Index);
}

void UFlickHud::HandleAccountLine(int32 Index)
{
	OnAccountLine.Broadcast(Index);
}

std::optional<faith::flick::TableSpot> UFlickHud::FindAccountSpot(int32 Index) const
{
	return AccountPanel != nullptr ? AccountPanel->GetSpot(Index) : std::nullopt;
}
