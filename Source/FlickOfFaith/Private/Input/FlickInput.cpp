#include "Input/FlickInput.h"

#include "InputAction.h"
#include "InputCoreTypes.h"
#include "InputMappingContext.h"
#include "InputModifiers.h"

namespace
{
/** Sticks never rest exactly in the middle. */
constexpr float StickDeadZone = 0.2f;
} // namespace

void UFlickInput::Build()
{
	Context = NewObject<UInputMappingContext>(this);
	BuildButtons();
	BuildWays();
	BuildNumbered();
}

void UFlickInput::BuildButtons()
{
	Point = MakeButton(TEXT("Point"), {EKeys::LeftMouseButton});
	LetGo = MakeButton(TEXT("LetGo"), {EKeys::RightMouseButton});
	Back = MakeButton(TEXT("Back"), {EKeys::Escape});
	Refuse = MakeButton(TEXT("Refuse"), {EKeys::Delete, EKeys::Gamepad_FaceButton_Right});
	Confirm = MakeButton(TEXT("Confirm"), {EKeys::Enter, EKeys::Gamepad_FaceButton_Bottom});
	Next = MakeButton(TEXT("Next"), {EKeys::Tab, EKeys::N, EKeys::Gamepad_LeftShoulder});
	Undo = MakeButton(TEXT("Undo"), {EKeys::BackSpace, EKeys::Gamepad_Special_Left});
	// Nobody votes while something is still to be seen, so X can do both.
	Skip = MakeButton(TEXT("Skip"), {EKeys::SpaceBar, EKeys::Gamepad_FaceButton_Left});
	SkipAll = MakeButton(TEXT("SkipAll"), {EKeys::F, EKeys::Gamepad_RightThumbstick});
	Menu = MakeButton(TEXT("Menu"), {EKeys::Gamepad_Special_Right});
	Panels = MakeButton(TEXT("Panels"), {EKeys::H, EKeys::Gamepad_LeftThumbstick});
	Fine = MakeButton(TEXT("Fine"), {EKeys::LeftShift, EKeys::RightShift, EKeys::Gamepad_RightShoulder});
	ThumbUp = MakeButton(TEXT("ThumbUp"), {EKeys::Gamepad_FaceButton_Top});
	ThumbDown = MakeButton(TEXT("ThumbDown"), {EKeys::Gamepad_FaceButton_Left});
}

void UFlickInput::BuildWays()
{
	Step = MakeAction(TEXT("Step"), EInputActionValueType::Axis2D);
	MapWays(Step, EKeys::Right, EKeys::Left, EKeys::Up, EKeys::Down);
	MapWays(
		Step, EKeys::Gamepad_DPad_Right, EKeys::Gamepad_DPad_Left, EKeys::Gamepad_DPad_Up, EKeys::Gamepad_DPad_Down);
	Move = MakeAction(TEXT("Move"), EInputActionValueType::Axis2D);
	MapWays(Move, EKeys::D, EKeys::A, EKeys::W, EKeys::S);
	StepStick = MakeAction(TEXT("StepStick"), EInputActionValueType::Axis2D);
	MapStick(StepStick, EKeys::Gamepad_Left2D, false);
	MoveStick = MakeAction(TEXT("MoveStick"), EInputActionValueType::Axis2D);
	MapStick(MoveStick, EKeys::Gamepad_Right2D, false);
	Turn = MakeAction(TEXT("Turn"), EInputActionValueType::Axis1D);
	MapPair(Turn, EKeys::Comma, EKeys::Period);
	MapPair(Turn, EKeys::Q, EKeys::E);
	Wheel = MakeAction(TEXT("Wheel"), EInputActionValueType::Axis1D);
	Context->MapKey(Wheel, EKeys::MouseWheelAxis);
	TurnStick = MakeAction(TEXT("TurnStick"), EInputActionValueType::Axis1D);
	MapStick(TurnStick, EKeys::Gamepad_LeftTriggerAxis, false);
	MapStick(TurnStick, EKeys::Gamepad_RightTriggerAxis, true);
}

void UFlickInput::BuildNumbered()
{
	const FKey Numbers[NumberedActions] = {EKeys::One, EKeys::Two, EKeys::Three, EKeys::Four};
	// Far from each other on the keyboard, so that four hands have room.
	const FKey Up[NumberedActions] = {EKeys::Q, EKeys::P, EKeys::C, EKeys::Up};
	const FKey Down[NumberedActions] = {EKeys::A, EKeys::L, EKeys::V, EKeys::Down};
	for (int32 Index = 0; Index < NumberedActions; ++Index)
	{
		Choose.Add(MakeButton(*FString::Printf(TEXT("Choose%d"), Index), {Numbers[Index]}));
		SeatThumbUp.Add(MakeButton(*FString::Printf(TEXT("SeatThumbUp%d"), Index), {Up[Index]}));
		SeatThumbDown.Add(MakeButton(*FString::Printf(TEXT("SeatThumbDown%d"), Index), {Down[Index]}));
	}
}

UInputAction* UFlickInput::MakeAction(const TCHAR* ActionName, EInputActionValueType Type)
{
	UInputAction* const Action = NewObject<UInputAction>(this, ActionName);
	Action->ValueType = Type;
	return Action;
}

UInputAction* UFlickInput::MakeButton(const TCHAR* ActionName, std::initializer_list<FKey> Keys)
{
	UInputAction* const Action = MakeAction(ActionName, EInputActionValueType::Boolean);
	for (const FKey& Key : Keys)
	{
		Context->MapKey(Action, Key);
	}
	return Action;
}

void UFlickInput::MapWays(
	const UInputAction* Action, const FKey& Right, const FKey& Left, const FKey& Up, const FKey& Down)
{
	MapPair(Action, Right, Left);
	Context->MapKey(Action, Up).Modifiers.Add(NewObject<UInputModifierSwizzleAxis>(Context));
	FEnhancedActionKeyMapping& Downwards = Context->MapKey(Action, Down);
	Downwards.Modifiers.Add(NewObject<UInputModifierSwizzleAxis>(Context));
	Downwards.Modifiers.Add(NewObject<UInputModifierNegate>(Context));
}

void UFlickInput::MapPair(const UInputAction* Action, const FKey& Positive, const FKey& Negative)
{
	Context->MapKey(Action, Positive);
	Context->MapKey(Action, Negative).Modifiers.Add(NewObject<UInputModifierNegate>(Context));
}

void UFlickInput::MapStick(const UInputAction* Action, const FKey& Stick, bool bNegative)
{
	FEnhancedActionKeyMapping& Mapping = Context->MapKey(Action, Stick);
	UInputModifierDeadZone* const DeadZone = NewObject<UInputModifierDeadZone>(Context);
	DeadZone->LowerThreshold = StickDeadZone;
	DeadZone->Type = EDeadZoneType::Radial;
	Mapping.Modifiers.Add(DeadZone);
	if (bNegative)
	{
		Mapping.Modifiers.Add(NewObject<UInputModifierNegate>(Context));
	}
}
