#include "DiscFilter.h"

#include "FaithKernel/Random.h"

#include <gtest/gtest.h>

#include <cmath>

namespace faith::physics
{
namespace
{

struct Disc
{
	double x = 0.0;
	double y = 0.0;
	double radius = 0.0;
};

double Any(Random& random, double low, double high)
{
	return low + (high - low) * (static_cast<double>(random.Next() >> 11) / 9007199254740992.0);
}

Disc AnyDisc(Random& random)
{
	return {Any(random, -240'000, 240'000), Any(random, -240'000, 240'000), Any(random, 5'000, 25'000)};
}

TEST(DiscFilter, NamesEveryDiscOnTheWayAndNoneFarFromIt)
{
	Random random{1};
	for (int round = 0; round < 2'000; ++round)
	{
		DiscFilter filter;
		const std::size_t count = 1 + random.Below(64);
		filter.Clear(count);
		std::array<Disc, 64> discs;
		for (std::size_t i = 0; i < count; ++i)
		{
			discs[i] = AnyDisc(random);
			filter.Put(i, discs[i].x, discs[i].y, discs[i].radius);
		}
		const Disc own = AnyDisc(random);
		const double angle = Any(random, 0.0, 6.3);
		const double length = Any(random, 0.0, 400'000);
		const double ux = std::cos(angle);
		const double uy = std::sin(angle);
		const std::uint64_t named = filter.OnTheWay(own.x, own.y, ux, uy, own.radius, length);
		const std::uint64_t near = filter.Near(own.x, own.y, own.radius);
		for (std::size_t i = 0; i < 64; ++i)
		{
			const double dx = discs[i].x - own.x;
			const double dy = discs[i].y - own.y;
			const double reach = discs[i].radius + own.radius;
			const double along = dx * ux + dy * uy;
			const double aside = std::fabs(dx * uy - dy * ux);
			const bool isNamed = (named >> i & 1) != 0;
			const bool isNear = (near >> i & 1) != 0;
			const bool there = i < count;
			ASSERT_TRUE(isNamed || !(there && aside < reach && along > 0.0 && along - reach < length)) << round;
			ASSERT_FALSE(isNamed && !(there && aside < reach + 5.0 && along > -5.0 && along - reach < length + 5.0));
			ASSERT_TRUE(isNear || !(there && std::hypot(dx, dy) <= reach)) << round;
			ASSERT_FALSE(isNear && !(there && std::hypot(dx, dy) <= reach + 5.0)) << round;
		}
	}
}

TEST(DiscFilter, ForgetsWhatIsRemoved)
{
	DiscFilter filter;
	filter.Clear(2);
	filter.Put(0, 100.0, 0.0, 10.0);
	filter.Put(1, 200.0, 0.0, 10.0);
	EXPECT_EQ(filter.OnTheWay(0.0, 0.0, 1.0, 0.0, 10.0, 1000.0), 3u);
	filter.Remove(0);
	EXPECT_EQ(filter.OnTheWay(0.0, 0.0, 1.0, 0.0, 10.0, 1000.0), 2u);
	EXPECT_EQ(filter.Near(100.0, 0.0, 10.0), 0u);
	filter.Clear(2);
	EXPECT_EQ(filter.OnTheWay(0.0, 0.0, 1.0, 0.0, 10.0, 1000.0), 0u);
}

} // namespace
} // namespace faith::physics
