#include "Styling/SlateTypes.h"
#include "Fonts/SlateFontInfo.h"
#include "GenericPlatform/GenericPlatformInputDeviceMapper.h"
#include "Input/Events.h"
#include "InputCoreTypes.h"
#include "Misc/Paths.h"
#include "Widgets/SWidget.h"

DEFINE_LOG_CATEGORY_STATIC(LogDoubleSlate, Log, All);

FInputEvent::FInputEvent(const FInputDeviceId InDeviceId, const bool bInIsRepeat)
	: UserIndex((uint32)IPlatformInputDeviceMapper::Get().GetUserForInputDevice(InDeviceId).GetInternalId()),
	  InputDeviceId(InDeviceId), bIsRepeat(bInIsRepeat)
{
}

FKeyEvent::FKeyEvent(const FKey InKey, const FModifierKeysState&, const FInputDeviceId InDeviceId,
	const bool bInIsRepeat, const uint32, const uint32, const TOptional<int32>)
	: FInputEvent(InDeviceId, bInIsRepeat), Key(InKey)
{
}

FCharacterEvent::FCharacterEvent(
	const TCHAR InCharacter, const FModifierKeysState&, const FInputDeviceId InDeviceId, const bool bInIsRepeat)
	: FInputEvent(InDeviceId, bInIsRepeat), Character(InCharacter)
{
}

SWidget::SWidget(UWidget* InDoubleWidget) : Widget(InDoubleWidget)
{
}

SWidget::~SWidget() = default;

FSlateFontInfo::FSlateFontInfo(const FString& InFontName, float InSize) : Size(InSize)
{
	UE_CLOG(!FPaths::FileExists(InFontName), LogDoubleSlate, Error, TEXT("There is no font %s"), *InFontName);
}

FTextBlockStyle& FTextBlockStyle::SetColorAndOpacity(const FSlateColor& InColorAndOpacity)
{
	ColorAndOpacity = InColorAndOpacity;
	return *this;
}

FTextBlockStyle& FTextBlockStyle::SetSelectedBackgroundColor(const FSlateColor& InSelectedBackgroundColor)
{
	SelectedBackgroundColor = InSelectedBackgroundColor;
	return *this;
}

FButtonStyle& FButtonStyle::SetNormal(const FSlateBrush& InNormal)
{
	Normal = InNormal;
	return *this;
}

FButtonStyle& FButtonStyle::SetHovered(const FSlateBrush& InHovered)
{
	Hovered = InHovered;
	return *this;
}

FButtonStyle& FButtonStyle::SetPressed(const FSlateBrush& InPressed)
{
	Pressed = InPressed;
	return *this;
}

FButtonStyle& FButtonStyle::SetDisabled(const FSlateBrush& InDisabled)
{
	Disabled = InDisabled;
	return *this;
}

FButtonStyle& FButtonStyle::SetNormalPadding(const FMargin& InNormalPadding)
{
	NormalPadding = InNormalPadding;
	return *this;
}

FButtonStyle& FButtonStyle::SetPressedPadding(const FMargin& InPressedPadding)
{
	PressedPadding = InPressedPadding;
	return *this;
}
