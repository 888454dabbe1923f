#pragma once

#include "FaithKernel/Executor.h"
#include "FaithSearch/SearchControl.h"
#include "FlickOfFaithAI/Opponent.h"
#include "FlickOfFaithRules/Rules.h"
#include "FlickOfFaithRules/View.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

namespace faith::flick
{

/// Somebody who plays: sees what a player sees and gives the commands a player gives.
class ComputerPlayer
{
public:
	virtual ~ComputerPlayer() = default;

	/// A command for the question that is open to this seat; the seat must be among those the game waits for.
	virtual Command Decide(const Rules& rules, const PlayerView& view, Executor& executor, SearchControl& control) = 0;
};

/// How a contestant makes up its mind.
enum class Manner : std::uint8_t
{
	Thinks,     ///< searches, see Opponent
	ByLot,      ///< any sampled command
	AimsAtCity, ///< flicks at the nearest city where it has no temple, builds whenever it can, leaves all else to the lot
	OnlyNavel, ///< flicks at the Navel every time, places as its thinking says, else like AimsAtCity
	OnlyCity,  ///< flicks at the nearest city every time, places as its thinking says, else like AimsAtCity
	OnlyLeader, ///< flicks at the nearest piece of the strongest other player, places as its thinking says, else like AimsAtCity
	Newcomer, ///< flicks at the Navel or a city where it has no temple, by lot; else like AimsAtCity
};

/// A kind of player that can be named on the command line and in a menu.
struct Contestant
{
	std::string_view key; ///< its texts are found under "level.<key>..."
	Manner manner = Manner::Thinks;
	/// Its hand's share of the normal spread, permille (Setup::steadiness).
	std::uint16_t steadiness = 1000;
	Thinking thinking;
};

/// The levels one can play against, the weakest first.
[[nodiscard]] FLICKOFFAITHAI_API std::span<const Contestant> Levels();

/// What levels are measured against: by lot, at the nearest city, and a search that believes its hand never strays and sees only the
/// points of today. All with a normal hand.
[[nodiscard]] FLICKOFFAITHAI_API std::span<const Contestant> Baselines();

/// Players for measuring the balance of the game: those with one idea, who have a priest's hand and placing, and a newcomer. The ladder
/// leaves them out.
[[nodiscard]] FLICKOFFAITHAI_API std::span<const Contestant> Ideas();

/// A level with a mind like the high priest's and this hand: that of a person (SteadinessLike) makes a fair match. Called "mirror".
[[nodiscard]] FLICKOFFAITHAI_API Contestant Mirror(std::uint16_t steadiness);

/// The hand of a mirror as long as no person's was measured, permille: the high priest's own.
inline constexpr std::uint16_t kMirrorUnmeasured = 950;

/// The level, baseline, idea or unmeasured mirror of this name, or nothing.
[[nodiscard]] FLICKOFFAITHAI_API const Contestant* FindContestant(std::string_view key);

[[nodiscard]] FLICKOFFAITHAI_API std::unique_ptr<ComputerPlayer> MakePlayer(
	const Contestant& contestant, std::uint64_t seed);

} // namespace faith::flick
