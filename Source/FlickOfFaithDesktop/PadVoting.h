#pragma once

#include "FlickOfFaithPresentation/PadBallot.h"

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace faith::desktop
{

class Match;
class Pads;

/// Votes that persons give with game controllers. Which way a thumb points is told to nobody but the match.
class PadVoting : public QObject
{
	Q_OBJECT
	QML_ELEMENT
	QML_UNCREATABLE("Game.padVoting")
	/// For every seat the number of the controller that it votes with, from 1; 0 is none.
	Q_PROPERTY(QVariantList pads READ pads NOTIFY changed)
	/// There is one controller, which goes from person to person.
	Q_PROPERTY(bool handedOn READ handedOn NOTIFY changed)

public:
	PadVoting(Match& match, Pads& pads, QObject* parent = nullptr);

	QVariantList pads() const;
	bool handedOn() const { return ballot_.IsHandedOn(); }

signals:
	void changed();

private:
	void Watch();
	void Cast(int place, bool up);

	Match& match_;
	Pads& pads_;
	flick::PadBallot ballot_;
	bool isOpen_ = false;
};

} // namespace faith::desktop
