#include "FlickOfFaithPresentation/Narrator.h"

#include "FlickOfFaithPresentation/ScoreTable.h"
#include "FlickOfFaithPresentation/Wrapping.h"
#include "FlickOfFaithRules/Effects.h"
#include "FlickOfFaithRules/Params.h"
#include "FlickOfFaithRules/Queries.h"

#include <utility>
#include <variant>

namespace faith::flick
{

namespace
{

std::string KeyOf(std::string_view prefix, std::string_view name)
{
	return std::string(prefix) + std::string(name);
}

} // namespace

Narrator::Narrator(const text::TextTable& texts, const Catalogue& catalogue, Narration narration)
	: words_(texts, catalogue), texts_(texts), narration_(narration)
{
}

std::string Narrator::Tell(const Event& event, const State& after)
{
	told_.clear();
	TellHeld(event);
	std::visit([this, &after](const auto& each) { On(each, after); }, event);
	return std::move(told_);
}

std::string Narrator::Tell(const Refusal& refusal, const State& state, const Command* command) const
{
	return texts_.Format("cli.refused", {{"reason", words_.Refused(refusal, state, command)}}) + "\n";
}

std::string Narrator::Tell(const Decision& decision, const State& state) const
{
	return words_.Prompt(decision, state) + "\n";
}

void Narrator::Heading(std::string_view text)
{
	told_ += Plain() ? std::string(text) + "\n" : "\n=== " + std::string(text) + " ===\n";
}

void Narrator::SubHeading(std::string_view text)
{
	told_ += Plain() ? std::string(text) + "\n" : "\n--- " + std::string(text) + " ---\n";
}

void Narrator::Line(std::size_t indent, std::string_view text)
{
	told_ += std::string(Plain() ? 0 : indent, ' ') + std::string(text) + "\n";
}

void Narrator::On(const GodsDealt& event, const State& after)
{
	Heading(texts_.Get("cli.heading.gods"));
	for (Seat seat = 0; seat < after.players.Size(); ++seat)
	{
		Line(kTurn,
			texts_.Format("event.gods_dealt",
				{{"player", words_.SeatName(after, seat)}, {"corner", words_.Corner(after.players[seat].corner)},
					{"card", words_.GodCard(event.cards[seat])}}));
	}
}

void Narrator::On(const Committed& event, const State& after)
{
	if (!Verbose())
	{
		return;
	}
	const bool secretGod = event.kind == DecisionKind::ChooseGod;
	const std::string player = secretGod ? words_.SeatName(after, event.player) : words_.Player(after, event.player);
	Line(kTurn, texts_.Format(KeyOf("event.committed.", NameOf(event.kind)), {{"player", player}}));
}

void Narrator::On(const GodsRevealed& event, const State& after)
{
	for (Seat seat = 0; seat < after.players.Size(); ++seat)
	{
		Line(kTurn,
			texts_.Format("event.gods_revealed",
				{{"seat", words_.SeatName(after, seat)}, {"god", words_.Card(event.gods[seat])}}));
	}
}

void Narrator::On(const FlickOffBegan& event, const State& after)
{
	TellScores(after);
	inFlickOff_ = true;
	const std::string players = words_.Players(after, event.participants);
	if (event.repeat > 0)
	{
		Line(kTurn, texts_.Format("event.flick_off_began.repeat", {{"players", players}}));
		return;
	}
	Heading(texts_.Get(event.decidesGame ? "cli.heading.final_flick_off" : "cli.heading.flick_off"));
	Line(kTurn, texts_.Format("event.flick_off_began", {{"players", players}}));
}

void Narrator::On(const FlickOffMeasured& event, const State& after)
{
	for (const physics::Launch& launch : launched_)
	{
		const Seat seat = after.pieces[launch.piece].owner;
		const std::int32_t distance = event.distances[seat];
		const std::string player = words_.Player(after, seat);
		const std::string line = distance < 0
			? texts_.Format("event.flick_off_measured.left", {{"player", player}})
			: texts_.Format(
				  "event.flick_off_measured", {{"player", player}, {"distance", words_.FromThousandths(distance)}});
		Line(kInTurn,
			(event.nearest & SeatBit(seat)) != 0 ? texts_.Format("event.flick_off_measured.nearest", {{"line", line}})
												 : line);
	}
}

void Narrator::On(const FirstPlayerFound& event, const State& after)
{
	inFlickOff_ = false;
	Line(kTurn,
		texts_.Format(event.byLot ? "event.first_player_found.lot" : "event.first_player_found",
			{{"player", words_.Player(after, event.player)}}));
}

void Narrator::On(const GenerationBegan& event, const State& after)
{
	TellScores(after);
	missionTold_ = false;
	gains_ = {};
	const std::int32_t generations = Value(words_.Cards(), after, Param::Generations);
	Heading(texts_.Format("cli.heading.generation", {{"generation", event.generation}, {"generations", generations}}));
	Line(0, texts_.Format("event.generation_began", {{"player", words_.Player(after, event.firstPlayer)}}));
}

void Narrator::On(const LawsDrawn& event, const State&)
{
	proposed_ = {event.upper, event.lower};
	betweenTurns_ = true;
	SubHeading(texts_.Get("phase.council"));
	Line(kTurn,
		texts_.Format("event.laws_drawn",
			{{"upper", words_.QuotedCard(event.upper)}, {"lower", words_.QuotedCard(event.lower)}}));
}

void Narrator::On(const VotesRevealed& event, const State& after)
{
	thumbs_ = event.thumbs;
	std::vector<std::string> votes;
	for (Seat seat = 0; seat < after.players.Size(); ++seat)
	{
		const std::string thumb = texts_.Get(KeyOf("thumb.", NameOf(event.thumbs[seat])));
		votes.push_back(
			texts_.Format("event.votes_revealed", {{"player", words_.Player(after, seat)}, {"thumb", thumb}}));
	}
	const std::string count = texts_.Format("event.votes_revealed.count", {{"up", event.up}, {"down", event.down}});
	Line(kTurn, texts_.Format("cli.votes", {{"votes", words_.List(votes)}, {"count", count}}));
}

void Narrator::On(const LawEnacted& event, const State&)
{
	isEnacting_ = true;
	betweenTurns_ = false;
	const bool byCard = event.decidedBy != kNoCard;
	const std::string_view key = byCard ? "event.law_enacted.card"
		: event.byLot                   ? "event.law_enacted.lot"
										: "event.law_enacted";
	Line(kTurn,
		texts_.Format(key,
			{{"law", words_.QuotedCard(event.law)}, {"discarded", words_.QuotedCard(event.discarded)},
				{"card", words_.QuotedCard(event.decidedBy)},
				{"duration", texts_.Get(KeyOf("duration.", NameOf(event.duration)))}}));
	told_ +=
		Plain() ? words_.EffectOf(event.law) + "\n" : Wrapped(words_.EffectOf(event.law), std::string(kInTurn, ' '));
}

void Narrator::On(const TurnBegan& event, const State& after)
{
	inFlickOff_ = false;
	isEnacting_ = false;
	betweenTurns_ = false;
	beforeFlick_ = true;
	again_ = false;
	if (!missionTold_)
	{
		SubHeading(texts_.Get("phase.mission"));
		missionTold_ = true;
	}
	if (Verbose())
	{
		Line(kTurn,
			texts_.Format("event.turn_began",
				{{"player", words_.Player(after, event.player)}, {"count", UnflickedOf(after, event.player)}}));
	}
}

void Narrator::On(const ReflickOffered& event, const State&)
{
	again_ = true;
	Line(kInTurn, texts_.Format("event.reflick_offered", {{"left", event.left}}));
}

void Narrator::On(const TurnEnded& event, const State& after)
{
	if (Verbose())
	{
		Line(kTurn, texts_.Format("event.turn_ended", {{"player", words_.Player(after, event.player)}}));
	}
}

void Narrator::On(const WorshipBegan& event, const State&)
{
	scoresDue_ = true;
	betweenTurns_ = true;
	worshipOf_ = event.generation;
	SubHeading(texts_.Get("phase.worship"));
	Line(kTurn, texts_.Get("event.worship_began"));
}

void Narrator::On(const MarkerPassed& event, const State& after)
{
	TellScores(after);
	Line(kTurn, texts_.Format("event.marker_passed", {{"player", words_.Player(after, event.player)}}));
}

void Narrator::On(const LawExpired& event, const State& after)
{
	TellScores(after);
	Line(kTurn, texts_.Format("event.law_expired", {{"law", words_.QuotedCard(event.law)}}));
}

} // namespace faith::flick
