#pragma once

#include "FaithKernel/Random.h"
#include "FaithPhysics/Geometry.h"
#include "FaithPhysics/Table.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <tuple>
#include <vector>

/// Positions and flicks that benchmarks and tests of the simulation share. They are made from a seed, with integers,
/// so that they are the same on every compiler. Frozen as v1: whoever changes a number of them makes a v2, because all
/// figures measured before are about other flicks then.
namespace faith::physics
{

/// One position and one flick from it.
struct FlickCase
{
	/// The flicked disc is the last one and has the largest id; ids are places in this list.
	std::vector<Body> bodies;
	Shot shot;
	Surface surface;
	/// Half the side of the mat, micrometres.
	std::int32_t halfMat = 0;

	/// Valid as long as this case is.
	Scene SceneOf() const
	{
		Scene scene;
		scene.bodies = bodies;
		scene.halfMat = halfMat;
		scene.surface = surface;
		return scene;
	}
};

namespace flickset
{

inline constexpr std::uint64_t kSeed = 20'240'601;

/// Micrometres: half a board of 60 cm, and how far from both edges the flicked disc starts.
inline constexpr std::int32_t kHalfBoard = 300'000;
inline constexpr std::int32_t kCornerInset = 30'000;

/// Micrometres: the prophet that a mass of 1000 permille belongs to.
inline constexpr std::int32_t kProphetRadius = 10'000;
inline constexpr std::int32_t kProphetHeight = 6'000;

/// Positive when `to` lies counter-clockwise of the direction `angle`, by less than half a turn.
inline std::int64_t SideOf(std::int32_t angle, Point to)
{
	// 2^30 times the unit vector as integers: no rounding that a compiler could do in another way.
	const Vector unit = UnitVector(angle);
	const auto x = static_cast<std::int64_t>(unit.x * 1073741824.0);
	const auto y = static_cast<std::int64_t>(unit.y * 1073741824.0);
	return x * to.y - y * to.x;
}

/// The direction of `to` from the origin in millidegrees, rounded down; `to` is not the origin.
inline std::int32_t AngleOf(Point to)
{
	std::int32_t low = to.y > 0 || (to.y == 0 && to.x > 0) ? 0 : kFullTurn / 2;
	std::int32_t high = low + kFullTurn / 2;
	while (high - low > 1)
	{
		const std::int32_t middle = low + (high - low) / 2;
		(SideOf(middle, to) >= 0 ? low : high) = middle;
	}
	return low;
}

/// The direction from `from` to the point that lies `aside` micrometres to the left of `target`, seen from `from`.
inline std::int32_t Aim(Point from, Point target, std::int32_t aside)
{
	const std::int64_t dx = std::int64_t{target.x} - from.x;
	const std::int64_t dy = std::int64_t{target.y} - from.y;
	const auto distance = static_cast<std::int64_t>(IntegerSqrt(static_cast<std::uint64_t>(dx * dx + dy * dy)));
	assert(distance > 0);
	const std::int64_t x = dx - aside * dy / distance;
	const std::int64_t y = dy + aside * dx / distance;
	return AngleOf({static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)});
}

/// The mass of a disc of the prophet's material.
inline std::int32_t MassPermille(std::int32_t radius, std::int32_t height)
{
	const auto volume = [](std::int64_t r, std::int64_t h) { return r * r * h; };
	const std::int64_t unit = volume(kProphetRadius, kProphetHeight) / 1000;
	return static_cast<std::int32_t>((volume(radius, height) + unit / 2) / unit);
}

/// A disc of random size without a place yet.
inline Body RandomDisc(Random& random, std::size_t id)
{
	Body body;
	body.id = static_cast<std::uint8_t>(id);
	body.shape.radius = random.Between(10'000, 25'000);
	body.height = random.Between(5'000, 8'000);
	body.massPermille = MassPermille(body.shape.radius, body.height);
	return body;
}

/// Puts a disc somewhere on the board where it touches none of the others.
inline void PlaceFreely(Random& random, Body& body, const std::vector<Body>& others)
{
	const std::int32_t reach = kHalfBoard - body.shape.radius;
	const auto touches = [&body](const Body& other) { return Touches(body.shape, other.shape); };
	do
	{
		body.shape.centre.x = random.Between(-reach, reach);
		body.shape.centre.y = random.Between(-reach, reach);
	} while (std::any_of(others.begin(), others.end(), touches));
}

inline FlickCase RandomFlick(Random& random, std::size_t restingDiscs)
{
	FlickCase flick;
	flick.halfMat = kHalfBoard;
	flick.surface.friction = random.Between(200, 300);
	flick.surface.rimFriction = flick.surface.friction;
	flick.surface.restitution = random.Between(600, 800);

	Body flicked = RandomDisc(random, restingDiscs);
	const std::int32_t corner = kHalfBoard - kCornerInset;
	flicked.shape.centre.x = random.Below(2) == 0 ? -corner : corner;
	flicked.shape.centre.y = random.Below(2) == 0 ? -corner : corner;

	// The flicked disc stands in front while the others are placed, and goes to the end afterwards.
	flick.bodies.push_back(flicked);
	for (std::size_t id = 0; id < restingDiscs; ++id)
	{
		Body body = RandomDisc(random, id);
		PlaceFreely(random, body, flick.bodies);
		flick.bodies.push_back(body);
	}
	std::rotate(flick.bodies.begin(), flick.bodies.begin() + 1, flick.bodies.end());

	const Body& target = flick.bodies[random.Below(static_cast<std::uint32_t>(restingDiscs))];
	Launch launch;
	launch.piece = flicked.id;
	launch.from = flicked.shape.centre;
	launch.angle = Aim(launch.from, target.shape.centre, random.Between(-8'000, 8'000));
	launch.speed = random.Between(1'000'000, 3'000'000);
	flick.shot.launches.PushBack(launch);
	return flick;
}

/// Places of a hexagonal lattice of prophets, the nearest to the origin first.
inline std::vector<Point> Lattice(std::size_t count)
{
	// Rounded up from 17320.5: neighbours in a row touch, neighbours of two rows are 0.4 micrometres apart.
	constexpr std::int32_t kRow = 17'321;
	std::vector<Point> places;
	for (std::int32_t row = -6; row <= 6; ++row)
	{
		for (std::int32_t column = -6; column <= 6; ++column)
		{
			const std::int32_t shift = row % 2 == 0 ? 0 : kProphetRadius;
			places.push_back({column * 2 * kProphetRadius + shift, row * kRow});
		}
	}
	const auto rank = [](Point p) { return std::tuple{DistanceSquared(p, {}), p.y, p.x}; };
	std::sort(places.begin(), places.end(), [rank](Point a, Point b) { return rank(a) < rank(b); });
	assert(count <= places.size());
	places.resize(count);
	return places;
}

inline Launch FlickIntoPack(Random& random, std::uint8_t piece)
{
	const Vector unit = UnitVector(random.Between(0, kFullTurn - 1));
	const double distance = random.Between(120'000, 220'000);
	Launch launch;
	launch.piece = piece;
	launch.from = {static_cast<std::int32_t>(unit.x * distance), static_cast<std::int32_t>(unit.y * distance)};
	launch.angle = Aim(launch.from, {}, random.Between(-60'000, 60'000));
	launch.speed = random.Between(1'000'000, 2'600'000);
	launch.spin = random.Between(-60'000, 60'000);
	return launch;
}

} // namespace flickset

