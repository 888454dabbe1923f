// Widgets that hold others.
#include "Blueprint/UserWidget.h"
#include "Components/Border.h"
#include "Components/HorizontalBox.h"
#include "Components/HorizontalBoxSlot.h"
#include "Components/Overlay.h"
#include "Components/OverlaySlot.h"
#include "Components/ScrollBox.h"
#include "Components/SizeBox.h"
#include "Components/VerticalBox.h"
#include "Components/VerticalBoxSlot.h"
#include "Double/Screen.h"
#include "Templates/Casts.h"

DEFINE_LOG_CATEGORY_STATIC(LogDoublePanels, Log, All);

DOUBLE_CLASS_IMPLEMENT_ABSTRACT(UPanelWidget, "/Script/UMG");
DOUBLE_CLASS_IMPLEMENT_ABSTRACT(UContentWidget, "/Script/UMG");
DOUBLE_CLASS_IMPLEMENT(UVerticalBoxSlot, "/Script/UMG");
DOUBLE_CLASS_IMPLEMENT(UHorizontalBoxSlot, "/Script/UMG");
DOUBLE_CLASS_IMPLEMENT(UOverlaySlot, "/Script/UMG");
DOUBLE_CLASS_IMPLEMENT(UVerticalBox, "/Script/UMG");
DOUBLE_CLASS_IMPLEMENT(UHorizontalBox, "/Script/UMG");
DOUBLE_CLASS_IMPLEMENT(UOverlay, "/Script/UMG");
DOUBLE_CLASS_IMPLEMENT(UBorder, "/Script/UMG");
DOUBLE_CLASS_IMPLEMENT(UScrollBox, "/Script/UMG");
DOUBLE_CLASS_IMPLEMENT(USizeBox, "/Script/UMG");

using UnrealDouble::Aligned;
using UnrealDouble::FArranged;
using UnrealDouble::FBounds;
using UnrealDouble::SizeOf;

namespace
{
FVector2D WithPadding(const FVector2D& Size, const FMargin& Padding)
{
	return Size + FVector2D(Padding.Left + Padding.Right, Padding.Top + Padding.Bottom);
}

FBounds WithoutPadding(const FBounds& Bounds, const FMargin& Padding)
{
	return {Bounds.Min + FVector2D(Padding.Left, Padding.Top), Bounds.Max - FVector2D(Padding.Right, Padding.Bottom)};
}

bool IsCollapsed(const UWidget* Widget)
{
	return Widget->GetVisibility() == ESlateVisibility::Collapsed;
}

/// A child in the room that its slot gives it.
template <class SlotType>
void ArrangeInSlot(const SlotType& Slot, const FBounds& Room, TArray<FArranged>& Arranged)
{
	const FBounds Inner = WithoutPadding(Room, Slot.DoublePadding);
	UnrealDouble::RefuseLooseWrapping(Slot.Content, Slot.DoubleHorizontal);
	UnrealDouble::Arrange(
		Slot.Content, Aligned(Inner, SizeOf(Slot.Content), Slot.DoubleHorizontal, Slot.DoubleVertical), Arranged);
}

/// The size of a row of children; along is the direction of the row: X or Y.
template <class SlotType>
FVector2D SizeOfRow(const TArray<TObjectPtr<UPanelSlot>>& Slots, double FVector2D::*Along, double FVector2D::*Across)
{
	FVector2D Size(0.0, 0.0);
	for (const UPanelSlot* const Each : Slots)
	{
		if (!IsCollapsed(Each->Content))
		{
			const FVector2D One = WithPadding(SizeOf(Each->Content), static_cast<const SlotType*>(Each)->DoublePadding);
			Size.*Along += One.*Along;
			Size.*Across = FMath::Max(Size.*Across, One.*Across);
		}
	}
	return Size;
}

/// Children take what they need; those that fill share what is left.
template <class SlotType>
void ArrangeRow(const TArray<TObjectPtr<UPanelSlot>>& Slots, const FBounds& Bounds, double FVector2D::*Along,
	double FVector2D::*Across, TArray<FArranged>& Arranged)
{
	double Left = Bounds.Max.*Along - Bounds.Min.*Along;
	int32 Filling = 0;
	for (const UPanelSlot* const Each : Slots)
	{
		const SlotType& Slot = static_cast<const SlotType&>(*Each);
		const bool bFills = !IsCollapsed(Slot.Content) && Slot.DoubleSize.SizeRule == ESlateSizeRule::Fill;
		Filling += bFills ? 1 : 0;
		Left -=
			bFills || IsCollapsed(Slot.Content) ? 0.0 : WithPadding(SizeOf(Slot.Content), Slot.DoublePadding).*Along;
	}
	double At = Bounds.Min.*Along;
	for (const UPanelSlot* const Each : Slots)
	{
		const SlotType& Slot = static_cast<const SlotType&>(*Each);
		if (IsCollapsed(Slot.Content))
		{
			continue;
		}
		const bool bFills = Slot.DoubleSize.SizeRule == ESlateSizeRule::Fill;
		if (!bFills && Along == &FVector2D::X)
		{
			UnrealDouble::RefuseLooseWrapping(Slot.Content, HAlign_Left);
		}
		const double Length =
			bFills ? FMath::Max(Left, 0.0) / Filling : WithPadding(SizeOf(Slot.Content), Slot.DoublePadding).*Along;
		FBounds Room = Bounds;
		Room.Min.*Along = At;
		Room.Max.*Along = At + Length;
		Room.Min.*Across = Bounds.Min.*Across;
		ArrangeInSlot(Slot, Room, Arranged);
		At += Length;
	}
}
} // namespace

