#pragma once

#include <span>
#include <string_view>

/// The rules document together with the sources and tests that name its rules, as they were when the program was built.
namespace faith::cli
{

/// A line of the repository.
struct RuleReference
{
	std::string_view file; ///< from the root of the repository
	int line = 0;          ///< from 1
	/// The line of code, or for a test its name "Suite.Name".
	std::string_view what;
};

/// One numbered rule.
struct IndexedRule
{
	std::string_view number;  ///< such as "7.2"
	std::string_view section; ///< heading of its section
	std::string_view text;    ///< in one line
	std::span<const RuleReference> sources;
	std::span<const RuleReference> tests;
};

/// In the order of the document.
[[nodiscard]] std::span<const IndexedRule> RuleIndex();

/// The places that name a rule which is not in the document; `what` is its number.
[[nodiscard]] std::span<const RuleReference> StrayReferences();

/// The rule with this number, or nothing.
[[nodiscard]] const IndexedRule* FindRule(std::string_view number);

} // namespace faith::cli
