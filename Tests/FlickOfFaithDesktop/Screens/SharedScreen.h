#pragma once

#include "FlickOfFaithDesktop/Screens/GameDriver.h"
#include "FlickOfFaithDesktop/Screens/Names.h"

#include <gtest/gtest.h>

#include <QAbstractItemModel>
#include <QFile>

#include <string>

namespace faith::desktop
{

/// Two persons at one screen, in a small window.
class SharedScreen : public testing::Test
{
protected:
	void SetUp() override
	{
		QFile::remove(GameDriver::SavedPath());
		ASSERT_TRUE(game_.Click(names::kNewMatch));
		ASSERT_TRUE(game_.Click(names::kTwoHere));
		ASSERT_TRUE(game_.Click(names::kSeed));
		game_.Key(Qt::Key_7);
		ASSERT_TRUE(game_.Click(names::kStart));
	}

	void TearDown() override { EXPECT_EQ(GameDriver::Complaints().join("\n").toStdString(), "") << "QML complained"; }

	QObject& Desk() { return *game_.Match().property("desk").value<QObject*>(); }

	std::string Texts() { return game_.Texts().join('|').toStdString(); }

	/// Skips what is shown until it is so.
	bool SkipUntil(const std::function<bool()>& condition)
	{
		return GameDriver::WaitFor(
			[&]
			{
				if (!game_.Match().property("caughtUp").toBool())
				{
					QMetaObject::invokeMethod(&game_.Match(), "skipAll");
				}
				return condition();
			});
	}

	bool WaitForCurtain(int seat)
	{
		return SkipUntil([&] { return Desk().property("curtain").toInt() == seat; });
	}

	/// One after the other comes to the screen and takes the first answer.
	bool BothAnswerBehindTheCurtain(const char* answer)
	{
		for (const int seat : {0, 1})
		{
			if (!WaitForCurtain(seat) || !game_.Click(names::kCome) || !game_.WaitForItem(answer))
			{
				return false;
			}
			game_.MakeAim();
			if (!game_.Click(answer))
			{
				return false;
			}
		}
		return true;
	}

	bool GoToTheCouncil()
	{
		return BothAnswerBehindTheCurtain(names::kFirstChoice) && BothAnswerBehindTheCurtain(names::kConfirm) &&
			SkipUntil([&] { return Desk().property("sharedVote").toBool(); });
	}

	/// Everything that was told so far.
	std::string Story()
	{
		const auto* const story = qobject_cast<QAbstractItemModel*>(game_.Match().property("story").value<QObject*>());
		std::string told;
		for (int row = 0; row < story->rowCount(); ++row)
		{
			told += story->index(row, 0).data(Qt::UserRole + 1).toString().toStdString() + "\n";
		}
		return told;
	}

	GameDriver game_;
};

} // namespace faith::desktop
