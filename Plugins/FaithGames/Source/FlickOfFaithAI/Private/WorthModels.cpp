#include "FlickOfFaithAI/Worth.h"

namespace faith::flick
{

namespace
{

#include "WorthModels.inl"

} // namespace

const WorthModel& ModelFor(int players)
{
	const int index = players < 2 ? 0 : (players > kMaxPlayers ? kMaxPlayers - 2 : players - 2);
	return kModels[index];
}

} // namespace faith::flick
