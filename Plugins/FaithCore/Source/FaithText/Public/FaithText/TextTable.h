#pragma once

#include "FaithText/Csv.h"
#include "FaithText/Format.h"
#include "FaithText/Language.h"

#include <cstddef>
#include <functional>
#include <initializer_list>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>

namespace faith::text
{

/// All texts of one language, found by key. Made of CSV tables with the columns Key,SourceString,Comment, which the
/// host reads and hands in. A text that is missing shows as its key in brackets and is counted; nothing ever fails.
/// Not for several threads at once: looking up counts.
class FAITHTEXT_API TextTable
{
public:
	using Entries = std::map<std::string, std::string, std::less<>>;

	explicit TextTable(Language language) : language_(language) {}

	Language GetLanguage() const { return language_; }

	/// Adds a table. With an error nothing is added; a key that another table has is an error as well.
	[[nodiscard]] std::optional<CsvError> Add(std::string_view csv);

	/// The text as it is written, or nothing.
	std::optional<std::string_view> Find(std::string_view key) const;

	/// The text without arguments as it is written, or "[key]".
	std::string Get(std::string_view key) const;

	/// The text with its arguments filled in; "[key]" if there is none, "[key: problem]" if it cannot be filled in.
	std::string Format(std::string_view key, std::span<const Argument> arguments) const;
	std::string Format(std::string_view key, std::initializer_list<Argument> arguments) const;

	const Entries& All() const { return entries_; }

	/// How often a text was missing or could not be filled in.
	std::size_t FailureCount() const { return failureCount_; }
	/// What was shown instead, each once.
	const std::set<std::string>& Failures() const { return failures_; }

private:
	std::string Fail(std::string_view key, std::string_view problem) const;

	Language language_;
	Entries entries_;
	mutable std::size_t failureCount_ = 0;
	mutable std::set<std::string> failures_;
};

} // namespace faith::text
