#pragma once

#include "FlickOfFaithPresentation/TableSpot.h"
#include "FlickOfFaithRules/Commands.h"
#include "FlickOfFaithRules/Launching.h"

#include <cstdint>
#include <optional>

namespace faith::flick
{

/// The power of the longest pull for a disc at this spot, permille: it slides to the farthest corner of the mat and no farther.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::int32_t StrongestFrom(
	const LaunchMaker& maker, PieceKind kind, TableSpot from);

/// Where keys and sticks start to aim a disc at this spot: towards the middle of the map from its quarter, far too weak for the Navel.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API Aim NeutralAim(std::int32_t strongest, TableSpot from);

/// How a person aims a flick, with any device: pulled back like a slingshot, or turned and strengthened step by step. There is no aim
/// until one of these was done. A pull may start anywhere on the table and counts from there, so no disc is out of reach.
/// Millimetres on the table; x east, y north.
class AimSession
{
public:
	/// A pull so short is no flick: the way to change one's mind.
	static constexpr double kShortestPull = 6.0;
	/// The strongest flick; longer pulls are no stronger.
	static constexpr double kLongestPull = 140.0;
	/// In fine mode the finger's way counts as so much less.
	static constexpr double kFineShare = 0.15;

	/// Without an aim. Keys and sticks go on from the neutral one; nothing gets stronger than `strongest`, permille.
	explicit AimSession(const Aim& neutral = {0, kFullPower / 4, 0}, std::int32_t strongest = kFullPower)
		: now_{neutral, false}, strongest_(strongest)
	{
	}

	/// Sets an aim that the person may take or change.
	FLICKOFFAITHPRESENTATION_API void Propose(const Aim& aim);

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
	/// There is an aim to flick with: pulled far enough, turned, strengthened or proposed.
	bool HasAim() const { return pull_ ? IsPulledFarEnough() : now_.isSet; }
	/// The aim as it is now; the neutral one if there is none.
	const Aim& Get() const { return now_.aim; }
	/// Its power as a share of the strongest, 0 to 1; 0 if there is no aim.
	FLICKOFFAITHPRESENTATION_API double Strength() const;

private:
	struct Way
	{
		double x = 0.0;
		double y = 0.0;
	};

	struct Aimed
	{
		Aim aim;
		bool isSet = false; ///< otherwise it is only what keys go on from
	};

	struct Pull
	{
		Way last;     ///< where the finger is
		Way pulled;   ///< how far it counts as pulled
		Aimed before; ///< what Cancel returns to
	};

	void Follow();

	Aimed now_;
	std::int32_t strongest_;
	std::optional<Pull> pull_;
	std::optional<Aimed> beforeSteering_;
};

} // namespace faith::flick
