#pragma once

#include "FaithPhysics/Recording.h"
#include "FlickOfFaithPresentation/MatchPorts.h"
#include "FlickOfFaithRules/ExactTable.h"

#include <functional>
#include <utility>

namespace faith::flick
{

/// The table of the exact simulation. It knows the outcome at once, and how the discs get there, so that a host can show
/// the way and report afterwards. All of it is inline: hosts may be compiled with run-time type information, this module is not.
class ExactMatchTable final : public MatchTable
{
public:
	/// A flick and its outcome, ready to be shown and reported.
	using Play = std::function<void(Ticket ticket, const Settled& settled, const physics::Recording& recording)>;

	/// `play` reports the outcome to the session, when the host likes.
	explicit ExactMatchTable(Play play) : play_(std::move(play)) {}

	void Begin(const GameState& state, Ticket ticket) override
	{
		const Settled settled = PlayAndRecord(state, recording_);
		play_(ticket, settled, recording_);
	}
	void Cancel(Ticket) override {}
	std::uint32_t PhysicsVersion() const override { return kPhysicsVersion; }

private:
	Play play_;
	physics::Recording recording_;
};

} // namespace faith::flick
