#include "FlickOfFaithAI/ReplayCheck.h"

#include "FlickOfFaithRules/ExactTable.h"

#include <algorithm>

namespace faith::flick
{

namespace
{

/// The first piece about which two reports differ.
std::int32_t FirstDifference(const Settled& a, const Settled& b)
{
	const std::size_t both = std::min(a.discs.size(), b.discs.size());
	for (std::size_t i = 0; i < both; ++i)
	{
		if (!(a.discs[i] == b.discs[i]))
		{
			return a.discs[i].piece;
		}
	}
	const Settled& longer = a.discs.size() > both ? a : b;
	return longer.discs.size() > both ? longer.discs[both].piece : kNoPiece;
}

OutcomeCheck LaunchAgain(const GameState& before, const Command& command)
{
	OutcomeCheck answer;
	if (const auto* reported = std::get_if<Settled>(&command))
	{
		const Settled simulated = PlayExactly(before);
		answer.match = simulated == *reported ? OutcomeMatch::Matches : OutcomeMatch::Differs;
		answer.detail = FirstDifference(*reported, simulated);
	}
	return answer;
}

} // namespace

MatchVerdict VerifyMatch(const Rules& rules, const MatchData& data)
{
	return VerifyReplay(rules, data, kPhysicsVersion, LaunchAgain);
}

} // namespace faith::flick
