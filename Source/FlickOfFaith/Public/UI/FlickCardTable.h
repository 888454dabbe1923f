#pragma once

#include "CoreMinimal.h"

#include "UI/FlickCard.h"
#include "UI/FlickWidget.h"

#include "FlickCardTable.generated.h"

class UFlickRows;
class UTextBlock;

/** Large cards side by side: the laws before the council, or the sides of a god card. */
UCLASS()
class FLICKOFFAITH_API UFlickCardTable : public UFlickWidget
{
	GENERATED_BODY()

public:
	/** A remark below the cards, such as who has voted; may be empty. Without cards nothing is to be seen. */
	void Show(const TArray<FFlickCardView>& InCards, const FText& InRemark);

	/** Where the focus goes to the right of the last card. */
	void SetExit(UWidget* Exit);

	/** A card was chosen. */
	FFlickIndexChosen OnCard;

	virtual UWidget* FirstFocus() const override;

protected:
	virtual UWidget* BuildTree() override;
	virtual void Connect() override;
	virtual void Refresh() override;

private:
	void HandleCard(int32 Index);

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickRows> CardRow;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UTextBlock> RemarkText;

	TArray<FFlickCardView> Cards;
	FText Remark;
};
