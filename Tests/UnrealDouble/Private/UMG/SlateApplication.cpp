#include "Framework/Application/SlateApplication.h"

#include "Double/Screen.h"

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

/// From the widget with the focus up to what was added to the screen, until one deals with it. The disabled get nothing.
bool Bubble(int32 User, const FKeyEvent& Event, bool (UWidget::*Handle)(const FKeyEvent&))
{
	const UWidget* const Focus = UnrealDouble::FocusOf(User);
	const TArray<UWidget*> Path = Focus != nullptr ? UnrealDouble::PathTo(Focus) : TArray<UWidget*>();
	bool bEnabled = true;
	TArray<UWidget*> Listening;
	for (UWidget* const Each : Path)
	{
		bEnabled = bEnabled && Each->GetIsEnabled();
		if (bEnabled)
		{
			Listening.Add(Each);
		}
	}
	for (int32 Index = Listening.Num() - 1; Index >= 0; --Index)
	{
		if ((Listening[Index]->*Handle)(Event))
		{
			return true;
		}
	}
	return false;
}
} // namespace

FSlateApplication& FSlateApplication::Get()
{
	static FSlateApplication Application;
	return Application;
}

void FSlateApplication::SetUserFocusToGameViewport(uint32 UserIndex, EFocusCause)
{
	UnrealDouble::SetFocusOf((int32)UserIndex, nullptr);
}

bool FSlateApplication::ProcessKeyDownEvent(const FKeyEvent& InKeyEvent)
{
	const int32 User = (int32)InKeyEvent.GetUserIndex();
	if (Bubble(User, InKeyEvent, &UWidget::DoubleKeyDown))
	{
		return true;
	}
	const EUINavigation Direction = DirectionOf(InKeyEvent.GetKey());
	UWidget* const From = UnrealDouble::FocusOf(User);
	UWidget* const Next = From != nullptr && Direction != EUINavigation::Invalid
		? UnrealDouble::NextInDirection(From, Direction, User)
		: nullptr;
	if (Next == nullptr)
	{
		return false;
	}
	UnrealDouble::SetFocusOf(User, Next);
	return true;
}

bool FSlateApplication::ProcessKeyUpEvent(const FKeyEvent& InKeyEvent)
{
	return Bubble((int32)InKeyEvent.GetUserIndex(), InKeyEvent, &UWidget::DoubleKeyUp);
}
