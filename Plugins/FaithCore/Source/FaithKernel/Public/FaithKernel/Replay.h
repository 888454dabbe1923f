#pragma once

#include "FaithKernel/Codec.h"
#include "FaithKernel/History.h"
#include "FaithKernel/ReplayFile.h"
#include "FaithKernel/Result.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

/// The replay file of a game: what Docs/ReplayFormat.md describes, with the game's own set-up and commands.
namespace faith
{

/// All that a replay file holds, readable and of the right types, not yet known to be a legal match.
template <GameRules Rules>
struct ReplayData
{
	std::uint32_t rulesVersion = 0;
	/// Of the simulator that made the outcomes; 0 when they were not simulated.
	std::uint32_t physicsVersion = 0;
	typename Rules::Setup setup{};
	std::vector<LogEntry<typename Rules::Command>> entries{};
	/// Of the state after the set-up, after every kReplayBlockEntries entries and after the last one.
	std::vector<std::uint64_t> hashes{};

	friend bool operator==(const ReplayData&, const ReplayData&) = default;
};

/// The oldest version of the rules whose files can still be read: `Rules::kOldestReadableVersion` if it exists.
template <GameRules Rules>
constexpr std::uint32_t OldestReadableVersion()
{
	if constexpr (requires { Rules::kOldestReadableVersion; })
	{
		return Rules::kOldestReadableVersion;
	}
	else
	{
		return Rules::kRulesVersion;
	}
}

namespace detail
{

template <GameRules Rules>
std::optional<ReplayError> HeaderMismatch(const ReplayHeader& header)
{
	ReplayError error{ReplayFault::None, ReplaySection::Game, kReplayHeaderSize};
	if (header.gameId != Rules::kGameId)
	{
		error.fault = ReplayFault::OtherGame;
		error.path = header.gameId;
		return error;
	}
	error.found = header.rulesVersion;
	if (header.rulesVersion > Rules::kRulesVersion)
	{
		error.fault = ReplayFault::NewerRules;
		error.expected = Rules::kRulesVersion;
		return error;
	}
	if (header.rulesVersion < OldestReadableVersion<Rules>())
	{
		error.fault = ReplayFault::OlderRules;
		error.expected = OldestReadableVersion<Rules>();
		return error;
	}
	return std::nullopt;
}

/// The entries of one section and the hash after them.
template <GameRules Rules>
std::optional<ReplayError> ReadBlock(const ReplayPart& part, std::size_t count, ReplayData<Rules>& data)
{
	ByteReader reader(part.bytes, part.offset);
	std::size_t entry = data.entries.size();
	const std::size_t end = entry + count;
	for (; entry < end && reader.Ok(); ++entry)
	{
		Read(reader, data.entries.emplace_back());
	}
	// The last one begun holds the fault, unless the fault comes after all of them.
	const std::size_t last = data.entries.size() - 1;
	if (reader.Ok())
	{
		const ReadScope scope(reader, "hash");
		data.hashes.push_back(reader.TakeFixed64());
	}
	reader.ExpectEnd();
	if (!reader.Ok())
	{
		return ContentError(ReplaySection::Entries, reader.Error(), last);
	}
	return std::nullopt;
}

template <GameRules Rules>
std::optional<ReplayError> ReadSetup(const ReplayPart& part, ReplayData<Rules>& data)
{
	ByteReader reader(part.bytes, part.offset);
	{
		const ReadScope scope(reader, "setup");
		Read(reader, data.setup);
	}
	{
		const ReadScope scope(reader, "hash");
		data.hashes.push_back(reader.TakeFixed64());
	}
	reader.ExpectEnd();
	if (!reader.Ok())
	{
		return ContentError(ReplaySection::Setup, reader.Error());
	}
	return std::nullopt;
}

} // namespace detail

/// What a replay of this match holds.
template <GameRules Rules>
ReplayData<Rules> MakeReplayData(const History<Rules>& history, std::uint32_t physicsVersion)
{
	static_assert(History<Rules>::kCheckpointEvery == kReplayBlockEntries);
	const auto entries = history.Entries();
	const auto checkpoints = history.Checkpoints();
	ReplayData<Rules> data{Rules::kRulesVersion, physicsVersion, history.GetSetup(), {entries.begin(), entries.end()},
		{checkpoints.begin(), checkpoints.end()}};
	if (entries.size() % kReplayBlockEntries != 0)
	{
		data.hashes.push_back(history.StateHash());
	}
	return data;
}

/// The file of these data. A log of more than kMaxReplayEntries gives a file that readers refuse.
template <GameRules Rules>
std::vector<std::uint8_t> EncodeReplay(const ReplayData<Rules>& data)
{
	assert(data.hashes.size() == ReplayBlockCount(data.entries.size()) + 1);
	ReplayBuilder builder(ReplayHeader{std::string(Rules::kGameId), data.rulesVersion, data.physicsVersion});
	ByteWriter setup;
	Write(setup, data.setup);
	setup.PutFixed64(data.hashes[0]);
	builder.AddSetup(setup.Bytes());
	for (std::size_t first = 0, block = 1; first < data.entries.size(); first += kReplayBlockEntries, ++block)
	{
		ByteWriter content;
		const std::size_t end = (std::min)(first + kReplayBlockEntries, data.entries.size());
		for (std::size_t i = first; i < end; ++i)
		{
			Write(content, data.entries[i]);
		}
		content.PutFixed64(data.hashes[block]);
		builder.AddBlock(content.Bytes());
	}
	return builder.Finish(data.entries.size());
}

template <GameRules Rules>
std::vector<std::uint8_t> EncodeReplay(const History<Rules>& history, std::uint32_t physicsVersion)
{
	return EncodeReplay(MakeReplayData(history, physicsVersion));
}

/// Reads a file from anywhere. It never fails other than by an error that names the place, and needs memory in
/// proportion to the file: one command for each entry that is really there.
template <GameRules Rules>
Result<ReplayData<Rules>, ReplayError> DecodeReplay(std::span<const std::uint8_t> file)
{
	const Result<ReplayContainer, ReplayError> container = OpenReplay(file);
	if (!container)
	{
		return Failure{container.Error()};
	}
	std::optional<ReplayError> error = detail::HeaderMismatch<Rules>(container->header);
	ReplayData<Rules> data;
	data.rulesVersion = container->header.rulesVersion;
	data.physicsVersion = container->header.physicsVersion;
	if (!error)
	{
		error = detail::ReadSetup(container->setup, data);
	}
	for (std::size_t i = 0; i < container->blocks.size() && !error; ++i)
	{
		const std::size_t left = container->entryCount - i * kReplayBlockEntries;
		error = detail::ReadBlock(container->blocks[i], (std::min)(left, kReplayBlockEntries), data);
	}
	if (error)
	{
		return Failure{*std::move(error)};
	}
	return data;
}

} // namespace faith
