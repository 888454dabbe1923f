#include "FlickOfFaithAI/VoteTrial.h"

#include "CouncilTrials.h"
#include "FlickOfFaithAI/Worth.h"
#include "Playout.h"

#include <cmath>
#include <utility>

namespace faith::flick
{

namespace
{

using SeatWorths = std::array<double, kMaxPlayers>;

/// The mean worth to every seat of so many playouts; `lot` draws their luck.
SeatWorths MeanWorths(
	const Rules& rules, const GameState& start, std::uint32_t playouts, Random lot, SearchControl& control)
{
	const Judgement judgement{Horizon::Game, &ModelFor(start.PlayerCount())};
	SeatWorths means{};
	for (std::uint32_t i = 0; i < playouts && !control.IsCancelled(); ++i)
	{
		GameState state = start;
		DrawTheUnknown(state, lot);
		const GameState end = FinishGeneration(rules, state, judgement, Random{lot.Next()}, control);
		for (Seat seat = 0; seat < end.PlayerCount(); ++seat)
		{
			means[seat] += WorthAtSight(rules, end, seat, judgement) / playouts;
		}
	}
	return means;
}

} // namespace

VoteTrial TryVotes(
	const Rules& rules, const Setup& setup, const Contestant& level, std::uint32_t playouts, SearchControl& control)
{
	VoteTrial trial;
	const auto council = PlayToCouncil(rules, setup, level, control);
	if (!council)
	{
		return trial;
	}
	GameState swapped = *council;
	std::swap(swapped.council.upper, swapped.council.lower);
	const auto upper = EnactUpper(rules, *council);
	const auto lower = EnactUpper(rules, swapped);
	if (!upper || !lower)
	{
		return trial;
	}
	trial.generation = council->generation;
	trial.seats.resize(council->players.Size());
	Random lots{setup.seed ^ 0x707E5u};
	for (std::size_t half = 0; half < 2; ++half)
	{
		const std::uint64_t lot = lots.Next();
		const SeatWorths up = MeanWorths(rules, *upper, playouts / 2, Random{lot}, control);
		const SeatWorths low = MeanWorths(rules, *lower, playouts / 2, Random{lot}, control);
		for (std::size_t seat = 0; seat < trial.seats.size(); ++seat)
		{
			trial.seats[seat][half] = static_cast<std::int32_t>(std::lround((up[seat] - low[seat]) * kMillionths));
		}
	}
	return trial;
}

} // namespace faith::flick
