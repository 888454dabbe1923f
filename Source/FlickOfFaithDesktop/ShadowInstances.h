#pragma once

#include "FlickOfFaithDesktop/PieceList.h"

#include <QtQuick3D/QQuick3DInstancing>

#include <QPointer>
#include <QVector2D>
#include <QVector3D>
#include <QtQml/qqmlregistration.h>

namespace faith::desktop
{

/// Soft shadows of every piece, all in one draw: one that it throws, one where it stands, and one on the piece that it lies on. The renderer's own shadow maps hardly show under discs as thin as these.
class ShadowInstances : public QQuick3DInstancing
{
	Q_OBJECT
	QML_ELEMENT
	Q_PROPERTY(faith::desktop::PieceList* pieces READ pieces WRITE setPieces NOTIFY piecesChanged)
	/// Numbers of pieces that are not there now.
	Q_PROPERTY(QList<int> lifted READ lifted WRITE setLifted NOTIFY liftedChanged)
	/// How much lower the table is than the mat.
	Q_PROPERTY(float drop READ drop WRITE setDrop NOTIFY dropChanged)

public:
	explicit ShadowInstances(QQuick3DObject* parent = nullptr);

	PieceList* pieces() const { return pieces_; }
	void setPieces(PieceList* pieces);
	QList<int> lifted() const { return lifted_; }
	void setLifted(const QList<int>& lifted);
	float drop() const { return drop_; }
	void setDrop(float drop);

signals:
	void piecesChanged();
	void liftedChanged();
	void dropChanged();

protected:
	QByteArray getInstanceBuffer(int* instanceCount) override;

private:
	void Outdate();
	void AddPiece(int row);
	void AddShadow(QVector3D at, QVector2D size, float turned, int strength);

	QPointer<PieceList> pieces_;
	QList<int> lifted_;
	QByteArray table_;
	int count_ = 0;
	float drop_ = 0.0F;
	bool isOutdated_ = true;
};

} // namespace faith::desktop
