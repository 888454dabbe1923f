#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"

/// The pixels that a game draws into.
class ENGINE_API FViewport
{
public:
	virtual ~FViewport() = default;
};

class ENGINE_API FViewportFrame
{
public:
	virtual ~FViewportFrame() = default;
	virtual FViewport* GetViewport() = 0;
};

/// Whom a viewport tells what happens to it.
class ENGINE_API FViewportClient
{
public:
	virtual ~FViewportClient() = default;
};
