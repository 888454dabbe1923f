#include "FlickOfFaithDesktop/ShadowInstances.h"

#include <algorithm>
#include <cmath>

namespace faith::desktop
{

namespace
{

constexpr float kRectangle = 100.0F; ///< side of Qt's built-in rectangle
constexpr float kHalfMat = 240.0F;
constexpr float kSinking = 10.0F; ///< so far beyond the mat a piece has sunk to the table
constexpr float kAbove = 0.16F;   ///< what a shadow falls on
/// The light comes from the south-east, see Table.qml: how far a shadow reaches for each millimetre that a piece is high.
constexpr float kLeanX = -0.6F;
constexpr float kLeanZ = -0.5F;
constexpr float kLean = 0.78F;
constexpr float kLeanAngle = -39.8F; ///< of its direction about the y axis, degrees
constexpr int kThrown = 112;         ///< how dark, 0..255
constexpr int kContact = 150;
constexpr float kWallHalf = 4.0F; ///< of the Hand's thickness

} // namespace

ShadowInstances::ShadowInstances(QQuick3DObject* parent) : QQuick3DInstancing(parent)
{
}

void ShadowInstances::setPieces(PieceList* pieces)
{
	if (pieces == pieces_)
	{
		return;
	}
	if (pieces_)
	{
		disconnect(pieces_, nullptr, this, nullptr);
	}
	pieces_ = pieces;
	if (pieces_)
	{
		connect(pieces_, &QAbstractItemModel::dataChanged, this, &ShadowInstances::Outdate);
		connect(pieces_, &QAbstractItemModel::modelReset, this, &ShadowInstances::Outdate);
	}
	Outdate();
	emit piecesChanged();
}

void ShadowInstances::Outdate()
{
	isOutdated_ = true;
	markDirty();
}

void ShadowInstances::setDrop(float drop)
{
	if (drop != drop_)
	{
		drop_ = drop;
		Outdate();
		emit dropChanged();
	}
}

void ShadowInstances::setLifted(const QList<int>& lifted)
{
	if (lifted != lifted_)
	{
		lifted_ = lifted;
		Outdate();
		emit liftedChanged();
	}
}

void ShadowInstances::AddShadow(QVector3D at, QVector2D size, float turned, int strength)
{
	const QVector3D scale(size.x() / kRectangle, size.y() / kRectangle, 1.0F);
	const auto entry =
		calculateTableEntry(at, scale, QVector3D(-90.0F, turned, 0.0F), QColor(255, 255, 255, strength), QVector4D());
	table_.append(reinterpret_cast<const char*>(&entry), sizeof entry);
	++count_;
}

void ShadowInstances::AddPiece(int row)
{
	const PieceShape shape = pieces_->ShapeOf(row);
	if (!shape.isShown || lifted_.contains(row))
	{
		return;
	}
	const float beyondMat = std::max(std::abs(shape.x), std::abs(shape.z)) - kHalfMat;
	const float ground = kAbove - drop_ * std::clamp(beyondMat / kSinking, 0.0F, 1.0F);
	const float top = shape.bottom + shape.height;
	const QModelIndex index = pieces_->index(row);
	const bool isWall = pieces_->data(index, PieceList::KindRole).toString() == "hand_of_god";
	const float turned = isWall ? pieces_->data(index, PieceList::AngleRole).toFloat() : 0.0F;
	const float deep = isWall ? kWallHalf : shape.radius;
	// What is high throws a long shadow, which begins under it.
	const QVector3D thrown(shape.x + kLeanX * top / 2.0F, ground, shape.z + kLeanZ * top / 2.0F);
	const float soft = 2.2F + 0.12F * top;
	if (isWall)
	{
		AddShadow(thrown, {2.0F * (shape.radius + soft), 2.0F * (deep + soft) + kLean * top}, turned, kThrown);
	}
	else
	{
		AddShadow(
			thrown, {2.0F * (shape.radius + soft) + kLean * top, 2.0F * (shape.radius + soft)}, kLeanAngle, kThrown);
	}
	const QVector3D under(shape.x - 0.4F, ground + shape.bottom + 0.01F, shape.z - 0.4F);
	AddShadow(under, {2.0F * shape.radius + 5.0F, 2.0F * deep + 5.0F}, turned, kContact);
}

QByteArray ShadowInstances::getInstanceBuffer(int* instanceCount)
{
	if (isOutdated_)
	{
		isOutdated_ = false;
		table_.clear();
		count_ = 0;
		for (int row = 0; pieces_ && row < pieces_->rowCount(); ++row)
		{
			AddPiece(row);
		}
	}
	if (instanceCount != nullptr)
	{
		*instanceCount = count_;
	}
	return table_;
}

} // namespace faith::desktop
