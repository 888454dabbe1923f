#include "FlickOfFaithDesktop/SavedMatch.h"

#include "FlickOfFaithDesktop/MatchFile.h"
#include "FlickOfFaithDesktop/Words.h"
#include "FlickOfFaithPresentation/MatchSession.h"
#include "FlickOfFaithPresentation/Models.h"
#include "FlickOfFaithRules/Queries.h"

#include <QColor>
#include <QVariantList>

namespace faith::desktop
{

namespace
{

QString NameOfSeat(const Words& words, const SeatNote& note, std::size_t seat)
{
	if (!note.level.isEmpty())
	{
		return words.get("level." + note.level + ".name");
	}
	return note.name.isEmpty() ? words.format("menu.player", {{"seat", static_cast<int>(seat) + 1}}) : note.name;
}

QColor ColourOfSeat(const flick::Catalogue& cards, const flick::Player& player)
{
	const flick::Colour colour = flick::ColourOf(cards.godCards[player.godCard].colour);
	return QColor(colour.red, colour.green, colour.blue);
}

} // namespace

QVariantMap LookAtSavedMatch(const Words& words)
{
	MatchFile file;
	const auto saved = file.Load();
	const flick::Rules rules;
	auto read = saved ? std::optional(flick::ReadMatch(rules, *saved)) : std::nullopt;
	if (!read || !read->HasValue())
	{
		return {};
	}
	const flick::GameState& state = (*read)->State();
	const SeatNotes notes = file.LoadSeats(state.players.Size());
	QVariantList seats;
	for (std::size_t i = 0; i < state.players.Size(); ++i)
	{
		const flick::Player& player = state.players[i];
		seats.append(QVariantMap{{"name", NameOfSeat(words, notes.seats[i], i)},
			{"colour", ColourOfSeat(rules.Cards(), player)}, {"score", player.score}});
	}
	return {{"generation", state.generation},
		{"generations", flick::Value(rules.Cards(), state, flick::Param::Generations)}, {"seats", seats}};
}

} // namespace faith::desktop
