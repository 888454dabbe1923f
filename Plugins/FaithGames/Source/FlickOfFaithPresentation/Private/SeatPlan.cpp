#include "FlickOfFaithPresentation/SeatPlan.h"

#include "FlickOfFaithAI/Contestant.h"
#include "FlickOfFaithAI/Hand.h"
#include "FlickOfFaithRules/State.h"

#include <algorithm>
#include <string_view>

namespace faith::flick
{

namespace
{

constexpr std::string_view kUsualLevel = "priest";
constexpr std::string_view kMirrorLevel = "mirror";

/// One bit per seat that is played at this level, or by a person for an empty one.
std::uint8_t SeatsOf(std::span<const SeatLabel> seats, std::string_view level)
{
	std::uint8_t found = 0;
	for (std::size_t seat = 0; seat < seats.size() && seat < kMaxPlayers; ++seat)
	{
		found = static_cast<std::uint8_t>(
			found | (seats[seat].level == level ? SeatBit(static_cast<Seat>(seat)) : std::uint8_t{0}));
	}
	return found;
}

} // namespace

std::uint8_t PersonsAmong(std::span<const SeatLabel> seats)
{
	return SeatsOf(seats, {});
}

std::optional<std::string> UnknownLevel(std::span<const SeatLabel> seats)
{
	const auto unknown = std::find_if(seats.begin(), seats.end(),
		[](const SeatLabel& seat) { return seat.IsComputer() && FindContestant(seat.level) == nullptr; });
	return unknown != seats.end() ? std::optional(unknown->level) : std::nullopt;
}

void GiveHands(std::span<const SeatLabel> seats, Setup& setup, const std::optional<HandSpread>& measured)
{
	const std::size_t count = (std::min)(seats.size(), setup.steadiness.size());
	for (std::size_t seat = 0; seat < count; ++seat)
	{
		const Contestant* const level = FindContestant(seats[seat].level);
		if (level != nullptr)
		{
			setup.steadiness[seat] = level->steadiness;
		}
	}
	GiveMirrorsTheirHand(setup, PersonsAmong(seats), SeatsOf(seats, kMirrorLevel), measured);
}

std::vector<SeatLabel> SeatsWithComputers(std::size_t players, std::size_t computers)
{
	std::vector<SeatLabel> seats(players);
	for (std::size_t seat = players - (std::min)(computers, players); seat < players; ++seat)
	{
		seats[seat].level = kUsualLevel;
	}
	return seats;
}

std::vector<SeatLabel> GuessSeats(std::size_t players)
{
	return SeatsWithComputers(players, players == 0 ? 0 : players - 1);
}

} // namespace faith::flick
