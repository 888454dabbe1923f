#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"

/// A font and its size. The double notes whether there is such a file.
struct SLATECORE_API FSlateFontInfo
{
	float Size = 0.0f;

	FSlateFontInfo() {}
	/// Of a file; an error in the log when there is none, which the engine would only show.
	FSlateFontInfo(const FString& InFontName, float InSize);
};
