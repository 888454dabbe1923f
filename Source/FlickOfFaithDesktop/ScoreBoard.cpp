#include "FlickOfFaithDesktop/ScoreBoard.h"

#include "FaithKernel/Reflect.h"
#include "FlickOfFaithDesktop/Conversions.h"
#include "FlickOfFaithDesktop/Match.h"
#include "FlickOfFaithPresentation/MatchStatus.h"
#include "FlickOfFaithRules/Queries.h"

#include <algorithm>

namespace faith::desktop
{

using flick::GameState;
using flick::Seat;

namespace
{

int TemplesInHand(const GameState& state, Seat seat)
{
	int count = 0;
	for (const flick::Piece& piece : state.pieces)
	{
		count += piece.owner == seat && flick::IsTemple(piece) && piece.place == flick::Place::Hand ? 1 : 0;
	}
	return count;
}

} // namespace

ScoreBoard::ScoreBoard(const Match& match, QObject* parent) : QObject(parent), match_(match)
{
}

QString ScoreBoard::WhoIs(Seat seat) const
{
	const std::vector<SeatNote>& who = match_.WhoPlays();
	if (seat >= who.size())
	{
		return {};
	}
	return who[seat].level.isEmpty() ? who[seat].name : match_.TheWords().get("level." + who[seat].level + ".name");
}

QString ScoreBoard::NameOf(Seat seat) const
{
	const GameState& shown = match_.Shown();
	const bool hasGod = seat < shown.players.Size() && shown.players[seat].god != flick::kNoCard;
	const QString who = WhoIs(seat);
	return hasGod || who.isEmpty() ? QString::fromStdString(match_.Wordings().Player(shown, seat)) : who;
}

QVariantMap ScoreBoard::SeatMap(Seat seat, const GameState& shown) const
{
	const flick::Player& player = shown.players[seat];
	const flick::EffectDef* const god = match_.TheRules().Cards().Find(player.god);
	const flick::Wording words = match_.Wordings();
	const bool isAsked = !shown.pending.Empty() && (shown.pending.Front().waitingFor & flick::SeatBit(seat)) != 0;
	const bool isMission = flick::StatusOf(match_.TheRules().Cards(), shown).phase == flick::MatchPhase::Mission;
	return {{"seat", seat}, {"name", NameOf(seat)}, {"who", WhoIs(seat)},
		{"god", god != nullptr ? Text(god->key) : QString()},
		{"godText", god != nullptr ? QString::fromStdString(words.EffectOf(god->id)) : QString()},
		{"colour", ColourFor(match_.TheRules().Cards(), shown, seat)}, {"score", player.score},
		{"prophets", flick::UnflickedOf(shown, seat)},
		{"pool", static_cast<int>(flick::ProphetsIn(shown, flick::Place::Pool, seat).Size())},
		{"templesInHand", TemplesInHand(shown, seat)}, {"templesOnMap", flick::TemplesOnMap(shown, seat)},
		{"isComputer", seat < match_.WhoPlays().size() && !match_.WhoPlays()[seat].level.isEmpty()},
		{"isActive", isMission && shown.turn.active == seat}, {"isAsked", isAsked},
		{"isThinking", match_.IsThinking(seat)}, {"hasAnswered", player.committed || match_.desk()->HasAnswered(seat)},
		{"isFirst", shown.generation > 0 && shown.firstPlayer == seat}};
}

QVariantList ScoreBoard::seats() const
{
	QVariantList list;
	const GameState& shown = match_.Shown();
	for (Seat seat = 0; match_.running() && seat < shown.players.Size(); ++seat)
	{
		list.append(SeatMap(seat, shown));
	}
	return list;
}

QString ScoreBoard::phase() const
{
	return match_.running() ? Text(faith::NameOf(flick::StatusOf(match_.TheRules().Cards(), match_.Shown()).phase))
							: QString();
}

QString ScoreBoard::phaseName() const
{
	return match_.running() ? match_.TheWords().get("match.phase." + phase()) : QString();
}

int ScoreBoard::generation() const
{
	return match_.running() ? match_.Shown().generation : 0;
}

int ScoreBoard::generations() const
{
	return match_.running() ? flick::Value(match_.TheRules().Cards(), match_.Shown(), flick::Param::Generations) : 0;
}

QVariantMap ScoreBoard::LawMap(flick::EffectId law, flick::Duration duration) const
{
	const flick::EffectDef* const card = match_.TheRules().Cards().Find(law);
	return {{"key", card != nullptr ? Text(card->key) : QString()},
		{"name", QString::fromStdString(match_.Wordings().Card(law))},
		{"text", QString::fromStdString(match_.Wordings().EffectOf(law))},
		{"lasts", match_.TheWords().get("duration." + Text(faith::NameOf(duration)))}};
}

QVariantList ScoreBoard::laws() const
{
	QVariantList list;
	if (!match_.running())
	{
		return list;
	}
	for (const flick::ActiveEffect& effect : match_.Shown().effects)
	{
		if (match_.TheRules().Cards().IsLaw(effect.source))
		{
			list.append(LawMap(effect.source, effect.duration));
		}
	}
	return list;
}

QVariantList ScoreBoard::proposed() const
{
	QVariantList list;
	if (!match_.running() || phase() != "council")
	{
		return list;
	}
	for (const flick::EffectId law : {match_.Shown().council.upper, match_.Shown().council.lower})
	{
		const flick::EffectDef* const card = match_.TheRules().Cards().Find(law);
		if (card != nullptr)
		{
			list.append(LawMap(law, card->duration));
		}
	}
	return list;
}

QString ScoreBoard::headline() const
{
	if (!match_.running())
	{
		return {};
	}
	const GameState& shown = match_.Shown();
	const flick::MatchStatus status = flick::StatusOf(match_.TheRules().Cards(), shown);
	if (status.phase == flick::MatchPhase::Mission && status.active < shown.players.Size())
	{
		return match_.TheWords().format("match.turn_of", {{"player", NameOf(status.active)}});
	}
	return phaseName();
}

int ScoreBoard::nearCorner() const
{
	const std::vector<SeatNote>& who = match_.WhoPlays();
	const auto person = std::find_if(who.begin(), who.end(), [](const SeatNote& each) { return each.level.isEmpty(); });
	const auto seat = static_cast<std::size_t>(person != who.end() ? person - who.begin() : 0);
	constexpr int southEast = 1;
	return seat < match_.Shown().players.Size() ? int{match_.Shown().players[seat].corner} : southEast;
}

int ScoreBoard::winner() const
{
	return match_.over() ? int{match_.Shown().winner} : -1;
}

QString ScoreBoard::winReason() const
{
	return match_.over() ? match_.TheWords().get("match.won_by." + Text(faith::NameOf(match_.Shown().winReason)))
						 : QString();
}

} // namespace faith::desktop
