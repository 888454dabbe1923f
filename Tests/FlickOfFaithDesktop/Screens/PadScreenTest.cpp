#include "FlickOfFaithDesktop/Screens/LayoutCheck.h"
#include "FlickOfFaithDesktop/Screens/SharedScreen.h"
#include "FlickOfFaithDesktop/VirtualPad.h"

#include <gmock/gmock.h>

#include <QTest>

#include <memory>

namespace faith::desktop
{
namespace
{

using testing::HasSubstr;
using testing::Not;

int PadsOf(const GameDriver& game)
{
	return game.Game().property("pads").value<QObject*>()->property("count").toInt();
}

/// A game controller that a person holds. The game looks at it by itself, many times a second.
class HeldPad
{
public:
	explicit HeldPad(GameDriver& game) : game_(game)
	{
		const int before = PadsOf(game);
		pad_ = std::make_unique<VirtualPad>();
		EXPECT_TRUE(GameDriver::WaitFor([&] { return PadsOf(game) == before + 1; }));
	}

	VirtualPad& Get() { return *pad_; }

	/// Long enough to be seen, too short for anything that repeats.
	void Push(SDL_GameControllerButton button)
	{
		for (const bool down : {true, false})
		{
			pad_->Set(button, down);
			game_.Settle(1);
			QTest::qWait(60);
		}
	}

private:
	GameDriver& game_;
	std::unique_ptr<VirtualPad> pad_;
};

class SharedScreenWithPads : public SharedScreen
{
};

TEST_F(SharedScreenWithPads, TwoVoteInSecretEachWithAControllerOfTheirOwn)
{
	HeldPad first(game_);
	HeldPad second(game_);
	ASSERT_TRUE(GoToTheCouncil());
	game_.Settle();
	EXPECT_THAT(Texts(), HasSubstr("controller 1, Y up, A down"));
	EXPECT_THAT(Texts(), HasSubstr("controller 2, Y up, A down"));
	const QByteArray before = GameDriver::SavedMatch();
	first.Push(SDL_CONTROLLER_BUTTON_Y);
	const std::string afterUp = Texts();
	EXPECT_THAT(afterUp, Not(HasSubstr("controller 1")));
	first.Push(SDL_CONTROLLER_BUTTON_A);
	EXPECT_EQ(Texts(), afterUp) << "whether up or down, one sees the same";
	EXPECT_EQ(GameDriver::SavedMatch(), before) << "nothing is given away yet";
	second.Push(SDL_CONTROLLER_BUTTON_DPAD_DOWN);
	ASSERT_TRUE(SkipUntil([&] { return game_.Asked() == "place"; }));
	EXPECT_THAT(Story(), HasSubstr("0 up, 2 down")) << "the first had changed to down";
}

TEST_F(SharedScreenWithPads, OneControllerIsHandedOn)
{
	HeldPad pad(game_);
	ASSERT_TRUE(GoToTheCouncil());
	game_.Settle();
	EXPECT_THAT(Texts(), HasSubstr("Player 1 has the controller"));
	pad.Push(SDL_CONTROLLER_BUTTON_Y);
	EXPECT_THAT(Texts(), HasSubstr("Player 2 has the controller"));
	pad.Push(SDL_CONTROLLER_BUTTON_DPAD_UP);
	ASSERT_TRUE(SkipUntil([&] { return game_.Asked() == "place"; }));
	EXPECT_THAT(Story(), HasSubstr("2 up, 0 down"));
}

/// Four persons with long names, in their first council.
class CouncilOfFour : public testing::Test
{
protected:
	void SetUp() override
	{
		QFile::remove(GameDriver::SavedPath());
		const QVariantMap person{{"level", ""}, {"name", "Bartholomäus Weißfuß"}, {"steadiness", 1000}};
		bool started = false;
		ASSERT_TRUE(QMetaObject::invokeMethod(&game_.Match(), "start", Q_RETURN_ARG(bool, started),
			Q_ARG(QVariantList, (QVariantList{person, person, person, person})), Q_ARG(QString, "7")));
		ASSERT_TRUE(started);
		game_.Window().setProperty("screen", "match");
		QObject* const desk = game_.Match().property("desk").value<QObject*>();
		ASSERT_TRUE(GameDriver::WaitFor(
			[&]
			{
				QMetaObject::invokeMethod(&game_.Match(), "skipAll");
				const bool votes = desk->property("sharedVote").toBool();
				if (!votes)
				{
					QMetaObject::invokeMethod(desk, "come");
					QMetaObject::invokeMethod(desk, "step", Q_ARG(double, 0.0), Q_ARG(double, 1.0), Q_ARG(bool, true));
					QMetaObject::invokeMethod(desk, "confirm");
				}
				return votes;
			}));
	}
	void TearDown() override { EXPECT_EQ(GameDriver::Complaints().join("\n").toStdString(), "") << "QML complained"; }

