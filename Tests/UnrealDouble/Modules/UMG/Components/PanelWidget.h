#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Components/PanelSlot.h"
#include "Components/Widget.h"

/// Holds other widgets.
class UMG_API UPanelWidget : public UWidget
{
	DOUBLE_CLASS(UPanelWidget, UWidget)

public:
	UPanelWidget(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get()) : Super(ObjectInitializer) {}

	int32 GetChildrenCount() const { return Slots.Num(); }
	UWidget* GetChildAt(int32 Index) const;
	/// Nothing and a warning for a second child of something that holds one.
	UPanelSlot* AddChild(UWidget* Content);
	bool RemoveChild(UWidget* Content);
	void ClearChildren();
	virtual void ReleaseSlateResources(bool bReleaseChildren) override;

	virtual void DoubleArrange(
		const UnrealDouble::FBounds& Bounds, TArray<UnrealDouble::FArranged>& Arranged) const override;
	virtual FVector2D DoubleDesiredSize() const override;

protected:
	virtual UClass* GetSlotClass() const { return UPanelSlot::StaticClass(); }
	virtual TSharedRef<SWidget> RebuildWidget() override;

	bool bCanHaveMultipleChildren = true;
	TArray<TObjectPtr<UPanelSlot>> Slots;
};
