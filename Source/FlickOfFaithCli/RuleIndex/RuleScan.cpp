#include "FlickOfFaithCli/RuleIndex/RuleScan.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

namespace faith::cli
{

namespace
{

bool IsDigit(char character)
{
	return character >= '0' && character <= '9';
}

std::string_view Trimmed(std::string_view text)
{
	constexpr std::string_view blanks = " \t\r";
	const std::size_t first = text.find_first_not_of(blanks);
	return first == std::string_view::npos ? std::string_view{}
										   : text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

std::vector<std::string_view> LinesOf(std::string_view text)
{
	std::vector<std::string_view> lines;
	for (std::size_t begin = 0; begin < text.size();)
	{
		const std::size_t end = std::min(text.find('\n', begin), text.size());
		lines.push_back(text.substr(begin, end - begin));
		begin = end + 1;
	}
	return lines;
}

/// Takes "7.12" from the front of the text; empty if there is no number.
std::string TakeNumber(std::string_view& text)
{
	std::size_t end = 0;
	const auto takeDigits = [&]
	{
		const std::size_t before = end;
		while (end < text.size() && IsDigit(text[end]))
		{
			++end;
		}
		return end > before;
	};
	if (!takeDigits() || end == text.size() || text[end++] != '.' || !takeDigits())
	{
		return {};
	}
	std::string number(text.substr(0, end));
	text.remove_prefix(end);
	return number;
}

bool TakeWord(std::string_view& text, std::string_view word)
{
	const bool starts = text.starts_with(word);
	text.remove_prefix(starts ? word.size() : 0);
	return starts;
}

/// The numbers at the beginning of a comment: "Rules 7.2, 7.3 and 7.4: ..."
std::vector<std::string> NumbersOf(std::string_view comment)
{
	if (!TakeWord(comment, "Rules ") && !TakeWord(comment, "Rule "))
	{
		return {};
	}
	std::vector<std::string> numbers;
	do
	{
		std::string number = TakeNumber(comment);
		if (number.empty())
		{
			break;
		}
		numbers.push_back(std::move(number));
	} while (TakeWord(comment, ", and ") || TakeWord(comment, ", ") || TakeWord(comment, " and "));
	return numbers;
}

/// A line split into what the compiler reads and the text of its comment, without slashes.
struct SplitLine
{
	std::string_view code;
	std::string_view comment;
};

SplitLine Split(std::string_view line)
{
	const std::size_t slashes = line.find("//");
	if (slashes == std::string_view::npos)
	{
		return {Trimmed(line), {}};
	}
	std::string_view comment = line.substr(slashes);
	comment.remove_prefix(std::min(comment.find_first_not_of("/<"), comment.size()));
	return {Trimmed(line.substr(0, slashes)), Trimmed(comment)};
}

/// "Suite.Name" of a line such as TEST_F(Suite, Name), or nothing.
std::optional<std::string> TestName(std::string_view code)
{
	if (!code.starts_with("TEST") && !code.starts_with("TYPED_TEST") && !code.starts_with("RC_GTEST_"))
	{
		return std::nullopt;
	}
	const std::size_t open = code.find('(');
	const std::size_t comma = code.find(',', std::min(open, code.size()));
	if (comma == std::string_view::npos)
	{
		return std::nullopt;
	}
	const std::size_t end = std::min(code.find_first_of(",)", comma + 1), code.size());
	return std::string(Trimmed(code.substr(open + 1, comma - open - 1))) + "." +
		std::string(Trimmed(code.substr(comma + 1, end - comma - 1)));
}

/// Code that only opens a scope or introduces a template: the next line says more.
bool IsPreamble(std::string_view code)
{
	return code.empty() || code == "{" || code.starts_with("template <");
}

/// Calls `found(number, line, code)` for every rule that is named.
template <class Found>
void ForEachReference(std::string_view source, const Found& found)
{
	std::vector<std::string> waiting;
	int number = 0;
	for (const std::string_view line : LinesOf(source))
	{
		++number;
		const SplitLine split = Split(line);
		for (std::string& rule : NumbersOf(split.comment))
		{
			waiting.push_back(std::move(rule));
		}
		if (IsPreamble(split.code))
		{
			continue;
		}
		for (const std::string& rule : waiting)
		{
			found(rule, number, split.code);
		}
		waiting.clear();
	}
}

} // namespace

std::vector<ScannedRule> ScanRules(std::string_view document)
{
	std::vector<ScannedRule> rules;
	std::string section;
	bool inRule = false;
	for (std::string_view line : LinesOf(document))
	{
		line = Trimmed(line);
		if (TakeWord(line, "## "))
		{
			section = line;
			inRule = false;
		}
		else if (TakeWord(line, "**"))
		{
			std::string number = TakeNumber(line);
			inRule = !number.empty() && TakeWord(line, "**");
			if (inRule)
			{
				rules.push_back({std::move(number), section, std::string(Trimmed(line))});
			}
		}
		else if (line.empty())
		{
			inRule = false;
		}
		else if (inRule)
		{
			rules.back().text += " " + std::string(line);
		}
	}
	return rules;
}

std::vector<ScannedReference> ScanSource(std::string_view source)
{
	std::vector<ScannedReference> references;
	ForEachReference(source,
		[&](const std::string& rule, int line, std::string_view code) {
			references.push_back({rule, line, std::string(code)});
		});
	return references;
}

std::vector<ScannedReference> ScanTests(std::string_view source)
{
	std::vector<ScannedReference> references;
	ForEachReference(source,
		[&](const std::string& rule, int line, std::string_view code)
		{
			if (std::optional<std::string> name = TestName(code))
			{
				references.push_back({rule, line, *std::move(name)});
			}
		});
	return references;
}

} // namespace faith::cli
