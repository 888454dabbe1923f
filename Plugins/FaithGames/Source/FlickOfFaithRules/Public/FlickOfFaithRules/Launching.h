#pragma once

#include "FlickOfFaithRules/Effects.h"
#include "FlickOfFaithRules/State.h"

#include <cstdint>

/// How an aim becomes a launch, and how far it may stray on the way (Rules 6.5 and 6.6). Rules, previews, computer players and
/// statistics all ask here.
namespace faith::flick
{

/// How far a flick may stray from its aim; small errors are likelier than large ones.
struct HandSpread
{
	std::int32_t angle = 0; ///< millidegrees either way
	std::int32_t power = 0; ///< permille of the power either way

	friend bool operator==(const HandSpread&, const HandSpread&) = default;
};

/// How far one flick strays from its aim.
struct HandError
{
	std::int32_t angle = 0; ///< millidegrees
	std::int32_t power = 0; ///< permille of the power, above -1000
};

/// About the way from a cloud to the Navel, micrometres: a flick meant to slide so far strays by the whole spread of the hand.
inline constexpr std::int64_t kUsualWay = 280'000;

/// The spread of a player's hand in this mission, for a flick over the usual way. LaunchMaker::SpreadFor knows other ways.
[[nodiscard]] FLICKOFFAITHRULES_API HandSpread SpreadOf(
	const Catalogue& catalogue, const GameState& state, Seat player);
/// The spread of a hand with this steadiness (Player::steadiness, permille) that no card changes.
[[nodiscard]] FLICKOFFAITHRULES_API HandSpread SpreadOfHand(std::uint16_t steadiness);

/// One error of a hand with this spread, over the usual way.
[[nodiscard]] FLICKOFFAITHRULES_API HandError DrawError(Random& random, const HandSpread& spread);

/// Turns a player's aims into launches. Asks the cards once, so that thousands of aims are cheap.
class LaunchMaker
{
public:
	FLICKOFFAITHRULES_API LaunchMaker(const Catalogue& catalogue, const GameState& state, Seat player);
	/// In a flick-off no card has an effect (Rule 4.5).
	[[nodiscard]] FLICKOFFAITHRULES_API static LaunchMaker ForFlickOff(const GameState& state, Seat player);

	/// How the disc on the map starts if the hand strays by this error of the usual way (Rules 6.5 and 6.6).
	[[nodiscard]] FLICKOFFAITHRULES_API physics::Launch Make(
		const Piece& piece, const DiscAim& flick, const HandError& error) const;
	/// The fastest this kind of piece can start, micrometres per second.
	[[nodiscard]] FLICKOFFAITHRULES_API std::int32_t TopSpeed(PieceKind kind) const;
	/// Micrometres a disc of this kind slides or rolls alone on the mat if the hand does not stray.
	[[nodiscard]] FLICKOFFAITHRULES_API std::int64_t WayOf(PieceKind kind, std::int32_t power) const;
	/// The power with which a disc slides so many micrometres, within what is possible; the inverse of WayOf.
	[[nodiscard]] FLICKOFFAITHRULES_API std::int32_t PowerFor(PieceKind kind, std::int64_t way) const;
	/// How far a flick of this power may stray.
	[[nodiscard]] FLICKOFFAITHRULES_API HandSpread SpreadFor(PieceKind kind, std::int32_t power) const;
	/// The spread over the usual way.
	const HandSpread& Spread() const { return spread_; }
	/// What cards say about the table while this player flicks; nothing is launched yet.
	const Launched& Conditions() const { return conditions_; }

private:
	LaunchMaker(const Launched& conditions, std::int32_t strength, const HandSpread& spread);

	Launched conditions_;
	std::int32_t strength_;
	HandSpread spread_;
};

/// What the table would have to play if the player flicked this disc on the map now, whose turn it is or not, and strayed by
/// this error of the usual way.
[[nodiscard]] FLICKOFFAITHRULES_API Launched LaunchedBy(
	const Catalogue& catalogue, const GameState& state, Seat player, const DiscAim& flick, const HandError& error = {});

/// A disc with nothing on it is no stack.
FLICKOFFAITHRULES_API void FlattenWithoutRider(const GameState& state, Launched& launched);

} // namespace faith::flick
