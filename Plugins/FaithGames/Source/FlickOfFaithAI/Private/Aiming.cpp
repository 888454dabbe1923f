#include "FlickOfFaithAI/Aiming.h"

#include "FaithPhysics/Table.h"
#include "FlickOfFaithRules/Queries.h"

#include <algorithm>
#include <cmath>

namespace faith::flick
{

namespace
{

/// Positive if the direction lies counter-clockwise of the angle, seen within half a turn.
double SideOf(std::int32_t angle, physics::Vector direction)
{
	const physics::Vector unit = physics::UnitVector(angle);
	return unit.x * direction.y - unit.y * direction.x;
}

std::int32_t QuadrantOf(std::int64_t dx, std::int64_t dy)
{
	if (dy >= 0)
	{
		return dx > 0 ? 0 : 90'000;
	}
	return dx < 0 ? 180'000 : 270'000;
}

} // namespace

// The direction is bracketed in its quadrant, then halved down; only products and signs decide. The mathematics library only says
// where to look first, so its last digits do not matter.
std::int32_t AngleTowards(Point from, Point to)
{
	const std::int64_t dx = std::int64_t{to.x} - from.x;
	const std::int64_t dy = std::int64_t{to.y} - from.y;
	if (dx == 0 && dy == 0)
	{
		return 0;
	}
	const physics::Vector direction{static_cast<double>(dx), static_cast<double>(dy)};
	std::int32_t low = QuadrantOf(dx, dy);
	if (dy == 0 && dx < 0)
	{
		return 180'000;
	}
	std::int32_t high = low + 90'000;
	constexpr double perRadian = physics::kFullTurn / 6.28318530717958648;
	const auto guess =
		physics::NormalAngle(static_cast<std::int32_t>(std::lround(std::atan2(direction.y, direction.x) * perRadian)));
	for (const std::int32_t beside : {guess - 1, guess + 1})
	{
		if (beside > low && beside < high)
		{
			(SideOf(beside, direction) >= 0 ? low : high) = beside;
		}
	}
	while (high - low > 1)
	{
		const std::int32_t middle = low + (high - low) / 2;
		(SideOf(middle, direction) >= 0 ? low : high) = middle;
	}
	return physics::NormalAngle(low);
}

// Friction takes the way v^2 / (2 mu g), and v^2 is the top speed squared times the power.
std::int32_t PowerToReach(PieceKind kind, std::int64_t distance)
{
	const std::int64_t topSpeed = RowOf(kind).topSpeed;
	const std::int64_t friction = std::int64_t{physics::kGravity} / 1000 * physics::kFrictionPermille;
	const std::int64_t farthest = topSpeed * topSpeed / (2 * friction);
	const std::int64_t power = farthest > 0 ? distance * 1000 / farthest : 1000;
	return static_cast<std::int32_t>((std::min)((std::max)(power, std::int64_t{1}), std::int64_t{1000}));
}

Aim AimAt(PieceKind kind, Point from, Point target)
{
	const auto squared = static_cast<std::uint64_t>(physics::DistanceSquared(from, target));
	return Aim{AngleTowards(from, target), PowerToReach(kind, physics::IntegerSqrt(squared)), 0};
}

FixedVector<PieceId, 2> DiscsOfOneFlick(const Rules& rules, const GameState& state, Seat seat)
{
	FixedVector<PieceId, 2> discs = FlickableDiscs(state);
	Flick together{seat, {}};
	for (const PieceId disc : discs)
	{
		together.launches.PushBack(DiscAim{disc, Aim{0, kFullPower, 0}});
	}
	if (discs.Size() > 1 && rules.Check(state, together))
	{
		discs.Resize(1);
	}
	return discs;
}

} // namespace faith::flick
