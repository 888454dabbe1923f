// Mouse buttons, and telling user widgets that the focus has come to them or into them, or left them.
#include "Blueprint/WidgetTree.h"
#include "Components/PanelWidget.h"
#include "Double/Screen.h"
#include "Framework/Application/SlateApplication.h"

namespace
{
using FFocusPath = TArray<TWeakObjectPtr<UWidget>>;

TMap<int32, FFocusPath>& ToldPaths()
{
	static TMap<int32, FFocusPath>& ByUser = *new TMap<int32, FFocusPath>;
	return ByUser;
}

void Tell(const FFocusPath& Whom, const FFocusPath& Except, const FFocusEvent& Event, bool bAdded)
{
	for (const TWeakObjectPtr<UWidget>& Each : Whom)
	{
		if (Each.IsValid() && !Except.Contains(Each))
		{
			Each->DoubleFocusPath(Event, bAdded);
		}
	}
}
} // namespace

void UnrealDouble::TellFocusPath(int32 User, const UWidget* Focus, EFocusCause Cause)
{
	FFocusPath After;
	for (UWidget* const Each : Focus != nullptr ? PathTo(Focus) : TArray<UWidget*>())
	{
		After.Add(Each);
	}
	const FFocusPath Before = ToldPaths().FindOrAdd(User);
	ToldPaths().Add(User, After);
	const FFocusEvent Event(Cause, static_cast<uint32>(User));
	Tell(Before, After, Event, false);
	Tell(After, Before, Event, true);
}

TSharedPtr<SWidget> FSlateApplication::GetUserFocusedWidget(uint32 UserIndex) const
{
	const UWidget* const Focus = UnrealDouble::FocusOf(static_cast<int32>(UserIndex));
	return Focus != nullptr ? Focus->GetCachedWidget() : TSharedPtr<SWidget>();
}

FReply SWidget::OnMouseButtonDown(const FGeometry&, const FPointerEvent& MouseEvent)
{
	return Widget != nullptr ? Widget->DoubleMouseDown(MouseEvent, false) : FReply::Unhandled();
}

FReply SWidget::OnPreviewMouseButtonDown(const FGeometry&, const FPointerEvent& MouseEvent)
{
	return Widget != nullptr ? Widget->DoubleMouseDown(MouseEvent, true) : FReply::Unhandled();
}

FReply SWidget::OnMouseButtonDoubleClick(const FGeometry&, const FPointerEvent& InMouseEvent)
{
	return Widget != nullptr ? Widget->DoubleMouseDoubleClick(InMouseEvent) : FReply::Unhandled();
}

FReply UWidget::DoubleMouseDoubleClick(const FPointerEvent&)
{
	return FReply::Unhandled();
}

FReply UWidget::DoubleFocusReceived(const FFocusEvent&)
{
	return FReply::Unhandled();
}

FReply UWidget::DoubleMouseDown(const FPointerEvent&, bool)
{
	return FReply::Unhandled();
}

FReply UUserWidget::NativeOnMouseButtonDown(const FGeometry&, const FPointerEvent&)
{
	return FReply::Unhandled();
}

FReply UUserWidget::NativeOnPreviewMouseButtonDown(const FGeometry&, const FPointerEvent&)
{
	return FReply::Unhandled();
}

FReply UUserWidget::NativeOnMouseButtonDoubleClick(const FGeometry&, const FPointerEvent&)
{
	return FReply::Unhandled();
}

FReply UUserWidget::NativeOnFocusReceived(const FGeometry&, const FFocusEvent&)
{
	return FReply::Unhandled();
}

FReply UUserWidget::DoubleMouseDoubleClick(const FPointerEvent& Event)
{
	return NativeOnMouseButtonDoubleClick(FGeometry(), Event);
}

FReply UUserWidget::DoubleFocusReceived(const FFocusEvent& Event)
{
	return NativeOnFocusReceived(FGeometry(), Event);
}

FReply UUserWidget::DoubleMouseDown(const FPointerEvent& Event, bool bPreview)
{
	return bPreview ? NativeOnPreviewMouseButtonDown(FGeometry(), Event) : NativeOnMouseButtonDown(FGeometry(), Event);
}

void UUserWidget::DoubleFocusPath(const FFocusEvent& Event, bool bAdded)
{
	if (bAdded)
	{
		NativeOnAddedToFocusPath(Event);
	}
	else
	{
		NativeOnRemovedFromFocusPath(Event);
	}
}

void UWidgetTree::ForEachWidget(TFunctionRef<void(UWidget*)> Predicate) const
{
	TArray<UWidget*> All;
	if (RootWidget != nullptr)
	{
		All.Add(RootWidget);
	}
	for (int32 Index = 0; Index < All.Num(); ++Index)
	{
		UWidget* const Each = All[Index];
		Predicate(Each);
		const UPanelWidget* const Panel = Cast<UPanelWidget>(Each);
		for (int32 Child = 0; Panel != nullptr && Child < Panel->GetChildrenCount(); ++Child)
		{
			All.Add(Panel->GetChildAt(Child));
		}
	}
}