/// The standard flick set v1: `restingDiscs` discs of 20 to 50 mm lie on a board of 60 cm without touching, and one
/// more is flicked from a corner at one of them, without spin. A smaller `count` gives the first ones of the same list.
inline std::vector<FlickCase> StandardFlickSet(std::size_t restingDiscs, std::size_t count = 200)
{
	assert(restingDiscs > 0 && restingDiscs < kMaxBodies);
	Random random{flickset::kSeed + restingDiscs};
	std::vector<FlickCase> set;
	set.reserve(count);
	while (set.size() < count)
	{
		set.push_back(flickset::RandomFlick(random, restingDiscs));
	}
	return set;
}

/// The dense pack v1: a hexagonal pack of 57 touching prophets in the middle, and one more that is flicked into it from
/// outside, with spin.
inline std::vector<FlickCase> DensePackSet(std::size_t count)
{
	constexpr std::size_t kPacked = 57;
	FlickCase pack;
	pack.halfMat = 240'000;
	pack.bodies.resize(kPacked + 1);
	const std::vector<Point> places = flickset::Lattice(kPacked);
	for (std::size_t id = 0; id < pack.bodies.size(); ++id)
	{
		pack.bodies[id].id = static_cast<std::uint8_t>(id);
		pack.bodies[id].shape.radius = flickset::kProphetRadius;
		pack.bodies[id].height = flickset::kProphetHeight;
		pack.bodies[id].shape.centre = id < kPacked ? places[id] : Point{};
	}

	Random random{flickset::kSeed};
	std::vector<FlickCase> set;
	set.reserve(count);
	while (set.size() < count)
	{
		FlickCase flick = pack;
		const Launch launch = flickset::FlickIntoPack(random, flick.bodies.back().id);
		flick.bodies.back().shape.centre = launch.from;
		flick.shot.launches.PushBack(launch);
		set.push_back(flick);
	}
	return set;
}

} // namespace faith::physics
