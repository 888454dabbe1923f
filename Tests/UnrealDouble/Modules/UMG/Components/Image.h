#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Components/Widget.h"
#include "Styling/SlateBrush.h"

class UTexture2D;

class UMG_API UImage : public UWidget
{
	DOUBLE_CLASS(UImage, UWidget)

public:
	UImage(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get()) : Super(ObjectInitializer) {}

	void SetColorAndOpacity(FLinearColor InColorAndOpacity) { (void)InColorAndOpacity; }
	virtual void SetBrush(const FSlateBrush& InBrush) { (void)InBrush; }
	virtual void SetBrushFromTexture(UTexture2D* Texture, bool bMatchSize = false);
};
