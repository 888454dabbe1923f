#pragma once

#include "FaithKernel/Random.h"
#include "FlickOfFaithRules/Commands.h"
#include "FlickOfFaithRules/State.h"

#include <cstdint>

namespace faith::flick
{

/// A table on which anything possible happens: the flicked discs and others end anywhere, on cities and on the Navel, half
/// in the cloud, on top of each other or off the map. It knows no physics; it is for shaking the rules.
class UnrulyTable
{
public:
	explicit UnrulyTable(std::uint64_t seed) : random_{seed} {}

	/// A report about the awaited launch that the rules must accept.
	FLICKOFFAITHAI_API Settled Play(const GameState& state);

private:
	void Disturb(GameState& table, PieceId piece);
	void Lose(GameState& table, PieceId piece);
	bool PutOnTop(GameState& table, PieceId piece);
	bool PutDown(GameState& table, PieceId piece);
	Point AnySpot();
	Point SpotAround(Point centre, std::int32_t reach);

	Random random_;
};

} // namespace faith::flick
