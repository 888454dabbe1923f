#include "Accuracy.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace faith::contest
{

namespace
{

/// Metres; a disc that came less far did not move: engines shift discs a little when they settle.
constexpr double kMoved = 0.0001;

double Distance(const Ending& a, const Ending& b)
{
	return std::hypot(a.x - b.x, a.y - b.y);
}

/// Appends the distances of the discs of one flick that moved, in millimetres. False when not the same ones have left.
bool Compare(const physics::FlickCase& flick, const Endings& one, const Endings& other, std::vector<double>& distances)
{
	bool same = true;
	for (const physics::Body& body : flick.bodies)
	{
		const Ending start{body.shape.centre.x * 1e-6, body.shape.centre.y * 1e-6, false};
		const Ending& a = one[body.id];
		const Ending& b = other[body.id];
		same = same && a.left == b.left;
		if (Distance(a, start) > kMoved || Distance(b, start) > kMoved)
		{
			distances.push_back(Distance(a, b) * 1000.0);
		}
	}
	return same;
}

/// `values` is sorted and not empty.
double Quantile(const std::vector<double>& values, double share)
{
	const auto place = static_cast<std::size_t>(share * static_cast<double>(values.size()));
	return values[(std::min)(place, values.size() - 1)];
}

} // namespace

Deviation Deviate(const std::vector<Comparison>& comparisons)
{
	std::vector<double> distances;
	std::size_t flicks = 0;
	std::size_t differing = 0;
	for (const Comparison& comparison : comparisons)
	{
		for (std::size_t i = 0; i < comparison.flicks.size(); ++i)
		{
			const bool same = Compare(comparison.flicks[i], comparison.one[i], comparison.other[i], distances);
			differing += same ? 0 : 1;
		}
		flicks += comparison.flicks.size();
	}
	if (distances.empty())
	{
		return {};
	}
	std::sort(distances.begin(), distances.end());
	const double sum = std::accumulate(distances.begin(), distances.end(), 0.0);
	Deviation deviation;
	deviation.median = Quantile(distances, 0.5);
	deviation.mean = sum / static_cast<double>(distances.size());
	deviation.p90 = Quantile(distances, 0.9);
	deviation.exitsDiffer = static_cast<double>(differing) / static_cast<double>(flicks);
	return deviation;
}

} // namespace faith::contest
