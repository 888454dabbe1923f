#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace faith::text
{

/// True when the bytes are well-formed UTF-8: no overlong forms, no surrogates, nothing beyond U+10FFFF.
[[nodiscard]] FAITHTEXT_API bool IsUtf8(std::string_view bytes);

/// The place of the first byte of the first character that is not well-formed, or nothing.
[[nodiscard]] FAITHTEXT_API std::optional<std::size_t> FirstBadUtf8(std::string_view bytes);

/// How many characters the text has, for columns of a table; combining marks count, which our texts do not use.
[[nodiscard]] FAITHTEXT_API std::size_t CharacterCount(std::string_view utf8);

} // namespace faith::text
