#pragma once

#include "FlickOfFaithPresentation/TableLayout.h"
#include "FlickOfFaithRules/Catalogue.h"
#include "FlickOfFaithRules/State.h"

#include <QAbstractListModel>
#include <QColor>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace faith::desktop
{

/// What a piece's shadow depends on. Millimetres, as QML sees them.
struct PieceShape
{
	bool isShown = false;
	float x = 0.0F;
	float bottom = 0.0F;
	float z = 0.0F;
	float radius = 0.0F;
	float height = 0.0F;
};

/// The picture on a piece: the key of the owner's god, or of the colour while that is unknown; pieces of nobody go by their kind.
QString StickerOf(const flick::Catalogue& cards, const flick::GameState& state, const flick::Piece& piece);

/// The pieces of a match for QML, one row for each, by number. Millimetres; y is up, z towards the south.
class PieceList : public QAbstractListModel
{
	Q_OBJECT
	QML_ELEMENT
	QML_UNCREATABLE("Match.pieces")

public:
	enum Role
	{
		KindRole = Qt::UserRole + 1,
		OwnerRole,
		ColourRole,
		ShownRole,
		XRole,
		YRole,
		ZRole,
		AngleRole,
		OnMapRole,
		StickerRole,
		HeadingRole,
		LeanRole,
		RollingRole,
	};
	Q_ENUM(Role)

	explicit PieceList(QObject* parent = nullptr) : QAbstractListModel(parent) {}

	int rowCount(const QModelIndex& parent = {}) const override;
	QVariant data(const QModelIndex& index, int role) const override;
	QHash<int, QByteArray> roleNames() const override;

	PieceShape ShapeOf(int row) const;

	/// Shows this state. Rows stay as long as the pieces are of the same kinds.
	void Show(const flick::Catalogue& cards, const flick::GameState& state);
	/// Discs of a flick under way are elsewhere.
	void Move(const std::vector<flick::PiecePose>& poses);
	/// Pieces that were put elsewhere glide there; so much time has passed.
	void Advance(double milliseconds);
	/// They are there.
	void Settle() { Advance(1e9); }

private:
	struct Row
	{
		QString kind;
		int owner = -1;
		QColor colour;
		QString sticker; ///< which of the painted tops it wears
		float radius = 0.0F;
		float height = 0.0F;
		flick::PiecePose pose;   ///< as it is seen
		flick::PiecePose target; ///< where it is going
		flick::PiecePose from;
		double left = 0.0; ///< milliseconds until it is there
	};

	void Place(std::size_t row, const flick::PiecePose& pose);
	void SendTo(std::size_t row, const flick::PiecePose& pose);

	std::vector<Row> rows_;
};

} // namespace faith::desktop
