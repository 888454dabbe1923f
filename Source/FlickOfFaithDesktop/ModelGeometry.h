#pragma once

#include <QtQuick3D/QQuick3DGeometry>

#include <QColor>
#include <QRectF>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace faith::desktop
{

/// A model of the game as Qt Quick 3D draws it: one mesh with the colours of its parts at the vertices. One unit is a millimetre; y is up.
class ModelGeometry : public QQuick3DGeometry
{
	Q_OBJECT
	QML_ELEMENT
	/// "board", or the key of a kind of piece.
	Q_PROPERTY(QString model READ model WRITE setModel NOTIFY modelChanged)
	/// Of the piece's owner.
	Q_PROPERTY(QColor owner READ owner WRITE setOwner NOTIFY ownerChanged)
	/// The part of a picture that covers the top, 0..1 from its upper left corner. Empty: the model's own colours and sign are shown.
	Q_PROPERTY(QRectF top READ top WRITE setTop NOTIFY topChanged)
	/// The part of the picture that is wrapped around either half of the side.
	Q_PROPERTY(QRectF side READ side WRITE setSide NOTIFY sideChanged)

public:
	explicit ModelGeometry(QQuick3DObject* parent = nullptr);

	QString model() const { return model_; }
	void setModel(const QString& model);
	QColor owner() const { return owner_; }
	void setOwner(const QColor& owner);
	QRectF top() const { return top_; }
	void setTop(const QRectF& top);
	QRectF side() const { return side_; }
	void setSide(const QRectF& side);

signals:
	void modelChanged();
	void ownerChanged();
	void topChanged();
	void sideChanged();

protected:
	void componentComplete() override;

private:
	/// Not before all properties are known.
	void Rebuild();

	QString model_;
	QColor owner_ = Qt::gray;
	QRectF top_;
	QRectF side_;
	bool isComplete_ = false;
};

} // namespace faith::desktop
