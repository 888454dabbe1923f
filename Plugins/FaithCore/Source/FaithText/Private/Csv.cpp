#include "FaithText/Csv.h"

#include "FaithText/Utf8.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace faith::text
{

namespace
{

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

/// Walks over the text once, field by field.
class CsvReader
{
public:
	explicit CsvReader(std::string_view text) : text_(text) {}

	bool AtEnd() const { return at_ >= text_.size(); }
	std::size_t Line() const { return line_; }

	/// Skips line ends that are not the end of a record.
	std::optional<CsvProblem> SkipEmptyLines()
	{
		while (!AtEnd() && (text_[at_] == '\n' || text_[at_] == '\r'))
		{
			if (const auto problem = ReadLineEnd())
			{
				return problem;
			}
		}
		return std::nullopt;
	}

	/// Reads a record up to and including its line end.
	std::optional<CsvProblem> ReadRecord(std::vector<std::string>& fields)
	{
		while (true)
		{
			const bool quoted = !AtEnd() && text_[at_] == '"';
			std::string field;
			if (const auto problem = quoted ? ReadQuoted(field) : ReadPlain(field))
			{
				return problem;
			}
			fields.push_back(std::move(field));
			if (AtEnd())
			{
				return std::nullopt;
			}
			if (text_[at_] != ',')
			{
				return ReadLineEnd();
			}
			++at_;
		}
	}

private:
	std::optional<CsvProblem> ReadLineEnd()
	{
		if (text_[at_] == '\r')
		{
			++at_;
			if (AtEnd() || text_[at_] != '\n')
			{
				return CsvProblem::LoneReturn;
			}
		}
		++at_;
		++line_;
		return std::nullopt;
	}

	std::optional<CsvProblem> ReadPlain(std::string& field)
	{
		while (!AtEnd() && text_[at_] != ',' && text_[at_] != '\n' && text_[at_] != '\r')
		{
			if (text_[at_] == '"')
			{
				return CsvProblem::StrayQuote;
			}
			field += text_[at_];
			++at_;
		}
		return std::nullopt;
	}

	std::optional<CsvProblem> ReadQuoted(std::string& field)
	{
		const std::size_t firstLine = line_;
		for (++at_; !AtEnd(); ++at_)
		{
			if (text_[at_] == '"')
			{
				++at_;
				if (AtEnd() || text_[at_] != '"')
				{
					return AtFieldEnd() ? std::nullopt : std::optional(CsvProblem::TextAfterQuote);
				}
			}
			if (text_[at_] == '\n')
			{
				++line_;
			}
			field += text_[at_];
		}
		line_ = firstLine;
		return CsvProblem::UnclosedQuote;
	}

	bool AtFieldEnd() const { return AtEnd() || text_[at_] == ',' || text_[at_] == '\n' || text_[at_] == '\r'; }

	std::string_view text_;
	std::size_t at_ = 0;
	std::size_t line_ = 1;
};

} // namespace

Result<std::vector<CsvRow>, CsvError> ParseCsv(std::string_view text)
{
	if (text.substr(0, kByteOrderMark.size()) == kByteOrderMark)
	{
		text.remove_prefix(kByteOrderMark.size());
	}
	if (const auto bad = FirstBadUtf8(text))
	{
		const auto before = std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(*bad), '\n');
		return Failure{CsvError{CsvProblem::NotUtf8, static_cast<std::size_t>(before) + 1}};
	}
	std::vector<CsvRow> rows;
	CsvReader reader(text);
	while (true)
	{
		if (const auto problem = reader.SkipEmptyLines())
		{
			return Failure{CsvError{*problem, reader.Line()}};
		}
		if (reader.AtEnd())
		{
			return rows;
		}
		CsvRow row{reader.Line(), {}};
		if (const auto problem = reader.ReadRecord(row.fields))
		{
			return Failure{CsvError{*problem, reader.Line()}};
		}
		rows.push_back(std::move(row));
	}
}

} // namespace faith::text
