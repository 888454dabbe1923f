#include "Laws/Laws.h"

#include "FlickOfFaithRules/State.h"

#include <array>

namespace faith::flick
{

namespace
{

constexpr Duration kGeneration = Duration::ThisGeneration;
constexpr Duration kGame = Duration::RestOfGame;

// Names and durations. What a law does is written with it, in a file of its own, as modifiers and hooks; these have none
// yet, so a council's choice is announced, lasts and expires, and changes nothing.
constexpr EffectDef kBlindObedience{EffectId{1}, "blind_obedience", kGeneration};
constexpr EffectDef kLostSheep{EffectId{2}, "lost_sheep", kGame};
constexpr EffectDef kLittleFinger{EffectId{3}, "little_finger", kGeneration};
constexpr EffectDef kWeakerHand{EffectId{4}, "weaker_hand", kGeneration};
constexpr EffectDef kTowerOfBabel{EffectId{5}, "tower_of_babel", kGeneration};
constexpr EffectDef kBothHands{EffectId{6}, "both_hands", kGeneration};
constexpr EffectDef kRollingStones{EffectId{7}, "rolling_stones", kGeneration};
constexpr EffectDef kKingApe{EffectId{8}, "king_ape", kGame};
constexpr EffectDef kTornado{EffectId{9}, "tornado", kGeneration};
constexpr EffectDef kTemplars{EffectId{10}, "templars", kGame};
constexpr EffectDef kKraken{EffectId{11}, "kraken", kGame};
constexpr EffectDef kGreatPilgrimage{EffectId{12}, "great_pilgrimage", kGame};
constexpr EffectDef kHolyWar{EffectId{13}, "holy_war", kGeneration};
constexpr EffectDef kChosenOne{EffectId{14}, "chosen_one", kGame};
constexpr EffectDef kIndulgences{EffectId{15}, "indulgences", kGame};
constexpr EffectDef kGoldenCalf{EffectId{16}, "golden_calf", kGeneration};
constexpr EffectDef kIconoclasm{EffectId{17}, "iconoclasm", kGeneration};
constexpr EffectDef kSacrifice{EffectId{18}, "sacrifice", kGeneration};
constexpr EffectDef kExodus{EffectId{19}, "exodus", kGeneration};
constexpr EffectDef kSecondCalling{EffectId{20}, "second_calling", kGeneration};

/// Every law, in the order of the numbers.
constexpr std::array kAll{
	&kBlindObedience,
	&kLostSheep,
	&kLittleFinger,
	&kWeakerHand,
	&kTowerOfBabel,
	&kBothHands,
	&kRollingStones,
	&kKingApe,
	&kTornado,
	&kTemplars,
	&kKraken,
	&kGreatPilgrimage,
	&kHolyWar,
	&kChosenOne,
	&kIndulgences,
	&kGoldenCalf,
	&kIconoclasm,
	&kSacrifice,
	&kExodus,
	&kSecondCalling,
};

} // namespace

std::span<const EffectDef* const> AllLaws()
{
	return kAll;
}

} // namespace faith::flick
