#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Components/Visual.h"

class UPanelWidget;
class UWidget;

/// How a child lies in its panel.
class UMG_API UPanelSlot : public UVisual
{
	DOUBLE_CLASS(UPanelSlot, UVisual)

public:
	UPanelSlot(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get()) : Super(ObjectInitializer) {}

	TObjectPtr<UPanelWidget> Parent;
	TObjectPtr<UWidget> Content;
};
