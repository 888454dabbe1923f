#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Components/PanelSlot.h"
#include "Components/SlateWrapperTypes.h"
#include "Layout/Margin.h"
#include "Types/SlateEnums.h"

class UMG_API UHorizontalBoxSlot : public UPanelSlot
{
	DOUBLE_CLASS(UHorizontalBoxSlot, UPanelSlot)

public:
	UHorizontalBoxSlot(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get())
		: Super(ObjectInitializer)
	{
	}

	void SetPadding(FMargin InPadding) { DoublePadding = InPadding; }
	void SetHorizontalAlignment(EHorizontalAlignment InHorizontalAlignment)
	{
		DoubleHorizontal = InHorizontalAlignment;
	}
	void SetVerticalAlignment(EVerticalAlignment InVerticalAlignment) { DoubleVertical = InVerticalAlignment; }
	void SetSize(FSlateChildSize InSize) { DoubleSize = InSize; }

	FMargin DoublePadding;
	EHorizontalAlignment DoubleHorizontal = HAlign_Fill;
	EVerticalAlignment DoubleVertical = VAlign_Fill;
	FSlateChildSize DoubleSize = FSlateChildSize(ESlateSizeRule::Automatic);
};
