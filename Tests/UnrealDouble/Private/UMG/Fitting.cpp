// How widgets fit into the part of the window that they have, and texts into the room that they have.
#include "Blueprint/SlateBlueprintLibrary.h"
#include "Blueprint/WidgetLayoutLibrary.h"
#include "Blueprint/WidgetTree.h"
#include "Components/ScaleBox.h"
#include "Components/SizeBox.h"
#include "Components/TextBlock.h"
#include "Double/Screen.h"
#include "Engine/GameViewportClient.h"
#include "Engine/LocalPlayer.h"
#include "GameFramework/PlayerController.h"

DEFINE_LOG_CATEGORY_STATIC(LogDoubleFitting, Log, All);

DOUBLE_CLASS_IMPLEMENT(UScaleBox, "/Script/UMG");
DOUBLE_CLASS_IMPLEMENT_ABSTRACT(UWidgetLayoutLibrary, "/Script/UMG");
DOUBLE_CLASS_IMPLEMENT_ABSTRACT(USlateBlueprintLibrary, "/Script/UMG");

namespace
{
/// Something whose width depends on a text that wraps at that width; nothing if a box of fixed width is between them.
const UTextBlock* FindLooseText(const UWidget* Widget)
{
	if (Widget == nullptr || Widget->GetVisibility() == ESlateVisibility::Collapsed)
	{
		return nullptr;
	}
	if (const UTextBlock* const Block = Cast<UTextBlock>(Widget))
	{
		return Block->GetAutoWrapText() && !Block->GetText().IsEmpty() ? Block : nullptr;
	}
	if (const UUserWidget* const Whole = Cast<UUserWidget>(Widget))
	{
		return Whole->WidgetTree != nullptr ? FindLooseText(Whole->WidgetTree->RootWidget) : nullptr;
	}
	const USizeBox* const Box = Cast<USizeBox>(Widget);
	const UPanelWidget* const Panel = Box != nullptr && Box->DoubleHasWidth() ? nullptr : Cast<UPanelWidget>(Widget);
	const UTextBlock* Found = nullptr;
	for (int32 Index = 0; Panel != nullptr && Found == nullptr && Index < Panel->GetChildrenCount(); ++Index)
	{
		Found = FindLooseText(Panel->GetChildAt(Index));
	}
	return Found;
}
} // namespace

void UnrealDouble::RefuseLooseWrapping(const UWidget* Content, EHorizontalAlignment Horizontal)
{
	const UTextBlock* const Loose = Horizontal != HAlign_Fill ? FindLooseText(Content) : nullptr;
	UE_CLOG(Loose != nullptr, LogDoubleFitting, Error,
		TEXT("\"%s\" would wrap at the width of the text before it: it has as much room as it takes"),
		*Loose->GetText().ToString());
}

void UScaleBox::DoubleArrange(const UnrealDouble::FBounds& Bounds, TArray<UnrealDouble::FArranged>& Arranged) const
{
	UWidget* const Content = GetContent();
	if (Content == nullptr)
	{
		return;
	}
	const FVector2D Room = Bounds.Max - Bounds.Min;
	const FVector2D Wish = UnrealDouble::SizeOf(Content);
	const double ScaleX = Wish.X > 0.0 ? Room.X / Wish.X : 1.0;
	const double ScaleY = Wish.Y > 0.0 ? Room.Y / Wish.Y : 1.0;
	double Scale = DoubleStretch == EStretch::ScaleToFill ? FMath::Max(ScaleX, ScaleY) : FMath::Min(ScaleX, ScaleY);
	Scale = DoubleDirection == EStretchDirection::DownOnly ? FMath::Min(Scale, 1.0) : Scale;
	// Laid out at its own size, then brought to where it is drawn.
	const int32 First = Arranged.Num();
	UnrealDouble::Arrange(Content, {FVector2D(0.0, 0.0), Wish}, Arranged);
	const FVector2D Corner = Bounds.Min + (Room - Wish * Scale) * 0.5;
	for (int32 Index = First; Index < Arranged.Num(); ++Index)
	{
		Arranged[Index].Bounds = {
			Corner + Arranged[Index].Bounds.Min * Scale, Corner + Arranged[Index].Bounds.Max * Scale};
	}
}

FGeometry UWidgetLayoutLibrary::GetPlayerScreenWidgetGeometry(APlayerController* PlayerController)
{
	FGeometry Geometry;
	const ULocalPlayer* const Player = PlayerController != nullptr ? PlayerController->GetLocalPlayer() : nullptr;
	if (Player != nullptr && Player->ViewportClient != nullptr)
	{
		// Widgets count in units of which the shorter side of a window has 1080.
		constexpr double UnitsOfShorterSide = 1080.0;
		FVector2D Window(0.0, 0.0);
		Player->ViewportClient->GetViewportSize(Window);
		const double Scale = FMath::Min(Window.X, Window.Y) / UnitsOfShorterSide;
		Geometry.DoubleSize = Scale > 0.0 ? Window * Player->Size * (1.0 / Scale) : FVector2D(0.0, 0.0);
	}
	return Geometry;
}
