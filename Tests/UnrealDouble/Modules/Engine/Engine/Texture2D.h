#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "Engine/Texture.h"

class ENGINE_API UTexture2D : public UTexture
{
	DOUBLE_CLASS(UTexture2D, UTexture)

public:
	UTexture2D(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	int32 GetSizeX() const { return SizeX; }
	int32 GetSizeY() const { return SizeY; }

	/// Of the double.
	void DoubleSetSize(int32 X, int32 Y);

private:
	int32 SizeX = 0;
	int32 SizeY = 0;
};
