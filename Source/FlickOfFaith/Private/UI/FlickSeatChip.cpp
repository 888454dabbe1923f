#include "UI/FlickSeatChip.h"

#include "Components/HorizontalBox.h"
#include "Components/SizeBox.h"
#include "Components/TextBlock.h"
#include "Components/VerticalBox.h"
#include "Convert/FlickConvert.h"
#include "UI/FlickLayout.h"
#include "UI/FlickPip.h"
#include "UI/FlickRows.h"

#include <string>

namespace
{
constexpr float ChipWidth = 330.0f;
constexpr float ChipDiscWidth = 44.0f;
constexpr float PieceWidth = 14.0f;
} // namespace

void UFlickSeatChip::Show(const faith::flick::SeatView& InSeat, bool bInThinking, bool bInOpen)
{
	if (!(Seat == InSeat) || bThinking != bInThinking || bOpen != bInOpen)
	{
		Seat = InSeat;
		bThinking = bInThinking;
		bOpen = bInOpen;
		Update();
	}
}

UWidget* UFlickSeatChip::BuildTree()
{
	ColourShape = MakePart<UFlickPip>();
	NameText = MakeParagraph(EFlickFont::Title, FlickStyle::Normal, EFlickColour::Light);
	WhoText = MakeParagraph(EFlickFont::Text, FlickStyle::Tiny, EFlickColour::Dim);
	MarkText = MakeParagraph(EFlickFont::Bold, FlickStyle::Tiny, EFlickColour::Gold);
	StockRow = MakePart<UFlickRows>();
	ScoreText = MakeText(EFlickFont::Title, 36.0f, EFlickColour::Gold);
	UVerticalBox* const Lines = Make<UVerticalBox>();
	FlickLayout::Below(Lines, NameText, 0.0f);
	FlickLayout::Below(Lines, WhoText, 0.0f);
	FlickLayout::Below(Lines, MarkText, 0.0f);
	FlickLayout::Below(Lines, StockRow, 3.0f);
	UHorizontalBox* const Line = Make<UHorizontalBox>();
	FlickLayout::Beside(Line, ColourShape, 0.0f);
	FlickLayout::Stretching(Line, Lines, 10.0f);
	FlickLayout::Beside(Line, ScoreText, 8.0f);
	return MakeButton(MakeFrame(Line, ChipWidth));
}

void UFlickSeatChip::Connect()
{
	Super::Connect();
	if (StockRow != nullptr)
	{
		StockRow->Begin(UFlickPip::StaticClass(), true, 3.0f);
	}
}

void UFlickSeatChip::Refresh()
{
	Super::Refresh();
	FlickLayout::Write(NameText, FlickConvert::ToText(Seat.name));
	FlickLayout::Write(WhoText, WhoWords());
	FlickLayout::Write(MarkText, MarkWords());
	FlickLayout::Write(ScoreText, FlickConvert::ToText(std::to_string(Seat.score)));
	RefreshStock();
	SetKind(EFlickButtonKind::Quiet);
	SetOn(Seat.isActive || bOpen);
}

FText UFlickSeatChip::WhoWords() const
{
	return bThinking            ? GetLook().Phrase("match.thinking", {{"player", Seat.who}})
		: Seat.who != Seat.name ? FlickConvert::ToText(Seat.who)
								: FText::GetEmpty();
}

FText UFlickSeatChip::MarkWords() const
{
	return Seat.hasAnswered ? GetLook().Word("match.chip.answered")
		: Seat.isFirst      ? GetLook().Word("match.chip.first")
							: FText::GetEmpty();
}

void UFlickSeatChip::RefreshStock()
{
	const FLinearColor Own(FlickConvert::ToColor(Seat.colour));
	if (ColourShape != nullptr)
	{
		ColourShape->Show(Own, ChipDiscWidth);
	}
	if (StockRow == nullptr)
	{
		return;
	}
	const int32 Prophets = Seat.prophets;
	const int32 Discs = Prophets + Seat.pool;
	StockRow->SetCount(Discs + Seat.templesInHand);
	for (int32 Index = 0; Index < StockRow->GetCount(); ++Index)
	{
		const bool bPool = Index >= Prophets && Index < Discs;
		StockRow->At<UFlickPip>(Index)->Show(
			bPool ? FlickStyle::Colour(EFlickColour::Night) : Own, PieceWidth, Index < Discs);
	}
}
