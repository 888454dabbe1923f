#include "Engine.h"

#include <cassert>
#include <cmath>

namespace faith::physics
{

void Engine::Load(const Scene& scene)
{
	touched_ = 0;
	brake_ = static_cast<double>(scene.surface.friction) * (static_cast<double>(kGravity) / 1000.0);
	restitution_ = static_cast<double>(scene.surface.restitution) / 1000.0;
	rimFriction_ = static_cast<double>(scene.surface.rimFriction) / 1000.0;
	halfMat_ = static_cast<double>(scene.halfMat);
	LoadBodies(scene.bodies);
	if (hasLevels_)
	{
		LoadLevels(scene.bodies);
	}
	LoadWalls(scene.walls);
}

void Engine::LoadBodies(std::span<const Body> bodies)
{
	assert(bodies.size() <= kMaxBodies);
	count_ = bodies.size();
	resting_.Clear(count_);
	ids_ = 0;
	hasLevels_ = false;
	bool isSorted = true;
	for (const Body& body : bodies)
	{
		assert(body.id < kMaxBodies && (ids_ & Bit(body.id)) == 0);
		isSorted &= Bit(body.id) > ids_;
		ids_ |= Bit(body.id);
		hasLevels_ |= body.restsOn != kNoBody;
	}
	for (std::size_t i = 0; i < count_; ++i)
	{
		LoadBody(isSorted ? static_cast<Slot>(i) : SlotOf(bodies[i].id), bodies[i]);
	}
}

void Engine::LoadBody(Slot slot, const Body& body)
{
	Disc disc;
	disc.x = static_cast<double>(body.shape.centre.x);
	disc.y = static_cast<double>(body.shape.centre.y);
	disc.radius = static_cast<double>(body.shape.radius);
	disc.inverseMass = 1000.0 / static_cast<double>(body.massPermille);
	disc.id = body.id;
	disc.reach = static_cast<std::uint8_t>(LevelsTall(body.height));
	disc.levels = static_cast<std::uint8_t>((1 << disc.reach) - 1);
	discs_[slot] = disc;
	resting_.Put(slot, disc.x, disc.y, disc.radius);
}

/// A disc on another begins at the level where that one ends. Runs until nothing rises any more, at most once for each disc.
void Engine::LoadLevels(std::span<const Body> bodies)
{
	for (const Body& body : bodies)
	{
		discs_[SlotOf(body.id)].support = SlotOf(body.restsOn);
	}
	bool rising = true;
	for (std::size_t round = 0; rising && round < count_; ++round)
	{
		rising = false;
		for (std::size_t i = 0; i < count_; ++i)
		{
			const Slot below = discs_[i].support;
			const int level = below == kNoSlot ? 0 : discs_[below].level + discs_[below].reach;
			if (level > discs_[i].level)
			{
				SetLevel(static_cast<Slot>(i), level);
				rising = true;
			}
		}
	}
}

void Engine::LoadWalls(std::span<const Wall> walls)
{
	assert(walls.size() <= kMaxWalls);
	wallCount_ = walls.size();
	for (std::size_t i = 0; i < wallCount_; ++i)
	{
		FixedWall& wall = walls_[i];
		wall.fromX = static_cast<double>(walls[i].from.x);
		wall.fromY = static_cast<double>(walls[i].from.y);
		const double dx = static_cast<double>(walls[i].to.x) - wall.fromX;
		const double dy = static_cast<double>(walls[i].to.y) - wall.fromY;
		wall.length = std::sqrt(dx * dx + dy * dy);
		wall.alongX = wall.length > 0.0 ? dx / wall.length : 1.0;
		wall.alongY = wall.length > 0.0 ? dy / wall.length : 0.0;
		wall.radius = static_cast<double>(walls[i].radius);
		wall.restitution = static_cast<double>(walls[i].restitution) / 1000.0;
	}
}

Slot Engine::SlotOf(std::uint8_t id) const
{
	if (id >= kMaxBodies || (ids_ & Bit(id)) == 0)
	{
		return kNoSlot;
	}
	return static_cast<Slot>(std::popcount(ids_ & (Bit(id) - 1)));
}

/// Puts back what the last shot moved.
void Engine::Restore()
{
	ForEach(touched_,
		[this](Slot slot)
		{
			const Disc& disc = discs_[slot] = before_[slot];
			resting_.Put(slot, disc.x, disc.y, disc.radius);
		});
	touched_ = 0;
}

/// Remembers a disc as it was loaded, before anything changes it.
void Engine::Touch(Slot slot)
{
	if ((touched_ & Bit(slot)) == 0)
	{
		touched_ |= Bit(slot);
		before_[slot] = discs_[slot];
	}
}

void Engine::LaunchAll(const Shot& shot)
{
	launched_ = 0;
	for (const Launch& launch : shot.launches)
	{
		const Slot slot = SlotOf(launch.piece);
		if (slot != kNoSlot)
		{
			LaunchOne(slot, launch, shot.rolling);
			launched_ |= Bit(slot);
		}
	}
	if (hasLevels_)
	{
		ForEach(launched_ & moving_, [this](Slot slot) { LaunchRiders(slot); });
	}
}

void Engine::LaunchOne(Slot slot, const Launch& launch, bool rolling)
{
	const Vector direction = UnitVector(launch.angle);
	const double speed = static_cast<double>(launch.speed);
	Motion motion;
	motion.x = static_cast<double>(launch.from.x);
	motion.y = static_cast<double>(launch.from.y);
	motion.vx = direction.x * speed;
	motion.vy = direction.y * speed;
	motion.rim = rolling ? 0.0 : static_cast<double>(launch.spin) / 1000.0 * discs_[slot].radius;
	Move(slot, motion, rolling);
}

/// What lies on a launched disc starts with its speed and then slides by itself: as long as nothing is hit, both stop at the same
/// time.
void Engine::LaunchRiders(Slot below)
{
	const Motion motion = MotionOf(below);
	for (std::size_t i = 0; i < count_; ++i)
	{
		const auto rider = static_cast<Slot>(i);
		if (discs_[rider].support == below && (launched_ & Bit(rider)) == 0)
		{
			Motion own = motion;
			own.x = discs_[rider].x;
			own.y = discs_[rider].y;
			Move(rider, own, movers_[below].rolling);
			LaunchRiders(rider);
		}
	}
}

} // namespace faith::physics
