#pragma once

#include "FaithKernel/Result.h"
#include "FaithText/TextTable.h"
#include "FlickOfFaithAI/ReplayCheck.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace faith::cli
{

/// The bytes of a file no larger than a replay may be, one more if it is larger; the error is a sentence.
[[nodiscard]] Result<std::vector<std::uint8_t>, std::string> ReadReplayFile(const std::string& path);

/// What the system says of the call that failed last.
[[nodiscard]] std::string LastError();

/// Why there is no match in a file.
struct UnreadableReplay
{
	/// The name of a ReplayFault, or "unreadable" when there are no bytes to judge.
	std::string code;
	/// A sentence that begins with the file.
	std::string message;
};

/// The match in a replay file, which may also be in text form (Docs/ReplayFormat.md). Texts may be missing.
[[nodiscard]] Result<flick::MatchData, UnreadableReplay> ReadMatch(
	const std::string& path, const text::TextTable* texts);

/// The same from bytes that were read already; `name` stands for the file in messages.
[[nodiscard]] Result<flick::MatchData, UnreadableReplay> DecodeMatch(
	const std::vector<std::uint8_t>& bytes, const std::string& name, const text::TextTable* texts);

/// Writes a file so that it is there completely or not at all; into a device or pipe it just writes. Returns a sentence
/// about what went wrong, or nothing.
[[nodiscard]] std::string WriteWholeFile(const std::string& path, std::span<const std::uint8_t> bytes);

} // namespace faith::cli
