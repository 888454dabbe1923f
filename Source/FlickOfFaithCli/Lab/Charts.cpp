#include "FlickOfFaithCli/Lab/Charts.h"

#include "FlickOfFaithCli/SvgChart.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

namespace faith::cli
{

namespace
{

constexpr double kChartWidth = 860;
constexpr double kChartLeft = 330;  ///< of the scale; names stand before it
constexpr double kChartRight = 780; ///< of the scale; numbers stand behind it
constexpr double kChartRow = 24;
constexpr double kChartTop = 8;
constexpr double kAxisHeight = 26;
constexpr std::array<const char*, 5> kPartColours{"#1f6f9f", "#4f9d69", "#c28a2c", "#8e5ea2", "#8a8f94"};
constexpr const char* kBandColour = "#e3f0e6";

/// A part of the axis, both ends included.
struct Axis
{
	double low = 0.0;
	double high = 1.0;

	double X(double value) const { return kChartLeft + (value - low) / (high - low) * (kChartRight - kChartLeft); }
	double Clamped(double value) const { return X(std::clamp(value, low, high)); }
};

/// The distance between marks that makes about five of them.
double MarkStep(double span)
{
	const double rough = span / 5.0;
	const double power = std::pow(10.0, std::floor(std::log10(rough)));
	for (const double factor : {1.0, 2.0, 5.0})
	{
		if (rough <= factor * power)
		{
			return factor * power;
		}
	}
	return 10.0 * power;
}

Axis AxisFor(std::span<const Measure> measures)
{
	double low = 0.0;
	double high = 0.0;
	for (const Measure& measure : measures)
	{
		low = (std::min)(low, measure.low);
		high = (std::max)(high, measure.high);
	}
	const double step = MarkStep((std::max)(high - low, 0.01));
	return {std::floor(low / step) * step, (std::max)(std::ceil(high / step), std::floor(low / step) + 1) * step};
}

std::string Bar(double from, double to, double top, double height, const char* colour, const char* opacity)
{
	return svg::Element("rect",
		{{"x", svg::Px(from)}, {"y", svg::Px(top)}, {"width", svg::Px((std::max)(to - from, 0.5))},
			{"height", svg::Px(height)}, {"fill", colour}, {"fill-opacity", opacity}});
}

std::string AxisMarks(const Axis& axis, bool isShare, double bottom)
{
	std::string picture;
	const double step = MarkStep(axis.high - axis.low);
	const auto marks = std::lround((axis.high - axis.low) / step);
	for (long i = 0; i <= marks; ++i)
	{
		const double value = axis.low + static_cast<double>(i) * step;
		const std::string x = svg::Px(axis.X(value));
		picture += svg::Element("line",
			{{"x1", x}, {"x2", x}, {"y1", svg::Px(kChartTop)}, {"y2", svg::Px(bottom)},
				{"stroke", std::abs(value) < step / 2 ? svg::kFaint : svg::kGrid}, {"stroke-width", "1"}});
		picture += svg::Text({axis.X(value), bottom + 16, 11, "middle", svg::kFaint}, NumberText(value, isShare));
	}
	return picture;
}

const char* VerdictColour(Verdict verdict)
{
	switch (verdict)
	{
	case Verdict::Met:
		return "#2f7d4f";
	case Verdict::Missed:
		return "#b3392f";
	default:
		return "#1f6f9f";
	}
}

std::string IntervalRow(const Measure& measure, const Axis& axis, double middle)
{
	const char* const colour = VerdictColour(VerdictOf(measure));
	std::string picture = svg::Text({kChartLeft - 12, middle + 4, 12, "end"}, measure.name);
	if (measure.goal)
	{
		picture += Bar(axis.Clamped(measure.goal->low), axis.Clamped(measure.goal->high), middle - kChartRow / 2 + 1,
			kChartRow - 2, kBandColour, "1");
	}
	picture += Bar(axis.Clamped(measure.low), axis.Clamped(measure.high), middle - 4, 8, colour, "0.3");
	picture += svg::Element("circle",
		{{"cx", svg::Px(axis.Clamped(measure.value))}, {"cy", svg::Px(middle)}, {"r", "4"}, {"fill", colour}});
	return picture +
		svg::Text({kChartRight + 12, middle + 4, 12},
			NumberText(measure.value, measure.isShare) + (measure.isShare ? " %" : ""));
}

std::string Legend(const std::vector<std::string>& names, double y)
{
	std::string picture;
	double x = kChartLeft;
	for (std::size_t i = 0; i < names.size(); ++i)
	{
		picture += Bar(x, x + 12, y - 10, 12, kPartColours[i % kPartColours.size()], "1");
		picture += svg::Text({x + 17, y, 12}, names[i]);
		x += 110;
	}
	return picture;
}

/// Scores after every generation by final place, summed over matches with as many generations as the first.
std::vector<std::vector<double>> SumsByPlace(std::span<const flick::MatchFacts> matches, std::size_t& counted)
{
	const std::size_t generations = matches.front().generations.size();
	std::vector<std::vector<double>> sums(matches.front().players, std::vector<double>(generations, 0.0));
	for (const flick::MatchFacts& match : matches)
	{
		if (match.generations.size() != generations)
		{
			continue;
		}
		std::vector<std::size_t> seats(match.players);
		for (std::size_t seat = 0; seat < seats.size(); ++seat)
		{
			seats[seat] = seat;
		}
		const auto& last = match.generations.back().scores;
		std::stable_sort(seats.begin(), seats.end(), [&](std::size_t a, std::size_t b) { return last[a] > last[b]; });
		for (std::size_t place = 0; place < seats.size(); ++place)
		{
			for (std::size_t generation = 0; generation < generations; ++generation)
			{
				sums[place][generation] += match.generations[generation].scores[seats[place]];
			}
		}
		++counted;
	}
	return sums;
}

} // namespace

std::string IntervalChart(std::span<const Measure> measures)
{
	std::vector<Measure> known(measures.begin(), measures.end());
	std::erase_if(known, [](const Measure& measure) { return measure.sample == 0; });
	if (known.empty())
	{
		return {};
	}
	const Axis axis = AxisFor(known);
	const double bottom = kChartTop + kChartRow * static_cast<double>(known.size());
	std::string rows;
	double middle = kChartTop + kChartRow / 2;
	for (const Measure& measure : known)
	{
		rows += IntervalRow(measure, axis, middle);
		middle += kChartRow;
	}
	return svg::Chart(kChartWidth, bottom + kAxisHeight, AxisMarks(axis, known.front().isShare, bottom) + rows);
}

std::string StackedChart(const std::vector<std::string>& partNames, const std::vector<StackedRow>& rows)
{
	const double bottom = kChartTop + kChartRow * static_cast<double>(rows.size());
	const Axis axis{0.0, 1.0};
	std::string picture = AxisMarks(axis, true, bottom);
	double top = kChartTop;
	for (const StackedRow& row : rows)
	{
		picture += svg::Text({kChartLeft - 12, top + kChartRow / 2 + 4, 12, "end"}, row.name);
		double from = 0.0;
		for (std::size_t i = 0; i < row.parts.size(); ++i)
		{
			const double to = from + row.parts[i];
			picture += Bar(axis.Clamped(from), axis.Clamped(to), top + 3, kChartRow - 6,
				kPartColours[i % kPartColours.size()], "1");
			from = to;
		}
		top += kChartRow;
	}
	constexpr double legend = 20;
	return svg::Chart(
		kChartWidth, bottom + kAxisHeight + legend, picture + Legend(partNames, bottom + kAxisHeight + 12));
}

std::string LeadChart(std::span<const flick::MatchFacts> matches)
{
	if (matches.empty() || matches.front().generations.empty())
	{
		return {};
	}
	std::size_t counted = 0;
	const std::vector<std::vector<double>> sums = SumsByPlace(matches, counted);
	constexpr double height = 200;
	const double most = sums.front().back() / static_cast<double>(counted);
	const auto generations = static_cast<double>(sums.front().size());
	std::string picture;
	std::vector<std::string> names;
	for (std::size_t place = 0; place < sums.size(); ++place)
	{
		std::string points = svg::Px(kChartLeft) + "," + svg::Px(height);
		for (std::size_t generation = 0; generation < sums[place].size(); ++generation)
		{
			const double score = sums[place][generation] / static_cast<double>(counted);
			const double x =
				kChartLeft + (kChartRight - kChartLeft) * static_cast<double>(generation + 1) / generations;
			const double y = height - (height - 2 * kChartTop) * score / (std::max)(most, 1.0);
			points += " " + svg::Px(x) + "," + svg::Px(y);
		}
		picture += svg::Element("polyline",
			{{"points", points}, {"fill", "none"}, {"stroke", kPartColours[place % kPartColours.size()]},
				{"stroke-width", "2.5"}});
		const double end = sums[place].back() / static_cast<double>(counted);
		picture +=
			svg::Text({kChartRight + 12, height - (height - 2 * kChartTop) * end / (std::max)(most, 1.0) + 4, 12},
				NumberText(end, false));
		names.push_back("place " + std::to_string(place + 1));
	}
	picture += svg::Text({kChartLeft - 12, height / 2, 12, "end"}, "mean VP after each generation");
	return svg::Chart(kChartWidth, height + kAxisHeight, picture + Legend(names, height + 18));
}

} // namespace faith::cli
