#pragma once

#include "CoreMinimal.h"

#include "UI/FlickPanel.h"

#include "FlickScreen.generated.h"

/**
 * Something that has a player's whole attention. The focus does not leave it, and Escape or the right button of a pad asks for Back. It
 * lies on the part of the window that belongs to the player who owns it.
 */
UCLASS(Abstract)
class FLICKOFFAITH_API UFlickScreen : public UFlickPanel
{
	GENERATED_BODY()

public:
	UFlickScreen();

	/** Puts it on the screen of its player and gives it the focus. Those with a larger number lie above the others. */
	void Open(int32 ZOrder = 0);
	void Close();
	bool IsOpen() const;

	/** If the focus is nowhere here, or on something that is hidden or disabled by now, it comes back to what is first. */
	void KeepFocus();

protected:
	virtual void NativeConstruct() override;
	virtual FReply NativeOnKeyDown(const FGeometry& InGeometry, const FKeyEvent& InKeyEvent) override;
	virtual FReply NativeOnFocusReceived(const FGeometry& InGeometry, const FFocusEvent& InFocusEvent) override;
	virtual FReply NativeOnMouseButtonDown(const FGeometry& InGeometry, const FPointerEvent& InMouseEvent) override;

	/** What the back key asks for; None for nothing. */
	virtual EFlickAction BackAction() const { return EFlickAction::Back; }

	/** The whole screen in one colour, with this in the middle. */
	UWidget* MakeGround(UWidget* Content, EFlickColour Fill);
	/** A page so wide as pages are: a heading, something that gets all the height that is left, and a bar of buttons. */
	UWidget* MakePage(UWidget* Heading, UWidget* Content, UWidget* Bar);
	/** This in a panel in the middle of a darkened screen. */
	UWidget* MakeBox(UWidget* Content);
};
