#include "FlickOfFaithCli/Shot/Picture.h"

#include "FlickOfFaithCli/MapExport.h"
#include "FlickOfFaithCli/Shot/Captions.h"
#include "FlickOfFaithCli/Shot/Layers.h"
#include "FlickOfFaithCli/Svg.h"
#include "FlickOfFaithRules/Board.h"

#include <algorithm>
#include <vector>

namespace faith::cli
{
namespace
{

using physics::Point;
using svg::Element;
using svg::Escaped;
using svg::Join;
using svg::Mm;

namespace board = flick::board;

/// Around the mat, for discs that leave it and for words; micrometres.
constexpr std::int32_t kMargin = 50'000;
constexpr std::int32_t kHalf = board::kHalfMat + kMargin;
constexpr std::int32_t kWest = -board::kHalfMat;
constexpr std::int32_t kEast = board::kHalfMat;
constexpr std::int32_t kTitleSize = 10'000;
constexpr std::int32_t kTextSize = 7'000;
constexpr std::int32_t kTitleLine = 14'000; ///< from the upper edge
/// Mean width of a letter by the size of the font; DejaVu Sans, wider than most.
constexpr double kLetterWidth = 0.56;

/// Bytes that begin a letter in UTF-8.
std::int32_t LettersIn(std::string_view text)
{
	return static_cast<std::int32_t>(std::count_if(
		text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0u) != 0x80u; }));
}

std::int32_t WidthOf(std::string_view text, std::int32_t size)
{
	return static_cast<std::int32_t>(kLetterWidth * size * LettersIn(text));
}

std::string Line(Point from, std::string_view text, std::int32_t size, std::string_view more = {})
{
	return Join({"<text x=\"", Mm(from.x), "\" y=\"", Mm(-from.y), "\" font-size=\"", Mm(size), "\" fill=\"#13242e\"",
		more, ">", Escaped(text), "</text>\n"});
}

/// Smaller where it would not fit.
std::string FittedLine(Point from, std::string_view text, std::int32_t room)
{
	const std::int32_t width = WidthOf(text, kTextSize);
	return Line(from, text, width <= room ? kTextSize : static_cast<std::int32_t>(double{kTextSize} * room / width));
}

/// A square part of the map; micrometres.
struct Part
{
	Point centre;
	std::int32_t half = board::kHalfMat;
};

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

/// A part of the map with all that is drawn on it, in the place of the mat. Nothing reaches beyond it.
std::string Window(const Part& part, std::string_view drawing)
{
	const std::string place = Mm(-board::kHalfMat);
	const std::string side = Mm(2 * board::kHalfMat);
	const std::string shown = Mm(2 * part.half);
	return Join({"<svg x=\"", place, "\" y=\"", place, "\" width=\"", side, "\" height=\"", side, "\" viewBox=\"",
		Mm(part.centre.x - part.half), " ", Mm(-part.centre.y - part.half), " ", shown, " ", shown, "\">\n", drawing,
		"</svg>\n"});
}

std::string Square(std::int32_t half, std::string_view more)
{
	const std::string low = Mm(-half);
	const std::string side = Mm(2 * half);
	return Join({"<rect x=\"", low, "\" y=\"", low, "\" width=\"", side, "\" height=\"", side, "\" ", more, "/>\n"});
}

/// The map, paled so that what happens on it stands out.
std::string PaleMap()
{
	return MapDrawing() + Square(board::kHalfMat, "fill=\"#f6f1e4\" opacity=\".45\"");
}

std::string Layers(const PlayedShot& shot)
{
	return SweptLayer(shot) + StartLayer(shot) + DiscLayer(shot) + GhostLayer(shot) + TrailLayer(shot) +
		SpreadLayer(shot) + NumberLayer(shot) + ContactLayer(shot);
}

std::string Drawing(const PlayedShot& shot, View view)
{
	const std::string paper = Square(kHalf, "fill=\"#f6f1e4\"");
	const std::string edge = Square(board::kHalfMat, "fill=\"none\" stroke=\"#13242e\" stroke-width=\".8\"");
	const std::string all = Window({}, PaleMap()) + edge + Layers(shot);
	return view == View::Map ? paper + all : paper + Window(PartWithContacts(shot), all) + edge;
}

/// The players with their colours, from the right.
std::string PlayersLine(const PlayedShot& shot, const Wording& words)
{
	constexpr std::int32_t kDot = 3'200;
	const std::int32_t y = kHalf - kTitleLine;
	std::int32_t x = kEast;
	std::string line;
	for (std::size_t i = shot.before.players.Size(); i-- > 0;)
	{
		const auto seat = static_cast<flick::Seat>(i);
		const std::string name = words.Player(shot.before, seat);
		x -= WidthOf(name, kTextSize);
		line += Line({x, y}, name, kTextSize);
		x -= kDot + 1'500;
		const DiscColours& colours = ColoursOf(shot.before, seat);
		line += Element("circle",
			{{"cx", Mm(x)}, {"cy", Mm(-y - 2'500)}, {"r", Mm(kDot)}, {"fill", std::string(colours.fill)},
				{"stroke", std::string(colours.edge)}, {"stroke-width", ".6"}});
		x -= kDot + 6'000;
	}
	return line;
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

std::string Captions(const PlayedShot& shot, const Wording& words)
{
	const ShotCaption caption = CaptionOf(shot, words);
	return Line({kWest, kHalf - kTitleLine}, caption.title, kTitleSize, " font-weight=\"bold\"") +
		PlayersLine(shot, words) + LaunchLines(caption.launches) +
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

std::string Legend(const PlayedShot& shot, const Wording& words)
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

std::string ShotSvg(const PlayedShot& shot, const Wording& words, View view)
{
	const std::string low = Mm(-kHalf);
	const std::string side = Mm(2 * kHalf);
	const std::string title = Escaped(CaptionOf(shot, words).title);
	return Join({"<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"", side, "mm\" height=\"", side, "mm\" viewBox=\"",
		low, " ", low, " ", side, " ", side, "\" font-family=\"DejaVu Sans, Verdana, sans-serif\">\n<title>", title,
		"</title>\n", Drawing(shot, view), Captions(shot, words), Legend(shot, words), "</svg>\n"});
}

} // namespace faith::cli
