#pragma once

#include "CoreMinimal.h"

#include "UI/FlickWidget.h"

#include "FlickRow.generated.h"

/** The number of what was chosen. */
DECLARE_MULTICAST_DELEGATE_OneParam(FFlickIndexChosen, int32);

/** A widget that stands for one of several things. A list that it is in scrolls to it when keys lead there. */
UCLASS(Abstract)
class FLICKOFFAITH_API UFlickRow : public UFlickWidget
{
	GENERATED_BODY()

public:
	void SetIndex(int32 InIndex) { RowIndex = InIndex; }
	int32 GetIndex() const { return RowIndex; }

	/** This one was chosen. */
	FFlickIndexChosen OnChosen;

protected:
	virtual void NativeOnAddedToFocusPath(const FFocusEvent& InFocusEvent) override;

private:
	int32 RowIndex = INDEX_NONE;
};
