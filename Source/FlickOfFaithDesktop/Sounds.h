#pragma once

#include <QHash>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

struct Mix_Chunk;

namespace faith::desktop
{

/// Everything that can be heard. Without a sound device it is silent; that is no error, and the program says why where it was started.
class Sounds : public QObject
{
	Q_OBJECT
	QML_ELEMENT
	QML_UNCREATABLE("Game.sounds")
	Q_PROPERTY(bool available READ available CONSTANT)
	/// 0 to 1.
	Q_PROPERTY(double effects READ effects WRITE setEffects NOTIFY volumesChanged)
	Q_PROPERTY(double ambience READ ambience WRITE setAmbience NOTIFY volumesChanged)
	Q_PROPERTY(double taps READ taps WRITE setTaps NOTIFY volumesChanged)

public:
	explicit Sounds(const QString& folder, QObject* parent = nullptr);
	~Sounds() override;

	bool available() const { return available_; }
	double effects() const { return effects_; }
	void setEffects(double volume);
	double ambience() const { return ambience_; }
	void setAmbience(double volume);
	double taps() const { return taps_; }
	void setTaps(double volume);

	/// A sound by the name of its file; `strength` from 0 to 1.
	Q_INVOKABLE void play(const QString& name, double strength = 1.0);
	/// Wood strikes wood: harder is louder, and no two sound alike.
	Q_INVOKABLE void clack(double strength);
	/// Something on the screen was pressed.
	Q_INVOKABLE void tap();

signals:
	void volumesChanged();

private:
	void Play(const QString& name, double volume);

	bool available_ = false;
	double effects_ = 0.8;
	double ambience_ = 0.4;
	double taps_ = 0.6;
	int lastClack_ = 0;
	int seaChannel_ = -1;
	QHash<QString, Mix_Chunk*> chunks_;
};

} // namespace faith::desktop
