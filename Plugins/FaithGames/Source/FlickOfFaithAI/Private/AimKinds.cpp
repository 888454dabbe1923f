#include "FlickOfFaithAI/AimKinds.h"

#include "AimSearch.h"
#include "FlickOfFaithAI/Aiming.h"
#include "FlickOfFaithAI/Contest.h"
#include "FlickOfFaithAI/VoteTrial.h"
#include "FlickOfFaithRules/Board.h"
#include "FlickOfFaithRules/Queries.h"
#include "Touch.h"
#include "Unstrayed.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace faith::flick
{

namespace
{

constexpr std::uint32_t kChoiceCells = 600; ///< of the payoff image
constexpr std::uint32_t kChoiceDraws = 64;  ///< strays of the hand for each aim that is looked at closely
constexpr std::size_t kClosestAims = 3;     ///< aims of each kind that are looked at closely
constexpr std::uint64_t kChoiceSeed = 0xC401CEu;

std::uint8_t NearIslands(Point from)
{
	std::array<std::pair<std::int64_t, int>, board::kIslandCount> islands;
	for (int island = 0; island < board::kIslandCount; ++island)
	{
		islands[static_cast<std::size_t>(island)] = {
			physics::DistanceSquared(from, board::IslandCentre(island)), island};
	}
	std::sort(islands.begin(), islands.end());
	return static_cast<std::uint8_t>((1u << islands[0].second) | (1u << islands[1].second));
}

std::optional<AimKind> KindOf(const Rules& rules, const GameState& state, Seat seat, const DiscAim& aim)
{
	if (FirstMet(rules, state, seat, aim) != kNobody)
	{
		return AimKind::OtherPiece;
	}
	const Touch meant = TouchOf(MeantFor(rules, state, seat, aim));
	const std::uint8_t near = NearIslands(state.pieces[aim.piece].position);
	if (meant.navel)
	{
		return AimKind::Navel;
	}
	if (meant.city != kNoIsland)
	{
		return ((near >> meant.city) & 1) != 0 ? AimKind::NearCity : AimKind::FarCity;
	}
	if (meant.islands != 0)
	{
		return (meant.islands & near) != 0 ? AimKind::NearIsland : AimKind::FarIsland;
	}
	return std::nullopt;
}

using AimsByKind = std::array<std::vector<FoundAim>, kAimKinds>;

/// The most promising aims of each kind.
AimsByKind Candidates(const Rules& rules, const GameState& state, Seat seat, PieceId disc, AimSearch& search)
{
	const AimGrid grid = search.GridFor(disc, kChoiceCells);
	const PayoffImage image = search.ImageOf(disc, {}, grid, true);
	AimsByKind kinds;
	for (std::size_t column = 0; column < image.Columns(); ++column)
	{
		for (std::size_t row = 0; row < image.Rows(); ++row)
		{
			const Aim aim = grid.At(column, row);
			if (const auto kind = KindOf(rules, state, seat, DiscAim{disc, aim}))
			{
				kinds[static_cast<std::size_t>(*kind)].push_back({aim, image.At(column, row)});
			}
		}
	}
	for (std::vector<FoundAim>& aims : kinds)
	{
		std::stable_sort(
			aims.begin(), aims.end(), [](const FoundAim& a, const FoundAim& b) { return a.worth > b.worth; });
		aims.resize((std::min)(aims.size(), kClosestAims));
	}
	return kinds;
}

std::int32_t Millionths(double share)
{
	return static_cast<std::int32_t>(std::lround(share * kMillionths));
}

FlickChoice ChoiceAt(const Rules& rules, const GameState& state, Seat seat, PieceId disc, SearchControl& control)
{
	InlineExecutor here;
	const Judgement judgement{Horizon::Game, &ModelFor(state.PlayerCount())};
	AimSearch search(rules, state, seat, judgement, here, control);
	FlickChoice choice;
	choice.generation = state.generation;
	choice.place = static_cast<std::uint8_t>((seat + state.PlayerCount() - state.firstPlayer) % state.PlayerCount());
	choice.still = Millionths(search.Still());
	const AimsByKind kinds = Candidates(rules, state, seat, disc, search);
	for (std::size_t kind = 0; kind < kAimKinds; ++kind)
	{
		choice.best[kind] = -1;
		for (const FoundAim& found : kinds[kind])
		{
			const double worth = search.Expect({DiscAim{disc, found.aim}}, kChoiceDraws, kChoiceSeed);
			choice.best[kind] = (std::max)(choice.best[kind], Millionths(worth));
		}
	}
	return choice;
}

/// The seat that is asked to flick a single disc, and sees what it does; else nobody.
Seat SeatToFlick(const Rules& rules, const GameState& state)
{
	if (state.pending.Empty() || state.pending.Front().kind != DecisionKind::Flick)
	{
		return kNobody;
	}
	const Seat seat = NextToAnswer(state);
	const bool isHidden = Value(rules.Cards(), state, Param::MapHiddenWhileAiming, seat) != 0;
	return !isHidden && DiscsOfOneFlick(rules, state, seat).Size() == 1 ? seat : kNobody;
}

} // namespace

MatchChoices ChoicesOf(
	const Rules& rules, const Setup& setup, const Contestant& level, std::uint32_t every, SearchControl& control)
{
	const std::vector<const Contestant*> seats(setup.players, &level);
	ContestInPlay match(rules, setup, seats, true);
	MatchChoices choices;
	Random lot{setup.seed ^ kChoiceSeed};
	std::array<std::uint8_t, kMaxPlayers> turns{};
	std::uint8_t generation = 0;
	while (!match.IsOver() && !control.IsCancelled())
	{
		const GameState& state = match.State();
		const Seat seat = SeatToFlick(rules, state);
		turns = state.generation == generation ? turns : decltype(turns){};
		generation = state.generation;
		if (seat != kNobody)
		{
			if (lot.Below(every) == 0)
			{
				choices.flicks.push_back(
					ChoiceAt(rules, state, seat, DiscsOfOneFlick(rules, state, seat).Front(), control));
				choices.flicks.back().turn = turns[seat];
			}
			++turns[seat];
		}
		match.Play(match.Next(control));
	}
	return choices;
}

} // namespace faith::flick
