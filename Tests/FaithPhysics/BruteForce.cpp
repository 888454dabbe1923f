#include "FaithPhysics/BruteForce.h"

#include "FaithPhysics/BruteForceContact.h"
#include "FaithPhysics/BruteForceSlide.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>
#include <span>

namespace faith::physics
{
namespace bruteforce
{
namespace
{

/// Micrometres: the height of one level.
constexpr double kLevelHeight = 6'000.0;

/// Micrometres/s: what approaches more slowly than this does not approach.
constexpr double kStill = 1e-3;

constexpr int kEventsPerStep = 400;

/// Seconds.
constexpr double kLongestShot = 60.0;

/// What ends the undisturbed slide of the discs within a step.
struct Event
{
	enum class Kind
	{
		None,
		Discs,
		Wall,
		Exit,
		Unsupported,
	};

	Kind kind = Kind::None;
	/// Seconds since the start of the step.
	double time = 0.0;
	std::size_t first = 0;
	/// The other disc, the wall or the support.
	std::size_t second = 0;
};

class Table
{
public:
	Table(const Scene& scene, const Shot& shot)
		: walls_(scene.walls), halfMat_(scene.halfMat), surface_(scene.surface), sliding_(scene.surface)
	{
		PlaceBodies(scene.bodies);
		for (const Launch& launch : shot.launches)
		{
			SetOff(launch, shot);
		}
		CarryRiders(shot);
		next_.resize(discs_.size());
		for (const Disc& disc : discs_)
		{
			outcome_.launchedEnergy += disc.Energy();
		}
	}

	BruteForceOutcome Play(double step)
	{
		while (IsSliding() && outcome_.duration < kLongestShot)
		{
			Step(step);
			outcome_.duration += step;
		}
		for (const Disc& disc : discs_)
		{
			outcome_.rests.push_back({disc.id, disc.motion.position,
				disc.below == kNothing ? kNoBody : discs_[disc.below].id, disc.gone, disc.moved});
		}
		return outcome_;
	}

private:
	std::size_t PlaceOf(std::uint8_t id) const
	{
		const auto found = std::find_if(discs_.begin(), discs_.end(), [id](const Disc& disc) { return disc.id == id; });
		return found == discs_.end() ? kNothing : static_cast<std::size_t>(found - discs_.begin());
	}

	void PlaceBodies(std::span<const Body> bodies)
	{
		for (const Body& body : bodies)
		{
			Disc disc;
			disc.id = body.id;
			disc.radius = body.shape.radius;
			disc.mass = body.massPermille / 1000.0;
			disc.span = (std::max)(1, static_cast<int>(std::lround(body.height / kLevelHeight)));
			disc.motion.position = VectorOf(body.shape.centre);
			discs_.push_back(disc);
		}
		for (std::size_t i = 0; i < bodies.size(); ++i)
		{
			discs_[i].below = bodies[i].restsOn == kNoBody ? kNothing : PlaceOf(bodies[i].restsOn);
		}
	}

	void SetOff(const Launch& launch, const Shot& shot)
	{
		const std::size_t place = PlaceOf(launch.piece);
		if (place == kNothing)
		{
			return;
		}
		Disc& disc = discs_[place];
		const double angle = launch.angle / 180'000.0 * std::numbers::pi;
		disc.motion.position = VectorOf(launch.from);
		disc.motion.direction = {std::cos(angle), std::sin(angle)};
		disc.motion.speed = launch.speed;
		disc.motion.rimSpeed = shot.rolling ? 0.0 : disc.radius * launch.spin / 1000.0;
		disc.motion.rolling = shot.rolling;
		disc.moved = true;
	}

	/// What lies on a launched disc and is not launched itself starts like the launched one.
	void CarryRiders(const Shot& shot)
	{
		const auto isLaunched = [&](const Disc& disc)
		{
			return std::any_of(shot.launches.begin(), shot.launches.end(),
				[&](const Launch& launch) { return launch.piece == disc.id; });
		};
		for (Disc& disc : discs_)
		{
			std::size_t carrier = isLaunched(disc) ? kNothing : disc.below;
			while (carrier != kNothing && !isLaunched(discs_[carrier]))
			{
				carrier = discs_[carrier].below;
			}
			if (carrier != kNothing)
			{
				const Vector position = disc.motion.position;
				disc.motion = discs_[carrier].motion;
				disc.motion.position = position;
				disc.moved = true;
			}
		}
	}

	bool IsSliding() const
	{
		return std::any_of(discs_.begin(), discs_.end(), [](const Disc& disc) { return disc.motion.speed > 0.0; });
	}

