#pragma once

#include "FlickOfFaithDesktop/Trouble.h"

#include <QObject>
#include <QString>
#include <QVariantList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace faith::desktop
{

/// What a person wishes, kept in a file that is written whole at every change. Every stored property is an entry of the file; a value that
/// makes no sense becomes the nearest that does.
class Settings : public QObject
{
	Q_OBJECT
	QML_ELEMENT
	QML_UNCREATABLE("Game.settings")
	/// en, de or pl; at first that of the system.
	Q_PROPERTY(QString language MEMBER language_ NOTIFY changed)
	Q_PROPERTY(bool fullScreen MEMBER fullScreen_ NOTIFY changed)
	/// How much larger texts are: 0.9, 1, 1.15 or 1.3.
	Q_PROPERTY(double textScale MEMBER textScale_ NOTIFY changed)
	Q_PROPERTY(bool reducedMotion MEMBER reducedMotion_ NOTIFY changed)
	/// automatic, high or low
	Q_PROPERTY(QString quality MEMBER quality_ NOTIFY changed)
	/// How fast computers play and their discs slide: 0.5, 1, 2 or 4.
	Q_PROPERTY(double opponentSpeed MEMBER opponentSpeed_ NOTIFY changed)
	/// Percent, 0 is silent.
	Q_PROPERTY(int effectsVolume MEMBER effectsVolume_ NOTIFY changed)
	Q_PROPERTY(int ambienceVolume MEMBER ambienceVolume_ NOTIFY changed)
	Q_PROPERTY(int interfaceVolume MEMBER interfaceVolume_ NOTIFY changed)
	/// Permille of the normal spread of the hand, for persons who do not choose another: 2500, 1000, 500 or 150.
	Q_PROPERTY(int steadiness MEMBER steadiness_ NOTIFY changed)
	/// How much persons see while they aim: proposed, full, direction or nothing.
	Q_PROPERTY(QString aimSight MEMBER aimSight_ NOTIFY changed)
	/// The last match: how many play, and for four seats {level, name, steadiness}; level "" is a person, steadiness 0 is as above.
	Q_PROPERTY(int seatCount MEMBER seatCount_ NOTIFY changed)
	Q_PROPERTY(QVariantList seats MEMBER seats_ NOTIFY changed)
	/// How sure the hand of the person here is, as measured: {angle: millidegrees, power: permille}; empty if it is not known.
	Q_PROPERTY(QVariantMap hand MEMBER hand_ NOTIFY changed)
	/// That graphics are simple because there is no graphics card was said once.
	Q_PROPERTY(bool toldOfSoftware MEMBER toldOfSoftware_ NOTIFY changed)

public:
	/// In the place where this system keeps a program's settings.
	explicit Settings(QObject* parent = nullptr);
	explicit Settings(QString path, QObject* parent = nullptr);

	/// Why the settings are not those of last time, or cannot be kept.
	const std::optional<Trouble>& GetTrouble() const { return trouble_; }

	/// Back to what they were before anybody changed them. Language, last match and what was measured stay.
	Q_INVOKABLE void reset();

signals:
	void changed();
	void troubleChanged();

private:
	void Load();
	void Correct();
	void Keep();
	void Report(const Trouble& trouble);

	QString path_;
	std::optional<Trouble> trouble_;
	bool loading_ = false; ///< or anything else that changes many at once

	QString language_;
	bool fullScreen_ = false;
	double textScale_ = 1.0;
	bool reducedMotion_ = false;
	QString quality_ = "automatic";
	double opponentSpeed_ = 1.0;
	int effectsVolume_ = 80;
	int ambienceVolume_ = 40;
	int interfaceVolume_ = 60;
	int steadiness_ = 1000;
	QString aimSight_;
	int seatCount_ = 2;
	QVariantList seats_;
	QVariantMap hand_;
	bool toldOfSoftware_ = false;
};

} // namespace faith::desktop
