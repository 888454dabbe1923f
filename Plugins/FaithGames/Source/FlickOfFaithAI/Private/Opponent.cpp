#include "FlickOfFaithAI/Opponent.h"

#include "AimSearch.h"
#include "FaithKernel/Hash.h"
#include "FlickOfFaithAI/Aiming.h"
#include "FlickOfFaithRules/Board.h"
#include "Picking.h"
#include "Playout.h"
#include "Preference.h"
#include "TempleSite.h"

#include <algorithm>
#include <cassert>
#include <functional>

namespace faith::flick
{

namespace
{

constexpr std::size_t kMostAnswers = 24;

/// One decision being made.
class Mind
{
public:
	Mind(const Rules& rules, const GameState& table, Seat seat, const Thinking& thinking, std::uint64_t seed,
		Executor& executor, SearchControl& control)
		: rules_(rules), table_(table), seat_(seat),
		  thinking_(thinking), judgement_{thinking.horizon,
								   thinking.model != nullptr ? thinking.model : &ModelFor(table.PlayerCount())},
		  temper_(TemperOf(rules.Cards(), table, seat)), executor_(executor),
		  control_(control), lot_{seed ^ HashOf(table)}
	{
	}

	Command PlaceBest(std::optional<Flick>& plan);
	Command FlickBest();
	Command FlickAgainOrKeep();
	Command FlickBlindly();
	Command AimAtNavel();
	Command VoteBest();
	Command AnswerBest();

private:
	struct Planned
	{
		Flick flick;
		double worth = 0.0;
	};

	AimEffort Effort() const;
	AimEffort QuickEffort() const;
	Planned PlanFlick(const GameState& state, const AimEffort& effort);
	std::vector<PlaceDiscs> Placings() const;
	void AddOtherSpots(const PlaceDiscs& from, std::vector<PlaceDiscs>& placings) const;
	bool IsAskedToFlick(const GameState& state) const;
	GameState After(const GameState& state, const Command& command) const;
	GameState DeclineUntilFlick(GameState state) const;
	double WorthOf(const GameState& state);
	double MeanOf(std::size_t count, const std::function<double(std::size_t)>& number) const;
	double WorthOfPlayingOn(const Flick& flick) const;
	double MeanOfPlayouts(const GameState& state) const;
	std::vector<Command> OwnAnswers();
	void AddBackstops(std::vector<Command>& answers) const;

