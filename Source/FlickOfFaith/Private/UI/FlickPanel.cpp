#include "UI/FlickPanel.h"

#include "Components/ScaleBox.h"
#include "Components/SizeBox.h"
#include "Engine/LocalPlayer.h"
#include "Framework/Application/SlateApplication.h"
#include "UI/FlickButton.h"

UWidget* UFlickPanel::MakeFitting(UWidget* Content)
{
	Room = Make<USizeBox>();
	Room->SetContent(Content);
	UScaleBox* const Fitting = Make<UScaleBox>();
	Fitting->SetStretch(EStretch::ScaleToFit);
	Fitting->SetContent(Room);
	return Fitting;
}

void UFlickPanel::Dress()
{
	Super::Dress();
	if (Room != nullptr)
	{
		const FVector2D Units = FlickStyle::RoomIn(GetLook().Room);
		Room->SetWidthOverride(static_cast<float>(Units.X));
		Room->SetHeightOverride(static_cast<float>(Units.Y));
	}
}

FReply UFlickPanel::NativeOnMouseButtonDown(const FGeometry& InGeometry, const FPointerEvent& InMouseEvent)
{
	// Otherwise it would be a press on the table beneath.
	Super::NativeOnMouseButtonDown(InGeometry, InMouseEvent);
	return FReply::Handled();
}

/** The mouse is the first player's: on a split screen it presses nothing in the parts of the others, and takes no focus there. */
FReply UFlickPanel::NativeOnPreviewMouseButtonDown(const FGeometry& InGeometry, const FPointerEvent& InMouseEvent)
{
	const ULocalPlayer* const Owner = GetOwningLocalPlayer();
	if (Owner == nullptr || InMouseEvent.GetUserIndex() == static_cast<uint32>(Owner->GetControllerId()))
	{
		return Super::NativeOnPreviewMouseButtonDown(InGeometry, InMouseEvent);
	}
	FReply Reply = FReply::Handled();
	const TSharedPtr<SWidget> Focused = FSlateApplication::Get().GetUserFocusedWidget(InMouseEvent.GetUserIndex());
	if (Focused.IsValid())
	{
		Reply.SetUserFocus(Focused.ToSharedRef());
	}
	return Reply;
}

/** Slate tells the second of two quick presses as this only, and asks nobody beforehand. */
FReply UFlickPanel::NativeOnMouseButtonDoubleClick(const FGeometry& InGeometry, const FPointerEvent& InMouseEvent)
{
	const FReply NotOurs = NativeOnPreviewMouseButtonDown(InGeometry, InMouseEvent);
	return NotOurs.IsEventHandled() ? NotOurs : NativeOnMouseButtonDown(InGeometry, InMouseEvent);
}

void UFlickPanel::ConnectAction(UFlickButton* Button, EFlickAction Action, const TCHAR* Key, EFlickButtonKind Kind)
{
	if (Button != nullptr)
	{
		Button->ShowKey(Key);
		Button->SetKind(Kind);
		Button->SetIndex(static_cast<int32>(Action));
		Button->OnChosen.AddUObject(this, &UFlickPanel::HandleChosen);
	}
}

void UFlickPanel::HandleChosen(int32 Index)
{
	HandleAction(static_cast<EFlickAction>(Index));
}

void UFlickPanel::HandleAction(EFlickAction Action)
{
	OnAction.Broadcast(Action);
}
