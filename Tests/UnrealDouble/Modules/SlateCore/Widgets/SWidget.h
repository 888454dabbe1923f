#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "Input/Reply.h"
#include "Layout/Geometry.h"

class UWidget;

/// What is really on the screen. In the double it only knows whose it is and what is in it: a widget that has none, or whose
/// parent does not hold it, cannot be seen.
class SLATECORE_API SWidget
{
public:
	explicit SWidget(UWidget* InDoubleWidget);
	virtual ~SWidget();

	const FGeometry& GetCachedGeometry() const { return DoubleGeometry; }
	virtual FReply OnMouseButtonDown(const FGeometry& MyGeometry, const FPointerEvent& MouseEvent);
	virtual FReply OnPreviewMouseButtonDown(const FGeometry& MyGeometry, const FPointerEvent& MouseEvent);
	/// Instead of OnMouseButtonDown, for the second of two quick presses.
	virtual FReply OnMouseButtonDoubleClick(const FGeometry& InMyGeometry, const FPointerEvent& InMouseEvent);

	UWidget* DoubleWidget() const { return Widget; }
	TArray<TSharedRef<SWidget>> DoubleChildren;
	/// As it was painted last.
	FGeometry DoubleGeometry;

private:
	UWidget* Widget;
};
