#include "FlickOfFaithRules/Setup.h"

#include "Support/TestGame.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <vector>

namespace faith::flick
{
namespace
{

using namespace test;

constexpr EffectId kRa{101};
constexpr EffectId kAnubis{102};
constexpr EffectId kTyr{107};
constexpr EffectId kFreja{108};

Position::Disc Lies(PieceKind kind, Seat owner, Place place)
{
	return Position::Disc{kind, owner, place, Point{}, kNoPiece};
}

/// A position of two players with these discs must be refused because of the piece at this place of the list.
void RefuseDisc(const std::vector<Position::Disc>& discs, std::int32_t place)
{
	EXPECT_EQ(RefuseSetup(Study(2, discs), Reason::SetupPiece), (std::vector{place}));
}

// Rule 5.1
TEST(Positions, OfTheCouncilBeginWithTwoDrawnCards)
{
	auto setup = Study(3);
	setup.position->phase = StartPhase::Council;
	TestGame game(setup);
	EXPECT_EQ(game.Asked(), DecisionKind::Vote);
	EXPECT_EQ(game.Happened<LawsDrawn>().size(), 1u);
}

// Rule 6.1
TEST(Positions, OfTheMissionBeginWithTheActivePlayer)
{
	for (Seat active = 0; active < 4; ++active)
	{
		auto setup = Study(4);
		setup.position->firstPlayer = 2;
		setup.position->activePlayer = active;
		TestGame game(setup);
		EXPECT_EQ(game.Asked(), DecisionKind::Place);
		EXPECT_EQ(game.Active(), active);
		EXPECT_EQ(game.State().firstPlayer, 2);
	}
}

// Rule 8.1
TEST(Positions, OfTheWorshipBeginWithScoring)
{
	auto setup = Study(2, {OnMap(PieceKind::Prophet, 1, At(0, 150))});
	setup.position->phase = StartPhase::Worship;
	setup.position->generation = 2;
	TestGame game(setup);
	EXPECT_EQ(game.PointsFor(1, RuleNumber{8, 1}), 1);
	EXPECT_EQ(game.State().generation, 3);
	EXPECT_EQ(game.Asked(), DecisionKind::Vote);
}

// Rule 9.1
TEST(Positions, OfTheEndingBeginWithTheSearchForTheWinner)
{
	auto setup = Study(2, {OnMap(PieceKind::Prophet, 1, At(0, 150))});
	setup.position->phase = StartPhase::Ending;
	setup.position->scores = {4, 2, 0, 0};
	TestGame game(setup);
	EXPECT_EQ(game.State().winner, 0);
	EXPECT_EQ(game.Score(1), 2) << "no worship before the end";
}

TEST(Positions, RefuseAPhaseThatDoesNotExist)
{
	auto setup = Study(2);
	setup.position->phase = static_cast<StartPhase>(4);
	EXPECT_EQ(RefuseSetup(setup, Reason::OptionUnknown), (std::vector<std::int32_t>{4}));
}

// Rule 1.2
TEST(Positions, StandInOneOfTheGenerationsOfTheGame)
{
	for (const auto& [players, generations] : {std::pair{2, 4}, std::pair{3, 3}, std::pair{4, 4}})
	{
		for (int generation = 0; generation <= 255; ++generation)
		{
			auto setup = Study(players);
			setup.position->generation = static_cast<std::uint8_t>(generation);
			if (generation >= 1 && generation <= generations)
			{
				EXPECT_EQ(TestGame(setup).State().generation, generation);
			}
			else
			{
				EXPECT_EQ(RefuseSetup(setup, Reason::SetupGeneration), (std::vector{generation}));
			}
		}
	}
}

TEST(Positions, RefuseSeatsThatAreNotTaken)
{
	for (const Seat seat : {Seat{3}, Seat{4}, Seat{255}})
	{
		auto setup = Study(3);
		setup.position->firstPlayer = seat;
		EXPECT_EQ(RefuseSetup(setup, Reason::SetupSeat), (std::vector<std::int32_t>{seat}));
		setup.position->firstPlayer = 0;
		setup.position->activePlayer = seat;
		EXPECT_EQ(RefuseSetup(setup, Reason::SetupSeat), (std::vector<std::int32_t>{seat}));
	}
}

// Rule 3.3
TEST(Positions, GiveSeatsTheNamedGodsAndTheOthersCardsThatAreLeft)
{
	for (std::uint64_t seed = 1; seed <= 20; ++seed)
	{
		auto setup = Study(4);
		setup.seed = seed;
		setup.position->gods = {kNoCard, kFreja, kNoCard, kAnubis};
		TestGame game(setup);
		const auto& players = game.State().players;
		EXPECT_EQ(players[1].god, kFreja);
		EXPECT_EQ(players[1].godCard, 3);
		EXPECT_EQ(players[3].god, kAnubis);
		EXPECT_EQ(players[3].godCard, 0);
		EXPECT_EQ(players[0].godCard + players[2].godCard, 1 + 2);
		EXPECT_EQ(players[0].god, StandardCatalogue().godCards[players[0].godCard].sides[0]->id);
	}
}

// Rule 3.3
TEST(Positions, RefuseGodsThatDoNotExistOrShareACard)
{
	const auto refuse = [](EffectId first, EffectId second, std::int32_t seat)
	{
		auto setup = Study(2);
		setup.position->gods = {first, second, kNoCard, kNoCard};
		EXPECT_EQ(RefuseSetup(setup, Reason::SetupGods), (std::vector{seat}));
	};
	refuse(EffectId{1}, kNoCard, 0);
	refuse(kRa, EffectId{20}, 1);
	refuse(EffectId{109}, kNoCard, 0);
	refuse(kNoCard, EffectId{255}, 1);
	refuse(kRa, kAnubis, 1);
	refuse(kTyr, kTyr, 1);
	auto setup = Study(2);
	setup.position->gods[2] = kTyr;
	EXPECT_EQ(RefuseSetup(setup, Reason::SetupGods), (std::vector<std::int32_t>{2}));
}

// Rule 9.4
TEST(Positions, EnterTheirScoresInTheLedger)
{
	auto setup = Study(3);
	setup.position->scores = {7, 0, 1000, 0};
	TestGame game(setup);
	EXPECT_EQ(game.Score(0), 7);
	EXPECT_EQ(game.Score(1), 0);
	EXPECT_EQ(game.Score(2), 1000);
	std::int32_t ledger = 0;
	for (const Scored& entry : game.Happened<Scored>())
	{
		ledger += entry.points;
	}
	EXPECT_EQ(ledger, 1007);
}

TEST(Positions, RefuseScoresThatNobodyCanHave)
{
	for (const std::int32_t score :
		{-1, 1001, std::numeric_limits<std::int32_t>::min(), std::numeric_limits<std::int32_t>::max()})
	{
		auto setup = Study(3);
		setup.position->scores[1] = score;
		EXPECT_EQ(RefuseSetup(setup, Reason::SetupScore), (std::vector<std::int32_t>{1}));
	}
	auto setup = Study(3);
	setup.position->scores[3] = 1;
	EXPECT_EQ(RefuseSetup(setup, Reason::SetupScore), (std::vector<std::int32_t>{3}));
}

TEST(Positions, LeaveInHandWhatIsNotListed)
{
	TestGame game(Study(2,
		{OnMap(PieceKind::Prophet, 0, At(100, 100)), OnMap(PieceKind::Temple, 0, At(0, 150)),
			Lies(PieceKind::Prophet, 0, Place::Pool)}));
	EXPECT_EQ(game.CountIn(Place::Hand, PieceKind::Prophet, 0), 3);
	EXPECT_EQ(game.CountIn(Place::Hand, PieceKind::Temple, 0), 3);
	EXPECT_EQ(game.CountIn(Place::Hand, PieceKind::Prophet, 1), 5);
	EXPECT_EQ(game.CountIn(Place::Box, PieceKind::Prophet, 0), 2);
}

TEST(Positions, SetTheNumberOfUnflickedProphets)
{
	auto setup = Study(2, {OnMap(PieceKind::Prophet, 0, At(100, 100))});
	setup.position->unflicked = {2, 7, -1, -1};
	TestGame game(setup);
	EXPECT_EQ(UnflickedOf(game.State(), 0), 2);
	EXPECT_EQ(UnflickedOf(game.State(), 1), 7);
	EXPECT_EQ(game.CountIn(Place::Map, PieceKind::Prophet, 0), 1);
	EXPECT_EQ(game.CountIn(Place::Pool, PieceKind::Prophet, 0), 2) << "the others were flicked before";
	EXPECT_EQ(game.CountIn(Place::Box, PieceKind::Prophet, 1), 0);
}

TEST(Positions, RefuseMoreUnflickedProphetsThanThereAre)
{
	auto setup = Study(2, {OnMap(PieceKind::Prophet, 0, At(100, 100))});
	for (const int wrong : {7, 8, 127, -2, -128})
	{
		setup.position->unflicked[0] = static_cast<std::int8_t>(wrong);
		RefuseSetup(setup, Reason::SetupTooManyPieces);
	}
	setup.position->unflicked[0] = 6;
	EXPECT_EQ(UnflickedOf(TestGame(setup).State(), 0), 6);
}

TEST(Positions, KeepListedProphetsInHandWhateverTheirNumber)
{
	auto setup = Study(2, {Lies(PieceKind::Sphinx, 0, Place::Hand), Lies(PieceKind::Templar, 0, Place::Hand)});
	setup.position->unflicked[0] = 2;
	TestGame game(setup);
	EXPECT_EQ(game.CountIn(Place::Hand, PieceKind::Sphinx, 0), 1);
	EXPECT_EQ(game.CountIn(Place::Hand, PieceKind::Templar, 0), 1);
	EXPECT_EQ(game.CountIn(Place::Hand, PieceKind::Prophet, 0), 0);
	setup.position->unflicked[0] = 1;
	RefuseSetup(setup, Reason::SetupTooManyPieces);
}

// Rule 1.3
TEST(Positions, PlaceEveryKindOfDiscWhereItIsListed)
{
	TestGame game(Study(2,
		{OnMap(PieceKind::Prophet, 0, At(1, 2)), OnMap(PieceKind::Templar, 1, At(60, 0)),
			OnMap(PieceKind::Sphinx, 1, At(0, 150)), OnMap(PieceKind::Temple, 0, At(150, 0)),
			OnMap(PieceKind::KingApe, kNobody, At(-240, 240)), OnMap(PieceKind::Prophet, 1, At(0, 145), 2),
			Lies(PieceKind::Templar, 0, Place::Pool), Lies(PieceKind::Templar, 0, Place::Hand)}));
	const auto at = [&](PieceKind kind, Seat owner)
	{ return game.PieceAt(game.FindIn(Place::Map, kind, owner)).position; };
	EXPECT_EQ(at(PieceKind::Prophet, 0), At(1, 2));
	EXPECT_EQ(at(PieceKind::Templar, 1), At(60, 0));
	EXPECT_EQ(at(PieceKind::Sphinx, 1), At(0, 150));
	EXPECT_EQ(at(PieceKind::Temple, 0), At(150, 0));
	EXPECT_EQ(at(PieceKind::KingApe, kNobody), At(-240, 240));
	EXPECT_EQ(game.PieceAt(game.FindIn(Place::Map, PieceKind::Prophet, 1)).restsOn, game.Find(PieceKind::Sphinx, 1));
	EXPECT_EQ(game.CountIn(Place::Pool, PieceKind::Templar, 0), 1);
	EXPECT_EQ(game.CountIn(Place::Hand, PieceKind::Templar, 0), 1);
	EXPECT_EQ(game.State().pieces.Size(), 2u * 13u + 5u);
}

TEST(Positions, RefuseDiscsThatCannotBeWhereTheyAreListed)
{
	const Position::Disc fine = OnMap(PieceKind::Prophet, 0, At(0, 0));
	RefuseDisc({fine, OnMap(PieceKind::Prophet, 2, At(60, 0))}, 1);
	RefuseDisc({OnMap(PieceKind::Prophet, kNobody, At(60, 0))}, 0);
	RefuseDisc({OnMap(PieceKind::Sphinx, kNobody, At(60, 0))}, 0);
	RefuseDisc({OnMap(PieceKind::KingApe, 0, At(60, 0))}, 0);
	RefuseDisc({OnMap(static_cast<PieceKind>(5), 0, At(60, 0))}, 0);
	RefuseDisc({OnMap(static_cast<PieceKind>(255), 0, At(60, 0))}, 0);
	RefuseDisc({Lies(PieceKind::Prophet, 0, Place::Box)}, 0);
	RefuseDisc({Lies(PieceKind::Prophet, 0, Place::OffMap)}, 0);
	RefuseDisc({Lies(PieceKind::Prophet, 0, Place::Card)}, 0);
	RefuseDisc({Lies(PieceKind::Prophet, 0, static_cast<Place>(6))}, 0);
	RefuseDisc({Lies(PieceKind::Prophet, 0, static_cast<Place>(255))}, 0);
	RefuseDisc({Lies(PieceKind::Temple, 0, Place::Pool)}, 0);
	RefuseDisc({Lies(PieceKind::KingApe, kNobody, Place::Hand)}, 0);
	RefuseDisc({Position::Disc{PieceKind::Prophet, 0, Place::Pool, At(1, 0), kNoPiece}}, 0);
	RefuseDisc({fine, Position::Disc{PieceKind::Prophet, 0, Place::Hand, Point{}, 0}}, 1);
}

// Rule 2.1
TEST(Positions, RefuseDiscsBeyondTheEdge)
{
	const std::int32_t lowest = std::numeric_limits<std::int32_t>::min();
	const std::int32_t highest = std::numeric_limits<std::int32_t>::max();
	for (const Point spot :
		{Point{240'001, 0}, Point{0, -240'001}, Point{lowest, lowest}, Point{highest, 0}, Point{lowest, highest}})
	{
		RefuseDisc({OnMap(PieceKind::Prophet, 0, spot)}, 0);
	}
}

// Rule 6.7
TEST(Positions, RefuseDiscsInOnePlace)
{
	RefuseSetup(Study(2, {OnMap(PieceKind::Prophet, 0, At(0, 0)), OnMap(PieceKind::Prophet, 1, Point{19'499, 0})}),
		Reason::SetupPiece);
	TestGame touching(Study(2, {OnMap(PieceKind::Prophet, 0, At(0, 0)), OnMap(PieceKind::Prophet, 1, At(20, 0))}));
	EXPECT_EQ(touching.CountIn(Place::Map, PieceKind::Prophet, 1), 1);
}

// Rule 6.7
TEST(Positions, RefuseTowersThatCannotStand)
{
	RefuseDisc({OnMap(PieceKind::Prophet, 0, At(0, 0), 1)}, 0);
	RefuseDisc({OnMap(PieceKind::Prophet, 0, At(0, 0), 254)}, 0);
	RefuseSetup(Study(2, {OnMap(PieceKind::Prophet, 0, At(0, 0), 0)}), Reason::SetupPiece);
	RefuseSetup(Study(2, {OnMap(PieceKind::Prophet, 0, At(0, 0), 1), OnMap(PieceKind::Prophet, 1, At(0, 0), 0)}),
		Reason::SetupPiece);
	RefuseSetup(Study(2, {OnMap(PieceKind::Prophet, 0, At(0, 0)), OnMap(PieceKind::Prophet, 1, At(20, 0), 0)}),
		Reason::SetupPiece);
	RefuseSetup(Study(2, {Lies(PieceKind::Prophet, 0, Place::Pool), OnMap(PieceKind::Prophet, 1, At(20, 0), 0)}),
		Reason::SetupPiece);
}

// Rule 1.3
TEST(Positions, RefuseMorePiecesThanTheBoxHolds)
{
	const auto refuse = [](PieceKind kind, Seat owner, int tooMany)
	{
		std::vector<Position::Disc> discs;
		for (int i = 0; i < tooMany; ++i)
		{
			discs.push_back(OnMap(kind, owner, At(-200 + 50 * i, 0)));
		}
		EXPECT_EQ(
			RefuseSetup(Study(2, discs), Reason::SetupTooManyPieces), (std::vector{static_cast<std::int32_t>(kind)}));
		discs.pop_back();
		EXPECT_EQ(TestGame(Study(2, discs)).CountIn(Place::Map, kind, owner), tooMany - 1);
	};
	refuse(PieceKind::Prophet, 0, 8);
	refuse(PieceKind::Templar, 1, 3);
	refuse(PieceKind::Sphinx, 1, 2);
	refuse(PieceKind::Temple, 0, 5);
	refuse(PieceKind::KingApe, kNobody, 2);
	RefuseSetup(Study(2, std::vector<Position::Disc>(1000, Lies(PieceKind::Prophet, 0, Place::Pool))),
		Reason::SetupTooManyPieces);
}

// Rule 1.3
TEST(Positions, RefuseTheSphinxForTwoOwners)
{
	RefuseSetup(Study(2, {Lies(PieceKind::Sphinx, 0, Place::Hand), OnMap(PieceKind::Sphinx, 1, At(0, 0))}),
		Reason::SetupTooManyPieces);
}

// Rule 5.6
TEST(Positions, PutTheListedLawsInForceAndOutOfTheDeck)
{
	auto setup = Study(2);
	setup.position->laws = {EffectId{8}, EffectId{3}};
	TestGame game(setup);
	std::vector<int> inForce;
	for (const ActiveEffect& effect : game.State().effects)
	{
		if (StandardCatalogue().IsLaw(effect.source))
		{
			inForce.push_back(effect.source.value);
			EXPECT_EQ(effect.controller, kNobody);
		}
	}
	EXPECT_EQ(inForce, (std::vector{8, 3}));
	EXPECT_EQ(game.State().deck.Size(), 18u);
	EXPECT_FALSE(game.State().deck.Contains(EffectId{8}));
	EXPECT_FALSE(game.State().deck.Contains(EffectId{3}));
}

// Rule 5.1
TEST(Positions, DrawTheListedDeckFirstAndThenTheOthers)
{
	auto setup = Study(2);
	setup.position->phase = StartPhase::Council;
	setup.position->deck = {EffectId{11}, EffectId{2}, EffectId{17}, EffectId{5}};
	TestGame game(setup);
	EXPECT_EQ(game.State().council.upper, EffectId{11});
	EXPECT_EQ(game.State().council.lower, EffectId{2});
	const auto& deck = game.State().deck;
	ASSERT_EQ(deck.Size(), 18u);
	EXPECT_EQ(deck[17], EffectId{17});
	EXPECT_EQ(deck[16], EffectId{5});
	for (std::uint8_t law = 1; law <= 20; ++law)
	{
		EXPECT_EQ(std::count(deck.begin(), deck.end(), EffectId{law}), law == 11 || law == 2 ? 0 : 1);
	}
}

TEST(Positions, RefuseLawsThatDoNotExistOrAreUsedTwice)
{
	const auto refuse = [](std::vector<EffectId> laws, std::vector<EffectId> deck, std::int32_t card)
	{
		auto setup = Study(2);
		setup.position->laws = std::move(laws);
		setup.position->deck = std::move(deck);
		EXPECT_EQ(RefuseSetup(setup, Reason::SetupLaw), (std::vector{card}));
	};
	refuse({EffectId{0}}, {}, 0);
	refuse({kRa}, {}, 101);
	refuse({}, {EffectId{255}}, 255);
	refuse({EffectId{4}, EffectId{4}}, {}, 4);
	refuse({}, {EffectId{4}, EffectId{4}}, 4);
	refuse({EffectId{4}}, {EffectId{4}}, 4);
	refuse({}, std::vector<EffectId>(1000, EffectId{6}), 6);
}

TEST(Positions, AreLaidOutTheSameWayEveryTime)
{
	auto setup = Study(3, {OnMap(PieceKind::Prophet, 0, At(0, 0))});
	setup.seed = 5;
	EXPECT_EQ(TestGame(setup).State(), TestGame(setup).State());
}

} // namespace
} // namespace faith::flick
