#include "FlickOfFaithDesktop/MeasuredHand.h"

#include "FlickOfFaithDesktop/Match.h"
#include "FlickOfFaithDesktop/Settings.h"
#include "FlickOfFaithHost/TextFiles.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QThread>

#include <memory>

namespace faith::desktop
{
namespace
{

constexpr std::size_t kEnoughFlicks = flick::kFewestFlicks;

/// A person against one computer, with the program as far as it measures hands.
class MeasuredHandTest : public testing::Test
{
protected:
	void SetUp() override
	{
		QCoreApplication::setApplicationName("flick-of-faith-test");
		QFile::remove(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + "/match.flick");
		Open();
	}

	/// As the program starts.
	void Open()
	{
		Close();
		settings_ = std::make_unique<Settings>(folder_.filePath("settings.json"));
		match_ = std::make_unique<Match>();
		match_->SetWords(&words_);
		match_->setSpeed(16.0);
		hand_ = std::make_unique<MeasuredHand>(*match_, *settings_);
	}

	/// As the program ends.
	void Close()
	{
		if (hand_)
		{
			match_->leave();
			hand_->Finish();
		}
		hand_.reset();
		match_.reset();
		settings_.reset();
	}

	bool Start(const QString& opponent)
	{
		return match_->start({QVariantMap{{"level", ""}, {"name", "Ann"}, {"steadiness", 500}},
								 QVariantMap{{"level", opponent}, {"name", ""}, {"steadiness", 1}}},
			"7");
	}

	std::uint16_t HandOfOpponent() const { return match_->Session().Match().GetSetup().steadiness[1]; }

	std::size_t Flicks() const { return flick::FlicksMadeBy(match_->Session().Match(), 0).size(); }

	template <class Condition>
	bool PlayUntil(const Condition& condition)
	{
		const QDeadlineTimer deadline(120'000);
		while (!condition() && !deadline.hasExpired())
		{
			match_->skipAll();
			match_->advance(0.1);
			if (match_->desk()->seat() == 0)
			{
				// Whatever is asked: the flicks are those at the Navel.
				match_->desk()->SetSight(flick::AimSight::Proposed);
				match_->desk()->confirm();
			}
			QThread::yieldCurrentThread();
		}
		return condition();
	}

	int argc_ = 1;
	char name_[5] = "test";
	char* argv_[2] = {name_, nullptr};
	QCoreApplication app_{argc_, argv_};
	QTemporaryDir folder_;
	Words words_{*host::LoadTexts(text::Language::English)};
	std::unique_ptr<Settings> settings_;
	std::unique_ptr<Match> match_;
	std::unique_ptr<MeasuredHand> hand_;
};

TEST_F(MeasuredHandTest, IsNotKnownAtFirstAndAMirrorBeginsWithItsDefault)
{
	EXPECT_FALSE(hand_->Get());
	ASSERT_TRUE(Start("mirror"));
	EXPECT_EQ(HandOfOpponent(), flick::kMirrorUnmeasured);
}

TEST_F(MeasuredHandTest, OfAMatchThatIsLeftIsThereWhenTheProgramStartsAgain)
{
	ASSERT_TRUE(Start("novice"));
	ASSERT_TRUE(PlayUntil([&] { return Flicks() >= kEnoughFlicks; }));
	Open();
	const auto hand = hand_->Get();
	ASSERT_TRUE(hand) << "nothing is lost when the program ends";
	ASSERT_TRUE(Start("mirror"));
	EXPECT_EQ(HandOfOpponent(), flick::SteadinessLike(500, *hand));
}

TEST_F(MeasuredHandTest, IsKeptAsSoonAsItIsMeasuredWhileTheProgramGoesOn)
{
	ASSERT_TRUE(Start("novice"));
	ASSERT_TRUE(PlayUntil([&] { return Flicks() >= kEnoughFlicks; }));
	match_->leave();
	EXPECT_FALSE(hand_->Get()) << "leaving waits for nothing";
	const QDeadlineTimer deadline(120'000);
	while (!hand_->Get() && !deadline.hasExpired())
	{
		QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
	}
	ASSERT_TRUE(hand_->Get());
	ASSERT_TRUE(Start("mirror"));
	EXPECT_EQ(HandOfOpponent(), flick::SteadinessLike(500, *hand_->Get()));
}

TEST_F(MeasuredHandTest, IsNotMeasuredByAFewFlicks)
{
	ASSERT_TRUE(Start("novice"));
	ASSERT_TRUE(PlayUntil([&] { return Flicks() == 2; }));
	match_->leave();
	EXPECT_FALSE(hand_->IsBusy());
	Open();
	EXPECT_FALSE(hand_->Get());
}

TEST_F(MeasuredHandTest, IsKnownForARematch)
{
	ASSERT_TRUE(Start("mirror"));
	ASSERT_TRUE(PlayUntil([&] { return match_->over(); }));
	hand_->Finish();
	ASSERT_TRUE(hand_->Get());
	ASSERT_TRUE(match_->rematch());
	EXPECT_EQ(HandOfOpponent(), flick::SteadinessLike(500, *hand_->Get()));
	EXPECT_EQ(match_->Session().Match().GetSetup().steadiness[0], 500);
	EXPECT_FALSE(hand_->IsBusy()) << "one match is measured once";
}

TEST_F(MeasuredHandTest, AMatchThatGoesOnKeepsTheHandItBeganWith)
{
	ASSERT_TRUE(Start("mirror"));
	ASSERT_TRUE(PlayUntil([&] { return Flicks() == 1; }));
	match_->leave();
	settings_->setProperty("hand", QVariantMap{{"angle", 3000}, {"power", 90}});
	Open();
	ASSERT_TRUE(match_->resume());
	EXPECT_EQ(HandOfOpponent(), flick::kMirrorUnmeasured);
	EXPECT_EQ(match_->WhoPlays()[1].level, "mirror");
	EXPECT_TRUE(PlayUntil([&] { return Flicks() == 2; }));
}

TEST_F(MeasuredHandTest, OfComputersIsNotMeasured)
{
	ASSERT_TRUE(match_->start({QVariantMap{{"level", "novice"}}, QVariantMap{{"level", "novice"}}}, "7"));
	ASSERT_TRUE(PlayUntil([&] { return match_->over(); }));
	EXPECT_FALSE(hand_->IsBusy());
	hand_->Finish();
	EXPECT_FALSE(hand_->Get());
}

} // namespace
} // namespace faith::desktop
