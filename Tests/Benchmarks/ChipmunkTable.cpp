#include "EngineTable.h"

#include <chipmunk/chipmunk.h>

#include <cmath>

namespace faith::contest
{

namespace
{

/// Units per metre: Chipmunk computes in double precision, so centimetres are as good as any.
constexpr double kScale = 100.0;

/// Below this speed all is at rest; units/s.
constexpr double kRestSpeed = 0.001 * kScale;

/// A disc with all that holds it in the space.
struct Piece
{
	cpBody* body = nullptr;
	cpShape* shape = nullptr;
	cpConstraint* drag = nullptr;
	cpConstraint* turnDrag = nullptr;
};

class ChipmunkTable final : public EngineTable
{
public:
	void Play(const physics::FlickCase& flick, int hertz, Endings& endings) override
	{
		const double half = flick.halfMat * 1e-6 * kScale;
		cpSpace* space = cpSpaceNew();
		// 0.01 mm; the default would be 1 mm.
		cpSpaceSetCollisionSlop(space, 0.00001 * kScale);
		cpSpaceSetIdleSpeedThreshold(space, kRestSpeed);
		cpSpaceSetSleepTimeThreshold(space, 0.05);
		Fill(space, flick);
		endings.assign(pieces_.size(), Ending{});
		for (int i = 0; i < kLongest * hertz; ++i)
		{
			cpSpaceStep(space, 1.0 / hertz);
			if (!Look(space, half, endings))
			{
				break;
			}
		}
		Clear(space, endings);
		cpSpaceFree(space);
	}

private:
	void Fill(cpSpace* space, const physics::FlickCase& flick)
	{
		const std::vector<Disc> discs = DiscsOf(flick);
		pieces_.clear();
		for (const Disc& disc : discs)
		{
			pieces_.push_back(Add(space, disc, flick.surface));
		}
		for (std::size_t id = 0; id < discs.size(); ++id)
		{
			if (!discs[id].launched)
			{
				cpBodySleep(pieces_[id].body);
			}
		}
	}

	static Piece Add(cpSpace* space, const Disc& disc, const physics::Surface& surface)
	{
		const double friction = surface.friction * 1e-3;
		const double radius = disc.radius * kScale;
		Piece piece;
		piece.body = cpSpaceAddBody(space, cpBodyNew(disc.mass, cpMomentForCircle(disc.mass, 0.0, radius, cpvzero)));
		cpBodySetPosition(piece.body, cpv(disc.x * kScale, disc.y * kScale));
		cpBodySetVelocity(piece.body, cpv(disc.vx * kScale, disc.vy * kScale));
		cpBodySetAngularVelocity(piece.body, disc.spin);
		// Chipmunk multiplies the values of the two shapes.
		piece.shape = cpSpaceAddShape(space, cpCircleShapeNew(piece.body, radius, cpvzero));
		cpShapeSetFriction(piece.shape, std::sqrt(surface.rimFriction * 1e-3));
		cpShapeSetElasticity(piece.shape, std::sqrt(surface.restitution * 1e-3));

		cpBody* ground = cpSpaceGetStaticBody(space);
		piece.drag = Hold(space, cpPivotJointNew2(ground, piece.body, cpvzero, cpvzero), disc.Drag(friction) * kScale);
		piece.turnDrag =
			Hold(space, cpGearJointNew(ground, piece.body, 0.0, 1.0), disc.DragTorque(friction) * kScale * kScale);
		return piece;
	}

	/// A joint that does not pull its bodies together, but brakes them with at most this force.
	static cpConstraint* Hold(cpSpace* space, cpConstraint* joint, double force)
	{
		cpConstraintSetMaxBias(joint, 0.0);
		cpConstraintSetMaxForce(joint, force);
		return cpSpaceAddConstraint(space, joint);
	}

	/// Takes away what has left; false when nothing moves.
	bool Look(cpSpace* space, double half, Endings& endings)
	{
		bool moves = false;
		for (std::size_t id = 0; id < pieces_.size(); ++id)
		{
			cpBody* body = pieces_[id].body;
			if (body == nullptr || cpBodyIsSleeping(body))
			{
				continue;
			}
			const cpVect place = cpBodyGetPosition(body);
			const cpVect velocity = cpBodyGetVelocity(body);
			if (IsBeyond(place.x, place.y, half))
			{
				const Ending crossing = Crossing(place.x, place.y, velocity.x, velocity.y, half);
				endings[id] = {crossing.x / kScale, crossing.y / kScale, true};
				Remove(space, pieces_[id]);
				continue;
			}
			moves = moves || cpvlengthsq(velocity) > kRestSpeed * kRestSpeed;
		}
		return moves;
	}

	static void Remove(cpSpace* space, Piece& piece)
	{
		for (cpConstraint* joint : {piece.drag, piece.turnDrag})
		{
			cpSpaceRemoveConstraint(space, joint);
			cpConstraintFree(joint);
		}
		cpSpaceRemoveShape(space, piece.shape);
		cpShapeFree(piece.shape);
		cpSpaceRemoveBody(space, piece.body);
		cpBodyFree(piece.body);
		piece = {};
	}

	/// Takes down where the rest lies, and takes it away.
	void Clear(cpSpace* space, Endings& endings)
	{
		for (std::size_t id = 0; id < pieces_.size(); ++id)
		{
			if (pieces_[id].body != nullptr)
			{
				const cpVect place = cpBodyGetPosition(pieces_[id].body);
				endings[id] = {place.x / kScale, place.y / kScale, false};
				Remove(space, pieces_[id]);
			}
		}
	}

	/// By Body::id; without body for what has left.
	std::vector<Piece> pieces_;
};

} // namespace

std::unique_ptr<EngineTable> MakeChipmunkTable()
{
	return std::make_unique<ChipmunkTable>();
}

} // namespace faith::contest
