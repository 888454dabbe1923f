#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Components/Widget.h"
#include "Framework/Text/TextLayout.h"

class UMG_API UTextLayoutWidget : public UWidget
{
	DOUBLE_CLASS(UTextLayoutWidget, UWidget)

public:
	UTextLayoutWidget(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get())
		: Super(ObjectInitializer)
	{
	}

	virtual void SetJustification(ETextJustify::Type InJustification) { (void)InJustification; }
	void SetAutoWrapText(bool InAutoWrapText) { bDoubleWraps = InAutoWrapText; }
	bool GetAutoWrapText() const { return bDoubleWraps; }

protected:
	bool bDoubleWraps = false;
};