	int LevelOf(std::size_t i) const
	{
		int level = 0;
		for (std::size_t below = discs_[i].below; below != kNothing; below = discs_[below].below)
		{
			++level;
		}
		return level;
	}

	bool ShareALevel(std::size_t i, std::size_t j) const
	{
		const int a = LevelOf(i);
		const int b = LevelOf(j);
		return a < b + discs_[j].span && b < a + discs_[i].span;
	}

	void Step(double seconds)
	{
		for (int events = 0; seconds > 0.0; ++events)
		{
			Foresee(seconds);
			const Event event = events < kEventsPerStep ? FirstEvent(seconds) : Event{};
			if (event.kind == Event::Kind::None)
			{
				outcome_.crowdedSteps += events == kEventsPerStep ? 1 : 0;
				Commit();
				return;
			}
			Foresee(event.time);
			Commit();
			Handle(event);
			seconds -= event.time;
		}
	}

	void Foresee(double seconds)
	{
		for (std::size_t i = 0; i < discs_.size(); ++i)
		{
			const Motion& motion = discs_[i].motion;
			next_[i] = motion.IsStill() ? motion : sliding_.After(motion, seconds);
		}
	}

	void Commit()
	{
		for (std::size_t i = 0; i < discs_.size(); ++i)
		{
			discs_[i].motion = next_[i];
		}
	}

	/// Looks at all that happens until `seconds` in the state of next_.
	Event FirstEvent(double seconds) const
	{
		Event first;
		const auto offer = [&](const Event& event)
		{
			if (event.kind != Event::Kind::None && (first.kind == Event::Kind::None || event.time < first.time))
			{
				first = event;
			}
		};
		for (std::size_t i = 0; i < discs_.size(); ++i)
		{
			if (discs_[i].gone)
			{
				continue;
			}
			offer(LossOfSupport(i, seconds));
			if (discs_[i].motion.speed == 0.0)
			{
				continue;
			}
			offer(Leaving(i, seconds));
			for (std::size_t wall = 0; wall < walls_.size(); ++wall)
			{
				offer(MeetingWall(i, wall, seconds));
			}
			for (std::size_t j = 0; j < discs_.size(); ++j)
			{
				// Pairs of movers are looked at once.
				const bool isPair = j != i && (j > i || discs_[j].motion.speed == 0.0);
				if (isPair && Overlap(i, j))
				{
					offer(MeetingDisc(i, j, seconds));
				}
			}
		}
		return first;
	}

	/// True when the discs overlap in the state of next_; the cheap first question.
	bool Overlap(std::size_t i, std::size_t j) const
	{
		const Vector between = next_[j].position - next_[i].position;
		const double reach = discs_[i].radius + discs_[j].radius;
		return Dot(between, between) < reach * reach;
	}

	double Gap(std::size_t i, const Motion& a, std::size_t j, const Motion& b) const
	{
		return Length(b.position - a.position) - discs_[i].radius - discs_[j].radius;
	}

	double WallGap(std::size_t i, const Motion& a, const Wall& wall) const
	{
		return Length(NearestOf(wall, a.position) - a.position) - discs_[i].radius - wall.radius;
	}

	/// Seconds until `gap`, a function of the time since the start of the step, is no longer positive.
	template <class Function>
	static double ZeroOf(const Function& gap, double seconds)
	{
		double low = 0.0;
		double high = seconds;
		for (int i = 0; i < 50; ++i)
		{
			const double middle = (low + high) / 2.0;
			(gap(middle) > 0.0 ? low : high) = middle;
		}
		return low;
	}

	/// When a contact happens that is there at the end of the step: at once, at its end or in between. Negative when
	/// the two only overlap and do not approach.
	template <class Function>
	static double TimeOfContact(const Function& gap, double approachNow, double approachThen, double seconds)
	{
		if (gap(0.0) > 0.0)
		{
			return ZeroOf(gap, seconds);
		}
		return approachNow > kStill ? 0.0 : approachThen > kStill ? seconds : -1.0;
	}

	static double Approach(const Motion& a, const Motion& b)
	{
		const Vector between = b.position - a.position;
		return Dot(a.Velocity() - b.Velocity(), between) / Length(between);
	}

	Event MeetingDisc(std::size_t i, std::size_t j, double seconds) const
	{
		if (discs_[j].gone || !ShareALevel(i, j))
		{
			return {};
		}
		const Motion& a = discs_[i].motion;
		const Motion& b = discs_[j].motion;
		const auto gap = [&](double time) { return Gap(i, sliding_.After(a, time), j, sliding_.After(b, time)); };
		const double time = TimeOfContact(gap, Approach(a, b), Approach(next_[i], next_[j]), seconds);
		return time < 0.0 ? Event{} : Event{Event::Kind::Discs, time, i, j};
	}

