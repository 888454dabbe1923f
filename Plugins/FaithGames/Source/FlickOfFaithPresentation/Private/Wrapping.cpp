#include "FlickOfFaithPresentation/Wrapping.h"

#include "FaithText/Utf8.h"

#include <algorithm>

namespace faith::flick
{

namespace
{

constexpr std::string_view kBlanks = " \t\n";

/// Takes the first word off the text; empty at its end.
std::string_view TakeWord(std::string_view& text)
{
	text.remove_prefix((std::min)(text.find_first_not_of(kBlanks), text.size()));
	const std::string_view word = text.substr(0, text.find_first_of(kBlanks));
	text.remove_prefix(word.size());
	return word;
}

} // namespace

std::string Wrapped(std::string_view utf8, std::string_view first, std::string_view indent)
{
	std::string wrapped;
	std::string line(first);
	bool isEmpty = true;
	for (std::string_view word = TakeWord(utf8); !word.empty(); word = TakeWord(utf8))
	{
		if (!isEmpty && text::CharacterCount(line) + 1 + text::CharacterCount(word) > kTextWidth)
		{
			wrapped += line + "\n";
			line = indent;
			isEmpty = true;
		}
		line += isEmpty ? "" : " ";
		line += word;
		isEmpty = false;
	}
	return wrapped + line + "\n";
}

std::string Wrapped(std::string_view utf8, std::string_view indent)
{
	return Wrapped(utf8, indent, indent);
}

} // namespace faith::flick
