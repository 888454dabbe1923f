#include "FlickOfFaithDesktop/PieceList.h"

#include "FaithKernel/Reflect.h"
#include "FlickOfFaithDesktop/Conversions.h"
#include "FlickOfFaithPresentation/Models.h"

#include <algorithm>
#include <cmath>

namespace faith::desktop
{

namespace
{

constexpr double kGlideTime = 320.0; ///< milliseconds
constexpr double kHop = 26.0;        ///< millimetres above the straight way
constexpr double kLeastHop = 12.0;   ///< shorter ways are pushed along the table

/// A share of the way between two places, over whatever lies between them.
flick::PiecePose Between(const flick::PiecePose& from, const flick::PiecePose& to, double share)
{
	const double smooth = share * share * (3.0 - 2.0 * share);
	const bool isFar = std::hypot(to.x - from.x, to.y - from.y) > kLeastHop;
	flick::PiecePose pose = to;
	pose.x = from.x + (to.x - from.x) * smooth;
	pose.y = from.y + (to.y - from.y) * smooth;
	pose.bottom = from.bottom + (to.bottom - from.bottom) * smooth + (isFar ? kHop * 4.0 * share * (1.0 - share) : 0.0);
	return pose;
}

bool IsSame(const flick::PiecePose& a, const flick::PiecePose& b)
{
	return a.isShown == b.isShown && a.isOnMap == b.isOnMap && a.x == b.x && a.y == b.y && a.bottom == b.bottom &&
		a.angle == b.angle && a.heading == b.heading && a.lean == b.lean && a.isRolling == b.isRolling;
}

} // namespace

QString StickerOf(const flick::Catalogue& cards, const flick::GameState& state, const flick::Piece& piece)
{
	if (piece.owner >= state.players.Size())
	{
		return Text(NameOf(piece.kind));
	}
	const flick::EffectDef* const god = cards.Find(state.players[piece.owner].god);
	return god != nullptr ? Text(god->key) : Text(cards.godCards[state.players[piece.owner].godCard].colour);
}

int PieceList::rowCount(const QModelIndex& parent) const
{
	return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant PieceList::data(const QModelIndex& index, int role) const
{
	if (!index.isValid() || index.row() >= rowCount())
	{
		return {};
	}
	const Row& row = rows_[static_cast<std::size_t>(index.row())];
	switch (role)
	{
	case KindRole:
		return row.kind;
	case OwnerRole:
		return row.owner;
	case ColourRole:
		return row.colour;
	case ShownRole:
		return row.pose.isShown;
	case XRole:
		return row.pose.x;
	case YRole:
		return row.pose.bottom;
	case ZRole:
		return -row.pose.y;
	case AngleRole:
		return row.pose.angle;
	case OnMapRole:
		return row.pose.isOnMap;
	case StickerRole:
		return row.sticker;
	case HeadingRole:
		return row.pose.heading;
	case LeanRole:
		return row.pose.lean;
	case RollingRole:
		return row.pose.isRolling;
	default:
		return {};
	}
}

QHash<int, QByteArray> PieceList::roleNames() const
{
	return {{KindRole, "kind"}, {OwnerRole, "owner"}, {ColourRole, "colour"}, {ShownRole, "shown"}, {XRole, "px"},
		{YRole, "py"}, {ZRole, "pz"}, {AngleRole, "turned"}, {OnMapRole, "onMap"}, {StickerRole, "sticker"},
		{HeadingRole, "heading"}, {LeanRole, "lean"}, {RollingRole, "rolling"}};
}

PieceShape PieceList::ShapeOf(int row) const
{
	const Row& piece = rows_[static_cast<std::size_t>(row)];
	return {piece.pose.isShown, static_cast<float>(piece.pose.x), static_cast<float>(piece.pose.bottom),
		static_cast<float>(-piece.pose.y), piece.radius, piece.height};
}

void PieceList::Show(const flick::Catalogue& cards, const flick::GameState& state)
{
	const std::vector<flick::PiecePose> poses = flick::TablePoses(state);
	if (poses.size() != rows_.size())
	{
		beginResetModel();
		rows_.assign(poses.size(), Row{});
		endResetModel();
	}
	for (std::size_t i = 0; i < poses.size(); ++i)
	{
		Row& row = rows_[i];
		const flick::Piece& piece = state.pieces[i];
		const QString kind = Text(NameOf(piece.kind));
		const QColor colour = ColourFor(cards, state, piece.owner);
		const int owner = piece.owner < state.players.Size() ? int{piece.owner} : -1;
		const QString sticker = StickerOf(cards, state, piece);
		if (kind != row.kind || colour != row.colour || owner != row.owner || sticker != row.sticker)
		{
			row.kind = kind;
			row.sticker = sticker;
			row.radius = static_cast<float>(flick::RowOf(piece.kind).radius) / 1000.0F;
			row.height = static_cast<float>(flick::RowOf(piece.kind).height) / 1000.0F;
			row.colour = colour;
			row.owner = owner;
			const QModelIndex at = index(static_cast<int>(i));
			emit dataChanged(at, at, {KindRole, OwnerRole, ColourRole, StickerRole});
		}
		SendTo(i, poses[i]);
	}
}

/// Somewhere else is reached by gliding; what comes into sight or leaves it does so at once.
void PieceList::SendTo(std::size_t row, const flick::PiecePose& pose)
{
	Row& piece = rows_[row];
	if (IsSame(piece.target, pose))
	{
		return;
	}
	piece.target = pose;
	piece.from = piece.pose;
	const bool glides = piece.pose.isShown && pose.isShown && !IsSame(piece.pose, pose);
	piece.left = glides ? kGlideTime : 0.0;
	if (!glides)
	{
		Place(row, pose);
	}
}

void PieceList::Advance(double milliseconds)
{
	for (std::size_t i = 0; i < rows_.size(); ++i)
	{
		Row& row = rows_[i];
		if (row.left > 0.0)
		{
			row.left = std::max(row.left - milliseconds, 0.0);
			Place(i, Between(row.from, row.target, 1.0 - row.left / kGlideTime));
		}
	}
}

void PieceList::Move(const std::vector<flick::PiecePose>& poses)
{
	for (const flick::PiecePose& pose : poses)
	{
		if (pose.piece < rows_.size())
		{
			// The flick ends where the next state has it: nothing glides then.
			rows_[pose.piece].target = pose;
			rows_[pose.piece].left = 0.0;
			Place(pose.piece, pose);
		}
	}
}

void PieceList::Place(std::size_t row, const flick::PiecePose& pose)
{
	if (!IsSame(rows_[row].pose, pose))
	{
		rows_[row].pose = pose;
		const QModelIndex at = index(static_cast<int>(row));
		emit dataChanged(
			at, at, {ShownRole, XRole, YRole, ZRole, AngleRole, OnMapRole, HeadingRole, LeanRole, RollingRole});
	}
}

} // namespace faith::desktop
