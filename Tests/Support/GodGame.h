#pragma once

#include "FlickOfFaithRules/ExactTable.h"
#include "Support/TestGame.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <initializer_list>
#include <string_view>
#include <utility>
#include <vector>

/// Games in which gods are at work.
namespace faith::flick::test
{

/// The same position with gods, seat by seat.
inline Setup WithGods(Setup setup, std::initializer_list<std::string_view> gods)
{
	std::size_t seat = 0;
	for (const std::string_view god : gods)
	{
		setup.position->gods[seat++] = CardNamed(god);
	}
	return setup;
}

/// The same position with laws in force, oldest first.
inline Setup UnderLaws(Setup setup, std::initializer_list<std::string_view> laws)
{
	for (const std::string_view law : laws)
	{
		setup.position->laws.push_back(CardNamed(law));
	}
	return setup;
}

/// The same position when worship begins.
inline Setup AtWorship(Setup setup)
{
	setup.position->phase = StartPhase::Worship;
	return setup;
}

/// The same position with so many prophets left to flick.
inline Setup Unflicked(Setup setup, std::array<std::int8_t, kMaxPlayers> unflicked)
{
	setup.position->unflicked = unflicked;
	return setup;
}

/// A game in which only gods do something.
inline TestGame PlayGods(const Setup& setup)
{
	return TestGame(setup, Rules{GodsOnly()});
}

/// A game with all cards.
inline TestGame PlayAllCards(const Setup& setup)
{
	return TestGame(setup, Rules{});
}

/// A game from its very beginning in which a god was dealt; the others chose the first side of their cards.
struct DealtGame
{
	TestGame game;
	Seat seat = kNobody; ///< the god's
};

inline DealtGame DealtTo(std::string_view god, int players)
{
	const EffectId card = CardNamed(god);
	const int godCard = StandardCatalogue().GodCardOf(card);
	Setup setup;
	setup.players = static_cast<std::uint8_t>(players);
	for (setup.seed = 1; setup.seed < 50; ++setup.seed)
	{
		TestGame game(setup, Rules{GodsOnly()});
		const auto& seats = game.State().players;
		const auto* found =
			std::find_if(seats.begin(), seats.end(), [&](const Player& player) { return player.godCard == godCard; });
		if (found == seats.end())
		{
			continue;
		}
		const auto owner = static_cast<Seat>(found - seats.begin());
		const auto& sides = StandardCatalogue().godCards[static_cast<std::size_t>(godCard)].sides;
		for (Seat seat = 0; seat < players; ++seat)
		{
			game.Do(ChooseGod{seat, seat == owner && sides[1]->id == card ? GodSide::B : GodSide::A});
		}
		return DealtGame{std::move(game), owner};
	}
	ADD_FAILURE() << "nobody was dealt " << god;
	return DealtGame{TestGame(setup, Rules{GodsOnly()}), 0};
}

/// Is this the card whose answer the game waits for?
inline bool IsAsking(const TestGame& game, std::string_view card)
{
	return game.Asked() == DecisionKind::Card && game.State().pending.Front().card == CardNamed(card);
}

/// The card's first question as it must be open.
inline Decision QuestionOf(std::string_view card, Seat player, std::uint8_t options, bool mayDecline)
{
	return Decision{DecisionKind::Card, SeatBit(player), CardNamed(card), 0, options, mayDecline};
}

/// An answer to a card that may name a piece; option 0 declines.
inline Choose Answer(Seat player, std::uint8_t option, PieceId piece = kNoPiece)
{
	return Choose{player, option, piece, {}, 0};
}

/// The answer "yes" with a spot and a direction.
inline Choose AnswerAt(Seat player, Point spot, std::int32_t angle = 0)
{
	return Choose{player, 1, kNoPiece, spot, angle};
}

/// The awaited launch is played by the built-in table.
inline TestGame& PlayOnTable(TestGame& game)
{
	return game.Do(PlayExactly(game.State()));
}

/// The moves of the last command that were made in the name of a card.
inline std::vector<PieceMoved> MovesOf(const TestGame& game, std::string_view card)
{
	std::vector<PieceMoved> moves;
	for (const PieceMoved& move : game.Happened<PieceMoved>())
	{
		if (move.card == CardNamed(card))
		{
			moves.push_back(move);
		}
	}
	return moves;
}

/// The ledger entries of the last command that a card gave.
inline std::vector<Scored> EntriesOf(const TestGame& game, std::string_view card)
{
	std::vector<Scored> entries;
	for (const Scored& entry : game.Happened<Scored>())
	{
		if (entry.card == CardNamed(card))
		{
			entries.push_back(entry);
		}
	}
	return entries;
}

} // namespace faith::flick::test
