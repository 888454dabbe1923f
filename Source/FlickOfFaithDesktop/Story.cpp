#include "FlickOfFaithDesktop/Story.h"

#include "FlickOfFaithDesktop/Conversions.h"
#include "FlickOfFaithDesktop/Match.h"

namespace faith::desktop
{

namespace
{

QVariantMap MapFrom(const flick::AccountLine& line)
{
	return {{"generation", line.generation}, {"points", line.points}, {"total", line.total},
		{"reason", QString::fromStdString(line.reason)}, {"rule", QString::fromStdString(line.rule)},
		{"ruleText", QString::fromStdString(line.ruleText)}, {"card", QString::fromStdString(line.card)},
		{"cardText", QString::fromStdString(line.cardText)}, {"hasSpot", line.spot.has_value()},
		{"x", line.spot ? line.spot->x : 0.0}, {"y", line.spot ? line.spot->y : 0.0}};
}

QVariantMap MapFrom(const flick::ResultLine& line)
{
	QVariantList byGeneration;
	for (const std::int32_t total : line.byGeneration)
	{
		byGeneration.append(total);
	}
	QVariantMap map{{"seat", line.seat}, {"name", QString::fromStdString(line.name)},
		{"colour", ColourFrom(line.colour)}, {"total", line.total}, {"byGeneration", byGeneration}};
	for (std::size_t source = 0; source < line.from.size(); ++source)
	{
		map[Text(NameOf(static_cast<flick::PointSource>(source)))] = line.from[source];
	}
	return map;
}

} // namespace

Story::Story(const Match& match, QObject* parent) : QAbstractListModel(parent), match_(match)
{
}

int Story::rowCount(const QModelIndex& parent) const
{
	return parent.isValid() || !chronicle_ ? 0 : static_cast<int>(chronicle_->Lines().size());
}

QVariant Story::data(const QModelIndex& index, int role) const
{
	if (!index.isValid() || index.row() >= rowCount())
	{
		return {};
	}
	const flick::ChronicleLine& line = chronicle_->Lines()[static_cast<std::size_t>(index.row())];
	switch (role)
	{
	case TextRole:
		return QString::fromStdString(line.text);
	case HeadingRole:
		return static_cast<int>(line.weight);
	case HasSpotRole:
		return line.spot.has_value();
	case SpotXRole:
		return line.spot ? line.spot->x : 0.0;
	case SpotYRole:
		return line.spot ? line.spot->y : 0.0;
	default:
		return {};
	}
}

QHash<int, QByteArray> Story::roleNames() const
{
	return {{TextRole, "line"}, {HeadingRole, "heading"}, {HasSpotRole, "hasSpot"}, {SpotXRole, "spotX"},
		{SpotYRole, "spotY"}};
}

QString Story::last() const
{
	return rowCount() == 0 ? QString() : QString::fromStdString(chronicle_->Lines().back().text);
}

void Story::Clear()
{
	beginResetModel();
	chronicle_.reset();
	endResetModel();
	emit changed();
}

void Story::Add(const flick::Event& event, const flick::GameState& after)
{
	if (!chronicle_)
	{
		return;
	}
	const int first = rowCount();
	const std::size_t added = chronicle_->Add(event, after);
	if (added > 0)
	{
		// Nobody reads in between: rows may be announced once they are there.
		beginInsertRows({}, first, first + static_cast<int>(added) - 1);
		endInsertRows();
	}
	emit changed();
}

void Story::TellAll()
{
	TellFirst(flick::Chronicle::kAll);
}

void Story::Retell()
{
	TellFirst(chronicle_ ? chronicle_->EventCount() : 0);
}

void Story::TellFirst(std::size_t events)
{
	beginResetModel();
	chronicle_.emplace(match_.TheWords().Table(), match_.TheRules().Cards());
	chronicle_->AddAll(match_.Session().Match(), events);
	endResetModel();
	emit changed();
}

QVariantList Story::account(int seat) const
{
	QVariantList list;
	if (!chronicle_ || seat < 0 || seat >= flick::kMaxPlayers)
	{
		return list;
	}
	for (const flick::AccountLine& line :
		flick::AccountOf(match_.Wordings(), chronicle_->Points(), match_.Shown(), static_cast<flick::Seat>(seat)))
	{
		list.append(MapFrom(line));
	}
	return list;
}

QVariantList Story::result() const
{
	QVariantList list;
	if (chronicle_)
	{
		for (const flick::ResultLine& line :
			flick::ResultOf(match_.MatchWordings(), chronicle_->Points(), match_.Shown()))
		{
			list.append(MapFrom(line));
		}
	}
	return list;
}

} // namespace faith::desktop
