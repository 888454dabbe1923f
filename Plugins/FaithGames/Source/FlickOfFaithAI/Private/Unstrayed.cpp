#include "Unstrayed.h"

#include "FlickOfFaithRules/ExactTable.h"

namespace faith::flick
{

Seat FirstMet(const Rules& rules, const GameState& state, Seat seat, const DiscAim& aim)
{
	GameState trial = state;
	trial.launched = LaunchedBy(rules.Cards(), state, seat, aim);
	physics::Recording recording;
	static_cast<void>(PlayAndRecord(trial, recording));
	for (const physics::Impact& impact : recording.Impacts())
	{
		if (impact.first == aim.piece || impact.second == aim.piece)
		{
			const std::uint8_t other = impact.first == aim.piece ? impact.second : impact.first;
			const Seat owner = other == physics::kNoBody ? kNobody : state.pieces[other].owner;
			return owner == seat ? kNobody : owner;
		}
	}
	return kNobody;
}

Circle MeantFor(const Rules& rules, const GameState& state, Seat seat, const DiscAim& aim)
{
	const LaunchMaker maker(rules.Cards(), state, seat);
	const Piece& piece = state.pieces[aim.piece];
	const auto way = static_cast<double>(maker.WayOf(piece.kind, aim.aim.power));
	const physics::Vector direction = physics::UnitVector(aim.aim.angle);
	return {Point{piece.position.x + static_cast<std::int32_t>(direction.x * way),
				piece.position.y + static_cast<std::int32_t>(direction.y * way)},
		RowOf(piece.kind).radius};
}

} // namespace faith::flick
