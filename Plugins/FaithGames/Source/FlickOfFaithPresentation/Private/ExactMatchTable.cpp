#include "FlickOfFaithPresentation/ExactMatchTable.h"

#include "FlickOfFaithRules/ExactTable.h"

namespace faith::flick
{

void ExactMatchTable::Begin(const GameState& state, Ticket ticket)
{
	const Settled settled = PlayAndRecord(state, recording_);
	play_(ticket, settled, recording_);
}

std::uint32_t ExactMatchTable::PhysicsVersion() const
{
	return kPhysicsVersion;
}

} // namespace faith::flick
