#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"

class UWidget;

/// What is really on the screen. In the double it only knows whose it is and what is in it: a widget that has none, or whose
/// parent does not hold it, cannot be seen.
class SLATECORE_API SWidget
{
public:
	explicit SWidget(UWidget* InDoubleWidget);
	virtual ~SWidget();

	UWidget* DoubleWidget() const { return Widget; }
	TArray<TSharedRef<SWidget>> DoubleChildren;

private:
	UWidget* Widget;
};
