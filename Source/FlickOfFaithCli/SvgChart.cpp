#include "FlickOfFaithCli/SvgChart.h"

#include <cmath>
#include <cstdint>

namespace faith::cli::svg
{

std::string Px(double length)
{
	return Mm(static_cast<std::int32_t>(std::lround(length * 1000.0)));
}

std::string Text(const Lettering& look, std::string_view text)
{
	return Join({"<text x=\"", Px(look.x), "\" y=\"", Px(look.y), "\" font-size=\"", Px(look.size), "\" text-anchor=\"",
		look.anchor, "\" fill=\"", look.colour, "\" font-weight=\"", look.weight, "\">", Escaped(text), "</text>\n"});
}

std::string Chart(double width, double height, std::string_view content)
{
	return Join({"<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"", Px(width), "\" height=\"", Px(height),
		"\" viewBox=\"0 0 ", Px(width), " ", Px(height), "\" font-family=\"DejaVu Sans, Verdana, sans-serif\">\n",
		content, "</svg>\n"});
}

} // namespace faith::cli::svg
