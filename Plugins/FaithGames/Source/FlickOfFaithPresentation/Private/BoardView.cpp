#include "FlickOfFaithPresentation/BoardView.h"

#include "FaithKernel/Reflect.h"
#include "FlickOfFaithPresentation/MatchStatus.h"
#include "FlickOfFaithRules/Effects.h"
#include "FlickOfFaithRules/Queries.h"

#include <algorithm>

namespace faith::flick
{

namespace
{

int TemplesInHand(const GameState& state, Seat seat)
{
	return static_cast<int>(std::count_if(state.pieces.begin(), state.pieces.end(),
		[&](const Piece& piece) { return piece.owner == seat && IsTemple(piece) && piece.place == Place::Hand; }));
}

LawView LawOf(const Wording& words, EffectId law, Duration duration)
{
	const EffectDef* const card = words.Cards().Find(law);
	return {card != nullptr ? std::string_view(card->key) : std::string_view(), words.Card(law), words.EffectOf(law),
		words.Lasts(duration)};
}

SeatView SeatOf(const MatchWords& words, const GameState& shown, Seat seat)
{
	const Player& player = shown.players[seat];
	const Catalogue& cards = words.words.Cards();
	const EffectDef* const god = cards.Find(player.god);
	SeatView view;
	view.seat = seat;
	view.name = words.NameOf(shown, seat);
	view.who = words.WhoIs(seat);
	view.god = god != nullptr ? std::string_view(god->key) : std::string_view();
	view.godText = god != nullptr ? words.words.EffectOf(god->id) : std::string();
	view.colour = ColourOfSeat(cards, shown, seat);
	view.score = player.score;
	view.prophets = UnflickedOf(shown, seat);
	view.pool = static_cast<int>(ProphetsIn(shown, Place::Pool, seat).Size());
	view.templesInHand = TemplesInHand(shown, seat);
	view.templesOnMap = TemplesOnMap(shown, seat);
	view.isComputer = seat < words.who.size() && words.who[seat].IsComputer();
	view.isActive = shown.turn.active == seat && StatusOf(cards, shown).phase == MatchPhase::Mission;
	view.isAsked = !shown.pending.Empty() && (shown.pending.Front().waitingFor & SeatBit(seat)) != 0;
	view.hasAnswered = player.committed;
	view.isFirst = shown.generation > 0 && shown.step != Step::GameOver && shown.firstPlayer == seat;
	return view;
}

} // namespace

std::string MatchWords::WhoIs(Seat seat) const
{
	if (seat >= who.size())
	{
		return {};
	}
	return who[seat].IsComputer() ? words.Texts().Get("level." + who[seat].level + ".name") : who[seat].name;
}

std::string MatchWords::NameOf(const GameState& shown, Seat seat) const
{
	const bool hasGod = seat < shown.players.Size() && shown.players[seat].god != kNoCard;
	const std::string player = WhoIs(seat);
	return hasGod || player.empty() ? words.Player(shown, seat) : player;
}

std::vector<SeatView> SeatsOf(const MatchWords& words, const GameState& shown, std::uint8_t answered)
{
	std::vector<SeatView> seats;
	for (Seat seat = 0; seat < shown.players.Size(); ++seat)
	{
		seats.push_back(SeatOf(words, shown, seat));
		seats.back().hasAnswered |= (answered & SeatBit(seat)) != 0;
	}
	return seats;
}

std::vector<LawView> LawsOf(const Wording& words, const GameState& shown)
{
	std::vector<LawView> laws;
	for (const ActiveEffect& effect : shown.effects)
	{
		if (words.Cards().IsLaw(effect.source))
		{
			laws.push_back(LawOf(words, effect.source, effect.duration));
		}
	}
	return laws;
}

std::vector<LawView> ProposedLaws(const Wording& words, const GameState& shown)
{
	std::vector<LawView> laws;
	if (StatusOf(words.Cards(), shown).phase != MatchPhase::Council)
	{
		return laws;
	}
	for (const Thumb thumb : {Thumb::Up, Thumb::Down})
	{
		const EffectId law = thumb == Thumb::Up ? shown.council.upper : shown.council.lower;
		const EffectDef* const card = words.Cards().Find(law);
		if (card != nullptr)
		{
			laws.push_back(LawOf(words, law, card->duration));
			laws.back().thumb = thumb;
		}
	}
	return laws;
}

std::string PhaseNameOf(const Wording& words, const GameState& shown)
{
	return words.Texts().Get("match.phase." + std::string(NameOf(StatusOf(words.Cards(), shown).phase)));
}

std::string HeadlineOf(const MatchWords& words, const GameState& shown)
{
	const MatchStatus status = StatusOf(words.words.Cards(), shown);
	if (status.phase == MatchPhase::Mission && status.active < shown.players.Size())
	{
		return words.words.Texts().Format("match.turn_of", {{"player", words.NameOf(shown, status.active)}});
	}
	return PhaseNameOf(words.words, shown);
}

std::string GenerationOf(const Wording& words, const GameState& shown)
{
	return words.Texts().Format("match.generation",
		{{"generation", shown.generation}, {"generations", Value(words.Cards(), shown, Param::Generations)}});
}

std::string WhyWon(const Wording& words, const GameState& shown)
{
	return shown.winReason == WinReason::NotYet
		? std::string()
		: words.Texts().Get("match.won_by." + std::string(NameOf(shown.winReason)));
}

Colour ColourOfSeat(const Catalogue& cards, const GameState& state, Seat seat)
{
	const bool isOwned = seat < state.players.Size();
	return ColourOf(isOwned ? cards.godCards[state.players[seat].godCard].colour : std::string_view());
}

CornerId NearCorner(const GameState& state, std::span<const SeatLabel> who)
{
	constexpr CornerId southEast = 1;
	const auto person = std::find_if(who.begin(), who.end(), [](const SeatLabel& each) { return !each.IsComputer(); });
	const auto seat = static_cast<std::size_t>(person != who.end() ? person - who.begin() : 0);
	return seat < state.players.Size() ? state.players[seat].corner : southEast;
}

} // namespace faith::flick
