#include "FlickOfFaithHost/TextFiles.h"

#include "FlickOfFaithPresentation/TextTables.h"

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <optional>
#include <string_view>
#include <system_error>

namespace faith::host
{

namespace
{

namespace fs = std::filesystem;

std::optional<std::string> ReadFile(const fs::path& path)
{
	std::ifstream file(path, std::ios::binary);
	if (!file)
	{
		return std::nullopt;
	}
	std::string content{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
	return file.bad() ? std::nullopt : std::optional(std::move(content));
}

fs::path FolderOfLanguage(const fs::path& contentFolder, text::Language language)
{
	return contentFolder / "Text" / std::string(NameOf(language));
}

std::string Describe(const fs::path& path, const text::CsvError& error)
{
	std::string sentence = path.string() + ":" + std::to_string(error.line) + ": ";
	sentence += NameOf(error.problem);
	return error.key.empty() ? sentence : sentence + " (" + error.key + ")";
}

std::string DescribeMissing(text::Language language, const std::vector<fs::path>& contentFolders)
{
	std::string sentence = "no texts in the language \"" + std::string(NameOf(language)) + "\"; looked for";
	for (const fs::path& folder : contentFolders)
	{
		sentence += "\n  " + FolderOfLanguage(folder, language).string();
	}
	return sentence + "\nset " + kContentVariable + " to the Content folder of the game";
}

Result<text::TextTable, std::string> LoadFrom(const fs::path& folder, text::Language language)
{
	text::TextTable texts(language);
	for (const std::string_view table : flick::kTextTables)
	{
		const fs::path path = folder / table;
		const std::optional<std::string> content = ReadFile(path);
		if (!content)
		{
			return Failure{path.string() + ": cannot be read"};
		}
		if (const auto error = texts.Add(*content))
		{
			return Failure{Describe(path, *error)};
		}
	}
	return texts;
}

} // namespace

std::vector<fs::path> ContentFolders()
{
	if (const char* named = std::getenv(kContentVariable); named != nullptr && *named != '\0')
	{
		return {fs::path(named)};
	}
	std::vector<fs::path> folders;
#ifdef FAITH_CONTENT_DIR
	folders.emplace_back(FAITH_CONTENT_DIR);
#endif
	std::error_code failed;
	const fs::path program = fs::read_symlink("/proc/self/exe", failed);
	if (!failed)
	{
		const fs::path folder = program.parent_path();
		folders.push_back((folder / "Content").lexically_normal());
		folders.push_back((folder / "../share/flick-of-faith/Content").lexically_normal());
	}
	return folders;
}

Result<text::TextTable, std::string> LoadTexts(text::Language language, const std::vector<fs::path>& contentFolders)
{
	for (const fs::path& contentFolder : contentFolders)
	{
		std::error_code failed;
		const fs::path folder = FolderOfLanguage(contentFolder, language);
		if (fs::is_directory(folder, failed))
		{
			return LoadFrom(folder, language);
		}
	}
	return Failure{DescribeMissing(language, contentFolders)};
}

} // namespace faith::host
