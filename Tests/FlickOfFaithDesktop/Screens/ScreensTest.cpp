#include "FlickOfFaithDesktop/Screens/GameDriver.h"
#include "FlickOfFaithDesktop/Screens/LayoutCheck.h"
#include "FlickOfFaithDesktop/Screens/Names.h"
#include "FlickOfFaithDesktop/Screens/Picture.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QDir>
#include <QSet>

namespace faith::desktop
{
namespace
{

/// Every screen at one size of the window, in all languages. FAITH_SCREEN_PICTURES names a folder that keeps what was seen.
class Screens : public testing::TestWithParam<QSize>
{
protected:
	void Check(const QString& screen)
	{
		for (const QString& language : game_.Game().property("languages").toStringList())
		{
			game_.Game().setProperty("language", language);
			game_.Settle();
			for (const std::string& fault : TextFaults(game_.Window()))
			{
				ADD_FAILURE() << screen.toStdString() << " (" << language.toStdString() << "): " << fault;
			}
			Keep(screen + "_" + language);
		}
		game_.Game().setProperty("language", "en");
		EXPECT_FALSE(IsBlank(game_.Grab())) << screen.toStdString() << " shows nothing";
	}

	void Keep(const QString& name)
	{
		const QString folder = qEnvironmentVariable("FAITH_SCREEN_PICTURES");
		if (!folder.isEmpty())
		{
			QDir().mkpath(folder);
			game_.Grab().save(QString("%1/%2_%3.png").arg(folder, name).arg(GetParam().width()));
		}
	}

	GameDriver game_{GetParam()};
};

TEST_P(Screens, BeforeAMatchAreReadable)
{
	Check("title");
	ASSERT_TRUE(game_.Click(names::kNewMatch));
	ASSERT_TRUE(game_.WaitForItem(names::kStart));
	Check("new_match");
	for (const char* screen : {names::kSettings, names::kHowToPlay})
	{
		ASSERT_TRUE(game_.Click(names::kBack));
		ASSERT_TRUE(game_.Click(screen));
		ASSERT_TRUE(game_.WaitForItem(names::kBack));
		Check(screen);
	}
}

TEST_P(Screens, OfAMatchAreReadable)
{
	const QSet<QString> wanted{"choose_god", "vote", "place", "flick"};
	QSet<QString> seen;
	ASSERT_TRUE(game_.StartMatch());
	constexpr int kMostAnswers = 60;
	for (int i = 0; i < kMostAnswers && !seen.contains(wanted); ++i)
	{
		const QString asked = game_.Asked();
		if (!seen.contains(asked))
		{
			Check("match_" + asked);
			seen.insert(asked);
		}
		ASSERT_TRUE(game_.Answer());
		ASSERT_TRUE(game_.WaitForQuestion());
	}
	EXPECT_TRUE(seen.contains(wanted)) << QStringList(seen.values()).join(" ").toStdString();
	ASSERT_TRUE(game_.Click(names::kLog));
	Check("match_log");
	ASSERT_TRUE(game_.Click(names::kMenu));
	ASSERT_TRUE(game_.WaitForItem(names::kToTitle));
	Check("match_menu");
}

std::string NameOfSize(const testing::TestParamInfo<QSize>& size)
{
	return "At" + std::to_string(size.param.width()) + "x" + std::to_string(size.param.height());
}

INSTANTIATE_TEST_SUITE_P(
	Sizes, Screens, testing::Values(QSize(960, 540), QSize(1280, 720), QSize(1920, 1080)), NameOfSize);

} // namespace
} // namespace faith::desktop
