#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Components/PanelWidget.h"
#include "Widgets/Layout/SScrollBox.h"

/// One below the other, as long as it takes. What is out of view is not painted, and so cannot be walked to; it comes into
/// view when the box is told to scroll to it.
class UMG_API UScrollBox : public UPanelWidget
{
	DOUBLE_CLASS(UScrollBox, UPanelWidget)

public:
	UScrollBox(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get()) : Super(ObjectInitializer) {}

	void ScrollToEnd() { bDoubleToEnd = true; }
	float GetScrollOffset() const { return static_cast<float>(DoubleOffset); }
	void SetScrollOffset(float NewScrollOffset) { DoubleOffset = NewScrollOffset; }
	/// As of what was there when it was last laid out.
	float GetScrollOffsetOfEnd() const { return static_cast<float>(DoubleEnd); }
	/// When it is laid out next.
	void ScrollWidgetIntoView(UWidget* WidgetToFind, bool AnimateScroll = true,
		EDescendantScrollDestination ScrollDestination = EDescendantScrollDestination::IntoView, float Padding = 0.0f);

	virtual FVector2D DoubleDesiredSize() const override;
	virtual void DoubleArrange(
		const UnrealDouble::FBounds& Bounds, TArray<UnrealDouble::FArranged>& Arranged) const override;

private:
	void DoubleScroll(double Room, double Length, TArray<UnrealDouble::FArranged>& Children, double Top) const;

	EDescendantScrollDestination DoubleDestination = EDescendantScrollDestination::IntoView;
	mutable bool bDoubleToEnd = false;
	mutable TWeakObjectPtr<UWidget> DoubleScrollTo;
	mutable double DoubleOffset = 0.0;
	mutable double DoubleEnd = 0.0;
};
