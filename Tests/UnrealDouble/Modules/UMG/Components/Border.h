#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Components/ContentWidget.h"
#include "Layout/Margin.h"
#include "Styling/SlateBrush.h"

class UMG_API UBorder : public UContentWidget
{
	DOUBLE_CLASS(UBorder, UContentWidget)

public:
	UBorder(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get()) : Super(ObjectInitializer) {}

	void SetBrush(const FSlateBrush& InBrush) { (void)InBrush; }
	void SetPadding(FMargin InPadding) { DoublePadding = InPadding; }
	void SetHorizontalAlignment(EHorizontalAlignment InHorizontalAlignment)
	{
		DoubleHorizontal = InHorizontalAlignment;
	}
	void SetVerticalAlignment(EVerticalAlignment InVerticalAlignment) { DoubleVertical = InVerticalAlignment; }

	virtual FVector2D DoubleDesiredSize() const override;
	virtual void DoubleArrange(
		const UnrealDouble::FBounds& Bounds, TArray<UnrealDouble::FArranged>& Arranged) const override;

private:
	FMargin DoublePadding;
	EHorizontalAlignment DoubleHorizontal = HAlign_Fill;
	EVerticalAlignment DoubleVertical = VAlign_Fill;
};
