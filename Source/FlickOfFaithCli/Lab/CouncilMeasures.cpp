#include "FlickOfFaithCli/Lab/CouncilMeasures.h"

#include "FlickOfFaithRules/Catalogue.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace faith::cli
{

namespace
{

constexpr double kLeastPoints = 0.05; ///< of the usual points, that a law has to change
constexpr double kMostPoints = 0.35;
constexpr double kLeastWins = 0.03; ///< of all matches, instead
constexpr double kRealVote = 0.01;  ///< of the chance to win

bool ExcludesZero(const Measure& measure)
{
	return measure.low > 0.0 || measure.high < 0.0;
}

/// Two kinds of wins are looked at for every law, so a change counts only if it would be one within limits of 99 % as well.
bool ChangesWins(const Measure& measure)
{
	constexpr double wider = 1.32; // 99 % for 95 %
	const double margin = wider * (measure.high - measure.low) / 2;
	return std::abs(measure.value) >= kLeastWins && std::abs(measure.value) > margin;
}

bool IsWithin(const Measure& measure, double limit)
{
	return measure.low > -limit && measure.high < limit;
}

Verdict VerdictOnLaw(const Measure& points, const Measure& leader, const Measure& last)
{
	const double surelyChanged = ExcludesZero(points) ? (std::min)(std::abs(points.low), std::abs(points.high)) : 0.0;
	if (surelyChanged > kMostPoints)
	{
		return Verdict::Missed;
	}
	const bool changesPoints = ExcludesZero(points) && std::abs(points.value) >= kLeastPoints;
	if (changesPoints || ChangesWins(leader) || ChangesWins(last))
	{
		return IsWithin(points, kMostPoints) ? Verdict::Met : Verdict::NotDecided;
	}
	const bool isIdle = IsWithin(points, kLeastPoints) && IsWithin(leader, kLeastWins) && IsWithin(last, kLeastWins);
	return isIdle ? Verdict::Missed : Verdict::NotDecided;
}

/// The difference a law makes to whether a seat wins.
double WinChange(const flick::LawTrial& trial, const flick::LawBranch& branch, flick::Seat seat)
{
	return (branch.winner == seat ? 1.0 : 0.0) - (trial.without.winner == seat ? 1.0 : 0.0);
}

/// Such as "+3.0 (-1.0 to +7.0)".
std::string ChangeText(const Measure& measure)
{
	const auto signedText = [](double value) { return (value > 0 ? "+" : "") + NumberText(value, true); };
	return signedText(measure.value) + " (" + signedText(measure.low) + " to " + signedText(measure.high) + ")";
}

void AddLaw(std::span<const flick::LawTrial> trials, const flick::EffectDef& law, std::vector<Measure>& measures)
{
	Ratio points;
	Ratio later;
	Ratio leader;
	Ratio last;
	for (const flick::LawTrial& trial : trials)
	{
		for (const flick::LawBranch& branch : trial.with)
		{
			if (branch.law != law.id)
			{
				continue;
			}
			points.Add(branch.points - trial.without.points, trial.without.points);
			later.Add(branch.later - trial.without.later, trial.without.later);
			last.Add(WinChange(trial, branch, trial.last), 1.0);
			if (trial.leader != flick::kNobody)
			{
				leader.Add(WinChange(trial, branch, trial.leader), 1.0);
			}
		}
	}
	const std::string name = "law " + std::string(law.key);
	Measure first = points.As(name + ": points", true);
	const Measure leaderWins = leader.As(name + ": leader wins", true);
	const Measure lastWins = last.As(name + ": last in turn wins", true);
	constexpr std::size_t enough = 10; // for an interval that means something
	if (first.sample >= enough)
	{
		first.judged = VerdictOnLaw(first, leaderWins, lastWins);
		first.note = "leader " + ChangeText(leaderWins) + ", last " + ChangeText(lastWins);
	}
	measures.push_back(first);
	for (Measure detail : {later.As(name + ": later points", true), leaderWins, lastWins})
	{
		detail.isDetail = true;
		measures.push_back(detail);
	}
}

double Part(std::int32_t millionths)
{
	return millionths / static_cast<double>(flick::kMillionths);
}

/// The share of votes worth kRealVote or more if true values are spread normally around none with this variance.
double ShareReal(double variance)
{
	return variance <= 0.0 ? 0.0 : std::erfc(kRealVote / std::sqrt(2.0 * variance));
}

/// The spread of the true values: the luck of both halves is independent, so the mean of their product has none of it.
Measure RealShare(const Ratio& products)
{
	Measure real = products.As("votes worth 1 % of the chance to win", true);
	real.value = ShareReal(real.value);
	real.low = ShareReal(real.low);
	real.high = ShareReal(real.high);
	return real;
}

} // namespace

std::vector<Measure> LawMeasures(std::span<const flick::LawTrial> trials)
{
	std::vector<Measure> measures;
	for (const flick::EffectDef* law : flick::StandardCatalogue().laws)
	{
		AddLaw(trials, *law, measures);
	}
	return measures;
}

std::vector<Measure> VoteMeasures(std::span<const flick::VoteTrial> trials)
{
	Ratio products;
	Ratio values;
	Ratio found;
	Tries differing;
	for (const flick::VoteTrial& trial : trials)
	{
		double product = 0.0;
		double value = 0.0;
		double real = 0.0;
		std::size_t forUpper = 0;
		for (const auto& [first, second] : trial.seats)
		{
			const double gained = first >= 0 ? Part(second) : -Part(second);
			product += Part(first) * Part(second);
			value += gained;
			real += gained >= kRealVote ? 1 : 0;
			forUpper += first + second >= 0 ? 1 : 0;
		}
		const auto seats = static_cast<double>(trial.seats.size());
		products.Add(product, seats);
		values.Add(value, seats);
		found.Add(real, seats);
		differing.Add(forUpper != 0 && forUpper != trial.seats.size());
	}
	Measure measured = found.As("measured so, luck of the playouts included", true);
	measured.note = "luck moves it towards 50 %";
	Measure differ = WithGoal(differing.As("votes in which players differ"), AtLeast(0.5));
	return {WithGoal(RealShare(products), AtLeast(2.0 / 3.0)), measured,
		values.As("mean value of the better answer, % of the chance to win", true), differ};
}

} // namespace faith::cli
