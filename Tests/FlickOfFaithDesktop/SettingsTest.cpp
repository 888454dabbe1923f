#include "FlickOfFaithDesktop/Settings.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace faith::desktop
{
namespace
{

class SettingsInFolder : public testing::Test
{
protected:
	QString Path() const { return folder_.filePath("deep/settings.json"); }

	void Write(const QByteArray& bytes) const
	{
		QDir().mkpath(QFileInfo(Path()).path());
		QFile file(Path());
		ASSERT_TRUE(file.open(QIODevice::WriteOnly));
		file.write(bytes);
	}

	QTemporaryDir folder_;
};

TEST_F(SettingsInFolder, AreTheUsualOnesWithoutAFile)
{
	const Settings settings(Path());
	EXPECT_EQ(settings.property("quality").toString(), "automatic");
	EXPECT_EQ(settings.property("textScale").toDouble(), 1.0);
	EXPECT_EQ(settings.property("seats").toList().size(), 4);
	EXPECT_EQ(settings.property("seatCount").toInt(), 2) << "one opponent";
	EXPECT_EQ(settings.property("seats").toList().at(0).toMap().value("level").toString(), "");
	EXPECT_EQ(settings.property("seats").toList().at(1).toMap().value("level").toString(), "novice");
	EXPECT_EQ(settings.property("aimSight").toString(), "full");
	EXPECT_FALSE(settings.GetTrouble().has_value());
	EXPECT_FALSE(QFile::exists(Path()));
}

TEST_F(SettingsInFolder, AreKeptAtEveryChange)
{
	Settings settings(Path());
	const QSignalSpy changes(&settings, &Settings::changed);
	settings.setProperty("language", "pl");
	settings.setProperty("effectsVolume", 15);
	EXPECT_EQ(changes.count(), 2);
	const Settings again(Path());
	EXPECT_EQ(again.property("language").toString(), "pl");
	EXPECT_EQ(again.property("effectsVolume").toInt(), 15);
}

TEST_F(SettingsInFolder, BecomeTheNearestThatMakesSense)
{
	Write(R"({"textScale": 7, "effectsVolume": -3, "quality": "shiny", "steadiness": 900, "seatCount": 9,
		"aimSight": "everything", "seats": [{"level": 5, "name": "A name of more than twenty letters"}], "unknown": 1})");
	const Settings settings(Path());
	EXPECT_EQ(settings.property("textScale").toDouble(), 1.3);
	EXPECT_EQ(settings.property("effectsVolume").toInt(), 0);
	EXPECT_EQ(settings.property("quality").toString(), "automatic");
	EXPECT_EQ(settings.property("steadiness").toInt(), 1000);
	EXPECT_EQ(settings.property("seatCount").toInt(), 4);
	EXPECT_EQ(settings.property("aimSight").toString(), "full");
	EXPECT_EQ(settings.property("seats").toList().at(0).toMap().value("name").toString().size(), 20);
	EXPECT_FALSE(settings.GetTrouble().has_value());
}

TEST_F(SettingsInFolder, KeepAHandThatWasMeasuredAndTakeADamagedOneForNone)
{
	Settings(Path()).setProperty("hand", QVariantMap{{"angle", 1200}, {"power", 40}});
	Settings settings(Path());
	EXPECT_EQ(settings.property("hand").toMap(), (QVariantMap{{"angle", 1200}, {"power", 40}}));
	settings.reset();
	EXPECT_FALSE(settings.property("hand").toMap().isEmpty()) << "nobody chose it, so nobody wants it reset";
	for (const char* const damaged : {R"({"hand": 5})", R"({"hand": {"angle": -3, "power": 40}})",
			 R"({"hand": {"angle": "wide"}})", R"({"hand": {"angle": 1200, "power": 1e18}})", R"({"hand": null})"})
	{
		Write(damaged);
		const Settings again(Path());
		EXPECT_TRUE(again.property("hand").toMap().isEmpty()) << damaged;
		EXPECT_FALSE(again.GetTrouble().has_value()) << damaged;
	}
}

TEST_F(SettingsInFolder, PutADamagedFileAsideAndSaySo)
{
	Write("{\"language\": \"de\", ");
	const Settings settings(Path());
	ASSERT_TRUE(settings.GetTrouble().has_value());
	EXPECT_EQ(settings.GetTrouble()->key, "menu.trouble.settings");
	EXPECT_FALSE(QFile::exists(Path()));
	EXPECT_TRUE(QFile::exists(Path() + ".broken"));
}

TEST_F(SettingsInFolder, HoldWhereTheyCannotBeKeptAndSaySo)
{
	// A file stands where the folder should be.
	QFile blocker(folder_.filePath("deep"));
	ASSERT_TRUE(blocker.open(QIODevice::WriteOnly));
	Settings settings(Path());
	const QSignalSpy troubles(&settings, &Settings::troubleChanged);
	settings.setProperty("aimSight", "direction");
	EXPECT_EQ(settings.property("aimSight").toString(), "direction");
	EXPECT_EQ(troubles.count(), 1);
	EXPECT_EQ(settings.GetTrouble()->key, "menu.trouble.settings_kept");
}

TEST_F(SettingsInFolder, GoBackButForLanguageAndPlayers)
{
	Settings settings(Path());
	settings.setProperty("language", "de");
	settings.setProperty("seatCount", 3);
	settings.setProperty("effectsVolume", 5);
	settings.setProperty("quality", "low");
	settings.reset();
	EXPECT_EQ(settings.property("language").toString(), "de");
	EXPECT_EQ(settings.property("seatCount").toInt(), 3);
	EXPECT_EQ(settings.property("effectsVolume").toInt(), 80);
	EXPECT_EQ(Settings(Path()).property("quality").toString(), "automatic");
}

} // namespace
} // namespace faith::desktop
