#include "FlickOfFaithRules/Launching.h"

#include "FlickOfFaithRules/Queries.h"
#include "Stacking.h"

#include <algorithm>

namespace faith::flick
{

namespace
{

// Rule 6.6, permille
constexpr std::int32_t kLeastShare = 600; ///< of the power's spread, for the softest flick
constexpr std::int32_t kUsualShare = 1000;
constexpr std::int32_t kMostPowerError = 900; ///< a flick never turns into none at all

/// Permille of the power's spread for a disc that is meant to slide so many micrometres: soft and near is safe, hard and far is wild.
std::int64_t ShareFor(std::int64_t way)
{
	return kLeastShare + (kUsualShare - kLeastShare) * way / kUsualWay;
}

std::int32_t PowerErrorFor(std::int32_t error, std::int64_t way)
{
	const std::int64_t stretched = std::int64_t{error} * ShareFor(way) / 1000;
	return static_cast<std::int32_t>(
		std::clamp(stretched, std::int64_t{-kMostPowerError}, std::int64_t{kMostPowerError}));
}

// Rule 6.6
HandSpread Steadied(const HandSpread& spread, std::int32_t steadiness)
{
	return {(std::max)(1, spread.angle * steadiness / 1000), (std::max)(1, spread.power * steadiness / 1000)};
}

HandSpread BaseSpread(int players)
{
	return {RowOf(Param::HandSpreadAngle, players).base, RowOf(Param::HandSpreadPower, players).base};
}

/// Small errors are likelier than large ones: the mean of two even draws, within +-most.
std::int32_t DrawSpread(Random& random, std::int32_t most)
{
	const std::int32_t first = random.Between(-most, most);
	const std::int32_t second = random.Between(-most, most);
	return (first + second) / 2;
}

/// Rule 6.5: top speed times the root of the power, so that the way grows in proportion to the power.
std::int32_t SpeedOf(std::int32_t topSpeed, std::int64_t powerMillionths)
{
	const auto top = static_cast<std::uint64_t>(topSpeed);
	const auto squared = top * top / 1000 * static_cast<std::uint64_t>(powerMillionths) / 1000;
	return static_cast<std::int32_t>(physics::IntegerSqrt(squared));
}

/// What cards say about the table while this player flicks; nothing is launched yet.
Launched ConditionsFor(const Catalogue& catalogue, const GameState& state, Seat player)
{
	Launched launched;
	launched.form = FormOf(catalogue, state, player);
	launched.friction = Value(catalogue, state, Param::TableFriction, player);
	launched.templeMass = Value(catalogue, state, Param::TempleMass, player);
	return launched;
}

/// Micrometres/s^2 by which a disc under these conditions slows down.
std::int64_t BrakeOf(const Launched& conditions)
{
	constexpr std::int64_t usual = std::int64_t{physics::kGravity} * physics::kFrictionPermille / 1000;
	const std::int64_t share = conditions.form == FlickForm::Rolling ? physics::kRollingFrictionPermille : 1000;
	return (std::max)(usual * conditions.friction / 1000 * share / 1000, std::int64_t{1});
}

std::int32_t BaseOf(const GameState& state, Param param)
{
	return RowOf(param, state.PlayerCount()).base;
}

} // namespace

// Rule 6.6
HandSpread SpreadOf(const Catalogue& catalogue, const GameState& state, Seat player)
{
	const std::int32_t angle = Value(catalogue, state, Param::HandSpreadAngle, player);
	const std::int32_t power = Value(catalogue, state, Param::HandSpreadPower, player);
	return Steadied({angle, power}, state.players[player].steadiness);
}

HandSpread SpreadOfHand(std::uint16_t steadiness)
{
	return Steadied(BaseSpread(kMaxPlayers), steadiness);
}

// Rule 6.6
HandError DrawError(Random& random, const HandSpread& spread)
{
	HandError error;
	error.angle = DrawSpread(random, spread.angle);
	error.power = DrawSpread(random, spread.power);
	return error;
}

LaunchMaker::LaunchMaker(const Catalogue& catalogue, const GameState& state, Seat player)
	: LaunchMaker(ConditionsFor(catalogue, state, player), Value(catalogue, state, Param::LaunchSpeed, player),
		  SpreadOf(catalogue, state, player))
{
}

LaunchMaker::LaunchMaker(const Launched& conditions, std::int32_t strength, const HandSpread& spread)
	: conditions_(conditions), strength_(strength), spread_(spread)
{
}

// Rule 4.5
LaunchMaker LaunchMaker::ForFlickOff(const GameState& state, Seat player)
{
	Launched conditions;
	conditions.friction = BaseOf(state, Param::TableFriction);
	conditions.templeMass = BaseOf(state, Param::TempleMass);
	const HandSpread spread = Steadied(BaseSpread(state.PlayerCount()), state.players[player].steadiness);
	return {conditions, BaseOf(state, Param::LaunchSpeed), spread};
}

// Rules 6.5, 6.6
physics::Launch LaunchMaker::Make(const Piece& piece, const DiscAim& flick, const HandError& error) const
{
	const std::int32_t strayed = PowerErrorFor(error.power, WayOf(piece.kind, flick.aim.power));
	const std::int64_t power = std::int64_t{flick.aim.power} * (1000 + strayed);

	physics::Launch launch;
	launch.piece = flick.piece;
	launch.from = piece.position;
	launch.angle = physics::NormalAngle(flick.aim.angle + error.angle);
	launch.speed = SpeedOf(TopSpeed(piece.kind), (std::min)(power, std::int64_t{kFullPower} * 1000));
	launch.spin = static_cast<std::int32_t>(std::int64_t{launch.speed} * flick.aim.spin / RowOf(piece.kind).radius);
	return launch;
}

std::int32_t LaunchMaker::TopSpeed(PieceKind kind) const
{
	return static_cast<std::int32_t>(std::int64_t{RowOf(kind).topSpeed} * strength_ / 1000);
}

// Rule 6.5: friction takes the way v^2 / (2 a).
std::int64_t LaunchMaker::WayOf(PieceKind kind, std::int32_t power) const
{
	const std::int64_t top = TopSpeed(kind);
	return top * top / (2 * BrakeOf(conditions_)) * power / kFullPower;
}

std::int32_t LaunchMaker::PowerFor(PieceKind kind, std::int64_t way) const
{
	const std::int64_t farthest = WayOf(kind, kFullPower);
	const std::int64_t power = farthest > 0 ? (way * kFullPower + farthest / 2) / farthest : kFullPower;
	return static_cast<std::int32_t>(std::clamp(power, std::int64_t{1}, std::int64_t{kFullPower}));
}

// Rule 6.6
HandSpread LaunchMaker::SpreadFor(PieceKind kind, std::int32_t power) const
{
	return {spread_.angle, (std::max)(PowerErrorFor(spread_.power, WayOf(kind, power)), 1)};
}

Launched LaunchedBy(
	const Catalogue& catalogue, const GameState& state, Seat player, const DiscAim& flick, const HandError& error)
{
	const LaunchMaker maker(catalogue, state, player);
	Launched launched = maker.Conditions();
	launched.launches.PushBack(maker.Make(state.pieces[flick.piece], flick, error));
	FlattenWithoutRider(state, launched);
	return launched;
}

void FlattenWithoutRider(const GameState& state, Launched& launched)
{
	const bool isStack = std::any_of(launched.launches.begin(), launched.launches.end(),
		[&](const physics::Launch& launch) { return !PiecesAbove(state.pieces, launch.piece).Empty(); });
	if (launched.form == FlickForm::Stacked && !isStack)
	{
		launched.form = FlickForm::Flat;
	}
}

} // namespace faith::flick
