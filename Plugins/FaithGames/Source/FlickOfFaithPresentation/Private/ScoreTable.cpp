#include "FlickOfFaithPresentation/ScoreTable.h"

#include "FaithText/Utf8.h"

#include <algorithm>

namespace faith::flick
{

namespace
{

constexpr std::size_t kColumnGap = 3;

std::string Spaces(std::string_view utf8, std::size_t width)
{
	const std::size_t length = text::CharacterCount(utf8);
	return std::string(length < width ? width - length : 0, ' ');
}

std::string ColumnLine(
	const std::vector<std::string>& entries, const std::vector<std::size_t>& widths, std::size_t indent)
{
	std::string line(indent, ' ');
	for (std::size_t column = 0; column < entries.size(); ++column)
	{
		line += column == 0 ? PaddedRight(entries[column], widths[column])
							: PaddedLeft(entries[column], widths[column] + kColumnGap);
	}
	return line + "\n";
}

} // namespace

std::string AlignedTable(
	const std::vector<std::string>& heading, const std::vector<std::vector<std::string>>& rows, std::size_t indent)
{
	std::vector<std::size_t> widths;
	for (std::size_t column = 0; column < heading.size(); ++column)
	{
		std::size_t width = text::CharacterCount(heading[column]);
		for (const std::vector<std::string>& row : rows)
		{
			width = std::max(width, text::CharacterCount(row[column]));
		}
		widths.push_back(width);
	}
	std::string table = ColumnLine(heading, widths, indent);
	for (const std::vector<std::string>& row : rows)
	{
		table += ColumnLine(row, widths, indent);
	}
	return table;
}

std::string PaddedRight(std::string_view utf8, std::size_t width)
{
	return std::string(utf8) + Spaces(utf8, width);
}

std::string PaddedLeft(std::string_view utf8, std::size_t width)
{
	return Spaces(utf8, width) + std::string(utf8);
}

} // namespace faith::flick
