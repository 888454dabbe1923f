#include "UI/FlickLayout.h"

#include "Components/HorizontalBox.h"
#include "Components/HorizontalBoxSlot.h"
#include "Components/Overlay.h"
#include "Components/OverlaySlot.h"
#include "Components/TextBlock.h"
#include "Components/VerticalBox.h"
#include "Components/VerticalBoxSlot.h"

namespace FlickLayout
{
void Below(UVerticalBox* Box, UWidget* Content, float Gap, EHorizontalAlignment Alignment)
{
	UVerticalBoxSlot* const Place = Box->AddChildToVerticalBox(Content);
	Place->SetPadding(FMargin(0.0f, Gap, 0.0f, 0.0f));
	Place->SetHorizontalAlignment(Alignment);
}

void Filling(UVerticalBox* Box, UWidget* Content, float Gap)
{
	UVerticalBoxSlot* const Place = Box->AddChildToVerticalBox(Content);
	Place->SetPadding(FMargin(0.0f, Gap, 0.0f, 0.0f));
	Place->SetSize(FSlateChildSize(ESlateSizeRule::Fill));
}

void Beside(UHorizontalBox* Box, UWidget* Content, float Gap, EVerticalAlignment Alignment)
{
	UHorizontalBoxSlot* const Place = Box->AddChildToHorizontalBox(Content);
	Place->SetPadding(FMargin(Gap, 0.0f, 0.0f, 0.0f));
	Place->SetVerticalAlignment(Alignment);
}

void Stretching(UHorizontalBox* Box, UWidget* Content, float Gap)
{
	UHorizontalBoxSlot* const Place = Box->AddChildToHorizontalBox(Content);
	Place->SetPadding(FMargin(Gap, 0.0f, 0.0f, 0.0f));
	Place->SetSize(FSlateChildSize(ESlateSizeRule::Fill));
	Place->SetVerticalAlignment(VAlign_Center);
}

void Upon(
	UOverlay* Overlay, UWidget* Content, EHorizontalAlignment Horizontal, EVerticalAlignment Vertical, float Margin)
{
	UOverlaySlot* const Place = Overlay->AddChildToOverlay(Content);
	Place->SetPadding(FMargin(Margin));
	Place->SetHorizontalAlignment(Horizontal);
	Place->SetVerticalAlignment(Vertical);
}

void SetShown(UWidget* Widget, bool bShown)
{
	if (Widget != nullptr)
	{
		Widget->SetVisibility(bShown ? ESlateVisibility::SelfHitTestInvisible : ESlateVisibility::Collapsed);
	}
}

void Write(UTextBlock* Block, const FText& Text)
{
	if (Block != nullptr)
	{
		Block->SetText(Text);
		SetShown(Block, !Text.IsEmpty());
	}
}

void Paint(UTextBlock* Block, const FLinearColor& Colour)
{
	if (Block != nullptr)
	{
		Block->SetColorAndOpacity(FSlateColor(Colour));
	}
}

void Lead(UWidget* From, EUINavigation Direction, UWidget* To)
{
	if (From == nullptr)
	{
		return;
	}
	if (To != nullptr)
	{
		From->SetNavigationRuleExplicit(Direction, To);
	}
	else
	{
		From->SetNavigationRuleBase(Direction, EUINavigationRule::Escape);
	}
}
} // namespace FlickLayout
