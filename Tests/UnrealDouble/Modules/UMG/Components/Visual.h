#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "Double/DeclareClass.h"

class UMG_API UVisual : public UObject
{
	DOUBLE_CLASS(UVisual, UObject)

public:
	UVisual(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get()) : Super(ObjectInitializer) {}

	virtual void ReleaseSlateResources(bool bReleaseChildren) { (void)bReleaseChildren; }
};
