#pragma once

#include "FaithPhysics/Recording.h"
#include "FlickOfFaithPresentation/MatchPorts.h"

#include <functional>

namespace faith::flick
{

/// The table of the exact simulation. It knows the outcome at once, and how the discs get there, so that a host can show
/// the way and report afterwards.
class ExactMatchTable final : public MatchTable
{
public:
	/// A flick and its outcome, ready to be shown and reported.
	using Play = std::function<void(Ticket ticket, const Settled& settled, const physics::Recording& recording)>;

	/// `play` reports the outcome to the session, when the host likes.
	explicit ExactMatchTable(Play play) : play_(std::move(play)) {}

	FLICKOFFAITHPRESENTATION_API void Begin(const GameState& state, Ticket ticket) override;
	void Cancel(Ticket) override {}
	FLICKOFFAITHPRESENTATION_API std::uint32_t PhysicsVersion() const override;

private:
	Play play_;
	physics::Recording recording_;
};

} // namespace faith::flick
