#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Rendering/RenderingCommon.h"
#include "UnrealClient.h"
#include "Widgets/SViewport.h"

class ENGINE_API FSceneViewport : public FViewportFrame, public FViewport, public ISlateViewport
{
public:
	FSceneViewport(FViewportClient* InViewportClient, TSharedPtr<SViewport> InViewportWidget);

	virtual FViewport* GetViewport() override { return this; }

	/// Of the double.
	FViewportClient* DoubleClient() const { return Client; }

private:
	FViewportClient* Client;
};
