#include "UI/FlickCardTable.h"

#include "Components/SizeBox.h"
#include "Components/TextBlock.h"
#include "Components/VerticalBox.h"
#include "UI/FlickLayout.h"
#include "UI/FlickRows.h"

void UFlickCardTable::Show(const TArray<FFlickCardView>& InCards, const FText& InRemark)
{
	FlickLayout::SetShown(this, !InCards.IsEmpty());
	if (!(Cards == InCards) || !Remark.EqualTo(InRemark))
	{
		Cards = InCards;
		Remark = InRemark;
		Update();
	}
}

void UFlickCardTable::SetExit(UWidget* Exit)
{
	if (CardRow != nullptr)
	{
		CardRow->SetExit(Exit);
	}
}

UWidget* UFlickCardTable::FirstFocus() const
{
	return CardRow != nullptr ? CardRow->FirstFocus() : nullptr;
}

UWidget* UFlickCardTable::BuildTree()
{
	CardRow = MakePart<UFlickRows>();
	RemarkText = MakeText(EFlickFont::Bold, FlickStyle::Normal, EFlickColour::Light);
	UVerticalBox* const Lines = Make<UVerticalBox>();
	FlickLayout::Below(Lines, CardRow, 0.0f, HAlign_Center);
	FlickLayout::Below(Lines, MakeCentred(RemarkText), 18.0f, HAlign_Center);
	return Lines;
}

void UFlickCardTable::Connect()
{
	if (CardRow != nullptr)
	{
		CardRow->Begin(UFlickCard::StaticClass(), true, 40.0f);
		CardRow->OnChosen.AddUObject(this, &UFlickCardTable::HandleCard);
	}
}

void UFlickCardTable::Refresh()
{
	Super::Refresh();
	FlickLayout::Write(RemarkText, Remark);
	if (CardRow != nullptr)
	{
		CardRow->SetCount(Cards.Num());
		for (int32 Index = 0; Index < Cards.Num(); ++Index)
		{
			CardRow->At<UFlickCard>(Index)->Show(Cards[Index]);
		}
	}
}

void UFlickCardTable::HandleCard(int32 Index)
{
	OnCard.Broadcast(Index);
}
