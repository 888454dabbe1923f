#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "Input/Events.h"
#include "Widgets/SWidget.h"

class SViewport;
class SWindow;

enum class ESlateTickType : uint8
{
	Time = 1 << 0,
	PlatformAndInput = 1 << 1,
	Widgets = 1 << 2,
	TimeAndWidgets = Time | Widgets,
	All = Time | PlatformAndInput | Widgets,
};

/// Gives keys to what has the focus, for each user apart.
class SLATE_API FSlateApplication
{
public:
	/// Fatal without Slate.
	static FSlateApplication& Get();
	static bool IsInitialized();

	TSharedRef<SWindow> AddWindow(TSharedRef<SWindow> InSlateWindow, const bool bShowImmediately = true);
	void RequestDestroyWindow(TSharedRef<SWindow> WindowToDestroy);
	void RegisterGameViewport(TSharedRef<SViewport> InViewport);
	void UnregisterGameViewport();
	TSharedPtr<SViewport> GetGameViewport() const { return GameViewport; }
	/// A frame of its own: windows are painted, and navigation knows what is where.
	void Tick(ESlateTickType TickType = ESlateTickType::All);

	/// No widget has this user's focus any more; what has it is the viewport that was registered.
	void SetUserFocusToGameViewport(uint32 UserIndex, EFocusCause ReasonFocusIsChanging = EFocusCause::SetDirectly);

	/// As UWidget::SetUserFocus.
	bool SetUserFocus(uint32 UserIndex, const TSharedPtr<SWidget>& WidgetToFocus,
		EFocusCause ReasonFocusIsChanging = EFocusCause::SetDirectly);

	/// Whether one of its windows is in front, or that of another program.
	bool IsActive() const { return bAppIsActive; }
	void ProcessApplicationActivationEvent(bool InAppActivated) { bAppIsActive = InAppActivated; }

	/// Nothing while no widget has this user's focus.
	TSharedPtr<SWidget> GetUserFocusedWidget(uint32 UserIndex) const;

	/// To the widget with the focus, then to what holds it, then to the game below them. What can have the focus takes a key of
	/// direction, whether or not something is there.
	bool ProcessKeyDownEvent(const FKeyEvent& InKeyEvent);
	bool ProcessKeyUpEvent(const FKeyEvent& InKeyEvent);
	bool ProcessKeyCharEvent(const FCharacterEvent& InCharacterEvent);

private:
	TSharedPtr<SViewport> GameViewport;
	bool bAppIsActive = true;
};
