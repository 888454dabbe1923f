#pragma once

#include "CoreMinimal.h"
#include "Types/SlateEnums.h"

class APlayerController;
class UHorizontalBox;
class UOverlay;
class UTextBlock;
class UVerticalBox;
class UWidget;

/** Short ways to fill boxes and to show or hide what may be missing. */
namespace FlickLayout
{
/** Below what is in the box already, so many units away. */
void Below(UVerticalBox* Box, UWidget* Content, float Gap, EHorizontalAlignment Alignment = HAlign_Fill);
/** Below, and takes all the room that is left. */
void Filling(UVerticalBox* Box, UWidget* Content, float Gap, EHorizontalAlignment Horizontal = HAlign_Fill,
	EVerticalAlignment Vertical = VAlign_Fill);
/** Beside what is in the box already, so many units away. */
void Beside(UHorizontalBox* Box, UWidget* Content, float Gap, EVerticalAlignment Alignment = VAlign_Center);
/** Beside, and takes all the room that is left. */
void Stretching(UHorizontalBox* Box, UWidget* Content, float Gap);
/** Upon what is there already. */
void Upon(
	UOverlay* Overlay, UWidget* Content, EHorizontalAlignment Horizontal, EVerticalAlignment Vertical, float Margin);

/** Does nothing with a widget that is not there, or that is as it shall be. */
void SetShown(UWidget* Widget, bool bShown);
/** Writes a text, and hides what has none. */
void Write(UTextBlock* Block, const FText& Text);
void Paint(UTextBlock* Block, const FLinearColor& Colour);
/** From one the focus goes to the other in this direction; without the other, to whatever is there. */
void Lead(UWidget* From, EUINavigation Direction, UWidget* To);
/** The list that this is in, if any, has it in its middle in the next frame: only what is to be seen can get the focus, so its neighbours are. */
void ScrollTo(UWidget* Widget);
/**
 * What of this has the focus of a player and can still be used, or nothing. Slate leaves the focus on what was hidden or disabled
 * under it; such a focus counts as none.
 */
UWidget* FindFocus(UWidget* Widget, APlayerController* Player);
} // namespace FlickLayout
