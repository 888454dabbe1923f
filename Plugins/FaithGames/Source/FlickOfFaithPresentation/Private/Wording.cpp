#include "FlickOfFaithPresentation/Wording.h"

#include "FlickOfFaithPresentation/PlaceKeys.h"
#include "FlickOfFaithRules/Board.h"

#include <string_view>

namespace faith::flick
{

namespace
{

using physics::Contact;

std::string Key(std::string_view prefix, std::string_view name, std::string_view suffix = {})
{
	std::string key(prefix);
	key += '.';
	key += name;
	key += suffix;
	return key;
}

bool Has(std::uint8_t bits, int index)
{
	return ((bits >> index) & 1) != 0;
}

} // namespace

std::string Wording::Player(const GameState& state, Seat seat) const
{
	if (seat >= state.players.Size())
	{
		return texts_->Get("player.nobody");
	}
	const EffectId god = state.players[seat].god;
	return god == kNoCard ? SeatName(state, seat) : Card(god);
}

std::string Wording::SeatName(const GameState& state, Seat seat) const
{
	const std::size_t godCard = state.players[seat].godCard;
	const std::string_view colour = godCard < catalogue_->godCards.size() ? catalogue_->godCards[godCard].colour : "?";
	return texts_->Format("player.seat", {{"seat", seat + 1}, {"colour", texts_->Get(Key("colour", colour))}});
}

std::string Wording::Players(const GameState& state, std::uint8_t seats) const
{
	std::vector<std::string> names;
	for (Seat seat = 0; seat < state.players.Size(); ++seat)
	{
		if (Has(seats, seat))
		{
			names.push_back(Player(state, seat));
		}
	}
	return names.empty() ? texts_->Get("player.nobody") : List(names);
}

std::string Wording::Piece(const GameState& state, PieceId piece, bool numbered) const
{
	if (piece >= state.pieces.Size())
	{
		return texts_->Format("piece.unknown", {{"number", piece}});
	}
	const flick::Piece& shown = state.pieces[piece];
	std::string name = texts_->Get(Key("piece", NameOf(shown.kind)));
	if (shown.owner < state.players.Size())
	{
		name = texts_->Format("piece.owned", {{"piece", name}, {"owner", Player(state, shown.owner)}});
	}
	return numbered ? texts_->Format("piece.numbered", {{"piece", name}, {"number", piece}}) : name;
}

std::string Wording::Card(EffectId card) const
{
	const std::string texts = CardTexts(card);
	return texts.empty() ? std::to_string(card.value) : texts_->Get(texts + "name");
}

std::string Wording::CardTexts(EffectId card) const
{
	const EffectDef* definition = catalogue_->Find(card);
	return definition == nullptr ? std::string{} : Key(catalogue_->IsLaw(card) ? "law" : "god", definition->key, ".");
}

std::string Wording::EffectOf(EffectId card) const
{
	const std::string texts = CardTexts(card);
	return texts.empty() ? std::string{} : texts_->Get(texts + "effect");
}

std::string Wording::Lasts(Duration duration) const
{
	return texts_->Get("duration." + std::string(NameOf(duration)));
}

std::string Wording::QuestionOf(EffectId card, std::uint8_t question) const
{
	const EffectDef* definition = catalogue_->Find(card);
	if (definition == nullptr || question >= definition->questions.size())
	{
		return texts_->Get("prompt.card");
	}
	return texts_->Get(CardTexts(card) + "ask." + std::string(definition->questions[question].key));
}

std::string Wording::QuotedCards(std::span<const EffectId> cards) const
{
	std::vector<std::string> names;
	for (const EffectId card : cards)
	{
		names.push_back(QuotedCard(card));
	}
	return List(names);
}

std::string Wording::QuotedCard(EffectId card) const
{
	return texts_->Format("card.quoted", {{"card", Card(card)}});
}

std::string Wording::GodCard(std::uint8_t godCard) const
{
	const std::string_view key = godCard < catalogue_->godCards.size() ? catalogue_->godCards[godCard].key : "?";
	return texts_->Format("card.quoted", {{"card", texts_->Get(Key("god_card", key, ".name"))}});
}

std::string Wording::Island(IslandId island) const
{
	return island < board::kIslandCount ? texts_->Get(Key("island", IslandKey(island))) : std::to_string(island);
}

std::string Wording::OnIsland(IslandId island) const
{
	return texts_->Get(Key("where.island", IslandKey(island)));
}

std::string Wording::Islands(std::uint8_t islands) const
{
	std::vector<std::string> names;
	for (IslandId island = 0; island < board::kIslandCount; ++island)
	{
		if (Has(islands, island))
		{
			names.push_back(Island(island));
		}
	}
	return List(names);
}

std::string Wording::Corner(CornerId corner) const
{
	return corner < board::kCornerCount ? texts_->Get(Key("corner", CornerKey(corner))) : std::to_string(corner);
}

std::string Wording::Where(Circle disc) const
{
	namespace board = board;
	if (!board::CentreOnMat(disc.centre))
	{
		return texts_->Get("where.off_map");
	}
	std::vector<std::string> places;
	if (board::AgainstNavel(disc) != Contact::Outside)
	{
		places.push_back(texts_->Get("where.navel"));
	}
	for (int island = 0; island < board::kIslandCount; ++island)
	{
		const std::string_view name = IslandKey(island);
		if (board::AgainstCity(island, disc) != Contact::Outside)
		{
			places.push_back(texts_->Get(Key("where.city", name)));
		}
		else if (board::AgainstIsland(island, disc) != Contact::Outside)
		{
			places.push_back(texts_->Get(Key("where.island", name)));
		}
	}
	for (int corner = 0; corner < board::kCornerCount && places.empty(); ++corner)
	{
		if (board::AgainstCloud(corner, disc) != Contact::Outside)
		{
			places.push_back(texts_->Get(Key("where.cloud", CornerKey(corner))));
		}
	}
	return places.empty() ? texts_->Get("where.sea") : List(places);
}

std::string Wording::List(const std::vector<std::string>& entries) const
{
	if (entries.empty())
	{
		return {};
	}
	std::string list = entries.back();
	for (std::size_t i = entries.size() - 1; i > 0; --i)
	{
		const std::string& entry = entries[i - 1];
		list = i + 1 == entries.size() ? texts_->Format("list.two", {{"first", entry}, {"last", list}})
									   : texts_->Format("list.more", {{"first", entry}, {"rest", list}});
	}
	return list;
}

std::string Wording::FromThousandths(std::int32_t thousandths) const
{
	return text::FormatThousandths(texts_->GetLanguage(), thousandths);
}

std::string Wording::Number(Param param, std::int32_t value) const
{
	constexpr int kAnyPlayers = 4; // units do not depend on it
	const std::string_view unit = RowOf(param, kAnyPlayers).unit;
	const text::Language language = texts_->GetLanguage();
	if (unit == "flag" || unit == "form")
	{
		return texts_->Get(Key("unit", unit, "." + std::to_string(value)));
	}
	if (unit == "permille")
	{
		constexpr std::int32_t kPerPercent = 10;
		const bool whole = value % kPerPercent == 0;
		return texts_->Format("unit.percent",
			{{"value", whole ? std::to_string(value / kPerPercent) : text::FormatTenths(language, value)}});
	}
	if (unit == "millidegrees")
	{
		constexpr std::int32_t kPerDegree = 1000;
		const bool whole = value % kPerDegree == 0;
		return texts_->Format("unit.degrees",
			{{"value", whole ? std::to_string(value / kPerDegree) : text::FormatThousandths(language, value)}});
	}
	return texts_->Format(unit == "VP" ? "unit.vp" : "unit.count", {{"value", value}});
}

std::string Wording::Rule(RuleNumber rule) const
{
	if (rule == RuleNumber{})
	{
		return {};
	}
	const std::string number = std::to_string(rule.section) + "." + std::to_string(rule.item);
	return texts_->Format("rule.reference", {{"rule", number}});
}

std::string Wording::Prompt(const Decision& decision, const GameState& state) const
{
	const std::string prompt = decision.kind == DecisionKind::Card ? QuestionOf(decision.card, decision.question)
																   : texts_->Get(Key("prompt", NameOf(decision.kind)));
	if (decision.waitingFor == 0)
	{
		return prompt;
	}
	const std::string players = Players(state, decision.waitingFor);
	// A god that asks its own player need not be named twice.
	return decision.card == kNoCard || players == Card(decision.card)
		? texts_->Format("cli.prompt", {{"players", players}, {"prompt", prompt}})
		: texts_->Format(
			  "cli.prompt.card", {{"players", players}, {"card", QuotedCard(decision.card)}, {"prompt", prompt}});
}

} // namespace faith::flick
