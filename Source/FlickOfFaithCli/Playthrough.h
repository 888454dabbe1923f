#pragma once

#include "FaithText/TextTable.h"
#include "FlickOfFaithRules/Setup.h"

#include <string>

namespace faith::cli
{

/// Which game a playthrough records.
struct PlaythroughOptions
{
	flick::Setup setup;
	bool unruly = false; ///< on the table where anything possible happens, rather than the sliding one
};

/// A whole match between simple bots as readable text: after every command the story, the open question and the hash of the
/// state. Recorded ones are compared in tests, so that no change of the game goes unnoticed.
[[nodiscard]] std::string PlaythroughText(const PlaythroughOptions& options, const text::TextTable& texts);

} // namespace faith::cli
