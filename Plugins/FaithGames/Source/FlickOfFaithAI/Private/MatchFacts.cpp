#include "FlickOfFaithAI/MatchFacts.h"

#include "FlickJudge.h"
#include "FlickOfFaithAI/Worth.h"
#include "FlickOfFaithRules/ExactTable.h"
#include "FlickOfFaithRules/Queries.h"
#include "Unstrayed.h"

#include <algorithm>
#include <bit>
#include <type_traits>

namespace faith::flick
{

namespace
{

constexpr RuleNumber kNavelRule{7, 8};
constexpr RuleNumber kPresenceRule{8, 1};
constexpr RuleNumber kDominationRule{8, 2};
constexpr std::int32_t kCostly = 1; ///< VP; points are whole

/// What a rule alone would have paid, without the cards that changed the number.
std::int32_t PlainPoints(const Scored& scored, PointSource source, int players)
{
	const int islands = std::popcount(scored.islands);
	const auto base = [players](Param param) { return RowOf(param, players).base; };
	switch (source)
	{
	case PointSource::Navel:
		return static_cast<int>(scored.pieces.Size()) *
			(base(Param::NavelPoints) + islands * base(Param::NavelPointsPerIsland));
	case PointSource::Presence:
		return islands * base(Param::PresencePoints);
	case PointSource::Domination:
		return islands * base(Param::DominationPoints);
	default:
		return 0;
	}
}

PointSource SourceOf(const Scored& scored)
{
	if (scored.rule == kNavelRule)
	{
		return PointSource::Navel;
	}
	if (scored.rule == kPresenceRule)
	{
		return PointSource::Presence;
	}
	return scored.rule == kDominationRule ? PointSource::Domination : PointSource::Cards;
}

std::int32_t PointsNow(const Terms& terms, const Standing& standing, Seat seat)
{
	return standing.seats[seat].score + WorshipNow(terms, standing)[seat];
}

/// What a flick that was launched takes from a player, against the same flick if nobody else's piece had moved; VP.
std::int32_t HarmTo(Seat victim, const Rules& rules, const GameState& state, PieceId disc, const Launched& launched)
{
	const Terms terms = TermsOf(rules.Cards(), state);
	const FlickJudge judge(terms, state);
	GameState trial = state;
	trial.launched = launched;
	const physics::Outcome outcome = physics::Simulate(ExactScene(trial).View(), ShotOf(launched));
	physics::Outcome alone;
	for (const physics::Rest& rest : outcome.rests)
	{
		if (rest.piece == disc)
		{
			alone.rests.PushBack(rest);
		}
	}
	return PointsNow(terms, judge.After(alone), victim) - PointsNow(terms, judge.After(outcome), victim);
}

} // namespace

Seat SoleLeader(std::span<const std::int32_t> scores)
{
	const auto best = std::max_element(scores.begin(), scores.end());
	const bool isAlone = best != scores.end() && std::count(scores.begin(), scores.end(), *best) == 1;
	return isAlone ? static_cast<Seat>(best - scores.begin()) : kNobody;
}

MatchObserver::MatchObserver(const Rules& rules) : rules_(&rules)
{
}

void MatchObserver::Before(const GameState& state, const Command& command)
{
	if (const auto actor = Rules::Actor(command); actor && *actor < facts_.seats.size())
	{
		++facts_.seats[*actor].decisions;
	}
	if (const auto* const flick = std::get_if<Flick>(&command))
	{
		WatchFlick(state, *flick);
	}
}

void MatchObserver::WatchFlick(const GameState& state, const Flick& flick)
{
	for (const DiscAim& aim : flick.launches)
	{
		++facts_.flicks;
		const Touch meant = TouchOf(MeantFor(*rules_, state, flick.player, aim));
		facts_.navel.aimed += meant.navel ? 1 : 0;
		facts_.city.aimed += meant.city != kNoIsland ? 1 : 0;
		if (state.generation < 2)
		{
			continue;
		}
		++facts_.lateFlicks;
		const Seat victim = FirstMet(*rules_, state, flick.player, aim);
		if (victim != kNobody)
		{
			++facts_.contacts;
			contact_ = Contact{state, aim.piece, victim};
		}
	}
}

void MatchObserver::TakeContact(const Launched& launched)
{
	if (contact_)
	{
		const std::int32_t harm = HarmTo(contact_->victim, *rules_, contact_->before, contact_->disc, launched);
		facts_.costlyContacts += harm >= kCostly ? 1u : 0u;
		contact_.reset();
	}
}

void MatchObserver::Take(const Scored& scored)
{
	SeatFacts& seat = facts_.seats[scored.player];
	const PointSource source = SourceOf(scored);
	const std::int32_t plain = scored.because.Empty() ? scored.points : PlainPoints(scored, source, facts_.players);
	const std::int32_t byRule = source == PointSource::Cards ? 0 : plain;
	seat.points[static_cast<std::size_t>(source)] += byRule;
	seat.points[static_cast<std::size_t>(PointSource::Cards)] += scored.points - byRule;
	facts_.navel.reached += source == PointSource::Navel ? static_cast<std::uint32_t>(scored.pieces.Size()) : 0;
	if (!facts_.generations.empty())
	{
		facts_.generations.back().points += scored.points;
		facts_.generations.back().scores[scored.player] += scored.points;
	}
}

void MatchObserver::After(std::span<const Event> events, const GameState& state)
{
	facts_.players = static_cast<std::uint8_t>(state.PlayerCount());
	facts_.seats.resize(state.players.Size());
	for (const Event& event : events)
	{
		std::visit(
			[&](const auto& each)
			{
				using T = std::decay_t<decltype(each)>;
				if constexpr (std::is_same_v<T, GenerationBegan>)
				{
					// Worship and the next generation follow from one command: only events tell them apart.
					const auto scores = facts_.generations.empty() ? decltype(GenerationFacts::scores){}
																   : facts_.generations.back().scores;
					facts_.generations.push_back({kNoCard, 0, scores});
					facts_.first = facts_.first == kNobody ? each.firstPlayer : facts_.first;
				}
				else if constexpr (std::is_same_v<T, LawEnacted>)
				{
					facts_.generations.back().law = each.law;
				}
				else if constexpr (std::is_same_v<T, Launched>)
				{
					TakeContact(each);
				}
				else if constexpr (std::is_same_v<T, Scored>)
				{
					Take(each);
				}
				else if constexpr (std::is_same_v<T, TempleBuilt>)
				{
					++facts_.city.reached;
					facts_.seats[each.player].temples += each.moved ? 0 : 1;
				}
				else if constexpr (std::is_same_v<T, GameEnded>)
				{
					facts_.winner = each.winner;
				}
			},
			event);
	}
	for (std::size_t seat = 0; seat < state.players.Size(); ++seat)
	{
		facts_.seats[seat].god = state.players[seat].god;
	}
}

} // namespace faith::flick
