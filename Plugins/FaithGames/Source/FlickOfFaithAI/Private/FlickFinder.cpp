#include "FlickFinder.h"

#include "FlickOfFaithAI/Aiming.h"
#include "TurnForecast.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>

namespace faith::flick
{

namespace
{

constexpr std::int32_t kApartAngle = 5'000; ///< millidegrees
constexpr std::int32_t kApartPower = 150;   ///< permille
/// Many of them come to the same.
constexpr std::size_t kPeaksPerFlick = 8;
/// More than are wanted are improved, for some turn out to be alike.
constexpr std::size_t kSpare = 2;
constexpr std::uint64_t kSteps = 10;
/// Told numbers come from other strays than those that chose the flick, or they would flatter it.
constexpr std::uint64_t kOtherStrays = 0x5D1CE5ull;

bool IsBetter(const FoundAim& a, const FoundAim& b)
{
	return a.worth > b.worth;
}

/// The difference of two directions, at most half a turn.
std::int32_t TurnBetween(std::int32_t a, std::int32_t b)
{
	const std::int32_t turn = std::abs(a - b) % physics::kFullTurn;
	return (std::min)(turn, physics::kFullTurn - turn);
}

bool IsAlike(const Aim& a, const Aim& b, const HandSpread& apart)
{
	const std::int32_t smaller = (std::min)(a.power, b.power);
	const std::int32_t more = std::abs(a.power - b.power) * 1000 / smaller;
	return TurnBetween(a.angle, b.angle) < apart.angle && more < apart.power;
}

Launches With(const Launches& others, PieceId disc, const Aim& aim)
{
	Launches launches = others;
	launches.PushBack(DiscAim{disc, aim});
	return launches;
}

} // namespace

FlickFinder::FlickFinder(const Rules& rules, const GameState& table, Seat seat, const Judgement& judgement,
	const CoachSettings& settings, Executor& executor, SearchControl& control)
	: rules_(rules), table_(table), seat_(seat), judgement_(judgement), settings_(settings), executor_(executor),
	  control_(control)
{
	const HandSpread spread = SpreadOf(rules.Cards(), table, seat);
	apart_ = {(std::max)(spread.angle, kApartAngle), (std::max)(spread.power, kApartPower)};
}

std::uint64_t FlickFinder::Planned(const CoachSettings& settings)
{
	const std::uint64_t compared = settings.count * kPeaksPerFlick + 1;
	const std::uint64_t improved = settings.count + kSpare;
	return settings.image + (compared + improved * kSteps) * settings.tries;
}

AimSearch FlickFinder::SearchHere(Executor& executor) const
{
	return AimSearch(rules_, table_, seat_, judgement_, executor, control_);
}

double FlickFinder::Still() const
{
	InlineExecutor here;
	return SearchHere(here).Still();
}

/// The best of the payoff image, far enough from each other, and the best of the obvious aims.
std::vector<FoundAim> FlickFinder::Candidates(
	AimSearch& search, PieceId disc, const Launches& others, std::uint32_t image, std::size_t count) const
{
	const AimGrid grid = search.GridFor(disc, image);
	const PayoffImage payoffs = search.ImageOf(disc, others, grid, true);
	const auto columns = static_cast<std::size_t>(apart_.angle / grid.angleStep);
	const auto rows = static_cast<std::size_t>(apart_.power / 1000.0 / (grid.factor - 1.0));
	std::vector<FoundAim> found;
	for (const ImageCell& cell : payoffs.Peaks(count * kPeaksPerFlick, columns, rows))
	{
		found.push_back({grid.At(cell.column, cell.row), cell.value});
	}
	found.push_back(search.BestTarget(disc, others, settings_.tries, settings_.seed));
	return found;
}

/// What a flick that goes as aimed changes about who counts where.
std::vector<FlickFinder::Change> FlickFinder::ChangesBy(const Launches& launches) const
{
	const LaunchMaker maker(rules_.Cards(), table_, seat_);
	GameState table = table_;
	table.launched = maker.Conditions();
	for (const DiscAim& launch : launches)
	{
		table.launched.launches.PushBack(maker.Make(table.pieces[launch.piece], launch, HandError{}));
	}
	const Settled report = PlayExactly(table);
	const GameState after = AtRest(table, report);
	control_.Count(1);
	std::vector<Change> changes;
	for (const DiscRest& rest : report.discs)
	{
		const Touch touch = TouchOf(after, rest.piece);
		if (rest.left || !(touch == TouchOf(table, rest.piece)))
		{
			changes.push_back({rest.piece, touch, rest.left});
		}
	}
	return changes;
}

/// Drops what is aimed like something better or comes to the same.
void FlickFinder::KeepDifferent(
	std::vector<FoundAim>& aims, PieceId disc, const Launches& others, std::size_t count) const
{
	std::stable_sort(aims.begin(), aims.end(), IsBetter);
	std::vector<FoundAim> kept;
	std::vector<std::vector<Change>> known;
	for (const FoundAim& aim : aims)
	{
		const bool isNew = std::none_of(
			kept.begin(), kept.end(), [&](const FoundAim& better) { return IsAlike(aim.aim, better.aim, apart_); });
		if (!isNew || kept.size() == count)
		{
			continue;
		}
		std::vector<Change> changes = ChangesBy(With(others, disc, aim.aim));
		if (std::find(known.begin(), known.end(), changes) == known.end())
		{
			known.push_back(std::move(changes));
			kept.push_back(aim);
		}
	}
	aims = std::move(kept);
}

/// Smaller and smaller steps in direction and power, then spin; kSteps in all.
void FlickFinder::Improve(FoundAim& found, PieceId disc, const Launches& others, AimSearch& search) const
{
	const HandSpread spread = search.Spread();
	const auto tryInstead = [&](Aim aim)
	{
		aim.angle = physics::NormalAngle(aim.angle);
		aim.power = (std::min)((std::max)(aim.power, 1), kFullPower);
		const double worth = search.Expect(With(others, disc, aim), settings_.tries, settings_.seed);
		if (worth > found.worth)
		{
			found = {aim, worth};
		}
	};
	for (const std::int32_t finer : {1, 2})
	{
		const std::int32_t turn = (std::max)(spread.angle / finer, 1);
		const std::int32_t change = (std::max)(found.aim.power * spread.power / 1000 / finer, 1);
		const Aim start = found.aim;
		tryInstead({start.angle - turn, start.power, 0});
		tryInstead({start.angle + turn, start.power, 0});
		const Aim turned = found.aim;
		tryInstead({turned.angle, turned.power - change, 0});
		tryInstead({turned.angle, turned.power + change, 0});
	}
	const Aim straight = found.aim;
	tryInstead({straight.angle, straight.power, -600});
	tryInstead({straight.angle, straight.power, 600});
}

std::vector<FoundAim> FlickFinder::AimsFor(
	PieceId disc, const Launches& others, std::uint32_t image, std::size_t count) const
{
	AimSearch search = SearchHere(executor_);
	std::vector<FoundAim> aims = Candidates(search, disc, others, image, count);
	const auto withEach = [&](const auto& task)
	{
		executor_.ForEach(aims.size(),
			[&](std::size_t i)
			{
				InlineExecutor here;
				AimSearch own = SearchHere(here);
				task(aims[i], own);
			});
	};
	withEach([&](FoundAim& aim, AimSearch& own)
		{ aim.worth = own.Expect(With(others, disc, aim.aim), settings_.tries, settings_.seed); });
	KeepDifferent(aims, disc, others, count + kSpare);
	withEach([&](FoundAim& aim, AimSearch& own) { Improve(aim, disc, others, own); });
	KeepDifferent(aims, disc, others, count);
	return aims;
}

std::vector<FoundFlick> FlickFinder::Find() const
{
	const auto discs = DiscsOfOneFlick(rules_, table_, seat_);
	assert(!discs.Empty());
	const std::size_t count = (std::max)(settings_.count, 1u);
	const std::uint32_t image = settings_.image / static_cast<std::uint32_t>(discs.Size());
	std::vector<FoundFlick> found;
	for (const FoundAim& first : AimsFor(discs[0], {}, image, count))
	{
		FoundFlick flick{Flick{seat_, {DiscAim{discs[0], first.aim}}}, first.worth};
		for (std::size_t i = 1; i < discs.Size(); ++i)
		{
			const std::uint32_t share = image / static_cast<std::uint32_t>(count);
			const FoundAim next = AimsFor(discs[i], flick.flick.launches, share, 1).front();
			flick.flick.launches.PushBack(DiscAim{discs[i], next.aim});
			flick.worth = next.worth;
		}
		found.push_back(flick);
	}
	Measure(found);
	std::stable_sort(
		found.begin(), found.end(), [](const FoundFlick& a, const FoundFlick& b) { return a.worth > b.worth; });
	return found;
}

void FlickFinder::Measure(std::vector<FoundFlick>& flicks) const
{
	executor_.ForEach(flicks.size(),
		[&](std::size_t i)
		{
			InlineExecutor here;
			flicks[i].worth =
				SearchHere(here).Expect(flicks[i].flick.launches, settings_.draws, settings_.seed ^ kOtherStrays);
		});
}

} // namespace faith::flick
