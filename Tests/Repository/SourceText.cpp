#include "Repository/SourceText.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <fstream>
#include <iterator>
#include <sstream>

namespace faith::repository
{
namespace
{

bool IsWordCharacter(char c)
{
	return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

bool IsOutputFolder(const std::filesystem::path& name)
{
	static const std::array<std::string, 6> kNames{
		".git", "build", "Binaries", "DerivedDataCache", "Intermediate", "Saved"};
	return std::find(kNames.begin(), kNames.end(), name.string()) != kNames.end();
}

std::vector<std::string> CMakeWords(std::string_view text)
{
	std::vector<std::string> words;
	std::istringstream lines{std::string(text)};
	for (std::string line; std::getline(lines, line);)
	{
		line = line.substr(0, line.find('#'));
		std::string spaced;
		for (const char c : line)
		{
			spaced += c == '(' || c == ')' ? std::string{' ', c, ' '} : std::string{c};
		}
		std::istringstream parts(spaced);
		for (std::string word; parts >> word;)
		{
			words.push_back(word);
		}
	}
	return words;
}

/// The place behind the comment or literal that starts at `at`, or `at` when none starts there.
std::size_t EndOfCommentOrLiteral(std::string_view source, std::size_t at)
{
	const auto endAfter = [&](std::string_view mark, std::size_t from)
	{
		const std::size_t found = source.find(mark, from);
		return found == std::string_view::npos ? source.size() : found + mark.size();
	};
	if (source.substr(at, 2) == "//")
	{
		return (std::min)(source.find('\n', at), source.size());
	}
	if (source.substr(at, 2) == "/*")
	{
		return endAfter("*/", at + 2);
	}
	if (source.substr(at, 3) == "R\"(")
	{
		return endAfter(")\"", at + 3);
	}
	const bool digitSeparator = source[at] == '\'' && at > 0 && IsWordCharacter(source[at - 1]);
	if ((source[at] != '"' && source[at] != '\'') || digitSeparator)
	{
		return at;
	}
	std::size_t end = at + 1;
	while (end < source.size() && source[end] != source[at])
	{
		end += source[end] == '\\' ? 2 : 1;
	}
	return (std::min)(end + 1, source.size());
}

} // namespace

std::string ReadFile(const std::filesystem::path& file)
{
	std::ifstream stream(file, std::ios::binary);
	return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
}

std::vector<std::filesystem::path> FilesBelow(const std::filesystem::path& folder)
{
	std::vector<std::filesystem::path> files;
	if (!std::filesystem::is_directory(folder))
	{
		return files;
	}
	for (std::filesystem::recursive_directory_iterator it(folder), end; it != end; ++it)
	{
		if (it->is_directory() && IsOutputFolder(it->path().filename()))
		{
			it.disable_recursion_pending();
		}
		else if (it->is_regular_file())
		{
			files.push_back(it->path());
		}
	}
	std::sort(files.begin(), files.end());
	return files;
}

bool IsSource(const std::filesystem::path& file)
{
	return file.extension() == ".cpp" || file.extension() == ".h" || file.extension() == ".inl";
}

std::string Relative(const std::filesystem::path& file, const std::filesystem::path& root)
{
	return file.lexically_relative(root).generic_string();
}

std::vector<Include> IncludesOf(std::string_view source)
{
	std::vector<Include> includes;
	std::istringstream lines{std::string(source)};
	for (std::string line; std::getline(lines, line);)
	{
		line.erase(std::remove_if(line.begin(), line.end(), [](char c) { return c == ' ' || c == '\t'; }), line.end());
		constexpr std::string_view kStart = "#include";
		if (line.rfind(kStart, 0) != 0 || line.size() <= kStart.size())
		{
			continue;
		}
		const bool quoted = line[kStart.size()] == '"';
		const std::size_t end = line.find(quoted ? '"' : '>', kStart.size() + 1);
		includes.push_back({line.substr(kStart.size() + 1, end - kStart.size() - 1), quoted});
	}
	return includes;
}

std::string WithoutCommentsAndLiterals(std::string_view source)
{
	std::string result;
	for (std::size_t at = 0; at < source.size();)
	{
		const std::size_t end = EndOfCommentOrLiteral(source, at);
		if (end > at)
		{
			result += ' ';
			at = end;
		}
		else
		{
			result += source[at];
			++at;
		}
	}
	return result;
}

bool ContainsWord(std::string_view text, std::string_view word)
{
	for (std::size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1))
	{
		const std::size_t after = at + word.size();
		const bool startsFresh = at == 0 || !IsWordCharacter(text[at - 1]) || !IsWordCharacter(word.front());
		const bool endsThere = after == text.size() || !IsWordCharacter(text[after]) || !IsWordCharacter(word.back());
		if (startsFresh && endsThere)
		{
			return true;
		}
	}
	return false;
}

/// The folders of which a list takes all sources: Private/Laws for Private/Laws/*.cpp.
std::vector<std::string> GlobbedFolders(const std::vector<std::string>& words)
{
	constexpr std::string_view kAllSources = "/*.cpp";
	std::vector<std::string> folders;
	for (const std::string& word : words)
	{
		const std::size_t at = word.find(kAllSources);
		if (at != std::string::npos && at + kAllSources.size() == word.size())
		{
			folders.push_back(word.substr(0, at));
		}
	}
	return folders;
}

ModuleCall ModuleCallOf(std::string_view cmakeLists)
{
	const std::vector<std::string> words = CMakeWords(cmakeLists);
	auto word = std::find(words.begin(), words.end(), "faith_module");
	ModuleCall call;
	if (std::distance(word, words.end()) < 3)
	{
		return call;
	}
	word += 2;
	call.name = *word;
	std::vector<std::string>* list = nullptr;
	for (++word; word != words.end() && *word != ")"; ++word)
	{
		if (*word == "SOURCES")
		{
			list = &call.sources;
		}
		else if (*word == "DEPENDS")
		{
			list = &call.depends;
		}
		else if (list != nullptr && *word != "${cards}")
		{
			list->push_back(*word);
		}
		else if (list != nullptr)
		{
			call.folders = GlobbedFolders(words);
		}
	}
	return call;
}

std::vector<std::string> BuildDependenciesOf(std::string_view buildFile)
{
	constexpr std::string_view kProperty = "DependencyModuleNames";
	std::vector<std::string> names;
	for (std::size_t at = buildFile.find(kProperty); at != std::string_view::npos;
		 at = buildFile.find(kProperty, at + 1))
	{
		std::string_view statement = buildFile.substr(at, buildFile.find(';', at) - at);
		for (std::size_t open = statement.find('"'); open != std::string_view::npos; open = statement.find('"'))
		{
			const std::size_t close = statement.find('"', open + 1);
			if (close == std::string_view::npos)
			{
				break;
			}
			names.emplace_back(statement.substr(open + 1, close - open - 1));
			statement.remove_prefix(close + 1);
		}
	}
	return names;
}

} // namespace faith::repository
