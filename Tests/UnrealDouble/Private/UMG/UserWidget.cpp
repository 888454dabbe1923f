#include "Blueprint/UserWidget.h"

#include "Blueprint/WidgetTree.h"
#include "Double/Screen.h"
#include "Engine/GameInstance.h"
#include "Engine/GameViewportClient.h"
#include "Engine/LocalPlayer.h"
#include "Engine/World.h"
#include "GameFramework/PlayerController.h"

DEFINE_LOG_CATEGORY_STATIC(LogDoubleWidgets, Log, All);

DOUBLE_CLASS_IMPLEMENT(UWidgetTree, "/Script/UMG");
DOUBLE_CLASS_IMPLEMENT_ABSTRACT(UUserWidget, "/Script/UMG");

namespace
{
/// The user widget that a tree or a widget in one is part of, or the widget itself.
UUserWidget* UserWidgetOf(UObject* Owner)
{
	UUserWidget* const Itself = Cast<UUserWidget>(Owner);
	return Itself != nullptr ? Itself : static_cast<UUserWidget*>(Owner->GetTypedOuter(UUserWidget::StaticClass()));
}

ULocalPlayer* PlayerOf(UObject* Owner)
{
	if (const APlayerController* const Controller = Cast<APlayerController>(Owner))
	{
		return Controller->GetLocalPlayer();
	}
	if (const UUserWidget* const Widget = UserWidgetOf(Owner))
	{
		return Widget->GetOwningLocalPlayer();
	}
	const UGameInstance* const Game =
		Owner->IsA(UGameInstance::StaticClass()) ? static_cast<UGameInstance*>(Owner) : nullptr;
	return Game != nullptr ? Game->GetFirstGamePlayer() : nullptr;
}

/// What keeps the widget: a tree, or the game of the owner.
UObject* OuterFor(UObject* Owner)
{
	if (Owner->IsA(UWidgetTree::StaticClass()))
	{
		return Owner;
	}
	UWorld* const World = Owner->GetWorld();
	UObject* const Game = World != nullptr ? World->GetGameInstance() : nullptr;
	return Game != nullptr ? Game : Owner;
}
} // namespace

UUserWidget* UUserWidget::DoubleCreate(UObject* Owner, UClass* Class, FName Name)
{
	if (Class == nullptr || Class->HasAnyClassFlags(CLASS_Abstract))
	{
		UE_LOG(LogDoubleWidgets, Error, TEXT("CreateWidget called with a class that is none or abstract"));
		return nullptr;
	}
	const APlayerController* const Controller = Cast<APlayerController>(Owner);
	if (Controller != nullptr && !Controller->IsLocalController())
	{
		UE_LOG(LogDoubleWidgets, Error, TEXT("Only local players can own widgets; %s is none"), *Owner->GetName());
		return nullptr;
	}
	UUserWidget* const Made = NewObject<UUserWidget>(OuterFor(Owner), Class, Name, RF_Transactional);
	Made->DoubleOwner = PlayerOf(Owner);
	Made->Initialize();
	return Made;
}

bool UUserWidget::Initialize()
{
	if (bInitialized || HasAnyFlags(RF_ClassDefaultObject))
	{
		return false;
	}
	bInitialized = true;
	WidgetTree = NewObject<UWidgetTree>(this, TEXT("WidgetTree"), RF_Transient);
	// Without a player only classes made in an editor may ask for it.
	if (DoubleOwner.IsValid())
	{
		NativeOnInitialized();
	}
	return true;
}

UWorld* UUserWidget::GetWorld() const
{
	if (HasAnyFlags(RF_ClassDefaultObject))
	{
		return nullptr;
	}
	return DoubleOwner.IsValid() ? DoubleOwner->GetWorld() : Super::GetWorld();
}

void UUserWidget::AddToViewport(int32 ZOrder)
{
	if (IsInViewport())
	{
		UE_LOG(LogDoubleWidgets, Warning, TEXT("%s was already added to the screen"), *GetName());
		return;
	}
	UWorld* const World = GetWorld();
	const TSharedRef<SWidget> Made = TakeWidget();
	UnrealDouble::Layers().Add({this, nullptr, ZOrder, World != nullptr ? World->GetGameViewport() : nullptr, Made});
}

bool UUserWidget::AddToPlayerScreen(int32 ZOrder)
{
	if (IsInViewport())
	{
		UE_LOG(LogDoubleWidgets, Warning, TEXT("%s was already added to the screen"), *GetName());
		return false;
	}
	if (!DoubleOwner.IsValid())
	{
		UE_LOG(LogDoubleWidgets, Error, TEXT("AddToPlayerScreen Failed: %s has no owning player"), *GetName());
		return false;
	}
	const TSharedRef<SWidget> Made = TakeWidget();
	UnrealDouble::Layers().Add({this, DoubleOwner.Get(), ZOrder, DoubleOwner->ViewportClient.Get(), Made});
	return true;
}

void UUserWidget::RemoveFromParent()
{
	if (!IsInViewport())
	{
		Super::RemoveFromParent();
		return;
	}
	// Until everything in it was told.
	const TSharedPtr<SWidget> Made = GetCachedWidget();
	UnrealDouble::Layers().RemoveAll([this](const UnrealDouble::FLayer& Layer) { return Layer.Widget == this; });
	ReleaseSlateResources(true);
}

APlayerController* UUserWidget::GetOwningPlayer() const
{
	return DoubleOwner.IsValid() ? DoubleOwner->PlayerController.Get() : nullptr;
}

ULocalPlayer* UUserWidget::GetOwningLocalPlayer() const
{
	return DoubleOwner.Get();
}

TSharedRef<SWidget> UUserWidget::RebuildWidget()
{
	checkf(bInitialized, TEXT("%s was not made by CreateWidget"), *GetName());
	UWidget* const Root = WidgetTree->RootWidget;
	return Root != nullptr ? Root->TakeWidget() : MakeShared<SWidget>(nullptr);
}

TSharedRef<SWidget> UUserWidget::DoubleWrap(const TSharedRef<SWidget>& Built)
{
	const TSharedRef<SWidget> Wrapping = MakeShared<SWidget>(this);
	Wrapping->DoubleChildren.Add(Built);
	return Wrapping;
}

void UUserWidget::ReleaseSlateResources(bool bReleaseChildren)
{
	const bool bWasMade = GetCachedWidget().IsValid();
	if (bWasMade)
	{
		NativeDestruct();
	}
	Super::ReleaseSlateResources(bReleaseChildren);
	if (bReleaseChildren && WidgetTree != nullptr && WidgetTree->RootWidget != nullptr)
	{
		WidgetTree->RootWidget->ReleaseSlateResources(true);
	}
}

FReply UUserWidget::NativeOnKeyDown(const FGeometry&, const FKeyEvent&)
{
	return FReply::Unhandled();
}

bool UUserWidget::DoubleKeyDown(const FKeyEvent& Event)
{
	return NativeOnKeyDown(FGeometry(), Event).IsEventHandled();
}

FVector2D UUserWidget::DoubleDesiredSize() const
{
	return WidgetTree != nullptr && WidgetTree->RootWidget != nullptr ? UnrealDouble::SizeOf(WidgetTree->RootWidget)
																	  : FVector2D(0.0, 0.0);
}

void UUserWidget::DoubleArrange(const UnrealDouble::FBounds& Bounds, TArray<UnrealDouble::FArranged>& Arranged) const
{
	if (WidgetTree != nullptr && WidgetTree->RootWidget != nullptr)
	{
		UnrealDouble::Arrange(WidgetTree->RootWidget, Bounds, Arranged);
	}
}
