#include "FaithPhysics/Geometry.h"
#include "FlickOfFaithRules/Launching.h"
#include "FlickOfFaithRules/Queries.h"
#include "Hooks.h"
#include "Phases.h"

#include <algorithm>

namespace faith::flick
{

namespace
{

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

/// The flick of one disc, by a hand that strays (Rules 6.5 and 6.6).
physics::Launch DrawLaunch(Play& play, const LaunchMaker& maker, const DiscAim& aim)
{
	GameState& state = play.state;
	HandError error = DrawError(state.random, maker.Spread());
	BendHand(play.catalogue, state, state.turn.active, maker.Spread(), error);
	return maker.Make(state.pieces[aim.piece], aim, error);
}

} // namespace

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
	const LaunchMaker maker(play.catalogue, state, command.player);
	Launched launched = maker.Conditions();
	for (const DiscAim& launch : command.launches)
	{
		launched.launches.PushBack(DrawLaunch(play, maker, launch));
	}
	FlattenWithoutRider(state, launched);
	Launch(play, launched);
}

// Rule 6.8
void ApplyKeep(Play& play, const Keep& command)
{
	Answered(play, command.player);
	GoTo(play, Step::Rest);
}

} // namespace faith::flick
