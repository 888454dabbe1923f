#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Widgets/SWidget.h"

class SLATECORE_API SCompoundWidget : public SWidget
{
public:
	SCompoundWidget() : SWidget(nullptr) {}

protected:
	/// Of the double: this and nothing else is in it.
	void DoubleHold(const TSharedPtr<SWidget>& Content)
	{
		DoubleChildren.Reset();
		if (Content.IsValid())
		{
			DoubleChildren.Add(Content.ToSharedRef());
		}
	}
};
