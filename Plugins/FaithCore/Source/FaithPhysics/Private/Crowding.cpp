#include "Engine.h"

#include <cmath>

// Packs of touching discs.
//
// Where many discs touch each other, collisions follow each other ever faster without getting anywhere. After too many of them
// (Engine::IsCrowded) all that moves goes on in short steps of time: slide, let everything that presses part, push apart what
// overlaps; until nothing presses any more. Every impulse takes energy away, and pushing apart gives none, so this is as safe
// as single collisions, and time always goes on.
namespace faith::physics
{
namespace
{

/// Micrometres that the fastest disc may move in a step, and the bounds of the step in seconds.
constexpr double kTravel = 60.0;
constexpr double kShortestStep = 5e-6;
constexpr double kLongestStep = 2e-4;
/// Seconds that a crowd lasts at least, so that time goes on.
constexpr double kShortestCrowd = 2e-4;
/// Micrometres/s: below the first nothing has to give way, below the second nothing bounces back.
constexpr double kQuiet = 50.0;
constexpr double kPlasticBelow = 20'000.0;
constexpr int kSweeps = 16;
constexpr int kPushes = 4;
/// Micrometres within which discs are in touch.
constexpr double kSlop = 0.1;

} // namespace

struct Engine::Crowd
{
	static constexpr std::size_t kMaxContacts = 512; ///< a flat pack has three per disc

	struct Pair
	{
		Slot first = kNoSlot;
		Slot second = kNoSlot;
	};

