#include "FlickOfFaithRules/Catalogue.h"

#include "Gods/Gods.h"
#include "Laws/Laws.h"

namespace faith::flick
{

// Cards are numbered without gaps: laws from 1, gods from kFirstGod card by card and side by side. So a number is a place.
const EffectDef* Catalogue::Find(EffectId id) const
{
	if (id.value >= kFirstGod)
	{
		const std::size_t god = std::size_t{id.value} - kFirstGod;
		return god / 2 < godCards.size() ? godCards[god / 2].sides[god % 2] : nullptr;
	}
	const std::size_t place = std::size_t{id.value} - 1;
	return id != kNoCard && place < laws.size() ? laws[place] : nullptr;
}

bool Catalogue::IsLaw(EffectId id) const
{
	return id.value < kFirstGod && Find(id) != nullptr;
}

int Catalogue::GodCardOf(EffectId god) const
{
	const bool exists = god.value >= kFirstGod && Find(god) != nullptr;
	return exists ? (god.value - kFirstGod) / 2 : -1;
}

bool Catalogue::IsComplete(int councils) const
{
	const std::size_t needed = 2 * static_cast<std::size_t>(councils);
	if (laws.size() < needed || laws.size() > kMaxLaws || godCards.size() != kMaxPlayers)
	{
		return false;
	}
	for (std::size_t i = 0; i < laws.size(); ++i)
	{
		if (laws[i]->id.value != i + 1)
		{
			return false;
		}
	}
	for (std::size_t i = 0; i < 2 * godCards.size(); ++i)
	{
		if (godCards[i / 2].sides[i % 2]->id.value != kFirstGod + i)
		{
			return false;
		}
	}
	return true;
}

const Catalogue& StandardCatalogue()
{
	static const Catalogue catalogue{AllLaws(), AllGodCards()};
	return catalogue;
}

} // namespace faith::flick
