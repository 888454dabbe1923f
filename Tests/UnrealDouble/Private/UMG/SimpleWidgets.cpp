// Widgets that hold nothing, and the button.
#include "Components/Button.h"
#include "Components/EditableTextBox.h"
#include "Components/Image.h"
#include "Components/ProgressBar.h"
#include "Components/TextBlock.h"
#include "Double/Screen.h"
#include "Input/Events.h"

DOUBLE_CLASS_IMPLEMENT_ABSTRACT(UTextLayoutWidget, "/Script/UMG");
DOUBLE_CLASS_IMPLEMENT(UTextBlock, "/Script/UMG");
DOUBLE_CLASS_IMPLEMENT(UButton, "/Script/UMG");
DOUBLE_CLASS_IMPLEMENT(UImage, "/Script/UMG");
DOUBLE_CLASS_IMPLEMENT(UProgressBar, "/Script/UMG");
DOUBLE_CLASS_IMPLEMENT(UEditableTextBox, "/Script/UMG");

namespace
{
bool Accepts(const FKey& Key)
{
	return Key == EKeys::Enter || Key == EKeys::SpaceBar || Key == EKeys::Gamepad_FaceButton_Bottom;
}
} // namespace

FVector2D UTextBlock::DoubleDesiredSize() const
{
	const double Height = Font.Size > 0.0f ? Font.Size * 1.4 : 20.0;
	constexpr double WidestLine = 400.0;
	const double Width = Text.ToString().Len() * Height * 0.4;
	if (!bDoubleWraps || Width <= WidestLine)
	{
		return FVector2D(Width, Height);
	}
	return FVector2D(WidestLine, Height * FMath::CeilToInt32(Width / WidestLine));
}

bool UButton::DoubleKeyDown(const FKeyEvent& Event)
{
	if (!Accepts(Event.GetKey()))
	{
		return false;
	}
	bDoublePressed = true;
	return true;
}

bool UButton::DoubleKeyUp(const FKeyEvent& Event)
{
	if (!Accepts(Event.GetKey()) || !bDoublePressed)
	{
		return false;
	}
	bDoublePressed = false;
	OnClicked.Broadcast();
	return true;
}

void UImage::SetBrushFromTexture(UTexture2D*, bool)
{
}

bool UEditableTextBox::DoubleKeyDown(const FKeyEvent& Event)
{
	const FKey Key = Event.GetKey();
	if (Key == EKeys::Enter && ClearKeyboardFocusOnCommit)
	{
		UnrealDouble::ClearFocusOf(static_cast<int32>(Event.GetUserIndex()));
	}
	return Key == EKeys::Left || Key == EKeys::Right || Key == EKeys::BackSpace || Key == EKeys::Delete ||
		Key == EKeys::Enter;
}

bool UEditableTextBox::DoubleKeyChar(const FCharacterEvent& Event)
{
	const TCHAR Typed = Event.GetCharacter();
	FString Now = Text.ToString();
	if (Typed == TEXT('\b'))
	{
		Now = Now.Left(FMath::Max(Now.Len() - 1, 0));
	}
	else if (Typed >= TEXT(' '))
	{
		Now.AppendChar(Typed);
	}
	SetText(FText::FromString(Now));
	return true;
}

void UEditableTextBox::SetText(FText InText)
{
	const bool bChanged = !Text.EqualTo(InText);
	Text = InText;
	if (bChanged && GetCachedWidget().IsValid())
	{
		OnTextChanged.Broadcast(Text);
	}
}
