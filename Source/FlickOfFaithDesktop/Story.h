#pragma once

#include "FlickOfFaithPresentation/Chronicle.h"

#include <QAbstractListModel>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <cstddef>
#include <optional>

namespace faith::desktop
{

class Match;

/// What has happened so far, a line for each thing worth telling, and where every point came from.
class Story : public QAbstractListModel
{
	Q_OBJECT
	QML_ELEMENT
	QML_UNCREATABLE("Match.story")
	Q_PROPERTY(QString last READ last NOTIFY changed)

public:
	enum Role
	{
		TextRole = Qt::UserRole + 1,
		HeadingRole, ///< 2 a generation, 1 a phase, 0 a line
		HasSpotRole,
		SpotXRole, ///< millimetres on the table
		SpotYRole,
	};

	explicit Story(const Match& match, QObject* parent = nullptr);

	int rowCount(const QModelIndex& parent = {}) const override;
	QVariant data(const QModelIndex& index, int role) const override;
	QHash<int, QByteArray> roleNames() const override;

	/// The last line.
	QString last() const;
	/// The account of a player, the newest first: [{generation, points, total, reason, rule, ruleText, card, cardText, hasSpot, x, y}].
	Q_INVOKABLE QVariantList account(int seat) const;
	/// [{seat, name, who, colour, navel, presence, domination, card, total, byGeneration}], the best first.
	Q_INVOKABLE QVariantList result() const;

	/// An event is being shown.
	void Add(const flick::Event& event, const flick::GameState& after);
	/// Everything from the beginning.
	void TellAll();
	/// What was told so far once more, in the language of now.
	void Retell();
	void Clear();

signals:
	void changed();

private:
	void TellFirst(std::size_t events);

	const Match& match_;
	std::optional<flick::Chronicle> chronicle_;
};

} // namespace faith::desktop
