#include "FlickOfFaithCli/Svg.h"

namespace faith::cli::svg
{

std::string Join(std::initializer_list<std::string_view> parts)
{
	std::string text;
	for (const std::string_view part : parts)
	{
		text.append(part);
	}
	return text;
}

std::string Mm(std::int32_t micrometres)
{
	const std::int32_t size = micrometres < 0 ? -micrometres : micrometres;
	std::string fraction = std::to_string(1000 + size % 1000).replace(0, 1, ".");
	fraction.erase(fraction.find_last_not_of(".0") + 1);
	return Join({micrometres < 0 ? "-" : "", std::to_string(size / 1000), fraction});
}

std::string Place(physics::Point p)
{
	return Join({Mm(p.x), ",", Mm(-p.y)});
}

std::string Escaped(std::string_view text)
{
	std::string escaped;
	for (const char c : text)
	{
		switch (c)
		{
		case '&':
			escaped += "&amp;";
			break;
		case '<':
			escaped += "&lt;";
			break;
		case '>':
			escaped += "&gt;";
			break;
		default:
			escaped += c;
		}
	}
	return escaped;
}

std::string Element(std::string_view name, std::initializer_list<Attribute> attributes)
{
	std::string text = Join({"<", name});
	for (const Attribute& attribute : attributes)
	{
		text.append(Join({" ", attribute.name, "=\"", attribute.value, "\""}));
	}
	return text.append("/>\n");
}

} // namespace faith::cli::svg
