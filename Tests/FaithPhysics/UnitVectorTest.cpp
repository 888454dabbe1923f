#include "FaithPhysics/Geometry.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <cstdint>

namespace faith::physics
{
namespace
{

TEST(UnitVector, IsExactAtRightAngles)
{
	EXPECT_EQ(UnitVector(0), (Vector{1.0, 0.0}));
	EXPECT_EQ(UnitVector(90'000), (Vector{0.0, 1.0}));
	EXPECT_EQ(UnitVector(180'000), (Vector{-1.0, 0.0}));
	EXPECT_EQ(UnitVector(270'000), (Vector{0.0, -1.0}));
	EXPECT_EQ(UnitVector(360'000), UnitVector(0));
	EXPECT_EQ(UnitVector(-90'000), UnitVector(270'000));
}

TEST(UnitVector, HasNoNegativeZeros)
{
	for (std::int32_t angle = 0; angle < kFullTurn; angle += 90'000)
	{
		const Vector u = UnitVector(angle);
		EXPECT_FALSE(u.x == 0.0 && std::signbit(u.x)) << angle;
		EXPECT_FALSE(u.y == 0.0 && std::signbit(u.y)) << angle;
	}
}

TEST(UnitVector, IsCosineAndSineForEveryMillidegree)
{
	const long double radians = std::acos(-1.0L) / 180'000.0L;
	long double worst = 0.0L;
	for (std::int32_t angle = 0; angle < kFullTurn; ++angle)
	{
		const Vector u = UnitVector(angle);
		worst = std::fmax(worst, std::fabs(u.x - std::cos(radians * angle)));
		worst = std::fmax(worst, std::fabs(u.y - std::sin(radians * angle)));
	}
	EXPECT_LT(worst, 2.3e-16L);
}

TEST(UnitVector, TurnsAndMirrorsExactly)
{
	int broken = 0;
	for (std::int32_t angle = 0; angle < kFullTurn; ++angle)
	{
		const Vector u = UnitVector(angle);
		broken += UnitVector(angle + 90'000) != Vector{0.0 - u.y, u.x};
		broken += UnitVector(-angle) != Vector{u.x, 0.0 - u.y};
		broken += UnitVector(180'000 - angle) != Vector{0.0 - u.x, u.y};
		broken += UnitVector(90'000 - angle) != Vector{u.y, u.x};
	}
	EXPECT_EQ(broken, 0);
}

TEST(UnitVectorDeterminism, HasTheSameBitsEverywhere)
{
	std::uint64_t hash = 0xcbf2'9ce4'8422'2325u;
	for (std::int32_t angle = 0; angle < kFullTurn; ++angle)
	{
		const Vector u = UnitVector(angle);
		hash = (hash ^ std::bit_cast<std::uint64_t>(u.x)) * 0x100'0000'01b3u;
		hash = (hash ^ std::bit_cast<std::uint64_t>(u.y)) * 0x100'0000'01b3u;
	}
	EXPECT_EQ(hash, 0x45cf'81e6'ba4c'005du);
}

} // namespace
} // namespace faith::physics
