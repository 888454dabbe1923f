#pragma once

#include "FaithKernel/Result.h"
#include "FaithText/Format.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace faith::text
{

/// The forms of a plural by PluralForm: each a pattern of its own.
using PluralForms = std::array<std::optional<std::string_view>, kEnumCount<PluralForm>>;

/// One part of a pattern: a literal text, or an argument with or without a plural.
struct PatternPart
{
	std::string literal;
	std::string_view argument; ///< empty for a literal
	std::optional<PluralForms> plural;
	std::size_t at = 0; ///< byte of the pattern where it starts
};

/// Takes a pattern apart; the views point into it. Forms of plurals are not looked into.
[[nodiscard]] Result<std::vector<PatternPart>, FormatError> ParsePattern(std::string_view pattern);

/// How deep plurals may be nested.
inline constexpr int kDeepestPlural = 3;

} // namespace faith::text
