#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Components/TextWidgetTypes.h"
#include "Fonts/SlateFontInfo.h"

class UMG_API UTextBlock : public UTextLayoutWidget
{
	DOUBLE_CLASS(UTextBlock, UTextLayoutWidget)

public:
	UTextBlock(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get()) : Super(ObjectInitializer) {}

	FText GetText() const { return Text; }
	virtual void SetText(FText InText) { Text = InText; }
	void SetFont(FSlateFontInfo InFontInfo) { Font = InFontInfo; }
	const FSlateFontInfo& GetFont() const { return Font; }
	void SetColorAndOpacity(FSlateColor InColorAndOpacity) { (void)InColorAndOpacity; }

	virtual FVector2D DoubleDesiredSize() const override;

private:
	FText Text;
	FSlateFontInfo Font;
};
