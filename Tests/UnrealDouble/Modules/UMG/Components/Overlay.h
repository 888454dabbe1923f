#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Components/PanelWidget.h"

class UOverlaySlot;

/// One upon the other.
class UMG_API UOverlay : public UPanelWidget
{
	DOUBLE_CLASS(UOverlay, UPanelWidget)

public:
	UOverlay(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get()) : Super(ObjectInitializer) {}

	UOverlaySlot* AddChildToOverlay(UWidget* Content);

	virtual FVector2D DoubleDesiredSize() const override;
	virtual void DoubleArrange(
		const UnrealDouble::FBounds& Bounds, TArray<UnrealDouble::FArranged>& Arranged) const override;

protected:
	virtual UClass* GetSlotClass() const override;
};
