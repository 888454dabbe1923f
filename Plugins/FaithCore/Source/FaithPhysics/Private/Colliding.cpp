#include "Engine.h"

#include <cmath>

// Impulses between two discs, or a disc and a wall.
//
// The normal impulse makes them part with a share of the speed they approached with. The tangential one stops the rims from
// slipping on each other if friction is strong enough for that: for solid discs slip is undone with a third of the
// mass. Neither can add energy.
namespace faith::physics
{
namespace
{

/// Micrometres/s; and as how many more events such a collision counts.
constexpr double kTrembling = 50.0;
constexpr int kTremblingEvents = 7;

} // namespace

Engine::Touching Engine::TouchingOf(const Motion& a, const Motion& b)
{
	Touching touching;
	const double dx = b.x - a.x;
	const double dy = b.y - a.y;
	touching.distance = std::sqrt(dx * dx + dy * dy);
	if (touching.distance > 0.0)
	{
		const double inverse = 1.0 / touching.distance;
		touching.normalX = dx * inverse;
		touching.normalY = dy * inverse;
	}
	touching.approach = (a.vx - b.vx) * touching.normalX + (a.vy - b.vy) * touching.normalY;
	return touching;
}

double Engine::Bounce(
	Motion& a, double inverseMassA, Motion& b, double inverseMassB, const Touching& touching, const Material& material)
{
	const double tangentX = -touching.normalY;
	const double tangentY = touching.normalX;
	const double inverseMass = 1.0 / (inverseMassA + inverseMassB);
	const double normal = (1.0 + material.restitution) * touching.approach * inverseMass;
	const double slip = (a.vx - b.vx) * tangentX + (a.vy - b.vy) * tangentY + a.rim + b.rim;
	const double grip = material.rimFriction * normal;
	double tangential = slip * inverseMass * (1.0 / 3.0);
	tangential = tangential > grip ? grip : (tangential < -grip ? -grip : tangential);

	const double x = normal * touching.normalX + tangential * tangentX;
	const double y = normal * touching.normalY + tangential * tangentY;
	a.vx -= x * inverseMassA;
	a.vy -= y * inverseMassA;
	a.rim -= 2.0 * tangential * inverseMassA;
	b.vx += x * inverseMassB;
	b.vy += y * inverseMassB;
	b.rim -= 2.0 * tangential * inverseMassB;
	return normal;
}

Engine::Material Engine::MaterialFor(const Touching& touching, double restitution) const
{
	return {touching.approach < kElasticBelow ? 1.0 : restitution, rimFriction_};
}

bool Engine::Rolls(Slot slot) const
{
	return (moving_ & Bit(slot)) != 0 && movers_[slot].rolling;
}

/// A disc on its rim that strikes something slower tips over: it acts with half its mass and half the restitution, and its rim
/// does not rub. (Struck by something faster it acts as any disc; half a mass would then gain energy.)
double Engine::BounceRolling(Slot first, Motion& a, Slot second, Motion& b, const Touching& touching) const
{
	const double speedA = std::fabs(a.vx * touching.normalX + a.vy * touching.normalY);
	const double speedB = std::fabs(b.vx * touching.normalX + b.vy * touching.normalY);
	const double factorA = Rolls(first) && speedA >= speedB ? 2.0 : 1.0;
	const double factorB = Rolls(second) && speedB > speedA ? 2.0 : 1.0;
	return Bounce(a, factorA * discs_[first].inverseMass, b, factorB * discs_[second].inverseMass, touching,
		{0.5 * restitution_, 0.0});
}

void Engine::Collide(Slot first, Slot second)
{
	Motion a = MotionAtNext(first);
	Motion b = MotionOf(second);
	const Touching touching = TouchingOf(a, b);
	if (touching.approach > 0.0)
	{
		const Motion before = a;
		const double impulse = Rolls(first) || Rolls(second)
			? BounceRolling(first, a, second, b, touching)
			: Bounce(a, discs_[first].inverseMass, b, discs_[second].inverseMass, touching,
				  MaterialFor(touching, restitution_));
		Record(first, discs_[second].id, 0, before, touching, impulse);
		++outcome_.collisions;
		// Trembling leads nowhere: better to leave it to the crowd soon.
		windowEvents_ += touching.approach < kTrembling ? kTremblingEvents : 0;
	}
	CloseSegment(first);
	CloseSegment(second);
	Move(first, a);
	Move(second, b);
	Predict(Bit(first) | Bit(second));
}

/// The point of the wall's middle line next to (x, y), as something that does not move.
Motion Engine::NearestOnWall(const FixedWall& wall, double x, double y)
{
	double along = (x - wall.fromX) * wall.alongX + (y - wall.fromY) * wall.alongY;
	along = along < 0.0 ? 0.0 : (along > wall.length ? wall.length : along);
	return {wall.fromX + wall.alongX * along, wall.fromY + wall.alongY * along, 0.0, 0.0, 0.0};
}

void Engine::CollideWall(Slot slot, Slot wall)
{
	Motion motion = MotionAtNext(slot);
	Motion fixed = NearestOnWall(walls_[wall], motion.x, motion.y);
	const Touching touching = TouchingOf(motion, fixed);
	const Material material = movers_[slot].rolling ? Material{0.5 * walls_[wall].restitution, 0.0}
													: MaterialFor(touching, walls_[wall].restitution);
	if (touching.approach > 0.0)
	{
		const Motion before = motion;
		const double impulse = Bounce(motion, discs_[slot].inverseMass, fixed, 0.0, touching, material);
		Record(slot, kNoBody, wall, before, touching, impulse);
		++outcome_.collisions;
	}
	CloseSegment(slot);
	Move(slot, motion);
	Predict(Bit(slot));
}

void Engine::Record(
	Slot first, std::uint8_t second, std::uint8_t wall, const Motion& a, const Touching& touching, double impulse)
{
	if (recording_ == nullptr)
	{
		return;
	}
	Impact impact;
	impact.time = now_;
	impact.first = discs_[first].id;
	impact.second = second;
	impact.wall = wall;
	impact.where = {a.x + touching.normalX * discs_[first].radius, a.y + touching.normalY * discs_[first].radius};
	impact.speed = touching.approach;
	impact.impulse = impulse;
	recording_->Add(impact);
}

} // namespace faith::physics
