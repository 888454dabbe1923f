#include "Framework/Application/SlateApplication.h"

#include "Double/Screen.h"
#include "Engine/GameViewportClient.h"
#include "Widgets/SViewport.h"
#include "Widgets/SWindow.h"

namespace
{
EUINavigation DirectionOf(const FKey& Key)
{
	if (Key == EKeys::Left || Key == EKeys::Gamepad_DPad_Left)
	{
		return EUINavigation::Left;
	}
	if (Key == EKeys::Right || Key == EKeys::Gamepad_DPad_Right)
	{
		return EUINavigation::Right;
	}
	if (Key == EKeys::Up || Key == EKeys::Gamepad_DPad_Up)
	{
		return EUINavigation::Up;
	}
	return Key == EKeys::Down || Key == EKeys::Gamepad_DPad_Down ? EUINavigation::Down : EUINavigation::Invalid;
}

/// The game that gets what no widget takes: that below the widget with the focus, or the one that has the focus itself.
UGameViewportClient* GameBelow(int32 User, const TSharedPtr<SViewport>& Registered)
{
	if (const UWidget* const Focus = UnrealDouble::FocusOf(User))
	{
		return UnrealDouble::WindowOf(Focus);
	}
	const bool bGame = UnrealDouble::IsGameFocused(User) && Registered.IsValid() && Registered->DoubleShowsGame();
	return bGame ? static_cast<UGameViewportClient*>(Registered->DoubleClient) : nullptr;
}

/// From the widget with the focus up to what was added to the screen.
TArray<UWidget*> FocusPathOf(int32 User)
{
	const UWidget* const Focus = UnrealDouble::FocusOf(User);
	return Focus != nullptr ? UnrealDouble::PathTo(Focus) : TArray<UWidget*>();
}

void MoveFocus(int32 User, EUINavigation Direction)
{
	if (UWidget* const Next = UnrealDouble::NextInDirection(UnrealDouble::FocusOf(User), Direction, User))
	{
		UnrealDouble::SetFocusOf(User, Next, EFocusCause::Navigation);
	}
}

bool GiveToGame(UGameViewportClient* Game, const FKeyEvent& Event, EInputEvent What)
{
	return Game != nullptr &&
		Game->InputKey(FInputKeyEventArgs(Game->Viewport, Event.GetInputDeviceId(), Event.GetKey(), What, 0));
}
} // namespace

FSlateApplication& FSlateApplication::Get()
{
	checkf(IsInitialized(), TEXT("There is no Slate"));
	static FSlateApplication& Application = *new FSlateApplication;
	return Application;
}

bool FSlateApplication::IsInitialized()
{
	return UnrealDouble::HasSlate();
}

TSharedRef<SWindow> FSlateApplication::AddWindow(TSharedRef<SWindow> InSlateWindow, const bool bShowImmediately)
{
	checkf(bShowImmediately, TEXT("The double paints every window it knows"));
	UnrealDouble::Windows().Add(InSlateWindow);
	return InSlateWindow;
}

void FSlateApplication::RequestDestroyWindow(TSharedRef<SWindow> WindowToDestroy)
{
	UnrealDouble::Windows().Remove(WindowToDestroy);
}

void FSlateApplication::RegisterGameViewport(TSharedRef<SViewport> InViewport)
{
	GameViewport = InViewport;
}

void FSlateApplication::UnregisterGameViewport()
{
	GameViewport.Reset();
}

void FSlateApplication::Tick(ESlateTickType)
{
	UnrealDouble::PaintAll();
}

void FSlateApplication::SetUserFocusToGameViewport(uint32 UserIndex, EFocusCause)
{
	UnrealDouble::FocusGame((int32)UserIndex);
}

bool FSlateApplication::SetUserFocus(uint32 UserIndex, const TSharedPtr<SWidget>& WidgetToFocus, EFocusCause Cause)
{
	checkf(WidgetToFocus.IsValid(), TEXT("The focus of nothing"));
	return UnrealDouble::FocusNearest((int32)UserIndex, WidgetToFocus->DoubleWidget(), Cause);
}

bool FSlateApplication::ProcessKeyDownEvent(const FKeyEvent& InKeyEvent)
{
	const int32 User = (int32)InKeyEvent.GetUserIndex();
	UGameViewportClient* const Game = GameBelow(User, GameViewport);
	const EUINavigation Direction = DirectionOf(InKeyEvent.GetKey());
	const TArray<UWidget*> Path = FocusPathOf(User);
	for (int32 Index = Path.Num() - 1; Index >= 0; --Index)
	{
		if (!Path[Index]->GetIsEnabled())
		{
			continue;
		}
		if (Path[Index]->DoubleKeyDown(InKeyEvent))
		{
			return true;
		}
		if (Path[Index]->DoubleIsFocusable() && Direction != EUINavigation::Invalid)
		{
			MoveFocus(User, Direction);
			return true;
		}
	}
	return GiveToGame(Game, InKeyEvent, IE_Pressed);
}

bool FSlateApplication::ProcessKeyUpEvent(const FKeyEvent& InKeyEvent)
{
	const int32 User = (int32)InKeyEvent.GetUserIndex();
	UGameViewportClient* const Game = GameBelow(User, GameViewport);
	const TArray<UWidget*> Path = FocusPathOf(User);
	for (int32 Index = Path.Num() - 1; Index >= 0; --Index)
	{
		if (Path[Index]->GetIsEnabled() && Path[Index]->DoubleKeyUp(InKeyEvent))
		{
			return true;
		}
	}
	return GiveToGame(Game, InKeyEvent, IE_Released);
}

bool FSlateApplication::ProcessKeyCharEvent(const FCharacterEvent& InCharacterEvent)
{
	const TArray<UWidget*> Path = FocusPathOf((int32)InCharacterEvent.GetUserIndex());
	for (int32 Index = Path.Num() - 1; Index >= 0; --Index)
	{
		if (Path[Index]->GetIsEnabled() && Path[Index]->DoubleKeyChar(InCharacterEvent))
		{
			return true;
		}
	}
	return false;
}
