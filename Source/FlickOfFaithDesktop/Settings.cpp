#include "FlickOfFaithDesktop/Settings.h"

#include "FlickOfFaithAI/Hand.h"
#include "FlickOfFaithDesktop/Conversions.h"
#include "FlickOfFaithDesktop/Files.h"
#include "FlickOfFaithPresentation/AimSight.h"
#include "FlickOfFaithPresentation/SeatPlan.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QMetaProperty>
#include <QStandardPaths>

#include <algorithm>
#include <cmath>

namespace faith::desktop
{

namespace
{

constexpr int kSeats = 4;

QString DefaultPath()
{
	return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + "/settings.json";
}

QString LanguageOfSystem()
{
	const QString code = QLocale::system().name().left(2);
	return code == "de" || code == "pl" ? code : QString("en");
}

template <class Value>
Value Nearest(Value value, std::initializer_list<Value> allowed)
{
	return *std::min_element(allowed.begin(), allowed.end(),
		[value](Value a, Value b) { return std::abs(a - value) < std::abs(b - value); });
}

QString OneOf(const QString& value, const QStringList& allowed, const QString& otherwise)
{
	return allowed.contains(value) ? value : otherwise;
}

QStringList SightNames()
{
	QStringList names;
	for (const flick::AimSight sight : flick::kAimSights)
	{
		names.append(Text(NameOf(sight)));
	}
	return names;
}

QVariantMap CorrectSeat(const QVariantMap& seat)
{
	const int steadiness = seat.value("steadiness").toInt();
	return {{"level", seat.value("level").toString()},
		{"name", seat.value("name").toString().left(flick::kLongestName)},
		{"steadiness", steadiness <= 0 ? 0 : Nearest(steadiness, {2500, 1000, 500, 150})}};
}

/// A hand that cannot be is one that was not measured.
QVariantMap CorrectHand(const QVariantMap& kept)
{
	const auto hand = flick::HandFrom(kept.value("angle").toLongLong(), kept.value("power").toLongLong());
	return hand ? QVariantMap{{"angle", hand->angle}, {"power", hand->power}} : QVariantMap();
}

/// All properties that are kept.
std::vector<QMetaProperty> Entries()
{
	std::vector<QMetaProperty> entries;
	const QMetaObject& type = Settings::staticMetaObject;
	for (int i = type.propertyOffset(); i < type.propertyCount(); ++i)
	{
		entries.push_back(type.property(i));
	}
	return entries;
}

} // namespace

Settings::Settings(QObject* parent) : Settings(DefaultPath(), parent)
{
}

Settings::Settings(QString path, QObject* parent)
	: QObject(parent), path_(std::move(path)), language_(LanguageOfSystem())
{
	Load();
	Correct();
	connect(this, &Settings::changed, this, &Settings::Keep);
}

void Settings::Load()
{
	QFile file(path_);
	if (!file.exists())
	{
		return;
	}
	QJsonParseError error;
	const bool isOpen = file.open(QIODevice::ReadOnly);
	const QJsonDocument document = QJsonDocument::fromJson(isOpen ? file.readAll() : QByteArray(), &error);
	file.close();
	if (!document.isObject())
	{
		trouble_ = Trouble{"menu.trouble.settings", {{"file", MoveAside(path_)}}};
		return;
	}
	for (const QMetaProperty& entry : Entries())
	{
		QVariant value = document.object().value(QLatin1String(entry.name())).toVariant();
		// A property keeps its value where the file has something else in its place.
		if (value.isValid() && value.convert(entry.metaType()))
		{
			entry.write(this, value);
		}
	}
}

void Settings::Correct()
{
	language_ = OneOf(language_, {"en", "de", "pl"}, LanguageOfSystem());
	quality_ = OneOf(quality_, {"automatic", "high", "low"}, "automatic");
	textScale_ = Nearest(textScale_, {0.9, 1.0, 1.15, 1.3});
	opponentSpeed_ = Nearest(opponentSpeed_, {0.5, 1.0, 2.0, 4.0});
	steadiness_ = Nearest(steadiness_, {2500, 1000, 500, 150});
	aimSight_ = OneOf(aimSight_, SightNames(), Text(NameOf(flick::kUsualSight)));
	seatCount_ = std::clamp(seatCount_, 2, kSeats);
	for (int* volume : {&effectsVolume_, &ambienceVolume_, &interfaceVolume_})
	{
		*volume = std::clamp(*volume, 0, 100);
	}
	hand_ = CorrectHand(hand_);
	QVariantList seats;
	for (const flick::SeatLabel& usual : flick::GuessSeats(kSeats))
	{
		const QVariantMap seat = seats_.value(seats.size()).toMap();
		seats.append(CorrectSeat(seat.isEmpty() ? QVariantMap{{"level", QString::fromStdString(usual.level)}} : seat));
	}
	seats_ = seats;
}

void Settings::Keep()
{
	if (loading_)
	{
		return;
	}
	Correct();
	QJsonObject object;
	for (const QMetaProperty& entry : Entries())
	{
		object.insert(QLatin1String(entry.name()), QJsonValue::fromVariant(entry.read(this)));
	}
	if (!WriteWhole(path_, QJsonDocument(object).toJson()))
	{
		Report({"menu.trouble.settings_kept", {{"file", path_}}});
	}
}

void Settings::Report(const Trouble& trouble)
{
	trouble_ = trouble;
	emit troubleChanged();
}

void Settings::reset()
{
	const Settings fresh(QString{});
	loading_ = true;
	for (const QMetaProperty& entry : Entries())
	{
		if (!QList<QByteArray>{"language", "seats", "seatCount", "hand", "toldOfSoftware"}.contains(entry.name()))
		{
			entry.write(this, entry.read(&fresh));
		}
	}
	loading_ = false;
	emit changed();
}

} // namespace faith::desktop
