#include "EngineTable.h"

#include <btBulletDynamicsCommon.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace faith::contest
{

namespace
{

/// Units per metre: centimetres, because Bullet's tolerances are made for things of about one unit.
constexpr double kScale = 100.0;

/// Below this speed all is at rest; units/s.
constexpr btScalar kRestSpeed = static_cast<btScalar>(0.002 * kScale);

/// Units: 1 mm.
constexpr btScalar kMargin = static_cast<btScalar>(0.001 * kScale);

/// Units: how far the floor goes beyond the edge, where discs are taken away.
constexpr btScalar kBrim = 10.0f;
constexpr btScalar kFloorDepth = 5.0f;

btVector3 Scaled(double x, double y, double z)
{
	return {static_cast<btScalar>(x * kScale), static_cast<btScalar>(y * kScale), static_cast<btScalar>(z * kScale)};
}

/// A world without anything in it.
struct World
{
	World()
	{
		// More points of contact when there are fewer than 3: a cylinder that lies flat has only one without it.
		configuration.setConvexConvexMultipointIterations(3, 3);
		world.setGravity(Scaled(0.0, 0.0, -kGravity));
		world.setForceUpdateAllAabbs(false);
		world.getDispatchInfo().m_deterministicOverlappingPairs = true;
		// With split impulses, fast discs sink into the floor.
		world.getSolverInfo().m_splitImpulse = 0;
		world.getSolverInfo().m_restitutionVelocityThreshold = 0.0f;
	}

	btDefaultCollisionConfiguration configuration;
	btCollisionDispatcher dispatcher{&configuration};
	btDbvtBroadphase broadphase;
	btSequentialImpulseConstraintSolver solver;
	btDiscreteDynamicsWorld world{&dispatcher, &broadphase, &solver, &configuration};
};

/// A body and its shape; no motion state, the body is asked itself.
struct Piece
{
	std::unique_ptr<btCollisionShape> shape;
	std::unique_ptr<btRigidBody> body;
};

Piece MakeFloor(const physics::FlickCase& flick)
{
	const auto half = static_cast<btScalar>(flick.halfMat * 1e-6 * kScale) + kBrim;
	Piece floor;
	floor.shape = std::make_unique<btBoxShape>(btVector3(half, half, kFloorDepth));
	btRigidBody::btRigidBodyConstructionInfo info(0.0f, nullptr, floor.shape.get());
	info.m_startWorldTransform.setOrigin(btVector3(0.0f, 0.0f, -kFloorDepth));
	info.m_restitution = 0.0f;
	// Bullet multiplies the values of the two bodies; a disc has the root of its rim's friction.
	info.m_friction = static_cast<btScalar>(
		flick.surface.friction * 1e-3 / std::sqrt((std::max)(flick.surface.rimFriction, 1) * 1e-3));
	floor.body = std::make_unique<btRigidBody>(info);
	return floor;
}

Piece MakeDisc(const Disc& disc, const physics::Surface& surface)
{
	Piece piece;
	auto shape = std::make_unique<btCylinderShapeZ>(Scaled(disc.radius, disc.radius, disc.height / 2.0));
	shape->setMargin(kMargin);
	const auto mass = static_cast<btScalar>(disc.mass);
	btVector3 inertia;
	shape->calculateLocalInertia(mass, inertia);
	btRigidBody::btRigidBodyConstructionInfo info(mass, nullptr, shape.get(), inertia);
	info.m_startWorldTransform.setOrigin(Scaled(disc.x, disc.y, disc.height / 2.0));
	info.m_friction = static_cast<btScalar>(std::sqrt((std::max)(surface.rimFriction, 1) * 1e-3));
	info.m_restitution = static_cast<btScalar>(std::sqrt(surface.restitution * 1e-3));
	info.m_linearSleepingThreshold = kRestSpeed;
	info.m_angularSleepingThreshold = 0.5f;
	piece.shape = std::move(shape);
	piece.body = std::make_unique<btRigidBody>(info);
	piece.body->setLinearVelocity(Scaled(disc.vx, disc.vy, 0.0));
	piece.body->setAngularVelocity({0.0f, 0.0f, static_cast<btScalar>(disc.spin)});
	// Against passing through each other: from a third of the radius per step on, a sphere is swept along the way. It
	// is so small that it does not catch on the floor.
	piece.body->setCcdMotionThreshold(static_cast<btScalar>(0.3 * disc.radius * kScale));
	piece.body->setCcdSweptSphereRadius(static_cast<btScalar>(0.2 * disc.height * kScale));
	if (!disc.launched)
	{
		piece.body->setActivationState(ISLAND_SLEEPING);
	}
	return piece;
}

class BulletTable final : public EngineTable
{
public:
	explicit BulletTable(WorldUse use) : use_(use)
	{
		// Seconds a disc has to lie still before it sleeps; the default of 2 is longer than any flick.
		gDeactivationTime = 0.1f;
	}

	void Play(const physics::FlickCase& flick, int hertz, Endings& endings) override
	{
		if (use_ == WorldUse::Fresh || !world_)
		{
			world_ = std::make_unique<World>();
		}
		btDiscreteDynamicsWorld& world = world_->world;
		const Piece floor = MakeFloor(flick);
		world.addRigidBody(floor.body.get());
		Fill(world, flick);
		endings.assign(pieces_.size(), Ending{});
		const double half = flick.halfMat * 1e-6 * kScale;
		for (int i = 0; i < kLongest * hertz; ++i)
		{
			world.stepSimulation(1.0f / static_cast<btScalar>(hertz), 0);
			if (!Look(world, half, endings))
			{
				break;
			}
		}
		Clear(world, endings);
		world.removeRigidBody(floor.body.get());
		world_->solver.reset();
	}

private:
	void Fill(btDiscreteDynamicsWorld& world, const physics::FlickCase& flick)
	{
		pieces_.clear();
		for (const Disc& disc : DiscsOf(flick))
		{
			pieces_.push_back(MakeDisc(disc, flick.surface));
			world.addRigidBody(pieces_.back().body.get());
		}
	}

	/// Takes away what has left; false when nothing moves.
	bool Look(btDiscreteDynamicsWorld& world, double half, Endings& endings)
	{
		bool moves = false;
		for (std::size_t id = 0; id < pieces_.size(); ++id)
		{
			btRigidBody* body = pieces_[id].body.get();
			if (body == nullptr || !body->isActive())
			{
				continue;
			}
			const btVector3 place = body->getWorldTransform().getOrigin();
			const btVector3 velocity = body->getLinearVelocity();
			if (IsBeyond(place.x(), place.y(), half))
			{
				const Ending crossing = Crossing(place.x(), place.y(), velocity.x(), velocity.y(), half);
				endings[id] = {crossing.x / kScale, crossing.y / kScale, true};
				world.removeRigidBody(body);
				pieces_[id] = {};
				continue;
			}
			moves = moves || velocity.length2() > kRestSpeed * kRestSpeed;
		}
		return moves;
	}

	/// Takes down where the rest lies, and takes it away.
	void Clear(btDiscreteDynamicsWorld& world, Endings& endings)
	{
		for (std::size_t id = 0; id < pieces_.size(); ++id)
		{
			if (btRigidBody* body = pieces_[id].body.get(); body != nullptr)
			{
				const btVector3 place = body->getWorldTransform().getOrigin();
				endings[id] = {place.x() / kScale, place.y() / kScale, false};
				world.removeRigidBody(body);
			}
		}
		pieces_.clear();
	}

	WorldUse use_;
	std::unique_ptr<World> world_;
	/// By Body::id; without body for what has left.
	std::vector<Piece> pieces_;
};

} // namespace

std::unique_ptr<EngineTable> MakeBulletTable(WorldUse use)
{
	return std::make_unique<BulletTable>(use);
}

} // namespace faith::contest
