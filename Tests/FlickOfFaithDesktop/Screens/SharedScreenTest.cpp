#include "FlickOfFaithDesktop/Screens/SharedScreen.h"

#include <gmock/gmock.h>

namespace faith::desktop
{
namespace
{

using testing::HasSubstr;

TEST_F(SharedScreen, NobodySeesACardBeforeTheCurtainIsLifted)
{
	ASSERT_TRUE(WaitForCurtain(0));
	game_.Settle();
	EXPECT_EQ(game_.Find(names::kFirstChoice), nullptr);
	EXPECT_TRUE(game_.Asked().isEmpty());
	game_.Key(Qt::Key_Return);
	EXPECT_TRUE(game_.WaitForItem(names::kFirstChoice)) << "Enter lifts it";
	EXPECT_EQ(game_.Asked(), "choose_god");
}

TEST_F(SharedScreen, VotesAreSecretAndCanBeChangedUntilAllHaveVoted)
{
	ASSERT_TRUE(GoToTheCouncil());
	game_.Settle();
	const QByteArray before = GameDriver::SavedMatch();
	game_.Key(Qt::Key_Q);
	game_.Settle();
	const std::string afterUp = Texts();
	game_.Key(Qt::Key_A);
	game_.Settle();
	EXPECT_EQ(Texts(), afterUp) << "whether up or down, one sees the same";
	EXPECT_EQ(GameDriver::SavedMatch(), before) << "nothing is given away yet";
	game_.Key(Qt::Key_L);
	ASSERT_TRUE(SkipUntil([&] { return game_.Asked() == "place"; }));
	EXPECT_THAT(Story(), HasSubstr("0 up, 2 down")) << "the first had changed to down";
}

TEST_F(SharedScreen, KeysOfOthersDoNotVote)
{
	ASSERT_TRUE(GoToTheCouncil());
	const QByteArray before = GameDriver::SavedMatch();
	for (const Qt::Key key : {Qt::Key_Q, Qt::Key_C, Qt::Key_V, Qt::Key_Return, Qt::Key_Left})
	{
		game_.Key(key);
	}
	game_.Settle();
	EXPECT_EQ(GameDriver::SavedMatch(), before) << "the second has not voted";
	EXPECT_TRUE(Desk().property("sharedVote").toBool());
}

TEST_F(SharedScreen, ADiscDraggedOutOfTheCloudSaysWhyItCannotLieThere)
{
	ASSERT_TRUE(GoToTheCouncil());
	game_.Key(Qt::Key_Q);
	game_.Key(Qt::Key_P);
	ASSERT_TRUE(SkipUntil([&] { return game_.Asked() == "place"; }));
	game_.Settle();
	QQuickItem* const table = game_.Find(names::kTable);
	ASSERT_NE(table, nullptr);
	const QVariantMap ghost = Desk().property("ghosts").toList().value(0).toMap();
	QVariant at;
	ASSERT_TRUE(QMetaObject::invokeMethod(
		table, "viewPoint", Q_RETURN_ARG(QVariant, at), Q_ARG(QVariant, ghost["x"]), Q_ARG(QVariant, ghost["y"])));
	const QByteArray before = GameDriver::SavedMatch();
	game_.Drag(at.toPointF().toPoint(), QPoint(game_.Window().width() / 2, game_.Window().height() / 2));
	game_.Settle();
	const std::string why = Desk().property("whyNot").toString().toStdString();
	EXPECT_NE(why, "");
	EXPECT_THAT(Texts(), HasSubstr(why)) << "the player reads it";
	game_.Key(Qt::Key_Return);
	game_.Settle();
	EXPECT_EQ(GameDriver::SavedMatch(), before) << "nothing was done";
	EXPECT_EQ(game_.Asked(), "place");
}

} // namespace
} // namespace faith::desktop
