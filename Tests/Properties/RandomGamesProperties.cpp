#include "FlickOfFaithAI/RandomGame.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace faith::flick
{
namespace
{

// Rules 1.3, 9.4, 10.1
RC_GTEST_PROP(RandomGamesProperties, NoInvariantBreaksInAnyGame, ())
{
	const auto players = static_cast<std::uint8_t>(*rc::gen::inRange(2, 5));
	const auto seed = *rc::gen::arbitrary<std::uint64_t>();
	const RandomGameReport report = PlayRandomGame(Rules{}, players, seed);
	RC_ASSERT(report.broken == "");
	RC_ASSERT(report.commands > 30u);
}

// Rule 10.4
RC_GTEST_PROP(RandomGamesProperties, TheSameSeedGivesTheSameGame, ())
{
	const auto players = static_cast<std::uint8_t>(*rc::gen::inRange(2, 5));
	const auto seed = *rc::gen::arbitrary<std::uint64_t>();
	const RandomGameReport first = PlayRandomGame(Rules{}, players, seed);
	const RandomGameReport second = PlayRandomGame(Rules{}, players, seed);
	RC_ASSERT(first.hash == second.hash);
	RC_ASSERT(first.commands == second.commands);
}

} // namespace
} // namespace faith::flick
