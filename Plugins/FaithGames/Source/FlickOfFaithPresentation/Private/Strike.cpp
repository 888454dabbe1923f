#include "FlickOfFaithPresentation/Strike.h"

#include "FaithPhysics/Geometry.h"

#include <algorithm>
#include <cmath>

namespace faith::flick
{

namespace
{

double MicrometresOfRadius(const GameState& state, PieceId piece)
{
	return RowOf(state.pieces[piece].kind).radius;
}

/// Whatever lies on the struck disc and is not struck itself gets the same speed, of its rim as well, and so on upwards.
void AddRiders(const GameState& state, const Strike& below, std::vector<Strike>& strikes)
{
	for (std::size_t i = 0; i < state.pieces.Size(); ++i)
	{
		const auto piece = static_cast<PieceId>(i);
		const bool rides = state.pieces[i].place == Place::Map && state.pieces[i].restsOn == below.piece;
		const bool isStruck = std::any_of(
			strikes.begin(), strikes.end(), [piece](const Strike& strike) { return strike.piece == piece; });
		if (rides && !isStruck)
		{
			const double size = MicrometresOfRadius(state, piece) / MicrometresOfRadius(state, below.piece);
			Strike strike = below;
			strike.piece = piece;
			strike.pointX *= size;
			strike.pointY *= size;
			strikes.push_back(strike);
			AddRiders(state, strike, strikes);
		}
	}
}

} // namespace

Strike StrikeOf(const physics::Launch& launch, std::int32_t radius)
{
	const physics::Vector direction = physics::UnitVector(launch.angle);
	const double speed = launch.speed / 1000.0;
	const double spin = launch.spin / 1000.0;
	const double rim = radius / 1000.0;
	// A blow to the right of the centre, seen along its way, turns the disc counter-clockwise.
	const double aside = speed > 0.0 ? std::clamp(spin * rim * rim / (2.0 * speed), -rim, rim) : 0.0;
	const double behind = std::sqrt(rim * rim - aside * aside);
	Strike strike;
	strike.piece = launch.piece;
	strike.velocityX = direction.x * speed;
	strike.velocityY = direction.y * speed;
	strike.pointX = -direction.x * behind + direction.y * aside;
	strike.pointY = -direction.y * behind - direction.x * aside;
	return strike;
}

std::vector<Strike> StrikesOf(const GameState& state)
{
	std::vector<Strike> strikes;
	for (const physics::Launch& launch : state.launched.launches)
	{
		Strike strike = StrikeOf(launch, RowOf(state.pieces[launch.piece].kind).radius);
		strike.rolls = state.launched.form == FlickForm::Rolling;
		strikes.push_back(strike);
	}
	const std::vector<Strike> launched = strikes;
	for (const Strike& strike : launched)
	{
		AddRiders(state, strike, strikes);
	}
	return strikes;
}

} // namespace faith::flick
