#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"

/// Whether a widget has dealt with an event, which otherwise goes on to what holds the widget.
class SLATECORE_API FReply
{
public:
	static FReply Handled() { return FReply(true); }
	static FReply Unhandled() { return FReply(false); }
	bool IsEventHandled() const { return bIsHandled; }

private:
	explicit FReply(bool bInIsHandled) : bIsHandled(bInIsHandled) {}
	bool bIsHandled;
};
