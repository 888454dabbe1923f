#include "FaithText/Csv.h"

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

/// The length of the well-formed character that starts here, or 0.
std::size_t CharacterLength(std::string_view bytes)
{
	const auto byteAt = [bytes](std::size_t i) { return static_cast<unsigned char>(bytes[i]); };
	const unsigned lead = byteAt(0);
	if (lead < 0x80)
	{
		return 1;
	}
	const std::size_t length = lead >= 0xF0 ? 4 : (lead >= 0xE0 ? 3 : 2);
	if (lead < 0xC2 || lead > 0xF4 || bytes.size() < length)
	{
		return 0;
	}
	for (std::size_t i = 1; i < length; ++i)
	{
		if ((byteAt(i) & 0xC0u) != 0x80u)
		{
			return 0;
		}
	}
	const unsigned second = byteAt(1);
	const bool overlong = (lead == 0xE0 && second < 0xA0) || (lead == 0xF0 && second < 0x90);
	const bool surrogate = lead == 0xED && second > 0x9F;
	const bool tooLarge = lead == 0xF4 && second > 0x8F;
	return overlong || surrogate || tooLarge ? 0 : length;
}

/// The line of the first byte that is not UTF-8, or nothing.
std::optional<std::size_t> LineThatIsNotUtf8(std::string_view text)
{
	std::size_t line = 1;
	for (std::size_t at = 0; at < text.size();)
	{
		const std::size_t length = CharacterLength(text.substr(at));
		if (length == 0)
		{
			return line;
		}
		if (text[at] == '\n')
		{
			++line;
		}
		at += length;
	}
	return std::nullopt;
}

} // namespace

Result<std::vector<CsvRow>, CsvError> ParseCsv(std::string_view text)
{
	if (text.substr(0, kByteOrderMark.size()) == kByteOrderMark)
	{
		text.remove_prefix(kByteOrderMark.size());
	}
	if (const auto line = LineThatIsNotUtf8(text))
	{
		return Failure{CsvError{CsvProblem::NotUtf8, *line}};
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

bool IsUtf8(std::string_view bytes)
{
	return !LineThatIsNotUtf8(bytes);
}

std::size_t CharacterCount(std::string_view utf8)
{
	std::size_t count = 0;
	for (const char byte : utf8)
	{
		const bool continues = (static_cast<unsigned char>(byte) & 0xC0u) == 0x80u;
		count += continues ? 0u : 1u;
	}
	return count;
}

} // namespace faith::text
