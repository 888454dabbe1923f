#pragma once

#include "FlickOfFaithRules/Effects.h"

#include <array>
#include <span>
#include <string_view>

namespace faith::flick
{

/// A god card: its colour and a god on either side.
struct GodCard
{
	std::string_view key;                  ///< "god_card.<key>"
	std::string_view colour;               ///< "colour.<colour>"
	std::array<const EffectDef*, 2> sides; ///< GodSide::A, GodSide::B
};

/// All cards a game is played with. Rules work with any catalogue, which is how tests bring cards of their own.
struct Catalogue
{
	std::span<const EffectDef* const> laws;
	std::span<const GodCard> godCards; ///< four

	/// The definition of a card, or nothing if there is none with this number.
	FLICKOFFAITHRULES_API const EffectDef* Find(EffectId id) const;
	FLICKOFFAITHRULES_API bool IsLaw(EffectId id) const;
	/// The god card that has this god, or -1.
	FLICKOFFAITHRULES_API int GodCardOf(EffectId god) const;
	/// Enough laws for so many councils and not too many, four god cards, and every number is a place.
	FLICKOFFAITHRULES_API bool IsComplete(int councils) const;
};

/// The cards of the game: 20 laws and 8 gods.
FLICKOFFAITHRULES_API const Catalogue& StandardCatalogue();

} // namespace faith::flick
