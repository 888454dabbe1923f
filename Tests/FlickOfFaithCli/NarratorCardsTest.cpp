#include "FlickOfFaithCli/Narrated.h"
#include "FlickOfFaithPresentation/Wrapping.h"
#include "FlickOfFaithRules/Queries.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <iomanip>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>

namespace faith::cli
{
namespace
{

using flick::EffectId;
using flick::Place;
using test::kExodus;
using test::kHandPiece;
using test::kInSea;
using test::kKraken;
using test::kOnNorthIsland;
using test::kProphetOfRa;
using test::kProphetOfZeus;
using test::kTempleOfRa;
using test::kTornadoPiece;
using test::kZeus;
using test::LaunchOf;
using test::OntoMap;
using test::Resting;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

using NarratorCards = test::Narrated;

constexpr EffectId kLostSheep{2};
constexpr EffectId kLittleFinger{3};
constexpr EffectId kTowerOfBabel{5};
constexpr EffectId kKingApe{8};
constexpr EffectId kTornado{9};
constexpr EffectId kTemplars{10};
constexpr EffectId kIndulgences{15};
constexpr EffectId kIconoclasm{17};
constexpr EffectId kSecondCalling{20};
constexpr EffectId kDagda{103};
constexpr EffectId kThemis{106};

flick::PieceMoved MovedBy(EffectId card, flick::PieceId piece, Place from, Place to, flick::Point spot = {})
{
	return {piece, flick::kNobody, from, to, spot, flick::kNoPiece, 0, flick::RuleOfCard(card), card};
}

flick::CardAnswered Answer(EffectId card, std::uint8_t option, flick::PieceId piece = flick::kNoPiece)
{
	flick::CardAnswered answered;
	answered.card = card;
	answered.option = option;
	answered.piece = piece;
	return answered;
}

flick::CardAnswered AnswerSpot(EffectId card, flick::Point spot, std::int32_t angle = 0)
{
	flick::CardAnswered answered = Answer(card, 1);
	answered.spot = spot;
	answered.angle = angle;
	return answered;
}

void PutInForce(flick::GameState& state, EffectId card)
{
	flick::ActiveEffect effect;
	effect.source = card;
	state.effects.PushBack(effect);
}

TEST_F(NarratorCards, TellWhichIslandDoesNotPayWhomAndWhy)
{
	(void)Tell(flick::WorshipBegan{1});
	EXPECT_EQ(
		Tell(flick::Unpaid{1, 0, {8, 1}, kKingApe}), "  Zeus: nothing for Olive Island - “King Ape” [rule 8.1]\n");
}

TEST_F(NarratorCards, TellThatACardDecidedTheVote)
{
	(void)Tell(flick::LawsDrawn{kKraken, kExodus});
	EXPECT_THAT(Tell(Answer(kThemis, 0)), IsEmpty()) << "a god that does nothing";
	EXPECT_THAT(Tell(Answer(kThemis, 2)), IsEmpty()) << "the law that enters says it";
	(void)TellVerbosely(flick::LawsDrawn{kKraken, kExodus});
	EXPECT_EQ(TellVerbosely(Answer(kThemis, 0)), "  Ra declines: “Themis”.\n");
	EXPECT_EQ(TellVerbosely(Answer(kThemis, 2)), "  Ra answers “Themis”: “Exodus”.\n");
	EXPECT_EQ(TellVerbosely(Answer(kThemis, 1)), "  Ra answers “Themis”: “The Kraken”.\n");
	EXPECT_EQ(Tell(flick::LawEnacted{kExodus, kKraken, false, kThemis, flick::Duration::ThisGeneration}),
		"  “Themis” decides: “Exodus” becomes law. In force: this generation. “The Kraken” goes to the box.\n" +
			flick::Wrapped(texts_.Get("law.exodus.effect"), "      "));
}

// Rule 13.6
TEST_F(NarratorCards, TellWhichLawAnOverturnedVoteIsReplacedBy)
{
	flick::CardAnswered overturns = Answer(kThemis, 1);
	overturns.question = 1;
	for (const auto& [thumb, law] :
		{std::pair(flick::Thumb::Up, "The Kraken"), std::pair(flick::Thumb::Down, "Exodus")})
	{
		flick::VotesRevealed votes;
		votes.thumbs[0] = thumb;
		(void)TellVerbosely(flick::LawsDrawn{kKraken, kExodus});
		(void)TellVerbosely(votes);
		EXPECT_EQ(TellVerbosely(overturns), std::string("  Ra answers “Themis”: “") + law + "”.\n");
	}
}

TEST_F(NarratorCards, TellWhatAPlayerChoseWhenVerbose)
{
	EXPECT_EQ(TellVerbosely(Answer(kKraken, 1, kProphetOfRa)), "      Ra answers “The Kraken”: Ra’s prophet #0.\n");
	EXPECT_EQ(TellVerbosely(Answer(kIndulgences, 0)), "      Ra declines: “Indulgences”.\n");
	EXPECT_EQ(TellVerbosely(Answer(kLostSheep, 1, kProphetOfRa)),
		"      Ra answers “The Lost Sheep”: Ra’s prophet #0 → Olive Island.\n");
	EXPECT_EQ(TellVerbosely(AnswerSpot(kTornado, kInSea)), "      Ra answers “Tornado”: (150.0 mm, 150.0 mm).\n");
	EXPECT_EQ(TellVerbosely(AnswerSpot(kDagda, kInSea, 45'000)),
		"      Ra answers “Dagda”: (150.0 mm, 150.0 mm), direction 45.0°.\n");
}

TEST_F(NarratorCards, TellAChoiceThatNothingElseTells)
{
	EXPECT_EQ(Tell(Answer(kIndulgences, 0)), "      Ra declines: “Indulgences”.\n");
	EXPECT_EQ(Tell(Answer(kKingApe, 1)), "      Ra answers “King Ape”: option 1.\n") << "a question that nobody knows";
	EXPECT_THAT(Tell(Answer(kKraken, 1, kProphetOfRa)), IsEmpty());
	EXPECT_EQ(Tell(flick::TurnEnded{0}), "      Ra answers “The Kraken”: Ra’s prophet.\n");
	EXPECT_THAT(Tell(flick::TurnEnded{0}), IsEmpty());
}

TEST_F(NarratorCards, TellAChoiceByWhatFollowsFromIt)
{
	EXPECT_THAT(Tell(Answer(kIndulgences, 1, kProphetOfRa)), IsEmpty());
	EXPECT_EQ(Tell(flick::Scored{0, -1, {12, 15}, kIndulgences, {}, 0, {kProphetOfRa}}),
		"       -1 VP  Ra    “Indulgences” (1 prophet) [rule 12.15]\n");
	EXPECT_EQ(Tell(MovedBy(kIndulgences, kProphetOfRa, Place::Pool, Place::Hand)),
		"      “Indulgences”: Ra’s prophet goes to its owner’s hand.\n");
	EXPECT_THAT(Tell(Answer(kLostSheep, 1, kProphetOfRa)), IsEmpty());
	EXPECT_EQ(Tell(MovedBy(kLostSheep, kProphetOfRa, Place::Map, Place::Map, kOnNorthIsland)),
		"      “The Lost Sheep”: Ra’s prophet, now on Olive Island.\n");
	EXPECT_THAT(Tell(AnswerSpot(kDagda, kInSea)), IsEmpty());
	EXPECT_EQ(Tell(MovedBy(kDagda, kHandPiece, Place::Box, Place::Map, kInSea)),
		"      “Dagda”: Hand of God, now in the sea.\n");
}

TEST_F(NarratorCards, WhatComesBeforeTheFlickBelongsToTheTurnThatFollows)
{
	(void)Tell(flick::TurnBegan{0});
	EXPECT_EQ(
		Tell(MovedBy(kDagda, kHandPiece, Place::Box, Place::Map, kInSea)), "  “Dagda”: Hand of God, now in the sea.\n");
	(void)Tell(LaunchOf(kProphetOfRa));
	(void)Tell(Resting({{kProphetOfRa, kInSea}}));
	EXPECT_EQ(Tell(Answer(kSecondCalling, 0)), "      Ra declines: “The Second Calling”.\n");
}

TEST_F(NarratorCards, TellWhatACardDoesWithAPiece)
{
	EXPECT_EQ(Tell(MovedBy(kKraken, kProphetOfRa, Place::Map, Place::Card)),
		"      “The Kraken”: Ra’s prophet goes onto the card.\n");
	EXPECT_EQ(Tell(MovedBy(kTornado, kProphetOfRa, Place::Map, Place::Pool)),
		"      “Tornado”: Ra’s prophet goes to the Reserve Pool.\n");
	EXPECT_EQ(Tell(MovedBy(kTornado, kTornadoPiece, Place::OffMap, Place::Map, kInSea)),
		"      “Tornado”: Tornado, now in the sea.\n");
	EXPECT_EQ(
		Tell(MovedBy(kTornado, kTornadoPiece, Place::Map, Place::Box)), "      “Tornado”: Tornado goes to the box.\n");
	EXPECT_EQ(TellVerbosely(MovedBy(kTornado, kTornadoPiece, Place::Box, Place::Map, kInSea)),
		"      Tornado #3: box → map (150.0 mm, 150.0 mm) “Tornado” [rule 12.9]\n");
}

TEST_F(NarratorCards, AWallIsWhereItsMiddleIs)
{
	constexpr flick::Point kBesideNorthIsland{80'000, 80'000};
	EXPECT_EQ(Tell(MovedBy(kDagda, kHandPiece, Place::Box, Place::Map, kBesideNorthIsland)),
		"      “Dagda”: Hand of God, now in the sea.\n");
}

TEST_F(NarratorCards, TellWhoPutAPieceOfALawOntoTheMap)
{
	EXPECT_THAT(Tell(AnswerSpot(kTornado, kOnNorthIsland)), IsEmpty());
	EXPECT_EQ(Tell(MovedBy(kTornado, kTornadoPiece, Place::Box, Place::Map, kOnNorthIsland)),
		"      Ra answers “Tornado”: on Olive Island.\n");
	EXPECT_EQ(Tell(MovedBy(kTornado, kTornadoPiece, Place::OffMap, Place::Map, kInSea)),
		"      “Tornado”: Tornado, now in the sea.\n");
}

TEST_F(NarratorCards, DoNotListWhatANewLawExchanges)
{
	(void)Tell(flick::LawEnacted{kTemplars, kExodus, false, flick::kNoCard, flick::Duration::RestOfGame});
	EXPECT_THAT(Tell(MovedBy(kTemplars, kProphetOfRa, Place::Hand, Place::Box)), IsEmpty());
	EXPECT_THAT(TellVerbosely(MovedBy(kTemplars, kProphetOfRa, Place::Hand, Place::Box)), HasSubstr("hand → box"));
	(void)Tell(flick::TurnBegan{0});
	EXPECT_THAT(Tell(MovedBy(kIndulgences, kProphetOfRa, Place::Pool, Place::Hand)), Not(IsEmpty()));
}

TEST_F(NarratorCards, ADiscThatRodeAlongWasNotPushed)
{
	(void)Tell(OntoMap(kProphetOfRa, kInSea));
	(void)Tell(OntoMap(kProphetOfZeus, kInSea, kProphetOfRa));
	(void)Tell(LaunchOf(kProphetOfRa));
	EXPECT_EQ(Tell(Resting({{kProphetOfRa, kOnNorthIsland}, {kProphetOfZeus, kOnNorthIsland, kProphetOfRa}})),
		"  Ra flicks a prophet. It comes to rest on Olive Island.\n"
		"      Along with it: Zeus’s prophet, now on Olive Island.\n");
	(void)Tell(LaunchOf(kProphetOfRa));
	const flick::Point gone{0, 240'001};
	EXPECT_THAT(
		Tell(Resting({{kProphetOfRa, gone, flick::kNoPiece, true}, {kProphetOfZeus, gone, flick::kNoPiece, true}})),
		HasSubstr("Along with it off the map: Zeus’s prophet.\n"));
}

TEST_F(NarratorCards, AFlickThatACardGrantsIsAnotherOfTheSameDisc)
{
	(void)Tell(flick::TurnBegan{0});
	(void)Tell(LaunchOf(kProphetOfRa));
	EXPECT_THAT(Tell(Resting({{kProphetOfRa, kInSea}})), HasSubstr("Ra flicks a prophet."));
	state_.turn.again = kProphetOfRa;
	EXPECT_EQ(Tell(Answer(kSecondCalling, 1, kProphetOfRa)),
		"      “The Second Calling”: Ra’s prophet is flicked once more.\n");
	state_.turn.again = flick::kNoPiece;
	(void)Tell(LaunchOf(kProphetOfRa));
	const std::string told = Tell(Resting({{kProphetOfRa, kOnNorthIsland}}));
	EXPECT_THAT(told, HasSubstr("Ra flicks the same disc again."));
	EXPECT_THAT(told, Not(HasSubstr("cloud")));
}

TEST_F(NarratorCards, ListTheConditionsOfAFlickWhenVerbose)
{
	PutInForce(state_, kLittleFinger);
	PutInForce(state_, kIconoclasm);
	PutInForce(state_, kTowerOfBabel);
	state_.turn.active = 0;
	state_.turn.discs = {kProphetOfRa};
	EXPECT_THAT(Tell(LaunchOf(kProphetOfRa)), IsEmpty());
	const auto numberNow = [this](flick::Param param, std::int32_t unit)
	{
		const std::int32_t value = Value(flick::StandardCatalogue(), state_, param, 0);
		std::ostringstream text;
		text << std::fixed << std::setprecision(value % unit == 0 ? 0 : 1) << static_cast<double>(value) / unit;
		return text.str();
	};
	const std::string told = TellVerbosely(LaunchOf(kProphetOfRa));
	EXPECT_THAT(told,
		HasSubstr("      Under other conditions: launch speed " + numberNow(flick::Param::LaunchSpeed, 10) +
			"% (“The Little Finger”), spread of the direction " + numberNow(flick::Param::HandSpreadAngle, 1000) +
			"° (“The Little Finger”) and mass of temples " + numberNow(flick::Param::TempleMass, 10) +
			"% (“Iconoclasm”).\n"));
	state_.turn.discs.PushBack(kProphetOfZeus);
	flick::Launched stacked = LaunchOf(kProphetOfRa);
	stacked.form = flick::FlickForm::Stacked;
	EXPECT_THAT(TellVerbosely(stacked), HasSubstr("way of flicking stacked (“The Tower of Babel”)"));
	EXPECT_THAT(TellVerbosely(stacked), HasSubstr("discs per flick 2 (“The Tower of Babel”)"));
}

// Rule 4.5
TEST_F(NarratorCards, AFlickOffHasNoConditions)
{
	PutInForce(state_, kLittleFinger);
	state_.turn.active = 0;
	(void)TellVerbosely(flick::FlickOffBegan{0b11, 0, true});
	EXPECT_THAT(TellVerbosely(LaunchOf(kProphetOfRa)), Not(HasSubstr("conditions")));
}

TEST_F(NarratorCards, AskWithTheWordsOfTheCard)
{
	flick::Decision decision{flick::DecisionKind::Card, 0b01, kKraken};
	EXPECT_EQ(narrator_.Tell(decision, state_),
		"Ra (“The Kraken”): The Kraken is hungry: choose one of your prophets in the sea. You cannot decline.\n");
	decision = {flick::DecisionKind::Flick, 0b01, kSecondCalling};
	EXPECT_EQ(narrator_.Tell(decision, state_), "Ra (“The Second Calling”): Aim and flick.\n");
	decision = {flick::DecisionKind::Card, 0b01, kKraken, 7};
	EXPECT_EQ(narrator_.Tell(decision, state_), "Ra (“The Kraken”): A card asks for your decision.\n");
}

TEST_F(NarratorCards, NameTheCardsBehindARefusal)
{
	using flick::Reason;
	state_.pending = {{flick::DecisionKind::Card, 0b01, kKraken, 0, 2, false}};
	const flick::Command choose = flick::Choose{0, 1, kProphetOfRa, {}, 0};
	EXPECT_EQ(narrator_.Tell(flick::Refusal{Reason::NotInTheSea, {kProphetOfRa}}, state_, &choose),
		"Not allowed: This piece does not lie in the sea: Ra’s prophet. (“The Kraken”)\n");
	PutInForce(state_, kTowerOfBabel);
	const flick::Command place = flick::PlaceDiscs{0, 0, {}};
	EXPECT_EQ(narrator_.Tell(flick::Refusal{Reason::WrongNumberOfDiscs, {2}}, state_, &place),
		"Not allowed: Exactly 2 discs are needed here. (“The Tower of Babel”)\n");
	EXPECT_EQ(narrator_.Tell(flick::Refusal{Reason::SmallerBelow, {kTempleOfRa}}, state_, &place),
		"Not allowed: A disc may not lie on a smaller one: Ra’s temple. (“The Tower of Babel”)\n");
	const flick::Command vote = flick::Vote{0, flick::Thumb::Up};
	EXPECT_EQ(
		narrator_.Tell(flick::Refusal{Reason::GameIsOver, {}}, state_, &vote), "Not allowed: The game is over.\n");
}

TEST_F(NarratorCards, SayWhyAnAnswerToACardIsRefused)
{
	using flick::Reason;
	const auto told = [this](Reason reason, FixedVector<std::int32_t, 4> details) {
		return narrator_.Tell(flick::Refusal{reason, details}, state_);
	};
	EXPECT_EQ(told(Reason::NotTheNearestIsland, {3}), "Not allowed: This is not the nearest island: Sand Island.\n");
	EXPECT_EQ(told(Reason::TouchesACloud, {0}), "Not allowed: Too near to a cloud: north-east corner.\n");
	EXPECT_EQ(told(Reason::TooNearADisc, {kTempleOfRa}), "Not allowed: Too near to a disc: Ra’s temple.\n");
	EXPECT_EQ(told(Reason::NoRoomThere, {}), "Not allowed: There is no free spot near that border.\n");
	EXPECT_EQ(told(Reason::NotStacked, {kProphetOfRa}),
		"Not allowed: The second disc must lie exactly on the first: Ra’s prophet.\n");
}

class NarratorCardLanguages : public testing::TestWithParam<text::Language>
{
};

INSTANTIATE_TEST_SUITE_P(EveryLanguage, NarratorCardLanguages,
	testing::Values(text::Language::English, text::Language::German, text::Language::Polish),
	[](const testing::TestParamInfo<text::Language>& tested) { return std::string(NameOf(tested.param)); });

TEST_P(NarratorCardLanguages, HaveWordsForAllThatCardsDo)
{
	const text::TextTable texts = test::Texts(GetParam());
	flick::GameState state = test::TwoPlayers();
	for (const EffectId card : {kLittleFinger, kTowerOfBabel, kIconoclasm})
	{
		PutInForce(state, card);
	}
	state.turn.active = 0;
	state.turn.discs = {kProphetOfRa, kProphetOfZeus};
	flick::Launched stacked = LaunchOf(kProphetOfRa);
	stacked.form = flick::FlickForm::Stacked;
	const flick::Point gone{0, 240'001};
	std::vector<flick::Event> events{flick::LawsDrawn{kKraken, kExodus}, Answer(kThemis, 1), Answer(kThemis, 0),
		flick::LawEnacted{kKraken, kExodus, false, kThemis, flick::Duration::RestOfGame}, flick::TurnBegan{0},
		OntoMap(kProphetOfRa, kInSea), OntoMap(kProphetOfZeus, kInSea, kProphetOfRa), flick::CardAsked{kDagda, 0, 0},
		AnswerSpot(kDagda, kInSea), AnswerSpot(kTornado, kInSea),
		MovedBy(kTornado, kTornadoPiece, Place::Box, Place::Map, kInSea), stacked,
		Resting({{kProphetOfRa, kOnNorthIsland}, {kProphetOfZeus, kOnNorthIsland, kProphetOfRa}}), stacked,
		Resting({{kProphetOfRa, gone, flick::kNoPiece, true}, {kProphetOfZeus, gone, flick::kNoPiece, true}}),
		Answer(kKraken, 1, kProphetOfRa), Answer(kLostSheep, 2, kProphetOfRa), Answer(kKingApe, 1),
		flick::Scored{1, -1, {12, 11}, kKraken, {}, 0, {kProphetOfZeus}},
		flick::Scored{1, 1, {13, 6}, kThemis, {}, 0b1000, {kProphetOfZeus}}, flick::Unpaid{1, 3, {8, 2}, kKingApe}};
	for (std::size_t place = 0; place < kEnumCount<Place>; ++place)
	{
		events.push_back(MovedBy(kZeus, kProphetOfRa, Place::Map, static_cast<Place>(place)));
	}
	for (const flick::Narration narration : {flick::Narration::Normal, flick::Narration::Verbose})
	{
		flick::Narrator narrator(texts, flick::StandardCatalogue(), narration);
		for (const flick::Event& event : events)
		{
			(void)narrator.Tell(event, state);
		}
	}
	EXPECT_THAT(texts.Failures(), IsEmpty());
}

TEST_P(NarratorCardLanguages, PromptForEveryQuestionOfEveryCard)
{
	const text::TextTable texts = test::Texts(GetParam());
	const flick::GameState state = test::TwoPlayers();
	const flick::Narrator narrator(texts, flick::StandardCatalogue());
	const auto prompt = [&](const flick::EffectDef& card)
	{
		for (std::size_t i = 0; i < card.questions.size(); ++i)
		{
			const flick::Decision decision{
				flick::DecisionKind::Card, 0b01, card.id, static_cast<std::uint8_t>(i), 2, true};
			EXPECT_THAT(narrator.Tell(decision, state), Not(HasSubstr(texts.Get("prompt.card")))) << card.key;
		}
	};
	const flick::Catalogue& cards = flick::StandardCatalogue();
	std::for_each(cards.laws.begin(), cards.laws.end(), [&](const flick::EffectDef* law) { prompt(*law); });
	for (const flick::GodCard& card : cards.godCards)
	{
		prompt(*card.sides[0]);
		prompt(*card.sides[1]);
	}
	EXPECT_THAT(texts.Failures(), IsEmpty());
}

} // namespace
} // namespace faith::cli
