#pragma once

#include "FlickOfFaithPresentation/DeskView.h"
#include "FlickOfFaithPresentation/Models.h"

namespace faith::flick
{

/// What a view marks on the table, lying a little above the mat: outlines of what a question is about, rings around pieces that may be
/// chosen, pieces where they would be put, the way of the aim and where the disc may come to rest. One part for each colour; nothing
/// while a card hides the map. Only for the one whose desk it is.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API Model MarkModelOf(const Catalogue& cards, const Desk& desk);

} // namespace faith::flick
