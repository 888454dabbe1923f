#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Components/PanelWidget.h"

class UHorizontalBoxSlot;

/// One beside the other.
class UMG_API UHorizontalBox : public UPanelWidget
{
	DOUBLE_CLASS(UHorizontalBox, UPanelWidget)

public:
	UHorizontalBox(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get()) : Super(ObjectInitializer)
	{
	}

	UHorizontalBoxSlot* AddChildToHorizontalBox(UWidget* Content);

	virtual FVector2D DoubleDesiredSize() const override;
	virtual void DoubleArrange(
		const UnrealDouble::FBounds& Bounds, TArray<UnrealDouble::FArranged>& Arranged) const override;

protected:
	virtual UClass* GetSlotClass() const override;
};
