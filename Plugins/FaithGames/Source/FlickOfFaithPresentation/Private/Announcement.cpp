#include "FlickOfFaithPresentation/Announcement.h"

#include "FlickOfFaithPresentation/ImpactEar.h"

#include <variant>

namespace faith::flick
{

namespace
{

class Banners
{
public:
	Banners(const MatchWords& words, const GameState& shown) : words_(words), shown_(shown) {}

	std::optional<Banner> operator()(const GenerationBegan& event) const
	{
		return Banner{BannerKind::Generation, GenerationOf(words_.words, shown_), WhoStarts(event.firstPlayer), {}, {}};
	}
	std::optional<Banner> operator()(const VotesRevealed& event) const
	{
		Banner banner{BannerKind::Votes, Text("match.votes"), CountOf(event), {}, {}};
		for (Seat seat = 0; seat < shown_.players.Size(); ++seat)
		{
			banner.votes.push_back({words_.NameOf(shown_, seat), ColourOfSeat(words_.words.Cards(), shown_, seat),
				event.thumbs[seat] == Thumb::Up});
		}
		return banner;
	}
	std::optional<Banner> operator()(const LawEnacted& event) const
	{
		const EffectDef* const card = words_.words.Cards().Find(event.law);
		const Wording& words = words_.words;
		const std::string lasts = words.Texts().Format("match.holds", {{"duration", words.Lasts(event.duration)}});
		return Banner{BannerKind::Law, words.Texts().Format("match.new_law", {{"law", words.Card(event.law)}}),
			WhoDecided(event) + words.EffectOf(event.law) + "\n" + lasts,
			card != nullptr ? std::string_view(card->key) : std::string_view(), {}};
	}
	std::optional<Banner> operator()(const WorshipBegan&) const { return Phase("worship"); }
	std::optional<Banner> operator()(const FlickOffBegan& event) const
	{
		return Phase(event.decidesGame ? "last_flick_off" : "first_flick_off");
	}
	std::optional<Banner> operator()(const FirstPlayerFound& event) const
	{
		return Banner{BannerKind::Phase, WhoStarts(event.player), {}, {}, {}};
	}
	template <class Other>
	std::optional<Banner> operator()(const Other&) const
	{
		return std::nullopt;
	}

private:
	std::string Text(const std::string& key) const { return words_.words.Texts().Get(key); }
	std::string CountOf(const VotesRevealed& event) const
	{
		return words_.words.Texts().Format("match.vote_count",
			{{"upper", words_.words.Card(shown_.council.upper)}, {"up", event.up},
				{"lower", words_.words.Card(shown_.council.lower)}, {"down", event.down}});
	}
	/// A line of its own, where it was not the votes.
	std::string WhoDecided(const LawEnacted& event) const
	{
		if (event.decidedBy != kNoCard)
		{
			return words_.words.Texts().Format("match.decided_by", {{"card", words_.words.Card(event.decidedBy)}}) +
				"\n";
		}
		return event.byLot ? Text("match.tie_lot") + "\n" : std::string();
	}
	std::string WhoStarts(Seat seat) const
	{
		return words_.words.Texts().Format("match.starts", {{"player", words_.NameOf(shown_, seat)}});
	}
	std::optional<Banner> Phase(const std::string& key) const
	{
		return Banner{BannerKind::Phase, Text("match.phase." + key), Text("match.about." + key), {}, {}};
	}

	const MatchWords& words_;
	const GameState& shown_;
};

struct SoundNames
{
	std::string_view operator()(const GodsRevealed&) const { return "card"; }
	std::string_view operator()(const LawsDrawn&) const { return "card"; }
	std::string_view operator()(const LawEnacted&) const { return "gong"; }
	std::string_view operator()(const TurnBegan&) const { return "turn"; }
	std::string_view operator()(const TempleBuilt&) const { return "temple"; }
	std::string_view operator()(const Scored& event) const { return event.points > 0 ? "score" : "loss"; }
	std::string_view operator()(const WorshipBegan&) const { return "gong"; }
	std::string_view operator()(const GameEnded&) const { return "win"; }
	template <class Other>
	std::string_view operator()(const Other&) const
	{
		return {};
	}
};

} // namespace

std::optional<Banner> BannerOf(const MatchWords& words, const Event& event, const GameState& shown)
{
	return std::visit(Banners(words, shown), event);
}

std::string_view SoundOf(const Event& event)
{
	return std::visit(SoundNames{}, event);
}

std::vector<SoundCue> ShotSounds::Advance(const ShotPlayback* shot, double seconds)
{
	std::vector<SoundCue> cues;
	if ((shot != nullptr) != isRunning_)
	{
		isRunning_ = shot != nullptr;
		heard_ = 0;
		if (isRunning_)
		{
			cues.push_back({"flick", 0.7});
			cues.push_back({"slide", 0.5});
		}
	}
	if (shot == nullptr)
	{
		return cues;
	}
	const auto impacts = shot->Impacts();
	for (; heard_ < impacts.size() && impacts[heard_].time <= seconds; ++heard_)
	{
		if (const auto strength = StrengthOfImpact(impacts[heard_].speed))
		{
			cues.push_back({"clack", *strength});
		}
	}
	return cues;
}

} // namespace faith::flick
