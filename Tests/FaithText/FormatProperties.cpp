#include "FaithText/Format.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <vector>

namespace faith::text
{
namespace
{

rc::Gen<std::string> PatternSoup()
{
	const auto pieces = rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(std::vector<std::string>{
		"{", "}", "{n}", "{s}", "|", "|plural(", "one=", "other=", "few=", ")", ",", "\"", "`", "x", " ", "ż", "="}));
	return rc::gen::map(pieces,
		[](const std::vector<std::string>& parts)
		{
			std::string pattern;
			for (const std::string& part : parts)
			{
				pattern += part;
			}
			return pattern;
		});
}

RC_GTEST_PROP(FormatProperties, AnythingIsFormattedOrReported, (std::int64_t number))
{
	const std::string pattern = *PatternSoup();
	const std::vector<Argument> arguments{{"n", number}, {"s", "text"}};
	const auto facts = Inspect(pattern);
	const auto result = Format(Language::Polish, pattern, arguments);
	if (!facts)
	{
		RC_ASSERT(facts.Error().at <= pattern.size());
	}
	if (facts && facts->numbers.count("s") == 0 && facts->pluralForms.empty())
	{
		RC_ASSERT(result.HasValue());
	}
}

RC_GTEST_PROP(FormatProperties, EscapedTextComesOutAsItWas, (const std::string& text))
{
	std::string pattern;
	for (const char c : text)
	{
		if (c == '{' || c == '}' || c == '|' || c == '`')
		{
			pattern += '`';
		}
		pattern += c;
	}
	const auto result = Format(Language::English, pattern, {});
	RC_ASSERT(result.HasValue());
	RC_ASSERT(*result == text);
}

} // namespace
} // namespace faith::text
