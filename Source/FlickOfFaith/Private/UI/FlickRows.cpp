#include "UI/FlickRows.h"

#include "Components/HorizontalBox.h"
#include "Components/VerticalBox.h"
#include "UI/FlickClasses.h"
#include "UI/FlickLayout.h"

void UFlickRows::Begin(TSubclassOf<UFlickRow> InRowClass, bool bInSideways, float InGap)
{
	if (Box == nullptr)
	{
		RowClass = FlickClasses::FindChild(*InRowClass);
		bSideways = bInSideways;
		Gap = InGap;
		Box = bSideways ? static_cast<UPanelWidget*>(Make<UHorizontalBox>()) : Make<UVerticalBox>();
		WidgetTree->RootWidget = Box;
	}
}

void UFlickRows::SetCount(int32 Count)
{
	while (Rows.Num() < Count)
	{
		AddRow();
	}
	for (int32 Index = 0; Index < Rows.Num(); ++Index)
	{
		FlickLayout::SetShown(Rows[Index], Index < Count);
	}
	ShownCount = Count;
}

void UFlickRows::AddRow()
{
	UFlickRow* const Row = WidgetTree->ConstructWidget<UFlickRow>(RowClass);
	Row->SetIndex(Rows.Num());
	Row->OnChosen.AddUObject(this, &UFlickRows::HandleChosen);
	Adopt(Row);
	const float Away = Rows.IsEmpty() ? 0.0f : Gap;
	Rows.Add(Row);
	if (UVerticalBox* const Column = Cast<UVerticalBox>(Box))
	{
		FlickLayout::Below(Column, Row, Away);
	}
	else
	{
		FlickLayout::Beside(CastChecked<UHorizontalBox>(Box), Row, Away, VAlign_Fill);
	}
}

void UFlickRows::SetExit(UWidget* Exit)
{
	const EUINavigation Direction = bSideways ? EUINavigation::Right : EUINavigation::Down;
	for (int32 Index = 0; Index < ShownCount; ++Index)
	{
		FlickLayout::Lead(Rows[Index]->FirstFocus(), Direction, Index + 1 == ShownCount ? Exit : nullptr);
	}
}

UWidget* UFlickRows::FirstFocus() const
{
	for (int32 Index = 0; Index < ShownCount; ++Index)
	{
		if (UWidget* const First = Rows[Index]->FirstFocus())
		{
			return First;
		}
	}
	return nullptr;
}

void UFlickRows::HandleChosen(int32 Index)
{
	OnChosen.Broadcast(Index);
}