	void ExpectReadable()
	{
		for (const QString& language : game_.Game().property("languages").toStringList())
		{
			game_.Game().setProperty("language", language);
			game_.Settle();
			for (const std::string& fault : TextFaults(game_.Window()))
			{
				ADD_FAILURE() << language.toStdString() << ": " << fault;
			}
			SavePicture(language);
		}
		game_.Game().setProperty("language", "en");
	}

	/// For whoever wants to look: FAITH_SCREEN_PICTURES names a folder.
	void SavePicture(const QString& language)
	{
		const QString folder = qEnvironmentVariable("FAITH_SCREEN_PICTURES");
		if (!folder.isEmpty())
		{
			game_.Grab().save(folder + "/vote_" + QString::number(PadsOf(game_)) + "_" + language + ".png");
		}
	}

	GameDriver game_;
};

TEST_F(CouncilOfFour, SaysReadablyWhoVotesWithWhat)
{
	ExpectReadable();
	const HeldPad first(game_);
	ExpectReadable();
	const HeldPad second(game_);
	const HeldPad third(game_);
	ExpectReadable();
}

/// One person with a game controller and nothing else.
class PlayingWithAPad : public testing::Test
{
protected:
	void SetUp() override { QFile::remove(GameDriver::SavedPath()); }
	void TearDown() override { EXPECT_EQ(GameDriver::Complaints().join("\n").toStdString(), "") << "QML complained"; }

	QVariantMap Aim() { return game_.Match().property("desk").value<QObject*>()->property("aim").toMap(); }

	void AimWithStick()
	{
		pad_.Get().Tilt(SDL_CONTROLLER_AXIS_LEFTX, 0.7);
		EXPECT_TRUE(GameDriver::WaitFor([&] { return game_.HasAim(); }));
		pad_.Get().Tilt(SDL_CONTROLLER_AXIS_LEFTX, 0.0);
		game_.Settle();
	}

	/// Pushes A at every question until it is this one; what is to be aimed is aimed with the stick first.
	bool AnswerUntil(const QString& question)
	{
		constexpr int most = 40;
		for (int i = 0; i < most && game_.WaitForQuestion() && game_.Asked() != question; ++i)
		{
			if (game_.Asked() == "commit_aim")
			{
				AimWithStick();
			}
			pad_.Push(SDL_CONTROLLER_BUTTON_A);
		}
		return game_.Asked() == question;
	}

	bool Start()
	{
		if (!game_.WaitForItem(names::kNewMatch))
		{
			return false;
		}
		game_.Find(names::kNewMatch)->forceActiveFocus();
		pad_.Push(SDL_CONTROLLER_BUTTON_A);
		if (!game_.WaitForItem(names::kStart))
		{
			return false;
		}
		// Always the same players and deals; a controller writes no numbers.
		game_.Click(names::kOneComputer);
		game_.Click(names::kSeed);
		game_.Key(Qt::Key_7);
		game_.Find(names::kStart)->forceActiveFocus();
		pad_.Push(SDL_CONTROLLER_BUTTON_A);
		return GameDriver::WaitFor([&] { return game_.Match().property("running").toBool(); });
	}

