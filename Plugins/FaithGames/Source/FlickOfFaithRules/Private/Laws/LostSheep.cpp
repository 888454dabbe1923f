#include "Cards.h"
#include "FlickOfFaithRules/Board.h"
#include "Laws/Laws.h"
#include "Spots.h"

#include <algorithm>
#include <bit>

namespace faith::flick
{

namespace
{

constexpr std::uint8_t kOptions = 1 + board::kIslandCount;
constexpr std::int32_t kEquallyNear = 1'000; ///< micrometres
constexpr std::int32_t kOverBorder = 100;    ///< micrometres by which a landed disc reaches over the border
constexpr int kSearch = 480;                 ///< steps around a landing that is taken: the whole map

constexpr Question kQuestions[]{
	{"sheep", kAnswerPiece | kAnswerIsland},
};

std::int32_t DistanceTo(IslandId island, Point from)
{
	const Point border = physics::NearestOnBorder(board::IslandOutline(island), from);
	return static_cast<std::int32_t>(
		physics::IntegerSqrt(static_cast<std::uint64_t>(physics::DistanceSquared(border, from))));
}

bool IsNearest(IslandId island, Point from)
{
	for (IslandId other = 0; other < board::kIslandCount; ++other)
	{
		if (DistanceTo(island, from) > DistanceTo(other, from) + kEquallyNear)
		{
			return false;
		}
	}
	return true;
}

/// Where a disc that goes straight to the island has its centre when it touches the border.
Point StraightOn(IslandId island, Circle disc)
{
	const Point border = physics::NearestOnBorder(board::IslandOutline(island), disc.centre);
	const std::int64_t distance = (std::max)(DistanceTo(island, disc.centre), 1);
	const std::int64_t back = disc.radius - kOverBorder;
	const auto along = [&](std::int32_t from, std::int32_t to)
	{ return static_cast<std::int32_t>(to + (std::int64_t{from} - to) * back / distance); };
	return Point{along(disc.centre.x, border.x), along(disc.centre.y, border.y)};
}

/// Rule 2.7: where the lowest piece below it lies.
Point WhereItCounts(const GameState& state, PieceId sheep)
{
	return CountingDisc(state, sheep)->centre;
}

std::optional<Point> Landing(const GameState& state, PieceId sheep, IslandId island)
{
	const Circle from{WhereItCounts(state, sheep), RowOf(state.pieces[sheep].kind).radius};
	return NearestSpot(StraightOn(island, from), kSearch,
		[&](Point spot)
		{
			const Circle disc{spot, from.radius};
			return board::AgainstIsland(island, disc) != physics::Contact::Outside && board::WhollyOnMat(disc) &&
				InTheWay(state, disc, sheep) == kNoPiece;
		});
}

bool CanBeSaved(const GameState& state, PieceId sheep)
{
	for (IslandId island = 0; island < board::kIslandCount; ++island)
	{
		if (IsNearest(island, WhereItCounts(state, sheep)) && Landing(state, sheep, island))
		{
			return true;
		}
	}
	return false;
}

bool HasSheep(const GameState& state, Seat seat)
{
	const auto lost = ProphetsInSea(state, seat);
	return std::any_of(lost.begin(), lost.end(), [&](PieceId sheep) { return CanBeSaved(state, sheep); });
}

void AskForSheep(const HookContext& context, Offering& offering)
{
	for (const Seat seat : TurnOrder(context.state))
	{
		if (HasSheep(context.state, seat))
		{
			offering.Ask(seat, 0, kOptions, true);
		}
	}
}

constexpr OfferHook kOffers[]{
	{Moment::WorshipPre, &AskForSheep},
};

bool IsOpen(const HookContext& context, const Decision& decision)
{
	return HasSheep(context.state, static_cast<Seat>(std::countr_zero(decision.waitingFor)));
}

IslandId IslandOf(const Choose& answer)
{
	return static_cast<IslandId>(answer.option - 1);
}

Refusal MayAnswer(const HookContext& context, const Decision&, const Choose& answer)
{
	if (const Refusal refusal = CheckOwnProphet(context.state, answer.player, answer.piece))
	{
		return refusal;
	}
	if (!IsInSea(context.state, answer.piece))
	{
		return Refusal{Reason::NotInTheSea, {answer.piece}};
	}
	const IslandId island = IslandOf(answer);
	if (!IsNearest(island, WhereItCounts(context.state, answer.piece)))
	{
		return Refusal{Reason::NotTheNearestIsland, {island}};
	}
	return Landing(context.state, answer.piece, island) ? Refusal{} : Refusal{Reason::NoRoomThere, {}};
}

void Answered(const HookContext& context, const Decision&, const Choose& answer, Reaction& reaction)
{
	reaction.PutOnMap(answer.piece, *Landing(context.state, answer.piece, IslandOf(answer)));
}

} // namespace

// Rule 12.2
constinit const EffectDef kLostSheep{
	.id = EffectId{2},
	.key = "lost_sheep",
	.duration = Duration::RestOfGame,
	.order = -30,
	.offers = kOffers,
	.questions = kQuestions,
	.isOpen = &IsOpen,
	.mayAnswer = &MayAnswer,
	.answered = &Answered,
};

} // namespace faith::flick
