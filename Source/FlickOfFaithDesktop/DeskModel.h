#pragma once

#include "FlickOfFaithPresentation/Controls.h"

#include <QObject>
#include <QPointF>
#include <QVariantList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

namespace faith::desktop
{

class Match;

/// The controls of the persons at this screen: what the one in front of it is asked and is about to do. Points are millimetres on the table,
/// x east and y north.
class DeskModel : public QObject
{
	Q_OBJECT
	QML_ELEMENT
	QML_UNCREATABLE("Match.desk")
	/// Who is at the controls, or -1.
	Q_PROPERTY(int seat READ seat NOTIFY changed)
	/// Who is asked to come to the controls while the others look away, or -1.
	Q_PROPERTY(int curtain READ curtain NOTIFY changed)
	/// Several persons vote at the same time, each with keys of their own.
	Q_PROPERTY(bool sharedVote READ sharedVote NOTIFY changed)
	Q_PROPERTY(QString asked READ asked NOTIFY changed)
	Q_PROPERTY(QString prompt READ prompt NOTIFY changed)
	/// How to do it.
	Q_PROPERTY(QString hint READ hint NOTIFY changed)
	/// [{label, text, key, piece, declines}]
	Q_PROPERTY(QVariantList choices READ choices NOTIFY changed)
	/// What Enter does, as a button says it; empty if there is nothing but `choices`.
	Q_PROPERTY(QString answerLabel READ answerLabel NOTIFY changed)
	Q_PROPERTY(bool mapHidden READ mapHidden NOTIFY changed)
	Q_PROPERTY(bool placing READ placing NOTIFY changed)
	Q_PROPERTY(bool hasOtherPieces READ hasOtherPieces NOTIFY changed)
	Q_PROPERTY(bool canTurn READ canTurn NOTIFY changed)
	/// [{kind, colour, x, y, angle}] with the piece where it would be put.
	Q_PROPERTY(QVariantList ghosts READ ghosts NOTIFY moved)
	/// The numbers of the pieces that are being put: they do not lie beside the mat meanwhile.
	Q_PROPERTY(QList<int> lifted READ lifted NOTIFY moved)
	/// Why it cannot be put there; empty if it can.
	Q_PROPERTY(QString whyNot READ whyNot NOTIFY moved)
	/// Why the last answer was refused.
	Q_PROPERTY(QString refusal READ refusal NOTIFY changed)
	Q_PROPERTY(bool aiming READ aiming NOTIFY changed)
	/// {x, y, degrees, power (percent of the strongest), spin (percent), pulling, ready, disc, discs, way, arrow, rests, losses, struck,
	/// leaves}; ready says that there is an aim, rests and losses are where the disc may come to rest and leave the map.
	Q_PROPERTY(QVariantMap aim READ aim NOTIFY aimed)
	/// How likely the flick ends where, a line each.
	Q_PROPERTY(QStringList odds READ odds NOTIFY aimed)
	/// Outlines on the table that the question is about: [{points, city}].
	Q_PROPERTY(QVariantList marks READ marks NOTIFY changed)
	/// Pieces that may be chosen: [{piece, x, y, radius}].
	Q_PROPERTY(QVariantList markedPieces READ markedPieces NOTIFY changed)

public:
	explicit DeskModel(Match& match, QObject* parent = nullptr);

	int seat() const;
	int curtain() const;
	bool sharedVote() const;
	QString asked() const;
	QString prompt() const;
	QString hint() const;
	QVariantList choices() const;
	QString answerLabel() const;
	bool mapHidden() const { return TheDesk() != nullptr && TheDesk()->View().mapHidden; }
	bool placing() const { return TheDesk() != nullptr && TheDesk()->IsPlacing(); }
	bool hasOtherPieces() const { return TheDesk() != nullptr && TheDesk()->HasOtherPieces(); }
	bool canTurn() const { return controls_.CanTurn(); }
	QVariantList ghosts() const;
	QList<int> lifted() const;
	QString whyNot() const;
	QString refusal() const { return refusal_; }
	bool aiming() const { return TheDesk() != nullptr && TheDesk()->IsAiming(); }
	QVariantMap aim() const;
	QStringList odds() const;
	QVariantList marks() const;
	QVariantList markedPieces() const;

	/// Lifts the curtain.
	Q_INVOKABLE void come();
	/// One of several who vote at the same time.
	Q_INVOKABLE void vote(int seat, bool up);
	/// One of `choices`.
	Q_INVOKABLE void choose(int index);
	/// The choice that is about this spot of the table, if there is one.
	Q_INVOKABLE bool chooseAt(double x, double y);
	/// The answer as it stands.
	Q_INVOKABLE void confirm();
	/// The choice that says no, if there is one.
	Q_INVOKABLE void decline();

	Q_INVOKABLE void press(double x, double y);
	Q_INVOKABLE void dragTo(double x, double y, bool fine);
	Q_INVOKABLE void release();
	/// True if there was something to let go of.
	Q_INVOKABLE bool cancel();
	/// Arrow keys: to the right and up. They aim or move the piece.
	Q_INVOKABLE void step(double right, double up, bool fine);
	/// Arrow keys that always move the piece.
	Q_INVOKABLE void nudge(double right, double up, bool fine);
	/// A stick, -1 to 1 each, for so long: it aims, or moves the piece.
	Q_INVOKABLE void steer(double right, double up, double seconds, bool fine);
	Q_INVOKABLE void addSpin(double percent);
	Q_INVOKABLE void setSpin(double percent);
	Q_INVOKABLE void turnPiece(double degrees);
	/// Another piece or, with both hands, the other disc.
	Q_INVOKABLE void next();

	/// Whose secret answers lie in the drawer, one bit per seat.
	std::uint8_t WhoHasAnswered() const { return round_.WhoHasAnswered(); }
	/// How much persons see while they aim.
	void SetSight(flick::AimSight sight);
	/// The match has moved on.
	void Refresh();
	void Clear();

signals:
	void changed();
	/// The piece that is being put.
	void moved();
	void aimed();

private:
	const flick::Desk* TheDesk() const { return controls_.TheDesk(); }
	/// What came of something a person did is submitted or said.
	void Take(const flick::Given& given);
	void TellAll();
	/// The aim is another; once there is one, nobody asks for it any more.
	void TellAim();

	Match& match_;
	flick::SecretRound round_;
	flick::Controls controls_;
	QString refusal_;
	bool lacksAim_ = false; ///< that is what the refusal says
};

} // namespace faith::desktop
