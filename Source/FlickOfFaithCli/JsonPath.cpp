#include "FlickOfFaithCli/JsonPath.h"

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

namespace faith::cli
{

namespace
{

/// The deepest nesting of brackets outside of strings; the text need not be JSON.
std::size_t DepthOf(std::string_view text)
{
	std::size_t depth = 0;
	std::size_t deepest = 0;
	bool inString = false;
	for (std::size_t i = 0; i < text.size(); ++i)
	{
		const char character = text[i];
		if (inString && character == '\\')
		{
			++i;
		}
		else if (character == '"')
		{
			inString = !inString;
		}
		else if (!inString && (character == '[' || character == '{'))
		{
			deepest = std::max(deepest, ++depth);
		}
		else if (!inString && (character == ']' || character == '}') && depth > 0)
		{
			--depth;
		}
	}
	return deepest;
}

/// Watches the parser for keys that occur twice in one object.
class KeyWatch
{
public:
	bool operator()(int, JsonInput::parse_event_t event, JsonInput& parsed)
	{
		if (event == JsonInput::parse_event_t::object_start)
		{
			open_.emplace_back();
		}
		else if (event == JsonInput::parse_event_t::object_end)
		{
			open_.pop_back();
		}
		else if (event == JsonInput::parse_event_t::key && twice_.empty())
		{
			const auto& key = parsed.get_ref<const std::string&>();
			twice_ = open_.back().insert(key).second ? "" : "\"" + key + "\"";
		}
		return true;
	}

	/// The first such key, in quotation marks; empty if there is none.
	const std::string& Twice() const { return twice_; }

private:
	std::vector<std::set<std::string>> open_;
	std::string twice_;
};

} // namespace

std::string JsonPath::Text() const
{
	if (parent_ == nullptr)
	{
		return {};
	}
	const std::string before = parent_->Text();
	if (name_.data() == nullptr)
	{
		return before + "[" + std::to_string(index_) + "]";
	}
	return before.empty() ? std::string(name_) : before + "." + std::string(name_);
}

bool JsonFault::Set(JsonProblem what, const JsonPath& where, std::string allowed)
{
	problem = what;
	path = where.Text();
	expected = std::move(allowed);
	return false;
}

bool ParseJson(std::string_view text, JsonInput& value, JsonFault& fault)
{
	if (DepthOf(text) > kMaxJsonDepth)
	{
		return fault.Set(JsonProblem::TooDeep, {}, "at most " + std::to_string(kMaxJsonDepth) + " levels");
	}
	KeyWatch keys;
	const auto watch = [&keys](int depth, JsonInput::parse_event_t event, JsonInput& parsed)
	{ return keys(depth, event, parsed); };
	try
	{
		value = JsonInput::parse(text.begin(), text.end(), watch);
	}
	catch (const JsonInput::parse_error& error)
	{
		return fault.Set(JsonProblem::NotJson, {}, "JSON; wrong at byte " + std::to_string(error.byte));
	}
	catch (const JsonInput::exception&)
	{
		return fault.Set(JsonProblem::NotJson, {}, "numbers that fit");
	}
	if (!keys.Twice().empty())
	{
		return fault.Set(JsonProblem::DuplicateKey, {}, "the key " + keys.Twice() + " once");
	}
	return true;
}

std::string OneLine(const Json& value)
{
	return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace faith::cli
