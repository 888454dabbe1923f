#pragma once

#include "FlickOfFaithPresentation/MatchPorts.h"
#include "FlickOfFaithPresentation/ShotPlayback.h"
#include "FlickOfFaithRules/Events.h"
#include "FlickOfFaithRules/State.h"

#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <span>

namespace faith::flick
{

class MatchSession;

/// How long one event is shown before the next, milliseconds at normal speed; 0 for what needs no look of its own.
[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::int32_t ShowTimeOf(const Event& event);

/// The match as it is shown, which lags behind the match as it is: one event after the other, flicks along their way, at a pace one can
/// follow. The session is held as long as something is still to be seen, so nobody moves meanwhile.
/// It reads no clock and has no virtual functions: a host's listener and table forward to it, its frames move it on.
class Stage
{
public:
	/// An event begins to be shown; `after` is the state that its command led to.
	using ShowFunction = std::function<void(const Event& event, const GameState& after)>;

	FLICKOFFAITHPRESENTATION_API explicit Stage(ShowFunction show);

	/// The match to hold and to release; must outlive the stage or be replaced by nothing.
	FLICKOFFAITHPRESENTATION_API void Attach(MatchSession* session);

	/// MatchListener.
	FLICKOFFAITHPRESENTATION_API void OnEvents(std::span<const Event> events, const GameState& after);
	FLICKOFFAITHPRESENTATION_API void OnUndone(const GameState& after);
	/// ExactMatchTable: shows the way, then reports.
	FLICKOFFAITHPRESENTATION_API void PlayShot(
		Ticket ticket, const Settled& settled, const physics::Recording& recording);

	/// Once a frame, with the time since the last call. `speed` 1 is normal; everything is faster with more.
	FLICKOFFAITHPRESENTATION_API void Advance(double milliseconds, double speed);
	/// What is under way ends now: the event, or the flick.
	FLICKOFFAITHPRESENTATION_API void SkipOne();

	/// What is to be seen now, without the discs of a flick under way.
	const GameState& Shown() const { return shown_; }
	/// The flick under way, or nothing.
	const ShotPlayback* Shot() const { return shot_ ? &shot_->playback : nullptr; }
	/// Seconds since its launch.
	double ShotTime() const { return shot_ ? shot_->seconds : 0.0; }
	/// Everything that happened has been shown.
	bool IsCaughtUp() const { return beats_.empty() && !shot_; }

private:
	/// One event on its way to be shown.
	struct Beat
	{
		Event event;
		/// Of the last event of a command: what all of them led to.
		std::optional<GameState> after;
		GameState context; ///< the state that its command led to, for those who tell of it
	};

	struct RunningShot
	{
		Ticket ticket = kNoTicket;
		Settled settled;
		ShotPlayback playback;
		double seconds = 0.0;
	};

	void ShowNext();
	void FinishShot();
	void GoOnIfCaughtUp();

	ShowFunction show_;
	MatchSession* session_ = nullptr;
	GameState shown_;
	std::deque<Beat> beats_;
	double wait_ = 0.0; ///< milliseconds until the next event
	std::optional<RunningShot> shot_;
};

/// Makes a piece of the shown state what an event says; all else follows with the last event of the command.
FLICKOFFAITHPRESENTATION_API void ShowEvent(const Event& event, const GameState& after, GameState& shown);

} // namespace faith::flick
