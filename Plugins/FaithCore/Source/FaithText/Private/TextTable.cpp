#include "FaithText/TextTable.h"

#include <utility>

namespace faith::text
{

namespace
{

constexpr std::size_t kKeyColumn = 0;
constexpr std::size_t kTextColumn = 1;
constexpr std::size_t kColumns = 3;

bool IsHeader(const CsvRow& row)
{
	return row.fields.size() == kColumns && row.fields[kKeyColumn] == "Key" &&
		row.fields[kTextColumn] == "SourceString" && row.fields[2] == "Comment";
}

} // namespace

std::optional<CsvError> TextTable::Add(std::string_view csv)
{
	auto rows = ParseCsv(csv);
	if (!rows)
	{
		return rows.Error();
	}
	if (rows->empty() || !IsHeader(rows->front()))
	{
		return CsvError{CsvProblem::WrongHeader, rows->empty() ? 1 : rows->front().line};
	}
	Entries added;
	for (std::size_t i = 1; i < rows->size(); ++i)
	{
		CsvRow& row = (*rows)[i];
		if (row.fields.size() != kColumns)
		{
			return CsvError{CsvProblem::WrongColumns, row.line, row.fields[kKeyColumn]};
		}
		const std::string& key = row.fields[kKeyColumn];
		if (key.empty())
		{
			return CsvError{CsvProblem::EmptyKey, row.line};
		}
		if (entries_.contains(key) || !added.emplace(key, std::move(row.fields[kTextColumn])).second)
		{
			return CsvError{CsvProblem::DuplicateKey, row.line, key};
		}
	}
	entries_.merge(added);
	return std::nullopt;
}

std::optional<std::string_view> TextTable::Find(std::string_view key) const
{
	const auto found = entries_.find(key);
	return found == entries_.end() ? std::nullopt : std::optional<std::string_view>(found->second);
}

std::string TextTable::Get(std::string_view key) const
{
	const std::optional<std::string_view> text = Find(key);
	return text ? std::string(*text) : Fail(key, {});
}

std::string TextTable::Format(std::string_view key, std::span<const Argument> arguments) const
{
	const std::optional<std::string_view> pattern = Find(key);
	if (!pattern)
	{
		return Fail(key, {});
	}
	auto result = text::Format(language_, *pattern, arguments);
	return result ? std::move(*result) : Fail(key, NameOf(result.Error().problem));
}

std::string TextTable::Format(std::string_view key, std::initializer_list<Argument> arguments) const
{
	return Format(key, std::span<const Argument>(arguments.begin(), arguments.size()));
}

std::string TextTable::Fail(std::string_view key, std::string_view problem) const
{
	std::string shown = "[";
	shown += key;
	if (!problem.empty())
	{
		shown += ": ";
		shown += problem;
	}
	shown += "]";
	++failureCount_;
	failures_.insert(shown);
	return shown;
}

} // namespace faith::text
