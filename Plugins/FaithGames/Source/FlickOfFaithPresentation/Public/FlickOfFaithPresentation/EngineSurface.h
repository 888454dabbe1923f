#pragma once

#include "FaithPhysics/Table.h"
#include "FlickOfFaithRules/Commands.h"
#include "FlickOfFaithRules/State.h"

#include <cstdint>

/// What an engine has to be told about materials so that its discs behave like those of the exact simulation.
namespace faith::flick
{

/// Friction and restitution of what meets on the table, for engines that multiply the numbers of both sides.
struct EngineSurface
{
	double discFriction = 0.0;
	double matFriction = 0.0;
	double discRestitution = 0.0;
	double wallRestitution = 0.0; ///< of upright walls; the mat itself has none

	friend bool operator==(const EngineSurface&, const EngineSurface&) = default;
};

/// What an engine makes of the true numbers differs a little; these factors make up for it.
struct SurfaceFit
{
	double friction = 1.0;
	double restitution = 1.0;

	friend bool operator==(const SurfaceFit&, const SurfaceFit&) = default;
};

/// The numbers whose products are those of the surface, corrected by the fit. `wallRestitution` is that between disc and wall, permille.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API EngineSurface EngineSurfaceOf(
	const physics::Surface& surface, std::int32_t wallRestitution, const SurfaceFit& fit);

/// How far discs came in two flicks that show how a table brakes and bounces, micrometres.
struct SurfaceTrial
{
	double slide = 0.0;  ///< a lone disc, until it rests
	double struck = 0.0; ///< a disc that was hit head-on by another of its kind, until it rests
};

/// How the flicks of a trial begin: along +x. Micrometres and micrometres/s.
inline constexpr std::int32_t kTrialSpeed = 900'000;
inline constexpr std::int32_t kTrialGap = 20'000; ///< between the rims in the second flick

/// The two flicks as states whose launch a table can play; nothing else is in them.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API GameState SlideTrial();
[[nodiscard]] FLICKOFFAITHPRESENTATION_API GameState StruckTrial();

/// How far the last piece of such a state came according to a table's report, micrometres.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API double WayIn(const GameState& trial, const Settled& report);

/// What the exact simulation says: an engine is to agree with it.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API SurfaceTrial ExactTrial();

/// A better fit after a trial with the present one. Two or three rounds suffice unless the engine brakes by another law.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API SurfaceFit Refine(
	const SurfaceFit& fit, const SurfaceTrial& measured, const SurfaceTrial& wanted);

/// The larger relative error of the two ways: 0.01 is one percent.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API double ResidualOf(const SurfaceTrial& measured, const SurfaceTrial& wanted);

} // namespace faith::flick
