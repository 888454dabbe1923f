#include "FlickOfFaithPresentation/Announcement.h"

#include "FlickOfFaithRules/ExactTable.h"
#include "Support/LawGame.h"
#include "Support/TestGame.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace faith::flick::test
{
namespace
{

using testing::AnyOf;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

/// Texts are shown as their keys.
const text::TextTable kTexts{text::Language::English};

Aim TowardsTheMiddle(Point from)
{
	const double degrees = std::atan2(-from.y, -from.x) * 57.295779513082323;
	return {physics::NormalAngle(static_cast<std::int32_t>(std::lround(degrees * 1000.0))), kFullPower, 0};
}

// Rule 5.3
TEST(Announcement, AVoteIsShownPlayerByPlayer)
{
	const TestGame game(Study(3));
	const MatchWords words{{kTexts, game.GetRules().Cards()}, {}};
	VotesRevealed votes;
	votes.thumbs = {Thumb::Up, Thumb::Down, Thumb::Up};
	const auto banner = BannerOf(words, votes, game.State());
	ASSERT_TRUE(banner);
	EXPECT_EQ(banner->kind, BannerKind::Votes);
	ASSERT_EQ(banner->votes.size(), 3u);
	EXPECT_TRUE(banner->votes[0].isUp);
	EXPECT_FALSE(banner->votes[1].isUp);
}

// Rule 5.3
TEST(Announcement, AVoteIsCountedForBothLaws)
{
	text::TextTable texts{text::Language::English};
	ASSERT_FALSE(texts.Add("Key,SourceString,Comment\nmatch.vote_count,{upper} {up} : {down} {lower},\n"));
	const TestGame game(Study(3), Rules{});
	GameState shown = game.State();
	shown.council.upper = game.GetRules().Cards().laws[0]->id;
	shown.council.lower = game.GetRules().Cards().laws[1]->id;
	VotesRevealed votes;
	votes.up = 2;
	votes.down = 1;
	const MatchWords words{{texts, game.GetRules().Cards()}, {}};
	EXPECT_EQ(BannerOf(words, votes, shown)->text,
		words.words.Card(shown.council.upper) + " 2 : 1 " + words.words.Card(shown.council.lower));
}

TEST(Announcement, ALawIsShownWithItsText)
{
	const TestGame game(Study(2), Rules{});
	const MatchWords words{{kTexts, game.GetRules().Cards()}, {}};
	LawEnacted enacted;
	enacted.law = game.GetRules().Cards().laws.front()->id;
	const auto banner = BannerOf(words, enacted, game.State());
	ASSERT_TRUE(banner);
	EXPECT_EQ(banner->kind, BannerKind::Law);
	EXPECT_EQ(banner->law, game.GetRules().Cards().laws.front()->key);
	EXPECT_THAT(banner->text, EndsWith("\n[match.holds]"));
	EXPECT_THAT(banner->text, Not(AnyOf(HasSubstr("[match.tie_lot]"), HasSubstr("[match.decided_by]"))));
}

// Rules 5.4, 5.5
TEST(Announcement, ALawThatTheVotesDidNotDecideSaysWhatDid)
{
	const TestGame game(Study(2), Rules{});
	const MatchWords words{{kTexts, game.GetRules().Cards()}, {}};
	LawEnacted enacted;
	enacted.law = game.GetRules().Cards().laws.front()->id;
	enacted.byLot = true;
	EXPECT_THAT(BannerOf(words, enacted, game.State())->text, StartsWith("[match.tie_lot]\n"));
	enacted.byLot = false;
	enacted.decidedBy = enacted.law;
	EXPECT_THAT(BannerOf(words, enacted, game.State())->text, StartsWith("[match.decided_by]\n"));
}

TEST(Announcement, SmallThingsHaveNoBanner)
{
	const TestGame game(Study(2));
	const MatchWords words{{kTexts, game.GetRules().Cards()}, {}};
	EXPECT_FALSE(BannerOf(words, TurnBegan{}, game.State()));
	EXPECT_EQ(BannerOf(words, WorshipBegan{}, game.State())->title, "[match.phase.worship]");
}

TEST(Announcement, PointsSoundDifferentFromLosses)
{
	Scored gain;
	gain.points = 2;
	Scored loss;
	loss.points = -1;
	EXPECT_EQ(SoundOf(gain), "score");
	EXPECT_EQ(SoundOf(loss), "loss");
	EXPECT_EQ(SoundOf(CameToRest{}), "");
}

TEST(ShotSounds, AreHeardOnceWhenTheirTimeComes)
{
	// A prophet stands in the way of a hard flick.
	TestGame game(Study(2, {OnMap(PieceKind::Prophet, 1, At(0, 0))}));
	const PieceId disc = game.FindIn(Place::Hand, PieceKind::Prophet, game.Active());
	game.Place1(disc);
	game.Do(Flick{game.Active(), {DiscAim{disc, TowardsTheMiddle(game.PieceAt(disc).position)}}});
	physics::Recording recording;
	static_cast<void>(PlayAndRecord(game.State(), recording));
	ShotPlayback playback;
	playback.Begin(game.State(), recording);
	ASSERT_FALSE(playback.Impacts().empty());
	ShotSounds sounds;
	EXPECT_TRUE(sounds.Advance(nullptr, 0.0).empty());
	EXPECT_EQ(sounds.Advance(&playback, 0.0).size(), 2u) << "the finger and the mat";
	const auto later = sounds.Advance(&playback, playback.Duration());
	ASSERT_FALSE(later.empty());
	EXPECT_EQ(later[0].name, "clack");
	EXPECT_TRUE(std::all_of(
		later.begin(), later.end(), [](const SoundCue& cue) { return cue.strength > 0.0 && cue.strength <= 1.0; }));
	EXPECT_TRUE(sounds.Advance(&playback, playback.Duration()).empty()) << "only once";
	EXPECT_TRUE(sounds.Advance(nullptr, 0.0).empty());
	EXPECT_EQ(sounds.Advance(&playback, 0.0).size(), 2u) << "the next flick";
}

} // namespace
} // namespace faith::flick::test
