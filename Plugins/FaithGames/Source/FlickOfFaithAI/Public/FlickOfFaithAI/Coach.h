#pragma once

#include "FaithKernel/Executor.h"
#include "FaithSearch/SearchControl.h"
#include "FlickOfFaithRules/Rules.h"
#include "FlickOfFaithRules/View.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

/// Advice on flicks: which are the best from a position, where they end and what they bring.
namespace faith::flick
{

/// What the coach is asked for and how much work it puts in. All work is counted in simulated flicks.
struct CoachSettings
{
	std::uint32_t count = 3;    ///< flicks to suggest, at least 1
	std::uint32_t image = 4000; ///< simulations that look for flicks
	std::uint32_t tries = 24;   ///< strays of the hand with which candidates are compared and improved, at least 1
	std::uint32_t draws = 200;  ///< strays of the hand behind every number that is told, at least 1
	/// Permille of the normal spread, kSteadiest..kShakiest, in place of the seat's own.
	std::optional<std::uint16_t> steadiness;
	std::uint64_t seed = 1;
};

inline constexpr std::uint32_t kFewestCoachFlicks = 1'000;
inline constexpr std::uint32_t kMostCoachFlicks = 1'000'000;

/// Settings whose answer takes about so many simulated flicks, kFewestCoachFlicks..kMostCoachFlicks.
[[nodiscard]] FLICKOFFAITHAI_API CoachSettings CoachWithin(std::uint32_t flicks, std::uint32_t count);

/// Where a flicked disc came to rest in one draw.
struct Landing
{
	Point position;    ///< of the centre; where it crossed the edge if it left the map
	bool left = false; ///< left the map

	friend bool operator==(const Landing&, const Landing&) = default;
};

/// How likely a disc is to count for a region right after the flick, 0 to 1 each. Regions overlap: a city is part of its island, a
/// cloud is part of the sea, and a disc may touch two islands. Sea, off the map, and any island or the Navel add up to 1.
struct RegionChances
{
	std::array<double, 4> islands{};
	std::array<double, 4> cities{};
	double navel = 0.0;
	double cloud = 0.0; ///< the one it is flicked from
	double sea = 0.0;
	double offMap = 0.0;

	friend bool operator==(const RegionChances&, const RegionChances&) = default;
};

/// What may become of one flicked disc.
struct DiscOutlook
{
	PieceId piece = kNoPiece;
	std::vector<Landing> landings; ///< one for each draw
	RegionChances chances;

	friend bool operator==(const DiscOutlook&, const DiscOutlook&) = default;
};

/// What a flick may be expected to bring. Points are means over all draws, played by the rules with all cards to the end of the turn:
/// whatever can be built is built, what a card offers is declined, and nothing is flicked again.
struct FlickOutlook
{
	Flick flick;                               ///< nothing is launched if the disc is kept where it lies
	double worth = 0.0;                        ///< about the chance to win, 0 to 1
	double regret = 0.0;                       ///< how much more the best flick found is worth
	std::array<double, kMaxPlayers> points{};  ///< VP gained by the end of the turn, by seat
	std::array<double, kMaxPlayers> worship{}; ///< VP that a worship right after this turn pays, by seat
	std::vector<DiscOutlook> discs;            ///< the launched ones and what lies on them

	friend bool operator==(const FlickOutlook&, const FlickOutlook&) = default;
};

/// Why there is no advice.
enum class Silence : std::uint8_t
{
	None,
	NothingToFlick, ///< this player is not asked to flick
	MapHidden,      ///< a card hides the map from the player, and so from the coach
};

/// The best flicks from a position.
struct Advice
{
	Silence silence = Silence::None;
	/// What the player sees, with the discs in the cloud. Nothing of it is secret.
	GameState table;
	/// What is still to be placed is taken to be placed like this.
	std::optional<PlaceDiscs> placing;
	std::vector<FlickOutlook> flicks; ///< clearly different ones, best first
	std::optional<FlickOutlook> keep; ///< what not flicking again brings, where that is allowed
};

/// One flick against the best that was found.
struct Evaluation
{
	Silence silence = Silence::None;
	Refusal refusal; ///< the flick is not allowed; then there is nothing else
	GameState table;
	std::optional<PlaceDiscs> placing;
	FlickOutlook flick;
	FlickOutlook best; ///< the flick itself if nothing better was found
};

/// Tells players how they could flick. It knows what the player sees and nothing else: neither the lot nor the order of the deck nor
/// where a law secretly pulls the hand. The same seed, settings and view give the same advice, with any number of threads; only a
/// search that was cancelled may answer differently.
class Coach
{
public:
	/// All but the settings must outlive the coach. It announces the work of every answer, unless that was done before.
	Coach(const Rules& rules, const CoachSettings& settings, Executor& executor, SearchControl& control,
		bool isAnnounced = false)
		: rules_(rules), settings_(settings), executor_(executor), control_(control), isAnnounced_(isAnnounced)
	{
	}

	/// The best flicks of the viewer, who is asked to flick, or to place first.
	[[nodiscard]] FLICKOFFAITHAI_API Advice Suggest(const PlayerView& view) const;

	/// What this flick of the viewer is worth.
	[[nodiscard]] FLICKOFFAITHAI_API Evaluation Evaluate(const PlayerView& view, const Flick& flick) const;

	/// Simulated flicks that an answer about one disc takes at most, but for a few; so many are announced.
	[[nodiscard]] FLICKOFFAITHAI_API static std::uint64_t Planned(const CoachSettings& settings);

private:
	const Rules& rules_;
	CoachSettings settings_;
	Executor& executor_;
	SearchControl& control_;
	bool isAnnounced_;
};

} // namespace faith::flick

namespace faith
{

template <>
inline constexpr auto kEnumNames<flick::Silence> = std::to_array<std::string_view>(
	{"none", "nothing_to_flick", "map_hidden"});

} // namespace faith
