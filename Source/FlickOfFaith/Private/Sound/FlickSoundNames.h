#pragma once

#include "FlickOfFaithRules/Events.h"

#include <string_view>

/** Which event sounds how. */
namespace FlickSoundNames
{
/** The name of a sound's file, without its ending; empty for what makes no sound. */
std::string_view Of(const faith::flick::Event& Event);
} // namespace FlickSoundNames
