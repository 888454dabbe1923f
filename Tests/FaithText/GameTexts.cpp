#include "FaithText/GameTexts.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

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

std::string ProgramSources()
{
	std::string sources;
	for (const fs::directory_entry& entry : fs::recursive_directory_iterator(fs::path(FAITH_SOURCE_DIR) / "Source"))
	{
		if (entry.path().extension() == ".cpp" || entry.path().extension() == ".h")
		{
			sources += ReadFile(entry.path());
		}
	}
	return sources;
}

} // namespace faith::text
