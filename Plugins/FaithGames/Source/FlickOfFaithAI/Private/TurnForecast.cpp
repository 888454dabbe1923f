#include "TurnForecast.h"

#include "FlickOfFaithRules/ExactTable.h"
#include "FlickOfFaithRules/Queries.h"
#include "Picking.h"
#include "Playout.h"
#include "Touch.h"

#include <bit>

namespace faith::flick
{

namespace
{

using Points = std::array<std::int32_t, kMaxPlayers>;

/// Sorts the points of a turn from those of the worship after it.
class Tally
{
public:
	Tally(Points& turn, Points& worship) : turn_(turn), worship_(worship) {}

	void Count(const std::vector<Event>& events)
	{
		for (const Event& event : events)
		{
			if (const auto* scored = std::get_if<Scored>(&event))
			{
				Add(*scored);
			}
			stage_ = StageAfter(event);
		}
	}

	bool IsOver() const { return stage_ == Stage::NextTurn || stage_ == Stage::Over; }
	/// There is no worship yet: somebody got a prophet back.
	bool HasNextTurn() const { return stage_ == Stage::NextTurn; }

private:
	enum class Stage : std::uint8_t
	{
		Turn,
		TurnOver,
		NextTurn,
		Worship,
		Over,
	};

	void Add(const Scored& scored)
	{
		if (stage_ == Stage::Turn)
		{
			turn_[scored.player] += scored.points;
		}
		else if (stage_ == Stage::Worship)
		{
			worship_[scored.player] += scored.points;
		}
	}

	Stage StageAfter(const Event& event) const
	{
		if (stage_ == Stage::Turn)
		{
			return std::holds_alternative<TurnEnded>(event) ? Stage::TurnOver : stage_;
		}
		if (stage_ == Stage::TurnOver)
		{
			const bool goesOn = std::holds_alternative<TurnBegan>(event);
			return std::holds_alternative<WorshipBegan>(event) ? Stage::Worship : (goesOn ? Stage::NextTurn : stage_);
		}
		const bool ends = std::holds_alternative<MarkerPassed>(event) || std::holds_alternative<GameEnded>(event);
		return stage_ == Stage::Worship && ends ? Stage::Over : stage_;
	}

