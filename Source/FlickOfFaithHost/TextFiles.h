#pragma once

#include "FaithKernel/Result.h"
#include "FaithText/Language.h"
#include "FaithText/TextTable.h"

#include <filesystem>
#include <string>
#include <vector>

namespace faith::host
{

/// The environment variable that names the Content folder; when it is set, no other place is looked at.
inline constexpr const char* kContentVariable = "FLICK_CONTENT_DIR";

/// Where the Content folder may be, best first: the environment variable alone if it is set, else the source tree this
/// program was built from, then places near the executable.
[[nodiscard]] std::vector<std::filesystem::path> ContentFolders();

/// Reads all string tables of a language from the first of these folders that has texts in this language. The error is
/// a sentence that names what is missing or wrong and where.
[[nodiscard]] Result<text::TextTable, std::string> LoadTexts(
	text::Language language, const std::vector<std::filesystem::path>& contentFolders = ContentFolders());

} // namespace faith::host
