#include "UI/FlickRow.h"

#include "Input/Events.h"
#include "UI/FlickLayout.h"

void UFlickRow::NativeOnAddedToFocusPath(const FFocusEvent& InFocusEvent)
{
	Super::NativeOnAddedToFocusPath(InFocusEvent);
	// What moves away beneath the mouse that presses it is not pressed.
	if (InFocusEvent.GetCause() != EFocusCause::Mouse)
	{
		FlickLayout::ScrollTo(this);
	}
}
