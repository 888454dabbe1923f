#include "UI/FlickAccountPanel.h"

#include "Components/Border.h"
#include "Components/ScrollBox.h"
#include "Components/SizeBox.h"
#include "Components/TextBlock.h"
#include "Components/VerticalBox.h"
#include "Convert/FlickConvert.h"
#include "UI/FlickAccountRow.h"
#include "UI/FlickLayout.h"
#include "UI/FlickRows.h"

namespace
{
constexpr float PanelWidth = 560.0f;
} // namespace

void UFlickAccountPanel::Show(
	const faith::flick::SeatView& InSeat, const std::vector<faith::flick::AccountLine>& InLines)
{
	const bool bSame = InSeat.seat == Seat.seat && InLines.size() == Lines.size();
	OpenLine = bSame ? OpenLine : INDEX_NONE;
	Seat = InSeat;
	Lines = InLines;
	Update();
}

UWidget* UFlickAccountPanel::FirstFocus() const
{
	return LineRows != nullptr ? LineRows->FirstFocus() : nullptr;
}

UWidget* UFlickAccountPanel::BuildTree()
{
	HeadingText = MakeText(EFlickFont::Title, FlickStyle::Large, EFlickColour::Light);
	GodText = MakeText(EFlickFont::Text, FlickStyle::Tiny, EFlickColour::Gold);
	StockText = MakeText(EFlickFont::Text, FlickStyle::Tiny, EFlickColour::Dim);
	NothingText = MakeText(EFlickFont::Text, FlickStyle::Small, EFlickColour::Dim);
	LineRows = MakePart<UFlickRows>();
	LineRows->Begin(UFlickAccountRow::StaticClass(), false, 4.0f);
	UScrollBox* const Scroll = Make<UScrollBox>();
	Scroll->AddChild(LineRows);
	UVerticalBox* const Column = Make<UVerticalBox>();
	FlickLayout::Below(Column, HeadingText, 0.0f);
	FlickLayout::Below(Column, GodText, 4.0f);
	FlickLayout::Below(Column, StockText, 4.0f);
	FlickLayout::Below(Column, NothingText, 8.0f);
	FlickLayout::Filling(Column, Scroll, 10.0f);
	USizeBox* const Frame = Make<USizeBox>();
	Frame->SetWidthOverride(PanelWidth);
	Frame->SetContent(MakeSurface(Column, EFlickColour::Panel, EFlickColour::Brown, 14.0f));
	return Frame;
}

void UFlickAccountPanel::Connect()
{
	if (LineRows != nullptr)
	{
		LineRows->OnChosen.AddUObject(this, &UFlickAccountPanel::HandleRow);
	}
}

void UFlickAccountPanel::Refresh()
{
	Super::Refresh();
	FlickLayout::Write(HeadingText, GetLook().Phrase("match.account", {{"player", Seat.name}, {"points", Seat.score}}));
	FlickLayout::Write(GodText, FlickConvert::ToText(Seat.godText));
	FlickLayout::Write(StockText, StockWords());
	FlickLayout::Write(NothingText, Lines.empty() ? GetLook().Word("match.no_points") : FText::GetEmpty());
	if (LineRows != nullptr)
	{
		LineRows->SetCount(static_cast<int32>(Lines.size()));
		for (int32 Index = 0; Index < LineRows->GetCount(); ++Index)
		{
			LineRows->At<UFlickAccountRow>(Index)->Show(Lines[static_cast<std::size_t>(Index)], Index == OpenLine);
		}
	}
}

FText UFlickAccountPanel::StockWords() const
{
	return GetLook().Phrase("match.stock",
		{{"prophets", Seat.prophets}, {"pool", Seat.pool}, {"temples", Seat.templesInHand},
			{"built", Seat.templesOnMap}});
}

void UFlickAccountPanel::HandleRow(int32 Index)
{
	OpenLine = OpenLine == Index ? INDEX_NONE : Index;
	Update();
	OnLine.Broadcast(Index);
}
