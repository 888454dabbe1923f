#include "UI/FlickScreen.h"

#include "Components/Border.h"
#include "Components/Overlay.h"
#include "Components/SizeBox.h"
#include "Components/VerticalBox.h"
#include "InputCoreTypes.h"
#include "UI/FlickLayout.h"

UFlickScreen::UFlickScreen()
{
	// What is pressed here and takes no focus, such as the bar of a list, would give it to the game, which does not listen.
	SetIsFocusable(true);
}

void UFlickScreen::Open(int32 ZOrder)
{
	if (!IsInViewport())
	{
		AddToPlayerScreen(ZOrder);
	}
	GiveFocus(GetOwningPlayer());
}

void UFlickScreen::Close()
{
	RemoveFromParent();
}

bool UFlickScreen::IsOpen() const
{
	return IsInViewport();
}

void UFlickScreen::KeepFocus()
{
	if (IsInViewport() && FindFocus(GetOwningPlayer()) == nullptr)
	{
		GiveFocus(GetOwningPlayer());
	}
}

/** Each time the screen was made for Slate: only then rules of the screen itself are heeded. */
void UFlickScreen::NativeConstruct()
{
	Super::NativeConstruct();
	for (const EUINavigation Direction : {EUINavigation::Left, EUINavigation::Right, EUINavigation::Up,
			 EUINavigation::Down, EUINavigation::Next, EUINavigation::Previous})
	{
		SetNavigationRuleBase(Direction, EUINavigationRule::Stop);
	}
}

FReply UFlickScreen::NativeOnKeyDown(const FGeometry& InGeometry, const FKeyEvent& InKeyEvent)
{
	const FKey Key = InKeyEvent.GetKey();
	if (Key != EKeys::Escape && Key != EKeys::Gamepad_FaceButton_Right)
	{
		return Super::NativeOnKeyDown(InGeometry, InKeyEvent);
	}
	// A key that is held comes again and again, also to the screen that it led to.
	if (!InKeyEvent.IsRepeat() && BackAction() != EFlickAction::None)
	{
		HandleAction(BackAction());
	}
	return FReply::Handled();
}

/** It came to the screen itself, where keys would find nothing: it goes on to what is first. */
FReply UFlickScreen::NativeOnFocusReceived(const FGeometry& InGeometry, const FFocusEvent& InFocusEvent)
{
	const UWidget* const First = FirstFocus();
	const TSharedPtr<SWidget> Recipient = First != nullptr ? First->GetCachedWidget() : TSharedPtr<SWidget>();
	return Recipient.IsValid() ? FReply::Handled().SetUserFocus(Recipient.ToSharedRef(), InFocusEvent.GetCause())
							   : Super::NativeOnFocusReceived(InGeometry, InFocusEvent);
}

FReply UFlickScreen::NativeOnMouseButtonDown(const FGeometry& InGeometry, const FPointerEvent& InMouseEvent)
{
	FReply Reply = Super::NativeOnMouseButtonDown(InGeometry, InMouseEvent);
	UWidget* const Focused = FindFocus(GetOwningPlayer());
	UWidget* const Kept = Focused != nullptr ? Focused : FirstFocus();
	const TSharedPtr<SWidget> Recipient = Kept != nullptr ? Kept->GetCachedWidget() : TSharedPtr<SWidget>();
	if (Recipient.IsValid())
	{
		// Otherwise the focus would go to the game, which does not listen, and keys would do nothing.
		Reply.SetUserFocus(Recipient.ToSharedRef());
	}
	return Reply;
}

UWidget* UFlickScreen::MakeGround(UWidget* Content, EFlickColour Fill)
{
	UOverlay* const Middle = Make<UOverlay>();
	FlickLayout::Upon(Middle, Content, HAlign_Center, VAlign_Center, 0.0f);
	// No round corners: nothing of the table may be seen in those of a curtain.
	return MakeSurface(MakeFitting(Middle), Fill, Fill, 0.0f, 0.0f);
}

UWidget* UFlickScreen::MakePage(UWidget* Heading, UWidget* Content, UWidget* Bar)
{
	constexpr float Margin = 40.0f;
	UVerticalBox* const Column = Make<UVerticalBox>();
	FlickLayout::Below(Column, Heading, 0.0f, HAlign_Center);
	FlickLayout::Filling(Column, Content, 16.0f);
	FlickLayout::Below(Column, Bar, 16.0f);
	UOverlay* const Middle = Make<UOverlay>();
	FlickLayout::Upon(Middle, MakeFrame(Column, FlickStyle::PageWidth), HAlign_Center, VAlign_Fill, Margin);
	return MakeSurface(MakeFitting(Middle), EFlickColour::Night, EFlickColour::Night, 0.0f, 0.0f);
}

UWidget* UFlickScreen::MakeBox(UWidget* Content)
{
	return MakeGround(MakeSurface(Content, EFlickColour::Panel, EFlickColour::Amber, 40.0f), EFlickColour::Veil);
}
