#include "FlickOfFaithAI/Worth.h"

#include <algorithm>
#include <cmath>

namespace faith::flick
{

namespace
{

constexpr std::size_t kIslands = 4;

/// How a seat stands on one island against the strongest other.
struct Rivalry
{
	std::int32_t own = 0;
	std::int32_t rival = 0;
	bool paid = true;

	bool Dominates() const { return own > rival; }
	bool Ties() const { return own > 0 && own == rival; }
};

std::int32_t WeightOf(const Terms& terms, const Standing& standing, std::size_t seat, std::size_t island)
{
	const Standing::Seat& pieces = standing.seats[seat];
	return pieces.prophets[island] * terms.seats[seat].prophetWeight +
		pieces.temples[island] * terms.seats[seat].templeWeight;
}

Rivalry RivalryOn(const Terms& terms, const Standing& standing, std::size_t seat, std::size_t island)
{
	Rivalry rivalry;
	rivalry.own = WeightOf(terms, standing, seat, island);
	rivalry.paid = ((terms.unpaid >> island) & 1) == 0;
	for (std::size_t other = 0; other < static_cast<std::size_t>(terms.players); ++other)
	{
		if (other != seat)
		{
			rivalry.rival = (std::max)(rivalry.rival, WeightOf(terms, standing, other, island));
		}
	}
	return rivalry;
}

std::int32_t UnflickedOfOthers(const Terms& terms, const Standing& standing, std::size_t seat)
{
	std::int32_t unflicked = 0;
	for (std::size_t other = 0; other < static_cast<std::size_t>(terms.players); ++other)
	{
		unflicked += other == seat ? 0 : standing.seats[other].unflicked;
	}
	return unflicked;
}

/// A soft step from 0 to 1 about 0, without the mathematics library but the square root.
double SoftStep(double x)
{
	return 0.5 + 0.5 * x / std::sqrt(1.0 + x * x);
}

} // namespace

Features FeaturesOf(const Terms& terms, const Standing& standing, Seat seat)
{
	const Standing::Seat& own = standing.seats[seat];
	const Terms::Seat& pay = terms.seats[seat];
	const double left = terms.generationsLeft;
	const double flicks = own.unflicked;
	const double threats = double(UnflickedOfOthers(terms, standing, seat)) / (terms.players - 1);
	double present = 0;
	double dominated = 0;
	double safe = 0;
	double tied = 0;
	double behind = 0;
	double lonely = 0;
	double templeIslands = 0;
	double temples = 0;
	double templeLeads = 0;
	for (std::size_t island = 0; island < kIslands; ++island)
	{
		const Rivalry rivalry = RivalryOn(terms, standing, seat, island);
		const bool isThere = own.IsOn(island);
		const double pays = rivalry.paid ? 1 : 0;
		present += isThere ? 1 : 0;
		dominated += rivalry.Dominates() ? pays : 0;
		safe += rivalry.own > rivalry.rival + 1 ? pays : 0;
		tied += rivalry.Ties() ? pays : 0;
		behind += rivalry.own + 1 == rivalry.rival ? pays : 0;
		lonely += own.prophets[island] == 1 && own.temples[island] == 0 ? 1 : 0;
		templeIslands += own.temples[island] > 0 ? 1 : 0;
		temples += own.temples[island];
		std::int32_t mostTemples = 0;
		for (std::size_t other = 0; other < static_cast<std::size_t>(terms.players); ++other)
		{
			mostTemples = other == seat ? mostTemples
										: (std::max)(mostTemples, std::int32_t{standing.seats[other].temples[island]});
		}
		templeLeads += own.temples[island] > mostTemples ? 1 : 0;
	}
	// What changes in this generation comes with a number of flicks, what lasts with a number of generations.
	return {
		flicks * (pay.navel + pay.navelPerIsland * present),      // all further prophets to the Navel
		flicks,                                                   // further prophets
		flicks * (4 - present),                                   // islands yet to reach
		flicks * dominated,                                       // nothing to do there
		flicks * tied,                                            // ties that can be broken
		flicks * behind,                                          // leads that can be caught up with
		(std::min)(flicks, double(own.templesInHand)),            // temples to build now
		threats,                                                  // what others may still do
		threats * present,                                        // others may push it away
		threats * dominated,                                      // others may break it
		threats * lonely,                                         // islands held by one prophet
		threats * safe,                                           // leads of two
		threats * tied,                                           // others may break the tie
		left,                                                     // generations to come
		left * templeIslands,                                     // presence that lasts
		left * temples,                                           // temples that last
		left * own.templesInHand,                                 // temples to build later
		left * templeIslands * pay.navelPerIsland * pay.prophets, // the Navel in generations to come
		left * templeLeads,                                       // domination that lasts
		left * pay.prophets,                                      // prophets in generations to come
	};
}

std::array<std::int32_t, kMaxPlayers> WorshipNow(const Terms& terms, const Standing& standing)
{
	std::array<std::int32_t, kMaxPlayers> points{};
	for (std::size_t seat = 0; seat < static_cast<std::size_t>(terms.players); ++seat)
	{
		for (std::size_t island = 0; island < kIslands; ++island)
		{
			const Rivalry rivalry = RivalryOn(terms, standing, seat, island);
			if (rivalry.paid)
			{
				points[seat] += standing.seats[seat].IsOn(island) ? terms.seats[seat].presence : 0;
				points[seat] += rivalry.Dominates() ? terms.seats[seat].domination : 0;
			}
		}
	}
	return points;
}

double FlicksToCome(const Terms& terms, const Standing& standing)
{
	std::int32_t flicks = 0;
	for (std::size_t seat = 0; seat < static_cast<std::size_t>(terms.players); ++seat)
	{
		flicks += standing.seats[seat].unflicked + terms.generationsLeft * terms.seats[seat].prophets;
	}
	return flicks;
}

std::array<double, kMaxPlayers> ExpectedScores(const Terms& terms, const Standing& standing, const Judgement& judgement)
{
	std::array<double, kMaxPlayers> scores{};
	const auto now = WorshipNow(terms, standing);
	for (Seat seat = 0; seat < terms.players; ++seat)
	{
		double further = now[seat];
		if (judgement.horizon == Horizon::Game)
		{
			const Features features = FeaturesOf(terms, standing, seat);
			for (std::size_t i = 0; i < kFeatureCount; ++i)
			{
				further += features[i] * judgement.model->weights[i];
			}
		}
		scores[seat] = standing.seats[seat].score + further;
	}
	return scores;
}

double WorthTo(Seat seat, const Terms& terms, const Standing& standing, const Judgement& judgement)
{
	const auto scores = ExpectedScores(terms, standing, judgement);
	double best = -1e9;
	double sum = 0.0;
	for (Seat other = 0; other < terms.players; ++other)
	{
		if (other != seat)
		{
			best = (std::max)(best, scores[other]);
			sum += scores[other];
		}
	}
	// The leader matters most, but whoever is behind may lead one day.
	const double rivals = 0.9 * best + 0.1 * sum / (terms.players - 1);
	const double flicks = FlicksToCome(terms, standing);
	const WorthModel& model = *judgement.model;
	const double noise = std::sqrt(model.still * model.still + model.perFlick * model.perFlick * flicks);
	return SoftStep((scores[seat] - rivals) / noise);
}

} // namespace faith::flick
