#pragma once

#include "FlickOfFaithCli/Shot/PlayedShot.h"
#include "FlickOfFaithPresentation/Wording.h"

#include <string>
#include <vector>

namespace faith::cli
{

/// What a picture and the terminal say about a flick, in words.
struct ShotCaption
{
	std::string title;
	/// Who was launched and how, one line for each disc.
	std::vector<std::string> launches;
	/// How long it took, how many contacts there were and what left the map.
	std::string outcome;
	/// One line for each contact.
	std::vector<std::string> contacts;
};

[[nodiscard]] ShotCaption CaptionOf(const PlayedShot& shot, const flick::Wording& words);

} // namespace faith::cli
