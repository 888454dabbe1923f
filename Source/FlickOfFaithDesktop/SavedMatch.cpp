#include "FlickOfFaithDesktop/SavedMatch.h"

#include "FlickOfFaithDesktop/Conversions.h"
#include "FlickOfFaithDesktop/MatchFile.h"
#include "FlickOfFaithDesktop/Words.h"
#include "FlickOfFaithPresentation/MatchSession.h"
#include "FlickOfFaithRules/Queries.h"

#include <QVariantList>

namespace faith::desktop
{

namespace
{

QString NameOfSeat(const Words& words, const flick::SeatLabel& note, std::size_t seat)
{
	if (note.IsComputer())
	{
		return words.get("level." + QString::fromStdString(note.level) + ".name");
	}
	return note.name.empty() ? words.format("menu.player", {{"seat", static_cast<int>(seat) + 1}})
							 : QString::fromStdString(note.name);
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
			{"colour", ColourFor(rules.Cards(), state, static_cast<flick::Seat>(i))}, {"score", player.score}});
	}
	return {{"generation", state.generation},
		{"generations", flick::Value(rules.Cards(), state, flick::Param::Generations)}, {"seats", seats}};
}

} // namespace faith::desktop
