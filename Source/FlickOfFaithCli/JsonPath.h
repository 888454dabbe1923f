#pragma once

#include "FaithKernel/Reflect.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace faith::cli
{

/// What we write: fields stay in the order of their types.
using Json = nlohmann::ordered_json;
/// What we read: looking up a key is fast, however many a stranger sends.
using JsonInput = nlohmann::json;

/// What can be wrong with JSON from outside.
enum class JsonProblem : std::uint8_t
{
	None,
	NotJson,
	TooDeep,
	DuplicateKey,
	WrongType,
	OutOfRange,
	TooMany,
	UnknownName,
	UnknownField,
	MissingField,
};

/// The fields that lead to a value; a chain on the stack, made into text only when it is needed.
class JsonPath
{
public:
	JsonPath() = default;
	/// `parent` and `name` outlive the path.
	JsonPath(const JsonPath& parent, std::string_view name) : parent_(&parent), name_(name) {}
	JsonPath(const JsonPath& parent, std::size_t index) : parent_(&parent), index_(index) {}

	/// Such as "command.discs[0].spot.x"; empty for the whole.
	[[nodiscard]] std::string Text() const;

private:
	const JsonPath* parent_ = nullptr;
	std::string_view name_;
	std::size_t index_ = 0;
};

/// The first thing wrong with JSON from outside and where it is.
struct JsonFault
{
	JsonProblem problem = JsonProblem::None;
	std::string path;
	/// What would have been right there; may be empty.
	std::string expected;

	/// Always false, so that readers can return it.
	bool Set(JsonProblem what, const JsonPath& where, std::string allowed);
};

/// At most so many arrays and objects within each other.
inline constexpr std::size_t kMaxJsonDepth = 32;

/// Reads any bytes as one JSON value; refuses deep nesting and keys that occur twice.
[[nodiscard]] bool ParseJson(std::string_view text, JsonInput& value, JsonFault& fault);

/// One line; whatever is no UTF-8 is replaced.
[[nodiscard]] std::string OneLine(const Json& value);

/// "one of a, b, c"
template <class Names>
std::string OneOf(const Names& names)
{
	std::string text;
	for (const std::string_view name : names)
	{
		text += (text.empty() ? "one of " : ", ") + std::string(name);
	}
	return text;
}

} // namespace faith::cli

namespace faith
{

template <>
inline constexpr auto kEnumNames<cli::JsonProblem> = std::to_array<std::string_view>({
	"none",
	"not_json",
	"too_deep",
	"duplicate_key",
	"wrong_type",
	"out_of_range",
	"too_many",
	"unknown_name",
	"unknown_field",
	"missing_field",
});

} // namespace faith
