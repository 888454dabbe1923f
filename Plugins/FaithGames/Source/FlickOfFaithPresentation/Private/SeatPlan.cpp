#include "FlickOfFaithPresentation/SeatPlan.h"

#include "FlickOfFaithAI/Contestant.h"
#include "FlickOfFaithAI/Hand.h"
#include "FlickOfFaithRules/State.h"

#include <algorithm>
#include <charconv>
#include <string_view>

namespace faith::flick
{

namespace
{

constexpr std::string_view kUsualLevel = "novice";

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

SeatPlan SeatPlan::Usual()
{
	SeatPlan plan;
	for (const SeatLabel& who : GuessSeats(kMaxPlayers))
	{
		plan.seats.push_back({who, 0});
	}
	return plan;
}

bool SeatPlan::CanAdd() const
{
	return players < seats.size();
}

bool SeatPlan::CanRemove() const
{
	constexpr std::size_t fewest = 2;
	return players > fewest;
}

bool SeatPlan::CanSplit() const
{
	const std::uint8_t persons = PersonsAmong(Labels());
	return (persons & (persons - 1)) != 0;
}

void SeatPlan::Add()
{
	players += CanAdd() ? std::size_t{1} : std::size_t{0};
}

void SeatPlan::Remove(std::size_t seat)
{
	if (CanRemove() && seat < players)
	{
		const auto gone = seats.begin() + static_cast<std::ptrdiff_t>(seat);
		std::rotate(gone, gone + 1, seats.end());
		--players;
	}
}

void SeatPlan::Take(const SeatPreset& preset)
{
	const auto computer =
		std::find_if(seats.begin(), seats.end(), [](const PlannedSeat& each) { return each.who.IsComputer(); });
	const std::string level = computer != seats.end() ? computer->who.level : std::string(kUsualLevel);
	players = (std::min)(std::size_t{preset.players}, seats.size());
	for (std::size_t seat = 0; seat < players; ++seat)
	{
		const bool isPerson = (preset.persons & SeatBit(static_cast<Seat>(seat))) != 0;
		seats[seat].who.level = isPerson ? std::string() : level;
	}
}

bool SeatPlan::Is(const SeatPreset& preset) const
{
	return players == preset.players && PersonsAmong(Labels()) == preset.persons;
}

void SeatPlan::SetSeed(std::string_view typed)
{
	constexpr std::size_t mostDigits = 19;
	seed.clear();
	for (const char character : typed)
	{
		if (character >= '0' && character <= '9' && seed.size() < mostDigits)
		{
			seed += character;
		}
	}
}

std::vector<SeatLabel> SeatPlan::Labels() const
{
	constexpr std::string_view blanks = " \t";
	std::vector<SeatLabel> labels;
	for (std::size_t seat = 0; seat < players && seat < seats.size(); ++seat)
	{
		SeatLabel label = seats[seat].who;
		label.name.erase(0, (std::min)(label.name.find_first_not_of(blanks), label.name.size()));
		label.name.erase(label.name.find_last_not_of(blanks) + 1);
		labels.push_back(label);
	}
	return labels;
}

Setup SeatPlan::SetupWith(std::uint64_t freshSeed) const
{
	Setup setup;
	setup.players = static_cast<std::uint8_t>(players);
	setup.seed = freshSeed;
	// What does not fit leaves the fresh one.
	std::from_chars(seed.data(), seed.data() + seed.size(), setup.seed);
	for (std::size_t seat = 0; seat < players && seat < setup.steadiness.size(); ++seat)
	{
		setup.steadiness[seat] = seats[seat].steadiness > 0 ? seats[seat].steadiness : setup.steadiness[seat];
	}
	return setup;
}

} // namespace faith::flick
