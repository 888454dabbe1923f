#include "FaithText/Format.h"

#include "Pattern.h"

namespace faith::text
{

namespace
{

using MaybeError = std::optional<FormatError>;

/// Fills in patterns with one set of arguments.
class Formatter
{
public:
	Formatter(Language language, std::span<const Argument> arguments) : language_(language), arguments_(arguments) {}

	MaybeError Append(std::string_view pattern, int depth, std::string& result) const
	{
		if (depth > kDeepestPlural)
		{
			return FormatError{FormatProblem::TooDeep, 0};
		}
		const auto parts = ParsePattern(pattern);
		if (!parts)
		{
			return parts.Error();
		}
		for (const PatternPart& part : *parts)
		{
			result += part.literal;
			if (part.argument.empty())
			{
				continue;
			}
			if (const MaybeError error = AppendArgument(part, depth, result))
			{
				return error;
			}
		}
		return std::nullopt;
	}

private:
	MaybeError AppendArgument(const PatternPart& part, int depth, std::string& result) const
	{
		const Argument* argument = Find(part.argument);
		if (argument == nullptr)
		{
			return FormatError{FormatProblem::MissingArgument, part.at};
		}
		const std::int64_t* number = std::get_if<std::int64_t>(&argument->value);
		if (part.plural)
		{
			return number == nullptr ? FormatError{FormatProblem::NotANumber, part.at}
									 : AppendForm(part, *number, depth, result);
		}
		result += number != nullptr ? std::to_string(*number) : *std::get_if<std::string>(&argument->value);
		return std::nullopt;
	}

	MaybeError AppendForm(const PatternPart& part, std::int64_t number, int depth, std::string& result) const
	{
		const auto slot = [&part](PluralForm form) { return (*part.plural)[static_cast<std::size_t>(form)]; };
		std::optional<std::string_view> form = slot(PluralFormOf(language_, number));
		if (!form)
		{
			form = slot(PluralForm::Other);
		}
		if (!form)
		{
			return FormatError{FormatProblem::MissingForm, part.at};
		}
		return Append(*form, depth + 1, result);
	}

	const Argument* Find(std::string_view name) const
	{
		for (const Argument& argument : arguments_)
		{
			if (argument.name == name)
			{
				return &argument;
			}
		}
		return nullptr;
	}

	Language language_;
	std::span<const Argument> arguments_;
};

MaybeError Collect(std::string_view pattern, int depth, PatternFacts& facts)
{
	if (depth > kDeepestPlural)
	{
		return FormatError{FormatProblem::TooDeep, 0};
	}
	const auto parts = ParsePattern(pattern);
	if (!parts)
	{
		return parts.Error();
	}
	for (const PatternPart& part : *parts)
	{
		if (part.argument.empty())
		{
			continue;
		}
		facts.arguments.insert(std::string(part.argument));
		if (!part.plural)
		{
			continue;
		}
		facts.numbers.insert(std::string(part.argument));
		std::set<PluralForm> forms;
		for (std::size_t i = 0; i < part.plural->size(); ++i)
		{
			const std::optional<std::string_view>& form = (*part.plural)[i];
			if (!form)
			{
				continue;
			}
			forms.insert(static_cast<PluralForm>(i));
			if (const MaybeError error = Collect(*form, depth + 1, facts))
			{
				return error;
			}
		}
		facts.pluralForms.insert(std::move(forms));
	}
	return std::nullopt;
}

} // namespace

Result<std::string, FormatError> Format(
	Language language, std::string_view pattern, std::span<const Argument> arguments)
{
	std::string result;
	if (const MaybeError error = Formatter(language, arguments).Append(pattern, 0, result))
	{
		return Failure{*error};
	}
	return result;
}

Result<PatternFacts, FormatError> Inspect(std::string_view pattern)
{
	PatternFacts facts;
	if (const MaybeError error = Collect(pattern, 0, facts))
	{
		return Failure{*error};
	}
	return facts;
}

} // namespace faith::text
