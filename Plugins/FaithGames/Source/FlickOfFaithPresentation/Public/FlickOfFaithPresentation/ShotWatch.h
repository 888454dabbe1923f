#pragma once

#include "FaithKernel/FixedVector.h"
#include "FlickOfFaithRules/Commands.h"
#include "FlickOfFaithRules/State.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>

namespace faith::flick
{

/// Where an engine's body is at the end of a frame.
struct BodySample
{
	PieceId piece = kNoPiece;
	Point position; ///< of the centre, seen from above, micrometres
	/// Height of the underside above the mat, micrometres; below 0 it is falling off the table.
	std::int32_t bottom = 0;
	std::int32_t speed = 0; ///< micrometres/s
	std::int32_t spin = 0;  ///< milliradians/s, without sign
	bool isAsleep = false;  ///< the engine says so
};

/// How a shot on an engine's table is getting on.
enum class ShotState : std::uint8_t
{
	Moving,
	AtRest,   ///< everything lies still
	TimedOut, ///< something would not lie still; it is taken where it is
};

/// When an engine's shot counts as over.
struct ShotLimits
{
	std::int32_t stillSpeed =
		10'000; ///< micrometres/s; slower is still: it would slide on for a sixtieth of a millimetre
	std::int32_t stillSpin = 1'000; ///< milliradians/s
	std::int32_t stillFor = 250;    ///< milliseconds that everything must be still, unless all bodies sleep
	std::int32_t timeout = 12'000;  ///< milliseconds
};

/// Follows the bodies of an engine during a shot and makes the table's report of it: notices at once when a disc leaves the map,
/// when everything has come to rest, and what lies on what. It trusts neither sleep alone nor speed alone, and it always
/// ends.
class ShotWatch
{
public:
	/// The pieces that are on the map when the shot begins; `limits` may be changed for tests.
	FLICKOFFAITHPRESENTATION_API void Begin(const GameState& state, const ShotLimits& limits = {});

	/// A frame of so many milliseconds has passed, after which the bodies are there. A body that is missing has not moved.
	FLICKOFFAITHPRESENTATION_API ShotState Follow(std::span<const BodySample> bodies, std::int32_t milliseconds);

	/// Has this piece left the map? Its body is decoration from then on.
	FLICKOFFAITHPRESENTATION_API bool HasLeft(PieceId piece) const;

	/// The report, once the shot is over.
	FLICKOFFAITHPRESENTATION_API Settled Report() const;

private:
	struct Watched
	{
		PieceId piece = kNoPiece;
		PieceKind kind = PieceKind::Prophet;
		Point start;
		Point now;
		std::int32_t bottom = 0;
		PieceId below = kNoPiece; ///< what it lay on at the start
		bool isStill = true;
		bool isAsleep = true;
		bool hasMoved = false;
		bool hasLeft = false;
	};

	Watched* Find(PieceId piece);
	void Move(Watched& watched, const BodySample& body) const;
	bool IsLaunched(PieceId piece) const;
	bool HasLaunchedMoved() const;
	PieceId RestsOn(const Watched& upper) const;
	ShotState StateNow() const;

	FixedVector<Watched, kMaxPieces> watched_;
	FixedVector<PieceId, kMaxPlayers> launched_;
	bool hasBegun_ = false; ///< engines may need a frame or two before the blow shows
	ShotLimits limits_;
	std::int32_t elapsed_ = 0; ///< milliseconds
	std::int32_t frames_ = 0;
	std::int32_t stillFor_ = 0; ///< milliseconds
};

} // namespace faith::flick

namespace faith
{

template <>
inline constexpr auto kEnumNames<flick::ShotState> = std::to_array<std::string_view>(
	{"moving", "at_rest", "timed_out"});

} // namespace faith
