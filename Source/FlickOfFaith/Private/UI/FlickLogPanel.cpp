#include "UI/FlickLogPanel.h"

#include "Components/Border.h"
#include "Components/ScrollBox.h"
#include "Components/SizeBox.h"
#include "Components/TextBlock.h"
#include "Components/VerticalBox.h"
#include "UI/FlickLayout.h"
#include "UI/FlickLogRow.h"
#include "UI/FlickRows.h"

namespace
{
constexpr float PanelWidth = 560.0f;
} // namespace

void UFlickLogPanel::Show(const std::vector<faith::flick::ChronicleLine>& InLines)
{
	FirstLine = FMath::Max(static_cast<int32>(InLines.size()) - MostLines, 0);
	Lines.assign(InLines.begin() + FirstLine, InLines.end());
	Update();
}

UWidget* UFlickLogPanel::FirstFocus() const
{
	return LineRows != nullptr ? LineRows->FirstFocus() : nullptr;
}

UWidget* UFlickLogPanel::BuildTree()
{
	LineRows = MakePart<UFlickRows>();
	LineRows->Begin(UFlickLogRow::StaticClass(), false, 2.0f);
	Scroll = Make<UScrollBox>();
	Scroll->AddChild(LineRows);
	UVerticalBox* const Column = Make<UVerticalBox>();
	FlickLayout::Below(
		Column, MakeLabel(TEXT("match.log"), EFlickFont::Title, FlickStyle::Large, EFlickColour::Light), 0.0f);
	FlickLayout::Filling(Column, Scroll, 10.0f);
	USizeBox* const Frame = Make<USizeBox>();
	Frame->SetWidthOverride(PanelWidth);
	Frame->SetContent(MakeSurface(Column, EFlickColour::Panel, EFlickColour::Brown, 14.0f));
	return Frame;
}

void UFlickLogPanel::Connect()
{
	if (LineRows != nullptr)
	{
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
	if (Scroll != nullptr)
	{
		Scroll->ScrollToEnd();
	}
}

void UFlickLogPanel::HandleRow(int32 Index)
{
	OnLine.Broadcast(FirstLine + Index);
}
