#include "FaithText/Csv.h"
#include "FaithText/TextTable.h"
#include "FaithText/Utf8.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <vector>

namespace faith::text
{
namespace
{

using Fields = std::vector<std::string>;

/// Writes a field in quotes where that is needed, or always.
std::string Written(const std::string& field, bool always)
{
	if (!always && !field.empty() && field.find_first_of(",\"\r\n") == std::string::npos)
	{
		return field;
	}
	std::string written = "\"";
	for (const char c : field)
	{
		written += c;
		written += c == '"' ? "\"" : "";
	}
	return written + "\"";
}

rc::Gen<std::string> AnyField()
{
	const auto pieces = rc::gen::container<std::vector<std::string>>(
		rc::gen::elementOf(std::vector<std::string>{"a", " ", ",", "\"", "\n", "\r\n", "\r", "ż", "„", "{n}", "𝔉"}));
	return rc::gen::map(pieces,
		[](const std::vector<std::string>& parts)
		{
			std::string field;
			for (const std::string& part : parts)
			{
				field += part;
			}
			return field;
		});
}

RC_GTEST_PROP(CsvProperties, WhatIsWrittenIsReadBack, ())
{
	constexpr int kRowsAtMost = 12;
	const auto rows = *rc::gen::resize(kRowsAtMost,
		rc::gen::container<std::vector<Fields>>(rc::gen::nonEmpty(rc::gen::container<Fields>(AnyField()))));
	const std::string lineEnd = *rc::gen::element<std::string>("\n", "\r\n");
	std::string csv = *rc::gen::element<std::string>("", "\xEF\xBB\xBF");
	for (const Fields& row : rows)
	{
		for (std::size_t i = 0; i < row.size(); ++i)
		{
			csv += (i == 0 ? "" : ",") + Written(row[i], *rc::gen::arbitrary<bool>());
		}
		csv += lineEnd;
	}
	const auto read = ParseCsv(csv);
	RC_ASSERT(read.HasValue());
	RC_ASSERT(read->size() == rows.size());
	for (std::size_t i = 0; i < rows.size(); ++i)
	{
		RC_ASSERT((*read)[i].fields == rows[i]);
	}
}

RC_GTEST_PROP(CsvProperties, AnyBytesGiveRowsOrAnErrorOnAnExistingLine, (const std::string& bytes))
{
	const auto read = ParseCsv(bytes);
	std::size_t lines = 1;
	for (const char c : bytes)
	{
		lines += c == '\n' ? 1 : 0;
	}
	if (read)
	{
		RC_ASSERT(IsUtf8(bytes));
		RC_ASSERT(read->size() <= lines);
	}
	else
	{
		RC_ASSERT(read.Error().line >= 1u);
		RC_ASSERT(read.Error().line <= lines);
	}
}

RC_GTEST_PROP(CsvProperties, ARefusedTableLeavesTheTextsAsTheyWere, ())
{
	TextTable table(Language::English);
	RC_ASSERT(!table.Add("Key,SourceString,Comment\nold,Old,\n"));
	const std::string bad = *rc::gen::element<std::string>("old,New,\n", ",empty,\n", "short,row\n", "\"open,x,\n");
	const bool refused = table.Add("Key,SourceString,Comment\nnew,New,\n" + bad).has_value();
	RC_ASSERT(refused);
	RC_ASSERT(table.All().size() == 1u);
	RC_ASSERT(table.Get("old") == "Old");
}

} // namespace
} // namespace faith::text
