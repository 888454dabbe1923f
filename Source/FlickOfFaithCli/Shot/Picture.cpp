#include "FlickOfFaithCli/Shot/Picture.h"

#include "FlickOfFaithCli/Shot/Captions.h"
#include "FlickOfFaithCli/Shot/Layers.h"
#include "FlickOfFaithCli/Shot/Paper.h"
#include "FlickOfFaithCli/Svg.h"
#include "FlickOfFaithRules/Board.h"

#include <algorithm>
#include <vector>

namespace faith::cli
{
namespace
{

using paper::FittedLine;
using paper::kEast;
using paper::kHalf;
using paper::kTextSize;
using paper::kWest;
using paper::Line;
using paper::Part;
using paper::WidthOf;
using physics::Point;
using svg::Element;
using svg::Join;
using svg::Mm;

namespace board = flick::board;

/// Everything from the first contact on, with some room around it.
Part PartWithContacts(const PlayedShot& shot)
{
	constexpr std::int32_t kRoom = 22'000;
	constexpr std::int32_t kSmallest = 60'000;
	Point low{board::kHalfMat, board::kHalfMat};
	Point high{-board::kHalfMat, -board::kHalfMat};
	const auto take = [&](Point p)
	{
		low = {(std::min)(low.x, p.x), (std::min)(low.y, p.y)};
		high = {(std::max)(high.x, p.x), (std::max)(high.y, p.y)};
	};
	for (const physics::Impact& impact : shot.recording.Impacts())
	{
		take(PointAt(impact.where));
	}
	for (const flick::DiscRest& rest : shot.settled.discs)
	{
		take(rest.position);
	}
	const std::int32_t wanted = (std::max)(high.x - low.x, high.y - low.y) / 2 + kRoom;
	const std::int32_t half = std::clamp(wanted, kSmallest, board::kHalfMat);
	// Not more of the paper around the mat than a disc needs that leaves it.
	const std::int32_t farthest = board::kHalfMat + kRoom - half;
	return {
		{std::clamp((low.x + high.x) / 2, -farthest, farthest), std::clamp((low.y + high.y) / 2, -farthest, farthest)},
		half};
}

std::string Layers(const PlayedShot& shot)
{
	return SweptLayer(shot) + StartLayer(shot) + DiscLayer(shot) + GhostLayer(shot) + TrailLayer(shot) +
		SpreadLayer(shot) + NumberLayer(shot) + ContactLayer(shot);
}

std::string Drawing(const PlayedShot& shot, View view)
{
	const std::string all = paper::PaleMat() + Layers(shot);
	return view == View::Map ? paper::Blank() + all
							 : paper::Blank() + paper::Window(PartWithContacts(shot), all) + paper::Edge();
}

/// One launch in a line, several in two columns.
std::string LaunchLines(const std::vector<std::string>& launches)
{
	constexpr std::int32_t kRow = 7'500;
	const std::int32_t columns = launches.size() > 1 ? 2 : 1;
	const std::int32_t width = (kEast - kWest) / columns;
	std::string lines;
	for (std::size_t i = 0; i < launches.size(); ++i)
	{
		const auto place = static_cast<std::int32_t>(i);
		lines += FittedLine(
			{kWest + place % columns * width, kHalf - 23'000 - place / columns * kRow}, launches[i], width - 5'000);
	}
	return lines;
}

std::string Captions(const PlayedShot& shot, const flick::Wording& words)
{
	const ShotCaption caption = CaptionOf(shot, words);
	return paper::TitleLine(caption.title) + paper::PlayersLine(shot.before, words) + LaunchLines(caption.launches) +
		FittedLine({kWest, -kHalf + 19'000}, caption.outcome, kEast - kWest);
}

/// A trail that slows down, with ticks.
std::string SampleTrail(Point from)
{
	const std::string move = Join({"translate(", svg::Place(from), ")"});
	return Join({"<g transform=\"", move, "\" stroke=\"#13242e\">\n",
		"<path d=\"M0-2.3 24-.4V.4L0 2.3Z\" fill=\"#b9966a\" stroke-width=\".5\"/>\n",
		"<path d=\"M9-2.7V2.7M17-2V2\" stroke-width=\".8\"/>\n<g stroke-linecap=\"round\">\n",
		"<path d=\"M9 0 13-2.2M17 0 21 1.6\" stroke-width=\"1.5\"/>\n",
		"<path d=\"M9 0 13-2.2M17 0 21 1.6\" stroke=\"#fff\" stroke-width=\".9\"/>\n</g>\n</g>\n"});
}

std::string Legend(const PlayedShot& shot, const flick::Wording& words)
{
	const text::TextTable& texts = words.Texts();
	const std::int32_t y = -kHalf + 8'000;
	std::int32_t x = kWest;
	std::string legend;
	const auto entry = [&](const std::string& symbol, std::int32_t width, const std::string& text)
	{
		legend += symbol;
		legend += Line({x + width, y}, text, kTextSize);
		x += width + WidthOf(text, kTextSize) + 8'000;
	};
	const DiscColours& wood = ColoursOf(shot.before, flick::kNobody);
	entry(StartOutline({{x + 4'500, y + 2'500}, 4'500}, wood), 12'000, texts.Get("cli.shot.legend.start"));
	entry(SampleTrail({x, y + 2'500}), 27'000, texts.Get("cli.shot.legend.trail"));
	entry(Star({x + 4'000, y + 2'500}, 4'000), 10'500, texts.Get("cli.shot.legend.contact"));
	if (shot.spreadFlicks > 0)
	{
		const auto flicks = static_cast<std::int64_t>(shot.spreadFlicks);
		const std::string dot = Element("circle",
			{{"cx", Mm(x + 1'500)}, {"cy", Mm(-y - 2'500)}, {"r", "1.5"}, {"fill", std::string(wood.fill)},
				{"stroke", "#13242e"}, {"stroke-width", ".35"}});
		entry(dot, 5'000, texts.Format("cli.shot.legend.spread", {{"flicks", flicks}}));
	}
	return legend;
}

} // namespace

std::string ShotSvg(const PlayedShot& shot, const flick::Wording& words, View view)
{
	return paper::Picture(
		CaptionOf(shot, words).title, Drawing(shot, view) + Captions(shot, words) + Legend(shot, words));
}

} // namespace faith::cli
