#include "FaithText/GameTexts.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string_view>
#include <vector>

namespace faith::text
{

namespace
{

namespace fs = std::filesystem;

std::string ReadFile(const fs::path& path)
{
	std::ifstream file(path, std::ios::binary);
	EXPECT_TRUE(file.good()) << path;
	return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

/// What stands between empty lines.
std::vector<std::string_view> ParagraphsOf(std::string_view document)
{
	std::vector<std::string_view> paragraphs;
	while (!document.empty())
	{
		const std::string_view paragraph = document.substr(0, document.find("\n\n"));
		document.remove_prefix(paragraph.size());
		document.remove_prefix(std::min(document.find_first_not_of('\n'), document.size()));
		paragraphs.push_back(paragraph.substr(0, paragraph.find_last_not_of('\n') + 1));
	}
	return paragraphs;
}

std::string InOneLineWithoutMarkup(std::string_view paragraph)
{
	std::string line;
	bool quoteOpens = true;
	for (const char c : paragraph)
	{
		switch (c)
		{
		case '*':
			break;
		case '\n':
			line += ' ';
			break;
		case '\'':
			line += "’";
			break;
		case '"':
			line += quoteOpens ? "“" : "”";
			quoteOpens = !quoteOpens;
			break;
		default:
			line += c;
			break;
		}
	}
	return line;
}

} // namespace

Tables LoadGameTables(Language language)
{
	Tables tables;
	const fs::path folder = fs::path(FAITH_SOURCE_DIR) / "Content" / "Text" / std::string(NameOf(language));
	for (const fs::directory_entry& entry : fs::directory_iterator(folder))
	{
		TextTable table(language);
		const auto error = table.Add(ReadFile(entry.path()));
		EXPECT_FALSE(error.has_value()) << entry.path() << ":" << error->line << ": " << NameOf(error->problem);
		tables[entry.path().filename().string()] = table.All();
	}
	return tables;
}

std::set<std::string> KeysOf(const Tables& tables)
{
	std::set<std::string> keys;
	for (const auto& [name, entries] : tables)
	{
		for (const auto& [key, text] : entries)
		{
			EXPECT_TRUE(keys.insert(key).second) << name << ": " << key << " is in two tables";
		}
	}
	return keys;
}

TextTable::Entries RulesOfTheDocument()
{
	constexpr std::string_view kTitle = "# ";
	constexpr std::string_view kSection = "## ";
	constexpr std::string_view kRule = "**";
	const std::string document = ReadFile(fs::path(FAITH_SOURCE_DIR) / "Docs" / "Rules" / "FlickOfFaith.md");
	TextTable::Entries rules;
	for (const std::string_view paragraph : ParagraphsOf(document))
	{
		if (paragraph.starts_with(kTitle))
		{
			rules["rules.title"] = InOneLineWithoutMarkup(paragraph.substr(kTitle.size()));
			continue;
		}
		const bool isSection = paragraph.starts_with(kSection);
		if (!isSection && !paragraph.starts_with(kRule))
		{
			continue;
		}
		const std::string line = InOneLineWithoutMarkup(isSection ? paragraph.substr(kSection.size()) : paragraph);
		const std::size_t blank = line.find(' ');
		EXPECT_NE(blank, std::string::npos) << line;
		std::string key = "rules." + line.substr(0, blank);
		if (isSection)
		{
			key += ".title";
		}
		EXPECT_TRUE(rules.emplace(key, line.substr(std::min(blank, line.size() - 1) + 1)).second)
			<< key << " is there twice";
	}
	return rules;
}

std::string ProgramSources()
{
	const fs::path root(FAITH_SOURCE_DIR);
	std::string sources;
	for (const fs::path& folder : {root / "Source", root / "Plugins/FaithGames/Source/FlickOfFaithPresentation"})
	{
		for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder))
		{
			const fs::path extension = entry.path().extension();
			if (extension == ".cpp" || extension == ".h" || extension == ".qml")
			{
				sources += ReadFile(entry.path());
			}
		}
	}
	return sources;
}

} // namespace faith::text
