#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Components/Widget.h"
#include "Styling/SlateTypes.h"

namespace ETextCommit
{
enum Type : int;
}

DECLARE_DYNAMIC_MULTICAST_DELEGATE_OneParam(FOnEditableTextBoxChangedEvent, const FText&, Text);

class UMG_API UEditableTextBox : public UWidget
{
	DOUBLE_CLASS(UEditableTextBox, UWidget)

public:
	UEditableTextBox(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get()) : Super(ObjectInitializer)
	{
	}

	/// As it was when it was made for the screen, or when properties were synchronised last.
	FEditableTextBoxStyle WidgetStyle;

	/// When a person types, and when it is set by code as well.
	FOnEditableTextBoxChangedEvent OnTextChanged;

	FText GetText() const { return Text; }
	void SetText(FText InText);
	void SetHintText(FText InText) { HintText = InText; }
	FText GetHintText() const { return HintText; }
	/// Otherwise nothing has the focus after Enter.
	void SetClearKeyboardFocusOnCommit(bool bClearKeyboardFocusOnCommit)
	{
		ClearKeyboardFocusOnCommit = bClearKeyboardFocusOnCommit;
	}

	virtual bool DoubleIsFocusable() const override { return true; }
	/// Keys that edit are for the text, sideways included; Up, Down and the cross of a pad lead away.
	virtual bool DoubleKeyDown(const FKeyEvent& Event) override;
	virtual bool DoubleKeyChar(const FCharacterEvent& Event) override;

private:
	FText Text;
	FText HintText;
	bool ClearKeyboardFocusOnCommit = true;
};
