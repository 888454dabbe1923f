#include "FlickOfFaithCli/Wrapping.h"

#include "FaithText/Utf8.h"

#include <sstream>

namespace faith::cli
{

std::string Wrapped(std::string_view utf8, std::string_view first, std::string_view indent)
{
	std::istringstream words{std::string(utf8)};
	std::string wrapped;
	std::string line(first);
	bool isEmpty = true;
	for (std::string word; words >> word;)
	{
		if (!isEmpty && text::CharacterCount(line) + 1 + text::CharacterCount(word) > kTextWidth)
		{
			wrapped += line + "\n";
			line = indent;
			isEmpty = true;
		}
		line += (isEmpty ? "" : " ") + word;
		isEmpty = false;
	}
	return wrapped + line + "\n";
}

std::string Wrapped(std::string_view utf8, std::string_view indent)
{
	return Wrapped(utf8, indent, indent);
}

} // namespace faith::cli
