#include "FlickOfFaithDesktop/MatchFile.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace faith::desktop
{
namespace
{

using Bytes = std::vector<std::uint8_t>;

class MatchFileInFolder : public testing::Test
{
protected:
	QString Path() const { return folder_.filePath("deep/er/match.flick"); }

	QTemporaryDir folder_;
};

TEST_F(MatchFileInFolder, IsNotThereBeforeItIsSaved)
{
	const MatchFile file(Path());
	EXPECT_FALSE(file.Exists());
	EXPECT_FALSE(file.Load().has_value());
}

TEST_F(MatchFileInFolder, MakesItsFolderAndGivesBackWhatWasSaved)
{
	MatchFile file(Path());
	const Bytes bytes{0, 1, 255, 10, 13, 0};
	EXPECT_TRUE(file.Save(bytes));
	EXPECT_TRUE(file.Exists());
	EXPECT_EQ(MatchFile(Path()).Load(), bytes);
}

TEST_F(MatchFileInFolder, HoldsOnlyTheLatest)
{
	MatchFile file(Path());
	EXPECT_TRUE(file.Save(Bytes(1000, 7)));
	EXPECT_TRUE(file.Save(Bytes{1}));
	EXPECT_EQ(file.Load(), Bytes{1});
	EXPECT_EQ(QDir(QFileInfo(Path()).path()).entryList(QDir::Files), QStringList{"match.flick"});
}

TEST_F(MatchFileInFolder, KeepsTheOldOneWhereTheNewOneCannotBeWritten)
{
	// A file stands where the folder should be.
	QFile blocker(folder_.filePath("deep"));
	ASSERT_TRUE(blocker.open(QIODevice::WriteOnly));
	MatchFile file(Path());
	EXPECT_FALSE(file.Save(Bytes{1}));
	EXPECT_FALSE(file.Exists());
	EXPECT_TRUE(blocker.exists());
}

TEST_F(MatchFileInFolder, IsGoneOnceRemoved)
{
	MatchFile file(Path());
	ASSERT_TRUE(file.Save(Bytes{1}));
	file.Remove();
	EXPECT_FALSE(file.Exists());
	file.Remove();
}

TEST_F(MatchFileInFolder, PutAsideIsKeptUnderAnotherName)
{
	MatchFile file(Path());
	ASSERT_TRUE(file.Save(Bytes{1}));
	file.PutAside();
	ASSERT_TRUE(file.Save(Bytes{2}));
	file.PutAside();
	EXPECT_FALSE(file.Exists());
	EXPECT_EQ(MatchFile(Path() + ".broken").Load(), Bytes{2}) << "the latest is kept";
}

} // namespace
} // namespace faith::desktop
