#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Components/ContentWidget.h"

class UMG_API USizeBox : public UContentWidget
{
	DOUBLE_CLASS(USizeBox, UContentWidget)

public:
	USizeBox(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get()) : Super(ObjectInitializer) {}

	void SetWidthOverride(float InWidthOverride) { DoubleWidth = InWidthOverride; }
	void SetHeightOverride(float InHeightOverride) { DoubleHeight = InHeightOverride; }

	bool DoubleHasWidth() const { return DoubleWidth > 0.0f; }
	virtual FVector2D DoubleDesiredSize() const override;

private:
	float DoubleWidth = 0.0f;
	float DoubleHeight = 0.0f;
};