	double ApproachToWall(const Motion& a, const Wall& wall) const
	{
		const Vector between = NearestOf(wall, a.position) - a.position;
		return Dot(a.Velocity(), between) / Length(between);
	}

	Event MeetingWall(std::size_t i, std::size_t wall, double seconds) const
	{
		if (WallGap(i, next_[i], walls_[wall]) >= 0.0)
		{
			return {};
		}
		const Motion& a = discs_[i].motion;
		const auto gap = [&](double time) { return WallGap(i, sliding_.After(a, time), walls_[wall]); };
		const double now = ApproachToWall(a, walls_[wall]);
		const double time = TimeOfContact(gap, now, ApproachToWall(next_[i], walls_[wall]), seconds);
		return time < 0.0 ? Event{} : Event{Event::Kind::Wall, time, i, wall};
	}

	/// Micrometres to the nearest edge, negative beyond it.
	double ToEdge(const Motion& a) const
	{
		return halfMat_ - (std::max)(std::abs(a.position.x), std::abs(a.position.y));
	}

	Event Leaving(std::size_t i, double seconds) const
	{
		if (ToEdge(next_[i]) >= 0.0)
		{
			return {};
		}
		const auto toEdge = [&](double time) { return ToEdge(sliding_.After(discs_[i].motion, time)); };
		return {Event::Kind::Exit, ZeroOf(toEdge, seconds), i, 0};
	}

	Event LossOfSupport(std::size_t i, double seconds) const
	{
		const std::size_t below = discs_[i].below;
		if (below == kNothing || Gap(i, next_[i], below, next_[below]) < 0.0)
		{
			return {};
		}
		const auto overlap = [&](double time)
		{ return -Gap(i, sliding_.After(discs_[i].motion, time), below, sliding_.After(discs_[below].motion, time)); };
		return {Event::Kind::Unsupported, ZeroOf(overlap, seconds), i, below};
	}

	void Handle(const Event& event)
	{
		switch (event.kind)
		{
		case Event::Kind::None:
			break;
		case Event::Kind::Discs:
			Account(event.first, event.second, [&](Disc& a, Disc& b) { Strike(a, b, surface_); });
			break;
		case Event::Kind::Wall:
			Account(event.first, event.first, [&](Disc& a, Disc&) { StrikeWall(a, walls_[event.second], surface_); });
			break;
		case Event::Kind::Exit:
			Leave(event.first);
			break;
		case Event::Kind::Unsupported:
			Drop(event.first, event.second);
			break;
		}
	}

	/// The disc falls onto the highest disc below that it overlaps, or to the mat.
	void Drop(std::size_t i, std::size_t lost)
	{
		int highest = -1;
		std::size_t below = kNothing;
		for (std::size_t j = 0; j < discs_.size(); ++j)
		{
			const bool isOther = j != i && j != lost && !discs_[j].gone;
			const int level = LevelOf(j);
			if (isOther && level > highest && level < LevelOf(i) && Gap(i, discs_[i].motion, j, discs_[j].motion) < 0.0)
			{
				highest = level;
				below = j;
			}
		}
		discs_[i].below = below;
	}

	void Leave(std::size_t i)
	{
		outcome_.carriedOff += discs_[i].Energy();
		discs_[i].gone = true;
		discs_[i].motion.speed = 0.0;
		discs_[i].motion.rimSpeed = 0.0;
		for (std::size_t j = 0; j < discs_.size(); ++j)
		{
			if (discs_[j].below == i)
			{
				Drop(j, i);
			}
		}
		discs_[i].below = kNothing;
	}

	/// Does what changes the motions of one or two discs and notes how their energy changes.
	template <class Function>
	void Account(std::size_t i, std::size_t j, const Function& strike)
	{
		const auto energy = [&] { return discs_[i].Energy() + (i == j ? 0.0 : discs_[j].Energy()); };
		const double before = energy();
		strike(discs_[i], discs_[j]);
		const double loss = before - energy();
		++outcome_.impacts;
		outcome_.impactLoss += loss;
		outcome_.largestGain = (std::max)(outcome_.largestGain, -loss);
	}

	std::span<const Wall> walls_;
	double halfMat_;
	Surface surface_;
	Sliding sliding_;
	std::vector<Disc> discs_;
	/// The motions at the end of the step under way, if nothing happens.
	std::vector<Motion> next_;
	BruteForceOutcome outcome_;
};

} // namespace
} // namespace bruteforce

BruteForceOutcome PlayByBruteForce(const Scene& scene, const Shot& shot, double stepSeconds)
{
	return bruteforce::Table(scene, shot).Play(stepSeconds);
}

} // namespace faith::physics
