#pragma once

#include "CoreMinimal.h"

#include "UI/FlickRow.h"

#include "FlickPressRow.generated.h"

class UButton;

/** A row that is one button. Raises OnChosen when it is pressed, and shows when it has the focus. */
UCLASS(Abstract)
class FLICKOFFAITH_API UFlickPressRow : public UFlickRow
{
	GENERATED_BODY()

public:
	/** The button, if it can be pressed. */
	virtual UWidget* FirstFocus() const override;

protected:
	virtual void Connect() override;
	virtual void NativeDestruct() override;
	virtual void NativeOnAddedToFocusPath(const FFocusEvent& InFocusEvent) override;
	virtual void NativeOnRemovedFromFocusPath(const FFocusEvent& InFocusEvent) override;

	/** The button, with this on all of it. */
	UWidget* MakeButton(UWidget* Content);
	void SetKind(EFlickButtonKind InKind);
	/** Marked as what holds now. */
	void SetOn(bool bInOn);
	/** What cannot be used is greyed. */
	void SetUsable(bool bInUsable);
	/** What cannot be pressed looks the same, but neither pointers nor keys get there. */
	void SetPressable(bool bInPressable);

private:
	UFUNCTION()
	void HandleClicked();

	void Mark(bool bInMarked);
	void RefreshStyle();
	void RefreshUse();

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UButton> Button;

	EFlickButtonKind Kind = EFlickButtonKind::Plain;
	bool bOn = false;
	bool bMarked = false;
	bool bUsable = true;
	bool bPressable = true;
};
