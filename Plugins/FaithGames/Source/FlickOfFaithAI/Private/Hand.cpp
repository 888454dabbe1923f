#include "FlickOfFaithAI/Hand.h"

#include "AimSearch.h"
#include "FlickOfFaithAI/Contestant.h"
#include "FlickOfFaithRules/View.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>

namespace faith::flick
{

namespace
{

constexpr AimEffort kEffort{1500, 12, 12, true};
/// Of errors that are the mean of two even draws within a spread, half are smaller than this share of it.
constexpr double kMedianShare = 0.2928932188134524;
constexpr std::int32_t kSteadiestLike = 500;
constexpr std::int32_t kShakiestLike = 4000;
constexpr std::uint16_t kNormalHand = 1000;

/// How far apart two aims are, either way positive.
struct Apart
{
	double angle = 0.0; ///< millidegrees
	double power = 0.0; ///< permille of the power meant

	double Size(const HandSpread& unit) const
	{
		const double x = angle / unit.angle;
		const double y = power / unit.power;
		return x * x + y * y;
	}
};

Apart Between(const Aim& made, const Aim& meant)
{
	const std::int32_t turned = physics::NormalAngle(made.angle - meant.angle);
	const std::int32_t angle = (std::min)(turned, physics::kFullTurn - turned);
	const double power = std::abs(made.power - meant.power) * 1000.0 / meant.power;
	return {static_cast<double>(angle), power};
}

Apart FromTheNearestGoodAim(
	const Rules& rules, const FlickMade& made, std::uint64_t seed, Executor& executor, SearchControl& control)
{
	const Seat seat = made.flick.player;
	const Judgement judgement{Horizon::Game, &ModelFor(made.before.PlayerCount())};
	AimSearch search(rules, made.before, seat, judgement, executor, control);
	const DiscAim& launch = made.flick.launches.Front();
	Apart nearest{1e9, 1e9};
	for (const FoundAim& found : search.Best(launch.piece, {}, kEffort, seed))
	{
		const Apart apart = Between(launch.aim, found.aim);
		nearest = apart.Size(search.Spread()) < nearest.Size(search.Spread()) ? apart : nearest;
	}
	return nearest;
}

double Median(std::vector<double>& values)
{
	const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
	std::nth_element(values.begin(), middle, values.end());
	return *middle;
}

} // namespace

std::vector<FlickMade> FlicksMadeBy(const History<Rules>& match, Seat seat)
{
	const Rules& rules = match.GetRules();
	std::vector<FlickMade> flicks;
	std::vector<Event> events;
	GameState state = match.StateAt(0);
	for (std::size_t i = 0; i < match.LiveCount(); ++i)
	{
		const Command& command = match.LiveCommandAt(i);
		const auto* flick = std::get_if<Flick>(&command);
		const bool isTheirs = flick != nullptr && flick->player == seat && flick->launches.Size() == 1;
		if (isTheirs && !ViewFor(rules.Cards(), state, seat).mapHidden)
		{
			flicks.push_back({state, *flick});
		}
		events.clear();
		[[maybe_unused]] const Refusal refusal = rules.Apply(state, command, events);
		assert(!refusal);
	}
	return flicks;
}

std::optional<HandSpread> MeasureHand(
	const Rules& rules, std::span<const FlickMade> flicks, Executor& executor, SearchControl& control)
{
	std::vector<double> angles;
	std::vector<double> powers;
	for (const FlickMade& made : flicks)
	{
		if (made.flick.launches.Size() == 1 && !control.IsCancelled())
		{
			const Apart apart = FromTheNearestGoodAim(rules, made, angles.size(), executor, control);
			angles.push_back(apart.angle);
			powers.push_back(apart.power);
		}
	}
	if (angles.size() < kFewestFlicks)
	{
		return std::nullopt;
	}
	// The median, so that a few flicks at something quite different do not count.
	const auto spread = [](std::vector<double>& errors)
	{ return (std::max)(static_cast<std::int32_t>(std::lround(Median(errors) / kMedianShare)), 1); };
	return HandSpread{spread(angles), spread(powers)};
}

std::uint16_t SteadinessLike(std::uint16_t steadiness, const HandSpread& measured)
{
	// Errors of two causes add up by their squares.
	const double rules = steadiness / 1000.0;
	const HandSpread normal = SpreadOfHand(kNormalHand);
	const double angle = measured.angle / static_cast<double>(normal.angle);
	const double power = measured.power / static_cast<double>(normal.power);
	const double person = (angle + power) / 2;
	const auto together = static_cast<std::int32_t>(std::lround(1000.0 * std::sqrt(rules * rules + person * person)));
	return static_cast<std::uint16_t>(std::clamp(together, kSteadiestLike, kShakiestLike));
}

std::optional<HandSpread> HandFrom(std::int64_t angle, std::int64_t power)
{
	// Half a turn either way is any direction. Powers are compared with the one meant, which may have been a small one.
	constexpr std::int64_t widest = physics::kFullTurn / 2;
	constexpr std::int64_t strongest = std::int64_t{1000} * kFullPower;
	if (angle < 1 || angle > widest || power < 1 || power > strongest)
	{
		return std::nullopt;
	}
	return HandSpread{static_cast<std::int32_t>(angle), static_cast<std::int32_t>(power)};
}

std::uint16_t MirrorSteadiness(std::uint16_t person, const std::optional<HandSpread>& measured)
{
	return measured ? SteadinessLike(person, *measured) : kMirrorUnmeasured;
}

void GiveMirrorsTheirHand(
	Setup& setup, std::uint8_t persons, std::uint8_t mirrors, const std::optional<HandSpread>& measured)
{
	const auto first = static_cast<std::size_t>(std::countr_zero(persons));
	const std::uint16_t person = first < kMaxPlayers ? setup.steadiness[first] : kNormalHand;
	for (Seat seat = 0; seat < kMaxPlayers; ++seat)
	{
		if ((mirrors & SeatBit(seat)) != 0)
		{
			setup.steadiness[seat] = MirrorSteadiness(person, measured);
		}
	}
}

} // namespace faith::flick
