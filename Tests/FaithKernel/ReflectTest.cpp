#include "FaithKernel/Reflect.h"
#include "Support/ToyGame.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

namespace faith
{
namespace
{

using toy::Mood;

enum class Nameless : std::uint8_t
{
	One,
};

static_assert(NamedEnum<Mood> && !NamedEnum<Nameless> && !NamedEnum<int>);
static_assert(Reflected<toy::Take> && !Reflected<int> && !Reflected<std::string>);
static_assert(PlainInteger<std::int8_t> && !PlainInteger<bool> && !PlainInteger<Mood>);
static_assert(VectorLike<std::vector<int>> && !VectorLike<std::string>);
static_assert(VariantLike<toy::ToyCommand> && OptionalLike<std::optional<int>>);
static_assert(ArrayLike<std::array<int, 2>> && FixedVectorLike<FixedVector<int, 2>>);

TEST(Reflect, NamesAndValuesOfAnEnumerationFindEachOther)
{
	EXPECT_EQ(kEnumCount<Mood>, 3u);
	EXPECT_EQ(NameOf(Mood::Wild), "wild");
	EXPECT_EQ(EnumFromName<Mood>("bold"), Mood::Bold);
	EXPECT_EQ(EnumFromName<Mood>("Bold"), std::nullopt);
	EXPECT_EQ(EnumFromName<Mood>(""), std::nullopt);
}

TEST(Reflect, ANumberOutsideTheEnumerationHasNoName)
{
	EXPECT_EQ(NameOf(static_cast<Mood>(3)), "?");
}

TEST(Reflect, FieldsAreVisitedInTheirFileOrder)
{
	const toy::Take take;
	std::vector<std::string> names;
	toy::Take::Fields(take, [&names](std::string_view name, const auto&) { names.emplace_back(name); });
	EXPECT_EQ(names, (std::vector<std::string>{"player", "amount", "moods"}));
}

} // namespace
} // namespace faith
