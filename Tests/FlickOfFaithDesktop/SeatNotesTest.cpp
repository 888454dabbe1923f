#include "FlickOfFaithDesktop/MatchFile.h"

#include <gtest/gtest.h>

#include <QFile>
#include <QTemporaryDir>

namespace faith::desktop
{
namespace
{

using Seats = std::vector<flick::SeatLabel>;

const Seats kSeats{{"", "Zażółć"}, {"oracle", ""}, {"", ""}};
const Seats kGuess{{"", ""}, {"novice", ""}, {"novice", ""}};

class SeatNotesInFolder : public testing::Test
{
protected:
	QString NotePath() const { return folder_.filePath("match.flick.seats.json"); }

	void Write(const QByteArray& bytes) const
	{
		QFile file(NotePath());
		ASSERT_TRUE(file.open(QIODevice::WriteOnly));
		file.write(bytes);
	}

	void ExpectGuessed()
	{
		const SeatNotes notes = file_.LoadSeats(3);
		EXPECT_TRUE(notes.isGuessed);
		EXPECT_EQ(notes.seats, kGuess);
		EXPECT_FALSE(QFile::exists(NotePath()));
	}

	QTemporaryDir folder_;
	MatchFile file_{folder_.filePath("match.flick")};
};

TEST_F(SeatNotesInFolder, GiveBackWhoPlays)
{
	ASSERT_TRUE(file_.SaveSeats(kSeats));
	const SeatNotes notes = file_.LoadSeats(3);
	EXPECT_FALSE(notes.isGuessed);
	EXPECT_EQ(notes.seats, kSeats);
}

TEST_F(SeatNotesInFolder, AreGuessedWhereThereAreNone)
{
	ExpectGuessed();
}

TEST_F(SeatNotesInFolder, AreGuessedAndPutAsideWhereTheyAreDamaged)
{
	for (const char* damaged : {"", "{", "[]", R"({"seats": []})", R"({"seats": [{}, {}, {}]})",
			 R"({"seats": [{"level": ""}, {"level": "nobody"}, {"level": ""}]})"})
	{
		Write(damaged);
		ExpectGuessed();
		EXPECT_TRUE(QFile::exists(NotePath() + ".broken")) << damaged;
	}
}

TEST_F(SeatNotesInFolder, GoWithTheMatch)
{
	ASSERT_TRUE(file_.SaveSeats(kSeats));
	ASSERT_TRUE(file_.Save(std::vector<std::uint8_t>{1}));
	file_.PutAside();
	EXPECT_TRUE(QFile::exists(NotePath() + ".broken"));
	ASSERT_TRUE(file_.SaveSeats(kSeats));
	file_.Remove();
	EXPECT_FALSE(QFile::exists(NotePath()));
}

} // namespace
} // namespace faith::desktop
