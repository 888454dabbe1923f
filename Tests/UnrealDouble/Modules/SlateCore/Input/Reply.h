#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "Input/Events.h"

class SWidget;

/// Whether a widget has dealt with an event, which otherwise goes on to what holds the widget.
class SLATECORE_API FReply
{
public:
	static FReply Handled() { return FReply(true); }
	static FReply Unhandled() { return FReply(false); }
	bool IsEventHandled() const { return bIsHandled; }
	/// The focus of the user whose event it is goes there, instead of to what was clicked.
	FReply& SetUserFocus(TSharedRef<SWidget> GiveMeFocus, EFocusCause ReasonFocusIsChanging = EFocusCause::SetDirectly,
		bool bInAllUsers = false)
	{
		(void)bInAllUsers;
		FocusRecipient = GiveMeFocus;
		FocusCause = ReasonFocusIsChanging;
		return *this;
	}
	TSharedPtr<SWidget> GetUserFocusRecepient() const { return FocusRecipient; }
	EFocusCause GetFocusCause() const { return FocusCause; }

private:
	explicit FReply(bool bInIsHandled) : bIsHandled(bInIsHandled) {}
	bool bIsHandled;
	TSharedPtr<SWidget> FocusRecipient;
	EFocusCause FocusCause = EFocusCause::SetDirectly;
};
