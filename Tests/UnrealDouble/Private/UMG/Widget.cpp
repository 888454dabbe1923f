#include "Components/Widget.h"

#include "Blueprint/UserWidget.h"
#include "Blueprint/WidgetTree.h"
#include "Components/PanelSlot.h"
#include "Components/PanelWidget.h"
#include "Double/Screen.h"
#include "Engine/LocalPlayer.h"
#include "GameFramework/PlayerController.h"

DEFINE_LOG_CATEGORY_STATIC(LogDoubleNavigation, Log, All);

DOUBLE_CLASS_IMPLEMENT_ABSTRACT(UVisual, "/Script/UMG");
DOUBLE_CLASS_IMPLEMENT(UPanelSlot, "/Script/UMG");
DOUBLE_CLASS_IMPLEMENT_ABSTRACT(UWidget, "/Script/UMG");

namespace
{
/// The user of Slate that a player is, or -1.
int32 UserOf(const APlayerController* PlayerController)
{
	const ULocalPlayer* const Player = PlayerController != nullptr ? PlayerController->GetLocalPlayer() : nullptr;
	return Player != nullptr ? Player->GetControllerId() : INDEX_NONE;
}

/// Rules of widgets in a tree are kept until they are made for the screen; what is in no tree has nothing that keeps them.
void RefuseEarlyRule(const UWidget& Widget)
{
	const bool bInTree = Widget.GetOuter() != nullptr && Widget.GetOuter()->IsA(UWidgetTree::StaticClass());
	UE_CLOG(!bInTree && !Widget.GetCachedWidget().IsValid(), LogDoubleNavigation, Error,
		TEXT("%s gets a rule of navigation before it is made for the screen: the rule is lost"), *Widget.GetName());
}
} // namespace

bool UWidget::IsVisible() const
{
	return !DoubleMade.expired() && Visibility != ESlateVisibility::Collapsed && Visibility != ESlateVisibility::Hidden;
}

void UWidget::SetUserFocus(APlayerController* PlayerController)
{
	const int32 User = UserOf(PlayerController);
	if (User != INDEX_NONE)
	{
		UnrealDouble::FocusNearest(User, this, EFocusCause::SetDirectly);
	}
}

bool UWidget::HasUserFocus(APlayerController* PlayerController) const
{
	const int32 User = UserOf(PlayerController);
	return User != INDEX_NONE && UnrealDouble::FocusOf(User) == this;
}

bool UWidget::HasUserFocusedDescendants(APlayerController* PlayerController) const
{
	const int32 User = UserOf(PlayerController);
	UWidget* const Focus = User != INDEX_NONE ? UnrealDouble::FocusOf(User) : nullptr;
	return Focus != nullptr && Focus != this && UnrealDouble::PathTo(Focus).Contains(const_cast<UWidget*>(this));
}

void UWidget::SetNavigationRuleBase(EUINavigation Direction, EUINavigationRule Rule)
{
	checkf(Rule != EUINavigationRule::Explicit, TEXT("SetNavigationRuleBase is not for explicit rules"));
	RefuseEarlyRule(*this);
	DoubleRules[(int32)Direction] = {Rule, nullptr};
}

void UWidget::SetNavigationRuleExplicit(EUINavigation Direction, UWidget* InWidget)
{
	RefuseEarlyRule(*this);
	UE_CLOG(!DoubleMade.expired() && InWidget != nullptr && !InWidget->GetCachedWidget().IsValid(), LogDoubleNavigation,
		Error, TEXT("%s leads to a widget that is not made for the screen yet: the rule is lost"), *GetName());
	DoubleRules[(int32)Direction] = {EUINavigationRule::Explicit, InWidget};
}

UPanelWidget* UWidget::GetParent() const
{
	return Slot != nullptr ? Slot->Parent.Get() : nullptr;
}

void UWidget::RemoveFromParent()
{
	if (UPanelWidget* const Parent = GetParent())
	{
		Parent->RemoveChild(this);
	}
}

bool UWidget::IsInViewport() const
{
	return UnrealDouble::Layers().ContainsByPredicate(
		[this](const UnrealDouble::FLayer& Layer) { return Layer.Widget == this; });
}

TSharedRef<SWidget> UWidget::TakeWidget()
{
	if (const TSharedPtr<SWidget> Before = GetCachedWidget(); Before.IsValid())
	{
		return Before.ToSharedRef();
	}
	const TSharedRef<SWidget> Made = DoubleWrap(RebuildWidget());
	DoubleMade = Made.DoubleHeld();
	DoubleTaken();
	return Made;
}

TSharedRef<SWidget> UWidget::RebuildWidget()
{
	return MakeShared<SWidget>(this);
}

void UWidget::ReleaseSlateResources(bool bReleaseChildren)
{
	Super::ReleaseSlateResources(bReleaseChildren);
	DoubleMade.reset();
}

FVector2D UWidget::DoubleDesiredSize() const
{
	constexpr double Something = 16.0;
	return FVector2D(Something, Something);
}

void UWidget::DoubleArrange(const UnrealDouble::FBounds&, TArray<UnrealDouble::FArranged>&) const
{
}
