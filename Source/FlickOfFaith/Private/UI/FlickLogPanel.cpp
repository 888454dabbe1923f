#include "UI/FlickLogPanel.h"

#include "Components/Border.h"
#include "Components/ScrollBox.h"
#include "Components/SizeBox.h"
#include "Components/TextBlock.h"
#include "Components/VerticalBox.h"
#include "UI/FlickLayout.h"
#include "UI/FlickLogRow.h"
#include "UI/FlickRows.h"

void UFlickLogPanel::Show(const std::vector<faith::flick::ChronicleLine>& InLines)
{
	const int32 First = FMath::Max(static_cast<int32>(InLines.size()) - MostLines, 0);
	const std::vector<faith::flick::ChronicleLine> Latest(InLines.begin() + First, InLines.end());
	if (First == FirstLine && Latest == Lines)
	{
		return;
	}
	// Whoever reads what was before goes on reading it.
	const bool bFollows = IsAtEnd();
	FirstLine = First;
	Lines = Latest;
	Update();
	if (bFollows)
	{
		ScrollToLatest();
	}
}

bool UFlickLogPanel::IsAtEnd() const
{
	constexpr float Nearly = 1.0f;
	return Scroll == nullptr || Scroll->GetScrollOffset() >= Scroll->GetScrollOffsetOfEnd() - Nearly;
}

void UFlickLogPanel::ScrollToLatest()
{
	if (Scroll != nullptr)
	{
		Scroll->ScrollToEnd();
	}
}

UWidget* UFlickLogPanel::BuildTree()
{
	LineRows = MakePart<UFlickRows>();
	Scroll = MakeScroll(LineRows);
	UVerticalBox* const Column = Make<UVerticalBox>();
	FlickLayout::Below(
		Column, MakeLabel(TEXT("match.log"), EFlickFont::Title, FlickStyle::Large, EFlickColour::Light), 0.0f);
	FlickLayout::Filling(Column, Scroll, 10.0f);
	return MakeFrame(MakeSurface(Column, EFlickColour::Panel, EFlickColour::Brown, 14.0f), FlickStyle::SideWidth);
}

void UFlickLogPanel::Connect()
{
	if (LineRows != nullptr)
	{
		LineRows->Begin(UFlickLogRow::StaticClass(), false, 2.0f);
		LineRows->OnChosen.AddUObject(this, &UFlickLogPanel::HandleRow);
	}
}

void UFlickLogPanel::Refresh()
{
	Super::Refresh();
	if (LineRows != nullptr)
	{
		LineRows->SetCount(static_cast<int32>(Lines.size()));
		for (int32 Index = 0; Index < LineRows->GetCount(); ++Index)
		{
			LineRows->At<UFlickLogRow>(Index)->Show(Lines[static_cast<std::size_t>(Index)]);
		}
	}
}

void UFlickLogPanel::HandleRow(int32 Index)
{
	OnLine.Broadcast(FirstLine + Index);
}
