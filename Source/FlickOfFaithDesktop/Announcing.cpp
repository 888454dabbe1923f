#include "FlickOfFaithDesktop/Announcing.h"

#include "FlickOfFaithDesktop/Conversions.h"
#include "FlickOfFaithDesktop/Match.h"

#include <variant>

namespace faith::desktop
{

namespace
{

using flick::GameState;

class Banners
{
public:
	Banners(const Match& match, const GameState& after) : match_(match), after_(after) {}

	QVariantMap operator()(const flick::GenerationBegan& event) const
	{
		return {{"kind", "generation"},
			{"title",
				match_.TheWords().format("match.generation",
					{{"generation", event.generation}, {"generations", match_.board()->generations()}})},
			{"text",
				match_.TheWords().format("match.starts", {{"player", match_.board()->NameOf(event.firstPlayer)}})}};
	}
	QVariantMap operator()(const flick::VotesRevealed& event) const
	{
		QVariantList votes;
		for (std::size_t seat = 0; seat < after_.players.Size(); ++seat)
		{
			votes.append(QVariantMap{{"name", match_.board()->NameOf(static_cast<flick::Seat>(seat))},
				{"colour", ColourFor(match_.TheRules().Cards(), after_, static_cast<flick::Seat>(seat))},
				{"up", event.thumbs[seat] == flick::Thumb::Up}});
		}
		return {
			{"kind", "votes"}, {"title", match_.TheWords().get("match.votes")}, {"text", QString()}, {"votes", votes}};
	}
	QVariantMap operator()(const flick::LawEnacted& event) const
	{
		const flick::EffectDef* const card = match_.TheRules().Cards().Find(event.law);
		return {{"kind", "law"}, {"key", card != nullptr ? Text(card->key) : QString()},
			{"title", QString::fromStdString(match_.Wordings().Card(event.law))},
			{"text", QString::fromStdString(match_.Wordings().EffectOf(event.law))}};
	}
	QVariantMap operator()(const flick::WorshipBegan&) const
	{
		return {{"kind", "phase"}, {"title", match_.TheWords().get("match.phase.worship")},
			{"text", match_.TheWords().get("match.about.worship")}};
	}
	QVariantMap operator()(const flick::FlickOffBegan& event) const
	{
		const QString key = event.decidesGame ? "last_flick_off" : "first_flick_off";
		return {{"kind", "phase"}, {"title", match_.TheWords().get("match.phase." + key)},
			{"text", match_.TheWords().get("match.about." + key)}};
	}
	QVariantMap operator()(const flick::FirstPlayerFound& event) const
	{
		return {{"kind", "phase"},
			{"title", match_.TheWords().format("match.starts", {{"player", match_.board()->NameOf(event.player)}})},
			{"text", QString()}};
	}
	template <class Other>
	QVariantMap operator()(const Other&) const
	{
		return {};
	}

private:
	const Match& match_;
	const GameState& after_;
};

struct SoundNames
{
	const char* operator()(const flick::GodsRevealed&) const { return "card"; }
	const char* operator()(const flick::LawsDrawn&) const { return "card"; }
	const char* operator()(const flick::LawEnacted&) const { return "gong"; }
	const char* operator()(const flick::TurnBegan&) const { return "turn"; }
	const char* operator()(const flick::TempleBuilt&) const { return "temple"; }
	const char* operator()(const flick::Scored& event) const { return event.points > 0 ? "score" : "loss"; }
	const char* operator()(const flick::WorshipBegan&) const { return "gong"; }
	const char* operator()(const flick::GameEnded&) const { return "win"; }
	template <class Other>
	const char* operator()(const Other&) const
	{
		return "";
	}
};

} // namespace

QVariantMap BannerFor(const Match& match, const flick::Event& event, const GameState& after)
{
	return std::visit(Banners(match, after), event);
}

QString SoundOf(const flick::Event& event)
{
	return QString::fromLatin1(std::visit(SoundNames{}, event));
}

} // namespace faith::desktop
