#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Components/Widget.h"

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

	/// When a person types, and when it is set by code as well.
	FOnEditableTextBoxChangedEvent OnTextChanged;

	FText GetText() const { return Text; }
	void SetText(FText InText);
	void SetHintText(FText InText) { HintText = InText; }
	FText GetHintText() const { return HintText; }

	virtual bool DoubleIsFocusable() const override { return true; }

private:
	FText Text;
	FText HintText;
};
