#include "FlickOfFaithDesktop/Screens/GameDriver.h"
#include "FlickOfFaithDesktop/Screens/LayoutCheck.h"
#include "FlickOfFaithDesktop/Screens/Picture.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QStringList>

namespace faith::desktop
{
namespace
{

/// How the screens are looked at.
struct ScreenView
{
	QSize size;
	const char* language; ///< of the tour: banners speak that of their moment, so it is another at each size
	double textScale = 1.0;
};

/// Every screen in all languages, as Tour.qml leads there. FAITH_SCREEN_PICTURES names a folder that keeps what was seen.
class Screens : public testing::TestWithParam<ScreenView>
{
protected:
	void SetUp() override { Settings().setProperty("textScale", GetParam().textScale); }
	void TearDown() override { Settings().setProperty("textScale", 1.0); }

	QObject& Settings() const { return *game_.Game().property("settings").value<QObject*>(); }
	QObject& Tour() { return *game_.Window().property("tour").value<QObject*>(); }

	bool IsThere() { return Tour().property("arrived").toBool() || Tour().property("done").toBool(); }

	/// False when there is nothing more to see.
	bool GoOn()
	{
		QMetaObject::invokeMethod(&Tour(), "next");
		// A match to its end takes its time, but somebody plays.
		QByteArray before = "nothing";
		while (before != GameDriver::SavedMatch() && !IsThere())
		{
			before = GameDriver::SavedMatch();
			GameDriver::WaitFor([&] { return IsThere(); });
		}
		EXPECT_TRUE(IsThere()) << "the tour is stuck at " << game_.Asked().toStdString();
		return Tour().property("arrived").toBool();
	}

	void Check(const QString& screen)
	{
		for (const QString& language : game_.Game().property("languages").toStringList())
		{
			game_.Game().setProperty("language", language);
			game_.Settle(2);
			for (const std::string& fault : TextFaults(game_.Window()))
			{
				ADD_FAILURE() << screen.toStdString() << " (" << language.toStdString() << "): " << fault;
			}
			Keep(screen + "_" + language);
		}
		EXPECT_FALSE(IsBlank(game_.Grab())) << screen.toStdString() << " shows nothing";
	}

	void Keep(const QString& name)
	{
		const QString folder = qEnvironmentVariable("FAITH_SCREEN_PICTURES");
		if (!folder.isEmpty())
		{
			QDir().mkpath(folder);
			game_.Grab().save(QString("%1/%2_%3.png").arg(folder, name).arg(GetParam().size.width()));
		}
	}

	GameDriver game_{GetParam().size, GetParam().language};
};

TEST_P(Screens, AreReadable)
{
	QStringList seen;
	while (!HasFatalFailure() && GoOn())
	{
		const QString stop = Tour().property("stop").toString();
		Check(stop);
		seen.append(stop);
		game_.Game().setProperty("language", GetParam().language);
	}
	EXPECT_EQ(Tour().property("missed").toStringList().join(", ").toStdString(), "") << "no match shows these";
	EXPECT_TRUE(seen.contains("title") && seen.contains("council") && seen.contains("temple") && seen.contains("end"))
		<< seen.join(", ").toStdString();
}

std::string NameOf(const testing::TestParamInfo<ScreenView>& view)
{
	const QSize size = view.param.size;
	return "At" + std::to_string(size.width()) + "x" + std::to_string(size.height()) +
		(view.param.textScale > 1.0 ? "WithLargeTexts" : "");
}

INSTANTIATE_TEST_SUITE_P(Sizes, Screens,
	testing::Values(ScreenView{{960, 540}, "de"}, ScreenView{{1280, 720}, "pl"}, ScreenView{{1920, 1080}, "en"},
		ScreenView{{960, 540}, "pl", 1.3}),
	NameOf);

} // namespace
} // namespace faith::desktop
