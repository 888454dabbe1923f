#include "FlickOfFaithPresentation/Stage.h"

#include "FlickOfFaithPresentation/MatchSession.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace faith::flick
{

namespace
{

/// Milliseconds for each kind of event that deserves a look.
struct ShowTimes
{
	std::int32_t operator()(const GodsRevealed&) const { return 1800; }
	std::int32_t operator()(const FlickOffMeasured&) const { return 1200; }
	std::int32_t operator()(const FirstPlayerFound&) const { return 1200; }
	std::int32_t operator()(const GenerationBegan&) const { return 1400; }
	std::int32_t operator()(const VotesRevealed&) const { return 2200; }
	std::int32_t operator()(const LawEnacted&) const { return 3400; }
	std::int32_t operator()(const TurnBegan&) const { return 600; }
	std::int32_t operator()(const CameToRest&) const { return 350; }
	std::int32_t operator()(const TempleBuilt&) const { return 900; }
	std::int32_t operator()(const Scored&) const { return 900; }
	std::int32_t operator()(const Unpaid&) const { return 900; }
	std::int32_t operator()(const WorshipBegan&) const { return 1200; }
	std::int32_t operator()(const LawExpired&) const { return 700; }
	std::int32_t operator()(const CardAnswered&) const { return 900; }
	std::int32_t operator()(const PieceMoved& event) const { return event.to == Place::Map ? 300 : 0; }
	template <class Other>
	std::int32_t operator()(const Other&) const
	{
		return 0;
	}
};

void ShowMoved(const PieceMoved& event, GameState& shown)
{
	if (event.piece < shown.pieces.Size())
	{
		Piece& piece = shown.pieces[event.piece];
		piece.owner = event.owner;
		piece.place = event.to;
		piece.position = event.position;
		piece.restsOn = event.restsOn;
		piece.angle = event.angle;
	}
}

void ShowRest(const CameToRest& event, GameState& shown)
{
	for (const DiscRest& rest : event.discs)
	{
		Piece& piece = shown.pieces[rest.piece];
		piece.position = rest.position;
		piece.restsOn = rest.restsOn;
		piece.place = rest.left ? Place::Pool : piece.place;
	}
}

/// What all have chosen in secret is open now.
void ShowOpened(GameState& shown)
{
	for (Player& player : shown.players)
	{
		player.committed = false;
	}
}

bool OpensChoices(const Event& event)
{
	return std::holds_alternative<GodsRevealed>(event) || std::holds_alternative<VotesRevealed>(event) ||
		std::holds_alternative<Launched>(event);
}

} // namespace

std::int32_t ShowTimeOf(const Event& event)
{
	return std::visit(ShowTimes{}, event);
}

void ShowEvent(const Event& event, const GameState& after, GameState& shown)
{
	if (const auto* moved = std::get_if<PieceMoved>(&event))
	{
		ShowMoved(*moved, shown);
	}
	else if (const auto* rest = std::get_if<CameToRest>(&event))
	{
		ShowRest(*rest, shown);
	}
	else if (const auto* scored = std::get_if<Scored>(&event))
	{
		shown.players[scored->player].score += scored->points;
	}
	else if (const auto* turn = std::get_if<TurnBegan>(&event))
	{
		shown.turn.active = turn->player;
	}
	else if (const auto* generation = std::get_if<GenerationBegan>(&event))
	{
		shown.generation = generation->generation;
		shown.firstPlayer = generation->firstPlayer;
	}
	else if (OpensChoices(event))
	{
		ShowOpened(shown);
	}
	else if (std::holds_alternative<WorshipBegan>(event))
	{
		shown.step = Step::BeginWorship;
	}
	else if (std::holds_alternative<LawEnacted>(event) || std::holds_alternative<LawExpired>(event))
	{
		shown.effects = after.effects;
	}
}

Stage::Stage(ShowFunction show) : show_(std::move(show))
{
}

void Stage::Attach(MatchSession* session)
{
	session_ = session;
}

void Stage::OnEvents(std::span<const Event> events, const GameState& after)
{
	for (const Event& event : events)
	{
		beats_.push_back({event, std::nullopt, after});
	}
	if (beats_.empty() || events.empty())
	{
		shown_ = after;
		return;
	}
	beats_.back().after = after;
	if (session_ != nullptr)
	{
		session_->Hold();
	}
	// What needs no look is there at once, so that one's own deeds do not lag.
	if (wait_ <= 0.0)
	{
		ShowNext();
	}
}

void Stage::OnUndone(const GameState& after)
{
	beats_.clear();
	wait_ = 0.0;
	shot_.reset();
	shown_ = after;
}

void Stage::PlayShot(Ticket ticket, const Settled& settled, const physics::Recording& recording)
{
	RunningShot shot;
	shot.ticket = ticket;
	shot.settled = settled;
	shot.playback.Begin(shown_, recording);
	shot_ = std::move(shot);
}

/// Shows events until one takes time.
void Stage::ShowNext()
{
	while (wait_ <= 0.0 && !beats_.empty())
	{
		const Beat beat = std::move(beats_.front());
		beats_.pop_front();
		ShowEvent(beat.event, beat.context, shown_);
		if (beat.after)
		{
			shown_ = *beat.after;
		}
		wait_ += ShowTimeOf(beat.event);
		show_(beat.event, beat.context);
	}
}

void Stage::Advance(double milliseconds, double speed)
{
	const double passed = milliseconds * speed;
	if (shot_)
	{
		shot_->seconds += passed / 1000.0;
		if (shot_->seconds >= shot_->playback.Duration())
		{
			FinishShot();
		}
		return;
	}
	wait_ = (std::max)(wait_ - passed, 0.0);
	ShowNext();
	GoOnIfCaughtUp();
}

void Stage::SkipOne()
{
	if (shot_)
	{
		FinishShot();
		return;
	}
	wait_ = 0.0;
	ShowNext();
	GoOnIfCaughtUp();
}

void Stage::FinishShot()
{
	const RunningShot done = std::move(*shot_);
	shot_.reset();
	if (session_ != nullptr)
	{
		session_->Report(done.ticket, done.settled);
	}
}

void Stage::GoOnIfCaughtUp()
{
	if (wait_ <= 0.0 && IsCaughtUp() && session_ != nullptr)
	{
		session_->Release();
	}
}

} // namespace faith::flick
