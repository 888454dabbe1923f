#pragma once

#include <SDL.h>

namespace faith::desktop
{

/// A game controller that SDL plays, with nothing pressed. Needs a Pads, which starts SDL.
class VirtualPad
{
public:
	VirtualPad()
	{
		const int index = SDL_JoystickAttachVirtual(
			SDL_JOYSTICK_TYPE_GAMECONTROLLER, SDL_CONTROLLER_AXIS_MAX, SDL_CONTROLLER_BUTTON_MAX, 0);
		pad_ = index >= 0 ? SDL_JoystickOpen(index) : nullptr;
		if (IsThere())
		{
			id_ = SDL_JoystickInstanceID(pad_);
			SDL_JoystickSetVirtualAxis(pad_, SDL_CONTROLLER_AXIS_TRIGGERLEFT, SDL_JOYSTICK_AXIS_MIN);
			SDL_JoystickSetVirtualAxis(pad_, SDL_CONTROLLER_AXIS_TRIGGERRIGHT, SDL_JOYSTICK_AXIS_MIN);
		}
	}
	~VirtualPad() { Detach(); }

	VirtualPad(const VirtualPad&) = delete;
	VirtualPad& operator=(const VirtualPad&) = delete;

	bool IsThere() const { return pad_ != nullptr; }

	/// As if the cable was pulled.
	void Detach()
	{
		if (!IsThere())
		{
			return;
		}
		SDL_JoystickClose(pad_);
		pad_ = nullptr;
		for (int i = 0; i < SDL_NumJoysticks(); ++i)
		{
			if (SDL_JoystickGetDeviceInstanceID(i) == id_)
			{
				SDL_JoystickDetachVirtual(i);
				return;
			}
		}
	}

	void Set(SDL_GameControllerButton button, bool down) { SDL_JoystickSetVirtualButton(pad_, button, down ? 1 : 0); }
	/// -1 to 1; y of sticks down.
	void Tilt(SDL_GameControllerAxis axis, double share)
	{
		SDL_JoystickSetVirtualAxis(pad_, axis, static_cast<Sint16>(share * 32767));
	}

private:
	SDL_Joystick* pad_ = nullptr;
	SDL_JoystickID id_ = 0;
};

} // namespace faith::desktop