	GameDriver game_;
	HeldPad pad_{game_};
};

TEST_F(PlayingWithAPad, StartsAMatchAimsFlicksAndPauses)
{
	ASSERT_TRUE(Start());
	ASSERT_TRUE(AnswerUntil("flick"));
	game_.Settle();
	const double before = Aim()["degrees"].toDouble();
	pad_.Get().Tilt(SDL_CONTROLLER_AXIS_LEFTX, 0.7);
	ASSERT_TRUE(GameDriver::WaitFor([&] { return Aim()["degrees"].toDouble() != before; }));
	pad_.Get().Tilt(SDL_CONTROLLER_AXIS_LEFTX, 0.0);
	pad_.Push(SDL_CONTROLLER_BUTTON_B);
	EXPECT_EQ(Aim()["degrees"].toDouble(), before) << "B takes it back";
	pad_.Push(SDL_CONTROLLER_BUTTON_START);
	ASSERT_TRUE(game_.WaitForItem("resume"));
	pad_.Push(SDL_CONTROLLER_BUTTON_DPAD_DOWN);
	EXPECT_TRUE(game_.Find("howToPlay")->hasActiveFocus());
	pad_.Push(SDL_CONTROLLER_BUTTON_B);
	ASSERT_TRUE(GameDriver::WaitFor([&] { return game_.Find("resume") == nullptr; }));
	EXPECT_EQ(Aim()["degrees"].toDouble(), before) << "the menu did not aim";
	const QByteArray saved = GameDriver::SavedMatch();
	pad_.Push(SDL_CONTROLLER_BUTTON_A);
	game_.Settle();
	EXPECT_EQ(GameDriver::SavedMatch(), saved) << "without an aim A asks for one";
	AimWithStick();
	pad_.Push(SDL_CONTROLLER_BUTTON_A);
	EXPECT_TRUE(GameDriver::WaitFor([&] { return GameDriver::SavedMatch() != saved; })) << "A flicks";
}

TEST_F(PlayingWithAPad, LeavesAMatchThatIsOver)
{
	const QVariantMap computer{{"level", "novice"}};
	ASSERT_TRUE(QMetaObject::invokeMethod(
		&game_.Match(), "start", Q_ARG(QVariantList, (QVariantList{computer, computer})), Q_ARG(QString, "7")));
	game_.Window().setProperty("screen", "match");
	const auto isOver = [&]
	{
		QMetaObject::invokeMethod(&game_.Match(), "skipAll");
		return game_.IsOver();
	};
	// A whole match takes longer than anything else one waits for.
	for (int i = 0; i < 6 && !GameDriver::WaitFor(isOver); ++i)
	{
	}
	ASSERT_TRUE(game_.IsOver());
	ASSERT_TRUE(game_.WaitForItem("rematch"));
	game_.Settle();
	EXPECT_TRUE(game_.Find("rematch")->hasActiveFocus());
	pad_.Push(SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
	pad_.Push(SDL_CONTROLLER_BUTTON_A);
	ASSERT_TRUE(GameDriver::WaitFor([&] { return game_.Find("rematch") == nullptr; })) << "looks at the table";
	pad_.Push(SDL_CONTROLLER_BUTTON_A);
	ASSERT_TRUE(game_.WaitForItem("rematch")) << "and back";
	pad_.Push(SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
	pad_.Push(SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
	pad_.Push(SDL_CONTROLLER_BUTTON_A);
	EXPECT_TRUE(game_.WaitForItem(names::kNewMatch));
}

TEST_F(PlayingWithAPad, LosingItWhileAimingTakesTheAimBackAndSaysSo)
{
	ASSERT_TRUE(Start());
	ASSERT_TRUE(AnswerUntil("flick"));
	game_.Settle();
	const double before = Aim()["degrees"].toDouble();
	pad_.Get().Tilt(SDL_CONTROLLER_AXIS_LEFTX, -0.7);
	ASSERT_TRUE(GameDriver::WaitFor([&] { return Aim()["degrees"].toDouble() != before; }));
	pad_.Get().Detach();
	ASSERT_TRUE(GameDriver::WaitFor([&] { return PadsOf(game_) == 0; }));
	game_.Settle();
	EXPECT_EQ(Aim()["degrees"].toDouble(), before);
	EXPECT_THAT(game_.Texts().join('|').toStdString(), HasSubstr("Its aim was taken back."));
}

} // namespace
} // namespace faith::desktop
