#include "UI/FlickLayout.h"

#include "Blueprint/UserWidget.h"
#include "Blueprint/WidgetTree.h"
#include "Components/HorizontalBox.h"
#include "Components/HorizontalBoxSlot.h"
#include "Components/Overlay.h"
#include "Components/OverlaySlot.h"
#include "Components/PanelWidget.h"
#include "Components/ScrollBox.h"
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

void Filling(
	UVerticalBox* Box, UWidget* Content, float Gap, EHorizontalAlignment Horizontal, EVerticalAlignment Vertical)
{
	UVerticalBoxSlot* const Place = Box->AddChildToVerticalBox(Content);
	Place->SetPadding(FMargin(0.0f, Gap, 0.0f, 0.0f));
	Place->SetSize(FSlateChildSize(ESlateSizeRule::Fill));
	Place->SetHorizontalAlignment(Horizontal);
	Place->SetVerticalAlignment(Vertical);
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
	const ESlateVisibility Wanted = bShown ? ESlateVisibility::SelfHitTestInvisible : ESlateVisibility::Collapsed;
	if (Widget != nullptr && Widget->GetVisibility() != Wanted)
	{
		Widget->SetVisibility(Wanted);
	}
}

void Write(UTextBlock* Block, const FText& Text)
{
	if (Block != nullptr)
	{
		if (!Block->GetText().EqualTo(Text))
		{
			Block->SetText(Text);
		}
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

void ScrollTo(UWidget* Widget)
{
	UWidget* Holder = Widget;
	while (Holder != nullptr && Cast<UScrollBox>(Holder) == nullptr)
	{
		// What holds all of a user widget has no parent.
		UPanelWidget* const Parent = Holder->GetParent();
		Holder = Parent != nullptr ? static_cast<UWidget*>(Parent) : Holder->GetTypedOuter<UUserWidget>();
	}
	if (UScrollBox* const Box = Cast<UScrollBox>(Holder))
	{
		Box->ScrollWidgetIntoView(Widget, false, EDescendantScrollDestination::Center);
	}
}

UWidget* FindFocus(UWidget* Widget, APlayerController* Player)
{
	const ESlateVisibility Visibility = Widget != nullptr ? Widget->GetVisibility() : ESlateVisibility::Collapsed;
	if (Visibility == ESlateVisibility::Collapsed || Visibility == ESlateVisibility::Hidden || !Widget->GetIsEnabled())
	{
		return nullptr;
	}
	if (const UUserWidget* const Whole = Cast<UUserWidget>(Widget))
	{
		return Whole->WidgetTree != nullptr ? FindFocus(Whole->WidgetTree->RootWidget, Player) : nullptr;
	}
	if (Widget->HasUserFocus(Player))
	{
		return Widget;
	}
	const UPanelWidget* const Panel = Cast<UPanelWidget>(Widget);
	if (Panel == nullptr)
	{
		// What is no panel may be made of several widgets of Slate, such as a field to write in.
		return Widget->HasUserFocusedDescendants(Player) ? Widget : nullptr;
	}
	UWidget* Found = nullptr;
	for (int32 Index = 0; Found == nullptr && Index < Panel->GetChildrenCount(); ++Index)
	{
		Found = FindFocus(Panel->GetChildAt(Index), Player);
	}
	return Found;
}
} // namespace FlickLayout