	Points& turn_;
	Points& worship_;
	Stage stage_ = Stage::Turn;
};

RegionChances RegionsOf(const GameState& state, PieceId piece)
{
	RegionChances regions;
	if (!CountingDisc(state, piece))
	{
		regions.offMap = 1.0;
		return regions;
	}
	const Touch touch = TouchOf(state, piece);
	for (std::size_t island = 0; island < regions.islands.size(); ++island)
	{
		regions.islands[island] = (touch.islands >> island) & 1;
		regions.cities[island] = touch.city == island ? 1.0 : 0.0;
	}
	regions.navel = touch.navel ? 1.0 : 0.0;
	regions.cloud = TouchesCloud(state, piece, state.turn.corner) ? 1.0 : 0.0;
	regions.sea = IsInSea(state, piece) ? 1.0 : 0.0;
	return regions;
}

/// Calls `change(a, b)` for every chance of two.
template <class Change>
void ForEachChance(RegionChances& a, const RegionChances& b, const Change& change)
{
	for (std::size_t island = 0; island < a.islands.size(); ++island)
	{
		change(a.islands[island], b.islands[island]);
		change(a.cities[island], b.cities[island]);
	}
	change(a.navel, b.navel);
	change(a.cloud, b.cloud);
	change(a.sea, b.sea);
	change(a.offMap, b.offMap);
}

} // namespace

GameState AtRest(const GameState& state, const Settled& report)
{
	GameState resting = state;
	for (const DiscRest& rest : report.discs)
	{
		Piece& piece = resting.pieces[rest.piece];
		piece.position = rest.position;
		piece.restsOn = rest.restsOn;
		piece.place = rest.left ? Place::OffMap : Place::Map;
	}
	return resting;
}

TurnForecast::TurnForecast(const Rules& rules, const GameState& table, Seat seat, const Judgement& judgement)
	: rules_(rules), table_(table), seat_(seat), judgement_(judgement)
{
	for (Piece& piece : table_.pieces)
	{
		if (piece.place == Place::Hand && IsProphet(piece))
		{
			piece.place = Place::Pool;
		}
	}
}

/// The launched discs and what rides on them.
std::vector<PieceId> TurnForecast::Launched(const Command& command) const
{
	std::vector<PieceId> launched;
	const auto* flick = std::get_if<Flick>(&command);
	for (std::size_t i = 0; flick != nullptr && i < flick->launches.Size(); ++i)
	{
		const PieceId lowest = flick->launches[i].piece;
		launched.push_back(lowest);
		for (std::size_t other = 0; other < table_.pieces.Size(); ++other)
		{
			if (IsDiscOnMap(table_.pieces[other]) && table_.pieces[other].restsOn == lowest)
			{
				launched.push_back(static_cast<PieceId>(other));
			}
		}
	}
	return launched;
}

std::vector<TurnForecast::Rested> TurnForecast::Landed(
	const GameState& state, const Settled& report, const std::vector<PieceId>& discs) const
{
	const GameState resting = AtRest(state, report);
	std::vector<Rested> landed;
	for (const PieceId disc : discs)
	{
		const Piece& piece = resting.pieces[disc];
		landed.push_back({Landing{piece.position, piece.place == Place::OffMap}, RegionsOf(resting, disc)});
	}
	return landed;
}

/// What the seat has once this is built.
double TurnForecast::WorthOf(const GameState& state, const BuildTemple& build) const
{
	Standing standing = StandingOf(state);
	Standing::Seat& own = standing.seats[seat_];
	Count(own.prophets, TouchOf(state, build.prophet).islands, -1);
	Count(own.temples, TouchOf(Circle{build.spot, RowOf(PieceKind::Temple).radius}).islands, 1);
	--own.templesInHand;
	return WorthTo(seat_, TermsOf(rules_.Cards(), state), standing, judgement_);
}

/// With a temple from the hand where it is worth the most; those on the map stay where they are.
Command TurnForecast::Build(const GameState& state) const
{
	Command best = DoneBuilding{seat_};
	double most = -1.0;
	for (const Command& command : SamplesOf(rules_, state, seat_))
	{
		const auto* build = std::get_if<BuildTemple>(&command);
		if (build == nullptr || state.pieces[build->temple].place != Place::Hand)
		{
			continue;
		}
		const double worth = WorthOf(state, *build);
		if (worth > most)
		{
			most = worth;
			best = command;
		}
	}
	return best;
}

/// The answer of whoever is asked, or nothing if there is none.
std::optional<Command> TurnForecast::Answer(const GameState& state) const
{
	const Decision& asked = state.pending.Front();
	if (asked.kind == DecisionKind::Settle)
	{
		return PlayExactly(state);
	}
	const Seat seat = NextToAnswer(state);
	if (asked.kind == DecisionKind::Reflick)
	{
		return Keep{seat};
	}
	if (asked.kind == DecisionKind::Build)
	{
		return Build(state);
	}
	if (asked.kind == DecisionKind::Card && asked.mayDecline)
	{
		return Choose{seat, 0, kNoPiece, {}, 0};
	}
	const std::vector<Command> samples = SamplesOf(rules_, state, seat);
	return samples.empty() ? std::nullopt : std::optional<Command>(samples.front());
}

TurnForecast::Drawn TurnForecast::PlayOnce(
	const Command& command, const std::vector<PieceId>& discs, std::uint64_t seed) const
{
	Drawn drawn;
	Tally tally(drawn.points, drawn.worship);
	GameState state = table_;
	Random lot{seed};
	DrawTheUnknown(state, lot);
	std::vector<Event> events;
	std::optional<Command> next = command;
	while (next && !tally.IsOver())
	{
		const auto* report = std::get_if<Settled>(&*next);
		if (report != nullptr && drawn.discs.empty())
		{
			drawn.discs = Landed(state, *report, discs);
		}
		events.clear();
		if (rules_.Apply(state, *next, events))
		{
			break;
		}
		tally.Count(events);
		next = state.pending.Empty() ? std::nullopt : Answer(state);
	}
	if (tally.HasNextTurn())
	{
		drawn.worship = WorshipNow(TermsOf(rules_.Cards(), state), StandingOf(state));
	}
	return drawn;
}

void TurnForecast::Fill(const Command& command, std::uint32_t draws, std::uint64_t seed, Executor& executor,
	SearchControl& control, FlickOutlook& outlook) const
{
	const std::vector<PieceId> discs = Launched(command);
	std::vector<Drawn> drawn(draws);
	executor.ForEach(draws,
		[&](std::size_t i)
		{
			if (!control.IsCancelled())
			{
				drawn[i] = PlayOnce(command, discs, seed + i * 0x9E3779B97F4A7C15u);
				control.Count(1);
			}
		});
	Average(drawn, discs, outlook);
}

/// Sums are of whole numbers, so that a chance of one is exactly 1.
void TurnForecast::Average(
	const std::vector<Drawn>& drawn, const std::vector<PieceId>& discs, FlickOutlook& outlook) const
{
	const auto add = [](double& sum, double one) { sum += one; };
	const auto divide = [&](double& sum, double) { sum /= static_cast<double>(drawn.size()); };
	for (const PieceId disc : discs)
	{
		outlook.discs.push_back(DiscOutlook{disc, {}, {}});
	}
	for (const Drawn& each : drawn)
	{
		for (std::size_t seat = 0; seat < each.points.size(); ++seat)
		{
			outlook.points[seat] += each.points[seat];
			outlook.worship[seat] += each.worship[seat];
		}
		for (std::size_t i = 0; i < each.discs.size(); ++i)
		{
			outlook.discs[i].landings.push_back(each.discs[i].landing);
			ForEachChance(outlook.discs[i].chances, each.discs[i].counts, add);
		}
	}
	for (std::size_t seat = 0; seat < outlook.points.size(); ++seat)
	{
		divide(outlook.points[seat], 0.0);
		divide(outlook.worship[seat], 0.0);
	}
	for (DiscOutlook& disc : outlook.discs)
	{
		ForEachChance(disc.chances, RegionChances{}, divide);
	}
}

} // namespace faith::flick
