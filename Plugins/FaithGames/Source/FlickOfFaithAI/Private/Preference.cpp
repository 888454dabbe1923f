#include "Preference.h"

#include <algorithm>
#include <cassert>

namespace faith::flick
{

namespace
{

/// A difference in worth too small to be told from the luck of the draws: personality must not cost strength.
constexpr double kTheSame = 0.002;

std::int32_t Liking(Temper temper, const Aim& aim)
{
	switch (temper)
	{
	case Temper::Fierce:
		return aim.power;
	case Temper::Gentle:
		return -aim.power;
	case Temper::Even:
		break;
	}
	return 0;
}

} // namespace

Temper TemperOf(const Catalogue& cards, const GameState& state, Seat seat)
{
	const EffectDef* const god = cards.Find(state.players[seat].god);
	return god != nullptr ? god->temper : Temper::Even;
}

const FoundAim& Preferred(std::span<const FoundAim> aims, Temper temper)
{
	assert(!aims.empty());
	const auto worse = [](const FoundAim& a, const FoundAim& b) { return a.worth < b.worth; };
	const FoundAim* preferred = &*std::max_element(aims.begin(), aims.end(), worse);
	const double enough = preferred->worth - kTheSame;
	for (const FoundAim& each : aims)
	{
		if (each.worth >= enough && Liking(temper, each.aim) > Liking(temper, preferred->aim))
		{
			preferred = &each;
		}
	}
	return *preferred;
}

} // namespace faith::flick
