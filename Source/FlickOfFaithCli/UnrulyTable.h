#pragma once

#include "FaithKernel/Random.h"
#include "FlickOfFaithRules/Commands.h"
#include "FlickOfFaithRules/State.h"

#include <cstdint>

namespace faith::cli
{

/// A table on which anything possible happens: the flicked discs and others end anywhere, on cities and on the Navel, half
/// in the cloud, on top of each other or off the map. It knows no physics; it is for shaking the rules.
class UnrulyTable
{
public:
	explicit UnrulyTable(std::uint64_t seed) : random_{seed} {}

	/// A report about the awaited launch that the rules must accept.
	flick::Settled Play(const flick::GameState& state);

private:
	void Disturb(flick::GameState& table, flick::PieceId piece);
	void Lose(flick::GameState& table, flick::PieceId piece);
	bool PutOnTop(flick::GameState& table, flick::PieceId piece);
	bool PutDown(flick::GameState& table, flick::PieceId piece);
	flick::Point AnySpot();
	flick::Point SpotAround(flick::Point centre, std::int32_t reach);

	Random random_;
};

} // namespace faith::cli
