#include "FaithKernel/Codec.h"
#include "Support/ToyGame.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

namespace faith
{
namespace
{

using toy::Mood;
using Buffer = std::vector<std::uint8_t>;

template <class T>
ReadError ErrorOf(const Buffer& bytes)
{
	const Result<T, ReadError> result = Decode<T>(bytes);
	return result ? ReadError{} : result.Error();
}

template <class T>
void ExpectRoundTrip(const T& value)
{
	const Result<T, ReadError> result = Decode<T>(Encode(value));
	ASSERT_TRUE(result) << NameOf(result.Error().fault);
	EXPECT_EQ(*result, value);
}

TEST(Codec, NumbersOfEitherSignAreShort)
{
	EXPECT_EQ(Encode(std::int32_t{0}), (Buffer{0}));
	EXPECT_EQ(Encode(std::int32_t{-1}), (Buffer{1}));
	EXPECT_EQ(Encode(std::int32_t{1}), (Buffer{2}));
	EXPECT_EQ(Encode(std::int32_t{-64}), (Buffer{127}));
	EXPECT_EQ(Encode(std::int32_t{64}), (Buffer{0x80, 1}));
	EXPECT_EQ(Encode(std::uint32_t{127}), (Buffer{127}));
	EXPECT_EQ(Encode(std::uint32_t{300}), (Buffer{0xAC, 2}));
}

TEST(Codec, TheLimitsOfEveryIntegerTypeSurvive)
{
	const auto both = []<class T>(T)
	{
		ExpectRoundTrip((std::numeric_limits<T>::min)());
		ExpectRoundTrip((std::numeric_limits<T>::max)());
	};
	both(std::int8_t{});
	both(std::int16_t{});
	both(std::int32_t{});
	both(std::int64_t{});
	both(std::uint8_t{});
	both(std::uint16_t{});
	both(std::uint32_t{});
	both(std::uint64_t{});
}

TEST(Codec, ANumberThatDoesNotFitItsTypeIsRefused)
{
	EXPECT_EQ(ErrorOf<std::uint8_t>(Encode(std::uint32_t{256})).fault, ReadFault::NumberOutOfRange);
	EXPECT_EQ(ErrorOf<std::int8_t>(Encode(std::int32_t{128})).fault, ReadFault::NumberOutOfRange);
	EXPECT_EQ(ErrorOf<std::int8_t>(Encode(std::int32_t{-129})).fault, ReadFault::NumberOutOfRange);
	EXPECT_EQ(ErrorOf<std::int32_t>(Encode(std::int64_t{1} << 31)).fault, ReadFault::NumberOutOfRange);
}

TEST(Codec, ABoolIsZeroOrOne)
{
	EXPECT_EQ(Encode(true), (Buffer{1}));
	EXPECT_EQ(Encode(false), (Buffer{0}));
	EXPECT_EQ(ErrorOf<bool>({2}).fault, ReadFault::BadBool);
	EXPECT_EQ(ErrorOf<std::optional<bool>>({0x81}).fault, ReadFault::BadBool);
}

TEST(Codec, AnEnumerationIsItsNumber)
{
	EXPECT_EQ(Encode(Mood::Wild), (Buffer{2}));
	ExpectRoundTrip(Mood::Wild);
	EXPECT_EQ(ErrorOf<Mood>({3}).fault, ReadFault::UnknownEnumValue);
	EXPECT_EQ(ErrorOf<Mood>({0x80, 2}).fault, ReadFault::UnknownEnumValue);
}

TEST(Codec, ListsAndTextsStartWithTheirCount)
{
	EXPECT_EQ(Encode(std::string("hi")), (Buffer{2, 'h', 'i'}));
	EXPECT_EQ(Encode(std::vector<Mood>{Mood::Bold}), (Buffer{1, 1}));
	EXPECT_EQ((Encode(FixedVector<std::uint8_t, 3>{7, 8})), (Buffer{2, 7, 8}));
	EXPECT_EQ((Encode(std::array<std::uint8_t, 2>{7, 8})), (Buffer{7, 8}));
	ExpectRoundTrip(std::string("a\0b\xFF", 4));
	ExpectRoundTrip(std::vector<std::string>{"", "x"});
}

TEST(Codec, AFixedListThatWouldNotFitIsRefused)
{
	EXPECT_EQ((ErrorOf<FixedVector<std::uint8_t, 3>>({4, 1, 2, 3, 4}).fault), ReadFault::CountTooLarge);
}

TEST(Codec, AHostileCountIsRefusedBeforeAnythingIsAllocated)
{
	const Buffer huge = Encode((std::numeric_limits<std::uint64_t>::max)());
	EXPECT_EQ(ErrorOf<std::vector<std::uint64_t>>(huge).fault, ReadFault::CountTooLarge);
	EXPECT_EQ(ErrorOf<std::string>(huge).fault, ReadFault::CountTooLarge);
	Buffer aboveTheLimit = Encode(static_cast<std::uint64_t>(kMaxElements + 1));
	aboveTheLimit.resize(kMaxElements + 100);
	EXPECT_EQ(ErrorOf<std::vector<std::uint8_t>>(aboveTheLimit).fault, ReadFault::CountTooLarge);
}

TEST(Codec, AFalseCountCostsOnlyWhatWasRead)
{
	Buffer bytes = Encode(std::uint64_t{1000});
	bytes.resize(bytes.size() + 1000, 0x80);
	std::vector<toy::ToyState> list;
	ByteReader reader(bytes);
	Read(reader, list);
	EXPECT_FALSE(reader.Ok());
	EXPECT_LE(list.capacity(), 2u);
}

TEST(Codec, AVariantStartsWithTheNumberOfItsAlternative)
{
	EXPECT_EQ(Encode(toy::ToyCommand{toy::Roll{1}}), (Buffer{1, 1}));
	ExpectRoundTrip(toy::ToyCommand{toy::Landed{{1, -2}}});
	EXPECT_EQ(ErrorOf<toy::ToyCommand>({5}).fault, ReadFault::UnknownAlternative);
}

TEST(Codec, ReadingReplacesWhatWasThere)
{
	toy::ToyState value;
	value.moods = {Mood::Wild};
	value.scores = {1, 2, 3};
	value.thrown.emplace();
	value.hidden[2] = 9;
	const toy::ToyState empty;
	const Buffer bytes = Encode(empty);
	ByteReader reader(bytes);
	Read(reader, value);
	EXPECT_TRUE(reader.Ok());
	EXPECT_EQ(value, empty);
}

TEST(Codec, AnErrorNamesFaultByteAndPath)
{
	std::vector<toy::Take> takes(3);
	takes[2].moods = {Mood::Calm, Mood::Bold};
	Buffer bytes = Encode(takes);
	bytes.back() = 99;
	const ReadError expected{ReadFault::UnknownEnumValue, bytes.size() - 1, "[2].moods[1]"};
	EXPECT_EQ(ErrorOf<std::vector<toy::Take>>(bytes), expected);
}

TEST(Codec, BytesAfterTheValueAreRefused)
{
	EXPECT_EQ(ErrorOf<bool>({1, 1}), (ReadError{ReadFault::TrailingBytes, 1, ""}));
}

TEST(CodecDeterminism, TheEncodingOfAStateIsPinned)
{
	toy::ToyState state;
	state.random.state = 0x8000000000000001u;
	state.scores = {-5, 1'000'000};
	state.hidden[1] = -300;
	state.thrown = toy::Throw{1, {64, -65}};
	state.moods = {Mood::Wild};
	const Buffer expected{0x81, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x01, // random.state
		2, 9, 0x80, 0x89, 0x7A,                                                       // scores
		0, 1, 0xD7, 0x04, 0, 0,                                                       // hidden
		0,                                                                            // turn
		1, 1, 2, 0x80, 0x01, 0x81, 0x01,                                              // thrown
		1, 2};                                                                        // moods
	EXPECT_EQ(Encode(state), expected);
}

} // namespace
} // namespace faith
