#pragma once

#include "FlickOfFaithCli/JsonPath.h"
#include "FlickOfFaithPresentation/Wording.h"

#include <cstdint>
#include <string>
#include <vector>

/// Everything about one card, for people and as JSON.
namespace faith::cli
{

enum class CardKind : std::uint8_t
{
	Law,
	God,
};

/// In the order of their numbers.
[[nodiscard]] std::vector<const flick::EffectDef*> CardsOf(const flick::Catalogue& cards, CardKind kind);

/// Name, kind and number, from 1 for laws and for gods.
[[nodiscard]] std::string CardTitle(const flick::Wording& words, const flick::EffectDef& card);
/// How long a law lasts, or on which card a god is.
[[nodiscard]] std::string CardOccasion(const flick::Wording& words, const flick::EffectDef& card);
/// All that is known about the card.
[[nodiscard]] std::string CardSheet(const flick::Wording& words, const flick::EffectDef& card);
[[nodiscard]] Json CardJson(const flick::Wording& words, const flick::EffectDef& card);

/// The names of what an answer consists of, such as ["piece", "island"].
[[nodiscard]] Json PartsJson(unsigned parts);

} // namespace faith::cli
