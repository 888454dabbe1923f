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

void UFlickAccountPanel::Show(
	const faith::flick::SeatView& InSeat, const std::vector<faith::flick::AccountLine>& InLines)
{
	if (InSeat == Seat && InLines == Lines)
	{
		return;
	}
	const bool bSame = InSeat.seat == Seat.seat && InLines.size() == Lines.size();
	OpenLine = bSame ? OpenLine : INDEX_NONE;
	Seat = InSeat;
	Lines = InLines;
	Update();
}

UWidget* UFlickAccountPanel::BuildTree()
{
	HeadingText = MakeParagraph(EFlickFont::Title, FlickStyle::Large, EFlickColour::Light);
	GodText = MakeParagraph(EFlickFont::Text, FlickStyle::Tiny, EFlickColour::Gold);
	StockText = MakeParagraph(EFlickFont::Text, FlickStyle::Tiny, EFlickColour::Dim);
	NothingText = MakeParagraph(EFlickFont::Text, FlickStyle::Small, EFlickColour::Dim);
	LineRows = MakePart<UFlickRows>();
	UVerticalBox* const Column = Make<UVerticalBox>();
	FlickLayout::Below(Column, HeadingText, 0.0f);
	FlickLayout::Below(Column, GodText, 4.0f);
	FlickLayout::Below(Column, StockText, 4.0f);
	FlickLayout::Below(Column, NothingText, 8.0f);
	FlickLayout::Filling(Column, MakeScroll(LineRows), 10.0f);
	return MakeFrame(MakeSurface(Column, EFlickColour::Panel, EFlickColour::Brown, 14.0f), FlickStyle::SideWidth);
}

void UFlickAccountPanel::Connect()
{
	if (LineRows != nullptr)
	{
		LineRows->Begin(UFlickAccountRow::StaticClass(), false, 4.0f);
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

const std::optional<faith::flick::TableSpot>& UFlickAccountPanel::GetSpot(int32 Index) const
{
	return Lines[static_cast<std::size_t>(Index)].spot;
}
