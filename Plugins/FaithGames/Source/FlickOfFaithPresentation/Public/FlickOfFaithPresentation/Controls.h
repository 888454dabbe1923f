#pragma once

#include "FlickOfFaithPresentation/Desk.h"
#include "FlickOfFaithPresentation/SecretRound.h"
#include "FlickOfFaithPresentation/StickSteering.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace faith::flick
{

/// What came of something a person did.
struct Given
{
	std::vector<Command> commands;  ///< to be submitted now, in this order
	Refusal refusal;                ///< why nothing comes of it
	std::optional<Command> refused; ///< what it is that cannot be done
	bool lacksAim = false;          ///< nothing was done: a flick needs an aim first
	bool isSecret =
		false; ///< it went into the drawer; the commands are all that lie there, once everybody has answered
};

/// The controls of one view: keys, pointers and pads end up here, and commands come out. A view is passed around among all persons at a
/// machine, or it is a part of a split screen and belongs to one of them. All views of a machine share one round.
/// Points are millimetres on the table, x east and y north. It changes nothing in the match: whoever gets commands from it
/// submits them, asks the round anew and refreshes all views.
class Controls
{
public:
	/// Rules and round must outlive the controls. Without a seat of its own the view is passed around.
	FLICKOFFAITHPRESENTATION_API Controls(const Rules& rules, SecretRound& round, Seat own = kNobody);

	/// How much persons see while they aim, from now on; an aim is proposed from the next question on.
	FLICKOFFAITHPRESENTATION_API void SetSight(AimSight sight);
	/// After every change of the match, once the round has been asked.
	FLICKOFFAITHPRESENTATION_API void Refresh(const GameState& state);
	/// There is no match any more.
	FLICKOFFAITHPRESENTATION_API void Clear();

	/// What the person in front of this view is asked and is about to do; nothing while nobody here may look.
	const Desk* TheDesk() const { return desk_ ? &*desk_ : nullptr; }
	/// Who is asked to come to this view while the others look away, or kNobody.
	FLICKOFFAITHPRESENTATION_API Seat BehindCurtain() const;
	/// That one is here.
	FLICKOFFAITHPRESENTATION_API void Come();
	/// Several persons share this view and may vote at the same time, each with keys of their own.
	FLICKOFFAITHPRESENTATION_API bool IsSharedVote() const;
	/// The person at this view has answered in secret, which can still be changed.
	FLICKOFFAITHPRESENTATION_API bool HasAnswered() const;

	/// One of several who vote at the same time.
	[[nodiscard]] FLICKOFFAITHPRESENTATION_API Given VoteFor(Seat seat, Thumb thumb);
	/// The person at this view, if a vote is asked.
	[[nodiscard]] FLICKOFFAITHPRESENTATION_API Given VoteHere(Thumb thumb);
	/// One of the desk's choices.
	[[nodiscard]] FLICKOFFAITHPRESENTATION_API Given Choose(std::size_t index);
	/// The place of the choice that is about the piece at this spot, if there is one.
	[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::optional<std::size_t> ChoiceAt(TableSpot spot) const;
	/// The answer as it stands. A flick without an aim is none: then the disc that lacks one is the one to aim.
	[[nodiscard]] FLICKOFFAITHPRESENTATION_API Given Confirm();
	/// The choice that says no, if there is one.
	[[nodiscard]] FLICKOFFAITHPRESENTATION_API Given Decline();

	/// A finger or the left button goes down, moves and goes up. A pull may begin before the disc was put down: then that is given
	/// first, and the pull goes on once the disc lies there.
	[[nodiscard]] FLICKOFFAITHPRESENTATION_API Given Press(TableSpot at);
	FLICKOFFAITHPRESENTATION_API void DragTo(TableSpot at, bool fine);
	[[nodiscard]] FLICKOFFAITHPRESENTATION_API Given Release();
	/// Lets go of everything. True if there was something to let go of.
	FLICKOFFAITHPRESENTATION_API bool Cancel();

	/// Arrow keys, to the right and up: they aim, or move the piece where nothing is aimed.
	FLICKOFFAITHPRESENTATION_API void Step(double right, double up, bool fine);
	/// Arrow keys that always move the piece.
	FLICKOFFAITHPRESENTATION_API void Nudge(double right, double up, bool fine);
	/// A stick, -1 to 1 each, for so many seconds: it aims, or moves the piece.
	FLICKOFFAITHPRESENTATION_API void Steer(double right, double up, double seconds, bool fine);
	/// Counter-clockwise, permille of the most.
	FLICKOFFAITHPRESENTATION_API void AddSpin(std::int32_t permille);
	FLICKOFFAITHPRESENTATION_API void SetSpin(std::int32_t permille);
	/// The piece that is being put can be turned.
	FLICKOFFAITHPRESENTATION_API bool CanTurn() const;
	FLICKOFFAITHPRESENTATION_API void TurnPiece(std::int32_t millidegrees);
	/// Another piece or, with both hands, the other disc.
	FLICKOFFAITHPRESENTATION_API void Next();

private:
	/// A pull that began before the disc was put down, and goes on once it lies there.
	struct EarlyPull
	{
		TableSpot from;
		TableSpot to;
		bool fine = false;
	};

	Seat WhoIsHere() const;
	Given Give(const Command& command);
	void GoOnPulling();
	bool IsAiming() const { return desk_ && desk_->IsAiming(); }
	bool IsPlacing() const { return desk_ && desk_->IsPlacing(); }

	const Rules* rules_;
	SecretRound* round_;
	Seat own_;
	GameState state_;
	AimSight sight_ = kUsualSight;
	std::optional<Desk> desk_;
	std::optional<EarlyPull> early_;
	StickSteering stick_;
};

} // namespace faith::flick
