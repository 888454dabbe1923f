#include "AimSearch.h"

#include "FlickOfFaithAI/Aiming.h"
#include "FlickOfFaithRules/Board.h"

#include <algorithm>
#include <cmath>

namespace faith::flick
{

namespace
{

constexpr std::int32_t kShortestWay = 40'000; ///< micrometres; less does not leave the cloud
constexpr double kCoarser = 1.05;

/// A range of directions.
struct Window
{
	std::int32_t first = 0;
	std::int32_t width = physics::kFullTurn;
};

/// From a corner only what leads onto the map, from anywhere else all around.
Window WindowFrom(Point from)
{
	constexpr std::int32_t beside = 8'000;
	constexpr std::int32_t quarter = physics::kFullTurn / 4;
	for (int corner = 0; corner < board::kCornerCount; ++corner)
	{
		if (physics::Contains(Circle{board::CornerPoint(corner), board::kCloudRadius}, from))
		{
			// North-east looks from west to south; a quarter turn back for each corner on.
			const std::int32_t first = 2 * quarter - corner * quarter - beside;
			return {physics::NormalAngle(first), quarter + 2 * beside};
		}
	}
	return {};
}

std::vector<std::int32_t> PowersFrom(std::int32_t lowest, double factor)
{
	std::vector<std::int32_t> powers;
	double power = lowest;
	while (power < kFullPower)
	{
		powers.push_back(static_cast<std::int32_t>(std::lround(power)));
		power *= factor;
	}
	powers.push_back(kFullPower);
	return powers;
}

} // namespace

Aim AimGrid::At(std::size_t column, std::size_t row) const
{
	const auto turned = static_cast<std::int32_t>(column) * angleStep;
	return Aim{physics::NormalAngle(firstAngle + turned), powers[row], 0};
}

AimSearch::AimSearch(const Rules& rules, const GameState& table, Seat seat, const Judgement& judgement,
	Executor& executor, SearchControl& control)
	: table_(table), seat_(seat), judgement_(judgement), maker_(rules.Cards(), table, seat), touches_(TouchesOf(table)),
	  terms_(TermsOf(rules.Cards(), table, touches_)), judge_(terms_, table, touches_), executor_(executor),
	  control_(control)
{
	table_.launched = maker_.Conditions();
	const ExactScene scene(table_);
	workers_.resize(executor.Width());
	for (Worker& worker : workers_)
	{
		worker.simulator.Load(scene.View());
	}
}

double AimSearch::Still() const
{
	return WorthTo(seat_, terms_, judge_.After({}), judgement_);
}

double AimSearch::WorthAfter(std::size_t worker, const physics::Outcome& outcome)
{
	Worker& latest = workers_[worker];
	const Standing after = judge_.After(outcome);
	if (latest.worth < 0.0 || !(after == latest.standing))
	{
		latest.standing = after;
		latest.worth = WorthTo(seat_, terms_, after, judgement_);
	}
	return latest.worth;
}

/// The mean over all errors; every launch of one try strays by its own, the next in the list.
double AimSearch::Try(std::size_t worker, const Launches& launches, std::span<const HandError> errors)
{
	double sum = 0.0;
	physics::Shot shot;
	shot.rolling = maker_.Conditions().form == FlickForm::Rolling;
	for (std::size_t draw = 0; draw < errors.size(); ++draw)
	{
		shot.launches.Clear();
		for (std::size_t i = 0; i < launches.Size(); ++i)
		{
			const HandError& error = errors[(draw + i * 7) % errors.size()];
			shot.launches.PushBack(maker_.Make(table_.pieces[launches[i].piece], launches[i], error));
		}
		sum += WorthAfter(worker, workers_[worker].simulator.Play(shot));
	}
	control_.Count(errors.size());
	return sum / static_cast<double>(errors.size());
}

std::vector<HandError> AimSearch::DrawErrors(std::uint32_t draws, std::uint64_t seed) const
{
	Random random{seed};
	std::vector<HandError> errors(draws == 0 ? 1 : 0);
	for (std::uint32_t i = 0; i < draws; ++i)
	{
		errors.push_back(DrawError(random, Spread()));
	}
	return errors;
}

/// Every worker takes each of its tasks in turn, so that it has a simulator of its own.
void AimSearch::RunAll(std::size_t count, const std::function<void(std::size_t worker, std::size_t task)>& task)
{
	executor_.ForEach(workers_.size(),
		[&](std::size_t worker)
		{
			for (std::size_t i = worker; i < count && !control_.IsCancelled(); i += workers_.size())
			{
				task(worker, i);
			}
		});
}

/// So that an undisturbed disc comes to rest on the target, or so many micrometres beyond it.
Aim AimSearch::AimAt(PieceId disc, Point target, std::int64_t farther) const
{
	const Piece& piece = table_.pieces[disc];
	const auto squared = static_cast<std::uint64_t>(physics::DistanceSquared(piece.position, target));
	const std::int64_t way = physics::IntegerSqrt(squared) + farther;
	return Aim{AngleTowards(piece.position, target), maker_.PowerFor(piece.kind, way), 0};
}

std::vector<Aim> AimSearch::Targets(PieceId disc) const
{
	constexpr std::int64_t push = 120'000;
	std::vector<Aim> aims{AimAt(disc, Point{}, 0)};
	for (int island = 0; island < board::kIslandCount; ++island)
	{
		aims.push_back(AimAt(disc, board::IslandCentre(island), 0));
	}
	for (std::size_t i = 0; i < table_.pieces.Size(); ++i)
	{
		const Piece& piece = table_.pieces[i];
		if (!IsDiscOnMap(piece) || !IsProphet(piece) || piece.owner == seat_)
		{
			continue;
		}
		// What lies on another disc is looked at where it is itself.
		const Touch touch = piece.restsOn == kNoPiece ? touches_[i] : TouchOf(ShapeOf(piece));
		if (touch.islands != 0)
		{
			aims.push_back(AimAt(disc, piece.position, push));
		}
	}
	return aims;
}

FoundAim AimSearch::BestTarget(PieceId disc, const Launches& others, std::uint32_t draws, std::uint64_t seed)
{
	const std::vector<HandError> errors = DrawErrors(draws, seed);
	FoundAim best{Aim{0, 1, 0}, -1.0};
	for (const Aim& aim : Targets(disc))
	{
		TryInstead(best, aim, disc, others, errors);
	}
	return best;
}

AimGrid AimSearch::GridFor(PieceId disc, std::uint32_t cells) const
{
	const Piece& piece = table_.pieces[disc];
	const Window window = WindowFrom(piece.position);
	const std::int32_t lowest = (std::min)(maker_.PowerFor(piece.kind, kShortestWay), kFullPower / 2);
	// Cells of the proportions of the spread, coarser and coarser until there are few enough.
	AimGrid grid;
	for (double coarse = 0.2;; coarse *= kCoarser)
	{
		grid.angleStep = (std::max)(static_cast<std::int32_t>(Spread().angle * coarse), 1);
		grid.factor = 1.0 + (std::max)(Spread().power / 1000.0 * coarse, 0.002);
		grid.columns = static_cast<std::size_t>(window.width / grid.angleStep) + 1;
		grid.powers = PowersFrom(lowest, grid.factor);
		if (grid.columns * grid.powers.size() <= (std::max)(cells, 16u))
		{
			break;
		}
	}
	const auto covered = static_cast<std::int32_t>(grid.columns - 1) * grid.angleStep;
	grid.firstAngle = window.first + (window.width - covered) / 2;
	return grid;
}

/// Harder flicks stray farther, so every row has its own odds.
void AimSearch::BlurByHand(PieceKind kind, const AimGrid& grid, PayoffImage& image) const
{
	std::vector<double> borders;
	for (std::size_t row = 1; row < grid.powers.size(); ++row)
	{
		borders.push_back((grid.powers[row - 1] + grid.powers[row]) / 2.0);
	}
	std::vector<BlurKernel> columns;
	std::vector<CellOdds> rows;
	for (const std::int32_t power : grid.powers)
	{
		const HandSpread spread = maker_.SpreadFor(kind, power);
		columns.push_back(TriangleKernel(static_cast<double>(spread.angle) / grid.angleStep));
		rows.push_back(TriangleOdds(power, power * spread.power / 1000.0, borders));
	}
	image.Blur(columns, rows);
}

PayoffImage AimSearch::ImageOf(PieceId disc, const Launches& others, const AimGrid& grid, bool seesSpread)
{
	PayoffImage image(grid.columns, grid.powers.size());
	const HandError none[] = {HandError{}};
	RunAll(grid.columns,
		[&](std::size_t worker, std::size_t column)
		{
			for (std::size_t row = 0; row < image.Rows(); ++row)
			{
				Launches launches = others;
				launches.PushBack(DiscAim{disc, grid.At(column, row)});
				image.At(column, row) = Try(worker, launches, none);
			}
		});
	if (seesSpread)
	{
		BlurByHand(table_.pieces[disc].kind, grid, image);
	}
	return image;
}

std::vector<FoundAim> AimSearch::Best(PieceId disc, const Launches& others, const AimEffort& effort, std::uint64_t seed)
{
	if (effort.image == 0)
	{
		return {BestTarget(disc, others, effort.draws, seed)};
	}
	const AimGrid grid = GridFor(disc, effort.image);
	const PayoffImage image = ImageOf(disc, others, grid, effort.seesSpread);
	const std::size_t apart = effort.seesSpread ? 1 : 0;
	const std::size_t wanted = effort.seesSpread ? effort.candidates : 1;
	std::vector<FoundAim> found;
	for (const ImageCell& cell : image.Peaks(wanted, apart, apart))
	{
		found.push_back({grid.At(cell.column, cell.row), cell.value});
	}
	if (!effort.seesSpread || effort.draws == 0)
	{
		return found;
	}
	for (const Aim& aim : Targets(disc))
	{
		found.push_back({aim, 0.0});
	}
	const std::vector<HandError> errors = DrawErrors(effort.draws, seed);
	RunAll(found.size(),
		[&](std::size_t worker, std::size_t i)
		{
			Launches launches = others;
			launches.PushBack(DiscAim{disc, found[i].aim});
			found[i].worth = Try(worker, launches, errors);
		});
	const auto better = [](const FoundAim& a, const FoundAim& b) { return a.worth > b.worth; };
	std::stable_sort(found.begin(), found.end(), better);
	Improve(found.front(), disc, others, grid, errors);
	return found;
}

bool AimSearch::TryInstead(
	FoundAim& found, const Aim& aim, PieceId disc, const Launches& others, std::span<const HandError> errors)
{
	if (aim.power < 1 || aim.power > kFullPower || control_.IsCancelled())
	{
		return false;
	}
	Launches launches = others;
	launches.PushBack(DiscAim{disc, aim});
	const double worth = Try(0, launches, errors);
	if (worth <= found.worth)
	{
		return false;
	}
	found = {aim, worth};
	return true;
}

/// Steps of half a cell in direction and power, then spin.
void AimSearch::Improve(
	FoundAim& found, PieceId disc, const Launches& others, const AimGrid& grid, std::span<const HandError> errors)
{
	const std::int32_t turn = (std::max)(grid.angleStep / 2, 1);
	const auto more = [&](std::int32_t power)
	{ return static_cast<std::int32_t>(std::lround(power * (1.0 + (grid.factor - 1.0) / 2.0))); };
	const auto less = [&](std::int32_t power)
	{ return static_cast<std::int32_t>(std::lround(power / (1.0 + (grid.factor - 1.0) / 2.0))); };
	const Aim start = found.aim;
	for (const std::int32_t side : {-turn, turn})
	{
		TryInstead(found, Aim{physics::NormalAngle(start.angle + side), start.power, 0}, disc, others, errors);
	}
	const Aim turned = found.aim;
	TryInstead(found, Aim{turned.angle, more(turned.power), 0}, disc, others, errors);
	TryInstead(found, Aim{turned.angle, less(turned.power), 0}, disc, others, errors);
	const Aim straight = found.aim;
	for (const std::int32_t spin : {-600, 600})
	{
		TryInstead(found, Aim{straight.angle, straight.power, spin}, disc, others, errors);
	}
}

double AimSearch::Expect(const Launches& launches, std::uint32_t draws, std::uint64_t seed)
{
	const std::vector<HandError> errors = DrawErrors(draws, seed);
	return Try(0, launches, errors);
}

} // namespace faith::flick
