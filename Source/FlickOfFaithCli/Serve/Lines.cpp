#include "FlickOfFaithCli/Serve/Lines.h"

#include <istream>
#include <streambuf>

namespace faith::cli
{

LineResult ReadLine(std::istream& in, std::string& line)
{
	using Traits = std::istream::traits_type;
	line.clear();
	bool any = false;
	bool tooLong = false;
	std::streambuf& buffer = *in.rdbuf();
	for (auto next = buffer.sbumpc(); next != Traits::eof(); next = buffer.sbumpc())
	{
		any = true;
		const char character = Traits::to_char_type(next);
		if (character == '\n')
		{
			break;
		}
		tooLong = tooLong || line.size() == kMaxLineBytes;
		if (!tooLong)
		{
			line.push_back(character);
		}
	}
	if (tooLong)
	{
		line.clear();
		return LineResult::TooLong;
	}
	return any ? LineResult::Line : LineResult::End;
}

} // namespace faith::cli
