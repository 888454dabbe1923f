#include "FlickOfFaithCli/Shot/Paper.h"

#include "FlickOfFaithCli/MapExport.h"
#include "FlickOfFaithCli/Shot/Layers.h"
#include "FlickOfFaithCli/Svg.h"

#include <algorithm>

namespace faith::cli::paper
{
namespace
{

using physics::Point;
using svg::Element;
using svg::Escaped;
using svg::Join;
using svg::Mm;

namespace board = flick::board;

constexpr std::int32_t kTitleSize = 10'000;
constexpr std::int32_t kTitleLine = 14'000; ///< from the upper edge
/// Mean width of a letter by the size of the font; DejaVu Sans, wider than most.
constexpr double kLetterWidth = 0.56;

/// Bytes that begin a letter in UTF-8.
std::int32_t LettersIn(std::string_view text)
{
	return static_cast<std::int32_t>(std::count_if(
		text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0u) != 0x80u; }));
}

} // namespace

std::int32_t WidthOf(std::string_view text, std::int32_t size)
{
	return static_cast<std::int32_t>(kLetterWidth * size * LettersIn(text));
}

std::string Line(Point from, std::string_view text, std::int32_t size, std::string_view more)
{
	return Join({"<text x=\"", Mm(from.x), "\" y=\"", Mm(-from.y), "\" font-size=\"", Mm(size), "\" fill=\"#13242e\"",
		more, ">", Escaped(text), "</text>\n"});
}

std::string FittedLine(Point from, std::string_view text, std::int32_t room)
{
	const std::int32_t width = WidthOf(text, kTextSize);
	return Line(from, text, width <= room ? kTextSize : static_cast<std::int32_t>(double{kTextSize} * room / width));
}

std::string TitleLine(std::string_view title)
{
	return Line({kWest, kHalf - kTitleLine}, title, kTitleSize, " font-weight=\"bold\"");
}

std::string PlayersLine(const flick::GameState& state, const flick::Wording& words)
{
	constexpr std::int32_t kDot = 3'200;
	const std::int32_t y = kHalf - kTitleLine;
	std::int32_t x = kEast;
	std::string line;
	for (std::size_t i = state.players.Size(); i-- > 0;)
	{
		const auto seat = static_cast<flick::Seat>(i);
		const std::string name = words.Player(state, seat);
		x -= WidthOf(name, kTextSize);
		line += Line({x, y}, name, kTextSize);
		x -= kDot + 1'500;
		const DiscColours& colours = ColoursOf(state, seat);
		line += Element("circle",
			{{"cx", Mm(x)}, {"cy", Mm(-y - 2'500)}, {"r", Mm(kDot)}, {"fill", std::string(colours.fill)},
				{"stroke", std::string(colours.edge)}, {"stroke-width", ".6"}});
		x -= kDot + 6'000;
	}
	return line;
}

std::string Square(std::int32_t half, std::string_view more)
{
	const std::string low = Mm(-half);
	const std::string side = Mm(2 * half);
	return Join({"<rect x=\"", low, "\" y=\"", low, "\" width=\"", side, "\" height=\"", side, "\" ", more, "/>\n"});
}

std::string Window(const Part& part, std::string_view drawing)
{
	const std::string place = Mm(-board::kHalfMat);
	const std::string side = Mm(2 * board::kHalfMat);
	const std::string shown = Mm(2 * part.half);
	return Join({"<svg x=\"", place, "\" y=\"", place, "\" width=\"", side, "\" height=\"", side, "\" viewBox=\"",
		Mm(part.centre.x - part.half), " ", Mm(-part.centre.y - part.half), " ", shown, " ", shown, "\">\n", drawing,
		"</svg>\n"});
}

std::string Blank()
{
	return Square(kHalf, "fill=\"#f6f1e4\"");
}

std::string Edge()
{
	return Square(board::kHalfMat, "fill=\"none\" stroke=\"#13242e\" stroke-width=\".8\"");
}

std::string PaleMat()
{
	return Window({}, MapDrawing() + Square(board::kHalfMat, "fill=\"#f6f1e4\" opacity=\".45\"")) + Edge();
}

std::string Picture(std::string_view title, std::string_view content)
{
	const std::string low = Mm(-kHalf);
	const std::string side = Mm(2 * kHalf);
	return Join({"<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"", side, "mm\" height=\"", side, "mm\" viewBox=\"",
		low, " ", low, " ", side, " ", side, "\" font-family=\"DejaVu Sans, Verdana, sans-serif\">\n<title>",
		Escaped(title), "</title>\n", content, "</svg>\n"});
}

} // namespace faith::cli::paper
