#include "Pattern.h"

#include <utility>

namespace faith::text
{

namespace
{

constexpr char kEscape = '`';

bool IsNameCharacter(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

bool CanBeEscaped(char c)
{
	return c == kEscape || c == '{' || c == '}' || c == '|';
}

/// Walks over a pattern once, part by part.
class PatternReader
{
public:
	explicit PatternReader(std::string_view pattern) : pattern_(pattern) {}

	bool AtEnd() const { return at_ >= pattern_.size(); }
	bool AtArgument() const { return !AtEnd() && pattern_[at_] == '{'; }

	Result<PatternPart, FormatError> ReadLiteral()
	{
		PatternPart part;
		part.at = at_;
		while (!AtEnd() && pattern_[at_] != '{')
		{
			if (pattern_[at_] == '}' || pattern_[at_] == '|')
			{
				return Fail(pattern_[at_] == '}' ? FormatProblem::StrayBrace : FormatProblem::StrayModifier);
			}
			const bool escaped =
				pattern_[at_] == kEscape && at_ + 1 < pattern_.size() && CanBeEscaped(pattern_[at_ + 1]);
			at_ += escaped ? 1u : 0u;
			part.literal += pattern_[at_];
			++at_;
		}
		return part;
	}

	Result<PatternPart, FormatError> ReadArgument()
	{
		PatternPart part;
		part.at = at_;
		const std::size_t close = pattern_.find('}', at_);
		if (close == std::string_view::npos)
		{
			return Fail(FormatProblem::UnclosedBrace);
		}
		++at_;
		part.argument = ReadName();
		if (part.argument.empty() || at_ != close)
		{
			return Fail(FormatProblem::BadName);
		}
		++at_;
		if (!AtEnd() && pattern_[at_] == '|')
		{
			return ReadModifier(std::move(part));
		}
		return part;
	}

private:
	Failure<FormatError> Fail(FormatProblem problem) const { return Failure{FormatError{problem, at_}}; }

	std::string_view ReadName()
	{
		const std::size_t start = at_;
		while (!AtEnd() && IsNameCharacter(pattern_[at_]))
		{
			++at_;
		}
		return pattern_.substr(start, at_ - start);
	}

	bool Take(char expected)
	{
		const bool there = !AtEnd() && pattern_[at_] == expected;
		at_ += there ? 1u : 0u;
		return there;
	}

	void SkipSpaces()
	{
		while (Take(' '))
		{
		}
	}

	Result<PatternPart, FormatError> ReadModifier(PatternPart part)
	{
		++at_;
		if (ReadName() != "plural")
		{
			return Fail(FormatProblem::UnknownModifier);
		}
		if (!Take('('))
		{
			return Fail(FormatProblem::BadForms);
		}
		part.plural.emplace();
		do
		{
			if (!ReadForm(*part.plural))
			{
				return Fail(FormatProblem::BadForms);
			}
		} while (Take(','));
		if (!Take(')'))
		{
			return Fail(FormatProblem::BadForms);
		}
		return part;
	}

	/// Reads `name=value`; the value ends before a comma or a closing parenthesis outside quotes.
	bool ReadForm(PluralForms& forms)
	{
		SkipSpaces();
		const std::optional<PluralForm> form = EnumFromName<PluralForm>(ReadName());
		SkipSpaces();
		if (!form || !Take('='))
		{
			return false;
		}
		SkipSpaces();
		std::optional<std::string_view>& slot = forms[static_cast<std::size_t>(*form)];
		const bool quoted = Take('"');
		const std::size_t end = pattern_.find_first_of(quoted ? "\"" : ",)", at_);
		if (slot || end == std::string_view::npos || end == at_)
		{
			return false;
		}
		slot = pattern_.substr(at_, end - at_);
		at_ = quoted ? end + 1 : end;
		if (quoted)
		{
			SkipSpaces();
		}
		return true;
	}

	std::string_view pattern_;
	std::size_t at_ = 0;
};

} // namespace

Result<std::vector<PatternPart>, FormatError> ParsePattern(std::string_view pattern)
{
	std::vector<PatternPart> parts;
	PatternReader reader(pattern);
	while (!reader.AtEnd())
	{
		Result<PatternPart, FormatError> part = reader.AtArgument() ? reader.ReadArgument() : reader.ReadLiteral();
		if (!part)
		{
			return Failure{part.Error()};
		}
		parts.push_back(std::move(*part));
	}
	return parts;
}

} // namespace faith::text
