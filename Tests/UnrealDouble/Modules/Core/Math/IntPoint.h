#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "HAL/Platform.h"

/// Not set to anything by itself, as in the engine.
struct FIntPoint
{
	int32 X;
	int32 Y;

	FIntPoint() = default;
	FIntPoint(int32 InX, int32 InY) : X(InX), Y(InY) {}

	bool operator==(const FIntPoint& Other) const { return X == Other.X && Y == Other.Y; }
};
