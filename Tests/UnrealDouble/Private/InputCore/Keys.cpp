#include "InputCoreTypes.h"

bool FKey::IsGamepadKey() const
{
	return KeyName.ToString().StartsWith(TEXT("Gamepad_"));
}

const FKey EKeys::MouseWheelAxis(TEXT("MouseWheelAxis"));
const FKey EKeys::LeftMouseButton(TEXT("LeftMouseButton"));
const FKey EKeys::RightMouseButton(TEXT("RightMouseButton"));
const FKey EKeys::BackSpace(TEXT("BackSpace"));
const FKey EKeys::Tab(TEXT("Tab"));
const FKey EKeys::Enter(TEXT("Enter"));
const FKey EKeys::Escape(TEXT("Escape"));
const FKey EKeys::SpaceBar(TEXT("SpaceBar"));
const FKey EKeys::Delete(TEXT("Delete"));
const FKey EKeys::Left(TEXT("Left"));
const FKey EKeys::Up(TEXT("Up"));
const FKey EKeys::Right(TEXT("Right"));
const FKey EKeys::Down(TEXT("Down"));
const FKey EKeys::One(TEXT("One"));
const FKey EKeys::Two(TEXT("Two"));
const FKey EKeys::Three(TEXT("Three"));
const FKey EKeys::Four(TEXT("Four"));
const FKey EKeys::A(TEXT("A"));
const FKey EKeys::C(TEXT("C"));
const FKey EKeys::D(TEXT("D"));
const FKey EKeys::E(TEXT("E"));
const FKey EKeys::F(TEXT("F"));
const FKey EKeys::H(TEXT("H"));
const FKey EKeys::L(TEXT("L"));
const FKey EKeys::N(TEXT("N"));
const FKey EKeys::P(TEXT("P"));
const FKey EKeys::Q(TEXT("Q"));
const FKey EKeys::S(TEXT("S"));
const FKey EKeys::V(TEXT("V"));
const FKey EKeys::W(TEXT("W"));
const FKey EKeys::LeftShift(TEXT("LeftShift"));
const FKey EKeys::RightShift(TEXT("RightShift"));
const FKey EKeys::Comma(TEXT("Comma"));
const FKey EKeys::Period(TEXT("Period"));
const FKey EKeys::Gamepad_LeftX(TEXT("Gamepad_LeftX"));
const FKey EKeys::Gamepad_LeftY(TEXT("Gamepad_LeftY"));
const FKey EKeys::Gamepad_RightX(TEXT("Gamepad_RightX"));
const FKey EKeys::Gamepad_RightY(TEXT("Gamepad_RightY"));
const FKey EKeys::Gamepad_Left2D(TEXT("Gamepad_Left2D"));
const FKey EKeys::Gamepad_Right2D(TEXT("Gamepad_Right2D"));
const FKey EKeys::Gamepad_LeftTriggerAxis(TEXT("Gamepad_LeftTriggerAxis"));
const FKey EKeys::Gamepad_RightTriggerAxis(TEXT("Gamepad_RightTriggerAxis"));
const FKey EKeys::Gamepad_LeftThumbstick(TEXT("Gamepad_LeftThumbstick"));
const FKey EKeys::Gamepad_RightThumbstick(TEXT("Gamepad_RightThumbstick"));
const FKey EKeys::Gamepad_Special_Left(TEXT("Gamepad_Special_Left"));
const FKey EKeys::Gamepad_Special_Right(TEXT("Gamepad_Special_Right"));
const FKey EKeys::Gamepad_FaceButton_Bottom(TEXT("Gamepad_FaceButton_Bottom"));
const FKey EKeys::Gamepad_FaceButton_Right(TEXT("Gamepad_FaceButton_Right"));
const FKey EKeys::Gamepad_FaceButton_Left(TEXT("Gamepad_FaceButton_Left"));
const FKey EKeys::Gamepad_FaceButton_Top(TEXT("Gamepad_FaceButton_Top"));
const FKey EKeys::Gamepad_LeftShoulder(TEXT("Gamepad_LeftShoulder"));
const FKey EKeys::Gamepad_RightShoulder(TEXT("Gamepad_RightShoulder"));
const FKey EKeys::Gamepad_DPad_Up(TEXT("Gamepad_DPad_Up"));
const FKey EKeys::Gamepad_DPad_Down(TEXT("Gamepad_DPad_Down"));
const FKey EKeys::Gamepad_DPad_Right(TEXT("Gamepad_DPad_Right"));
const FKey EKeys::Gamepad_DPad_Left(TEXT("Gamepad_DPad_Left"));
