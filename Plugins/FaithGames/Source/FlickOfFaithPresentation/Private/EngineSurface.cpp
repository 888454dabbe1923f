#include "FlickOfFaithPresentation/EngineSurface.h"

#include "FlickOfFaithRules/ExactTable.h"
#include "FlickOfFaithRules/Pieces.h"

#include <algorithm>
#include <cmath>

namespace faith::flick
{

namespace
{

constexpr double kPermille = 1000.0;

/// Far enough west that nothing leaves the mat even at half the friction.
constexpr std::int32_t kStart = -200'000;

/// Prophets of nobody in a row along +x, the first of which is flicked at the others.
GameState RowOfProphets(int count)
{
	const std::int32_t apart = 2 * RowOf(PieceKind::Prophet).radius + kTrialGap;
	GameState state;
	for (int i = 0; i < count; ++i)
	{
		Piece piece;
		piece.place = Place::Map;
		piece.position = Point{kStart + i * apart, 0};
		state.pieces.PushBack(piece);
	}
	state.launched.launches.PushBack({0, state.pieces[0].position, 0, kTrialSpeed, 0});
	state.launched.friction = 1000;
	return state;
}

double ExactWay(const GameState& trial)
{
	return WayIn(trial, PlayExactly(trial));
}

/// An engine may also measure nothing, or no number at all.
bool IsWay(double measured)
{
	return std::isfinite(measured) && measured > 0.0;
}

} // namespace

EngineSurface EngineSurfaceOf(const physics::Surface& surface, std::int32_t wallRestitution, const SurfaceFit& fit)
{
	EngineSurface engine;
	// Discs without any friction could not be braked by a product.
	engine.discFriction = std::sqrt((std::max)(surface.rimFriction, 1) / kPermille);
	engine.matFriction = surface.friction / kPermille / engine.discFriction * fit.friction;
	const double bounce = std::clamp(surface.restitution / kPermille * fit.restitution, 0.0, 1.0);
	engine.discRestitution = std::sqrt(bounce);
	const double wall = wallRestitution / kPermille * fit.restitution;
	engine.wallRestitution = engine.discRestitution > 0.0 ? (std::min)(1.0, wall / engine.discRestitution) : 0.0;
	return engine;
}

GameState SlideTrial()
{
	return RowOfProphets(1);
}

GameState StruckTrial()
{
	return RowOfProphets(2);
}

double WayIn(const GameState& trial, const Settled& report)
{
	const std::size_t last = trial.pieces.Size() - 1;
	for (const DiscRest& rest : report.discs)
	{
		if (rest.piece == last)
		{
			return rest.position.x - trial.pieces[last].position.x;
		}
	}
	return 0.0;
}

SurfaceTrial ExactTrial()
{
	return {ExactWay(SlideTrial()), ExactWay(StruckTrial())};
}

// Way = speed²/(2 µ g): twice the way asks for twice the friction. The struck disc starts with (1 + e)/2 of the speed at the hit, so
// its way, once the friction is right, tells how much the engine really lets discs bounce.
SurfaceFit Refine(const SurfaceFit& fit, const SurfaceTrial& measured, const SurfaceTrial& wanted)
{
	if (!IsWay(measured.slide) || !IsWay(measured.struck))
	{
		return fit;
	}
	constexpr double wantedBounce = physics::Surface{}.restitution / kPermille;
	const double friction = measured.slide / wanted.slide;
	const double struck = measured.struck / friction;
	const double bounce = (1.0 + wantedBounce) * std::sqrt(struck / wanted.struck) - 1.0;
	const double least = wantedBounce / 4; // a trial that says less is no measurement
	const double restitution = fit.restitution * wantedBounce / (std::max)(bounce, least);
	return {fit.friction * friction, (std::min)(restitution, 1.0 / wantedBounce)}; // nothing gains speed by bouncing
}

double ResidualOf(const SurfaceTrial& measured, const SurfaceTrial& wanted)
{
	return (std::max)(std::abs(measured.slide / wanted.slide - 1.0), std::abs(measured.struck / wanted.struck - 1.0));
}

} // namespace faith::flick
