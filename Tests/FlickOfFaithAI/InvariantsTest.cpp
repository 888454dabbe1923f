#include "FlickOfFaithAI/Invariants.h"

#include "FlickOfFaithRules/Rules.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace faith::flick
{
namespace
{

using testing::HasSubstr;

/// A mission with two discs of each player on the map.
GameState Position()
{
	Setup setup;
	setup.players = 2;
	setup.position.emplace();
	for (const Seat owner : {Seat{0}, Seat{1}})
	{
		const std::int32_t x = 60'000 + 50'000 * owner;
		setup.position->discs.push_back({PieceKind::Prophet, owner, Place::Map, {x, 0}, kNoPiece});
		setup.position->discs.push_back({PieceKind::Temple, owner, Place::Map, {-x, 0}, kNoPiece});
	}
	GameState state;
	std::vector<Event> events;
	EXPECT_FALSE(Rules{}.Begin(setup, state, events));
	return state;
}

PieceId OnMap(const GameState& state, PieceKind kind, Seat owner)
{
	PieceId id = 0;
	while (state.pieces[id].kind != kind || state.pieces[id].owner != owner || state.pieces[id].place != Place::Map)
	{
		++id;
	}
	return id;
}

TEST(Invariants, HoldInAPosition)
{
	EXPECT_EQ(BrokenInvariant(Rules{}, Position()), "");
}

// Rule 1.3
TEST(Invariants, NoticeAPieceThatIsLostOrOfAnotherKind)
{
	GameState state = Position();
	state.pieces.PopBack();
	EXPECT_NE(BrokenPieces(state), "");
	state = Position();
	state.pieces[0].kind = PieceKind::Temple;
	EXPECT_NE(BrokenPieces(state), "");
}

// Rule 1.3
TEST(Invariants, NoticeAPieceInAPlaceThatIsImpossibleForIt)
{
	GameState state = Position();
	const PieceId temple = OnMap(state, PieceKind::Temple, 0);
	state.pieces[temple].place = Place::Pool;
	state.pieces[temple].position = {};
	EXPECT_THAT(BrokenPieces(state), HasSubstr("cannot be in the Reserve Pool"));

	state = Position();
	state.pieces[OnMap(state, PieceKind::Prophet, 0)].position.x = 240'001;
	EXPECT_THAT(BrokenPieces(state), HasSubstr("beyond its edge"));

	state = Position();
	state.pieces[OnMap(state, PieceKind::Prophet, 0)].place = Place::Hand;
	EXPECT_THAT(BrokenPieces(state), HasSubstr("has a position"));

	state = Position();
	state.pieces[OnMap(state, PieceKind::Prophet, 1)].position.x = 61'000;
	EXPECT_THAT(BrokenPieces(state), HasSubstr("overlaps"));
}

TEST(Invariants, NoticeAPieceThatRestsOnNothing)
{
	GameState state = Position();
	const PieceId prophet = OnMap(state, PieceKind::Prophet, 0);
	state.pieces[prophet].restsOn = OnMap(state, PieceKind::Temple, 0);
	EXPECT_THAT(BrokenPieces(state), HasSubstr("rests on air"));
	state.pieces[prophet].restsOn = prophet;
	EXPECT_THAT(BrokenPieces(state), HasSubstr("rests on itself"));
}

TEST(Invariants, NoticeALawThatIsInTwoPlaces)
{
	GameState state = Position();
	state.discarded.PushBack(state.deck.Front());
	EXPECT_NE(BrokenCards(StandardCatalogue(), state), "");
}

TEST(Invariants, NoticeAGameThatWaitsForNobody)
{
	GameState state = Position();
	state.pending.Front().waitingFor = 0;
	EXPECT_NE(BrokenFlow(state), "");
	state.pending.Clear();
	EXPECT_NE(BrokenFlow(state), "");
	state.step = Step::GameOver;
	EXPECT_NE(BrokenFlow(state), "");
}

TEST(Invariants, NoticeAPlayerWithoutASample)
{
	GameState state = Position();
	state.pending.Front().kind = DecisionKind::Card;
	EXPECT_NE(BrokenSamples(Rules{}, state), "");
}

// Rule 9.4
TEST(Invariants, NoticeAScoreWithoutALedgerEntry)
{
	GameState state = Position();
	LedgerWatch ledger;
	EXPECT_EQ(ledger.Follow({}, state), "");
	state.players[1].score = 2;
	EXPECT_NE(ledger.Follow({}, state), "");
	Scored entry;
	entry.player = 1;
	entry.points = 2;
	EXPECT_NE(ledger.Follow(std::vector<Event>{entry}, state), "") << "it has no reason";
	entry.rule = {7, 8};
	state.players[1].score = 4;
	EXPECT_EQ(ledger.Follow(std::vector<Event>{entry}, state), "");
}

// Rule 10.1
TEST(Invariants, HoldForCommandsThatAreRefusedAndForThoseThatAreNot)
{
	const GameState state = Position();
	EXPECT_EQ(BrokenRefusal(Rules{}, state, Vote{0, Thumb::Up}), "");
	EXPECT_EQ(BrokenRefusal(Rules{}, state, SampleCommands(Rules{}, state).front()), "");
}

} // namespace
} // namespace faith::flick
