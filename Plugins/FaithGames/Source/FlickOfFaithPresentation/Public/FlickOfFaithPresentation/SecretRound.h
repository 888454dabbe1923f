#pragma once

#include "FlickOfFaithRules/Commands.h"
#include "FlickOfFaithRules/State.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace faith::flick
{

/// Is this asked of all at once, and answered in secret (Rules 3.4, 4.1, 5.2)?
[[nodiscard]] FLICKOFFAITHPRESENTATION_API bool IsSecret(DecisionKind kind);

/// Persons who share one screen. One is at the controls; a secret question brings them there one after the other, with a curtain between.
/// Secret answers lie in a drawer, where they can be changed until everybody has one.
class SecretRound
{
public:
	/// After every change of the match: what is asked (None for nothing), and whom of the persons at this screen it waits for.
	FLICKOFFAITHPRESENTATION_API void Ask(DecisionKind kind, std::uint8_t waiting);

	/// Whose desk may be seen, or kNobody.
	Seat AtControls() const { return atControls_; }
	/// Who is asked to come while nobody may look, or kNobody.
	FLICKOFFAITHPRESENTATION_API Seat BehindCurtain() const;
	/// That one is here; or somebody who has answered wants to change it.
	FLICKOFFAITHPRESENTATION_API void Come(Seat seat);

	/// A secret answer, instead of an earlier one. The next one is called.
	FLICKOFFAITHPRESENTATION_API void Put(Seat seat, const Command& answer);
	/// It is asked of this person, who may have answered already.
	bool WaitsFor(Seat seat) const { return seat < kMaxPlayers && (waiting_ & SeatBit(seat)) != 0; }
	/// What is asked; None for nothing.
	DecisionKind Kind() const { return kind_; }
	bool HasAnswered(Seat seat) const { return seat < kMaxPlayers && answers_[seat].has_value(); }
	/// One bit per seat.
	FLICKOFFAITHPRESENTATION_API std::uint8_t WhoHasAnswered() const;
	/// Several persons here are asked the same in secret.
	bool IsShared() const { return isSecret_ && (waiting_ & (waiting_ - 1)) != 0; }
	/// All answers, once everybody has one; the drawer is empty then.
	[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::vector<Command> TakeAll();

private:
	void CallNext();

	DecisionKind kind_ = DecisionKind::None;
	std::uint8_t waiting_ = 0; ///< one bit per seat
	bool isSecret_ = false;
	Seat atControls_ = kNobody;
	Seat called_ = kNobody;
	std::array<std::optional<Command>, kMaxPlayers> answers_;
};

} // namespace faith::flick
