#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Components/PanelSlot.h"
#include "Layout/Margin.h"
#include "Types/SlateEnums.h"

/// How the content lies on a button: in its middle, unless told otherwise.
class UMG_API UButtonSlot : public UPanelSlot
{
	DOUBLE_CLASS(UButtonSlot, UPanelSlot)

public:
	UButtonSlot(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get()) : Super(ObjectInitializer) {}

	void SetPadding(FMargin InPadding) { DoublePadding = InPadding; }
	void SetHorizontalAlignment(EHorizontalAlignment InHorizontalAlignment)
	{
		DoubleHorizontal = InHorizontalAlignment;
	}
	void SetVerticalAlignment(EVerticalAlignment InVerticalAlignment) { DoubleVertical = InVerticalAlignment; }

	FMargin DoublePadding = FMargin(4.0f, 2.0f);
	EHorizontalAlignment DoubleHorizontal = HAlign_Center;
	EVerticalAlignment DoubleVertical = VAlign_Center;
};
