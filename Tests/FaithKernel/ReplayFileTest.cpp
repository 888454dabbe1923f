#include "FaithKernel/ReplayFile.h"
#include "FaithKernel/Codec.h"
#include "Support/ReplayRepair.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <vector>

namespace faith
{
namespace
{

using Buffer = std::vector<std::uint8_t>;

constexpr std::size_t kGameSection = kReplayHeaderSize;
/// Content of the game section of SmallFile: count and letters of "toy", two versions.
constexpr std::size_t kGameContent = 6;
constexpr std::size_t kSetupSection = kGameSection + kReplaySectionOverhead + kGameContent;

/// A file with nine entries of no particular game.
Buffer SmallFile()
{
	ReplayBuilder builder(ReplayHeader{"toy", 7, 3});
	builder.AddSetup(Buffer{1, 2, 3});
	builder.AddBlock(Buffer{4, 5});
	builder.AddBlock(Buffer{6});
	return builder.Finish(9);
}

ReplayError ErrorOf(const Buffer& file)
{
	const Result<ReplayContainer, ReplayError> result = OpenReplay(file);
	return result ? ReplayError{} : result.Error();
}

ReplayError ErrorOfRepaired(Buffer file)
{
	RepairReplay(file);
	return ErrorOf(file);
}

Buffer Section(std::uint8_t tag, const Buffer& content)
{
	ByteWriter writer;
	writer.PutByte(tag);
	writer.PutFixed32(static_cast<std::uint32_t>(content.size()));
	writer.PutBytes(content);
	writer.PutFixed32(0);
	return writer.Take();
}

/// A file of these sections with right checksums.
Buffer FileOf(const std::vector<Buffer>& sections)
{
	const Buffer sample = SmallFile();
	Buffer file(sample.begin(), sample.begin() + kReplayHeaderSize);
	for (const Buffer& section : sections)
	{
		file.insert(file.end(), section.begin(), section.end());
	}
	file.resize(file.size() + 4);
	RepairReplay(file);
	return file;
}

const Buffer kGame = Section(1, Encode(ReplayHeader{"toy", 7, 3}));
const Buffer kSetup = Section(2, {});
const Buffer kBlock = Section(3, {});
const Buffer kEmptyEnd = Section(4, {0});

TEST(ReplayFile, TheBytesAreAsDocumented)
{
	const Buffer file = SmallFile();
	ASSERT_EQ(file.size(), 20u + 15 + 12 + 11 + 10 + 10 + 4);
	EXPECT_EQ(Buffer(file.begin(), file.begin() + 16),
		(Buffer{0x89, 'F', 'A', 'I', 'T', 'H', '\r', '\n', 1, 0, 0, 0, 82, 0, 0, 0}));
	EXPECT_EQ(Buffer(file.begin() + 20, file.begin() + 31), (Buffer{1, 6, 0, 0, 0, 3, 't', 'o', 'y', 7, 3}));
	EXPECT_EQ(Buffer(file.begin() + 35, file.begin() + 43), (Buffer{2, 3, 0, 0, 0, 1, 2, 3}));
}

TEST(ReplayFile, ComesApartAsItWasPutTogether)
{
	const Buffer file = SmallFile();
	const Result<ReplayContainer, ReplayError> result = OpenReplay(file);
	ASSERT_TRUE(result) << Describe(result.Error());
	EXPECT_EQ(result->header, (ReplayHeader{"toy", 7, 3}));
	EXPECT_EQ(Buffer(result->setup.bytes.begin(), result->setup.bytes.end()), (Buffer{1, 2, 3}));
	EXPECT_EQ(result->setup.offset, 40u);
	ASSERT_EQ(result->blocks.size(), 2u);
	EXPECT_EQ(Buffer(result->blocks[1].bytes.begin(), result->blocks[1].bytes.end()), (Buffer{6}));
	EXPECT_EQ(result->entryCount, 9u);
}

TEST(ReplayFile, EveryTruncationIsRefusedWhereTheBytesEnd)
{
	const Buffer file = SmallFile();
	for (std::size_t size = 0; size < file.size(); ++size)
	{
		const ReplayError error = ErrorOf(Buffer(file.begin(), file.begin() + static_cast<std::ptrdiff_t>(size)));
		EXPECT_EQ(error.fault, ReplayFault::Truncated) << size;
		EXPECT_EQ(error.offset, size);
	}
}

TEST(ReplayFile, EveryFlippedBitIsRefusedInItsSection)
{
	const Buffer file = SmallFile();
	for (std::size_t bit = 0; bit < file.size() * 8; ++bit)
	{
		Buffer flipped = file;
		flipped[bit / 8] ^= static_cast<std::uint8_t>(1u << (bit % 8));
		const ReplayError error = ErrorOf(flipped);
		ASSERT_NE(error.fault, ReplayFault::None) << "bit " << bit;
		const bool inHeader = bit / 8 < kReplayHeaderSize;
		EXPECT_EQ(error.section == ReplaySection::Header, inHeader) << "bit " << bit;
		EXPECT_LE(error.offset, bit / 8 + 4) << "bit " << bit;
	}
}

TEST(ReplayFile, DamageInTheEntriesNamesTheFirstOfTheirSection)
{
	Buffer file = SmallFile();
	file[file.size() - 4 - 10 - 5] ^= 1;
	const ReplayError error = ErrorOf(file);
	EXPECT_EQ(error.fault, ReplayFault::SectionDamaged);
	EXPECT_EQ(error.section, ReplaySection::Entries);
	EXPECT_EQ(error.entry, 8u);
	EXPECT_EQ(Describe(error), "entries from 8, byte 58: section_damaged");
}

TEST(ReplayFile, ForeignFilesAreNotReplays)
{
	EXPECT_EQ(ErrorOf({'P', 'K', 3, 4}).fault, ReplayFault::NotAReplay);
	EXPECT_EQ(ErrorOf({0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'}),
		(ReplayError{ReplayFault::NotAReplay, ReplaySection::Header, 1}));
	EXPECT_EQ(ErrorOf(Buffer(1000, 0)).fault, ReplayFault::NotAReplay);
}

TEST(ReplayFile, LineEndingsChangedByATransferAreNoticed)
{
	Buffer file = SmallFile();
	file.erase(file.begin() + 6);
	EXPECT_EQ(ErrorOf(file), (ReplayError{ReplayFault::NotAReplay, ReplaySection::Header, 6}));
}

TEST(ReplayFile, ANewerFormatSaysWhichAndWhichIsKnown)
{
	Buffer file = SmallFile();
	file[8] = 2;
	const ReplayError error = ErrorOfRepaired(file);
	EXPECT_EQ(error.fault, ReplayFault::NewerFormat);
	EXPECT_EQ(error.found, 2u);
	EXPECT_EQ(error.expected, 1u);
	EXPECT_EQ(Describe(error), "header, byte 8: newer_format (found 2, expected 1)");
}

TEST(ReplayFile, AFormatBeforeTheFirstIsDamage)
{
	Buffer file = SmallFile();
	file[8] = 0;
	EXPECT_EQ(ErrorOfRepaired(file).fault, ReplayFault::HeaderDamaged);
}

TEST(ReplayFile, BytesAfterTheEndAreRefused)
{
	Buffer file = SmallFile();
	file.push_back(0);
	const ReplayError error = ErrorOf(file);
	EXPECT_EQ(error.fault, ReplayFault::TrailingBytes);
	EXPECT_EQ(error.offset, file.size() - 1);
	EXPECT_EQ(ErrorOf(FileOf({kGame, kSetup, kEmptyEnd, kBlock})).fault, ReplayFault::TrailingBytes);
}

TEST(ReplayFile, AFileAboveTheLimitIsNotEvenLookedAt)
{
	const ReplayError error = ErrorOf(Buffer(kMaxReplayBytes + 1));
	EXPECT_EQ(error.fault, ReplayFault::TooLarge);
	EXPECT_EQ(error.found, kMaxReplayBytes + 1);
}

TEST(ReplayFile, ASectionLongerThanTheFileIsRefusedAtItsLength)
{
	Buffer file = SmallFile();
	file[kSetupSection + 4] = 0xFF;
	const ReplayError error = ErrorOfRepaired(file);
	EXPECT_EQ(error.fault, ReplayFault::SectionDamaged);
	EXPECT_EQ(error.section, ReplaySection::Setup);
	EXPECT_EQ(error.offset, kSetupSection + 1);
}

TEST(ReplayFile, SectionsComeInTheirOrder)
{
	EXPECT_EQ(ErrorOf(FileOf({kGame, kSetup, kEmptyEnd})).fault, ReplayFault::None);
	EXPECT_EQ(ErrorOf(FileOf({kSetup, kGame, kEmptyEnd})).fault, ReplayFault::UnexpectedSection);
	EXPECT_EQ(ErrorOf(FileOf({kGame, kGame, kSetup, kEmptyEnd})).fault, ReplayFault::UnexpectedSection);
	EXPECT_EQ(ErrorOf(FileOf({kGame, kEmptyEnd})).fault, ReplayFault::UnexpectedSection);
	EXPECT_EQ(ErrorOf(FileOf({kGame, kSetup, kSetup, kEmptyEnd})).fault, ReplayFault::UnexpectedSection);
	EXPECT_EQ(ErrorOf(FileOf({kGame, kSetup, Section(0, {}), kEmptyEnd})).fault, ReplayFault::UnexpectedSection);
	EXPECT_EQ(ErrorOf(FileOf({kGame, kSetup})).fault, ReplayFault::Truncated);
	EXPECT_EQ(ErrorOf(FileOf({})).fault, ReplayFault::Truncated);
}

TEST(ReplayFile, AnUnknownSectionIsSkippedOnlyIfItIsOptional)
{
	EXPECT_EQ(ErrorOf(FileOf({kGame, kSetup, Section(128, {1, 2}), kEmptyEnd})).fault, ReplayFault::None);
	const ReplayError error = ErrorOf(FileOf({kGame, kSetup, Section(127, {1, 2}), kEmptyEnd}));
	EXPECT_EQ(error.fault, ReplayFault::UnexpectedSection);
	EXPECT_EQ(error.found, 127u);
	EXPECT_EQ(ErrorOf(FileOf({Section(128, {}), kGame, kSetup, kEmptyEnd})).fault, ReplayFault::UnexpectedSection);
}

TEST(ReplayFile, TheEntryCountMustFitTheSections)
{
	EXPECT_EQ(ErrorOf(FileOf({kGame, kSetup, Section(4, {1})})).fault, ReplayFault::EntryCountDiffers);
	EXPECT_EQ(ErrorOf(FileOf({kGame, kSetup, kBlock, Section(4, {9})})).fault, ReplayFault::EntryCountDiffers);
	EXPECT_EQ(ErrorOf(FileOf({kGame, kSetup, kBlock, Section(4, {8})})).fault, ReplayFault::None);
}

TEST(ReplayFile, MoreEntriesThanTheLimitAreRefused)
{
	const ReplayError error = ErrorOf(FileOf({kGame, kSetup, Section(4, Encode(std::uint32_t{100'001}))}));
	EXPECT_EQ(error.fault, ReplayFault::TooManyEntries);
	EXPECT_EQ(error.found, 100'001u);
	const Buffer tooLarge = Encode(std::uint64_t{1} << 32);
	EXPECT_EQ(ErrorOf(FileOf({kGame, kSetup, Section(4, tooLarge)})).content, ReadFault::NumberOutOfRange);
}

TEST(ReplayFile, AnIdOfAGameIsShortAndPlain)
{
	for (const std::string id : {"", "Toy", "to y", "\x1B[31m", "toy\n"})
	{
		const ReplayError error = ErrorOf(FileOf({Section(1, Encode(ReplayHeader{id, 1, 1})), kSetup, kEmptyEnd}));
		EXPECT_EQ(error.fault, ReplayFault::BadContent) << id;
		EXPECT_EQ(error.path, "gameId") << id;
	}
	const auto ofLength = [](std::size_t length) {
		return FileOf({Section(1, Encode(ReplayHeader{std::string(length, 'a'), 1, 1})), kSetup, kEmptyEnd});
	};
	EXPECT_EQ(ErrorOf(ofLength(64)).fault, ReplayFault::None);
	EXPECT_EQ(ErrorOf(ofLength(65)).fault, ReplayFault::BadContent);
}

TEST(ReplayFile, AWrongChecksumOfTheFileIsNoticedEvenIfAllSectionsAreSound)
{
	Buffer file = SmallFile();
	file.back() ^= 0x80;
	const ReplayError error = ErrorOf(file);
	EXPECT_EQ(error.fault, ReplayFault::FileDamaged);
	EXPECT_EQ(error.section, ReplaySection::End);
	EXPECT_EQ(error.offset, file.size() - 4);
}

} // namespace
} // namespace faith
