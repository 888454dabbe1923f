#include "FaithKernel/Replay.h"
#include "Support/ReplayRepair.h"
#include "Support/ToyMatch.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <vector>

namespace faith
{
namespace
{

using toy::Take;
using toy::ToyRules;
using Buffer = std::vector<std::uint8_t>;
using ToyReplay = ReplayData<ToyRules>;

ReplayError ErrorOf(const Buffer& file)
{
	const Result<ToyReplay, ReplayError> result = DecodeReplay<ToyRules>(file);
	return result ? ReplayError{} : result.Error();
}

ReplayError ErrorOfRepaired(Buffer file)
{
	RepairReplay(file);
	return ErrorOf(file);
}

/// A match of some length with commands of all kinds and undos.
Buffer SampleFile()
{
	return EncodeReplay(toy::RandomMatch(11, 60), ToyRules::kPhysicsVersion);
}

/// A match of 19 equal commands.
toy::ToyHistory NineteenTakes()
{
	toy::ToyHistory history = toy::StartToy();
	for (int i = 0; i < 19; ++i)
	{
		static_cast<void>(history.Submit(Take{0, 5, {toy::Mood::Wild}}));
	}
	return history;
}

TEST(Replay, HoldsSetUpLogAndVersions)
{
	const toy::ToyHistory history = toy::RandomMatch(11, 60);
	const Result<ToyReplay, ReplayError> result = DecodeReplay<ToyRules>(EncodeReplay(history, 3));
	ASSERT_TRUE(result) << Describe(result.Error());
	EXPECT_EQ(result->setup, history.GetSetup());
	EXPECT_EQ(result->entries, ToyReplay(MakeReplayData(history, 3)).entries);
	EXPECT_EQ(result->rulesVersion, 7u);
	EXPECT_EQ(result->physicsVersion, 3u);
	EXPECT_EQ(result->hashes.front(), toy::StartToy(false, 11).StateHash());
	EXPECT_EQ(result->hashes.back(), history.StateHash());
}

TEST(Replay, AMatchWithoutCommandsCanBeSaved)
{
	const toy::ToyHistory history = toy::StartToy();
	const Result<ToyReplay, ReplayError> result = DecodeReplay<ToyRules>(EncodeReplay(history, 0));
	ASSERT_TRUE(result);
	EXPECT_TRUE(result->entries.empty());
	EXPECT_EQ(result->hashes, (std::vector<std::uint64_t>{history.StateHash()}));
}

TEST(Replay, ThereIsAHashAfterEveryEighthEntryAndAtTheEnd)
{
	toy::ToyHistory history = toy::StartToy();
	std::vector<std::uint64_t> expected{history.StateHash()};
	for (std::size_t i = 1; i <= 24; ++i)
	{
		ASSERT_FALSE(static_cast<bool>(history.Submit(Take{0, 5})));
		const ToyReplay data = MakeReplayData(history, 0);
		std::vector<std::uint64_t> now = expected;
		now.push_back(history.StateHash());
		EXPECT_EQ(data.hashes, now) << i;
		if (i % 8 == 0)
		{
			expected = now;
		}
	}
}

TEST(Replay, EveryTruncationIsRefused)
{
	const Buffer file = SampleFile();
	for (std::size_t size = 0; size < file.size(); ++size)
	{
		Buffer cut(file.begin(), file.begin() + static_cast<std::ptrdiff_t>(size));
		EXPECT_EQ(ErrorOf(cut).fault, ReplayFault::Truncated) << size;
		const ReplayError error = ErrorOfRepaired(cut);
		EXPECT_NE(error.fault, ReplayFault::None) << size;
		EXPECT_LE(error.offset, size);
	}
}

TEST(Replay, EveryFlippedBitIsRefusedWithItsPlace)
{
	const Buffer file = SampleFile();
	for (std::size_t bit = 0; bit < file.size() * 8; ++bit)
	{
		Buffer flipped = file;
		flipped[bit / 8] ^= static_cast<std::uint8_t>(1u << (bit % 8));
		const ReplayError error = ErrorOf(flipped);
		ASSERT_NE(error.fault, ReplayFault::None) << "bit " << bit;
		EXPECT_LE(error.offset, bit / 8 + 4) << "bit " << bit;
		EXPECT_EQ(error.entry.has_value(), error.section == ReplaySection::Entries) << "bit " << bit;
	}
}

TEST(Replay, AFlippedBitWithRightChecksumsIsRefusedOrAnotherReplay)
{
	const Buffer file = SampleFile();
	const ToyReplay original = *DecodeReplay<ToyRules>(file);
	for (std::size_t bit = kReplayHeaderSize * 8; bit < file.size() * 8; ++bit)
	{
		Buffer flipped = file;
		flipped[bit / 8] ^= static_cast<std::uint8_t>(1u << (bit % 8));
		RepairReplay(flipped);
		const Result<ToyReplay, ReplayError> result = DecodeReplay<ToyRules>(flipped);
		if (flipped != file && result)
		{
			EXPECT_EQ(EncodeReplay(*result), flipped) << "bit " << bit;
			EXPECT_FALSE(*result == original) << "bit " << bit;
		}
	}
}

TEST(Replay, AWrongFieldIsNamedWithEntryPathAndByte)
{
	ToyReplay data = MakeReplayData(NineteenTakes(), 0);
	Buffer file = EncodeReplay(data);
	// The last section of entries: three of six bytes (command there, take, player, amount, one mood), and a hash.
	const std::size_t content = file.size() - 4 - 10 - 4 - 8 - 3 * 6;
	file[content + 6 + 5] = 9;
	const ReplayError error = ErrorOfRepaired(file);
	EXPECT_EQ(error.fault, ReplayFault::BadContent);
	EXPECT_EQ(error.entry, 17u);
	EXPECT_EQ(error.path, "command.moods[0]");
	EXPECT_EQ(error.content, ReadFault::UnknownEnumValue);
	EXPECT_EQ(error.offset, content + 11);
	EXPECT_EQ(Describe(error),
		"entry 17, field command.moods[0], byte " + std::to_string(content + 11) +
			": bad_content (unknown_enum_value)");
}

TEST(Replay, AWrongFieldOfTheSetUpIsNamed)
{
	Buffer file = EncodeReplay(toy::StartToy(), 0);
	// Behind the header and the game section: tag, length, players, seed, practice.
	const std::size_t practice = kReplayHeaderSize + 15 + 5 + 2;
	file[practice] = 7;
	EXPECT_EQ(Describe(ErrorOfRepaired(file)), "setup, field setup.practice, byte 42: bad_content (bad_bool)");
}

TEST(Replay, BytesLeftOverInASectionAreRefused)
{
	const ToyReplay data = MakeReplayData(toy::StartToy(), 0);
	ReplayBuilder builder(ReplayHeader{"toy", 7, 0});
	ByteWriter setup;
	Write(setup, data.setup);
	setup.PutFixed64(data.hashes[0]);
	setup.PutByte(0);
	builder.AddSetup(setup.Bytes());
	const ReplayError error = ErrorOf(builder.Finish(0));
	EXPECT_EQ(error.section, ReplaySection::Setup);
	EXPECT_EQ(error.content, ReadFault::TrailingBytes);
}

TEST(Replay, ALogOfTheGreatestLengthIsReadAndALongerOneRefused)
{
	toy::ToyHistory history = toy::StartToy();
	for (std::size_t i = 0; i < kMaxReplayEntries; ++i)
	{
		ASSERT_FALSE(static_cast<bool>(history.Submit(Take{0, 1})));
	}
	EXPECT_EQ(DecodeReplay<ToyRules>(EncodeReplay(history, 0))->entries.size(), kMaxReplayEntries);
	ASSERT_EQ(history.Undo(0), UndoReason::None);
	EXPECT_EQ(ErrorOf(EncodeReplay(history, 0)).fault, ReplayFault::TooManyEntries);
}

TEST(Replay, AnotherGameIsNamed)
{
	ReplayBuilder builder(ReplayHeader{"chess", 7, 0});
	builder.AddSetup({});
	const ReplayError error = ErrorOf(builder.Finish(0));
	EXPECT_EQ(error.fault, ReplayFault::OtherGame);
	EXPECT_EQ(Describe(error), "game, byte 20: other_game (chess)");
}

TEST(Replay, RulesNewerThanKnownAreASpecificError)
{
	ToyReplay data = MakeReplayData(toy::StartToy(), 0);
	data.rulesVersion = 8;
	const ReplayError error = ErrorOf(EncodeReplay(data));
	EXPECT_EQ(error.fault, ReplayFault::NewerRules);
	EXPECT_EQ(error.found, 8u);
	EXPECT_EQ(error.expected, 7u);
}

TEST(Replay, OlderRulesAreReadAsLongAsTheGameStillCan)
{
	ToyReplay data = MakeReplayData(toy::StartToy(), 0);
	data.rulesVersion = 6;
	EXPECT_EQ(ErrorOf(EncodeReplay(data)).fault, ReplayFault::None);
	data.rulesVersion = 5;
	const ReplayError error = ErrorOf(EncodeReplay(data));
	EXPECT_EQ(error.fault, ReplayFault::OlderRules);
	EXPECT_EQ(error.expected, 6u);
}

TEST(ReplayDeterminism, TheFileOfARandomMatchIsPinned)
{
	Hasher hasher;
	hasher.PutBytes(SampleFile());
	EXPECT_EQ(hasher.Value(), 14056541323729471505u);
}

} // namespace
} // namespace faith
