#include "FlickOfFaithPresentation/Narrator.h"

#include "FaithText/Utf8.h"
#include "FlickOfFaithCli/Narrated.h"
#include "FlickOfFaithPresentation/Wrapping.h"
#include "FlickOfFaithRules/ExactTable.h"
#include "FlickOfFaithRules/Rules.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

namespace faith::cli
{
namespace
{

using flick::GameState;
using flick::Place;
using test::kExodus;
using test::kInNorthCity;
using test::kInSea;
using test::kKraken;
using test::kOnNorthIsland;
using test::kProphetOfRa;
using test::kProphetOfZeus;
using test::kRa;
using test::kTempleOfRa;
using test::LaunchOf;
using test::OntoMap;
using test::Resting;
using test::TwoPlayers;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

using NarratorTest = test::Narrated;

TEST_F(NarratorTest, CallsPlayersBySeatAndColourUntilTheirGodsAreKnown)
{
	state_.players[0].god = flick::kNoCard;
	state_.players[1].god = flick::kNoCard;
	const std::string dealt = Tell(flick::GodsDealt{{0, 2}});
	EXPECT_THAT(dealt, HasSubstr("Seat 1 (yellow) sits in the north-east corner and is dealt “Gods of Egypt”."));
	EXPECT_THAT(dealt, HasSubstr("Seat 2 (purple) sits in the south-west corner and is dealt “Gods of Greece”."));
	EXPECT_THAT(dealt, Not(HasSubstr("Seat 3")));
}

TEST_F(NarratorTest, DoesNotGiveAwayTheGodOfTheLastToChoose)
{
	const std::string told = TellVerbosely(flick::Committed{flick::DecisionKind::ChooseGod, 0});
	EXPECT_EQ(told, "  Seat 1 (yellow) has chosen a god.\n");
	EXPECT_THAT(Tell(flick::Committed{flick::DecisionKind::ChooseGod, 0}), IsEmpty());
}

TEST_F(NarratorTest, TellsDistancesOfAFlickOff)
{
	flick::Launched launched = LaunchOf(kProphetOfRa);
	launched.launches.PushBack(LaunchOf(kProphetOfZeus).launches[0]);
	EXPECT_THAT(Tell(flick::FlickOffBegan{0b11, 0, false}), HasSubstr("Ra and Zeus flick at the same time"));
	EXPECT_THAT(Tell(launched), IsEmpty());
	EXPECT_THAT(Tell(Resting({{kProphetOfRa, kInSea}})), IsEmpty());
	const std::string measured = Tell(flick::FlickOffMeasured{{12'345, -1}, 0b01});
	EXPECT_THAT(measured, HasSubstr("Ra: 12.3 mm from the Navel’s centre - nearest\n"));
	EXPECT_THAT(measured, HasSubstr("Zeus: off the map\n"));
	EXPECT_EQ(Tell(flick::FirstPlayerFound{0, false}), "  Ra takes the first player marker.\n");
	EXPECT_THAT(Tell(flick::FirstPlayerFound{1, true}), HasSubstr("The lot decides: Zeus"));
}

TEST_F(NarratorTest, TellsVoteAndLaw)
{
	EXPECT_THAT(
		Tell(flick::LawsDrawn{kKraken, kExodus}), HasSubstr("“The Kraken” (thumb up) or “Exodus” (thumb down)"));
	EXPECT_EQ(Tell(flick::VotesRevealed{{flick::Thumb::Up, flick::Thumb::Down}, 1, 1}),
		"  Votes: Ra: thumb up and Zeus: thumb down. 1 up, 1 down.\n");
	EXPECT_EQ(Tell(flick::LawEnacted{kKraken, kExodus, true, flick::kNoCard, flick::Duration::RestOfGame}),
		"  A tie! The lot makes “The Kraken” the law. In force: the rest of the game. “Exodus” goes to the box.\n" +
			flick::Wrapped(texts_.Get("law.kraken.effect"), "      "));
}

TEST_F(NarratorTest, ShowsTheHeadingOfTheMissionOnce)
{
	EXPECT_EQ(Tell(flick::TurnBegan{0}), "\n--- Mission ---\n");
	EXPECT_THAT(Tell(flick::TurnBegan{1}), IsEmpty());
}

TEST_F(NarratorTest, TellsWhereAFlickedProphetEndsAndWhatItPushed)
{
	EXPECT_THAT(Tell(OntoMap(kProphetOfZeus, kOnNorthIsland)), IsEmpty());
	EXPECT_THAT(Tell(LaunchOf(kProphetOfRa)), IsEmpty());
	EXPECT_EQ(Tell(Resting({{kProphetOfRa, kInNorthCity}, {kProphetOfZeus, kInSea}})),
		"  Ra flicks a prophet. It comes to rest in the city of Olive Island.\n"
		"      Pushed: Zeus’s prophet, now in the sea.\n");
}

TEST_F(NarratorTest, DoesNotTellOfDiscsThatStayedOrMerelyShifted)
{
	(void)Tell(OntoMap(kProphetOfZeus, kOnNorthIsland));
	(void)Tell(OntoMap(kTempleOfRa, {150'000, 0}));
	(void)Tell(LaunchOf(kProphetOfRa));
	const flick::Point shifted{kOnNorthIsland.x + 100, kOnNorthIsland.y};
	const std::string told =
		Tell(Resting({{kProphetOfRa, kInSea}, {kProphetOfZeus, shifted}, {kTempleOfRa, {150'000, 0}}}));
	EXPECT_EQ(told, "  Ra flicks a prophet. It comes to rest in the sea.\n");
}

TEST_F(NarratorTest, TellsWhatLeftTheMap)
{
	(void)Tell(OntoMap(kProphetOfZeus, kOnNorthIsland));
	(void)Tell(LaunchOf(kProphetOfRa));
	const flick::Point gone{0, 240'001};
	EXPECT_EQ(
		Tell(Resting({{kProphetOfRa, gone, flick::kNoPiece, true}, {kProphetOfZeus, gone, flick::kNoPiece, true}})),
		"  Ra flicks a prophet. It shoots right off the map!\n"
		"      Knocked off the map: Zeus’s prophet.\n");
}

TEST_F(NarratorTest, APieceOnAnotherIsWhereTheLowerOneIs)
{
	(void)Tell(OntoMap(kTempleOfRa, kInNorthCity));
	(void)Tell(LaunchOf(kProphetOfRa));
	const flick::Point overTheSea{0, 150'000 - 26'000};
	EXPECT_THAT(Tell(Resting({{kProphetOfRa, overTheSea, kTempleOfRa}})), HasSubstr("in the city of Olive Island"));
}

TEST_F(NarratorTest, ARepeatedFlickIsCalledSo)
{
	(void)Tell(flick::TurnBegan{0});
	EXPECT_THAT(Tell(flick::ReflickOffered{0, 1}), HasSubstr("may be flicked again (1 try left)"));
	(void)Tell(LaunchOf(kProphetOfRa));
	EXPECT_THAT(Tell(Resting({{kProphetOfRa, kInSea}})), HasSubstr("Ra flicks the same disc again."));
	(void)Tell(flick::TurnBegan{0});
	EXPECT_THAT(Tell(Resting({{kProphetOfRa, kInSea}})), HasSubstr("Ra flicks a prophet."));
}

TEST_F(NarratorTest, TellsOfTemples)
{
	EXPECT_EQ(Tell(flick::TempleBuilt{0, kProphetOfRa, kTempleOfRa, 0, false, kInNorthCity}),
		"      Ra turns a prophet in the city into a temple on Olive Island.\n");
	EXPECT_THAT(Tell(flick::TempleBuilt{0, kProphetOfRa, kTempleOfRa, 3, true, {-150'000, 0}}),
		HasSubstr("moves a temple: it now stands on Sand Island"));
	EXPECT_EQ(Tell(flick::PieceMoved{
				  kTempleOfRa, 0, Place::Map, Place::Hand, {}, flick::kNoPiece, 0, {7, 10}, flick::kNoCard}),
		"      No longer on any island, back to its owner: Ra’s temple.\n");
}

TEST_F(NarratorTest, SaysForEveryPointWhoGotItAndWhy)
{
	flick::Scored navel{0, 3, {7, 8}, flick::kNoCard, {}, 0b0101, {kProphetOfRa}};
	EXPECT_EQ(Tell(navel),
		"       +3 VP  Ra    a prophet reached the Navel, plus presence on 2 islands: Olive Island and Frost Island "
		"[rule 7.8]\n");
	navel.islands = 0;
	navel.points = 1;
	EXPECT_EQ(Tell(navel), "       +1 VP  Ra    a prophet reached the Navel [rule 7.8]\n");
	EXPECT_EQ(Tell(flick::Scored{0, 1, {8, 1}, flick::kNoCard, {}, 0b1000, {kProphetOfRa, kTempleOfRa}}),
		"       +1 VP  Ra    presence: Sand Island (1 prophet and 1 temple) [rule 8.1]\n");
	EXPECT_EQ(Tell(flick::Scored{1, 4, {8, 2}, flick::kNoCard, {kExodus, kRa}, 0b0001, {kProphetOfZeus}}),
		"       +4 VP  Zeus  domination: Olive Island (1 prophet, more than anyone else), changed by “Exodus” and “Ra” "
		"[rule 8.2]\n");
	EXPECT_EQ(
		Tell(flick::Scored{1, -1, {12, 11}, kKraken, {}, 0, {}}), "       -1 VP  Zeus  “The Kraken” [rule 12.11]\n");
	EXPECT_EQ(Tell(flick::Scored{1, -1, {12, 11}, kKraken, {}, 0, {kProphetOfZeus}}),
		"       -1 VP  Zeus  “The Kraken” (1 prophet) [rule 12.11]\n");
	EXPECT_EQ(Tell(flick::Scored{1, 1, {13, 5}, test::kZeus, {}, 0b0001, {kProphetOfZeus}}),
		"       +1 VP  Zeus  “Zeus”: Olive Island [rule 13.5]\n");
}

TEST_F(NarratorTest, ShowsATableOfTheGenerationAfterWorship)
{
	(void)Tell(flick::Scored{0, 3, {7, 8}, flick::kNoCard, {}, 0, {}});
	(void)Tell(flick::WorshipBegan{2});
	(void)Tell(flick::Scored{0, 1, {8, 1}, flick::kNoCard, {}, 1, {kProphetOfRa}});
	(void)Tell(flick::Scored{0, 2, {8, 2}, flick::kNoCard, {}, 1, {kProphetOfRa}});
	(void)Tell(flick::Scored{1, -1, {12, 11}, kKraken, {}, 0, {}});
	state_.players[0].score = 16;
	state_.generation = 3;
	EXPECT_EQ(Tell(flick::MarkerPassed{1}),
		"\n"
		"  After generation 2   Navel   Presence   Domination   Cards   Gained   VP\n"
		"  Ra                       3          1            2       0       +6   16\n"
		"  Zeus                     0          0            0      -1       -1    0\n"
		"\n"
		"  The first player marker passes to Zeus.\n");
	EXPECT_EQ(Tell(flick::LawExpired{kExodus}), "  “Exodus” is no longer law.\n");
	const std::string next = Tell(flick::GenerationBegan{3, 1});
	EXPECT_EQ(next, "\n=== Generation 3 of 4 ===\nZeus has the first player marker.\n");
}

TEST_F(NarratorTest, TheLastTableIsShownEvenIfNoMarkerPasses)
{
	(void)Tell(flick::WorshipBegan{4});
	const std::string end = Tell(flick::GameEnded{1, flick::WinReason::MostPoints, {5, 9}, {1, 0}});
	EXPECT_THAT(end, HasSubstr("After generation 4"));
	EXPECT_THAT(end, HasSubstr("Zeus                0    9\n  Ra                  1    5\n"));
	EXPECT_THAT(end, HasSubstr("Zeus wins with the most converts: 9 VP."));
}

TEST_F(NarratorTest, SaysHowTheWinnerWasFound)
{
	const auto ended = [this](flick::WinReason reason) { return Tell(flick::GameEnded{0, reason, {5, 5}, {2, 1}}); };
	EXPECT_THAT(ended(flick::WinReason::MostTemples), HasSubstr("the most temples on the map (2)"));
	EXPECT_THAT(ended(flick::WinReason::FlickOff), HasSubstr("Ra wins the flick-off"));
	EXPECT_THAT(ended(flick::WinReason::Lot), HasSubstr("Ra wins by lot"));
}

// Rule 9.2
TEST_F(NarratorTest, TellsTheTemplesThatCountedInTheOrderOfTheResult)
{
	const std::string end = Tell(flick::GameEnded{1, flick::WinReason::FlickOff, {5, 5}, {2, 2}});
	EXPECT_THAT(end, HasSubstr("Zeus                2    5\n  Ra                  2    5\n"));
	EXPECT_THAT(end, HasSubstr("Zeus wins the flick-off: VP (5) and temples (2) were tied."));
}

TEST_F(NarratorTest, TellsCoordinatesInMillimetresWhenVerbose)
{
	EXPECT_EQ(TellVerbosely(OntoMap(kProphetOfRa, {-210'000, 205'550})),
		"      Ra’s prophet #0: hand → map (-210.0 mm, 205.6 mm) [rule 6.3]\n");
	EXPECT_EQ(TellVerbosely(LaunchOf(kProphetOfRa)),
		"      Ra’s prophet #0: from (-210.0 mm, -210.0 mm), direction 45.5°, 1800 mm/s\n");
	EXPECT_THAT(TellVerbosely(Resting({{kProphetOfRa, kInSea}})),
		HasSubstr("      Ra’s prophet #0 at (150.0 mm, 150.0 mm), in the sea\n"));
	EXPECT_EQ(TellVerbosely(flick::PieceMoved{
				  kProphetOfRa, 0, Place::OffMap, Place::Card, {}, flick::kNoPiece, 0, {7, 9}, kKraken}),
		"      Ra’s prophet #0: off the map → card “The Kraken” [rule 7.9]\n");
}

TEST_F(NarratorTest, KnowsThePiecesOfAPositionItStartsFrom)
{
	state_.pieces[kProphetOfZeus].place = Place::Map;
	state_.pieces[kProphetOfZeus].position = kOnNorthIsland;
	(void)Tell(flick::PieceMoved{
		kProphetOfZeus, 1, Place::Box, Place::Map, kOnNorthIsland, flick::kNoPiece, 0, {}, flick::kNoCard});
	(void)Tell(LaunchOf(kProphetOfRa));
	EXPECT_THAT(Tell(Resting({{kProphetOfZeus, kOnNorthIsland}})), IsEmpty());
	EXPECT_THAT(Tell(Resting({{kProphetOfZeus, kInSea}})), HasSubstr("Pushed: Zeus’s prophet, now in the sea."));
}

TEST_F(NarratorTest, SaysWhyACommandWasRefused)
{
	using flick::Reason;
	const auto told = [this](Reason reason, FixedVector<std::int32_t, 4> details) {
		return narrator_.Tell(flick::Refusal{reason, details}, state_);
	};
	EXPECT_EQ(told(Reason::NotYourTurn, {1}), "Not allowed: It is not the turn of Zeus.\n");
	EXPECT_EQ(told(Reason::NotNow, {3}),
		"Not allowed: This cannot be done now. The game waits for: the votes of the council.\n");
	EXPECT_EQ(told(Reason::UnknownPlayer, {3}), "Not allowed: Nobody sits at seat 4.\n");
	EXPECT_EQ(told(Reason::WrongNumberOfDiscs, {2}), "Not allowed: Exactly 2 discs are needed here.\n");
	EXPECT_EQ(
		told(Reason::PowerOutOfRange, {1005}), "Not allowed: The power must be between 0.1% and 100%, not 100.5%.\n");
	EXPECT_EQ(told(Reason::SettledOverlap, {0, 2}),
		"Not allowed: Two pieces are reported in one place: Ra’s prophet, Zeus’s prophet.\n");
	EXPECT_EQ(
		told(Reason::WrongIsland, {3}), "Not allowed: The temple belongs on the island of the city: Sand Island.\n");
	EXPECT_EQ(told(Reason::UnknownPiece, {200}), "Not allowed: There is no piece with the number 200.\n");
	EXPECT_EQ(told(Reason::NotYourPiece, {200}), "Not allowed: This piece belongs to somebody else: piece #200.\n");
}

TEST_F(NarratorTest, SaysWhoIsAskedWhat)
{
	EXPECT_EQ(narrator_.Tell(flick::Decision{flick::DecisionKind::Vote, 0b11}, state_),
		"Ra and Zeus: Vote: thumb up for the upper law, thumb down for the lower.\n");
	EXPECT_EQ(narrator_.Tell(flick::Decision{flick::DecisionKind::Settle, 0}, state_), "The discs are still moving.\n");
}

class NarratorLanguages : public testing::TestWithParam<text::Language>
{
protected:
	text::TextTable texts_ = test::Texts(GetParam());
};

INSTANTIATE_TEST_SUITE_P(EveryLanguage, NarratorLanguages,
	testing::Values(text::Language::English, text::Language::German, text::Language::Polish),
	[](const testing::TestParamInfo<text::Language>& tested) { return std::string(NameOf(tested.param)); });

TEST_P(NarratorLanguages, HaveWordsForEveryRefusalAndEveryDecision)
{
	const flick::Narrator narrator(texts_, flick::StandardCatalogue());
	const GameState state = TwoPlayers();
	for (std::size_t i = 0; i < kEnumCount<flick::Reason>; ++i)
	{
		(void)narrator.Tell(flick::Refusal{static_cast<flick::Reason>(i), {1, 1}}, state);
	}
	for (std::size_t i = 0; i < kEnumCount<flick::DecisionKind>; ++i)
	{
		(void)narrator.Tell(flick::Decision{static_cast<flick::DecisionKind>(i), 1}, state);
	}
	EXPECT_THAT(texts_.Failures(), IsEmpty());
}

/// Plays a match of random commands and returns its story.
std::string StoryOfAMatch(flick::Narrator& narrator, std::uint8_t players, std::uint32_t seed)
{
	const flick::Rules rules;
	GameState state;
	flick::Setup setup;
	setup.players = players;
	setup.seed = seed;
	std::mt19937 chance(seed);
	std::vector<flick::Event> events;
	EXPECT_FALSE(rules.Begin(setup, state, events));
	std::string story;
	for (int commands = 0; commands < 2000; ++commands)
	{
		for (const flick::Event& event : events)
		{
			story += narrator.Tell(event, state);
		}
		events.clear();
		if (state.step == flick::Step::GameOver)
		{
			return story;
		}
		flick::Command command = PlayExactly(state);
		if (state.pending.Front().kind != flick::DecisionKind::Settle)
		{
			const std::vector<flick::Command> allowed = SampleCommands(rules, state);
			command = allowed[chance() % allowed.size()];
		}
		EXPECT_FALSE(rules.Apply(state, command, events));
	}
	ADD_FAILURE() << "the match does not end";
	return story;
}

TEST_P(NarratorLanguages, TellWholeMatchesWithoutAMissingWord)
{
	for (const flick::Narration narration : {flick::Narration::Normal, flick::Narration::Verbose})
	{
		for (std::uint8_t players = 2; players <= 4; ++players)
		{
			flick::Narrator narrator(texts_, flick::StandardCatalogue(), narration);
			const std::string story = StoryOfAMatch(narrator, players, players);
			EXPECT_THAT(story, HasSubstr(texts_.Get("cli.heading.end")));
			EXPECT_TRUE(text::IsUtf8(story));
		}
	}
	EXPECT_THAT(texts_.Failures(), IsEmpty());
}

TEST_F(NarratorTest, TellsPlainlyWithoutOrnamentsAndTables)
{
	const text::TextTable texts = test::Texts(text::Language::English);
	flick::Narrator plain(texts, flick::StandardCatalogue(), flick::Narration::Plain);
	EXPECT_EQ(plain.Tell(flick::LawsDrawn{kKraken, kExodus}, state_),
		"Council\nTwo laws are proposed: “The Kraken” (thumb up) or “Exodus” (thumb down).\n");
	flick::Scored scored;
	scored.points = 1;
	scored.rule = {7, 8};
	EXPECT_EQ(plain.Tell(scored, state_), "+1 VP Ra: a prophet reached the Navel [rule 7.8]\n");
	flick::GameEnded ended;
	const std::string end = plain.Tell(ended, state_);
	EXPECT_THAT(end, Not(HasSubstr("  "))) << "no table";
	EXPECT_THAT(end, Not(HasSubstr("=")));
}

} // namespace
} // namespace faith::cli
