#include "FaithPhysics/Geometry.h"
#include "FlickOfFaithRules/Queries.h"
#include "Hooks.h"
#include "Phases.h"

#include <algorithm>

namespace faith::flick
{

namespace
{

std::int32_t Base(const GameState& state, Param param)
{
	return RowOf(param, state.PlayerCount()).base;
}

// Rule 6.6
HandSpread Steadied(const GameState& state, Seat player, HandSpread spread)
{
	constexpr std::int32_t mostPower = 900; // permille; a flick never turns into none at all
	const std::int32_t steadiness = state.players[player].steadiness;
	spread.angle = (std::max)(1, spread.angle * steadiness / 1000);
	spread.power = (std::min)((std::max)(1, spread.power * steadiness / 1000), mostPower);
	return spread;
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

std::int32_t TopSpeedWith(PieceKind kind, std::int32_t strength)
{
	return static_cast<std::int32_t>(std::int64_t{RowOf(kind).topSpeed} * strength / 1000);
}

// Rules 6.5, 6.6
physics::Launch LaunchOf(const Piece& piece, const DiscAim& flick, std::int32_t strength, const HandError& error)
{
	const PieceKindRow& row = RowOf(piece.kind);
	const std::int64_t power = std::int64_t{flick.aim.power} * (1000 + error.power);
	const std::int32_t top = TopSpeedWith(piece.kind, strength);

	physics::Launch launch;
	launch.piece = flick.piece;
	launch.from = piece.position;
	launch.angle = physics::NormalAngle(flick.aim.angle + error.angle);
	launch.speed = SpeedOf(top, (std::min)(power, std::int64_t{kFullPower} * 1000));
	launch.spin = static_cast<std::int32_t>(std::int64_t{launch.speed} * flick.aim.spin / row.radius);
	return launch;
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

/// A disc with nothing on it is no stack.
void SetForm(const GameState& state, Launched& launched)
{
	const bool isStack = std::any_of(launched.launches.begin(), launched.launches.end(),
		[&](const physics::Launch& launch) { return !PiecesAbove(state.pieces, launch.piece).Empty(); });
	if (launched.form == FlickForm::Stacked && !isStack)
	{
		launched.form = FlickForm::Flat;
	}
}

std::uint8_t ReflicksLeft(const Play& play)
{
	const std::int32_t most = Value(play.catalogue, play.state, Param::CornerReflicks, play.state.turn.active);
	return static_cast<std::uint8_t>((std::max)(0, most - play.state.turn.reflicks));
}

/// At the first flick all placed discs go; again only those that are not out of the cloud.
Refusal CheckDiscs(const GameState& state, const Flick& command)
{
	const bool again = state.pending.Front().kind == DecisionKind::Reflick;
	const auto flickable = FlickableDiscs(state);
	const std::size_t needed = again ? 1 : flickable.Size();
	if (command.launches.Empty() || (!again && command.launches.Size() != needed))
	{
		return Refusal{Reason::WrongNumberOfDiscs, {static_cast<std::int32_t>(needed)}};
	}
	FixedVector<PieceId, 2> seen;
	for (const DiscAim& launch : command.launches)
	{
		if (seen.Contains(launch.piece))
		{
			return Refusal{Reason::SameDiscTwice, {launch.piece}};
		}
		seen.PushBack(launch.piece);
		if (!flickable.Contains(launch.piece))
		{
			const bool isOut = again && state.turn.discs.Contains(launch.piece);
			return Refusal{isOut ? Reason::OutsideTheCorner : Reason::DiscNotReady, {launch.piece}};
		}
	}
	return {};
}

} // namespace

// Rule 6.6
HandSpread SpreadOf(const Catalogue& catalogue, const GameState& state, Seat player)
{
	const std::int32_t angle = Value(catalogue, state, Param::HandSpreadAngle, player);
	return Steadied(state, player, {angle, Value(catalogue, state, Param::HandSpreadPower, player)});
}

// Rules 4.5, 6.6
HandSpread FlickOffSpreadOf(const GameState& state, Seat player)
{
	return Steadied(state, player, {Base(state, Param::HandSpreadAngle), Base(state, Param::HandSpreadPower)});
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
	: conditions_(ConditionsFor(catalogue, state, player)),
	  strength_(Value(catalogue, state, Param::LaunchSpeed, player))
{
}

physics::Launch LaunchMaker::Make(const Piece& piece, const DiscAim& flick, const HandError& error) const
{
	return LaunchOf(piece, flick, strength_, error);
}

std::int32_t LaunchMaker::TopSpeed(PieceKind kind) const
{
	return TopSpeedWith(kind, strength_);
}

Launched LaunchedBy(
	const Catalogue& catalogue, const GameState& state, Seat player, const DiscAim& flick, const HandError& error)
{
	const LaunchMaker maker(catalogue, state, player);
	Launched launched = maker.Conditions();
	launched.launches.PushBack(maker.Make(state.pieces[flick.piece], flick, error));
	SetForm(state, launched);
	return launched;
}

void AskFlick(Play& play)
{
	Ask(play, Decision{DecisionKind::Flick, SeatBit(play.state.turn.active)});
	GoTo(play, Step::AskReflick);
}

// Rules 6.8, 6.9
void AskReflick(Play& play)
{
	const Turn& turn = play.state.turn;
	const bool possible = std::any_of(turn.discs.begin(), turn.discs.end(),
		[&](PieceId disc) { return TouchesCloud(play.state, disc, turn.corner); });
	const std::uint8_t left = ReflicksLeft(play);
	if (!possible || left == 0)
	{
		GoTo(play, Step::Rest);
		return;
	}
	Emit(play, ReflickOffered{turn.active, left});
	Ask(play, Decision{DecisionKind::Reflick, SeatBit(turn.active)});
}

// Rule 6.5
Refusal CheckAim(const Aim& aim)
{
	if (aim.angle < 0 || aim.angle >= physics::kFullTurn)
	{
		return Refusal{Reason::AngleOutOfRange, {aim.angle}};
	}
	if (aim.power < 1 || aim.power > kFullPower)
	{
		return Refusal{Reason::PowerOutOfRange, {aim.power}};
	}
	return aim.spin >= -kFullSpin && aim.spin <= kFullSpin ? Refusal{} : Refusal{Reason::SpinOutOfRange, {aim.spin}};
}

Refusal CheckFlick(const GameState& state, const Flick& command)
{
	if (const Refusal refusal = CheckDiscs(state, command))
	{
		return refusal;
	}
	for (const DiscAim& launch : command.launches)
	{
		if (const Refusal refusal = CheckAim(launch.aim))
		{
			return refusal;
		}
	}
	return {};
}

// Rules 6.5, 6.8
void ApplyFlick(Play& play, const Flick& command)
{
	GameState& state = play.state;
	if (state.pending.Front().kind == DecisionKind::Reflick)
	{
		++state.turn.reflicks;
	}
	state.turn.again = kNoPiece;
	Answered(play, command.player);
	Launched launched = ConditionsFor(play.catalogue, state, command.player);
	for (const DiscAim& launch : command.launches)
	{
		launched.launches.PushBack(MakeLaunch(play, command.player, launch.piece, launch.aim, true));
	}
	SetForm(state, launched);
	Launch(play, launched);
}

// Rule 6.8
void ApplyKeep(Play& play, const Keep& command)
{
	Answered(play, command.player);
	GoTo(play, Step::Rest);
}

// Rules 6.5, 6.6
physics::Launch MakeLaunch(Play& play, Seat player, PieceId piece, const Aim& aim, bool withCards)
{
	GameState& state = play.state;
	if (!withCards)
	{
		const HandError error = DrawError(state.random, FlickOffSpreadOf(state, player));
		return LaunchOf(state.pieces[piece], DiscAim{piece, aim}, Base(state, Param::LaunchSpeed), error);
	}
	HandError error = DrawError(state.random, SpreadOf(play.catalogue, state, player));
	BendHand(play.catalogue, state, player, error);
	const std::int32_t strength = Value(play.catalogue, state, Param::LaunchSpeed, player);
	return LaunchOf(state.pieces[piece], DiscAim{piece, aim}, strength, error);
}

} // namespace faith::flick
