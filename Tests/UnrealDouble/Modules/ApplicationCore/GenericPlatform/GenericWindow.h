#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

namespace EWindowMode
{
enum Type : int
{
	Fullscreen,
	WindowedFullscreen,
	Windowed,
	NumWindowModes
};
} // namespace EWindowMode
