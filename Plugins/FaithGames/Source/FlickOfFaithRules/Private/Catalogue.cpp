#include "FlickOfFaithRules/Catalogue.h"

#include "Gods/Gods.h"
#include "Laws/Laws.h"

namespace faith::flick
{

// Cards are numbered without gaps: laws from 1, then gods card by card, side by side. So a number is a place.
const EffectDef* Catalogue::Find(EffectId id) const
{
	if (id == kNoCard)
	{
		return nullptr;
	}
	const std::size_t place = id.value - std::size_t{1};
	if (place < laws.size())
	{
		return laws[place];
	}
	const std::size_t god = place - laws.size();
	return god / 2 < godCards.size() ? godCards[god / 2].sides[god % 2] : nullptr;
}

bool Catalogue::IsLaw(EffectId id) const
{
	return id != kNoCard && id.value <= laws.size();
}

int Catalogue::GodCardOf(EffectId god) const
{
	if (god == kNoCard || IsLaw(god) || Find(god) == nullptr)
	{
		return -1;
	}
	return static_cast<int>((god.value - 1 - laws.size()) / 2);
}

const Catalogue& StandardCatalogue()
{
	static const Catalogue catalogue{AllLaws(), AllGodCards()};
	return catalogue;
}

} // namespace faith::flick
