#include "FlickOfFaithAI/Coach.h"

#include "FlickFinder.h"
#include "Picking.h"
#include "TurnForecast.h"

#include <algorithm>

namespace faith::flick
{

namespace
{

/// A position to flick from.
struct Occasion
{
	Silence silence = Silence::None;
	GameState table;
	std::optional<PlaceDiscs> placing;
	bool mayKeep = false;
};

bool IsAsked(const GameState& table, Seat seat)
{
	return seat < table.PlayerCount() && !table.pending.Empty() &&
		(table.pending.Front().waitingFor & SeatBit(seat)) != 0;
}

bool IsAskedToFlick(const GameState& table, Seat seat)
{
	return IsAsked(table, seat) &&
		(table.pending.Front().kind == DecisionKind::Flick || table.pending.Front().kind == DecisionKind::Reflick);
}

/// Cards may ask something between placing and flicking.
void DeclineUntilFlick(const Rules& rules, GameState& table, Seat seat)
{
	std::vector<Event> events;
	while (IsAsked(table, seat) && table.pending.Front().kind == DecisionKind::Card &&
		table.pending.Front().mayDecline && !rules.Apply(table, Choose{seat, 0, kNoPiece, {}, 0}, events))
	{
	}
}

/// As the first sample says, or not at all.
void PlaceFirst(const Rules& rules, Occasion& occasion, Seat seat)
{
	std::vector<Event> events;
	for (const Command& command : SamplesOf(rules, occasion.table, seat))
	{
		const auto* place = std::get_if<PlaceDiscs>(&command);
		if (place != nullptr && !rules.Apply(occasion.table, *place, events))
		{
			occasion.placing = *place;
			DeclineUntilFlick(rules, occasion.table, seat);
			return;
		}
	}
}

Occasion OccasionOf(const Rules& rules, const PlayerView& view, const CoachSettings& settings)
{
	Occasion occasion;
	const Seat seat = view.viewer;
	occasion.table = view.table;
	if (IsAsked(occasion.table, seat) && occasion.table.pending.Front().kind == DecisionKind::Place)
	{
		PlaceFirst(rules, occasion, seat);
	}
	if (!IsAskedToFlick(occasion.table, seat))
	{
		occasion.silence = Silence::NothingToFlick;
	}
	else if (view.mapHidden)
	{
		occasion.silence = Silence::MapHidden;
	}
	else
	{
		Player& player = occasion.table.players[seat];
		player.steadiness = settings.steadiness.value_or(player.steadiness);
		occasion.mayKeep = occasion.table.pending.Front().kind == DecisionKind::Reflick;
	}
	return occasion;
}

/// Fills in the numbers of flicks from one position.
class Teller
{
public:
	Teller(const Rules& rules, const Occasion& occasion, Seat seat, const CoachSettings& settings, Executor& executor,
		SearchControl& control)
		: judgement_{Horizon::Game, &ModelFor(occasion.table.PlayerCount())}, settings_(settings), executor_(executor),
		  control_(control), finder_(rules, occasion.table, seat, judgement_, settings, executor, control),
		  forecast_(rules, occasion.table, seat, judgement_)
	{
	}

	const FlickFinder& Finder() const { return finder_; }

	FlickOutlook Tell(const FoundFlick& found, double best) const
	{
		FlickOutlook outlook = Told(found.flick, found.worth, best);
		forecast_.Fill(found.flick, settings_.draws, settings_.seed, executor_, control_, outlook);
		return outlook;
	}

	FlickOutlook TellKept(Seat seat, double best) const
	{
		FlickOutlook outlook = Told(Flick{seat, {}}, finder_.Still(), best);
		forecast_.Fill(Keep{seat}, 1, settings_.seed, executor_, control_, outlook);
		return outlook;
	}

private:
	static FlickOutlook Told(const Flick& flick, double worth, double best)
	{
		FlickOutlook outlook;
		outlook.flick = flick;
		outlook.worth = worth;
		outlook.regret = (std::max)(best - worth, 0.0);
		return outlook;
	}