	const Rules& rules_;
	const GameState& table_;
	Seat seat_;
	const Thinking& thinking_;
	Judgement judgement_;
	Temper temper_;
	Executor& executor_;
	SearchControl& control_;
	Random lot_;
};

AimEffort Mind::Effort() const
{
	return AimEffort{thinking_.image, thinking_.candidates, thinking_.draws, thinking_.seesSpread};
}

/// For what is only compared with others before the flick itself is thought through: never more than for the flick.
AimEffort Mind::QuickEffort() const
{
	const auto half = [](std::uint32_t effort) { return (std::max)(effort / 2, 1u); };
	return AimEffort{(std::min)(thinking_.spotImage, thinking_.image), half(thinking_.candidates),
		half(thinking_.draws), thinking_.seesSpread};
}

bool Mind::IsAskedToFlick(const GameState& state) const
{
	if (state.pending.Empty() || state.pending.Front().waitingFor != SeatBit(seat_))
	{
		return false;
	}
	const DecisionKind kind = state.pending.Front().kind;
	return kind == DecisionKind::Flick || kind == DecisionKind::Reflick;
}

GameState Mind::After(const GameState& state, const Command& command) const
{
	GameState after = state;
	std::vector<Event> events;
	const Refusal refusal = rules_.Apply(after, command, events);
	assert(!refusal);
	(void)refusal;
	return after;
}

/// Cards may ask something between placing and flicking.
GameState Mind::DeclineUntilFlick(GameState state) const
{
	while (!state.pending.Empty() && state.pending.Front().kind == DecisionKind::Card &&
		state.pending.Front().waitingFor == SeatBit(seat_) && state.pending.Front().mayDecline)
	{
		state = After(state, Choose{seat_, 0, kNoPiece, {}, 0});
	}
	return state;
}

/// The best flick of all discs that are to be flicked; of several each in view of those before it.
Mind::Planned Mind::PlanFlick(const GameState& state, const AimEffort& effort)
{
	AimSearch search(rules_, state, seat_, judgement_, executor_, control_);
	Planned planned{Flick{seat_, {}}, search.Still()};
	for (const PieceId disc : DiscsOfOneFlick(rules_, state, seat_))
	{
		const std::vector<FoundAim> found = search.Best(disc, planned.flick.launches, effort, lot_.state);
		const FoundAim& preferred = Preferred(found, temper_);
		planned.flick.launches.PushBack(DiscAim{disc, preferred.aim});
		planned.worth = preferred.worth;
	}
	return planned;
}

/// Other spots at the outer line of the cloud: the nearest ones to the Navel, to either city beside the cloud, and between these.
void Mind::AddOtherSpots(const PlaceDiscs& from, std::vector<PlaceDiscs>& placings) const
{
	constexpr std::int32_t directions[] = {45'000, 12'000, 78'000, 28'000, 62'000};
	const Point corner = board::CornerPoint(from.corner);
	const Placing first = from.discs.Front();
	constexpr std::int32_t within = 100; // micrometres, for rounding
	const double way = board::kCloudRadius - within - RowOf(table_.pieces[first.piece].kind).radius;
	std::uint32_t added = 1;
	for (const std::int32_t direction : directions)
	{
		const physics::Vector inwards = physics::UnitVector(direction);
		const auto along = [way](std::int32_t side, double share)
		{ return side + static_cast<std::int32_t>(side > 0 ? -way * share : way * share); };
		const Point spot{along(corner.x, inwards.x), along(corner.y, inwards.y)};
		PlaceDiscs other = from;
		for (Placing& placing : other.discs)
		{
			placing.spot.x += spot.x - first.spot.x;
			placing.spot.y += spot.y - first.spot.y;
		}
		if (added < thinking_.spots && !rules_.Check(table_, other))
		{
			placings.push_back(other);
			++added;
		}
	}
}

/// One for each cloud and kind of prophet, and where there is time for it others beside it.
std::vector<PlaceDiscs> Mind::Placings() const
{
	std::vector<PlaceDiscs> placings;
	const auto isLikeOne = [&](const PlaceDiscs& place)
	{
		return std::any_of(placings.begin(), placings.end(),
			[&](const PlaceDiscs& other)
			{
				bool alike = other.corner == place.corner && other.discs.Size() == place.discs.Size();
				for (std::size_t i = 0; alike && i < place.discs.Size(); ++i)
				{
					alike = table_.pieces[other.discs[i].piece].kind == table_.pieces[place.discs[i].piece].kind;
				}
				return alike;
			});
	};
	for (const Command& command : SampleCommands(rules_, table_))
	{
		const auto* place = std::get_if<PlaceDiscs>(&command);
		if (place != nullptr && place->player == seat_ && !isLikeOne(*place))
		{
			placings.push_back(*place);
			AddOtherSpots(*place, placings);
		}
	}
	return placings;
}

Command Mind::PlaceBest(std::optional<Flick>& plan)
{
	const std::vector<PlaceDiscs> placings = Placings();
	const bool isBlind = Value(rules_.Cards(), table_, Param::MapHiddenWhileAiming, seat_) != 0;
	assert(!placings.empty());
	if (placings.size() == 1 && !isBlind)
	{
		return placings.front();
	}
	const PlaceDiscs* best = nullptr;
	double most = -1.0;
	for (const PlaceDiscs& place : placings)
	{
		const GameState state = DeclineUntilFlick(After(table_, place));
		if (!IsAskedToFlick(state))
		{
			continue;
		}
		const Planned planned = PlanFlick(state, isBlind ? Effort() : QuickEffort());
		if (best == nullptr || planned.worth > most)
		{
			best = &place;
			most = planned.worth;
			plan = planned.flick;
		}
	}
	return best != nullptr ? *best : placings.front();
}

/// The mean of so many numbers, each computed on some thread.
double Mind::MeanOf(std::size_t count, const std::function<double(std::size_t)>& number) const
{
	std::vector<double> numbers(count, 0.0);
	executor_.ForEach(count, [&](std::size_t i) { numbers[i] = number(i); });
	double sum = 0.0;
	for (const double each : numbers)
	{
		sum += each;
	}
	return sum / static_cast<double>((std::max)(count, std::size_t{1}));
}

/// What comes of a flick if the generation is played to its end after it.
double Mind::WorthOfPlayingOn(const Flick& flick) const
{
	return MeanOf(thinking_.deepDraws,
		[&](std::size_t i)
		{
			Random lot{lot_.state + i};
			GameState after = table_;
			DrawTheUnknown(after, lot);
			std::vector<Event> events;
			if (rules_.Apply(after, flick, events))
			{
				return 0.0;
			}
			return PlayOut(rules_, after, seat_, judgement_, lot, control_);
		});
}

Command Mind::FlickBest()
{
	const auto discs = DiscsOfOneFlick(rules_, table_, seat_);
	if (thinking_.deepCandidates == 0 || discs.Size() != 1)
	{
		return PlanFlick(table_, Effort()).flick;
	}
	AimSearch search(rules_, table_, seat_, judgement_, executor_, control_);
	std::vector<FoundAim> found = search.Best(discs[0], {}, Effort(), lot_.state);
	found.resize((std::min)(found.size(), std::size_t{thinking_.deepCandidates}));
	for (FoundAim& each : found)
	{
		each.worth = WorthOfPlayingOn(Flick{seat_, {DiscAim{discs[0], each.aim}}});
	}
	return Flick{seat_, {DiscAim{discs[0], Preferred(found, temper_).aim}}};
}

Command Mind::FlickAgainOrKeep()
{
	const Planned planned = PlanFlick(table_, Effort());
	const double kept = WorthOf(After(table_, Keep{seat_}));
	return planned.worth > kept ? Command{planned.flick} : Command{Keep{seat_}};
}

/// Without any look at the map: towards the Navel, as far as the disc would slide alone.
Command Mind::FlickBlindly()
{
	Flick flick{seat_, {}};
	for (const PieceId disc : DiscsOfOneFlick(rules_, table_, seat_))
	{
		const Piece& piece = table_.pieces[disc];
		flick.launches.PushBack(DiscAim{disc, AimAt(piece.kind, piece.position, Point{})});
	}
	return flick;
}

Command Mind::AimAtNavel()
{
	const auto spot = FreeSpotInCloud(table_, table_.players[seat_].corner, PieceKind::Prophet);
	assert(spot);
	const Point from = spot ? *spot : Point{};
	return CommitAim{seat_, from, AimAt(PieceKind::Prophet, from, Point{})};
}

double Mind::MeanOfPlayouts(const GameState& state) const
{
	return MeanOf(thinking_.playouts,
		[&](std::size_t i)
		{
			Random lot{lot_.state + i};
			GameState unknown = state;
			DrawTheUnknown(unknown, lot);
			return PlayOut(rules_, unknown, seat_, judgement_, lot, control_);
		});
}

/// What a position is worth if this seat goes on as well as it can.
double Mind::WorthOf(const GameState& state)
{
	// What was built stands there to be seen: playing on would only add luck.
	const bool isBuilding = table_.pending.Front().kind == DecisionKind::Build;
	if (thinking_.playouts > 0 && state.step != Step::GameOver && !isBuilding)
	{
		return MeanOfPlayouts(state);
	}
	const GameState ready = DeclineUntilFlick(state);
	if (IsAskedToFlick(ready))
	{
		return PlanFlick(ready, QuickEffort()).worth;
	}
	return WorthAtSight(rules_, ready, seat_, judgement_);
}

Command Mind::VoteBest()
{
	double most = -1.0;
	Thumb best = lot_.Below(2) == 0 ? Thumb::Up : Thumb::Down;
	for (const Thumb thumb : {best, best == Thumb::Up ? Thumb::Down : Thumb::Up})
	{
		GameState state = table_;
		while (!state.pending.Empty() && state.pending.Front().kind == DecisionKind::Vote)
		{
			state = After(state, Vote{NextToAnswer(state), thumb});
		}
		const double worth = WorthOf(state);
		if (worth > most)
		{
			most = worth;
			best = thumb;
		}
	}
	return Vote{seat_, best};
}

/// A wall right behind whatever this seat may aim at, across the way of the disc that it is about to flick.
void Mind::AddBackstops(std::vector<Command>& answers) const
{
	constexpr std::int32_t behind[] = {12'000, 22'000}; // micrometres
	const auto asksForWall = std::find_if(answers.begin(), answers.end(),
		[](const Command& each)
		{
			const auto* const choose = std::get_if<Choose>(&each);
			return choose != nullptr && choose->angle != 0;
		});
	if (asksForWall == answers.end() || table_.turn.discs.Empty())
	{
		return;
	}
	const Choose example = std::get<Choose>(*asksForWall);
	const Point from = table_.pieces[table_.turn.discs.Front()].position;
	for (int target = -1; target < board::kIslandCount; ++target)
	{
		const Point at = target < 0 ? Point{} : board::IslandCentre(target);
		const std::int32_t angle = AngleTowards(from, at);
		const physics::Vector onwards = physics::UnitVector(angle);
		for (const std::int32_t way : behind)
		{
			Choose wall = example;
			wall.spot = {
				at.x + static_cast<std::int32_t>(onwards.x * way), at.y + static_cast<std::int32_t>(onwards.y * way)};
			wall.angle = physics::NormalAngle(angle + physics::kFullTurn / 4);
			if (!rules_.Check(table_, wall))
			{
				answers.insert(answers.begin(), wall);
			}
		}
	}
}

std::vector<Command> Mind::OwnAnswers()
{
	std::vector<Command> own = SamplesOf(rules_, table_, seat_);
	// Between answers that seem equally good the lot decides.
	lot_.Shuffle(own, static_cast<std::uint32_t>(own.size()));
	AddBackstops(own);
	own.resize((std::min)(own.size(), kMostAnswers));
	for (Command& each : own)
	{
		if (const auto* const build = std::get_if<BuildTemple>(&each))
		{
			each = AtBestSite(rules_, table_, BuildTemple(*build));
		}
	}
	return own;
}

Command Mind::AnswerBest()
{
	const std::vector<Command> answers = OwnAnswers();
	assert(!answers.empty());
	std::size_t best = 0;
	double most = -1.0;
	for (std::size_t i = 0; i < answers.size() && answers.size() > 1; ++i)
	{
		const double worth = WorthOf(After(table_, answers[i]));
		if (worth > most)
		{
			most = worth;
			best = i;
		}
	}
	return answers[best];
}

/// The table before anybody has answered a question that all are asked at once. Who is faster with it must not matter: that depends on
/// the machine.
GameState BeforeAnyAnswer(GameState table)
{
	for (Seat seat = 0; seat < table.players.Size(); ++seat)
	{
		if (table.players[seat].committed)
		{
			table.players[seat].committed = false;
			table.pending.Front().waitingFor |= SeatBit(seat);
		}
	}
	return table;
}

} // namespace

std::uint32_t FlicksFor(const Thinking& thinking)
{
	constexpr std::uint32_t targets = 12;  ///< obvious aims that are always tried
	constexpr std::uint32_t playout = 100; ///< to the end of the generation, halfway through it
	const std::uint32_t closer = (thinking.candidates + targets) * thinking.draws;
	return targets + thinking.image + closer + thinking.deepCandidates * thinking.deepDraws * playout;
}

Command Opponent::Decide(const Rules& rules, const PlayerView& view, Executor& executor, SearchControl& control)
{
	assert(!view.table.pending.Empty() && (view.table.pending.Front().waitingFor & SeatBit(view.viewer)) != 0);
	const GameState table = BeforeAnyAnswer(view.table);
	Mind mind(rules, table, view.viewer, thinking_, seed_, executor, control);
	switch (table.pending.Front().kind)
	{
	case DecisionKind::CommitAim:
		return mind.AimAtNavel();
	case DecisionKind::Vote:
		return mind.VoteBest();
	case DecisionKind::Place:
		plan_.reset();
		return mind.PlaceBest(plan_);
	case DecisionKind::Flick:
		if (view.mapHidden)
		{
			return plan_ && !rules.Check(table, *plan_) ? Command{*plan_} : mind.FlickBlindly();
		}
		return mind.FlickBest();
	case DecisionKind::Reflick:
		return view.mapHidden ? mind.FlickBlindly() : mind.FlickAgainOrKeep();
	default:
		return mind.AnswerBest();
	}
}

Command Opponent::Decide(const Rules& rules, const PlayerView& view)
{
	InlineExecutor here;
	SearchControl control;
	return Decide(rules, view, here, control);
}

} // namespace faith::flick
