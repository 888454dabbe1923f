#include "FlickOfFaithDesktop/Pictures.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

namespace faith::desktop
{
namespace
{

const QString kPictures = QString(FAITH_SOURCE_DIR) + "/Content/FlickOfFaith";

TEST(Pictures, AreAllThere)
{
	EXPECT_TRUE(CheckPictures(kPictures).empty());
}

TEST(Pictures, ThatAreMissingOrDamagedAreNamed)
{
	const QTemporaryDir folder;
	for (const char* const part : {"Board", "Discs", "Table"})
	{
		QDir().mkpath(folder.filePath(part));
		for (const QFileInfo& file : QDir(kPictures + "/" + part).entryInfoList(QDir::Files))
		{
			ASSERT_TRUE(QFile::copy(file.filePath(), folder.filePath(QString(part) + "/" + file.fileName())));
		}
	}
	ASSERT_TRUE(CheckPictures(folder.path()).empty());
	ASSERT_TRUE(QFile::remove(folder.filePath("Board/map.png")));
	QFile damaged(folder.filePath("Discs/tops.png"));
	ASSERT_TRUE(damaged.open(QIODevice::WriteOnly | QIODevice::Truncate));
	damaged.write("no picture");
	damaged.close();
	const std::vector<Trouble> troubles = CheckPictures(folder.path());
	ASSERT_EQ(troubles.size(), 2u);
	EXPECT_EQ(troubles[0].key, "menu.trouble.picture");
	EXPECT_TRUE(troubles[0].arguments["file"].toString().endsWith("Board/map.png"));
	EXPECT_TRUE(troubles[1].arguments["file"].toString().endsWith("Discs/tops.png"));
}

} // namespace
} // namespace faith::desktop
