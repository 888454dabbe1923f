// How the content of a button lies on it.
#include "Components/Button.h"

#include "Components/ButtonSlot.h"
#include "Double/Screen.h"

DOUBLE_CLASS_IMPLEMENT(UButtonSlot, "/Script/UMG");

using UnrealDouble::FBounds;

namespace
{
FMargin Together(const FMargin& First, const FMargin& Second)
{
	return FMargin(
		First.Left + Second.Left, First.Top + Second.Top, First.Right + Second.Right, First.Bottom + Second.Bottom);
}
} // namespace

UClass* UButton::GetSlotClass() const
{
	return UButtonSlot::StaticClass();
}

FVector2D UButton::DoubleDesiredSize() const
{
	const UWidget* const Content = GetContent();
	if (Content == nullptr)
	{
		return FVector2D(0.0, 0.0);
	}
	const FMargin Margin =
		Together(DoubleStyle.NormalPadding, static_cast<const UButtonSlot*>(Content->Slot.Get())->DoublePadding);
	return UnrealDouble::SizeOf(Content) + FVector2D(Margin.Left + Margin.Right, Margin.Top + Margin.Bottom);
}

void UButton::DoubleArrange(const FBounds& Bounds, TArray<UnrealDouble::FArranged>& Arranged) const
{
	UWidget* const Content = GetContent();
	if (Content == nullptr)
	{
		return;
	}
	const UButtonSlot& Place = *static_cast<const UButtonSlot*>(Content->Slot.Get());
	const FMargin Margin = Together(DoubleStyle.NormalPadding, Place.DoublePadding);
	const FBounds Room{
		Bounds.Min + FVector2D(Margin.Left, Margin.Top), Bounds.Max - FVector2D(Margin.Right, Margin.Bottom)};
	UnrealDouble::RefuseLooseWrapping(Content, Place.DoubleHorizontal);
	UnrealDouble::Arrange(Content,
		UnrealDouble::Aligned(Room, UnrealDouble::SizeOf(Content), Place.DoubleHorizontal, Place.DoubleVertical),
		Arranged);
}
