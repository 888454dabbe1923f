#pragma once

#include "FaithKernel/Bytes.h"
#include "FaithKernel/Reflect.h"
#include "FaithKernel/Result.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The replay file without its game: header, sections, checksums, limits (Docs/ReplayFormat.md).
namespace faith
{

inline constexpr std::array<std::uint8_t, 8> kReplayMagic = {0x89, 'F', 'A', 'I', 'T', 'H', '\r', '\n'};
inline constexpr std::uint32_t kReplayFormat = 1;
inline constexpr std::size_t kReplayHeaderSize = 20;
/// Tag and length before the content of a section, checksum after it.
inline constexpr std::size_t kReplaySectionOverhead = 9;
inline constexpr std::size_t kMaxReplayBytes = std::size_t{16} << 20;
inline constexpr std::size_t kMaxReplayEntries = 20'000;
/// A section of entries holds so many, the last one the rest; each ends with the hash of the state it leads to.
inline constexpr std::size_t kReplayBlockEntries = 8;
/// Sections with this tag or a higher one may be skipped by a reader that does not know them.
inline constexpr std::uint8_t kFirstOptionalTag = 128;

/// The parts of the file; the numbers, but for the header, are the tags of sections. Append only.
enum class ReplaySection : std::uint8_t
{
	Header,
	Game,
	Setup,
	Entries,
	End,
};

template <>
inline constexpr auto kEnumNames<ReplaySection> = std::to_array<std::string_view>(
	{"header", "game", "setup", "entries", "end"});

/// What can be wrong with a replay file. Append only.
enum class ReplayFault : std::uint8_t
{
	None,
	TooLarge,
	NotAReplay,
	HeaderDamaged,
	NewerFormat,
	Truncated,
	TrailingBytes,
	SectionDamaged,
	UnexpectedSection,
	FileDamaged,
	OtherGame,
	NewerRules,
	OlderRules,
	TooManyEntries,
	EntryCountDiffers,
	BadContent,
	BadText,
};

template <>
inline constexpr auto kEnumNames<ReplayFault> = std::to_array<std::string_view>({
	"none",
	"too_large",
	"not_a_replay",
	"header_damaged",
	"newer_format",
	"truncated",
	"trailing_bytes",
	"section_damaged",
	"unexpected_section",
	"file_damaged",
	"other_game",
	"newer_rules",
	"older_rules",
	"too_many_entries",
	"entry_count_differs",
	"bad_content",
	"bad_text",
});

/// What is wrong with a replay file and where.
struct ReplayError
{
	ReplayFault fault = ReplayFault::None;
	ReplaySection section = ReplaySection::Header;
	/// From the start of the file; of a text form, from the start of the text.
	std::size_t offset = 0;
	/// Counted from 0; of a damaged section, its first. Nothing outside of the entries.
	std::optional<std::size_t> entry{};
	/// Field names such as "command.spot.x"; for OtherGame the id that was found.
	std::string path{};
	/// Only for BadContent.
	ReadFault content = ReadFault::None;
	/// The size, version, count or tag that was found, and what was expected or is the highest known.
	std::uint64_t found = 0;
	std::uint64_t expected = 0;

	friend bool operator==(const ReplayError&, const ReplayError&) = default;
};

/// The error of a section whose bytes are undamaged but do not read as they should; `entry` only for Entries.
FAITHKERNEL_API ReplayError ContentError(
	ReplaySection section, const ReadError& error, std::optional<std::size_t> entry = std::nullopt);

/// One line for logs and tools: "entry 17, field command.spot.x, byte 231: bad_content (number_out_of_range)".
FAITHKERNEL_API std::string Describe(const ReplayError& error);

/// What the file says about itself before any game has to be understood.
struct ReplayHeader
{
	/// 1 to 64 of a-z, 0-9 and '-'.
	std::string gameId;
	std::uint32_t rulesVersion = 0;
	std::uint32_t physicsVersion = 0;

	friend bool operator==(const ReplayHeader&, const ReplayHeader&) = default;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("gameId", self.gameId);
		visit("rulesVersion", self.rulesVersion);
		visit("physicsVersion", self.physicsVersion);
	}
};

/// The content of one section.
struct ReplayPart
{
	std::span<const std::uint8_t> bytes;
	/// Of the first byte, in the file.
	std::size_t offset = 0;
};

/// An undamaged file taken apart; the parts point into its bytes.
struct ReplayContainer
{
	ReplayHeader header;
	ReplayPart setup;
	/// As many as `entryCount` needs.
	std::vector<ReplayPart> blocks;
	/// At most kMaxReplayEntries.
	std::size_t entryCount = 0;
};

/// Proves the checksums and limits and takes the file apart.
FAITHKERNEL_API Result<ReplayContainer, ReplayError> OpenReplay(std::span<const std::uint8_t> file);

/// Puts a replay file together: Game, Setup, Entries ..., End.
class ReplayBuilder
{
public:
	FAITHKERNEL_API explicit ReplayBuilder(const ReplayHeader& header);
	FAITHKERNEL_API void AddSetup(std::span<const std::uint8_t> content);
	FAITHKERNEL_API void AddBlock(std::span<const std::uint8_t> content);
	FAITHKERNEL_API std::vector<std::uint8_t> Finish(std::size_t entryCount);

private:
	void AddSection(ReplaySection section, std::span<const std::uint8_t> content);

	/// All sections so far, without the header.
	ByteWriter sections_;
};

/// How many sections of entries a log of this length has.
constexpr std::size_t ReplayBlockCount(std::size_t entryCount)
{
	return (entryCount + kReplayBlockEntries - 1) / kReplayBlockEntries;
}

} // namespace faith
