#pragma once

#include "FlickOfFaithDesktop/Fonts.h"
#include "FlickOfFaithDesktop/Match.h"
#include "FlickOfFaithDesktop/MeasuredHand.h"
#include "FlickOfFaithDesktop/PadVoting.h"
#include "FlickOfFaithDesktop/Pads.h"
#include "FlickOfFaithDesktop/Settings.h"
#include "FlickOfFaithDesktop/Sounds.h"
#include "FlickOfFaithDesktop/Words.h"

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace faith::desktop
{

/// Everything that QML can see of the program.
class Game : public QObject
{
	Q_OBJECT
	QML_ELEMENT
	QML_SINGLETON
	Q_PROPERTY(faith::desktop::Words* words READ words NOTIFY languageChanged)
	/// Writing it also keeps it in the settings.
	Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
	Q_PROPERTY(QStringList languages READ languages CONSTANT)
	Q_PROPERTY(faith::desktop::Match* match READ match CONSTANT)
	Q_PROPERTY(faith::desktop::Sounds* sounds READ sounds CONSTANT)
	Q_PROPERTY(faith::desktop::Settings* settings READ settings CONSTANT)
	Q_PROPERTY(faith::desktop::Pads* pads READ pads CONSTANT)
	Q_PROPERTY(faith::desktop::PadVoting* padVoting READ padVoting CONSTANT)
	Q_PROPERTY(QString titleFont READ titleFont CONSTANT)
	Q_PROPERTY(QString textFont READ textFont CONSTANT)
	/// Simple graphics are wished for, or there is no graphics card and nothing else is wished for.
	Q_PROPERTY(bool lowTier READ lowTier NOTIFY lowTierChanged)
	Q_PROPERTY(bool softwareGraphics READ softwareGraphics CONSTANT)
	/// Where pictures are, for QML: ends with a slash.
	Q_PROPERTY(QString content READ content CONSTANT)
	/// What is not as it should be, one line each; empty if all is well.
	Q_PROPERTY(QString trouble READ trouble NOTIFY troubleChanged)
	/// Something worth knowing that is no trouble; empty most of the time.
	Q_PROPERTY(QString notice READ notice NOTIFY troubleChanged)

public:
	explicit Game(QObject* parent = nullptr);
	~Game() override;

	Words* words() const { return words_; }
	QString language() const { return language_; }
	void setLanguage(const QString& code);
	static QStringList languages() { return {"en", "de", "pl"}; }
	Match* match() const { return match_; }
	Sounds* sounds() const { return sounds_; }
	Settings* settings() const { return settings_; }
	Pads* pads() const { return pads_; }
	PadVoting* padVoting() const { return padVoting_; }
	QString titleFont() const { return fonts_.title; }
	QString textFont() const { return fonts_.text; }
	bool lowTier() const;
	bool softwareGraphics() const { return softwareGraphics_; }
	QString content() const;
	QString trouble() const;
	QString notice() const;

	/// Another language for this run only.
	Q_INVOKABLE void useLanguage(const QString& code);
	/// The levels one can play against: [{key, name, about}].
	Q_INVOKABLE QVariantList levels() const;
	/// What persons may see while they aim, the most first: [{value, text, about}].
	Q_INVOKABLE QVariantList sights() const;
	/// What hand a mirror would have against a person who plays with this steadiness (permille), in words.
	Q_INVOKABLE QString mirrorHand(int steadiness) const;
	/// Where to find a file of the game, for QML; empty if it is not there.
	Q_INVOKABLE QString file(const QString& path) const;
	/// What a match that can be continued is like: {generation, generations, seats: [{name, colour, score}]} or empty.
	Q_INVOKABLE QVariantMap savedMatch() const;

signals:
	void languageChanged();
	void troubleChanged();
	void lowTierChanged();

private:
	void Apply();

	QString language_ = "en";
	QString textTrouble_; ///< when texts are missing, no text can say so
	Words* words_ = nullptr;
	Match* match_ = nullptr;
	Sounds* sounds_ = nullptr;
	Settings* settings_ = nullptr;
	Pads* pads_ = nullptr;
	PadVoting* padVoting_ = nullptr;
	MeasuredHand* hand_ = nullptr;
	Fonts fonts_;
	std::vector<Trouble> pictureTroubles_;
	double speed_ = 0.0; ///< of opponents, as last wished
	bool softwareGraphics_ = false;
	bool saysSoftware_ = false; ///< in this run
	QString folder_;            ///< Content
};

} // namespace faith::desktop
