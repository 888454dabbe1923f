#pragma once

#include "CoreMinimal.h"
#include "Templates/SubclassOf.h"

#include "UI/FlickRow.h"

#include "FlickRows.generated.h"

class UPanelWidget;

/**
 * Any number of rows of one kind. Rows stay when others come or go, so that the focus stays where it is. Has no Blueprint child: what its
 * tree is depends on who uses it.
 */
UCLASS(NotBlueprintable)
class FLICKOFFAITH_API UFlickRows : public UFlickWidget
{
	GENERATED_BODY()

public:
	/** Before anything else: what the rows are, whether they stand beside each other, and how far apart. */
	void Begin(TSubclassOf<UFlickRow> InRowClass, bool bInSideways, float InGap);

	void SetCount(int32 Count);
	int32 GetCount() const { return ShownCount; }

	/** One of those there are. */
	template <class RowType>
	RowType* At(int32 Index) const
	{
		return CastChecked<RowType>(Rows[Index]);
	}

	/** Where the focus goes from the last row on, in the direction of the rows; nothing for whatever is there. */
	void SetExit(UWidget* Exit);

	virtual UWidget* FirstFocus() const override;

	/** One of the rows was chosen. */
	FFlickIndexChosen OnChosen;

private:
	void AddRow();
	void HandleChosen(int32 Index);

	UPROPERTY()
	TObjectPtr<UPanelWidget> Box;

	UPROPERTY()
	TArray<TObjectPtr<UFlickRow>> Rows;

	UPROPERTY()
	TSubclassOf<UFlickRow> RowClass;

	bool bSideways = false;
	float Gap = 0.0f;
	int32 ShownCount = 0;
};
