#pragma once

#include "DiscFilter.h"
#include "FaithPhysics/Simulation.h"
#include "Sliding.h"

#include <array>
#include <bit>
#include <cstdint>
#include <limits>

namespace faith::physics
{

/// A disc's place in the engine: discs are sorted by id when a scene is loaded.
using Slot = std::uint8_t;

inline constexpr Slot kNoSlot = 0xFF;
inline constexpr double kNever = std::numeric_limits<double>::infinity();

/// Slower approaches are fully elastic, micrometres/s: endless series of ever smaller collisions cannot happen.
inline constexpr double kElasticBelow = 1'000.0;
/// A disc that leaves a collision slower than this stays where it is, micrometres/s: it would get less than 10 nanometres far.
inline constexpr double kRestBelow = 200.0;
/// A rolling disc has this share of the friction, and falls flat below this speed in micrometres/s.
inline constexpr double kRollingFriction = kRollingFrictionPermille / 1000.0;
inline constexpr double kRollingFallsBelow = 60'000.0;
/// Discs nearer than this touch, micrometres.
inline constexpr double kTouching = 0.02;
/// What a disc on top overlaps by less than this does not hold it, micrometres.
inline constexpr double kLeastSupport = 1.0;

/// Without the mathematics library's care for what is no number: these are asked in the innermost loops.
constexpr double Least(double a, double b)
{
	return a < b ? a : b;
}

constexpr double Most(double a, double b)
{
	return a < b ? b : a;
}

/// What ends a disc's undisturbed slide.
enum class Happening : std::uint8_t
{
	Nothing,
	MeetsDisc,
	MeetsWall,
	FallsFlat, ///< a rolling disc gets too slow
};

/// A moving disc: one straight slide, and what will end it.
struct Mover
{
	Slide slide;
	double brake = 0.0; ///< micrometres/s^2
	double directionX = 0.0;
	double directionY = 0.0;
	double turning = 0.0; ///< +1, -1: sense of the spin; 0: none
	// Where and when friction would stop it.
	double stopX = 0.0;
	double stopY = 0.0;
	double stopTime = 0.0;
	// Where and when it stops or its centre crosses the edge, and the micrometres to go from there to the stop.
	double endX = 0.0;
	double endY = 0.0;
	double endTime = 0.0;
	double endLeft = 0.0;
	// The box around start and end.
	double west = 0.0;
	double east = 0.0;
	double south = 0.0;
	double north = 0.0;
	bool leaves = false;
	bool rolling = false;
	// Where, when and how fast it started.
	double startX = 0.0;
	double startY = 0.0;
	double startTime = 0.0;
	SlideState start;

	Happening next = Happening::Nothing;
	Slot partner = kNoSlot; ///< a disc or a wall
	double nextTime = kNever;
	double nextLeft = 0.0; ///< micrometres to go then; negative when only the time is known
	SlideState nextState;  ///< then; only when `nextLeft` is known
};

/// A disc's motion at one moment.
struct Motion
{
	double x = 0.0;
	double y = 0.0;
	double vx = 0.0;
	double vy = 0.0;
	double rim = 0.0; ///< spin times radius, counter-clockwise positive
};

/// Where a mover is at one moment, and how fast.
struct Progress
{
	double x = 0.0;
	double y = 0.0;
	SlideState state;
};

/// The simulation itself. The files around this header hold one concern each: Loading (scene, launches), Predicting (what
/// ends a slide), Meeting (two moving discs), Colliding (impulses), Levels (discs on discs), Crowding (packs of touching discs),
/// Finishing (integers). Engine.cpp is the loop.
class Engine
{
public:
	void Load(const Scene& scene);
	const Outcome& Play(const Shot& shot, Recording* recording);

private:
	using Mask = std::uint64_t;

	static constexpr Mask Bit(std::size_t slot) { return Mask{1} << slot; }

	/// Calls visit(slot) for every bit, in ascending order.
	template <class Visit>
	static void ForEach(Mask mask, Visit&& visit)
	{
		for (; mask != 0; mask &= mask - 1)
		{
			visit(static_cast<Slot>(std::countr_zero(mask)));
		}
	}

