#include "FlickOfFaithPresentation/PadPlaces.h"

namespace faith::flick
{

int PadPlaces::FreePlaceFor(std::string_view kind) const
{
	int free = kNoPlace;
	for (std::size_t i = 0; i < places_.size(); ++i)
	{
		if (!places_[i].isTaken && places_[i].kind == kind)
		{
			return static_cast<int>(i);
		}
		free = free == kNoPlace && !places_[i].isTaken ? static_cast<int>(i) : free;
	}
	return free;
}

int PadPlaces::Join(std::int32_t device, std::string_view kind)
{
	if (const int known = PlaceOf(device); known != kNoPlace)
	{
		return known;
	}
	int place = FreePlaceFor(kind);
	if (place == kNoPlace)
	{
		place = static_cast<int>(places_.size());
		places_.emplace_back();
	}
	places_[static_cast<std::size_t>(place)] = {device, std::string(kind), true};
	return place;
}

void PadPlaces::Leave(std::int32_t device)
{
	if (const int place = PlaceOf(device); place != kNoPlace)
	{
		places_[static_cast<std::size_t>(place)].isTaken = false;
	}
}

int PadPlaces::PlaceOf(std::int32_t device) const
{
	for (std::size_t i = 0; i < places_.size(); ++i)
	{
		if (places_[i].isTaken && places_[i].device == device)
		{
			return static_cast<int>(i);
		}
	}
	return kNoPlace;
}

std::uint8_t PadPlaces::Taken() const
{
	unsigned bits = 0;
	for (std::size_t i = 0; i < places_.size() && i < 8; ++i)
	{
		bits |= places_[i].isTaken ? 1u << i : 0u;
	}
	return static_cast<std::uint8_t>(bits);
}

} // namespace faith::flick
