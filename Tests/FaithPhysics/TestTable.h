#pragma once

#include "FaithPhysics/Recording.h"
#include "FaithPhysics/Simulation.h"
#include "FaithPhysics/Table.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace faith::physics
{

/// Micrometres: the discs of these tests, if nothing else is said.
inline constexpr std::int32_t kTestRadius = 20'000;

/// A table that a test lays by hand. Ids are places in the list.
struct TestTable
{
	std::vector<Body> bodies;
	std::vector<Wall> walls;
	/// Micrometres.
	std::int32_t halfMat = kCoordinateLimit;
	Surface surface;

	/// Valid as long as this table is and nothing is added to it.
	Scene SceneOf() const { return {bodies, walls, halfMat, surface}; }

	std::uint8_t Add(Point centre, std::int32_t radius = kTestRadius, std::int32_t massPermille = 1000)
	{
		Body body;
		body.id = static_cast<std::uint8_t>(bodies.size());
		body.shape = {centre, radius};
		body.massPermille = massPermille;
		bodies.push_back(body);
		return body.id;
	}

	/// On top of another one.
	std::uint8_t AddOn(std::uint8_t below, Point centre, std::int32_t radius = kTestRadius)
	{
		const std::uint8_t id = Add(centre, radius);
		bodies[id].restsOn = below;
		return id;
	}

	/// Of the height of a temple: three levels.
	std::uint8_t AddTemple(Point centre, std::int32_t radius = kTestRadius)
	{
		const std::uint8_t id = Add(centre, radius, 3000);
		bodies[id].height = 18'000;
		return id;
	}

	/// A square of touching discs, `side` in a row, with its south-west one at `corner`.
	void AddPack(Point corner, std::int32_t side)
	{
		for (std::int32_t i = 0; i < side * side; ++i)
		{
			Add({corner.x + i % side * 2 * kTestRadius, corner.y + i / side * 2 * kTestRadius});
		}
	}

	/// The launch of a disc from where it lies; millidegrees, micrometres/s, milliradians/s.
	Launch LaunchOf(std::uint8_t piece, std::int32_t angle, std::int32_t speed, std::int32_t spin = 0) const
	{
		return {piece, bodies[piece].shape.centre, angle, speed, spin};
	}

	Shot Flick(std::uint8_t piece, std::int32_t angle, std::int32_t speed, std::int32_t spin = 0) const
	{
		Shot shot;
		shot.launches.PushBack(LaunchOf(piece, angle, speed, spin));
		return shot;
	}

	Shot Roll(std::uint8_t piece, std::int32_t angle, std::int32_t speed) const
	{
		Shot shot = Flick(piece, angle, speed);
		shot.rolling = true;
		return shot;
	}
};

/// The rest of a disc, or nothing when the outcome does not list it.
inline const Rest* FindRest(const Outcome& outcome, std::uint8_t piece)
{
	const auto found = std::find_if(
		outcome.rests.begin(), outcome.rests.end(), [piece](const Rest& rest) { return rest.piece == piece; });
	return found == outcome.rests.end() ? nullptr : found;
}

/// How a disc lies after the shot, whether the outcome lists it or it lies where it lay.
inline Rest RestOf(const TestTable& table, const Outcome& outcome, std::uint8_t piece)
{
	const Rest* rest = FindRest(outcome, piece);
	const Body& body = table.bodies[piece];
	return rest != nullptr ? *rest : Rest{piece, body.shape.centre, body.restsOn, false};
}

/// Micrometres/s^2: how friction brakes a disc without spin.
inline double BrakeOf(const Surface& surface)
{
	return surface.friction / 1000.0 * kGravity;
}

/// The share of their approaching speed with which two discs part.
inline double BounceOf(const Surface& surface)
{
	return surface.restitution / 1000.0;
}

/// Micrometres: how far a disc without spin slides.
inline double SlideOf(double speed, const Surface& surface)
{
	return speed * speed / (2.0 * BrakeOf(surface));
}

} // namespace faith::physics
