#include "UI/FlickResultRow.h"

#include "Components/HorizontalBox.h"
#include "Components/SizeBox.h"
#include "Components/TextBlock.h"
#include "Convert/FlickConvert.h"
#include "FaithKernel/Reflect.h"
#include "UI/FlickLayout.h"

#include <string>

namespace
{
constexpr int32 Sources = static_cast<int32>(faith::kEnumCount<faith::flick::PointSource>);
constexpr int32 NameColumn = 0;
constexpr int32 TotalColumn = Sources + 1;
constexpr int32 GrowthColumn = Sources + 2;

float WidthOf(int32 Column)
{
	return Column == NameColumn || Column == GrowthColumn ? 240.0f : 150.0f;
}

std::string GrowthOf(const std::vector<std::int32_t>& Totals)
{
	std::string Growth;
	for (const std::int32_t Total : Totals)
	{
		Growth += (Growth.empty() ? "" : ", ") + std::to_string(Total);
	}
	return Growth;
}
} // namespace

void UFlickResultRow::Show(const faith::flick::ResultLine& InLine)
{
	Line = InLine;
	bHeading = false;
	Update();
}

void UFlickResultRow::ShowHeading()
{
	bHeading = true;
	Update();
}

UWidget* UFlickResultRow::BuildTree()
{
	UHorizontalBox* const Whole = Make<UHorizontalBox>();
	for (int32 Column = NameColumn; Column <= GrowthColumn; ++Column)
	{
		UTextBlock* const Block = MakeParagraph(EFlickFont::Title, FlickStyle::Normal, EFlickColour::Light);
		FlickLayout::Beside(Whole, MakeFrame(Block, WidthOf(Column)), 0.0f);
		Columns.Add(Block);
	}
	return Whole;
}

void UFlickResultRow::Refresh()
{
	Super::Refresh();
	for (int32 Column = 0; Column < Columns.Num(); ++Column)
	{
		const EFlickColour Colour = bHeading ? EFlickColour::Dim
			: Column == TotalColumn          ? EFlickColour::Gold
											 : EFlickColour::Light;
		FlickLayout::Write(Columns[Column], bHeading ? NameOfColumn(Column) : ValueOfColumn(Column));
		FlickLayout::Paint(Columns[Column], FlickStyle::Colour(Colour));
	}
}

FText UFlickResultRow::NameOfColumn(int32 Column) const
{
	if (Column == NameColumn || Column == GrowthColumn)
	{
		return FText::GetEmpty();
	}
	const std::string Name = Column == TotalColumn
		? std::string("total")
		: std::string(faith::NameOf(static_cast<faith::flick::PointSource>(Column - 1)));
	return GetLook().Word("match.from." + Name);
}

FText UFlickResultRow::ValueOfColumn(int32 Column) const
{
	if (Column == NameColumn)
	{
		return FlickConvert::ToText(Line.name);
	}
	if (Column == GrowthColumn)
	{
		return FlickConvert::ToText(GrowthOf(Line.byGeneration));
	}
	const std::int32_t Points = Column == TotalColumn ? Line.total : Line.from[static_cast<std::size_t>(Column - 1)];
	return FlickConvert::ToText(std::to_string(Points));
}
