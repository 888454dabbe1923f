#include "FlickOfFaithCli/Ladder/Plot.h"

#include "FlickOfFaithCli/Ladder/Table.h"
#include "FlickOfFaithCli/SvgChart.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

namespace faith::cli
{

namespace
{

using svg::Element;
using svg::Escaped;
using svg::Join;
using svg::kFaint;
using svg::kGrid;
using svg::kInk;
using svg::Px;
using svg::Text;

constexpr double kWidth = 900;
constexpr double kLeft = 150;  ///< of the scale; names stand before it
constexpr double kRight = 740; ///< of the scale; numbers stand behind it
constexpr double kTop = 78;    ///< of the rows
constexpr double kRowHeight = 34;
constexpr double kFoot = 76; ///< below the rows
constexpr double kBar = 10;  ///< thickness
constexpr double kDot = 4.5; ///< radius

constexpr const char* kLevel = "#1f6f9f";
constexpr const char* kBaseline = "#8a6d3b";

/// The part of the Elo axis that is shown, from one mark to another.
struct Scale
{
	double low = 0.0;
	double high = 0.0;
	double step = 0.0; ///< between marks

	double X(double elo) const { return kLeft + (elo - low) / (high - low) * (kRight - kLeft); }
};

/// The smallest round distance that needs at most ten marks.
double StepFor(double span)
{
	constexpr std::array<double, 7> steps{10, 25, 50, 100, 200, 250, 500};
	const auto found = std::find_if(steps.begin(), steps.end(), [&](double step) { return span / step <= 9.0; });
	return found == steps.end() ? 1000.0 : *found;
}

Scale ScaleFor(const std::vector<Standing>& standings)
{
	double low = 0.0;
	double high = 0.0;
	for (const Standing& standing : standings)
	{
		low = (std::min)(low, standing.elo - standing.margin);
		high = (std::max)(high, standing.elo + standing.margin);
	}
	const double step = StepFor(high - low);
	const double first = std::floor(low / step) * step;
	return {first, (std::max)(std::ceil(high / step) * step, first + step), step};
}

std::string Grid(const Scale& scale, double bottom)
{
	std::string picture;
	const long marks = std::lround((scale.high - scale.low) / scale.step);
	for (long i = 0; i <= marks; ++i)
	{
		const double elo = scale.low + static_cast<double>(i) * scale.step;
		const bool isZero = std::lround(elo) == 0;
		const std::string x = Px(scale.X(elo));
		picture += Element("line",
			{{"x1", x}, {"x2", x}, {"y1", Px(kTop)}, {"y2", Px(bottom)}, {"stroke", isZero ? kFaint : kGrid},
				{"stroke-width", "1"}});
		picture += Text({scale.X(elo), bottom + 18, 12, "middle", kFaint}, EloText(elo));
	}
	return picture;
}

std::string PlotRow(const flick::Contestant& contestant, const Standing& standing, const Scale& scale, double middle)
{
	const std::string colour = IsBaseline(contestant) ? kBaseline : kLevel;
	std::string picture = Text({kLeft - 16, middle + 5, 14, "end"}, contestant.key);
	if (standing.matches == 0)
	{
		return picture + Text({kRight + 16, middle + 5, 13, "start", kFaint}, "no match yet");
	}
	const double from = scale.X(standing.elo - standing.margin);
	const double to = scale.X(standing.elo + standing.margin);
	picture += Element("rect",
		{{"x", Px(from)}, {"y", Px(middle - kBar / 2)}, {"width", Px(to - from)}, {"height", Px(kBar)},
			{"rx", Px(kBar / 2)}, {"fill", colour}, {"fill-opacity", "0.3"}});
	picture += Element("circle",
		{{"cx", Px(scale.X(standing.elo))}, {"cy", Px(middle)}, {"r", Px(kDot)}, {"fill", colour}, {"stroke", "#fff"},
			{"stroke-width", "1.5"}});
	picture += Text({kRight + 60, middle + 5, 14, "end", kInk, "bold"}, EloText(standing.elo));
	return picture +
		Text({kRight + 68, middle + 5, 13, "start", kFaint}, "± " + std::to_string(std::lround(standing.margin)));
}

std::string Legend(const LadderPlan& plan, double bottom)
{
	std::string picture = Text({(kLeft + kRight) / 2, bottom + 38, 12, "middle", kFaint},
		"Elo; " + std::string(plan.contestants.front()->key) + " has 0");
	const double y = bottom + 60;
	picture += Element("circle", {{"cx", Px(30)}, {"cy", Px(y - 4)}, {"r", "5"}, {"fill", kLevel}});
	picture += Text({41, y, 12}, "level");
	picture += Element("circle", {{"cx", Px(92)}, {"cy", Px(y - 4)}, {"r", "5"}, {"fill", kBaseline}});
	picture += Text({103, y, 12}, "baseline");
	return picture +
		Text({kWidth - 24, y, 12, "end", kFaint}, "bars: 95 %, with the ratings of the others taken as given");
}

} // namespace

std::string LadderSvg(const LadderPlan& plan, const LadderResults& results)
{
	const Standings standings = StandingsOf(plan, results);
	const Scale scale = ScaleFor(standings.contestants);
	const double bottom = kTop + kRowHeight * static_cast<double>(plan.contestants.size());
	const std::string width = Px(kWidth);
	const std::string height = Px(bottom + kFoot);
	std::string picture = Join({"<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"", width, "\" height=\"", height,
		"\" viewBox=\"0 0 ", width, " ", height, "\" font-family=\"DejaVu Sans, Verdana, sans-serif\">\n"});
	picture += Join({"<title>", Escaped(CommandOf(plan)), "</title>\n"});
	picture += Element("rect", {{"width", width}, {"height", height}, {"fill", "#fff"}});
	picture += Text({24, 32, 17, "start", kInk, "bold"}, "Playing strength");
	picture += Text({24, 52, 11, "start", kFaint}, CommandOf(plan));
	picture += Text({24, 67, 11, "start", kFaint}, ConditionsText(plan, results));
	picture += Grid(scale, bottom);
	double middle = kTop + kRowHeight / 2;
	for (const Standing& standing : standings.contestants)
	{
		picture += PlotRow(*plan.contestants[standing.contestant], standing, scale, middle);
		middle += kRowHeight;
	}
	return picture + Legend(plan, bottom) + "</svg>\n";
}

} // namespace faith::cli
