#include "FaithKernel/Result.h"
#include "FaithKernel/Refusal.h"
#include "Support/ToyGame.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <utility>

namespace faith
{
namespace
{

Result<std::string, int> Parse(bool works)
{
	if (!works)
	{
		return Failure{404};
	}
	return std::string("text");
}

TEST(Result, HoldsTheValueOrTheError)
{
	const Result<std::string, int> good = Parse(true);
	ASSERT_TRUE(good);
	EXPECT_EQ(*good, "text");
	EXPECT_EQ(good->size(), 4u);
	const Result<std::string, int> bad = Parse(false);
	ASSERT_FALSE(bad);
	EXPECT_EQ(bad.Error(), 404);
}

TEST(Result, ValueAndErrorMayHaveTheSameType)
{
	const Result<int, int> good(5);
	const Result<int, int> bad(Failure{6});
	EXPECT_TRUE(good.HasValue());
	EXPECT_FALSE(bad.HasValue());
	EXPECT_EQ(good.Value(), 5);
	EXPECT_EQ(bad.Error(), 6);
}

TEST(Result, CarriesValuesThatOnlyMove)
{
	Result<std::unique_ptr<int>, int> result(std::make_unique<int>(3));
	const std::unique_ptr<int> moved = std::move(*result);
	EXPECT_EQ(*moved, 3);
}

TEST(Refusal, IsTrueWhenSomethingIsRefused)
{
	using toy::Reason;
	EXPECT_FALSE(static_cast<bool>(Refusal<Reason>{}));
	const Refusal<Reason> refusal{Reason::AmountOutOfRange, {1, 9}};
	EXPECT_TRUE(static_cast<bool>(refusal));
	EXPECT_EQ(refusal.details[1], 9);
	EXPECT_NE(refusal, (Refusal<Reason>{Reason::AmountOutOfRange, {1, 8}}));
}

} // namespace
} // namespace faith