UWidget* UPanelWidget::GetChildAt(int32 Index) const
{
	return Slots.IsValidIndex(Index) ? Slots[Index]->Content.Get() : nullptr;
}

UPanelSlot* UPanelWidget::AddChild(UWidget* Content)
{
	if (Content == nullptr || (!bCanHaveMultipleChildren && GetChildrenCount() > 0))
	{
		UE_LOG(LogDoublePanels, Warning, TEXT("%s cannot take a child"), *GetName());
		return nullptr;
	}
	Content->RemoveFromParent();
	UPanelSlot* const NewSlot = NewObject<UPanelSlot>(this, GetSlotClass());
	NewSlot->Parent = this;
	NewSlot->Content = Content;
	Content->Slot = NewSlot;
	Slots.Add(NewSlot);
	if (GetCachedWidget().IsValid())
	{
		GetCachedWidget()->DoubleChildren.Add(Content->TakeWidget());
	}
	return NewSlot;
}

bool UPanelWidget::RemoveChild(UWidget* Content)
{
	if (Content == nullptr || Content->GetParent() != this)
	{
		return false;
	}
	// Until everything in it was told.
	const TSharedPtr<SWidget> Made = Content->GetCachedWidget();
	if (GetCachedWidget().IsValid())
	{
		GetCachedWidget()->DoubleChildren.RemoveAll(
			[Content](const TSharedRef<SWidget>& Each) { return Each->DoubleWidget() == Content; });
	}
	Slots.RemoveAll([Content](const TObjectPtr<UPanelSlot>& Each) { return Each->Content == Content; });
	Content->Slot = nullptr;
	Content->ReleaseSlateResources(true);
	return true;
}

void UPanelWidget::ClearChildren()
{
	while (GetChildrenCount() > 0)
	{
		RemoveChild(GetChildAt(GetChildrenCount() - 1));
	}
}

TSharedRef<SWidget> UPanelWidget::RebuildWidget()
{
	const TSharedRef<SWidget> Built = MakeShared<SWidget>(this);
	for (const UPanelSlot* const Each : Slots)
	{
		Built->DoubleChildren.Add(Each->Content->TakeWidget());
	}
	return Built;
}