	Mask awake = 0;
	Mask rolling = 0; ///< awake and not yet touched by anything
	std::array<Motion, kMaxBodies> motions{};
	std::array<Pair, kMaxContacts> contacts{};
	std::size_t contactCount = 0;
};

void Engine::SolveCrowd()
{
	Crowd crowd;
	crowd.awake = moving_;
	ForEach(moving_,
		[&](Slot slot)
		{
			crowd.motions[slot] = MotionOf(slot);
			crowd.rolling |= Rolls(slot) ? Bit(slot) : 0;
			CloseSegment(slot);
		});
	const double since = now_;
	bool presses = true;
	while (crowd.awake != 0 && (presses || now_ - since < kShortestCrowd))
	{
		AdvanceCrowd(crowd);
		FindCrowdContacts(crowd);
		presses = PressCrowd(crowd);
		LoosenCrowd(crowd);
		++outcome_.crowdSteps;
	}
	ForEach(crowd.awake, [&](Slot slot) { Move(slot, crowd.motions[slot], (crowd.rolling & Bit(slot)) != 0); });
	windowStart_ = now_;
	windowEvents_ = 0;
	Predict(touched_);
}

/// Everything slides for a short time; what stops or leaves on the way is no longer awake.
void Engine::AdvanceCrowd(Crowd& crowd)
{
	double fastest = 0.0;
	ForEach(crowd.awake,
		[&](Slot slot)
		{
			Move(slot, crowd.motions[slot], (crowd.rolling & Bit(slot)) != 0);
			const bool moves = (moving_ & Bit(slot)) != 0;
			fastest = moves && movers_[slot].start.speed > fastest ? movers_[slot].start.speed : fastest;
		});
	const double step = fastest > 0.0 ? kTravel / fastest : kLongestStep;
	const double until = now_ + Least(Most(step, kShortestStep), kLongestStep);
	RetireUntil(until, kNoSlot);
	now_ = until;
	crowd.awake = moving_;
	ForEach(crowd.awake,
		[&](Slot slot)
		{
			crowd.motions[slot] = MotionOf(slot);
			CloseSegment(slot);
		});
}

void Engine::FindCrowdContacts(Crowd& crowd) const
{
	DiscFilter all = resting_;
	ForEach(crowd.awake,
		[&](Slot slot) { all.Put(slot, crowd.motions[slot].x, crowd.motions[slot].y, discs_[slot].radius); });
	crowd.contactCount = 0;
	ForEach(crowd.awake,
		[&](Slot slot)
		{
			const Motion& motion = crowd.motions[slot];
			const Mask seen = crowd.awake & (Bit(slot) | (Bit(slot) - 1));
			ForEach(all.Near(motion.x, motion.y, discs_[slot].radius) & ~seen,
				[&](Slot other)
				{
					if (Meet(slot, other) && crowd.contactCount < Crowd::kMaxContacts)
					{
						crowd.contacts[crowd.contactCount++] = {slot, other};
					}
				});
		});
}

/// Sweeps over all contacts until nothing presses, or often enough; true if anything did.
bool Engine::PressCrowd(Crowd& crowd)
{
	bool any = false;
	bool again = true;
	for (int sweep = 0; again && sweep < kSweeps; ++sweep)
	{
		again = false;
		for (std::size_t i = 0; i < crowd.contactCount; ++i)
		{
			again |= PressPair(crowd, crowd.contacts[i].first, crowd.contacts[i].second);
		}
		if (wallCount_ > 0)
		{
			ForEach(crowd.awake, [&](Slot slot) { again |= PressWalls(crowd, slot); });
		}
		any |= again;
	}
	return any;
}

bool Engine::PressPair(Crowd& crowd, Slot first, Slot second)
{
	Motion a = crowd.motions[first];
	Motion b = (crowd.awake & Bit(second)) != 0 ? crowd.motions[second] : MotionOf(second);
	const Touching touching = TouchingOf(a, b);
	const double reach = discs_[first].radius + discs_[second].radius;
	if (touching.distance > reach + kSlop || touching.approach <= kQuiet)
	{
		return false;
	}
	const double impulse = Bounce(a, discs_[first].inverseMass, b, discs_[second].inverseMass, touching,
		{touching.approach < kPlasticBelow ? 0.0 : restitution_, rimFriction_});
	if (touching.approach >= kPlasticBelow)
	{
		Record(first, discs_[second].id, 0, crowd.motions[first], touching, impulse);
	}
	Wake(crowd, second);
	crowd.rolling &= ~(Bit(first) | Bit(second));
	crowd.motions[first] = a;
	crowd.motions[second] = b;
	return true;
}

bool Engine::PressWalls(Crowd& crowd, Slot slot)
{
	bool any = false;
	for (std::size_t i = 0; i < wallCount_; ++i)
	{
		const FixedWall& wall = walls_[i];
		Motion& motion = crowd.motions[slot];
		Motion fixed = NearestOnWall(wall, motion.x, motion.y);
		const Touching touching = TouchingOf(motion, fixed);
		if (touching.distance <= discs_[slot].radius + wall.radius + kSlop && touching.approach > kQuiet)
		{
			const double bounce = touching.approach < kPlasticBelow ? 0.0 : wall.restitution;
			Bounce(motion, discs_[slot].inverseMass, fixed, 0.0, touching, {bounce, rimFriction_});
			crowd.rolling &= ~Bit(slot);
			any = true;
		}
	}
	return any;
}

void Engine::Wake(Crowd& crowd, Slot slot)
{
	if ((crowd.awake & Bit(slot)) == 0)
	{
		crowd.awake |= Bit(slot);
		crowd.motions[slot] = MotionOf(slot);
		CloseSegment(slot);
		Touch(slot);
	}
}

/// Pushes overlapping discs apart, the lighter ones further.
void Engine::LoosenCrowd(Crowd& crowd)
{
	for (int push = 0; push < kPushes; ++push)
	{
		for (std::size_t i = 0; i < crowd.contactCount; ++i)
		{
			const Slot first = crowd.contacts[i].first;
			const Slot second = crowd.contacts[i].second;
			const bool isAwake = (crowd.awake & Bit(second)) != 0;
			const Touching touching =
				TouchingOf(crowd.motions[first], isAwake ? crowd.motions[second] : MotionOf(second));
			const double overlap = discs_[first].radius + discs_[second].radius - touching.distance;
			if (overlap <= kSlop)
			{
				continue;
			}
			Wake(crowd, second);
			const double share = discs_[first].inverseMass / (discs_[first].inverseMass + discs_[second].inverseMass);
			crowd.motions[first].x -= touching.normalX * overlap * share;
			crowd.motions[first].y -= touching.normalY * overlap * share;
			crowd.motions[second].x += touching.normalX * overlap * (1.0 - share);
			crowd.motions[second].y += touching.normalY * overlap * (1.0 - share);
		}
	}
	for (std::size_t i = 0; i < wallCount_; ++i)
	{
		ForEach(crowd.awake,
			[&](Slot slot)
			{
				Motion& motion = crowd.motions[slot];
				const Touching touching = TouchingOf(motion, NearestOnWall(walls_[i], motion.x, motion.y));
				const double overlap = discs_[slot].radius + walls_[i].radius - touching.distance;
				if (overlap > 0.0)
				{
					motion.x -= touching.normalX * overlap;
					motion.y -= touching.normalY * overlap;
				}
			});
	}
}

} // namespace faith::physics