	/// What a disc is, and where it lies when it does not move.
	struct Disc
	{
		double x = 0.0;
		double y = 0.0;
		double radius = 0.0;
		double inverseMass = 0.0;
		// Of a disc that turns on the spot.
		double rim = 0.0;
		double rimTime = 0.0;
		std::uint8_t id = 0;
		std::uint8_t reach = 1;  ///< how many levels it is tall
		std::uint8_t level = 0;  ///< the lowest it fills; 0 on the mat
		std::uint8_t levels = 1; ///< bits of the levels it reaches into
		Slot support = kNoSlot;
		bool gone = false; ///< left the mat
	};

	struct FixedWall
	{
		double fromX = 0.0;
		double fromY = 0.0;
		double alongX = 0.0; ///< unit vector
		double alongY = 0.0;
		double length = 0.0;
		double radius = 0.0;
		double restitution = 0.0;
	};

	// Loading.cpp
	void LoadBodies(std::span<const Body> bodies);
	void LoadBody(Slot slot, const Body& body);
	void LoadLevels(std::span<const Body> bodies);
	void LoadWalls(std::span<const Wall> walls);
	Slot SlotOf(std::uint8_t id) const;
	void Restore();
	void Touch(Slot slot);
	void LaunchAll(const Shot& shot);
	void LaunchOne(Slot slot, const Launch& launch, bool rolling);
	void LaunchRiders(Slot below);

	// Engine.cpp
	void Run();
	Slot NextMover() const;
	void RetireUntil(double time, Slot except);
	void Retire(Slot slot);
	void Handle(Slot slot);
	void FallFlat(Slot slot);
	bool IsCrowded();
	/// Sets a disc in motion from where it is, or to rest if it is too slow.
	void Move(Slot slot, const Motion& motion, bool rolling = false);
	void PutToRest(Slot slot, double x, double y, double rim);
	void FindEnd(Mover& mover) const;
	void FindEdge(Mover& mover) const;
	Progress At(const Mover& mover, double time) const
	{
		if (time == mover.startTime)
		{
			return {mover.startX, mover.startY, mover.start};
		}
		const double toGo = Most(mover.stopTime - time, 0.0);
		const SlideState state = NotAbove(mover.start, curves_.AtTime(mover.slide, mover.brake, toGo));
		return {mover.stopX - mover.directionX * state.left, mover.stopY - mover.directionY * state.left, state};
	}
	/// The curves are exact to seven digits; in a long row of collisions at one place even those must not add up to energy.
	static SlideState NotAbove(const SlideState& start, const SlideState& state)
	{
		return {Least(state.speed, start.speed), Least(state.rim, start.rim), state.left};
	}
	static Motion MotionAt(const Mover& mover, const Progress& progress);
	/// Of a moving or resting disc, now.
	Motion MotionOf(Slot slot) const;
	/// Of the disc whose time has come.
	Motion MotionAtNext(Slot slot) const;

	// Predicting.cpp
	void Predict(Mask changed);
	Mask AffectedBy(Mask changed) const;
	void PredictAlone(Slot slot);
	void PredictRestingDisc(Slot slot, Slot resting);
	/// Micrometres until a disc of slot's size at (x, y) in the mover's direction touches the disc or wall; kNever if not at all.
	double WayToDisc(const Mover& mover, double x, double y, Slot slot, double discX, double discY, Slot disc) const;
	double WayToWall(const Mover& mover, double x, double y, double radius, const FixedWall& wall) const;
	static double WayToCircle(const Mover& mover, double dx, double dy, double reach);
	/// Takes it over if it comes before what is expected so far.
	void ExpectAfter(Mover& mover, Happening what, Slot partner, double left) const;
	static void ExpectAt(Mover& mover, Slot partner, double time);

	// Meeting.cpp
	void PredictMeeting(Slot first, Slot second);
	double MeetingTime(Slot first, Slot second, double until) const;
	void PredictMeetingAfterStop(Slot mover, Slot stopping);

