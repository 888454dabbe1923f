#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Components/Widget.h"
#include "Input/Events.h"
#include "Input/Reply.h"
#include "Layout/Geometry.h"
#include "Layout/Margin.h"
#include "Templates/Casts.h"
#include "Templates/SubclassOf.h"

class APlayerController;
class UGameInstance;
class UInputComponent;
class ULocalPlayer;
class UWidgetTree;
class UWorld;

/// A widget made of others.
class UMG_API UUserWidget : public UWidget
{
	DOUBLE_CLASS(UUserWidget, UWidget)

public:
	UUserWidget(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get()) : Super(ObjectInitializer) {}

	TObjectPtr<UWidgetTree> WidgetTree;

	// As in UWidget: so that nobody hides them.
	FLinearColor ColorAndOpacity = FLinearColor::White;
	FSlateColor ForegroundColor;
	FMargin Padding;
	int32 Priority = 0;
	TObjectPtr<UInputComponent> InputComponent;

	virtual bool Initialize();
	virtual UWorld* GetWorld() const override;

	/// Over the whole window.
	void AddToViewport(int32 ZOrder = 0);
	/// Over the part of the window of the player that owns it; false and an error in the log if nobody does. It is to be seen
	/// only if the player's viewport has layers for widgets, in a window.
	bool AddToPlayerScreen(int32 ZOrder = 0);
	virtual void RemoveFromParent() override;
	APlayerController* GetOwningPlayer() const;
	ULocalPlayer* GetOwningLocalPlayer() const;
	virtual void ReleaseSlateResources(bool bReleaseChildren) override;
	/// It can have the focus itself; most cannot.
	void SetIsFocusable(bool InIsFocusable) { bIsFocusable = InIsFocusable; }

	// Of the double.
	static UUserWidget* DoubleCreate(UObject* Owner, UClass* Class, FName Name);
	virtual FVector2D DoubleDesiredSize() const override;
	virtual void DoubleArrange(
		const UnrealDouble::FBounds& Bounds, TArray<UnrealDouble::FArranged>& Arranged) const override;
	virtual bool DoubleKeyDown(const FKeyEvent& Event) override;
	virtual bool DoubleIsFocusable() const override { return bIsFocusable; }
	virtual FReply DoubleMouseDown(const FPointerEvent& Event, bool bPreview) override;
	virtual FReply DoubleMouseDoubleClick(const FPointerEvent& Event) override;
	virtual FReply DoubleFocusReceived(const FFocusEvent& Event) override;
	virtual void DoubleFocusPath(const FFocusEvent& Event, bool bAdded) override;

protected:
	/// Once, when it is initialised; never if it belongs to no player.
	virtual void NativeOnInitialized() {}
	/// Each time after it was made for the screen: too late to give it a tree.
	virtual void NativeConstruct() {}
	virtual void NativeDestruct() {}
	virtual FReply NativeOnKeyDown(const FGeometry& InGeometry, const FKeyEvent& InKeyEvent);
	virtual FReply NativeOnMouseButtonDown(const FGeometry& InGeometry, const FPointerEvent& InMouseEvent);
	virtual FReply NativeOnPreviewMouseButtonDown(const FGeometry& InGeometry, const FPointerEvent& InMouseEvent);
	virtual FReply NativeOnMouseButtonDoubleClick(const FGeometry& InGeometry, const FPointerEvent& InMouseEvent);
	virtual FReply NativeOnFocusReceived(const FGeometry& InGeometry, const FFocusEvent& InFocusEvent);
	virtual void NativeOnAddedToFocusPath(const FFocusEvent& InFocusEvent) { (void)InFocusEvent; }
	virtual void NativeOnRemovedFromFocusPath(const FFocusEvent& InFocusEvent) { (void)InFocusEvent; }
	virtual TSharedRef<SWidget> RebuildWidget() override;
	virtual TSharedRef<SWidget> DoubleWrap(const TSharedRef<SWidget>& Built) override;
	virtual void DoubleTaken() override { NativeConstruct(); }

private:
	TWeakObjectPtr<ULocalPlayer> DoubleOwner;
	bool bInitialized = false;
	bool bIsFocusable = false;
};

/// Makes a widget for a player, a game, a world, or as part of another widget. Null and an error in the log for a class that
/// cannot be made.
template <typename WidgetT = UUserWidget, typename OwnerType = UObject>
WidgetT* CreateWidget(OwnerType OwningObject, TSubclassOf<UUserWidget> UserWidgetClass = WidgetT::StaticClass(),
	FName WidgetName = NAME_None)
{
	using OwnerT = std::remove_pointer_t<OwnerType>;
	static_assert(std::is_base_of_v<UUserWidget, WidgetT>, "CreateWidget makes user widgets only");
	static_assert(std::is_base_of_v<APlayerController, OwnerT> || std::is_base_of_v<UGameInstance, OwnerT> ||
			std::is_base_of_v<UWidget, OwnerT> || std::is_base_of_v<UWidgetTree, OwnerT> ||
			std::is_base_of_v<UWorld, OwnerT>,
		"CreateWidget: nothing else can own a widget");
	return OwningObject != nullptr
		? Cast<WidgetT>(UUserWidget::DoubleCreate(OwningObject, *UserWidgetClass, WidgetName))
		: nullptr;
}
