#pragma once

#include "FlickOfFaithRules/ExactTable.h"
#include "FlickOfFaithRules/View.h"
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

/// Games under laws of the game, with gods that do nothing.
namespace faith::flick::test
{

using Because = FixedVector<EffectId, kMaxEffects>;

inline Position::Disc InHand(PieceKind kind, Seat owner)
{
	return Position::Disc{kind, owner, Place::Hand, Point{}, kNoPiece};
}

/// A mission with the law in force; what it does when it enters the game is not done.
inline Setup MissionUnder(std::string_view law, int players = 2, Discs discs = {})
{
	Setup setup = Study(players, std::move(discs));
	setup.position->laws = {CardNamed(law)};
	return setup;
}

/// A worship with the law in force.
inline Setup WorshipUnder(std::string_view law, int players = 2, Discs discs = {})
{
	Setup setup = MissionUnder(law, players, std::move(discs));
	setup.position->phase = StartPhase::Worship;
	return setup;
}

/// A council that may vote for the law with thumbs up.
inline Setup CouncilOn(std::string_view law, int players = 2, Discs discs = {})
{
	Setup setup = Study(players, std::move(discs));
	setup.position->phase = StartPhase::Council;
	setup.position->deck = {CardNamed(law), CardNamed(law == "rolling_stones" ? "golden_calf" : "rolling_stones")};
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

/// The last turn of a generation under the law and the worship after it are over. The next council is open, on laws
/// that neither ask nor move anything.
inline TestGame AfterGenerationUnder(std::string_view law, Discs discs = {})
{
	Setup setup = MissionUnder(law, 2, std::move(discs));
	setup.position->unflicked = {1, 0, 0, 0};
	setup.position->deck = {CardNamed("golden_calf"), CardNamed("sacrifice")};
	TestGame game = LawGame(setup);
	game.TurnLeavingTheMap();
	EXPECT_EQ(game.State().generation, 2);
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
	EXPECT_EQ(told, !IsInForce(game, law));
	return told;
}

inline Resolved ExplainedFor(const TestGame& game, Param param, Seat seat)
{
	return Explain(LawsOnly(), game.State(), param, seat);
}

/// A number of the rules for two or four players, multiplied by so many permille.
inline std::int32_t Usual(Param param, std::int32_t permille = 1000)
{
	return RowOf(param, kMaxPlayers).base * permille / 1000;
}

/// For every player the number is changed to this, and the law is named as the only reason.
inline void ExpectNumber(const TestGame& game, Param param, std::int32_t value, std::string_view law)
{
	for (Seat seat = 0; seat < game.State().PlayerCount(); ++seat)
	{
		const Resolved resolved = ExplainedFor(game, param, seat);
		EXPECT_EQ(resolved.value, value) << NameOf(param) << " of seat " << int{seat};
		EXPECT_EQ(resolved.because, (Because{CardNamed(law)})) << NameOf(param);
	}
}

/// For every player the number is what the rules say without cards.
inline void ExpectUnchanged(const TestGame& game, Param param)
{
	for (Seat seat = 0; seat < game.State().PlayerCount(); ++seat)
	{
		const Resolved resolved = ExplainedFor(game, param, seat);
		EXPECT_EQ(resolved.value, RowOf(param, game.State().PlayerCount()).base) << NameOf(param);
		EXPECT_TRUE(resolved.because.Empty()) << NameOf(param);
	}
}

/// The cards on account of which this command is refused for this reason.
inline std::vector<EffectId> CardsToBlame(const TestGame& game, Reason reason, const Command& command)
{
	const auto cards = CardsBehind(LawsOnly(), game.State(), reason, command);
	return std::vector<EffectId>(cards.begin(), cards.end());
}

/// The launch of the last command.
inline Launched LaunchedNow(const TestGame& game)
{
	const auto launched = game.Happened<Launched>();
	EXPECT_EQ(launched.size(), 1u);
	return launched.empty() ? Launched{} : launched.front();
}

/// The built-in table plays the awaited launch, and the game takes its report.
inline Settled PlayAtTable(TestGame& game)
{
	const Settled settled = PlayExactly(game.State());
	game.Do(settled);
	EXPECT_NE(game.Asked(), DecisionKind::Settle);
	return settled;
}

/// The flick-off of a tied game with these laws in force: everybody has aimed, the table's report is awaited.
inline TestGame FlickOffUnder(std::vector<EffectId> laws)
{
	Setup setup = Study(2);
	setup.position->phase = StartPhase::Ending;
	setup.position->laws = std::move(laws);
	TestGame game = LawGame(setup);
	game.CommitAims();
	return game;
}

// Rule 4.5
inline void ExpectFlickOffUnchangedBy(std::string_view law)
{
	const Launched plain = LaunchedNow(FlickOffUnder({}));
	EXPECT_EQ(plain.launches.Size(), 2u);
	EXPECT_EQ(LaunchedNow(FlickOffUnder({CardNamed(law)})), plain);
}

inline Position::Disc InPool(PieceKind kind, Seat owner)
{
	return Position::Disc{kind, owner, Place::Pool, Point{}, kNoPiece};
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

/// The next council will choose between laws that neither ask nor move anything.
inline Setup ThenQuietLaws(Setup setup)
{
	Position& position = setup.position.value();
	for (const std::string_view quiet : {"golden_calf", "sacrifice", "exodus"})
	{
		const auto& laws = position.laws;
		if (std::find(laws.begin(), laws.end(), CardNamed(quiet)) == laws.end())
		{
			position.deck.push_back(CardNamed(quiet));
		}
	}
	return setup;
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

} // namespace faith::flick::test
