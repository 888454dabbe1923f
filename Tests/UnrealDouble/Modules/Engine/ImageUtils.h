#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"

class UTexture2D;

class FImageUtils
{
public:
	/// Null when the file is missing or, here, neither PNG nor JPEG: the double reads only the size in its header.
	ENGINE_API static UTexture2D* ImportFileAsTexture2D(const FString& Filename);
};
