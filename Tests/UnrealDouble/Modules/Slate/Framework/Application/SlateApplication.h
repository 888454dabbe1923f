#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "Input/Events.h"

/// Gives keys to what has the focus, for each user apart.
class SLATE_API FSlateApplication
{
public:
	static FSlateApplication& Get();
	static bool IsInitialized() { return true; }

	/// No widget has this user's focus any more.
	void SetUserFocusToGameViewport(uint32 UserIndex, EFocusCause ReasonFocusIsChanging = EFocusCause::SetDirectly);

	/// To the widget with the focus, then to what holds it. What nobody takes moves the focus, if it is a key for that.
	bool ProcessKeyDownEvent(const FKeyEvent& InKeyEvent);
	bool ProcessKeyUpEvent(const FKeyEvent& InKeyEvent);
};
