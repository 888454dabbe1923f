#include "FlickOfFaithPresentation/Choices.h"

#include "FlickOfFaithRules/Effects.h"
#include "FlickOfFaithRules/Queries.h"

#include <variant>

namespace faith::flick
{

namespace
{

/// What a command is about; nothing for one that is given on the table.
class Describe
{
public:
	explicit Describe(const Rules& rules, const PlayerView& view) : cards_(rules.Cards()), table_(view.table) {}

	std::optional<Choice> operator()(const ChooseGod& command) const
	{
		Choice choice;
		choice.command = command;
		const GodCard& card = cards_.godCards[table_.players[command.player].godCard];
		choice.card = card.sides[static_cast<std::size_t>(command.side)]->id;
		return choice;
	}
	std::optional<Choice> operator()(const Vote& command) const
	{
		Choice choice;
		choice.command = command;
		choice.card = command.thumb == Thumb::Up ? table_.council.upper : table_.council.lower;
		return choice;
	}
	std::optional<Choice> operator()(const BuildTemple& command) const
	{
		Choice choice;
		choice.command = command;
		choice.piece = command.temple;
		choice.spot = SpotOf(command.spot);
		choice.island = CityTouched(table_, command.prophet);
		return choice;
	}
	std::optional<Choice> operator()(const Keep& command) const { return No(command); }
	std::optional<Choice> operator()(const DoneBuilding& command) const { return No(command); }
	std::optional<Choice> operator()(const Choose& command) const
	{
		const Decision& asked = table_.pending.Front();
		if (command.option == 0 && asked.mayDecline)
		{
			return No(command);
		}
		Choice choice;
		choice.command = command;
		const std::uint8_t parts = FindQuestion(cards_, asked.card, asked.question).parts;
		choice.piece = (parts & kAnswerPiece) != 0 ? command.piece : kNoPiece;
		if ((parts & kAnswerSpot) != 0)
		{
			choice.spot = SpotOf(command.spot);
		}
		if ((parts & kAnswerIsland) != 0)
		{
			choice.island = static_cast<IslandId>(command.option - 1);
		}
		if ((parts & kAnswerLaw) != 0)
		{
			choice.card = command.option == 1 ? table_.council.upper : table_.council.lower;
		}
		if ((parts & kAnswerOwnVote) != 0)
		{
			choice.card = LawVotedFor(table_, command.player);
		}
		return choice;
	}
	template <class Other>
	std::optional<Choice> operator()(const Other&) const
	{
		return std::nullopt;
	}

private:
	static Choice No(const Command& command)
	{
		Choice choice;
		choice.command = command;
		choice.declines = true;
		return choice;
	}

	const Catalogue& cards_;
	const GameState& table_;
};

bool IsOf(const Command& command, Seat seat)
{
	return Rules::Actor(command) == std::optional<std::uint8_t>(seat);
}

} // namespace

std::vector<Choice> ChoicesOf(const Rules& rules, const PlayerView& view)
{
	std::vector<Choice> choices;
	for (const Command& command : SampleCommands(rules, view.table))
	{
		const auto choice = IsOf(command, view.viewer) ? std::visit(Describe(rules, view), command) : std::nullopt;
		if (choice)
		{
			choices.push_back(*choice);
		}
	}
	return choices;
}

std::optional<Command> SuggestionFor(const Rules& rules, const PlayerView& view)
{
	for (const Command& command : SampleCommands(rules, view.table))
	{
		if (IsOf(command, view.viewer))
		{
			return command;
		}
	}
	return std::nullopt;
}

std::string LabelOf(const Wording& words, const GameState& table, const Choice& choice)
{
	const text::TextTable& texts = words.Texts();
	if (choice.declines)
	{
		const char* const key = std::holds_alternative<Keep>(choice.command) ? "choice.keep"
			: std::holds_alternative<DoneBuilding>(choice.command)           ? "choice.done"
																			 : "choice.no";
		return texts.Get(key);
	}
	if (choice.card != kNoCard)
	{
		return words.Card(choice.card);
	}
	if (std::holds_alternative<BuildTemple>(choice.command))
	{
		return texts.Format("choice.build", {{"where", words.OnIsland(choice.island)}});
	}
	if (choice.island != kNoIsland)
	{
		return words.Island(choice.island);
	}
	if (choice.piece != kNoPiece)
	{
		const Circle disc{table.pieces[choice.piece].position, RowOf(table.pieces[choice.piece].kind).radius};
		const bool isOnMap = table.pieces[choice.piece].place == Place::Map;
		const std::string piece = words.Piece(table, choice.piece, false);
		return isOnMap ? texts.Format("choice.piece", {{"piece", piece}, {"where", words.Where(disc)}}) : piece;
	}
	return texts.Get("choice.yes");
}

} // namespace faith::flick
