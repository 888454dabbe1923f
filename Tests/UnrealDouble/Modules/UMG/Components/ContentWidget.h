#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Components/PanelWidget.h"

/// Holds one other widget.
class UMG_API UContentWidget : public UPanelWidget
{
	DOUBLE_CLASS(UContentWidget, UPanelWidget)

public:
	UContentWidget(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	UPanelSlot* SetContent(UWidget* Content);
	UWidget* GetContent() const { return GetChildAt(0); }
};
