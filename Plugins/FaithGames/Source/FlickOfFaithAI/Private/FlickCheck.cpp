#include "FlickOfFaithAI/FlickCheck.h"

#include "FaithPhysics/Geometry.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <vector>

namespace faith::flick
{

namespace
{

using physics::Body;
using physics::kMaxBodies;
using physics::kNoBody;
using physics::Rest;

constexpr std::int32_t kMostOverlapAtRest = 2; ///< micrometres
constexpr double kSameMoment = 1e-12;          ///< seconds
constexpr double kRoundingEnergy = 1e-7;       ///< of the energy at the launch: what the curves of a slide are exact to
constexpr double kJump = 0.05;                 ///< micrometres that a disc may move in no time
constexpr double kCurveError = 5e-8;           ///< the same, of the whole length of a slide
constexpr double kCrowdJump = 5'000.0;         ///< the same where discs were pushed apart
constexpr double kLongestSeconds = 60.0;

std::string Say(const char* what, int first, int second = -1)
{
	return std::string(what) + ": " + std::to_string(first) + (second < 0 ? "" : ", " + std::to_string(second));
}

/// The discs as they lie after the shot; `moved` are listed in the outcome.
struct After
{
	std::array<Body, kMaxBodies> bodies{};
	std::array<bool, kMaxBodies> isThere{};
	std::array<bool, kMaxBodies> moved{};
};

After Apply(const physics::Scene& scene, const physics::Outcome& outcome)
{
	After after;
	for (const Body& body : scene.bodies)
	{
		after.bodies[body.id] = body;
		after.isThere[body.id] = true;
	}
	for (const Rest& rest : outcome.rests)
	{
		Body& body = after.bodies[rest.piece];
		body.shape.centre = rest.position;
		body.restsOn = rest.restsOn;
		after.isThere[rest.piece] = !rest.left;
		after.moved[rest.piece] = true;
	}
	return after;
}

/// The level a disc begins at: above all that lie below it.
std::int32_t LevelOf(const After& after, std::size_t disc)
{
	std::int32_t level = 0;
	std::size_t below = after.bodies[disc].restsOn;
	for (std::size_t steps = 0; below < kMaxBodies && steps < kMaxBodies; ++steps)
	{
		level += physics::LevelsTall(after.bodies[below].height);
		below = after.bodies[below].restsOn;
	}
	return level;
}

bool ShareALevel(const After& after, std::size_t a, std::size_t b)
{
	const std::int32_t levelA = LevelOf(after, a);
	const std::int32_t levelB = LevelOf(after, b);
	return levelA < levelB + physics::LevelsTall(after.bodies[b].height) &&
		levelB < levelA + physics::LevelsTall(after.bodies[a].height);
}

/// A moment at which some disc's stretch ends or begins, and what that takes from or adds to the energy in motion.
struct Change
{
	double time = 0.0;
	double energy = 0.0;
};

/// In prophet masses times (micrometres/s)^2. A solid disc turns with half its mass at the rim.
double EnergyAt(const physics::Segment& segment, double time, double mass)
{
	const physics::Pose pose = physics::PoseOn(segment, time);
	const double rim = pose.spin * segment.radius;
	return 0.5 * mass * (pose.velocity.x * pose.velocity.x + pose.velocity.y * pose.velocity.y + 0.5 * rim * rim);
}

std::vector<Change> EnergyChanges(const physics::Scene& scene, const physics::Recording& recording)
{
	std::array<double, kMaxBodies> mass{};
	for (const Body& body : scene.bodies)
	{
		mass[body.id] = static_cast<double>(body.massPermille) / 1000.0;
	}
	std::vector<Change> changes;
	for (const physics::Segment& segment : recording.Segments())
	{
		changes.push_back({segment.start, EnergyAt(segment, segment.start, mass[segment.piece])});
		changes.push_back({segment.end, -EnergyAt(segment, segment.end, mass[segment.piece])});
	}
	std::stable_sort(changes.begin(), changes.end(), [](const Change& a, const Change& b) { return a.time < b.time; });
	return changes;
}

/// Between two moments friction only takes; so it is enough that no moment after the launch gives.
std::string BrokenEnergy(const physics::Scene& scene, const physics::Recording& recording)
{
	const std::vector<Change> changes = EnergyChanges(scene, recording);
	double launched = 0.0;
	for (std::size_t i = 0; i < changes.size();)
	{
		const double time = changes[i].time;
		double gained = 0.0;
		for (; i < changes.size() && changes[i].time - time <= kSameMoment; ++i)
		{
			gained += changes[i].energy;
		}
		if (time == 0.0)
		{
			launched = gained;
		}
		else if (gained > launched * kRoundingEnergy)
		{
			return "energy is gained after " + std::to_string(time) + " s";
		}
	}
	return "";
}

std::string BrokenPath(const physics::Outcome& outcome, const physics::Recording& recording)
{
	std::array<const physics::Segment*, kMaxBodies> last{};
	for (const physics::Segment& segment : recording.Segments())
	{
		const physics::Segment* before = last[segment.piece];
		last[segment.piece] = &segment;
		if (!(segment.end >= segment.start) || !(segment.end <= kLongestSeconds))
		{
			return Say("a stretch ends before it begins, or never", segment.piece);
		}
		if (before == nullptr)
		{
			continue;
		}
		const physics::Vector from = physics::PoseOn(*before, before->end).position;
		const physics::Vector to = physics::PoseOn(segment, segment.start).position;
		const double length = std::hypot(to.x - segment.stop.x, to.y - segment.stop.y);
		const double jump = outcome.crowdSteps > 0 ? kCrowdJump : kJump + kCurveError * length;
		if (segment.start < before->end || !(std::hypot(to.x - from.x, to.y - from.y) <= jump))
		{
			return Say("a disc jumps", segment.piece);
		}
	}
	return "";
}

} // namespace

std::string BrokenRests(const physics::Scene& scene, const physics::Outcome& outcome)
{
	std::array<bool, kMaxBodies> seen{};
	for (const Rest& rest : outcome.rests)
	{
		const bool known = std::any_of(
			scene.bodies.begin(), scene.bodies.end(), [&](const Body& body) { return body.id == rest.piece; });
		if (!known || seen[rest.piece])
		{
			return Say("a disc is unknown or listed twice", rest.piece);
		}
		seen[rest.piece] = true;
		const std::int32_t farthest = (std::max)(std::abs(rest.position.x), std::abs(rest.position.y));
		if (rest.left ? farthest < scene.halfMat : farthest > scene.halfMat)
		{
			return Say("a disc is lost", rest.piece);
		}
	}
	return "";
}

std::string BrokenOverlaps(const physics::Scene& scene, const physics::Outcome& outcome)
{
	const After after = Apply(scene, outcome);
	for (std::size_t i = 0; i < kMaxBodies; ++i)
	{
		const std::uint8_t below = after.bodies[i].restsOn;
		const bool holds = below != kNoBody && after.isThere[below] &&
			physics::Overlaps(after.bodies[i].shape, after.bodies[below].shape);
		if (after.isThere[i] && after.moved[i] && below != kNoBody && !holds)
		{
			return Say("a disc rests on air", static_cast<int>(i), below);
		}
		for (std::size_t j = i + 1; j < kMaxBodies && after.isThere[i]; ++j)
		{
			const bool overlap = after.isThere[j] && (after.moved[i] || after.moved[j]) &&
				physics::Overlaps(after.bodies[i].shape, after.bodies[j].shape, kMostOverlapAtRest);
			if (overlap && ShareALevel(after, i, j))
			{
				return Say("two discs overlap", static_cast<int>(i), static_cast<int>(j));
			}
		}
	}
	return "";
}

std::string BrokenMotion(
	const physics::Scene& scene, const physics::Outcome& outcome, const physics::Recording& recording)
{
	std::string broken = BrokenPath(outcome, recording);
	return broken.empty() ? BrokenEnergy(scene, recording) : broken;
}

std::string BrokenFlick(
	const physics::Scene& scene, const physics::Outcome& outcome, const physics::Recording& recording)
{
	std::string broken = BrokenRests(scene, outcome);
	broken = broken.empty() ? BrokenOverlaps(scene, outcome) : broken;
	return broken.empty() ? BrokenMotion(scene, outcome, recording) : broken;
}

} // namespace faith::flick
