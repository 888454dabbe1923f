#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Components/ContentWidget.h"
#include "Widgets/Layout/SScaleBox.h"

/// Makes what is in it larger or smaller, so that it fits. Its content lies in its middle.
class UMG_API UScaleBox : public UContentWidget
{
	DOUBLE_CLASS(UScaleBox, UContentWidget)

public:
	UScaleBox(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get()) : Super(ObjectInitializer) {}

	void SetStretch(EStretch::Type InStretch) { DoubleStretch = InStretch; }
	void SetStretchDirection(EStretchDirection::Type InStretchDirection) { DoubleDirection = InStretchDirection; }

	virtual void DoubleArrange(
		const UnrealDouble::FBounds& Bounds, TArray<UnrealDouble::FArranged>& Arranged) const override;

private:
	EStretch::Type DoubleStretch = EStretch::ScaleToFit;
	EStretchDirection::Type DoubleDirection = EStretchDirection::Both;
};
