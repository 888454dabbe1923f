#include "Game/FlickBotSeat.h"

FFlickBotSeat::FFlickBotSeat(const std::unique_ptr<faith::flick::MatchSession>& InSession, uint64 Seed)
	: Session(InSession), Bot(Seed)
{
}

void FFlickBotSeat::Ask(const faith::flick::PlayerView& View, faith::flick::Ticket Ticket)
{
	Session->Answer(Ticket, Bot.Decide(Session->Match().GetRules(), View));
}

void FFlickBotSeat::Cancel(faith::flick::Ticket Ticket)
{
	// It never takes time to think.
}
