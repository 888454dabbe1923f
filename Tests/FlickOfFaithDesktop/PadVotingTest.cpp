#include "FlickOfFaithDesktop/PadVoting.h"

#include "FlickOfFaithDesktop/Match.h"
#include "FlickOfFaithDesktop/Pads.h"
#include "FlickOfFaithDesktop/VirtualPad.h"
#include "FlickOfFaithHost/TextFiles.h"

#include <gtest/gtest.h>

#include <QDeadlineTimer>
#include <QFile>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QThread>

#include <memory>
#include <optional>
#include <vector>

namespace faith::desktop
{
namespace
{

/// Two persons and a computer between them in their first council, with game controllers that SDL plays.
class PadVotingTest : public testing::Test
{
protected:
	void SetUp() override
	{
		qputenv("QT_QPA_PLATFORM", "offscreen");
		QFile::remove(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + "/match.flick");
		app_ = std::make_unique<QGuiApplication>(argc_, argv_);
		match_ = std::make_unique<Match>();
		match_->SetWords(&words_);
		pads_ = std::make_unique<Pads>();
		voting_ = std::make_unique<PadVoting>(*match_, *pads_);
		pads_->setUse(Pads::Vote);
		const QVariantMap person{{"level", ""}, {"name", "Ann"}, {"steadiness", 500}};
		ASSERT_TRUE(match_->start({person, QVariantMap{{"level", "novice"}}, person}, "7"));
		ASSERT_TRUE(GoToTheCouncil());
	}

	void TearDown() override
	{
		voting_.reset();
		pads_.reset();
		match_.reset();
		app_.reset();
	}

	bool GoToTheCouncil()
	{
		const QDeadlineTimer deadline(120'000);
		while (!Desk().sharedVote() && !deadline.hasExpired())
		{
			match_->skipAll();
			match_->advance(0.1);
			if (!Desk().sharedVote())
			{
				Desk().come();
				Desk().step(0.0, 1.0, true);
				Desk().confirm();
			}
			QThread::yieldCurrentThread();
		}
		return Desk().sharedVote();
	}

	DeskModel& Desk() { return *match_->desk(); }

	void Look() { pads_->Poll(); }

	void Push(VirtualPad& pad, SDL_GameControllerButton button)
	{
		for (const bool down : {true, false})
		{
			pad.Set(button, down);
			Look();
			Look();
		}
	}

	/// Whether the first and the last have voted.
	std::pair<bool, bool> Voted()
	{
		return {(Desk().WhoHasAnswered() & 0b001) != 0, (Desk().WhoHasAnswered() & 0b100) != 0};
	}

	/// What was counted, by seat, once all have voted.
	std::vector<std::optional<flick::Thumb>> Thumbs() const
	{
		const auto& match = match_->Session().Match();
		std::vector<std::optional<flick::Thumb>> thumbs(3);
		for (std::size_t i = 0; i < match.LiveCount(); ++i)
		{
			if (const auto* vote = std::get_if<flick::Vote>(&match.LiveCommandAt(i)))
			{
				thumbs[vote->player] = vote->thumb;
			}
		}
		return thumbs;
	}

	int argc_ = 1;
	char name_[5] = "test";
	char* argv_[2] = {name_, nullptr};
	std::unique_ptr<QGuiApplication> app_;
	Words words_{*host::LoadTexts(text::Language::English)};
	std::unique_ptr<Match> match_;
	std::unique_ptr<Pads> pads_;
	std::unique_ptr<PadVoting> voting_;
};

TEST_F(PadVotingTest, EverybodyVotesWithAControllerOfTheirOwn)
{
	VirtualPad first;
	VirtualPad second;
	Look();
	EXPECT_EQ(voting_->pads(), (QVariantList{1, 0, 2, 0}));
	EXPECT_FALSE(voting_->handedOn());
	Push(second, SDL_CONTROLLER_BUTTON_Y);
	EXPECT_EQ(Voted(), std::pair(false, true));
	Push(second, SDL_CONTROLLER_BUTTON_DPAD_DOWN);
	EXPECT_EQ(Voted(), std::pair(false, true)) << "changed, and nobody sees it";
	Push(first, SDL_CONTROLLER_BUTTON_Y);
	EXPECT_EQ(Thumbs()[0], flick::Thumb::Up);
	EXPECT_EQ(Thumbs()[2], flick::Thumb::Down);
}

TEST_F(PadVotingTest, NothingThatIsHeardTellsWhichWayAThumbPoints)
{
	VirtualPad first;
	const VirtualPad second;
	Look();
	const QSignalSpy heard(match_.get(), &Match::heard);
	Push(first, SDL_CONTROLLER_BUTTON_Y);
	Push(first, SDL_CONTROLLER_BUTTON_A);
	ASSERT_EQ(heard.count(), 2);
	EXPECT_EQ(heard.at(0), heard.at(1));
}

TEST_F(PadVotingTest, ASingleControllerIsHandedOnAndBack)
{
	VirtualPad pad;
	Look();
	EXPECT_TRUE(voting_->handedOn());
	EXPECT_EQ(voting_->pads(), (QVariantList{1, 0, 0, 0}));
	Push(pad, SDL_CONTROLLER_BUTTON_Y);
	EXPECT_EQ(Voted(), std::pair(true, false));
	EXPECT_EQ(voting_->pads(), (QVariantList{0, 0, 1, 0})) << "now it is the other's";
	Push(pad, SDL_CONTROLLER_BUTTON_DPAD_LEFT);
	EXPECT_EQ(voting_->pads(), (QVariantList{1, 0, 0, 0})) << "back to vote otherwise";
	Push(pad, SDL_CONTROLLER_BUTTON_A);
	Push(pad, SDL_CONTROLLER_BUTTON_Y);
	EXPECT_EQ(Thumbs()[0], flick::Thumb::Down);
	EXPECT_EQ(Thumbs()[2], flick::Thumb::Up);
}

TEST_F(PadVotingTest, AControllerThatIsLostLeavesItsVoteAndComesBackToItsOwner)
{
	auto first = std::make_unique<VirtualPad>();
	VirtualPad second;
	Look();
	Push(*first, SDL_CONTROLLER_BUTTON_Y);
	first.reset();
	Look();
	EXPECT_EQ(Voted(), std::pair(true, false));
	EXPECT_TRUE(voting_->handedOn()) << "the one that is left serves both";
	VirtualPad again;
	Look();
	EXPECT_EQ(voting_->pads(), (QVariantList{1, 0, 2, 0}));
	Push(again, SDL_CONTROLLER_BUTTON_A);
	Push(second, SDL_CONTROLLER_BUTTON_A);
	EXPECT_EQ(Thumbs()[0], flick::Thumb::Down);
}

TEST_F(PadVotingTest, OneControllerTooManyVotesForNobody)
{
	const VirtualPad first;
	const VirtualPad second;
	VirtualPad third;
	Look();
	Push(third, SDL_CONTROLLER_BUTTON_Y);
	EXPECT_EQ(Voted(), std::pair(false, false));
}

} // namespace
} // namespace faith::desktop