	// Colliding.cpp
	/// How two things touch, and how fast they approach.
	struct Touching
	{
		// Unit vector from the first to the second.
		double normalX = 1.0;
		double normalY = 0.0;
		double distance = 0.0; ///< of the centres, or of the centre and the wall's middle line
		double approach = 0.0; ///< micrometres/s, negative when they part
	};

	/// How what touches bounces and rubs.
	struct Material
	{
		double restitution = 0.0;
		double rimFriction = 0.0;
	};

	void Collide(Slot first, Slot second);
	void CollideWall(Slot slot, Slot wall);
	static Touching TouchingOf(const Motion& a, const Motion& b);
	static Motion NearestOnWall(const FixedWall& wall, double x, double y);
	/// Two that approach part again. The impulse changes both motions; the second may be a wall, of inverse mass 0.
	static double Bounce(Motion& a, double inverseMassA, Motion& b, double inverseMassB, const Touching& touching,
		const Material& material);
	double BounceRolling(Slot first, Motion& a, Slot second, Motion& b, const Touching& touching) const;
	Material MaterialFor(const Touching& touching, double restitution) const;
	bool Rolls(Slot slot) const;
	/// `second` and `wall` as in Impact.
	void Record(
		Slot first, std::uint8_t second, std::uint8_t wall, const Motion& a, const Touching& touching, double impulse);

	// Levels.cpp
	void WatchSupports();
	double SupportLostAt(Slot upper) const;
	void LoseSupport(Slot upper);
	Slot BestSupport(Slot upper) const;
	/// Of a moving or resting disc at a later time, if nothing happens before.
	Motion MotionThen(Slot slot, double time) const;
	void SetLevel(Slot slot, int level);
	/// Puts a disc and all that lie on it onto the levels that follow from what holds them; who they are.
	Mask Relevel(Slot slot);
	bool Meet(Slot a, Slot b) const { return (discs_[a].levels & discs_[b].levels) != 0; }

	// Crowding.cpp
	struct Crowd;
	void SolveCrowd();
	void AdvanceCrowd(Crowd& crowd);
	void FindCrowdContacts(Crowd& crowd) const;
	bool PressCrowd(Crowd& crowd);
	bool PressPair(Crowd& crowd, Slot first, Slot second);
	bool PressWalls(Crowd& crowd, Slot slot);
	void Wake(Crowd& crowd, Slot slot);
	void LoosenCrowd(Crowd& crowd);

	// Finishing.cpp
	void Finish();
	void Separate();
	bool PushApart(Slot first, Slot second);
	bool DropUnsupported();
	void Report(Slot slot);
	Point RestingPoint(const Disc& disc) const;
	/// Writes down what a moving or turning disc did up to now, if anybody wants to know.
	void CloseSegment(Slot slot)
	{
		if (recording_ != nullptr)
		{
			RecordSegment(slot);
		}
	}
	void RecordSegment(Slot slot);
	Segment SlideSegment(Slot slot) const;
	Segment SpotSegment(Slot slot) const;

	const SlideCurves& curves_ = SlideCurves::Get();
	double brake_ = 0.0;
	double restitution_ = 0.0;
	double rimFriction_ = 0.0;
	double halfMat_ = 0.0;
	std::size_t count_ = 0;
	std::size_t wallCount_ = 0;
	Mask ids_ = 0; ///< of the loaded bodies

	DiscFilter resting_;
	std::array<Disc, kMaxBodies> discs_;
	std::array<Mover, kMaxBodies> movers_;
	std::array<FixedWall, kMaxWalls> walls_;
	std::array<Disc, kMaxBodies> before_; ///< of the touched ones, as loaded

	// Of the running shot.
	Mask touched_ = 0;
	Mask launched_ = 0;
	Mask moving_ = 0;
	double now_ = 0.0;
	double windowStart_ = 0.0;
	double supportTime_ = kNever;
	double duration_ = 0.0;
	Recording* recording_ = nullptr;
	std::array<double, kMaxBodies> angle_{}; ///< radians turned, only while recording
	Outcome outcome_;
	int windowEvents_ = 0;
	Slot supportSlot_ = kNoSlot;
	bool hasLevels_ = false; ///< of the loaded scene
};

} // namespace faith::physics
