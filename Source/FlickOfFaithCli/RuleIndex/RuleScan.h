#pragma once

#include <string>
#include <string_view>
#include <vector>

/// Finds the numbered rules of a document and the comments that name them.
namespace faith::cli
{

/// A paragraph of the document that begins with a number in bold type.
struct ScannedRule
{
	std::string number;
	std::string section;
	std::string text; ///< in one line

	friend bool operator==(const ScannedRule&, const ScannedRule&) = default;
};

/// A place that names a rule.
struct ScannedReference
{
	std::string number;
	int line = 0;     ///< from 1
	std::string what; ///< the line of code, or the name of the test

	friend bool operator==(const ScannedReference&, const ScannedReference&) = default;
};

/// The rules of a document in Markdown: "## 7 Mission" begins a section, "**7.2** Text" a rule, an empty line ends it.
[[nodiscard]] std::vector<ScannedRule> ScanRules(std::string_view document);

/// The comments of a source that begin with "Rule 7.2" or "Rules 7.2, 7.3". They point to the code in the same line or,
/// on a line of their own, to the next line of code.
[[nodiscard]] std::vector<ScannedReference> ScanSource(std::string_view source);

/// The same comments, as far as the next line of code begins a test; they point to the test.
[[nodiscard]] std::vector<ScannedReference> ScanTests(std::string_view source);

} // namespace faith::cli
