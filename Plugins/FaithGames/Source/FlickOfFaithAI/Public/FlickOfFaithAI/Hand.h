#pragma once

#include "FaithKernel/Executor.h"
#include "FaithKernel/History.h"
#include "FaithSearch/SearchControl.h"
#include "FlickOfFaithRules/Launching.h"
#include "FlickOfFaithRules/Rules.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

/// How sure a person's hand is, so that a computer player can be given one like it.
namespace faith::flick
{

/// A flick and the state in which it was chosen.
struct FlickMade
{
	GameState before;
	Flick flick;
};

/// What a seat has flicked in a match, one disc at a time and with the map in sight.
[[nodiscard]] FLICKOFFAITHAI_API std::vector<FlickMade> FlicksMadeBy(const History<Rules>& match, Seat seat);

/// How far a person's aims lie from those that were probably meant: of the good aims in each position the nearest. The rules' own error
/// is not in it. In the terms of Rule 6.6; nothing with fewer than kFewestFlicks flicks of one disc.
[[nodiscard]] FLICKOFFAITHAI_API std::optional<HandSpread> MeasureHand(
	const Rules& rules, std::span<const FlickMade> flicks, Executor& executor, SearchControl& control);

inline constexpr std::size_t kFewestFlicks = 8;

/// The steadiness (Setup::steadiness) of a hand that strays as far as the rules' error with this steadiness and the person's own
/// together, within what is fun to play against.
[[nodiscard]] FLICKOFFAITHAI_API std::uint16_t SteadinessLike(std::uint16_t steadiness, const HandSpread& measured);

/// A measured hand from two numbers that were kept: millidegrees and permille of the power. Nothing if no hand can be like that.
[[nodiscard]] FLICKOFFAITHAI_API std::optional<HandSpread> HandFrom(std::int64_t angle, std::int64_t power);

/// The steadiness of a mirror whose person plays with this one; without a measurement kMirrorUnmeasured.
[[nodiscard]] FLICKOFFAITHAI_API std::uint16_t MirrorSteadiness(
	std::uint16_t person, const std::optional<HandSpread>& measured);

/// Before a match starts: its mirrors get the hand of the first person, or of a person with a normal hand if computers are among
/// themselves. One bit per seat.
FLICKOFFAITHAI_API void GiveMirrorsTheirHand(
	Setup& setup, std::uint8_t persons, std::uint8_t mirrors, const std::optional<HandSpread>& measured);

} // namespace faith::flick
