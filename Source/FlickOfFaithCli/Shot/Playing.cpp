#include "FlickOfFaithCli/Shot/Playing.h"

#include "FlickOfFaithCli/ExitCode.h"
#include "FlickOfFaithRules/Catalogue.h"
#include "FlickOfFaithRules/ExactTable.h"
#include "FlickOfFaithRules/Launching.h"
#include "FlickOfFaithRules/Queries.h"

#include <cmath>
#include <cstdlib>
#include <string>
#include <utility>

namespace faith::cli
{
namespace
{

constexpr double kThousand = 1000.0;

/// Cards may treat players differently; what is nobody's is flicked by the first seat.
flick::Seat FlickerOf(const flick::GameState& state, flick::PieceId piece)
{
	const flick::Seat owner = state.pieces[piece].owner;
	return owner < state.players.Size() ? owner : flick::Seat{0};
}

Result<flick::PieceId, ShotError> ChosenPiece(const ShotAim& aim, const flick::GameState& state, bool isReplay)
{
	if (!aim.piece && (!isReplay || state.launched.launches.Size() != 1))
	{
		return WrongUse("which disc? --piece gives its number");
	}
	const std::uint32_t piece = aim.piece ? *aim.piece : state.launched.launches[0].piece;
	if (piece >= state.pieces.Size() || !IsDiscOnMap(state.pieces[piece]))
	{
		std::string onMap;
		for (std::size_t i = 0; i < state.pieces.Size(); ++i)
		{
			const bool there = IsDiscOnMap(state.pieces[i]);
			onMap += there ? (onMap.empty() ? "" : ", ") + std::to_string(i) : "";
		}
		return WrongUse("--piece: piece " + std::to_string(piece) + " is no disc on the map; there are " +
			(onMap.empty() ? "none" : onMap));
	}
	return static_cast<flick::PieceId>(piece);
}

/// The launch that the options ask for; `error` is only of use with a power.
flick::Launched AimedLaunch(
	const ShotAim& aim, const flick::GameState& state, flick::PieceId piece, const flick::HandError& error)
{
	const auto angle = physics::NormalAngle(static_cast<std::int32_t>(std::lround(*aim.angle * kThousand)));
	const flick::DiscAim flicked{piece, {angle, aim.power.value_or(1), aim.spin}};
	flick::Launched launched =
		flick::LaunchedBy(flick::StandardCatalogue(), state, FlickerOf(state, piece), flicked, error);
	launched.form = aim.rolling ? flick::FlickForm::Rolling : launched.form;
	if (aim.speed)
	{
		physics::Launch& launch = launched.launches[0];
		launch.speed = static_cast<std::int32_t>(std::lround(*aim.speed * kThousand));
		launch.spin =
			static_cast<std::int32_t>(std::int64_t{launch.speed} * aim.spin / RowOf(state.pieces[piece].kind).radius);
	}
	return launched;
}

/// Flicks the same aim again and again with the spread of the hand.
void AddSpread(const ShotAim& aim, flick::PieceId piece, PlayedShot& shot)
{
	const flick::GameState& state = shot.before;
	const flick::HandSpread spread = flick::SpreadOf(flick::StandardCatalogue(), state, FlickerOf(state, piece));
	Random random{1};
	physics::Simulator simulator;
	simulator.Load(flick::ExactScene(state).View());
	shot.spreadFlicks = aim.spread;
	for (std::uint64_t i = 0; i < aim.spread; ++i)
	{
		const flick::Launched launched = AimedLaunch(aim, state, piece, flick::DrawError(random, spread));
		const flick::Settled settled = flick::ReportOf(simulator.Play(flick::ShotOf(launched)));
		shot.spread.insert(shot.spread.end(), settled.discs.begin(), settled.discs.end());
	}
}

/// What is missing or cannot be, if anything.
std::optional<ShotError> Fault(const ShotAim& aim, const flick::Piece& piece)
{
	if (!aim.angle || (!aim.power && !aim.speed))
	{
		return ShotError{kExitUsage, "a flick needs --angle, and --power or --speed"};
	}
	if (aim.power && std::abs(aim.spin) > flick::kFullSpin)
	{
		return ShotError{kExitUsage, "--spin: from -1000 to 1000 with --power; --speed allows more"};
	}
	if (aim.power && RowOf(piece.kind).topSpeed == 0)
	{
		return ShotError{kExitUsage, "--piece: this one is not flicked in the game; give its --speed"};
	}
	return std::nullopt;
}

PlayedShot BeforePlaying(const ShotSource& source, std::size_t moment)
{
	PlayedShot shot;
	shot.before = source.moments[moment];
	shot.number = source.isReplay ? moment + 1 : 0;
	shot.count = source.isReplay ? source.moments.size() : 0;
	return shot;
}

} // namespace

Failure<ShotError> WrongUse(std::string message)
{
	return Failure{ShotError{kExitUsage, std::move(message)}};
}

PlayedShot PlayMoment(const ShotSource& source, std::size_t moment)
{
	PlayedShot shot = BeforePlaying(source, moment);
	shot.settled = flick::PlayAndRecord(shot.before, shot.recording);
	return shot;
}

Result<PlayedShot, ShotError> PlayAim(const ShotSource& source, std::size_t moment, const ShotAim& aim)
{
	PlayedShot shot = BeforePlaying(source, moment);
	const auto piece = ChosenPiece(aim, shot.before, source.isReplay);
	if (!piece)
	{
		return Failure{piece.Error()};
	}
	if (const auto fault = Fault(aim, shot.before.pieces[*piece]))
	{
		return Failure{*fault};
	}
	shot.isTried = source.isReplay;
	shot.before.launched = AimedLaunch(aim, shot.before, *piece, {});
	shot.settled = flick::PlayAndRecord(shot.before, shot.recording);
	AddSpread(aim, *piece, shot);
	return shot;
}

} // namespace faith::cli
