#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Components/ContentWidget.h"
#include "Styling/SlateTypes.h"

DECLARE_DYNAMIC_MULTICAST_DELEGATE(FOnButtonClickedEvent);

class UMG_API UButton : public UContentWidget
{
	DOUBLE_CLASS(UButton, UContentWidget)

public:
	UButton(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get()) : Super(ObjectInitializer) {}

	FOnButtonClickedEvent OnClicked;

	void SetStyle(const FButtonStyle& InStyle) { DoubleStyle = InStyle; }
	const FButtonStyle& GetStyle() const { return DoubleStyle; }
	bool IsPressed() const { return bDoublePressed; }

	virtual bool DoubleIsFocusable() const override { return true; }
	/// Pressed when the key goes down, clicked when it comes up.
	virtual bool DoubleKeyDown(const FKeyEvent& Event) override;
	virtual bool DoubleKeyUp(const FKeyEvent& Event) override;

	virtual FVector2D DoubleDesiredSize() const override;
	virtual void DoubleArrange(
		const UnrealDouble::FBounds& Bounds, TArray<UnrealDouble::FArranged>& Arranged) const override;

protected:
	virtual UClass* GetSlotClass() const override;

private:
	FButtonStyle DoubleStyle;
	bool bDoublePressed = false;
};
