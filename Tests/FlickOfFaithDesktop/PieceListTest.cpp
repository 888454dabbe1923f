#include "FlickOfFaithDesktop/PieceList.h"

#include "FaithKernel/History.h"
#include "FaithKernel/Reflect.h"
#include "FlickOfFaithRules/Rules.h"

#include <gtest/gtest.h>

#include <QSignalSpy>

namespace faith::desktop
{
namespace
{

class PieceListOfAMatch : public testing::Test
{
protected:
	void SetUp() override
	{
		flick::Setup setup;
		setup.players = 3;
		setup.seed = 3;
		state_ = History<flick::Rules>::Start(rules_, setup)->State();
		// Two prophets that lie on the map, wherever the match has put them.
		for (std::size_t i = 0; i < state_.pieces.Size() && second_ == flick::kNoPiece; ++i)
		{
			if (state_.pieces[i].kind == flick::PieceKind::Prophet)
			{
				second_ = first_ == flick::kNoPiece ? second_ : static_cast<flick::PieceId>(i);
				first_ = first_ == flick::kNoPiece ? static_cast<flick::PieceId>(i) : first_;
			}
		}
		Put(first_, {12'000, 34'000});
		Put(second_, {-50'000, 0});
	}

	void Put(flick::PieceId piece, flick::Point where)
	{
		state_.pieces[piece].place = flick::Place::Map;
		state_.pieces[piece].position = where;
	}

	/// Pieces that were put elsewhere are there at once.
	void ShowState()
	{
		list_.Show(rules_.Cards(), state_);
		list_.Settle();
	}

	QVariant Of(int row, PieceList::Role role) const { return list_.data(list_.index(row), role); }

	flick::Rules rules_;
	flick::GameState state_;
	flick::PieceId first_ = flick::kNoPiece;
	flick::PieceId second_ = flick::kNoPiece;
	PieceList list_;
};

TEST_F(PieceListOfAMatch, HasARowForEveryPieceInTheirOrder)
{
	ShowState();
	ASSERT_EQ(list_.rowCount(), static_cast<int>(state_.pieces.Size()));
	for (int row = 0; row < list_.rowCount(); ++row)
	{
		const flick::Piece& piece = state_.pieces[static_cast<std::size_t>(row)];
		EXPECT_EQ(Of(row, PieceList::KindRole).toString().toStdString(), NameOf(piece.kind));
		const int owner = piece.owner < state_.players.Size() ? int{piece.owner} : -1;
		EXPECT_EQ(Of(row, PieceList::OwnerRole).toInt(), owner);
	}
}

TEST_F(PieceListOfAMatch, GivesMillimetresWithSouthAsZ)
{
	ShowState();
	EXPECT_TRUE(Of(first_, PieceList::ShownRole).toBool());
	EXPECT_TRUE(Of(first_, PieceList::OnMapRole).toBool());
	EXPECT_DOUBLE_EQ(Of(first_, PieceList::XRole).toDouble(), 12.0);
	EXPECT_DOUBLE_EQ(Of(first_, PieceList::ZRole).toDouble(), -34.0);
	EXPECT_GE(Of(first_, PieceList::YRole).toDouble(), 0.0);
}

TEST_F(PieceListOfAMatch, SaysWhichRowMovedAndKeepsTheOthers)
{
	ShowState();
	QSignalSpy moved(&list_, &PieceList::dataChanged);
	QSignalSpy reset(&list_, &PieceList::modelReset);
	Put(second_, {60'000, 1'000});
	ShowState();
	EXPECT_EQ(reset.count(), 0);
	ASSERT_EQ(moved.count(), 1);
	EXPECT_EQ(moved[0][0].value<QModelIndex>().row(), int{second_});
	EXPECT_DOUBLE_EQ(Of(second_, PieceList::XRole).toDouble(), 60.0);
}

TEST_F(PieceListOfAMatch, OfOtherPiecesStartsAnew)
{
	ShowState();
	QSignalSpy reset(&list_, &PieceList::modelReset);
	flick::GameState less = state_;
	less.pieces.PopBack();
	list_.Show(rules_.Cards(), less);
	EXPECT_EQ(reset.count(), 1);
	EXPECT_EQ(list_.rowCount(), static_cast<int>(less.pieces.Size()));
}

TEST_F(PieceListOfAMatch, AnswersNothingForARowThatIsNotThere)
{
	ShowState();
	EXPECT_FALSE(list_.data(list_.index(list_.rowCount()), PieceList::KindRole).isValid());
	EXPECT_FALSE(list_.data({}, PieceList::KindRole).isValid());
	EXPECT_EQ(list_.rowCount(list_.index(0)), 0) << "a list has no children";
}

TEST_F(PieceListOfAMatch, HasANameForEveryRole)
{
	const auto names = list_.roleNames();
	for (int role = PieceList::KindRole; role <= PieceList::RollingRole; ++role)
	{
		EXPECT_FALSE(names.value(role).isEmpty()) << role;
	}
}

} // namespace
} // namespace faith::desktop
