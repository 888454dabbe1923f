#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"

struct SLATECORE_API FSlateColor
{
	/// Magenta: nobody chose one.
	FSlateColor() : Specified(1.0f, 0.0f, 1.0f) {}
	FSlateColor(const FLinearColor& InColor) : Specified(InColor) {}
	FLinearColor GetSpecifiedColor() const { return Specified; }
	bool operator==(const FSlateColor& Other) const { return Specified == Other.Specified; }

private:
	FLinearColor Specified;
};
