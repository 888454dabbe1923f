#pragma once

#include "FlickOfFaithRules/ExactTable.h"
#include "FlickOfFaithRules/View.h"
#include "Support/PlainCards.h"
#include "Support/TestGame.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

/// Games under one law of the game, with gods that do nothing.
namespace faith::flick::test
{

using Discs = std::vector<Position::Disc>;
using Details = std::vector<std::int32_t>;

inline Position::Disc InHand(PieceKind kind, Seat owner)
{
	return Position::Disc{kind, owner, Place::Hand, Point{}, kNoPiece};
}

inline DiscRest StopsAt(PieceId disc, Point spot, PieceId restsOn = kNoPiece)
{
	return DiscRest{disc, spot, restsOn, false};
}

inline DiscRest FallsOff(PieceId disc, Point edge = At(240, 0))
{
	return DiscRest{disc, edge, kNoPiece, true};
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
	setup.position->deck = {CardNamed(law), CardNamed("golden_calf")};
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

/// For every player the number is changed to this, and the law is named as the only reason.
inline void ExpectNumber(const TestGame& game, Param param, std::int32_t value, std::string_view law)
{
	for (Seat seat = 0; seat < game.State().PlayerCount(); ++seat)
	{
		const Resolved resolved = ExplainedFor(game, param, seat);
		EXPECT_EQ(resolved.value, value) << NameOf(param) << " of seat " << int{seat};
		EXPECT_EQ(resolved.because, (FixedVector<EffectId, kMaxEffects>{CardNamed(law)})) << NameOf(param);
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

} // namespace faith::flick::test
