#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Components/PanelWidget.h"

/// One below the other, as long as it takes.
class UMG_API UScrollBox : public UPanelWidget
{
	DOUBLE_CLASS(UScrollBox, UPanelWidget)

public:
	UScrollBox(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get()) : Super(ObjectInitializer) {}

	void ScrollToEnd() {}

	virtual FVector2D DoubleDesiredSize() const override;
	virtual void DoubleArrange(
		const UnrealDouble::FBounds& Bounds, TArray<UnrealDouble::FArranged>& Arranged) const override;
};
