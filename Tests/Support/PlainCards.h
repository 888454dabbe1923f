#pragma once

#include "FlickOfFaithRules/Catalogue.h"
#include "FlickOfFaithRules/Rules.h"
#include "Support/TestCards.h"

#include <gtest/gtest.h>

#include <string_view>

/// Catalogues in which only the cards under test do something.
namespace faith::flick::test
{

/// No card does anything: for tests of the rules themselves.
inline const Catalogue& PlainCatalogue()
{
	static const TestCards plain{{}};
	return plain.Cards();
}

/// The laws of the game, and gods that do nothing.
inline const Catalogue& LawsOnly()
{
	static const Catalogue catalogue{StandardCatalogue().laws, PlainCatalogue().godCards};
	return catalogue;
}

/// The gods of the game, and laws that do nothing.
inline const Catalogue& GodsOnly()
{
	static const Catalogue catalogue{PlainCatalogue().laws, StandardCatalogue().godCards};
	return catalogue;
}

/// A card of the game by its key.
inline EffectId CardNamed(std::string_view key)
{
	for (const EffectDef* law : StandardCatalogue().laws)
	{
		if (law->key == key)
		{
			return law->id;
		}
	}
	for (const GodCard& card : StandardCatalogue().godCards)
	{
		for (const EffectDef* god : card.sides)
		{
			if (god->key == key)
			{
				return god->id;
			}
		}
	}
	ADD_FAILURE() << "no card is called " << key;
	return kNoCard;
}

} // namespace faith::flick::test
