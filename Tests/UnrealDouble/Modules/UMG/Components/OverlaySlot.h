#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Components/PanelSlot.h"
#include "Layout/Margin.h"
#include "Types/SlateEnums.h"

class UMG_API UOverlaySlot : public UPanelSlot
{
	DOUBLE_CLASS(UOverlaySlot, UPanelSlot)

public:
	UOverlaySlot(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get()) : Super(ObjectInitializer) {}

	void SetPadding(FMargin InPadding) { DoublePadding = InPadding; }
	void SetHorizontalAlignment(EHorizontalAlignment InHorizontalAlignment)
	{
		DoubleHorizontal = InHorizontalAlignment;
	}
	void SetVerticalAlignment(EVerticalAlignment InVerticalAlignment) { DoubleVertical = InVerticalAlignment; }

	FMargin DoublePadding;
	EHorizontalAlignment DoubleHorizontal = HAlign_Left;
	EVerticalAlignment DoubleVertical = VAlign_Top;
};
