#include "FlickOfFaithDesktop/Screens/GameDriver.h"
#include "FlickOfFaithDesktop/Screens/Names.h"
#include "FlickOfFaithDesktop/Screens/Picture.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QDir>
#include <QFile>

#include <array>

namespace faith::desktop
{
namespace
{

/// The game in a small window, as a player starts it for the first time.
class Playing : public testing::Test
{
protected:
	void SetUp() override { QFile::remove(GameDriver::SavedPath()); }

	void TearDown() override { EXPECT_EQ(GameDriver::Complaints().join("\n").toStdString(), "") << "QML complained"; }

	static std::string Words(const GameDriver& game) { return game.Texts().join('|').toStdString(); }

	/// Answers so many questions.
	static bool Answer(GameDriver& game, int questions)
	{
		for (int i = 0; i < questions; ++i)
		{
			if (!game.WaitForQuestion() || !game.Answer())
			{
				return false;
			}
		}
		return game.WaitForQuestion();
	}

	/// Answers whatever comes before this question.
	static bool AnswerUntil(GameDriver& game, const QString& question)
	{
		constexpr int kMost = 40;
		for (int i = 0; i < kMost && game.Asked() != question; ++i)
		{
			if (!Answer(game, 1))
			{
				return false;
			}
		}
		return game.Asked() == question;
	}
};

/// A question that no computer is asked at the same time.
constexpr const char* kFlick = "flick";

TEST_F(Playing, AMatchAgainstTheComputerGoesFromTheTitleToAWinnerAndBack)
{
	GameDriver game;
	ASSERT_TRUE(game.StartMatch());
	constexpr int kMostAnswers = 400;
	int answers = 0;
	for (; answers < kMostAnswers && !game.IsOver(); ++answers)
	{
		ASSERT_TRUE(game.Answer());
		ASSERT_TRUE(game.WaitForQuestion());
	}
	ASSERT_TRUE(game.IsOver());
	EXPECT_GT(answers, 10) << "the person was asked";
	ASSERT_TRUE(game.Click(names::kToTitle));
	ASSERT_TRUE(game.WaitForItem(names::kNewMatch));
	EXPECT_EQ(game.Find(names::kContinueMatch), nullptr) << "a match that is over cannot be continued";
}

TEST_F(Playing, AMatchThatWasLeftGoesOnAfterTheProgramEnded)
{
	GameDriver game;
	EXPECT_EQ(game.Find(names::kContinueMatch), nullptr) << "there is nothing to continue yet";
	ASSERT_TRUE(game.StartMatch());
	ASSERT_TRUE(Answer(game, 4));
	const QString asked = game.Asked();
	game.Restart();
	ASSERT_TRUE(game.Click(names::kContinueMatch));
	ASSERT_TRUE(game.WaitForQuestion());
	EXPECT_EQ(game.Asked(), asked);
	ASSERT_TRUE(Answer(game, 2));
}

TEST_F(Playing, AMatchIsLeftForTheTitleAndContinuedFromThere)
{
	GameDriver game;
	ASSERT_TRUE(game.StartMatch());
	ASSERT_TRUE(Answer(game, 2));
	const QString asked = game.Asked();
	ASSERT_TRUE(game.Click(names::kMenu));
	ASSERT_TRUE(game.Click(names::kToTitle));
	ASSERT_TRUE(game.Click(names::kContinueMatch));
	ASSERT_TRUE(game.WaitForQuestion());
	EXPECT_EQ(game.Asked(), asked);
}

TEST_F(Playing, TheRulesAndTheSettingsCanBeLookedUpInThePause)
{
	GameDriver game;
	ASSERT_TRUE(game.StartMatch());
	const QString asked = game.Asked();
	ASSERT_TRUE(game.Click(names::kMenu));
	for (const char* const screen : {names::kHowToPlay, names::kSettings})
	{
		ASSERT_TRUE(game.Click(screen)) << screen;
		ASSERT_TRUE(game.Click(names::kBack)) << screen;
		ASSERT_TRUE(game.WaitForItem("resume"));
		EXPECT_TRUE(game.Find("resume")->hasActiveFocus()) << "the menu has the keys back after " << screen;
	}
	ASSERT_TRUE(game.Click("resume"));
	ASSERT_TRUE(game.WaitForQuestion());
	EXPECT_EQ(game.Asked(), asked);
}

TEST_F(Playing, PointsStayAtTheirPlaceWhenTheWindowChanges)
{
	GameDriver game;
	ASSERT_TRUE(game.StartMatch());
	QQuickItem* const pops = game.Find("pops");
	ASSERT_NE(pops, nullptr);
	pops->setProperty("held", true);
	const QVariantMap score{
		{"seat", 0}, {"points", 2}, {"x", 60.0}, {"y", -40.0}, {"colour", "#ffffff"}, {"text", "why"}};
	ASSERT_TRUE(QMetaObject::invokeMethod(&game.Match(), "scored", Q_ARG(QVariantMap, score)));
	for (const QSize size : {QSize(960, 540), QSize(1280, 720)})
	{
		game.Window().resize(size);
		game.Settle();
		QVariant at;
		ASSERT_TRUE(QMetaObject::invokeMethod(game.Find(names::kTable), "viewPoint", Q_RETURN_ARG(QVariant, at),
			Q_ARG(QVariant, score["x"]), Q_ARG(QVariant, score["y"])));
		ASSERT_EQ(pops->childItems().size(), 1);
		EXPECT_NEAR(pops->childItems()[0]->x(), at.toPointF().x(), 1.0) << size.width();
		EXPECT_NEAR(pops->childItems()[0]->y(), at.toPointF().y() - pops->property("above").toReal(), 1.0);
	}
}

TEST_F(Playing, ADamagedMatchDoesNotKeepAnybodyFromPlaying)
{
	QDir().mkpath(QFileInfo(GameDriver::SavedPath()).path());
	QFile file(GameDriver::SavedPath());
	ASSERT_TRUE(file.open(QIODevice::WriteOnly));
	file.write("no replay at all");
	file.close();
	GameDriver game;
	if (game.Find(names::kContinueMatch) != nullptr)
	{
		ASSERT_TRUE(game.Click(names::kContinueMatch));
		ASSERT_TRUE(GameDriver::WaitFor([&] { return game.Find(names::kContinueMatch) == nullptr; }));
	}
	EXPECT_TRUE(QFile::exists(GameDriver::SavedPath() + ".broken") || QFile::exists(GameDriver::SavedPath()))
		<< "what cannot be read is kept for somebody who can";
	EXPECT_TRUE(game.StartMatch());
}

TEST_F(Playing, AFlickIsPulledWithTheMouse)
{
	GameDriver game;
	ASSERT_TRUE(game.StartMatch());
	ASSERT_TRUE(AnswerUntil(game, kFlick));
	const QByteArray before = GameDriver::SavedMatch();
	const QPoint middle(game.Window().width() / 2, game.Window().height() / 2);
	game.Drag(middle, middle + QPoint(0, 90));
	EXPECT_TRUE(GameDriver::WaitFor([&] { return GameDriver::SavedMatch() != before; })) << "the flick was saved";
}

TEST_F(Playing, EnterWithoutAnAimAsksForOneAndFlicksNothing)
{
	GameDriver game;
	ASSERT_TRUE(game.StartMatch());
	ASSERT_TRUE(AnswerUntil(game, kFlick));
	EXPECT_FALSE(game.HasAim());
	const QByteArray before = GameDriver::SavedMatch();
	const std::string unasked = Words(game);
	game.Key(Qt::Key_Return);
	game.Settle();
	EXPECT_EQ(GameDriver::SavedMatch(), before);
	EXPECT_EQ(game.Asked(), kFlick);
	EXPECT_NE(Words(game), unasked) << "the player reads it";
	game.Key(Qt::Key_Up);
	game.Settle();
	EXPECT_TRUE(game.HasAim());
	game.Key(Qt::Key_Return);
	EXPECT_TRUE(GameDriver::WaitFor([&] { return GameDriver::SavedMatch() != before; })) << "now it is a flick";
}

TEST_F(Playing, TheLanguageChangesWhileAMatchRuns)
{
	GameDriver game;
	ASSERT_TRUE(game.StartMatch());
	ASSERT_TRUE(AnswerUntil(game, kFlick));
	ASSERT_TRUE(GameDriver::WaitFor([&] { return game.Find(names::kBanner) == nullptr; })) << "it comes and goes";
	const std::string english = Words(game);
	game.Game().setProperty("language", "pl");
	game.Settle();
	EXPECT_NE(Words(game), english);
	game.Game().setProperty("language", "en");
	game.Settle();
	EXPECT_EQ(Words(game), english);
	EXPECT_TRUE(Answer(game, 1));
}

TEST_F(Playing, TheTitleSpeaksTheLanguageThatWasClicked)
{
	GameDriver game;
	const std::string english = Words(game);
	ASSERT_TRUE(game.ClickLanguage("de"));
	EXPECT_NE(Words(game), english);
	ASSERT_TRUE(game.ClickLanguage("en"));
	EXPECT_EQ(Words(game), english);
}

TEST_F(Playing, TheKeyboardAloneStartsAMatch)
{
	GameDriver game;
	for (const char* name : {names::kNewMatch, names::kStart})
	{
		ASSERT_TRUE(game.WaitForItem(name));
		const auto hasFocus = [&] { return game.Find(name) != nullptr && game.Find(name)->hasActiveFocus(); };
		constexpr int kMostTabs = 40;
		for (int i = 0; i < kMostTabs && !hasFocus(); ++i)
		{
			game.Key(Qt::Key_Tab);
		}
		ASSERT_TRUE(hasFocus()) << name << " cannot be reached with Tab";
		game.Key(Qt::Key_Return);
	}
	EXPECT_TRUE(GameDriver::WaitFor([&] { return game.Match().property("running").toBool(); }));
	EXPECT_TRUE(Answer(game, 1));
}

TEST_F(Playing, PanelsAreClosedWithTheirCross)
{
	GameDriver game;
	ASSERT_TRUE(game.StartMatch());
	ASSERT_TRUE(Answer(game, 1));
	const std::array<std::array<QString, 3>, 2> panels{
		{{"log", "closeLog", "logPanel"}, {"seat0", "closeAccount", "account"}}};
	for (const auto& [opener, cross, panel] : panels)
	{
		ASSERT_TRUE(game.Click(opener));
		ASSERT_TRUE(game.WaitForItem(panel));
		ASSERT_TRUE(game.Click(cross));
		EXPECT_TRUE(GameDriver::WaitFor([&] { return game.Find(panel) == nullptr; })) << panel.toStdString();
	}
	EXPECT_TRUE(Answer(game, 1));
}

TEST_F(Playing, TheWindowMayBeOfAnySize)
{
	GameDriver game;
	ASSERT_TRUE(game.StartMatch());
	ASSERT_TRUE(Answer(game, 1));
	for (const QSize size : {QSize(1920, 1080), QSize(960, 540), QSize(320, 200), QSize(700, 1000)})
	{
		game.Window().resize(size);
		game.Settle();
		EXPECT_FALSE(IsBlank(game.Grab())) << size.width() << "x" << size.height();
	}
	EXPECT_TRUE(Answer(game, 1));
}

} // namespace
} // namespace faith::desktop
