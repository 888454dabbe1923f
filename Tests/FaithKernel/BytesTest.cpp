#include "FaithKernel/Bytes.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <vector>

namespace faith
{
namespace
{

using Buffer = std::vector<std::uint8_t>;

ReadError VarintError(const Buffer& bytes)
{
	ByteReader reader(bytes);
	EXPECT_EQ(reader.TakeVarint(), 0u);
	return reader.Error();
}

TEST(Bytes, FixedNumbersAreWrittenLowestByteFirst)
{
	ByteWriter writer;
	writer.PutFixed32(0x01020304u);
	writer.PutFixed64(0x1122334455667788u);
	const Buffer expected{4, 3, 2, 1, 0x88, 0x77, 0x66, 0x55, 0x44, 0x33, 0x22, 0x11};
	EXPECT_EQ(Buffer(writer.Bytes().begin(), writer.Bytes().end()), expected);
	ByteReader reader(writer.Bytes());
	EXPECT_EQ(reader.TakeFixed32(), 0x01020304u);
	EXPECT_EQ(reader.TakeFixed64(), 0x1122334455667788u);
	reader.ExpectEnd();
	EXPECT_TRUE(reader.Ok());
}

TEST(Bytes, TakingEmptiesTheWriter)
{
	ByteWriter writer;
	writer.PutByte(9);
	EXPECT_EQ(writer.Take(), Buffer{9});
	EXPECT_TRUE(writer.Bytes().empty());
}

TEST(Bytes, TheLargestNumberTakesTenBytes)
{
	const Buffer bytes{0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01};
	ByteReader reader(bytes);
	EXPECT_EQ(reader.TakeVarint(), (std::numeric_limits<std::uint64_t>::max)());
	EXPECT_TRUE(reader.Ok());
}

TEST(Bytes, AnOverlongNumberIsRefused)
{
	EXPECT_EQ(VarintError({0x80, 0x00}).fault, ReadFault::OverlongNumber);
	EXPECT_EQ(VarintError({0xFF, 0x80, 0x00}).fault, ReadFault::OverlongNumber);
	EXPECT_EQ(
		VarintError({0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x00}).fault, ReadFault::OverlongNumber);
}

TEST(Bytes, ANumberOfMoreThan64BitsIsRefused)
{
	EXPECT_EQ(
		VarintError({0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x02}).fault, ReadFault::NumberOutOfRange);
	EXPECT_EQ(VarintError(Buffer(100, 0xFF)).fault, ReadFault::NumberOutOfRange);
}

TEST(Bytes, ANumberThatStopsInTheMiddleIsTruncatedWhereBytesEnd)
{
	const ReadError error = VarintError({0x80, 0x80});
	EXPECT_EQ(error.fault, ReadFault::Truncated);
	EXPECT_EQ(error.offset, 2u);
}

TEST(Bytes, ACountLargerThanTheRestIsRefused)
{
	const Buffer bytes{3, 0, 0};
	ByteReader reader(bytes);
	EXPECT_EQ(reader.TakeCount(100), 0u);
	EXPECT_EQ(reader.Error(), (ReadError{ReadFault::CountTooLarge, 0, ""}));
}

TEST(Bytes, ACountLargerThanTheLimitIsRefused)
{
	const Buffer bytes{3, 0, 0, 0};
	ByteReader reader(bytes);
	EXPECT_EQ(reader.TakeCount(2), 0u);
	EXPECT_EQ(reader.Error().fault, ReadFault::CountTooLarge);
}

TEST(Bytes, OnlyTheFirstFaultIsKeptAndTheReaderGivesNothingMore)
{
	const Buffer bytes{7, 7, 7};
	ByteReader reader(bytes);
	reader.TakeByte();
	reader.Fail(ReadFault::BadBool, 1);
	reader.Fail(ReadFault::Truncated, 2);
	EXPECT_EQ(reader.Error(), (ReadError{ReadFault::BadBool, 1, ""}));
	EXPECT_EQ(reader.TakeByte(), 0);
	EXPECT_EQ(reader.TakeFixed32(), 0u);
	EXPECT_EQ(reader.Remaining(), 0u);
	reader.ExpectEnd();
	EXPECT_EQ(reader.Error().fault, ReadFault::BadBool);
}

TEST(Bytes, LeftOverBytesAreAFaultAtTheFirstOfThem)
{
	const Buffer bytes{1, 2, 3};
	ByteReader reader(bytes, 100);
	reader.TakeByte();
	reader.ExpectEnd();
	EXPECT_EQ(reader.Error(), (ReadError{ReadFault::TrailingBytes, 101, ""}));
}

TEST(Bytes, ThePathNamesFieldsAndElementsThatAreOpen)
{
	const Buffer bytes;
	ByteReader reader(bytes);
	const ReadScope entries(reader, "entries");
	const ReadScope twelfth(reader, std::size_t{12});
	{
		const ReadScope closed(reader, "closed");
	}
	const ReadScope command(reader, "command");
	reader.TakeByte();
	EXPECT_EQ(reader.Error().path, "entries[12].command");
}

void NestAndFail(ByteReader& reader, int depth)
{
	const ReadScope scope(reader, "a");
	if (depth > 1)
	{
		NestAndFail(reader, depth - 1);
		return;
	}
	reader.TakeByte();
}

TEST(Bytes, AVeryDeepPathIsCutAndForgottenAgain)
{
	const Buffer bytes{5};
	ByteReader fine(bytes);
	NestAndFail(fine, 100);
	EXPECT_TRUE(fine.Ok());
	fine.TakeByte();
	EXPECT_EQ(fine.Error().path, "");

	ByteReader failing(Buffer{});
	NestAndFail(failing, 100);
	EXPECT_EQ(failing.Error().path.size(), 2 * 32u - 1);
}

} // namespace
} // namespace faith
