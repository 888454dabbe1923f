#pragma once

#include "FlickOfFaithRules/Commands.h"

#include <cstdint>
#include <optional>

namespace faith::flick
{

/// How a person aims a flick, with any device: pulled back like a slingshot, or turned and strengthened step by step. A pull may start
/// anywhere on the table and counts from there, so no disc is out of reach. Millimetres on the table; x east, y north.
class AimSession
{
public:
	/// A pull so short is no flick: the way to change one's mind.
	static constexpr double kShortestPull = 6.0;
	/// Full power; longer pulls are no stronger.
	static constexpr double kLongestPull = 140.0;
	/// In fine mode the finger's way counts as so much less.
	static constexpr double kFineShare = 0.15;

	/// Starts from this aim, which the keys go on from.
	explicit AimSession(const Aim& start = {0, kFullPower / 2, 0}) : aim_(start) {}

	/// A pull begins at this point.
	FLICKOFFAITHPRESENTATION_API void Press(double x, double y);
	/// It goes on to this point. Fine mode may be switched on and off on the way; nothing jumps.
	FLICKOFFAITHPRESENTATION_API void DragTo(double x, double y, bool fine);
	/// It ends: the aim to flick with, or nothing if it was so short that it means to think again.
	FLICKOFFAITHPRESENTATION_API std::optional<Aim> Release();
	/// The pull, or what a stick has steered, never was.
	FLICKOFFAITHPRESENTATION_API void Cancel();

	/// Keys and pads: counter-clockwise, more powerful, more spin (counter-clockwise positive); less with negative numbers.
	FLICKOFFAITHPRESENTATION_API void Turn(std::int32_t millidegrees);
	FLICKOFFAITHPRESENTATION_API void Strengthen(std::int32_t permille);
	/// The same for a stick, which moves many times a second: Cancel takes all of it back.
	FLICKOFFAITHPRESENTATION_API void Steer(std::int32_t millidegrees, std::int32_t permille);
	FLICKOFFAITHPRESENTATION_API void AddSpin(std::int32_t permille);
	/// Where the finger hits the rim: 0 is the middle, 1000 the far left.
	FLICKOFFAITHPRESENTATION_API void SetSpin(std::int32_t permille);

	/// A pull is under way.
	bool IsPulling() const { return pull_.has_value(); }
	/// A stick has changed the aim, which Cancel would take back.
	bool IsSteered() const { return beforeSteering_.has_value(); }
	/// The pull is long enough to flick with.
	FLICKOFFAITHPRESENTATION_API bool IsPulledFarEnough() const;
	/// The aim as it is now.
	const Aim& Get() const { return aim_; }

private:
	struct Way
	{
		double x = 0.0;
		double y = 0.0;
	};

	struct Pull
	{
		Way last;   ///< where the finger is
		Way pulled; ///< how far it counts as pulled
		Aim before; ///< what Cancel returns to
	};

	void Follow();

	Aim aim_;
	std::optional<Pull> pull_;
	std::optional<Aim> beforeSteering_;
};

} // namespace faith::flick