	Judgement judgement_;
	const CoachSettings& settings_;
	Executor& executor_;
	SearchControl& control_;
	FlickFinder finder_;
	TurnForecast forecast_;
};

/// Announces an answer, and at its end counts what it did not need.
class Announced
{
public:
	Announced(std::uint64_t planned, bool isAnnounced, SearchControl& control)
		: control_(control), planned_(planned), before_(control.Done())
	{
		control_.Announce(isAnnounced ? 0 : planned_);
	}

	~Announced()
	{
		const std::uint64_t done = control_.Done() - before_;
		control_.Count(done < planned_ ? planned_ - done : 0);
	}

	Announced(const Announced&) = delete;
	Announced& operator=(const Announced&) = delete;

private:
	SearchControl& control_;
	std::uint64_t planned_;
	std::uint64_t before_;
};

} // namespace

CoachSettings CoachWithin(std::uint32_t flicks, std::uint32_t count)
{
	constexpr std::uint32_t fewest = 16;
	constexpr std::uint32_t most = 400;
	CoachSettings settings;
	settings.count = (std::max)(count, 1u);
	// A tenth for the numbers of each flick, a quarter for comparing them, the rest for finding them.
	settings.draws = (std::min)((std::max)(flicks / (10 * settings.count), fewest), most);
	settings.tries = (std::min)((std::max)(flicks / (60 * settings.count), 4u), 64u);
	settings.image = 0;
	const auto others = static_cast<std::uint32_t>(Coach::Planned(settings));
	settings.image = (std::max)(flicks > others ? flicks - others : 0u, fewest * fewest);
	return settings;
}

std::uint64_t Coach::Planned(const CoachSettings& settings)
{
	// What is told of each flick takes its worth and its points, and one more may be evaluated.
	return FlickFinder::Planned(settings) + std::uint64_t{2} * (settings.count + 1) * settings.draws;
}

Advice Coach::Suggest(const PlayerView& view) const
{
	Occasion occasion = OccasionOf(rules_, view, settings_);
	Advice advice;
	advice.silence = occasion.silence;
	if (advice.silence == Silence::None)
	{
		const Announced announced(Planned(settings_), isAnnounced_, control_);
		const Teller teller(rules_, occasion, view.viewer, settings_, executor_, control_);
		const std::vector<FoundFlick> found = teller.Finder().Find();
		for (const FoundFlick& flick : found)
		{
			advice.flicks.push_back(teller.Tell(flick, found.front().worth));
		}
		if (occasion.mayKeep)
		{
			advice.keep = teller.TellKept(view.viewer, found.front().worth);
		}
	}
	advice.table = occasion.table;
	advice.placing = occasion.placing;
	return advice;
}

Evaluation Coach::Evaluate(const PlayerView& view, const Flick& flick) const
{
	const Occasion occasion = OccasionOf(rules_, view, settings_);
	Evaluation evaluation;
	evaluation.table = occasion.table;
	evaluation.placing = occasion.placing;
	evaluation.silence = occasion.silence;
	if (evaluation.silence != Silence::None)
	{
		return evaluation;
	}
	evaluation.refusal = flick.player == view.viewer ? rules_.Check(occasion.table, flick)
													 : Refusal{Reason::NotYourTurn, {flick.player}};
	if (evaluation.refusal)
	{
		return evaluation;
	}
	CoachSettings settings = settings_;
	settings.count = 1;
	const Announced announced(Planned(settings_), isAnnounced_, control_);
	const Teller teller(rules_, occasion, view.viewer, settings, executor_, control_);
	std::vector<FoundFlick> compared{{flick, 0.0}};
	teller.Finder().Measure(compared);
	const std::vector<FoundFlick> found = teller.Finder().Find();
	const FoundFlick& best = found.front().worth > compared.front().worth ? found.front() : compared.front();
	evaluation.flick = teller.Tell(compared.front(), best.worth);
	evaluation.best = teller.Tell(best, best.worth);
	return evaluation;
}

} // namespace faith::flick
