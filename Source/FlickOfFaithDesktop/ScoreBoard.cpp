#include "FlickOfFaithDesktop/ScoreBoard.h"

#include "FaithKernel/Reflect.h"
#include "FlickOfFaithDesktop/Conversions.h"
#include "FlickOfFaithDesktop/Match.h"
#include "FlickOfFaithPresentation/BoardView.h"
#include "FlickOfFaithPresentation/MatchStatus.h"
#include "FlickOfFaithRules/Effects.h"

namespace faith::desktop
{

namespace
{

QVariantList MapsFrom(const std::vector<flick::LawView>& laws)
{
	QVariantList list;
	for (const flick::LawView& law : laws)
	{
		list.append(QVariantMap{{"key", Text(law.key)}, {"name", QString::fromStdString(law.name)},
			{"text", QString::fromStdString(law.text)}, {"lasts", QString::fromStdString(law.lasts)},
			{"thumb", law.thumb ? Text(NameOf(*law.thumb)) : QString()}});
	}
	return list;
}

} // namespace

ScoreBoard::ScoreBoard(const Match& match, QObject* parent) : QObject(parent), match_(match)
{
}

QVariantList ScoreBoard::seats() const
{
	QVariantList list;
	if (!match_.running())
	{
		return list;
	}
	for (const flick::SeatView& seat :
		flick::SeatsOf(match_.MatchWordings(), match_.Shown(), match_.desk()->WhoHasAnswered()))
	{
		list.append(QVariantMap{{"seat", seat.seat}, {"name", QString::fromStdString(seat.name)},
			{"who", QString::fromStdString(seat.who)}, {"god", Text(seat.god)},
			{"godText", QString::fromStdString(seat.godText)}, {"colour", ColourFrom(seat.colour)},
			{"score", seat.score}, {"prophets", seat.prophets}, {"pool", seat.pool},
			{"templesInHand", seat.templesInHand}, {"templesOnMap", seat.templesOnMap}, {"isComputer", seat.isComputer},
			{"isActive", seat.isActive}, {"isAsked", seat.isAsked}, {"isThinking", match_.IsThinking(seat.seat)},
			{"hasAnswered", seat.hasAnswered}, {"isFirst", seat.isFirst}});
	}
	return list;
}

QString ScoreBoard::phase() const
{
	return match_.running() ? Text(NameOf(flick::StatusOf(match_.TheRules().Cards(), match_.Shown()).phase))
							: QString();
}

QString ScoreBoard::phaseName() const
{
	return match_.running() ? QString::fromStdString(flick::PhaseNameOf(match_.Wordings(), match_.Shown())) : QString();
}

int ScoreBoard::generation() const
{
	return match_.running() ? match_.Shown().generation : 0;
}

int ScoreBoard::generations() const
{
	return match_.running() ? flick::Value(match_.TheRules().Cards(), match_.Shown(), flick::Param::Generations) : 0;
}

QVariantList ScoreBoard::laws() const
{
	return match_.running() ? MapsFrom(flick::LawsOf(match_.Wordings(), match_.Shown())) : QVariantList();
}

QVariantList ScoreBoard::proposed() const
{
	return match_.running() ? MapsFrom(flick::ProposedLaws(match_.Wordings(), match_.Shown())) : QVariantList();
}

QString ScoreBoard::headline() const
{
	return match_.running() ? QString::fromStdString(flick::HeadlineOf(match_.MatchWordings(), match_.Shown()))
							: QString();
}

int ScoreBoard::nearCorner() const
{
	return flick::NearCorner(match_.Shown(), match_.WhoPlays());
}

int ScoreBoard::winner() const
{
	return match_.over() ? int{match_.Shown().winner} : -1;
}

QString ScoreBoard::winReason() const
{
	return match_.over() ? QString::fromStdString(flick::WhyWon(match_.Wordings(), match_.Shown())) : QString();
}

} // namespace faith::desktop
