#pragma once

#include "FaithKernel/Reflect.h"
#include "FaithKernel/Result.h"
#include "FaithText/Language.h"

#include <cstddef>
#include <cstdint>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

/// Patterns are written as Unreal's FText patterns, so that the same tables serve every host:
///   {name}                                      the argument
///   {n}|plural(one=temple,other={n} temples)    a form chosen by the number, which shows only where a form says so
///   `{  `}  `|  ``                              the character itself
/// Forms end at a comma or a closing parenthesis; a form in "quotes" may hold both. Forms are patterns themselves.
namespace faith::text
{

/// A named value for a pattern: a whole number or a text, which is inserted as it is.
struct Argument
{
	Argument(std::string_view argumentName, std::string argumentText)
		: name(argumentName), value(std::move(argumentText))
	{
	}
	Argument(std::string_view argumentName, std::string_view argumentText)
		: name(argumentName), value(std::string(argumentText))
	{
	}
	Argument(std::string_view argumentName, const char* argumentText)
		: name(argumentName), value(std::string(argumentText))
	{
	}
	Argument(std::string_view argumentName, std::int64_t number) : name(argumentName), value(number) {}
	Argument(std::string_view argumentName, std::int32_t number) : name(argumentName), value(std::int64_t{number}) {}

	std::string_view name;
	std::variant<std::int64_t, std::string> value;
};

/// What is wrong with a pattern, or with the arguments given for it.
enum class FormatProblem : std::uint8_t
{
	UnclosedBrace,
	StrayBrace,      ///< a closing brace without an opening one
	BadName,         ///< a name is empty or holds anything but letters, digits and underscores
	StrayModifier,   ///< a bar that does not follow an argument
	UnknownModifier, ///< a modifier other than plural
	BadForms,        ///< the forms of a plural cannot be read, or one is given twice or is unknown
	TooDeep,         ///< plurals within plurals within plurals
	MissingArgument, ///< no argument of this name was given
	NotANumber,      ///< a plural was asked of a text
	MissingForm,     ///< the plural has neither the form needed nor "other"
};

/// A problem and the byte of the pattern (or of the form within it) where it was found.
struct FormatError
{
	FormatProblem problem = FormatProblem::UnclosedBrace;
	std::size_t at = 0;

	friend bool operator==(const FormatError&, const FormatError&) = default;
};

/// What a pattern asks for.
struct PatternFacts
{
	std::set<std::string> arguments;            ///< in the forms of plurals as well
	std::set<std::string> numbers;              ///< arguments that must be numbers
	std::set<std::set<PluralForm>> pluralForms; ///< the sets of forms of its plurals

	friend bool operator==(const PatternFacts&, const PatternFacts&) = default;
};

/// Puts arguments into a pattern. A pattern that is malformed is an error, never a crash.
[[nodiscard]] FAITHTEXT_API Result<std::string, FormatError> Format(
	Language language, std::string_view pattern, std::span<const Argument> arguments);

/// Reads a pattern without arguments.
[[nodiscard]] FAITHTEXT_API Result<PatternFacts, FormatError> Inspect(std::string_view pattern);

} // namespace faith::text

namespace faith
{

template <>
inline constexpr auto kEnumNames<text::FormatProblem> = std::to_array<std::string_view>(
	{"unclosed_brace", "stray_brace", "bad_name", "stray_modifier", "unknown_modifier", "bad_forms", "too_deep",
		"missing_argument", "not_a_number", "missing_form"});

} // namespace faith
