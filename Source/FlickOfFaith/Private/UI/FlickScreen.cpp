#include "UI/FlickScreen.h"

#include "Components/Border.h"
#include "InputCoreTypes.h"
#include "UI/FlickLayout.h"

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
	if (IsInViewport() && !HasUserFocusedDescendants(GetOwningPlayer()))
	{
		GiveFocus(GetOwningPlayer());
	}
}

TSharedRef<SWidget> UFlickScreen::RebuildWidget()
{
	for (const EUINavigation Direction :
		{EUINavigation::Left, EUINavigation::Right, EUINavigation::Up, EUINavigation::Down})
	{
		SetNavigationRuleBase(Direction, EUINavigationRule::Stop);
	}
	return Super::RebuildWidget();
}

FReply UFlickScreen::NativeOnKeyDown(const FGeometry& InGeometry, const FKeyEvent& InKeyEvent)
{
	const FKey Key = InKeyEvent.GetKey();
	if (Key == EKeys::Escape || Key == EKeys::Gamepad_FaceButton_Right)
	{
		HandleAction(BackAction());
		return FReply::Handled();
	}
	return Super::NativeOnKeyDown(InGeometry, InKeyEvent);
}

UWidget* UFlickScreen::MakeGround(UWidget* Content, EFlickColour Fill)
{
	UBorder* const Ground = MakeSurface(Content, Fill, Fill, 40.0f);
	Ground->SetHorizontalAlignment(HAlign_Center);
	Ground->SetVerticalAlignment(VAlign_Center);
	return Ground;
}

UWidget* UFlickScreen::MakeBox(UWidget* Content)
{
	return MakeGround(MakeSurface(Content, EFlickColour::Panel, EFlickColour::Amber, 40.0f), EFlickColour::Veil);
}
