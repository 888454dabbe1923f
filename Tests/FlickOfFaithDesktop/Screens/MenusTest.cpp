#include "FlickOfFaithDesktop/Screens/GameDriver.h"
#include "FlickOfFaithDesktop/Screens/LayoutCheck.h"

#include <gtest/gtest.h>

#include <tuple>

namespace faith::desktop
{
namespace
{

/// The screens around a match at one size of the window and one size of texts, in all languages.
class Menus : public testing::TestWithParam<std::tuple<QSize, double>>
{
protected:
	void SetUp() override { Settings().setProperty("textScale", std::get<1>(GetParam())); }
	void TearDown() override { Settings().setProperty("textScale", 1.0); }

	QObject& Settings() const { return *game_.Game().property("settings").value<QObject*>(); }

	void Go(const char* screen)
	{
		game_.Window().setProperty("screen", screen);
		game_.Settle();
	}

	void Check(const std::string& screen)
	{
		for (const QString& language : game_.Game().property("languages").toStringList())
		{
			game_.Game().setProperty("language", language);
			game_.Settle();
			for (const std::string& fault : TextFaults(game_.Window()))
			{
				ADD_FAILURE() << screen << " (" << language.toStdString() << "): " << fault;
			}
		}
		game_.Game().setProperty("language", "en");
	}

	GameDriver game_{std::get<0>(GetParam())};
};

TEST_P(Menus, AreReadable)
{
	for (const char* screen : {"title", "settings"})
	{
		Go(screen);
		Check(screen);
	}
}

TEST_P(Menus, OfANewMatchAreReadable)
{
	Go("new");
	for (const int seats : {2, 4})
	{
		Settings().setProperty("seatCount", seats);
		game_.Settle();
		Check("new match of " + std::to_string(seats));
	}
}

TEST_P(Menus, SayReadablyWhatHandAMirrorWouldHave)
{
	const QVariant before = Settings().property("seats");
	const QVariantMap person{{"level", ""}, {"name", ""}, {"steadiness", 0}};
	const QVariantMap mirror{{"level", "mirror"}, {"name", ""}, {"steadiness", 0}};
	Settings().setProperty("seats", QVariantList{person, mirror, mirror, mirror});
	Settings().setProperty("seatCount", 4);
	Go("new");
	for (const QVariantMap& hand : {QVariantMap(), QVariantMap{{"angle", 2400}, {"power", 70}}})
	{
		Settings().setProperty("hand", hand);
		game_.Settle();
		Check(hand.isEmpty() ? "not measured" : "measured");
	}
	Settings().setProperty("hand", QVariantMap());
	Settings().setProperty("seats", before);
}

TEST_P(Menus, ThatExplainAreReadable)
{
	constexpr int kPages = 7;
	Go("help");
	for (int page = 1; page <= kPages; ++page)
	{
		Check("page " + std::to_string(page));
		game_.Key(Qt::Key_Right);
		game_.Settle();
	}
}

std::string NameOf(const testing::TestParamInfo<std::tuple<QSize, double>>& tested)
{
	const auto [size, scale] = tested.param;
	return "At" + std::to_string(size.width()) + "Texts" + std::to_string(static_cast<int>(scale * 100));
}

INSTANTIATE_TEST_SUITE_P(Sizes, Menus,
	testing::Combine(
		testing::Values(QSize(960, 540), QSize(1280, 720), QSize(1920, 1080)), testing::Values(0.9, 1.0, 1.3)),
	NameOf);

} // namespace
} // namespace faith::desktop
