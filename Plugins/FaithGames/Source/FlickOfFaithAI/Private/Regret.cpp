#include "FlickOfFaithAI/Regret.h"

#include "AimSearch.h"
#include "Picking.h"

#include <algorithm>

namespace faith::flick
{

namespace
{

bool IsAsked(const GameState& state, DecisionKind kind)
{
	return !state.pending.Empty() && state.pending.Front().kind == kind;
}

double MeanOf(const PayoffImage& image)
{
	double sum = 0.0;
	for (std::size_t column = 0; column < image.Columns(); ++column)
	{
		for (std::size_t row = 0; row < image.Rows(); ++row)
		{
			sum += image.At(column, row);
		}
	}
	return sum / static_cast<double>(image.Columns() * image.Rows());
}

} // namespace

std::optional<GameState> FirstFlickOf(const Rules& rules, const Setup& setup)
{
	GameState state;
	std::vector<Event> events;
	if (rules.Begin(setup, state, events) || !IsAsked(state, DecisionKind::Place))
	{
		return std::nullopt;
	}
	const Seat seat = state.turn.active;
	const std::vector<Command> places = SamplesOf(rules, state, seat);
	if (places.empty() || rules.Apply(state, places.front(), events))
	{
		return std::nullopt;
	}
	while (IsAsked(state, DecisionKind::Card) && state.pending.Front().mayDecline)
	{
		if (rules.Apply(state, Choose{seat, 0, kNoPiece, {}, 0}, events))
		{
			return std::nullopt;
		}
	}
	return IsAsked(state, DecisionKind::Flick) ? std::optional(state) : std::nullopt;
}

Setup StudyOf(const GameState& state, std::uint64_t seed)
{
	Setup setup;
	setup.players = static_cast<std::uint8_t>(state.PlayerCount());
	setup.seed = seed;
	Position position;
	position.phase = StartPhase::Mission;
	position.generation = state.generation;
	position.firstPlayer = state.firstPlayer;
	position.activePlayer = state.turn.active;
	std::array<std::uint8_t, kMaxPieces> places{};
	for (std::size_t i = 0; i < state.pieces.Size(); ++i)
	{
		const Piece& piece = state.pieces[i];
		if (piece.place == Place::Map || piece.place == Place::Pool)
		{
			places[i] = static_cast<std::uint8_t>(position.discs.size());
			position.discs.push_back({piece.kind, piece.owner, piece.place, piece.position, kNoPiece});
		}
	}
	for (std::size_t i = 0; i < state.pieces.Size(); ++i)
	{
		const Piece& piece = state.pieces[i];
		if (piece.place == Place::Map && piece.restsOn != kNoPiece)
		{
			position.discs[places[i]].restsOn = places[piece.restsOn];
		}
	}
	for (Seat seat = 0; seat < state.PlayerCount(); ++seat)
	{
		setup.steadiness[seat] = state.players[seat].steadiness;
		position.gods[seat] = state.players[seat].god;
		position.scores[seat] = state.players[seat].score;
		position.unflicked[seat] = static_cast<std::int8_t>(UnflickedOf(state, seat));
	}
	for (const ActiveEffect& effect : state.effects)
	{
		if (effect.source.value < kFirstGod)
		{
			position.laws.push_back(effect.source);
		}
	}
	setup.position = position;
	return setup;
}

Regret RegretAt(const Rules& rules, const GameState& state, const Thinking& thinking, const Truth& truth,
	std::uint64_t seed, Executor& executor, SearchControl& control)
{
	const WorthModel& model = thinking.model != nullptr ? *thinking.model : ModelFor(state.PlayerCount());
	AimSearch search(rules, state, state.turn.active, Judgement{Horizon::Game, &model}, executor, control);
	const PieceId disc = FlickableDiscs(state).Front();
	const AimEffort effort{thinking.image, thinking.candidates, thinking.draws, thinking.seesSpread};
	const Aim chosen = search.Best(disc, {}, effort, seed).front().aim;

	const AimGrid grid = search.GridFor(disc, truth.cells);
	const PayoffImage image = search.ImageOf(disc, {}, grid, true);
	const std::uint64_t judge = seed + 1;
	const auto worth = [&](const Aim& aim) { return search.Expect(Launches{DiscAim{disc, aim}}, truth.draws, judge); };
	Regret regret;
	regret.any = MeanOf(image);
	regret.chosen = worth(chosen);
	regret.best = regret.chosen;
	for (const ImageCell& cell : image.Peaks(truth.candidates, 2, 2))
	{
		regret.best = (std::max)(regret.best, worth(grid.At(cell.column, cell.row)));
	}
	return regret;
}

} // namespace faith::flick
