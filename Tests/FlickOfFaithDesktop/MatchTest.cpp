#include "FlickOfFaithDesktop/Match.h"

#include "FlickOfFaithHost/TextFiles.h"

#include <gtest/gtest.h>

#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QThread>

#include <memory>

namespace faith::desktop
{
namespace
{

QString SavedPath()
{
	return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + "/match.flick";
}

class DesktopMatch : public testing::Test
{
protected:
	void SetUp() override
	{
		QFile::remove(SavedPath());
		QFile::remove(SavedPath() + ".broken");
		Reopen();
	}

	/// As if the program was started again.
	void Reopen()
	{
		match_.reset();
		match_ = std::make_unique<Match>();
		match_->SetWords(&words_);
		match_->setSpeed(16.0);
	}

	/// Levels by key, "" for a person.
	bool Start(const QStringList& levels)
	{
		QVariantList seats;
		for (const QString& level : levels)
		{
			seats.append(QVariantMap{{"level", level}, {"name", "Somebody"}, {"steadiness", 1000}});
		}
		return match_->start(seats, "7");
	}

	QStringList Told() const
	{
		QStringList lines;
		for (int row = 0; row < match_->story()->rowCount(); ++row)
		{
			lines.append(match_->story()->data(match_->story()->index(row), Story::TextRole).toString());
		}
		return lines;
	}

	bool IsPersonAsked() const { return match_->desk()->seat() == 0; }

	/// Lets time pass until it is so; false if that takes too long for any machine.
	template <class Condition>
	bool PassTimeUntil(const Condition& condition)
	{
		const QDeadlineTimer deadline(120'000);
		while (!condition() && !deadline.hasExpired())
		{
			match_->advance(0.1);
			// Computers think on other threads.
			QThread::yieldCurrentThread();
		}
		return condition();
	}

	Words words_{*host::LoadTexts(text::Language::English)};
	std::unique_ptr<Match> match_;
};

TEST_F(DesktopMatch, IsNotThereBeforeItIsStarted)
{
	EXPECT_FALSE(match_->running());
	EXPECT_FALSE(match_->canContinue());
	EXPECT_FALSE(match_->resume());
	match_->advance(1.0);
	EXPECT_FALSE(match_->over());
}

TEST_F(DesktopMatch, OfComputersComesToAWinner)
{
	ASSERT_TRUE(Start({"novice", "novice"}));
	ASSERT_TRUE(PassTimeUntil([&] { return match_->over(); }));
	EXPECT_GE(match_->board()->winner(), 0);
	EXPECT_LT(match_->board()->winner(), 2);
	EXPECT_GT(Told().size(), 20);
}

TEST_F(DesktopMatch, WaitsForThePerson)
{
	ASSERT_TRUE(Start({"", "novice"}));
	ASSERT_TRUE(PassTimeUntil([&] { return IsPersonAsked(); }));
	EXPECT_FALSE(match_->desk()->prompt().isEmpty());
	EXPECT_FALSE(match_->desk()->asked().isEmpty());
}

TEST_F(DesktopMatch, CanBeContinuedAfterTheProgramEnded)
{
	ASSERT_TRUE(Start({"", "novice"}));
	ASSERT_TRUE(PassTimeUntil([&] { return IsPersonAsked(); }));
	match_->desk()->confirm();
	ASSERT_TRUE(PassTimeUntil([&] { return IsPersonAsked(); }));
	const QStringList told = Told();
	const QString asked = match_->desk()->asked();
	Reopen();
	ASSERT_TRUE(match_->canContinue());
	ASSERT_TRUE(match_->resume());
	ASSERT_TRUE(PassTimeUntil([&] { return IsPersonAsked(); }));
	EXPECT_EQ(match_->desk()->asked(), asked);
	EXPECT_EQ(Told(), told);
}

TEST_F(DesktopMatch, ThatCannotBeReadIsPutAside)
{
	QDir().mkpath(QFileInfo(SavedPath()).path());
	QFile file(SavedPath());
	ASSERT_TRUE(file.open(QIODevice::WriteOnly));
	file.write("no replay");
	file.close();
	EXPECT_TRUE(match_->canContinue());
	EXPECT_FALSE(match_->resume());
	EXPECT_FALSE(match_->running());
	EXPECT_FALSE(match_->canContinue());
	EXPECT_TRUE(QFile::exists(SavedPath() + ".broken"));
}

TEST_F(DesktopMatch, TellsItsStoryInAnotherLanguage)
{
	ASSERT_TRUE(Start({"", "novice"}));
	ASSERT_TRUE(PassTimeUntil([&] { return IsPersonAsked(); }));
	const QStringList english = Told();
	const QString prompt = match_->desk()->prompt();
	const Words german(*host::LoadTexts(text::Language::German));
	match_->SetWords(&german);
	EXPECT_EQ(Told().size(), english.size());
	EXPECT_NE(Told(), english);
	EXPECT_NE(match_->desk()->prompt(), prompt);
	match_->SetWords(&words_);
	EXPECT_EQ(Told(), english);
}

TEST_F(DesktopMatch, CanBeLeftWhileComputersThink)
{
	ASSERT_TRUE(Start({"oracle", "oracle"}));
	match_->advance(0.1);
	match_->leave();
	EXPECT_FALSE(match_->running());
	match_->advance(0.1);
}

} // namespace
} // namespace faith::desktop
