#pragma once

#include "FlickOfFaithRules/ExactTable.h"
#include "Support/PlainCards.h"
#include "Support/TestGame.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

/// Games under the laws 11 to 20, with gods that do nothing.
namespace faith::flick::test::late
{

using Discs = std::vector<Position::Disc>;
using Details = std::vector<std::int32_t>;
using Because = FixedVector<EffectId, kMaxEffects>;

inline Position::Disc InPool(PieceKind kind, Seat owner)
{
	return Position::Disc{kind, owner, Place::Pool, Point{}, kNoPiece};
}

inline DiscRest Lies(PieceId disc, Point spot, PieceId restsOn = kNoPiece)
{
	return DiscRest{disc, spot, restsOn, false};
}

inline DiscRest Leaves(PieceId disc, Point edge = At(240, 0))
{
	return DiscRest{disc, edge, kNoPiece, true};
}

/// A mission with several laws in force, oldest first; what they do when they enter the game is not done.
inline Setup MissionUnderLaws(std::initializer_list<std::string_view> laws, int players = 2, Discs discs = {})
{
	Setup setup = Study(players, std::move(discs));
	for (const std::string_view law : laws)
	{
		setup.position->laws.push_back(CardNamed(law));
	}
	return setup;
}

/// A worship with several laws in force, oldest first.
inline Setup WorshipUnderLaws(std::initializer_list<std::string_view> laws, int players = 2, Discs discs = {})
{
	Setup setup = MissionUnderLaws(laws, players, std::move(discs));
	setup.position->phase = StartPhase::Worship;
	return setup;
}

inline Setup MissionUnder(std::string_view law, int players = 2, Discs discs = {})
{
	return MissionUnderLaws({law}, players, std::move(discs));
}

inline Setup WorshipUnder(std::string_view law, int players = 2, Discs discs = {})
{
	return WorshipUnderLaws({law}, players, std::move(discs));
}

/// The next council will choose between laws that neither ask nor move anything.
inline Setup ThenQuietLaws(Setup setup)
{
	for (const std::string_view quiet : {"golden_calf", "sacrifice", "exodus"})
	{
		const auto& laws = setup.position->laws;
		if (std::find(laws.begin(), laws.end(), CardNamed(quiet)) == laws.end())
		{
			setup.position->deck.push_back(CardNamed(quiet));
		}
	}
	return setup;
}

/// A council that may vote for the law with thumbs up.
inline Setup CouncilOn(std::string_view law, int players = 2, Discs discs = {})
{
	Setup setup = Study(players, std::move(discs));
	setup.position->phase = StartPhase::Council;
	setup.position->deck = {CardNamed(law), CardNamed("rolling_stones")};
	return setup;
}

inline TestGame LawGame(const Setup& setup)
{
	return TestGame(setup, Rules{LawsOnly()});
}

/// The council votes for the upper law.
inline TestGame Enact(const Setup& council)
{
	TestGame game = LawGame(council);
	game.VoteAll(Thumb::Up);
	return game;
}

inline bool IsInForce(const TestGame& game, std::string_view law)
{
	const auto& effects = game.State().effects;
	return std::any_of(effects.begin(), effects.end(),
		[card = CardNamed(law)](const ActiveEffect& effect) { return effect.source == card; });
}

/// The law left the game in the last command.
inline bool HasExpired(const TestGame& game, std::string_view law)
{
	const auto expired = game.Happened<LawExpired>();
	const bool told = std::any_of(
		expired.begin(), expired.end(), [card = CardNamed(law)](const LawExpired& event) { return event.law == card; });
	return told && !IsInForce(game, law);
}

/// For every player the number is this, and the law is named as the only reason.
inline void ExpectNumber(const TestGame& game, Param param, std::int32_t value, std::string_view law)
{
	for (Seat seat = 0; seat < game.State().PlayerCount(); ++seat)
	{
		const Resolved resolved = Explain(LawsOnly(), game.State(), param, seat);
		EXPECT_EQ(resolved.value, value) << NameOf(param);
		EXPECT_EQ(resolved.because, (Because{CardNamed(law)})) << NameOf(param);
	}
}

/// For every player the number is what the rules say without cards.
inline void ExpectUnchanged(const TestGame& game, Param param)
{
	for (Seat seat = 0; seat < game.State().PlayerCount(); ++seat)
	{
		const Resolved resolved = Explain(LawsOnly(), game.State(), param, seat);
		EXPECT_EQ(resolved.value, RowOf(param, game.State().PlayerCount()).base) << NameOf(param);
		EXPECT_TRUE(resolved.because.Empty()) << NameOf(param);
	}
}

/// The answer that names a piece.
inline Choose Pick(Seat player, PieceId piece)
{
	return Choose{player, 1, piece, Point{}, 0};
}

inline Choose Decline(Seat player)
{
	return Choose{player, 0, kNoPiece, Point{}, 0};
}

/// The law must be asking this player for a piece.
inline void ExpectQuestion(const TestGame& game, std::string_view law, Seat player, bool mayDecline)
{
	ASSERT_EQ(game.Asked(), DecisionKind::Card);
	const Decision expected{DecisionKind::Card, SeatBit(player), CardNamed(law), 0, 2, mayDecline};
	EXPECT_EQ(game.State().pending.Front(), expected);
}

/// The ledger entries of the last command that the law gave or took.
inline std::vector<Scored> PaidBy(const TestGame& game, std::string_view law)
{
	std::vector<Scored> entries = game.Happened<Scored>();
	std::erase_if(entries, [card = CardNamed(law)](const Scored& entry) { return entry.card != card; });
	return entries;
}

/// The ledger entries of the last command under a rule.
inline std::vector<Scored> PaidUnder(const TestGame& game, RuleNumber rule)
{
	std::vector<Scored> entries = game.Happened<Scored>();
	std::erase_if(entries, [rule](const Scored& entry) { return entry.rule != rule; });
	return entries;
}

/// What the law moved in the last command.
inline std::vector<PieceMoved> MovedBy(const TestGame& game, std::string_view law)
{
	std::vector<PieceMoved> moves = game.Happened<PieceMoved>();
	std::erase_if(moves, [card = CardNamed(law)](const PieceMoved& moved) { return moved.card != card; });
	return moves;
}

/// The rules by which pieces moved and points were entered in the last command, in order.
inline std::vector<RuleNumber> RulesApplied(const TestGame& game)
{
	std::vector<RuleNumber> rules;
	for (const Event& event : game.Events())
	{
		if (const auto* moved = std::get_if<PieceMoved>(&event))
		{
			rules.push_back(moved->rule);
		}
		else if (const auto* scored = std::get_if<Scored>(&event))
		{
			rules.push_back(scored->rule);
		}
	}
	return rules;
}

/// Ends the mission: every disc leaves the map, and every offer is declined. Returns the number of turns.
inline int PlayOutTurns(TestGame& game)
{
	int turns = 0;
	while (game.Asked() == DecisionKind::Place)
	{
		const Seat active = game.Active();
		const PieceId next = UnflickedProphets(game.State(), active).Front();
		game.Settle({Leaves(game.PlaceAndFlick(game.PieceAt(next).kind))});
		if (game.Asked() == DecisionKind::Card)
		{
			game.Do(Decline(active));
		}
		++turns;
	}
	return turns;
}

/// The last turn of a generation under the law, player 0's; the next council is about laws that neither ask nor move.
inline TestGame LastTurnUnder(std::string_view law, Discs discs = {})
{
	Setup setup = ThenQuietLaws(MissionUnder(law, 2, std::move(discs)));
	setup.position->unflicked = {1, 0, 0, 0};
	return LawGame(setup);
}

/// Player 0 places two prophets side by side in the own cloud and flicks both. Returns them.
inline FixedVector<PieceId, 2> FlickTwo(TestGame& game)
{
	const CornerId corner = game.State().players[0].corner;
	const auto spots = FreeSpotsInCloud(game.State(), corner, PieceKind::Prophet, 2);
	const PieceId left = game.FindIn(Place::Hand, PieceKind::Prophet, 0, 0);
	const PieceId right = game.FindIn(Place::Hand, PieceKind::Prophet, 0, 1);
	game.Do(PlaceDiscs{0, corner, {Placing{left, spots[0]}, Placing{right, spots[1]}}});
	game.Do(Flick{0, {DiscAim{left, Aim{0, 500, 0}}, DiscAim{right, Aim{0, 500, 0}}}});
	return {left, right};
}

} // namespace faith::flick::test::late
