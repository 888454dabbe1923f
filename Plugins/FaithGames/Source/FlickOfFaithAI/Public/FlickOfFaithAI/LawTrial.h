#pragma once

#include "FaithKernel/Reflect.h"
#include "FaithSearch/SearchControl.h"
#include "FlickOfFaithAI/Contestant.h"
#include "FlickOfFaithRules/Rules.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

/// What each law changes: the same match played on from the same council under every law and under none.
namespace faith::flick
{

/// One way a match went on.
struct LawBranch
{
	EffectId law = kNoCard;  ///< none = no new law in this generation
	std::int32_t points = 0; ///< VP of all players in the generation
	std::int32_t later = 0;  ///< VP of all players in the generations after it
	Seat winner = kNobody;

	friend bool operator==(const LawBranch&, const LawBranch&) = default;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("law", self.law);
		visit("points", self.points);
		visit("later", self.later);
		visit("winner", self.winner);
	}
};

/// One council and all that came of it. All branches begin with the same lot, so much of their luck is the same.
struct LawTrial
{
	static constexpr std::string_view kName = "laws";
	std::uint8_t generation = 0;
	Seat leader = kNobody; ///< sole leader before the council, or nobody
	Seat last = kNobody;   ///< the last of the generation in turn order
	LawBranch without;
	std::vector<LawBranch> with; ///< but for laws already in force

	friend bool operator==(const LawTrial&, const LawTrial&) = default;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("generation", self.generation);
		visit("leader", self.leader);
		visit("last", self.last);
		visit("without", self.without);
		visit("with", self.with);
	}
};

/// Plays a match of equal players up to a council, whose generation the seed chooses, and from there to its end once for each law and
/// once without. With cancellation the trial is incomplete.
[[nodiscard]] FLICKOFFAITHAI_API LawTrial TryLaws(
	const Rules& rules, const Setup& setup, const Contestant& level, SearchControl& control);

/// Swaps a law in as the upper card of the council; the card that was there goes where the law was. Nothing if the law is
/// in force already.
[[nodiscard]] FLICKOFFAITHAI_API std::optional<GameState> WithUpperLaw(GameState council, EffectId law);

} // namespace faith::flick
