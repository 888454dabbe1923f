#include "FlickOfFaithDesktop/PadControls.h"

#include <SDL.h>

#include <utility>

namespace faith::desktop
{

namespace
{

constexpr double kPushed = 0.55; ///< a stick or trigger counts as pressed from here on
constexpr double kLetGo = 0.35;  ///< and no longer from here on

constexpr std::pair<PadControl, SDL_GameControllerButton> kButtons[] = {
	{PadControl::A, SDL_CONTROLLER_BUTTON_A},
	{PadControl::B, SDL_CONTROLLER_BUTTON_B},
	{PadControl::X, SDL_CONTROLLER_BUTTON_X},
	{PadControl::Y, SDL_CONTROLLER_BUTTON_Y},
	{PadControl::Back, SDL_CONTROLLER_BUTTON_BACK},
	{PadControl::Start, SDL_CONTROLLER_BUTTON_START},
	{PadControl::PressLeft, SDL_CONTROLLER_BUTTON_LEFTSTICK},
	{PadControl::PressRight, SDL_CONTROLLER_BUTTON_RIGHTSTICK},
	{PadControl::LeftShoulder, SDL_CONTROLLER_BUTTON_LEFTSHOULDER},
	{PadControl::RightShoulder, SDL_CONTROLLER_BUTTON_RIGHTSHOULDER},
	{PadControl::CrossUp, SDL_CONTROLLER_BUTTON_DPAD_UP},
	{PadControl::CrossDown, SDL_CONTROLLER_BUTTON_DPAD_DOWN},
	{PadControl::CrossLeft, SDL_CONTROLLER_BUTTON_DPAD_LEFT},
	{PadControl::CrossRight, SDL_CONTROLLER_BUTTON_DPAD_RIGHT},
};

double Axis(SDL_GameController* device, SDL_GameControllerAxis axis)
{
	return SDL_GameControllerGetAxis(device, axis) / 32767.0;
}

} // namespace

PadLook LookAtPad(_SDL_GameController* device, const PadLook& before)
{
	PadLook now;
	for (const auto& [control, button] : kButtons)
	{
		now.down[static_cast<std::size_t>(control)] = SDL_GameControllerGetButton(device, button) != 0;
	}
	now.leftX = Axis(device, SDL_CONTROLLER_AXIS_LEFTX);
	now.leftY = Axis(device, SDL_CONTROLLER_AXIS_LEFTY);
	now.rightX = Axis(device, SDL_CONTROLLER_AXIS_RIGHTX);
	now.rightY = Axis(device, SDL_CONTROLLER_AXIS_RIGHTY);
	const auto push = [&](PadControl control, double share)
	{ now.down[static_cast<std::size_t>(control)] = share > (before.IsDown(control) ? kLetGo : kPushed); };
	push(PadControl::StickLeft, -now.leftX);
	push(PadControl::StickRight, now.leftX);
	push(PadControl::StickUp, -now.leftY);
	push(PadControl::StickDown, now.leftY);
	push(PadControl::LeftTrigger, Axis(device, SDL_CONTROLLER_AXIS_TRIGGERLEFT));
	push(PadControl::RightTrigger, Axis(device, SDL_CONTROLLER_AXIS_TRIGGERRIGHT));
	return now;
}

} // namespace faith::desktop
