#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"

struct SLATECORE_API FSlateColor
{
	FSlateColor() : Specified(FLinearColor::White) {}
	FSlateColor(const FLinearColor& InColor) : Specified(InColor) {}
	FLinearColor GetSpecifiedColor() const { return Specified; }

private:
	FLinearColor Specified;
};
