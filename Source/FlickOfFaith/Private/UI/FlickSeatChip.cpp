#include "UI/FlickSeatChip.h"

#include "Components/Button.h"
#include "Components/HorizontalBox.h"
#include "Components/SizeBox.h"
#include "Components/TextBlock.h"
#include "Components/VerticalBox.h"
#include "Convert/FlickConvert.h"
#include "UI/FlickLayout.h"

namespace
{
constexpr float ChipWidth = 340.0f;
constexpr float DiscWidth = 44.0f;
constexpr float PieceWidth = 14.0f;

FLinearColor LinearOf(const faith::flick::Colour& Colour)
{
	return FLinearColor(FlickConvert::ToColor(Colour));
}
} // namespace

void UFlickSeatChip::Show(const faith::flick::SeatView& InSeat, bool bInThinking, bool bInOpen)
{
	Seat = InSeat;
	bThinking = bInThinking;
	bOpen = bInOpen;
	Update();
}

UWidget* UFlickSeatChip::FirstFocus() const
{
	return Button;
}

UWidget* UFlickSeatChip::BuildTree()
{
	ColourBox = Make<UHorizontalBox>();
	NameText = MakeText(EFlickFont::Title, FlickStyle::Normal, EFlickColour::Light);
	WhoText = MakeText(EFlickFont::Text, FlickStyle::Tiny, EFlickColour::Dim);
	StockBox = Make<UHorizontalBox>();
	ScoreText = MakeText(EFlickFont::Title, 36.0f, EFlickColour::Gold);
	UVerticalBox* const Lines = Make<UVerticalBox>();
	FlickLayout::Below(Lines, NameText, 0.0f);
	FlickLayout::Below(Lines, WhoText, 0.0f);
	FlickLayout::Below(Lines, StockBox, 3.0f);
	UHorizontalBox* const Line = Make<UHorizontalBox>();
	FlickLayout::Beside(Line, ColourBox, 0.0f);
	FlickLayout::Stretching(Line, Lines, 10.0f);
	FlickLayout::Beside(Line, ScoreText, 8.0f);
	USizeBox* const Frame = Make<USizeBox>();
	Frame->SetWidthOverride(ChipWidth);
	Frame->SetContent(Line);
	Button = Make<UButton>();
	Button->SetContent(Frame);
	return Button;
}

void UFlickSeatChip::Connect()
{
	if (Button != nullptr)
	{
		Button->OnClicked.AddUniqueDynamic(this, &UFlickSeatChip::HandleClicked);
	}
}

void UFlickSeatChip::Refresh()
{
	Super::Refresh();
	FlickLayout::Write(NameText, FlickConvert::ToText(Seat.name));
	FlickLayout::Write(WhoText,
		bThinking                   ? GetLook().Phrase("match.thinking", {{"player", Seat.who}})
			: Seat.who != Seat.name ? FlickConvert::ToText(Seat.who)
									: FText::GetEmpty());
	FlickLayout::Write(ScoreText, FText::AsNumber(Seat.score));
	RefreshStock();
	if (Button != nullptr)
	{
		Button->SetStyle(FlickStyle::Button(EFlickButtonKind::Quiet, Seat.isActive || bOpen));
	}
}

void UFlickSeatChip::RefreshStock()
{
	if (ColourBox != nullptr)
	{
		ColourBox->ClearChildren();
		FlickLayout::Beside(ColourBox, MakeShape(LinearOf(Seat.colour), DiscWidth, true), 0.0f);
	}
	if (StockBox != nullptr)
	{
		StockBox->ClearChildren();
		AddShapes(Seat.prophets, LinearOf(Seat.colour), true);
		AddShapes(Seat.pool, FlickStyle::Colour(EFlickColour::Night), true);
		AddShapes(Seat.templesInHand, LinearOf(Seat.colour), false);
	}
}

void UFlickSeatChip::AddShapes(int32 Count, const FLinearColor& Fill, bool bRound)
{
	for (int32 Number = 0; Number < Count; ++Number)
	{
		FlickLayout::Beside(StockBox, MakeShape(Fill, PieceWidth, bRound), 3.0f);
	}
}

void UFlickSeatChip::HandleClicked()
{
	OnChosen.Broadcast(GetIndex());
}
