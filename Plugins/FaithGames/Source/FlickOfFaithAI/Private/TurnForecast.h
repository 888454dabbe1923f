#pragma once

#include "FaithKernel/Executor.h"
#include "FaithSearch/SearchControl.h"
#include "FlickOfFaithAI/Coach.h"
#include "FlickOfFaithAI/Worth.h"
#include "FlickOfFaithRules/Rules.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace faith::flick
{

/// The table with every disc where the report says, before anything is made of it.
GameState AtRest(const GameState& state, const Settled& report);

/// Plays a command to the end of the turn, and then the worship, with the rules themselves, so that every card counts.
class TurnForecast
{
public:
	/// `table` is asked for a flick of `seat`.
	TurnForecast(const Rules& rules, const GameState& table, Seat seat, const Judgement& judgement);

	/// Fills in points, worship and discs. The command is a flick, or keeps the disc where it is.
	void Fill(const Command& command, std::uint32_t draws, std::uint64_t seed, Executor& executor,
		SearchControl& control, FlickOutlook& outlook) const;

private:
	/// Where one disc came to rest, and the regions it counts for there.
	struct Rested
	{
		Landing landing;
		RegionChances counts; ///< 0 or 1 each
	};

	/// What came of one draw.
	struct Drawn
	{
		std::array<std::int32_t, kMaxPlayers> points{};
		std::array<std::int32_t, kMaxPlayers> worship{};
		std::vector<Rested> discs;
	};

	Drawn PlayOnce(const Command& command, const std::vector<PieceId>& discs, std::uint64_t seed) const;
	std::vector<Rested> Landed(const GameState& state, const Settled& report, const std::vector<PieceId>& discs) const;
	std::optional<Command> Answer(const GameState& state) const;
	Command Build(const GameState& state) const;
	double WorthOf(const GameState& state, const BuildTemple& build) const;
	void Average(const std::vector<Drawn>& drawn, const std::vector<PieceId>& discs, FlickOutlook& outlook) const;
	std::vector<PieceId> Launched(const Command& command) const;

	const Rules& rules_;
	/// The turn is the last of its generation: nobody has anything more to flick.
	GameState table_;
	Seat seat_;
	Judgement judgement_;
};

} // namespace faith::flick
