#pragma once

#include "CoreMinimal.h"

#include "FlickOfFaithAI/SimpleBot.h"
#include "FlickOfFaithPresentation/MatchSession.h"

#include <memory>

/** A seat that the computer plays. It answers at once. */
class FFlickBotSeat final : public faith::flick::MatchSeat
{
public:
	/** The session is there by the time the seat is asked. */
	FFlickBotSeat(const std::unique_ptr<faith::flick::MatchSession>& InSession, uint64 Seed);

	virtual void Ask(const faith::flick::PlayerView& View, faith::flick::Ticket Ticket) override;
	virtual void Cancel(faith::flick::Ticket Ticket) override;

private:
	const std::unique_ptr<faith::flick::MatchSession>& Session;
	faith::flick::SimpleBot Bot;
};
