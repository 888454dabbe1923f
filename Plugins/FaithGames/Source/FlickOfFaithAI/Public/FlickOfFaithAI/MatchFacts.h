#pragma once

#include "FaithKernel/Reflect.h"
#include "FlickOfFaithRules/Commands.h"
#include "FlickOfFaithRules/Events.h"
#include "FlickOfFaithRules/Rules.h"
#include "FlickOfFaithRules/State.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

/// What one match says about the balance of the game: numbers that can be added up over many matches.
namespace faith::flick
{

/// Where points come from.
enum class PointSource : std::uint8_t
{
	Navel,      ///< Rule 7.8
	Presence,   ///< Rule 8.1
	Domination, ///< Rule 8.2
	Cards,      ///< given by a card, or the part of the above that a card added
};

inline constexpr std::size_t kPointSources = 4;

/// Points of one generation, all players together, and the law that entered the game in it.
struct GenerationFacts
{
	EffectId law = kNoCard;
	std::int32_t points = 0;
	/// After its worship.
	std::array<std::int32_t, kMaxPlayers> scores{};

	friend bool operator==(const GenerationFacts&, const GenerationFacts&) = default;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("law", self.law);
		visit("points", self.points);
		visit("scores", self.scores);
	}
};

/// How often a flick was meant for something, and how often it got there.
struct AimFacts
{
	std::uint32_t aimed = 0;
	std::uint32_t reached = 0;

	friend bool operator==(const AimFacts&, const AimFacts&) = default;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("aimed", self.aimed);
		visit("reached", self.reached);
	}
};

/// One seat's side of a match.
struct SeatFacts
{
	EffectId god = kNoCard;
	std::array<std::int32_t, kPointSources> points{};
	std::uint32_t temples = 0;   ///< built, moved ones not counted
	std::uint32_t decisions = 0; ///< commands given

	friend bool operator==(const SeatFacts&, const SeatFacts&) = default;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("god", self.god);
		visit("points", self.points);
		visit("temples", self.temples);
		visit("decisions", self.decisions);
	}
};

/// A whole match.
struct MatchFacts
{
	static constexpr std::string_view kName = "match";
	std::uint8_t players = 0;
	Seat first = kNobody;  ///< who began the first generation
	Seat winner = kNobody; ///< nobody if the match was broken off
	std::vector<SeatFacts> seats;
	std::vector<GenerationFacts> generations;
	/// From the second generation on: all flicks, those whose path without straying first meets another player's piece, and those
	/// of them that took points from its owner: presence and domination, counted as if worship came right after the turn.
	std::uint32_t lateFlicks = 0;
	std::uint32_t contacts = 0;
	std::uint32_t costlyContacts = 0;
	/// All generations.
	std::uint32_t flicks = 0;
	AimFacts navel;
	AimFacts city;

	friend bool operator==(const MatchFacts&, const MatchFacts&) = default;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("players", self.players);
		visit("first", self.first);
		visit("winner", self.winner);
		visit("seats", self.seats);
		visit("generations", self.generations);
		visit("lateFlicks", self.lateFlicks);
		visit("contacts", self.contacts);
		visit("costlyContacts", self.costlyContacts);
		visit("flicks", self.flicks);
		visit("navel", self.navel);
		visit("city", self.city);
	}
};

/// Watches a match and keeps count.
class MatchObserver
{
public:
	/// The rules must outlive the observer.
	FLICKOFFAITHAI_API explicit MatchObserver(const Rules& rules);

	/// Before a command is applied.
	FLICKOFFAITHAI_API void Before(const GameState& state, const Command& command);
	/// After the set-up and after every command.
	FLICKOFFAITHAI_API void After(std::span<const Event> events, const GameState& state);

	const MatchFacts& Facts() const { return facts_; }

private:
	void WatchFlick(const GameState& state, const Flick& flick);
	void TakeContact(const Launched& launched);
	void Take(const Scored& scored);

	/// A flick that will first meet another player's piece if it does not stray, and has not been launched yet.
	struct Contact
	{
		GameState before;
		PieceId disc = kNoPiece;
		Seat victim = kNobody;
	};

	const Rules* rules_;
	MatchFacts facts_;
	std::optional<Contact> contact_;
};

/// The seat with the highest score, or kNobody when several share it.
[[nodiscard]] FLICKOFFAITHAI_API Seat SoleLeader(std::span<const std::int32_t> scores);

} // namespace faith::flick
