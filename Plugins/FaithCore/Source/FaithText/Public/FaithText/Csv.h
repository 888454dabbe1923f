#pragma once

#include "FaithKernel/Reflect.h"
#include "FaithKernel/Result.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace faith::text
{

/// What is wrong with a table of comma-separated values or with a string table.
enum class CsvProblem : std::uint8_t
{
	NotUtf8,
	UnclosedQuote,  ///< a field that starts with a quote never ends
	TextAfterQuote, ///< something follows the closing quote of a field
	StrayQuote,     ///< a quote within a field that does not start with one
	LoneReturn,     ///< a carriage return without a line feed
	WrongHeader,    ///< the first line is not Key,SourceString,Comment
	WrongColumns,   ///< a line with more or fewer fields than the header
	EmptyKey,
	DuplicateKey,
};

/// A problem and the line it is on; the first line is 1.
struct CsvError
{
	CsvProblem problem = CsvProblem::NotUtf8;
	std::size_t line = 0;
	std::string key{}; ///< the key concerned, if there is one

	friend bool operator==(const CsvError&, const CsvError&) = default;
};

/// One record of a table.
struct CsvRow
{
	std::size_t line = 0; ///< where it starts; the first line is 1
	std::vector<std::string> fields;

	friend bool operator==(const CsvRow&, const CsvRow&) = default;
};

/// Reads comma-separated values as RFC 4180 describes them: fields in quotes may hold commas, line breaks and doubled
/// quotes; lines end with LF or CRLF, the last one need not. A byte order mark is skipped, and so are empty lines.
[[nodiscard]] FAITHTEXT_API Result<std::vector<CsvRow>, CsvError> ParseCsv(std::string_view text);

} // namespace faith::text

namespace faith
{

template <>
inline constexpr auto kEnumNames<text::CsvProblem> = std::to_array<std::string_view>({"not_utf8", "unclosed_quote",
	"text_after_quote", "stray_quote", "lone_return", "wrong_header", "wrong_columns", "empty_key", "duplicate_key"});

} // namespace faith
