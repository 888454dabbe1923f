#include "FlickOfFaithDesktop/Story.h"

#include "FlickOfFaithDesktop/Conversions.h"
#include "FlickOfFaithDesktop/Match.h"

#include <algorithm>

namespace faith::desktop
{

Story::Story(const Match& match, QObject* parent) : QAbstractListModel(parent), match_(match)
{
}

int Story::rowCount(const QModelIndex& parent) const
{
	return parent.isValid() ? 0 : static_cast<int>(lines_.size());
}

QVariant Story::data(const QModelIndex& index, int role) const
{
	if (!index.isValid() || index.row() >= rowCount())
	{
		return {};
	}
	const Line& line = lines_[static_cast<std::size_t>(index.row())];
	switch (role)
	{
	case TextRole:
		return line.text;
	case HeadingRole:
		return line.heading;
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
	return lines_.empty() ? QString() : lines_.back().text;
}

void Story::Clear()
{
	beginResetModel();
	lines_.clear();
	ledger_ = flick::Ledger();
	narrator_.reset();
	endResetModel();
	emit changed();
}

void Story::Tell(const flick::Event& event, const flick::GameState& after, std::vector<Line>& lines)
{
	const QString told = QString::fromStdString(narrator_->Tell(event, after));
	const int heading = std::holds_alternative<flick::GenerationBegan>(event) ? 2
		: std::holds_alternative<flick::LawsDrawn>(event) || std::holds_alternative<flick::WorshipBegan>(event) ||
			std::holds_alternative<flick::FlickOffBegan>(event)
		? 1
		: 0;
	int above = heading;
	for (const QString& line : told.split('\n', Qt::SkipEmptyParts))
	{
		lines.push_back({line.simplified(), above, flick::PlaceOf(event, after)});
		above = 0;
	}
	ledger_.Add(event);
	++told_;
}

void Story::Add(const flick::Event& event, const flick::GameState& after)
{
	if (!narrator_)
	{
		return;
	}
	std::vector<Line> lines;
	Tell(event, after, lines);
	if (!lines.empty())
	{
		const int first = rowCount();
		beginInsertRows({}, first, first + static_cast<int>(lines.size()) - 1);
		lines_.insert(lines_.end(), lines.begin(), lines.end());
		endInsertRows();
	}
	emit changed();
}

void Story::TellAll()
{
	TellFirst(static_cast<std::size_t>(-1));
}

void Story::Retell()
{
	TellFirst(told_);
}

void Story::TellFirst(std::size_t events)
{
	beginResetModel();
	told_ = 0;
	lines_.clear();
	ledger_ = flick::Ledger();
	narrator_ = std::make_unique<flick::Narrator>(
		match_.TheWords().Table(), match_.TheRules().Cards(), flick::Narration::Plain);
	const auto& history = match_.Session().Match();
	const auto tell = [&](std::span<const flick::Event> all, const flick::GameState& after)
	{
		for (std::size_t i = 0; i < all.size() && told_ < events; ++i)
		{
			Tell(all[i], after, lines_);
		}
	};
	tell(history.BeginEvents(), history.StateAt(0));
	for (std::size_t i = 0; i < history.LiveCount() && told_ < events; ++i)
	{
		tell(history.Events(i), history.StateAt(i + 1));
	}
	endResetModel();
	emit changed();
}

QVariantList Story::account(int seat) const
{
	QVariantList list;
	const auto& lines = ledger_.Lines();
	for (auto line = lines.rbegin(); match_.running() && line != lines.rend(); ++line)
	{
		const flick::Scored& scored = line->scored;
		if (scored.player != seat)
		{
			continue;
		}
		const flick::Wording words = match_.Wordings();
		const auto spot = flick::PlaceOf(scored, match_.Shown());
		const bool hasRule = scored.rule != flick::RuleNumber{};
		const QString rule = QString::fromStdString(words.Rule(scored.rule));
		const QString key = QString("rules.%1.%2").arg(scored.rule.section).arg(scored.rule.item);
		list.append(QVariantMap{{"generation", line->generation}, {"points", scored.points}, {"total", line->total},
			{"reason", QString::fromStdString(flick::ReasonOf(words, scored, match_.Shown()))}, {"rule", rule},
			{"ruleText", hasRule ? match_.TheWords().get(key) : QString()},
			{"card", scored.card == flick::kNoCard ? QString() : QString::fromStdString(words.Card(scored.card))},
			{"cardText",
				scored.card == flick::kNoCard ? QString() : QString::fromStdString(words.EffectOf(scored.card))},
			{"hasSpot", spot.has_value()}, {"x", spot ? spot->x : 0.0}, {"y", spot ? spot->y : 0.0}});
	}
	return list;
}

QVariantList Story::result() const
{
	QVariantList list;
	const flick::GameState& shown = match_.Shown();
	std::vector<flick::Seat> seats;
	for (flick::Seat seat = 0; match_.running() && seat < shown.players.Size(); ++seat)
	{
		seats.push_back(seat);
	}
	std::stable_sort(seats.begin(), seats.end(),
		[&](flick::Seat a, flick::Seat b)
		{
			return std::pair(a != shown.winner, -shown.players[a].score) <
				std::pair(b != shown.winner, -shown.players[b].score);
		});
	for (const flick::Seat seat : seats)
	{
		QVariantList byGeneration;
		for (const std::int32_t total : ledger_.TotalsByGeneration(seat))
		{
			byGeneration.append(total);
		}
		list.append(QVariantMap{{"seat", seat}, {"name", match_.board()->NameOf(seat)},
			{"colour", ColourFor(match_.TheRules().Cards(), shown, seat)},
			{"navel", ledger_.PointsFrom(seat, flick::PointSource::Navel)},
			{"presence", ledger_.PointsFrom(seat, flick::PointSource::Presence)},
			{"domination", ledger_.PointsFrom(seat, flick::PointSource::Domination)},
			{"card", ledger_.PointsFrom(seat, flick::PointSource::Card)}, {"total", shown.players[seat].score},
			{"byGeneration", byGeneration}});
	}
	return list;
}

} // namespace faith::desktop
