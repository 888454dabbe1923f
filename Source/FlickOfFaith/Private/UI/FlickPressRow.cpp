#include "UI/FlickPressRow.h"

#include "Components/Button.h"
#include "Components/ButtonSlot.h"
#include "Input/Events.h"
#include "Sound/FlickSounds.h"

UWidget* UFlickPressRow::FirstFocus() const
{
	return Button != nullptr && bPressable && bUsable ? Button.Get() : nullptr;
}

UWidget* UFlickPressRow::MakeButton(UWidget* Content)
{
	Button = Make<UButton>();
	// By default the content lies in the middle of a button, as wide as it likes.
	UButtonSlot* const Place = CastChecked<UButtonSlot>(Button->SetContent(Content));
	Place->SetPadding(FMargin(0.0f));
	Place->SetHorizontalAlignment(HAlign_Fill);
	Place->SetVerticalAlignment(VAlign_Fill);
	return Button;
}

void UFlickPressRow::Connect()
{
	Super::Connect();
	if (Button != nullptr)
	{
		Button->OnClicked.AddUniqueDynamic(this, &UFlickPressRow::HandleClicked);
	}
	RefreshStyle();
	RefreshUse();
}

void UFlickPressRow::SetKind(EFlickButtonKind InKind)
{
	if (Kind != InKind)
	{
		Kind = InKind;
		RefreshStyle();
	}
}

void UFlickPressRow::SetOn(bool bInOn)
{
	if (bOn != bInOn)
	{
		bOn = bInOn;
		RefreshStyle();
	}
}

void UFlickPressRow::SetUsable(bool bInUsable)
{
	bUsable = bInUsable;
	RefreshUse();
}

void UFlickPressRow::SetPressable(bool bInPressable)
{
	bPressable = bInPressable;
	RefreshUse();
}

void UFlickPressRow::RefreshUse()
{
	// What cannot be pressed is not disabled: whatever is on a disabled button is painted grey, whatever the style says.
	const ESlateVisibility Wanted = bPressable ? ESlateVisibility::Visible : ESlateVisibility::HitTestInvisible;
	if (Button != nullptr && Button->GetVisibility() != Wanted)
	{
		Button->SetVisibility(Wanted);
	}
	// The button itself is disabled, not the row: keys do not ask whether what holds a button is.
	if (Button != nullptr && Button->GetIsEnabled() != bUsable)
	{
		Button->SetIsEnabled(bUsable);
	}
}

void UFlickPressRow::NativeOnAddedToFocusPath(const FFocusEvent& InFocusEvent)
{
	Super::NativeOnAddedToFocusPath(InFocusEvent);
	// Whoever clicks knows where.
	Mark(InFocusEvent.GetCause() != EFocusCause::Mouse);
}

void UFlickPressRow::NativeOnRemovedFromFocusPath(const FFocusEvent& InFocusEvent)
{
	Super::NativeOnRemovedFromFocusPath(InFocusEvent);
	Mark(false);
}

/** What leaves the screen with the focus on it is not told that it has lost it. */
void UFlickPressRow::NativeDestruct()
{
	Mark(false);
	Super::NativeDestruct();
}

void UFlickPressRow::Mark(bool bInMarked)
{
	if (bMarked != bInMarked)
	{
		bMarked = bInMarked;
		RefreshStyle();
	}
}

void UFlickPressRow::RefreshStyle()
{
	if (Button != nullptr)
	{
		Button->SetStyle(FlickStyle::Button(Kind, bOn, bMarked));
	}
}

void UFlickPressRow::HandleClicked()
{
	// First: what it leads to may take the row away.
	if (UFlickSounds* const Sounds = GetLook().Sounds.Get())
	{
		Sounds->Tap();
	}
	OnChosen.Broadcast(GetIndex());
}