void UPanelWidget::ReleaseSlateResources(bool bReleaseChildren)
{
	Super::ReleaseSlateResources(bReleaseChildren);
	for (const UPanelSlot* const Each : Slots)
	{
		if (bReleaseChildren)
		{
			Each->Content->ReleaseSlateResources(true);
		}
	}
}

FVector2D UPanelWidget::DoubleDesiredSize() const
{
	FVector2D Size(0.0, 0.0);
	for (const UPanelSlot* const Each : Slots)
	{
		const FVector2D One = SizeOf(Each->Content);
		Size = FVector2D(FMath::Max(Size.X, One.X), FMath::Max(Size.Y, One.Y));
	}
	return Size;
}

void UPanelWidget::DoubleArrange(const FBounds& Bounds, TArray<FArranged>& Arranged) const
{
	for (const UPanelSlot* const Each : Slots)
	{
		UnrealDouble::Arrange(Each->Content, Bounds, Arranged);
	}
}

UContentWidget::UContentWidget(const FObjectInitializer& ObjectInitializer) : Super(ObjectInitializer)
{
	bCanHaveMultipleChildren = false;
}

UPanelSlot* UContentWidget::SetContent(UWidget* Content)
{
	ClearChildren();
	return AddChild(Content);
}

UVerticalBoxSlot* UVerticalBox::AddChildToVerticalBox(UWidget* Content)
{
	return Cast<UVerticalBoxSlot>(AddChild(Content));
}

UClass* UVerticalBox::GetSlotClass() const
{
	return UVerticalBoxSlot::StaticClass();
}

FVector2D UVerticalBox::DoubleDesiredSize() const
{
	return SizeOfRow<UVerticalBoxSlot>(Slots, &FVector2D::Y, &FVector2D::X);
}

void UVerticalBox::DoubleArrange(const FBounds& Bounds, TArray<FArranged>& Arranged) const
{
	ArrangeRow<UVerticalBoxSlot>(Slots, Bounds, &FVector2D::Y, &FVector2D::X, Arranged);
}

UHorizontalBoxSlot* UHorizontalBox::AddChildToHorizontalBox(UWidget* Content)
{
	return Cast<UHorizontalBoxSlot>(AddChild(Content));
}

UClass* UHorizontalBox::GetSlotClass() const
{
	return UHorizontalBoxSlot::StaticClass();
}

FVector2D UHorizontalBox::DoubleDesiredSize() const
{
	return SizeOfRow<UHorizontalBoxSlot>(Slots, &FVector2D::X, &FVector2D::Y);
}

void UHorizontalBox::DoubleArrange(const FBounds& Bounds, TArray<FArranged>& Arranged) const
{
	ArrangeRow<UHorizontalBoxSlot>(Slots, Bounds, &FVector2D::X, &FVector2D::Y, Arranged);
}

UOverlaySlot* UOverlay::AddChildToOverlay(UWidget* Content)
{
	return Cast<UOverlaySlot>(AddChild(Content));
}

UClass* UOverlay::GetSlotClass() const
{
	return UOverlaySlot::StaticClass();
}

FVector2D UOverlay::DoubleDesiredSize() const
{
	FVector2D Size(0.0, 0.0);
	for (const UPanelSlot* const Each : Slots)
	{
		const FVector2D One = WithPadding(SizeOf(Each->Content), static_cast<const UOverlaySlot*>(Each)->DoublePadding);
		Size = FVector2D(FMath::Max(Size.X, One.X), FMath::Max(Size.Y, One.Y));
	}
	return Size;
}

void UOverlay::DoubleArrange(const FBounds& Bounds, TArray<FArranged>& Arranged) const
{
	for (const UPanelSlot* const Each : Slots)
	{
		ArrangeInSlot(static_cast<const UOverlaySlot&>(*Each), Bounds, Arranged);
	}
}

FVector2D UBorder::DoubleDesiredSize() const
{
	return WithPadding(Super::DoubleDesiredSize(), DoublePadding);
}

