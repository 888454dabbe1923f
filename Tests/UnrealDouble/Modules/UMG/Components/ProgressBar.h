#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Components/Widget.h"

class UMG_API UProgressBar : public UWidget
{
	DOUBLE_CLASS(UProgressBar, UWidget)

public:
	UProgressBar(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get()) : Super(ObjectInitializer) {}

	float GetPercent() const { return Percent; }
	void SetPercent(float InPercent) { Percent = InPercent; }
	void SetFillColorAndOpacity(FLinearColor InColor) { (void)InColor; }

private:
	float Percent = 0.0f;
};
