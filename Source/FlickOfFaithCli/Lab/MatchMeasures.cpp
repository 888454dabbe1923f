#include "FlickOfFaithCli/Lab/MatchMeasures.h"

#include "FlickOfFaithRules/Catalogue.h"

#include <array>
#include <functional>
#include <map>
#include <numeric>
#include <string>

namespace faith::cli
{

namespace
{

using flick::MatchFacts;
using Facts = std::span<const MatchFacts>;

/// From a match to a part and a whole.
using Pick = std::function<std::pair<double, double>(const MatchFacts&)>;

Measure Of(Facts matches, std::string name, bool isShare, const Pick& pick)
{
	Ratio ratio;
	for (const MatchFacts& match : matches)
	{
		const auto [part, whole] = pick(match);
		ratio.Add(part, whole);
	}
	return ratio.As(std::move(name), isShare);
}

double PointsFrom(const MatchFacts& match, flick::PointSource source)
{
	double points = 0.0;
	for (const flick::SeatFacts& seat : match.seats)
	{
		points += seat.points[static_cast<std::size_t>(source)];
	}
	return points;
}

double AllPoints(const MatchFacts& match)
{
	double points = 0.0;
	for (const flick::SeatFacts& seat : match.seats)
	{
		points += std::accumulate(seat.points.begin(), seat.points.end(), 0);
	}
	return points;
}

std::span<const std::int32_t> ScoresAfter(const MatchFacts& match, std::size_t generation)
{
	return std::span(match.generations[generation].scores).first(match.players);
}

/// How often another player became sole leader, from worship to worship.
int LeadChanges(const MatchFacts& match)
{
	int changes = 0;
	flick::Seat leader = flick::kNobody;
	for (std::size_t generation = 0; generation < match.generations.size(); ++generation)
	{
		const flick::Seat now = flick::SoleLeader(ScoresAfter(match, generation));
		changes += leader != flick::kNobody && now != flick::kNobody && now != leader ? 1 : 0;
		leader = now == flick::kNobody ? leader : now;
	}
	return changes;
}

struct SourceRow
{
	const char* name;
	flick::PointSource source;
	Goal goal;
};

void AddPoints(Facts matches, bool isPerson, std::vector<Measure>& measures)
{
	const std::array<SourceRow, flick::kPointSources> rows{{
		{"points from the Navel", flick::PointSource::Navel, {0.25, 0.40}},
		{"points from presence", flick::PointSource::Presence, {0.25, 0.42}},
		{"points from domination", flick::PointSource::Domination, {0.17, 0.35}},
		{"points from cards", flick::PointSource::Cards, {0.04, 0.15}},
	}};
	const bool four = matches.front().players == 4;
	for (const SourceRow& row : rows)
	{
		const auto pick = [&](const MatchFacts& match)
		{ return std::pair(PointsFrom(match, row.source), AllPoints(match)); };
		const Measure measure = Of(matches, row.name, true, pick);
		const Goal loose = row.source == flick::PointSource::Navel ? Goal{0.15, 0.45} : AtMost(0.50);
		measures.push_back(four ? WithGoal(measure, isPerson ? row.goal : loose) : measure);
	}
	const Measure score = Of(matches, "mean score", false,
		[](const MatchFacts& match) { return std::pair(AllPoints(match), double(match.players)); });
	measures.push_back(four && isPerson ? WithGoal(score, {20, 45}) : score);
}

void AddLeads(Facts matches, std::vector<Measure>& measures)
{
	Tries leaderWins;
	for (const MatchFacts& match : matches)
	{
		const flick::Seat leader = flick::SoleLeader(ScoresAfter(match, match.generations.size() - 2));
		if (leader != flick::kNobody)
		{
			leaderWins.Add(leader == match.winner);
		}
	}
	const bool two = matches.front().players == 2;
	measures.push_back(WithGoal(leaderWins.As("leader before the last generation wins"), AtMost(two ? 0.80 : 0.70)));
	const Measure changes = Of(matches, "lead changes", false,
		[](const MatchFacts& match) { return std::pair(double(LeadChanges(match)), 1.0); });
	measures.push_back(matches.front().players == 4 ? WithGoal(changes, AtLeast(1.2)) : changes);
}

void AddFlicks(Facts matches, std::vector<Measure>& measures)
{
	measures.push_back(
		WithGoal(Of(matches, "flicks that first meet another's piece", true,
					 [](const MatchFacts& m) { return std::pair(double(m.contacts), double(m.lateFlicks)); }),
			{0.12, 0.35}));
	measures.push_back(
		WithGoal(Of(matches, "of these, costly to its owner", true,
					 [](const MatchFacts& m) { return std::pair(double(m.costlyContacts), double(m.contacts)); }),
			AtLeast(0.20)));
	measures.push_back(Of(matches, "flicks meant for the Navel", true,
		[](const MatchFacts& m) { return std::pair(double(m.navel.aimed), double(m.flicks)); }));
	measures.push_back(Of(matches, "flicks meant for a city", true,
		[](const MatchFacts& m) { return std::pair(double(m.city.aimed), double(m.flicks)); }));
	measures.push_back(Of(matches, "Navel scored for each flick meant for it", true,
		[](const MatchFacts& m) { return std::pair(double(m.navel.reached), double(m.navel.aimed)); }));
	measures.push_back(Of(matches, "temples built for each flick meant for a city", true,
		[](const MatchFacts& m) { return std::pair(double(m.city.reached), double(m.city.aimed)); }));
	measures.push_back(Of(matches, "temples built by a player", false,
		[](const MatchFacts& m)
		{
			double temples = 0;
			for (const flick::SeatFacts& seat : m.seats)
			{
				temples += seat.temples;
			}
			return std::pair(temples, double(m.players));
		}));
}

/// Which seats are meant, by the name of the row.
using Kinds = std::map<std::string, std::function<bool(const MatchFacts&, std::size_t)>>;

/// Wins by what a seat is; only matches in which somebody is that count. At most one seat of a match is.
void AddWins(Facts matches, const Kinds& kinds, Goal goal, std::vector<Measure>& measures)
{
	for (const auto& [name, isOne] : kinds)
	{
		Tries wins;
		for (const MatchFacts& match : matches)
		{
			for (std::size_t seat = 0; seat < match.players; ++seat)
			{
				if (isOne(match, seat))
				{
					wins.Add(match.winner == seat);
				}
			}
		}
		measures.push_back(WithGoal(wins.As(name), goal));
	}
}

void AddGods(Facts matches, std::vector<Measure>& measures)
{
	Kinds gods;
	for (const flick::GodCard& card : flick::StandardCatalogue().godCards)
	{
		for (const flick::EffectDef* god : card.sides)
		{
			gods["god " + std::string(god->key)] = [id = god->id](const MatchFacts& match, std::size_t seat)
			{ return match.seats[seat].god == id; };
		}
	}
	switch (matches.front().players)
	{
	case 4:
		AddWins(matches, gods, {0.19, 0.31}, measures);
		break;
	case 3:
		AddWins(matches, gods, {0.25, 0.42}, measures);
		break;
	default:
		AddWins(matches, gods, {0.42, 0.58}, measures);
		break;
	}
}

void AddTurns(Facts matches, std::vector<Measure>& measures)
{
	const std::array<Goal, 5> goals{{{}, {}, {0.47, 0.53}, {0.30, 0.37}, {0.22, 0.28}}};
	const int players = matches.front().players;
	Kinds turns;
	for (int turn = 0; turn < players; ++turn)
	{
		turns["turn " + std::to_string(turn + 1)] = [turn](const MatchFacts& match, std::size_t seat)
		{ return (static_cast<int>(seat) + match.players - match.first) % match.players == turn; };
	}
	AddWins(matches, turns, goals[static_cast<std::size_t>(players)], measures);
}

} // namespace

std::vector<Measure> MeasuresOf(std::span<const flick::MatchFacts> matches, bool isPerson)
{
	std::vector<Measure> measures;
	if (matches.empty())
	{
		return measures;
	}
	AddPoints(matches, isPerson, measures);
	const std::size_t points = measures.size();
	AddLeads(matches, measures);
	AddFlicks(matches, measures);
	AddGods(matches, measures);
	AddTurns(matches, measures);
	for (std::size_t i = points; i < measures.size() && !isPerson; ++i)
	{
		measures[i].goal.reset();
	}
	return measures;
}

} // namespace faith::cli
