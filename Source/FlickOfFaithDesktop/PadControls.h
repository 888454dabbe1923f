#pragma once

#include <array>
#include <cstddef>

struct _SDL_GameController;

namespace faith::desktop
{

/// Whatever can be pressed on a game controller. The left stick counts as four of them.
enum class PadControl : std::size_t
{
	A,
	B,
	X,
	Y,
	Back,
	Start,
	PressLeft,
	PressRight,
	LeftShoulder,
	RightShoulder,
	CrossUp,
	CrossDown,
	CrossLeft,
	CrossRight,
	StickUp,
	StickDown,
	StickLeft,
	StickRight,
	LeftTrigger,
	RightTrigger,
	Count,
};

inline constexpr std::size_t kPadControls = static_cast<std::size_t>(PadControl::Count);

/// How a game controller is held right now. Sticks: -1 to 1, x to the right and y down.
struct PadLook
{
	std::array<bool, kPadControls> down{};
	double leftX = 0.0;
	double leftY = 0.0;
	double rightX = 0.0;
	double rightY = 0.0;

	bool IsDown(PadControl control) const { return down[static_cast<std::size_t>(control)]; }
};

/// Sticks and triggers that were down stay so until they are let go of clearly.
[[nodiscard]] PadLook LookAtPad(_SDL_GameController* device, const PadLook& before);

} // namespace faith::desktop
