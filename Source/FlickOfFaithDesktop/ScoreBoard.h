#pragma once

#include <QObject>
#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace faith::desktop
{

class Match;

/// What everybody at the table may see at a glance: players, points, generation, laws in force.
class ScoreBoard : public QObject
{
	Q_OBJECT
	QML_ELEMENT
	QML_UNCREATABLE("Match.board")
	/// [{seat, name, who, god, godName, godText, colour, score, prophets, pool, templesInHand, templesOnMap, isComputer, isActive, isAsked,
	/// isThinking, hasAnswered, isFirst}]
	Q_PROPERTY(QVariantList seats READ seats NOTIFY changed)
	Q_PROPERTY(QString phase READ phase NOTIFY changed)
	Q_PROPERTY(QString phaseName READ phaseName NOTIFY changed)
	Q_PROPERTY(int generation READ generation NOTIFY changed)
	Q_PROPERTY(int generations READ generations NOTIFY changed)
	/// [{key, name, text, lasts}], the oldest first
	Q_PROPERTY(QVariantList laws READ laws NOTIFY changed)
	/// The two laws before the council while there are two: [{key, name, text, lasts}]
	Q_PROPERTY(QVariantList proposed READ proposed NOTIFY changed)
	/// Whose turn it is and what is going on, in a few words.
	Q_PROPERTY(QString headline READ headline NOTIFY changed)
	/// The corner of the first person here, to look from; that of the first seat if there is none.
	Q_PROPERTY(int nearCorner READ nearCorner NOTIFY changed)
	Q_PROPERTY(int winner READ winner NOTIFY changed)
	Q_PROPERTY(QString winReason READ winReason NOTIFY changed)

public:
	explicit ScoreBoard(const Match& match, QObject* parent = nullptr);

	QVariantList seats() const;
	QString phase() const;
	QString phaseName() const;
	int generation() const;
	int generations() const;
	QVariantList laws() const;
	QVariantList proposed() const;
	QString headline() const;
	int nearCorner() const;
	int winner() const;
	QString winReason() const;

signals:
	void changed();

private:
	const Match& match_;
};

} // namespace faith::desktop
