#include "FlickOfFaithPresentation/SeatPlan.h"

#include <algorithm>

namespace faith::flick
{

namespace
{

constexpr std::uint16_t kNormalHand = 1000; ///< permille
constexpr std::string_view kUsualLevel = "priest";

std::uint16_t HandOfFirstPerson(std::span<const SeatNote> seats, const Setup& setup)
{
	const std::size_t count = (std::min)(seats.size(), setup.steadiness.size());
	for (std::size_t seat = 0; seat < count; ++seat)
	{
		if (seats[seat].level.empty())
		{
			return setup.steadiness[seat];
		}
	}
	return kNormalHand;
}

} // namespace

std::optional<Contestant> ContestantOf(std::string_view level, std::uint16_t hand)
{
	if (level == kMirrorLevel)
	{
		return Mirror(hand);
	}
	const Contestant* const found = FindContestant(level);
	return found != nullptr ? std::optional(*found) : std::nullopt;
}

std::optional<std::string> UnknownLevel(std::span<const SeatNote> seats)
{
	for (const SeatNote& seat : seats)
	{
		if (!seat.level.empty() && !ContestantOf(seat.level, kNormalHand))
		{
			return seat.level;
		}
	}
	return std::nullopt;
}

void GiveHands(std::span<const SeatNote> seats, Setup& setup)
{
	const std::uint16_t person = HandOfFirstPerson(seats, setup);
	const std::size_t count = (std::min)(seats.size(), setup.steadiness.size());
	for (std::size_t seat = 0; seat < count; ++seat)
	{
		if (const auto contestant = ContestantOf(seats[seat].level, person))
		{
			setup.steadiness[seat] = contestant->steadiness;
		}
	}
}

std::vector<SeatNote> SeatsWithComputers(std::size_t players, std::size_t computers)
{
	std::vector<SeatNote> seats(players);
	for (std::size_t seat = players - (std::min)(computers, players); seat < players; ++seat)
	{
		seats[seat].level = kUsualLevel;
	}
	return seats;
}

std::vector<SeatNote> GuessSeats(std::size_t players)
{
	return SeatsWithComputers(players, players == 0 ? 0 : players - 1);
}

} // namespace faith::flick
