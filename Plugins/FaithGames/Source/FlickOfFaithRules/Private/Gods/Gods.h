#pragma once

#include "FlickOfFaithRules/Catalogue.h"

#include <span>

namespace faith::flick
{

/// The four god cards; their gods are numbered from kFirstGod, card by card.
std::span<const GodCard> AllGodCards();

} // namespace faith::flick
