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
	std::int32_t mostTemples = 0; ///< of the others
	bool paid = true;

	bool Dominates() const { return own > rival; }
	bool Ties() const { return own > 0 && own == rival; }
};

/// The most of all seats but one, for each seat in turn.
class Most
{
public:
	void Take(std::size_t seat, std::int32_t number)
	{
		if (number > first_)
		{
			second_ = first_;
			first_ = number;
			seat_ = seat;
		}
		else if (number > second_)
		{
			second_ = number;
		}
	}

	std::int32_t Without(std::size_t seat) const { return seat == seat_ ? second_ : first_; }

private:
	std::int32_t first_ = 0;
	std::int32_t second_ = 0;
	std::size_t seat_ = kMaxPlayers;
};

/// Everybody's strength on every island, looked up once for all seats.
class Strengths
{
public:
	Strengths(const Terms& terms, const Standing& standing) : standing_(standing), unpaid_(terms.unpaid)
	{
		for (std::size_t seat = 0; seat < static_cast<std::size_t>(terms.players); ++seat)
		{
			const Standing::Seat& pieces = standing.seats[seat];
			unflicked_ += pieces.unflicked;
			for (std::size_t island = 0; island < kIslands; ++island)
			{
				weights_[seat][island] = pieces.prophets[island] * terms.seats[seat].prophetWeight +
					pieces.temples[island] * terms.seats[seat].templeWeight;
				strongest_[island].Take(seat, weights_[seat][island]);
				mostTemples_[island].Take(seat, pieces.temples[island]);
			}
		}
	}

	Rivalry On(std::size_t seat, std::size_t island) const
	{
		return {weights_[seat][island], strongest_[island].Without(seat), mostTemples_[island].Without(seat),
			((unpaid_ >> island) & 1) == 0};
	}

	std::int32_t UnflickedOfOthers(std::size_t seat) const { return unflicked_ - standing_.seats[seat].unflicked; }

private:
	const Standing& standing_;
	std::uint8_t unpaid_;
	std::int32_t unflicked_ = 0;
	std::array<std::array<std::int32_t, kIslands>, kMaxPlayers> weights_{};
	std::array<Most, kIslands> strongest_;
	std::array<Most, kIslands> mostTemples_;
};

/// A soft step from 0 to 1 about 0, without the mathematics library but the square root.
double SoftStep(double x)
{
	return 0.5 + 0.5 * x / std::sqrt(1.0 + x * x);
}

Features FeaturesFrom(const Terms& terms, const Standing& standing, const Strengths& strengths, Seat seat)
{
	const Standing::Seat& own = standing.seats[seat];
	const Terms::Seat& pay = terms.seats[seat];
	const double left = terms.generationsLeft;
	const double flicks = own.unflicked;
	const double threats = double(strengths.UnflickedOfOthers(seat)) / (terms.players - 1);
	std::int32_t islands = 0;
	std::int32_t dominatedIslands = 0;
	std::int32_t safeIslands = 0;
	std::int32_t tiedIslands = 0;
	std::int32_t behindIslands = 0;
	std::int32_t lonelyIslands = 0;
	std::int32_t islandsWithTemple = 0;
	std::int32_t allTemples = 0;
	std::int32_t leadsInTemples = 0;
	for (std::size_t island = 0; island < kIslands; ++island)
	{
		const Rivalry rivalry = strengths.On(seat, island);
		const std::int32_t temples = own.temples[island];
		islands += own.IsOn(island) ? 1 : 0;
		dominatedIslands += rivalry.paid && rivalry.Dominates() ? 1 : 0;
		safeIslands += rivalry.paid && rivalry.own > rivalry.rival + 1 ? 1 : 0;
		tiedIslands += rivalry.paid && rivalry.Ties() ? 1 : 0;
		behindIslands += rivalry.paid && rivalry.own + 1 == rivalry.rival ? 1 : 0;
		lonelyIslands += own.prophets[island] == 1 && temples == 0 ? 1 : 0;
		islandsWithTemple += temples > 0 ? 1 : 0;
		allTemples += temples;
		leadsInTemples += temples > rivalry.mostTemples ? 1 : 0;
	}
	const double present = islands;
	const double dominated = dominatedIslands;
	const double safe = safeIslands;
	const double tied = tiedIslands;
	const double behind = behindIslands;
	const double lonely = lonelyIslands;
	const double templeIslands = islandsWithTemple;
	const double temples = allTemples;
	const double templeLeads = leadsInTemples;
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

/// Points a worship would pay the seat now.
std::int32_t WorshipOf(const Terms& terms, const Standing& standing, const Strengths& strengths, std::size_t seat)
{
	std::int32_t points = 0;
	for (std::size_t island = 0; island < kIslands; ++island)
	{
		const Rivalry rivalry = strengths.On(seat, island);
		if (rivalry.paid)
		{
			points += standing.seats[seat].IsOn(island) ? terms.seats[seat].presence : 0;
			points += rivalry.Dominates() ? terms.seats[seat].domination : 0;
		}
	}
	return points;
}

} // namespace

Features FeaturesOf(const Terms& terms, const Standing& standing, Seat seat)
{
	return FeaturesFrom(terms, standing, Strengths(terms, standing), seat);
}

std::array<std::int32_t, kMaxPlayers> WorshipNow(const Terms& terms, const Standing& standing)
{
	const Strengths strengths(terms, standing);
	std::array<std::int32_t, kMaxPlayers> points{};
	for (std::size_t seat = 0; seat < static_cast<std::size_t>(terms.players); ++seat)
	{
		points[seat] = WorshipOf(terms, standing, strengths, seat);
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
	const Strengths strengths(terms, standing);
	for (Seat seat = 0; seat < terms.players; ++seat)
	{
		double further = WorshipOf(terms, standing, strengths, seat);
		if (judgement.horizon == Horizon::Game)
		{
			const Features features = FeaturesFrom(terms, standing, strengths, seat);
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
	const double rivals = 0.85 * best + 0.15 * sum / (terms.players - 1);
	const double flicks = FlicksToCome(terms, standing);
	const WorthModel& model = *judgement.model;
	const double noise = std::sqrt(model.still * model.still + model.perFlick * model.perFlick * flicks);
	return SoftStep((scores[seat] - rivals) / noise);
}

} // namespace faith::flick
