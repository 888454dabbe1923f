#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Components/Widget.h"
#include "Input/Events.h"

class SWindow;
class UGameViewportClient;
class ULocalPlayer;

/// What is on the screen, where it is, and who has the focus. The double's own.
///
/// Where widgets are is worked out roughly: texts are as wide as they are long, boxes put their children below or beside each
/// other, overlays and borders align them. The focus moves as Slate moves it: along the strip that the widget with the focus
/// covers, to the nearest that can have it and was painted; what came since then is not known yet. A rule of the widget, or else of the nearest that holds it and has one, comes before that:
/// Explicit names where it goes, Stop keeps it inside.
namespace UnrealDouble
{
struct FBounds
{
	FVector2D Min;
	FVector2D Max;
};

struct FArranged
{
	TSharedRef<SWidget> Widget;
	FBounds Bounds;
};

/// A user widget that was added to the screen of a player, or of all.
struct FLayer
{
	UWidget* Widget = nullptr;
	const ULocalPlayer* Player = nullptr;
	int32 ZOrder = 0;
	TWeakObjectPtr<UGameViewportClient> Window;
	/// What the viewport holds; nobody else does.
	TSharedPtr<SWidget> Made;
};

/// Whether Slate is there at all. Before the engine starts.
UMG_API void SetSlate(bool bThere);
UMG_API bool HasSlate();
/// As the engine does for its game: a window on the desktop with the game in it, and its widgets above.
UMG_API void OpenGameWindow(UGameViewportClient& Client);
UMG_API void CloseGameWindow(UGameViewportClient& Client);
/// All windows on the desktop.
UMG_API TArray<TSharedRef<SWindow>>& Windows();
/// The game that shows this widget, or nothing.
UMG_API UGameViewportClient* WindowOf(const UWidget* Widget);
/// Every widget on the screen takes its place.
UMG_API void PaintAll();

UMG_API TArray<FLayer>& Layers();
/// From what was added to the screen down to this widget; empty when it is not on the screen, or something on the way is
/// collapsed or hidden.
UMG_API TArray<UWidget*> PathTo(const UWidget* Widget);
UMG_API bool IsShown(const UWidget* Widget);
/// What has the focus of a user and can still have it.
UMG_API UWidget* FocusOf(int32 User);
/// User widgets are told, and the widget may hand it on.
UMG_API void SetFocusOf(int32 User, UWidget* Widget, EFocusCause Cause = EFocusCause::SetDirectly);
/// To this widget or the next one above it that can have the focus and is not disabled itself. False if there is none.
UMG_API bool FocusNearest(int32 User, const UWidget* Widget, EFocusCause Cause);
/// Nothing has the focus of a user, not even the game.
UMG_API void ClearFocusOf(int32 User);
/// No widget but the game itself has the focus of a user.
UMG_API bool IsGameFocused(int32 User);
UMG_API void FocusGame(int32 User);
/// Tells user widgets that the focus has come into them or left them.
UMG_API void TellFocusPath(int32 User, const UWidget* Focus, EFocusCause Cause);
/// An error in the log for a text that wraps where its own width says how much room there is.
UMG_API void RefuseLooseWrapping(const UWidget* Content, EHorizontalAlignment Horizontal);
/// Where the focus goes from here, or nothing.
UMG_API UWidget* NextInDirection(const UWidget* From, EUINavigation Direction, int32 User);
/// The part of some bounds that a widget of this size gets, from its alignment.
UMG_API FBounds Aligned(
	const FBounds& Room, const FVector2D& Size, EHorizontalAlignment Horizontal, EVerticalAlignment Vertical);
/// Its size, or nothing if it is collapsed.
UMG_API FVector2D SizeOf(const UWidget* Widget);
UMG_API void Arrange(UWidget* Widget, const FBounds& Bounds, TArray<FArranged>& Arranged);
} // namespace UnrealDouble
