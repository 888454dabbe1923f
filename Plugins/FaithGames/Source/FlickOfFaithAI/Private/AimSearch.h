#pragma once

#include "FaithKernel/Executor.h"
#include "FaithPhysics/Simulation.h"
#include "FaithSearch/PayoffImage.h"
#include "FaithSearch/SearchControl.h"
#include "FlickJudge.h"
#include "FlickOfFaithAI/Worth.h"
#include "FlickOfFaithRules/ExactTable.h"
#include "FlickOfFaithRules/Launching.h"
#include "FlickOfFaithRules/Queries.h"
#include "FlickOfFaithRules/Rules.h"

#include <cstdint>
#include <span>
#include <vector>

namespace faith::flick
{

/// How much work goes into one aim.
struct AimEffort
{
	std::uint32_t image = 1000;   ///< simulations for the payoff image; 0 = only obvious aims are tried
	std::uint32_t candidates = 8; ///< aims that are looked at more closely
	std::uint32_t draws = 16;     ///< strays of the hand tried for each aim that is looked at closely
	bool seesSpread = true;       ///< knows that the hand strays; else believes every flick goes as aimed
};

/// An aim and what it is worth to the one who flicks, 0 to 1.
struct FoundAim
{
	Aim aim;
	double worth = 0.0;
};

using Launches = FixedVector<DiscAim, 2>;

/// Directions and powers that are looked at.
struct AimGrid
{
	std::int32_t firstAngle = 0; ///< millidegrees
	std::int32_t angleStep = 1;  ///< millidegrees
	std::size_t columns = 1;
	std::vector<std::int32_t> powers; ///< permille, ascending, by a constant factor
	double factor = 1.0;

	Aim At(std::size_t column, std::size_t row) const;
};

/// Looks for the best flick from one position: simulates a grid of directions and powers, blurs the payoffs with the odds that the
/// hand strays, and then looks more closely at the best of them.
class AimSearch
{
public:
	/// `table` is asked for a flick of `seat`; the discs that can be flicked lie on the map.
	AimSearch(const Rules& rules, const GameState& table, Seat seat, const Judgement& judgement, Executor& executor,
		SearchControl& control);

	/// The best aims for one disc, best first, while others are launched with it as told.
	std::vector<FoundAim> Best(PieceId disc, const Launches& others, const AimEffort& effort, std::uint64_t seed);

	/// The best of a few obvious aims over so many strays of the hand, 0 = without straying: at the Navel, the cities and the discs of
	/// others.
	FoundAim BestTarget(PieceId disc, const Launches& others, std::uint32_t draws, std::uint64_t seed);

	/// What a flick is worth on average over so many strays of the hand.
	double Expect(const Launches& launches, std::uint32_t draws, std::uint64_t seed);

	/// What it is worth to leave everything as it is.
	double Still() const;

	/// How far the hand strays over the usual way.
	const HandSpread& Spread() const { return maker_.Spread(); }
	AimGrid GridFor(PieceId disc, std::uint32_t cells) const;
	/// The payoffs of the grid, blurred.
	PayoffImage ImageOf(PieceId disc, const Launches& others, const AimGrid& grid, bool seesSpread);

private:
	Aim AimAt(PieceId disc, Point target, std::int64_t farther) const;
	std::vector<Aim> Targets(PieceId disc) const;
	void BlurByHand(PieceKind kind, const AimGrid& grid, PayoffImage& image) const;
	double Try(std::size_t worker, const Launches& launches, std::span<const HandError> errors);
	double WorthAfter(std::size_t worker, const physics::Outcome& outcome);
	std::vector<HandError> DrawErrors(std::uint32_t draws, std::uint64_t seed) const;
	void RunAll(std::size_t count, const std::function<void(std::size_t worker, std::size_t task)>& task);
	void Improve(
		FoundAim& found, PieceId disc, const Launches& others, const AimGrid& grid, std::span<const HandError> errors);
	bool TryInstead(
		FoundAim& found, const Aim& aim, PieceId disc, const Launches& others, std::span<const HandError> errors);

	GameState table_;
	Seat seat_;
	Judgement judgement_;
	LaunchMaker maker_;
	Touches touches_; ///< of the table
	Terms terms_;
	FlickJudge judge_;
	Executor& executor_;
	SearchControl& control_;
	/// What one part of the work needs that may run at the same time as others.
	struct Worker
	{
		physics::Simulator simulator;
		/// The latest outcome and what it is worth: the next one often comes to the same.
		Standing standing;
		double worth = -1.0; ///< -1 = none yet
	};

	std::vector<Worker> workers_;
};

} // namespace faith::flick
