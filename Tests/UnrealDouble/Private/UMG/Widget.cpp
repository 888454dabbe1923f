#include "Components/Widget.h"

#include "Blueprint/UserWidget.h"
#include "Components/PanelSlot.h"
#include "Components/PanelWidget.h"
#include "Double/Screen.h"
#include "Engine/LocalPlayer.h"
#include "GameFramework/PlayerController.h"

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
} // namespace

bool UWidget::IsVisible() const
{
	return DoubleMade.IsValid() && Visibility != ESlateVisibility::Collapsed && Visibility != ESlateVisibility::Hidden;
}

void UWidget::SetUserFocus(APlayerController* PlayerController)
{
	TArray<UWidget*> Path = UnrealDouble::PathTo(this);
	const bool bEnabled = !Path.ContainsByPredicate([](const UWidget* Each) { return !Each->GetIsEnabled(); });
	const int32 User = UserOf(PlayerController);
	while (!Path.IsEmpty() && !Path.Last()->DoubleIsFocusable())
	{
		Path.Pop();
	}
	if (User != INDEX_NONE && bEnabled && !Path.IsEmpty())
	{
		UnrealDouble::SetFocusOf(User, Path.Last());
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
	DoubleRules[(int32)Direction] = {Rule, nullptr};
}

void UWidget::SetNavigationRuleExplicit(EUINavigation Direction, UWidget* InWidget)
{
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
	if (!DoubleMade.IsValid())
	{
		DoubleMade = DoubleWrap(RebuildWidget());
		DoubleTaken();
	}
	return DoubleMade.ToSharedRef();
}

TSharedRef<SWidget> UWidget::RebuildWidget()
{
	return MakeShared<SWidget>(this);
}

void UWidget::ReleaseSlateResources(bool bReleaseChildren)
{
	Super::ReleaseSlateResources(bReleaseChildren);
	DoubleMade.Reset();
}

FVector2D UWidget::DoubleDesiredSize() const
{
	constexpr double Something = 16.0;
	return FVector2D(Something, Something);
}

void UWidget::DoubleArrange(const UnrealDouble::FBounds&, TArray<UnrealDouble::FArranged>&) const
{
}
