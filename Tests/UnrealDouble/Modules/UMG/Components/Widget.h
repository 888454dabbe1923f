#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Components/SlateWrapperTypes.h"
#include "Components/Visual.h"
#include "Input/NavigationReply.h"
#include "Slate/WidgetTransform.h"
#include "Styling/SlateColor.h"
#include "Types/SlateEnums.h"
#include "Widgets/SWidget.h"

class APlayerController;
class UPanelSlot;
class UPanelWidget;
class UWidgetNavigation;

namespace EMouseCursor
{
enum Type : int;
}
enum class EWidgetClipping : uint8;

namespace UnrealDouble
{
struct FArranged;
struct FBounds;
} // namespace UnrealDouble

class UMG_API UWidget : public UVisual
{
	DOUBLE_CLASS(UWidget, UVisual)

public:
	UWidget(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get()) : Super(ObjectInitializer) {}

	TObjectPtr<UPanelSlot> Slot;

	// Nothing here uses these. They are there because nothing in a widget may be named like them: that hides them, which is an error.
	FText ToolTipText;
	TEnumAsByte<EMouseCursor::Type> Cursor = {};
	EWidgetClipping Clipping = {};
	FWidgetTransform RenderTransform;
	FVector2D RenderTransformPivot = FVector2D(0.5, 0.5);
	TObjectPtr<UWidgetNavigation> Navigation;

	ESlateVisibility GetVisibility() const { return Visibility; }
	virtual void SetVisibility(ESlateVisibility InVisibility) { Visibility = InVisibility; }
	/// Its own visibility, and only if it has been made for the screen; says nothing of what holds it.
	bool IsVisible() const;
	bool GetIsEnabled() const { return bIsEnabled; }
	virtual void SetIsEnabled(bool bInIsEnabled) { bIsEnabled = bInIsEnabled; }
	void SetRenderOpacity(float InOpacity) { RenderOpacity = InOpacity; }
	float GetRenderOpacity() const { return RenderOpacity; }

	/// To this widget or the next one above it that can have the focus and is not disabled itself. Nothing happens when it is
	/// not on the screen or not to be seen.
	void SetUserFocus(APlayerController* PlayerController);
	bool HasUserFocus(APlayerController* PlayerController) const;
	bool HasUserFocusedDescendants(APlayerController* PlayerController) const;

	void SetNavigationRuleBase(EUINavigation Direction, EUINavigationRule Rule);
	void SetNavigationRuleExplicit(EUINavigation Direction, UWidget* InWidget);

	UPanelWidget* GetParent() const;
	virtual void RemoveFromParent();
	bool IsInViewport() const;
	/// Makes it for the screen, unless somebody still holds what was made before: a viewport, the parent's, or whoever took it.
	TSharedRef<SWidget> TakeWidget();
	TSharedPtr<SWidget> GetCachedWidget() const { return TSharedPtr<SWidget>(DoubleMade.lock()); }
	virtual void ReleaseSlateResources(bool bReleaseChildren) override;
	/// What was written to the properties is passed on to what is on the screen.
	virtual void SynchronizeProperties() {}

	// Of the double.
	virtual bool DoubleIsFocusable() const { return false; }
	/// What it wants, in pixels.
	virtual FVector2D DoubleDesiredSize() const;
	/// Says where its children are.
	virtual void DoubleArrange(const UnrealDouble::FBounds& Bounds, TArray<UnrealDouble::FArranged>& Arranged) const;
	/// A key for what has the focus here. True if it is dealt with.
	virtual bool DoubleKeyDown(const struct FKeyEvent& Event) { return (void)Event, false; }
	virtual bool DoubleKeyUp(const struct FKeyEvent& Event) { return (void)Event, false; }
	virtual bool DoubleKeyChar(const struct FCharacterEvent& Event) { return (void)Event, false; }
	virtual FReply DoubleMouseDown(const FPointerEvent& Event, bool bPreview);
	virtual FReply DoubleMouseDoubleClick(const FPointerEvent& Event);
	/// It has the focus of a user now; the reply may hand it on.
	virtual FReply DoubleFocusReceived(const FFocusEvent& Event);
	/// It came to be, or is no longer, on the way to what has a user's focus.
	virtual void DoubleFocusPath(const FFocusEvent& Event, bool bAdded) { (void)Event, (void)bAdded; }
	struct FDoubleRule
	{
		EUINavigationRule Rule = EUINavigationRule::Escape;
		TWeakObjectPtr<UWidget> Target;
	};
	const FDoubleRule& DoubleRule(EUINavigation Direction) const { return DoubleRules[(int32)Direction]; }

protected:
	virtual TSharedRef<SWidget> RebuildWidget();
	/// What TakeWidget hands out for what was built.
	virtual TSharedRef<SWidget> DoubleWrap(const TSharedRef<SWidget>& Built) { return Built; }
	/// Right after it was made for the screen.
	virtual void DoubleTaken() {}

private:
	ESlateVisibility Visibility = ESlateVisibility::Visible;
	float RenderOpacity = 1.0f;
	bool bIsEnabled = true;
	std::weak_ptr<SWidget> DoubleMade;
	FDoubleRule DoubleRules[(int32)EUINavigation::Num];
};
