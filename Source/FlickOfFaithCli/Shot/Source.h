#pragma once

#include "FaithKernel/Result.h"
#include "FaithText/TextTable.h"
#include "FlickOfFaithRules/Commands.h"
#include "FlickOfFaithRules/State.h"

#include <iosfwd>
#include <string>
#include <vector>

namespace faith::cli
{

/// The flicks of a replay, or a position to flick from.
struct ShotSource
{
	/// Each flick of a replay as the table was given it; of a position that alone, with nothing launched.
	std::vector<flick::GameState> moments;
	/// What the replay says came of each flick; the last may be missing.
	std::vector<flick::Settled> reports;
	bool isReplay = false;
};

/// Why the program ends without a result.
struct ShotError
{
	int exitCode = 0;
	std::string message; ///< one sentence
};

/// Reads a replay (Docs/ReplayFormat.md), or as JSON the request "position" of Docs/BotProtocol.md or its set-up alone. The
/// file "-" is `in`.
[[nodiscard]] Result<ShotSource, ShotError> ReadShotSource(
	const std::string& file, std::istream& in, const text::TextTable& texts);

} // namespace faith::cli
