#pragma once

#include "FaithKernel/Random.h"
#include "FlickOfFaithRules/Rules.h"
#include "FlickOfFaithRules/View.h"

#include <cstdint>

namespace faith::flick
{

/// A player without foresight: aims at a city, an island or the Navel by lot, and builds whenever it can. It sees what a
/// player sees and draws its own lots, so the same seed and view always give the same move.
class SimpleBot
{
public:
	explicit SimpleBot(std::uint64_t seed) : random_{seed} {}

	/// A command for the question that is open to this seat; the seat must be among those the game waits for.
	FLICKOFFAITHAI_API Command Decide(const Rules& rules, const PlayerView& view);

private:
	Command PlaceSomewhere(const Rules& rules, const GameState& table, Seat seat);
	Command FlickSomewhere(const Rules& rules, const GameState& table, Seat seat);
	Command CommitSomewhere(const GameState& table, Seat seat);
	Command AnySample(const Rules& rules, const GameState& table, Seat seat);
	Aim AimAt(PieceKind kind, Point from, Point target);
	Point PickTarget();

	Random random_;
};

} // namespace faith::flick
