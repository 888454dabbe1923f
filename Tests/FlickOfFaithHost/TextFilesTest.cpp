#include "FlickOfFaithHost/TextFiles.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <random>
#include <string>
#include <vector>

namespace faith::host
{
namespace
{

using testing::HasSubstr;

class TextFilesTest : public testing::Test
{
protected:
	TextFilesTest() { std::filesystem::create_directories(folder_ / "Text" / "en"); }
	~TextFilesTest() override { std::filesystem::remove_all(folder_); }

	std::filesystem::path folder_ =
		std::filesystem::path(testing::TempDir()) / ("flick-texts-" + std::to_string(std::random_device{}()));
};

TEST_F(TextFilesTest, TheFirstFolderWithTheLanguageIsUsed)
{
	const auto texts =
		LoadTexts(text::Language::German, {folder_, std::filesystem::path(FAITH_SOURCE_DIR) / "Content"});
	ASSERT_TRUE(texts.HasValue()) << texts.Error();
	EXPECT_EQ(texts->Get("piece.temple"), "Tempel");
}

TEST_F(TextFilesTest, AMissingLanguageIsAnErrorThatNamesThePlaces)
{
	const auto texts = LoadTexts(text::Language::Polish, {folder_, folder_ / "x"});
	ASSERT_FALSE(texts.HasValue());
	EXPECT_THAT(texts.Error(), HasSubstr((folder_ / "Text" / "pl").string()));
	EXPECT_THAT(texts.Error(), HasSubstr((folder_ / "x" / "Text" / "pl").string()));
	EXPECT_THAT(texts.Error(), HasSubstr(kContentVariable));
}

TEST_F(TextFilesTest, AMissingOrBrokenTableIsAnErrorThatNamesIt)
{
	const auto missing = LoadTexts(text::Language::English, {folder_});
	ASSERT_FALSE(missing.HasValue());
	EXPECT_THAT(missing.Error(), HasSubstr("Game.csv: cannot be read"));
	std::ofstream(folder_ / "Text" / "en" / "Game.csv") << "Key,SourceString,Comment\na,A,\na,B,\n";
	const auto broken = LoadTexts(text::Language::English, {folder_});
	ASSERT_FALSE(broken.HasValue());
	EXPECT_THAT(broken.Error(), HasSubstr("Game.csv:3: duplicate_key (a)"));
}

TEST_F(TextFilesTest, TheEnvironmentVariableAloneCountsWhenItIsSet)
{
	ASSERT_EQ(setenv(kContentVariable, folder_.string().c_str(), 1), 0);
	EXPECT_EQ(ContentFolders(), std::vector<std::filesystem::path>{folder_});
	ASSERT_EQ(unsetenv(kContentVariable), 0);
	EXPECT_NE(ContentFolders(), std::vector<std::filesystem::path>{folder_});
}

} // namespace
} // namespace faith::host
