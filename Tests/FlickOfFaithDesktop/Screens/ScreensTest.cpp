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

/// Every screen at one size of the window, in all languages, as Tour.qml leads there. FAITH_SCREEN_PICTURES names a folder that keeps what was seen.
class Screens : public testing::TestWithParam<QSize>
{
protected:
	QObject& Tour() { return *game_.Window().property("tour").value<QObject*>(); }

	/// False when there is nothing more to see.
	bool GoOn()
	{
		QMetaObject::invokeMethod(&Tour(), "next");
		EXPECT_TRUE(GameDriver::WaitFor(
			[&] { return Tour().property("arrived").toBool() || Tour().property("done").toBool(); }))
			<< "the tour is stuck at " << game_.Asked().toStdString();
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
			game_.Grab().save(QString("%1/%2_%3.png").arg(folder, name).arg(GetParam().width()));
		}
	}

	/// Banners speak the language of their moment, so it is another at each size.
	static QString LanguageAt(QSize size) { return size.width() <= 960 ? "de" : size.width() <= 1280 ? "pl" : "en"; }

	GameDriver game_{GetParam(), LanguageAt(GetParam())};
};

TEST_P(Screens, AreReadable)
{
	QStringList seen;
	while (!HasFatalFailure() && GoOn())
	{
		const QString stop = Tour().property("stop").toString();
		Check(stop);
		seen.append(stop);
		game_.Game().setProperty("language", LanguageAt(GetParam()));
	}
	EXPECT_EQ(Tour().property("missed").toStringList().join(", ").toStdString(), "") << "no match shows these";
	EXPECT_TRUE(seen.contains("title") && seen.contains("council") && seen.contains("temple") && seen.contains("end"))
		<< seen.join(", ").toStdString();
}

std::string NameOfSize(const testing::TestParamInfo<QSize>& size)
{
	return "At" + std::to_string(size.param.width()) + "x" + std::to_string(size.param.height());
}

INSTANTIATE_TEST_SUITE_P(
	Sizes, Screens, testing::Values(QSize(960, 540), QSize(1280, 720), QSize(1920, 1080)), NameOfSize);

} // namespace
} // namespace faith::desktop
