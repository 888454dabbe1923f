#include "FaithKernel/Codec.h"
#include "FaithKernel/Hash.h"
#include "Support/ToyMatch.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace faith
{
namespace
{

/// Random bytes either are refused or are exactly what their value encodes to.
template <class T>
void CheckHostile(const std::vector<std::uint8_t>& bytes)
{
	const Result<T, ReadError> result = Decode<T>(bytes);
	if (result)
	{
		RC_ASSERT(Encode(*result) == bytes);
	}
	else
	{
		RC_ASSERT(result.Error().fault != ReadFault::None);
		RC_ASSERT(result.Error().offset <= bytes.size());
	}
}

RC_GTEST_PROP(CodecProperties, NumbersComeBack, (std::int64_t a, std::uint64_t b, std::int16_t c, std::uint8_t d))
{
	RC_ASSERT(*Decode<std::int64_t>(Encode(a)) == a);
	RC_ASSERT(*Decode<std::uint64_t>(Encode(b)) == b);
	RC_ASSERT(*Decode<std::int16_t>(Encode(c)) == c);
	RC_ASSERT(*Decode<std::uint8_t>(Encode(d)) == d);
}

RC_GTEST_PROP(
	CodecProperties, ListsAndTextsComeBack, (std::vector<std::string> texts, std::vector<std::int32_t> numbers))
{
	RC_ASSERT(*Decode<std::vector<std::string>>(Encode(texts)) == texts);
	RC_ASSERT(*Decode<std::vector<std::int32_t>>(Encode(numbers)) == numbers);
}

RC_GTEST_PROP(CodecProperties, StatesComeBackWithTheSameHash, (std::uint64_t seed))
{
	const toy::ToyState state = toy::RandomMatch(seed, 30).State();
	const Result<toy::ToyState, ReadError> result = Decode<toy::ToyState>(Encode(state));
	RC_ASSERT(result.HasValue());
	RC_ASSERT(*result == state);
	RC_ASSERT(HashOf(*result) == HashOf(state));
}

RC_GTEST_PROP(CodecProperties, NoPrefixOfAnEncodingIsAnEncoding, (std::uint64_t seed))
{
	const std::vector<std::uint8_t> bytes = Encode(toy::RandomMatch(seed, 30).State());
	for (std::size_t size = 0; size < bytes.size(); ++size)
	{
		const auto result = Decode<toy::ToyState>(std::span(bytes).first(size));
		RC_ASSERT(!result.HasValue());
		RC_ASSERT(!result.Error().path.empty());
	}
}

RC_GTEST_PROP(CodecProperties, EveryValueHasOneEncoding, (std::vector<std::uint8_t> bytes))
{
	CheckHostile<toy::ToyCommand>(bytes);
	CheckHostile<toy::ToySetup>(bytes);
	CheckHostile<std::vector<std::optional<std::int32_t>>>(bytes);
	CheckHostile<std::uint64_t>(bytes);
}

RC_GTEST_PROP(CodecProperties, AChangedEncodingIsRefusedOrAnotherValue, (std::uint64_t seed, std::uint32_t where))
{
	const toy::ToyState state = toy::RandomMatch(seed, 30).State();
	std::vector<std::uint8_t> bytes = Encode(state);
	bytes[where / 8 % bytes.size()] ^= static_cast<std::uint8_t>(1u << (where % 8));
	const auto result = Decode<toy::ToyState>(bytes);
	RC_ASSERT((!result.HasValue() || !(*result == state)));
	CheckHostile<toy::ToyState>(bytes);
}

} // namespace
} // namespace faith
