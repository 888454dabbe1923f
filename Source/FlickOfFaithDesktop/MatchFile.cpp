#include "FlickOfFaithDesktop/MatchFile.h"

#include "FlickOfFaithAI/Contestant.h"
#include "FlickOfFaithDesktop/Files.h"
#include "FlickOfFaithPresentation/SeatPlan.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>

namespace faith::desktop
{

namespace
{

std::optional<std::vector<flick::SeatLabel>> Understand(const QByteArray& bytes, std::size_t players)
{
	const QJsonArray array = QJsonDocument::fromJson(bytes).object().value("seats").toArray();
	if (static_cast<std::size_t>(array.size()) != players)
	{
		return std::nullopt;
	}
	std::vector<flick::SeatLabel> seats;
	for (const QJsonValue& value : array)
	{
		const QJsonObject seat = value.toObject();
		const QString level = seat.value("level").toString();
		if (!seat.value("level").isString() ||
			(!level.isEmpty() && flick::FindContestant(level.toStdString()) == nullptr))
		{
			return std::nullopt;
		}
		seats.push_back({level.toStdString(), seat.value("name").toString().toStdString()});
	}
	return seats;
}

} // namespace

MatchFile::MatchFile() : path_(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + "/match.flick")
{
}

bool MatchFile::Save(std::span<const std::uint8_t> replay)
{
	return WriteWhole(
		path_, QByteArray(reinterpret_cast<const char*>(replay.data()), static_cast<qsizetype>(replay.size())));
}

std::optional<std::vector<std::uint8_t>> MatchFile::Load() const
{
	QFile file(path_);
	if (!file.open(QIODevice::ReadOnly))
	{
		return std::nullopt;
	}
	const QByteArray bytes = file.readAll();
	return std::vector<std::uint8_t>(bytes.begin(), bytes.end());
}

bool MatchFile::Exists() const
{
	return QFile::exists(path_);
}

bool MatchFile::SaveSeats(const std::vector<flick::SeatLabel>& seats)
{
	QJsonArray array;
	for (const flick::SeatLabel& seat : seats)
	{
		array.append(
			QJsonObject{{"level", QString::fromStdString(seat.level)}, {"name", QString::fromStdString(seat.name)}});
	}
	return WriteWhole(NotePath(), QJsonDocument(QJsonObject{{"seats", array}}).toJson());
}

SeatNotes MatchFile::LoadSeats(std::size_t players)
{
	QFile file(NotePath());
	if (!file.open(QIODevice::ReadOnly))
	{
		return {flick::GuessSeats(players), true};
	}
	auto seats = Understand(file.readAll(), players);
	file.close();
	if (!seats)
	{
		MoveAside(NotePath());
		return {flick::GuessSeats(players), true};
	}
	return {std::move(*seats), false};
}

void MatchFile::Remove()
{
	QFile::remove(path_);
	QFile::remove(NotePath());
}

void MatchFile::PutAside()
{
	MoveAside(path_);
	if (QFile::exists(NotePath()))
	{
		MoveAside(NotePath());
	}
}

} // namespace faith::desktop