void UBorder::DoubleArrange(const FBounds& Bounds, TArray<FArranged>& Arranged) const
{
	if (UWidget* const Content = GetContent())
	{
		UnrealDouble::RefuseLooseWrapping(Content, DoubleHorizontal);
		UnrealDouble::Arrange(Content,
			Aligned(WithoutPadding(Bounds, DoublePadding), SizeOf(Content), DoubleHorizontal, DoubleVertical),
			Arranged);
	}
}

FVector2D UScrollBox::DoubleDesiredSize() const
{
	FVector2D Size(0.0, 0.0);
	for (const UPanelSlot* const Each : Slots)
	{
		const FVector2D One = SizeOf(Each->Content);
		Size = FVector2D(FMath::Max(Size.X, One.X), Size.Y + One.Y);
	}
	return Size;
}

void UScrollBox::ScrollWidgetIntoView(
	UWidget* WidgetToFind, bool AnimateScroll, EDescendantScrollDestination ScrollDestination, float Padding)
{
	checkf(!AnimateScroll && Padding == 0.0f, TEXT("The double scrolls at once, and leaves no room around"));
	DoubleScrollTo = WidgetToFind;
	DoubleDestination = ScrollDestination;
}

/// Where it is scrolled to now; children are where they would be without scrolling.
void UScrollBox::DoubleScroll(double Room, double Length, TArray<FArranged>& Children, double Top) const
{
	DoubleEnd = FMath::Max(Length - Room, 0.0);
	DoubleOffset = bDoubleToEnd ? DoubleEnd : DoubleOffset;
	bDoubleToEnd = false;
	const UWidget* const Wanted = DoubleScrollTo.Get();
	const FArranged* const Found = Wanted != nullptr
		? Children.FindByPredicate([Wanted](const FArranged& Each) { return Each.Widget->DoubleWidget() == Wanted; })
		: nullptr;
	DoubleScrollTo.Reset();
	if (Found != nullptr)
	{
		const double First = Found->Bounds.Min.Y - Top;
		const double Last = Found->Bounds.Max.Y - Top;
		switch (DoubleDestination)
		{
		case EDescendantScrollDestination::IntoView:
			DoubleOffset = FMath::Min(FMath::Max(DoubleOffset, Last - Room), First);
			break;
		case EDescendantScrollDestination::TopOrLeft:
			DoubleOffset = First;
			break;
		case EDescendantScrollDestination::Center:
			DoubleOffset = (First + Last - Room) / 2.0;
			break;
		case EDescendantScrollDestination::BottomOrRight:
			DoubleOffset = Last - Room;
			break;
		}
	}
	DoubleOffset = FMath::Max(FMath::Min(DoubleOffset, DoubleEnd), 0.0);
}

void UScrollBox::DoubleArrange(const FBounds& Bounds, TArray<FArranged>& Arranged) const
{
	double Top = Bounds.Min.Y;
	TArray<FArranged> Children;
	for (const UPanelSlot* const Each : Slots)
	{
		const double Height = SizeOf(Each->Content).Y;
		UnrealDouble::Arrange(
			Each->Content, {FVector2D(Bounds.Min.X, Top), FVector2D(Bounds.Max.X, Top + Height)}, Children);
		Top += Height;
	}
	DoubleScroll(Bounds.Max.Y - Bounds.Min.Y, Top - Bounds.Min.Y, Children, Bounds.Min.Y);
	for (FArranged& Each : Children)
	{
		const double First = FMath::Max(Each.Bounds.Min.Y - DoubleOffset, Bounds.Min.Y);
		const double Last = FMath::Min(Each.Bounds.Max.Y - DoubleOffset, Bounds.Max.Y);
		if (First < Last)
		{
			Each.Bounds.Min.Y = First;
			Each.Bounds.Max.Y = Last;
			Arranged.Add(Each);
		}
	}
}

FVector2D USizeBox::DoubleDesiredSize() const
{
	const FVector2D Inner = Super::DoubleDesiredSize();
	return FVector2D(DoubleWidth > 0.0f ? DoubleWidth : Inner.X, DoubleHeight > 0.0f ? DoubleHeight : Inner.Y);
}
