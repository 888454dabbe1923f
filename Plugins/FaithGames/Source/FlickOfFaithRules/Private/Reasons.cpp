#include "FlickOfFaithRules/Reasons.h"

#include <variant>

namespace faith::flick
{

namespace
{

/// Of the reasons that several commands share: what the command itself is about.
RuleNumber RuleOfCommand(const Command* command, RuleNumber aboutPieces, RuleNumber aboutSpots, RuleNumber building)
{
	if (command == nullptr)
	{
		return {};
	}
	if (std::holds_alternative<BuildTemple>(*command))
	{
		return building;
	}
	if (std::holds_alternative<CommitAim>(*command))
	{
		return aboutSpots;
	}
	return std::holds_alternative<Choose>(*command) ? RuleNumber{11, 5} : aboutPieces;
}

RuleNumber RuleOfOption(const Command* command)
{
	if (command == nullptr)
	{
		return {};
	}
	if (std::holds_alternative<ChooseGod>(*command))
	{
		return {3, 4};
	}
	if (std::holds_alternative<Vote>(*command))
	{
		return {5, 2};
	}
	return std::holds_alternative<Settled>(*command) ? RuleNumber{6, 7} : RuleNumber{11, 5};
}

RuleNumber RuleOfTurn(const Command* command)
{
	if (command != nullptr && std::holds_alternative<Choose>(*command))
	{
		return {11, 5};
	}
	const bool inFlickOff = command != nullptr && std::holds_alternative<CommitAim>(*command);
	return inFlickOff ? RuleNumber{4, 3} : RuleNumber{6, 1};
}

bool IsAboutSettled(Reason reason)
{
	return (reason >= Reason::SettledNotOnMap && reason <= Reason::SettledRestsOnAir) ||
		reason == Reason::SettledTooHigh;
}

} // namespace

// long: one line for each reason
RuleNumber RuleBehind(Reason reason, const Command* command)
{
	if (IsAboutSettled(reason))
	{
		return {6, 7};
	}
	switch (reason)
	{
	case Reason::GameIsOver:
		return {9, 1};
	case Reason::NotYourTurn:
		return RuleOfTurn(command);
	case Reason::NotYourPiece:
	case Reason::NotAProphet:
		return RuleOfCommand(command, {6, 3}, {4, 1}, {7, 2});
	case Reason::OffTheMat:
	case Reason::SpotIsTaken:
		return RuleOfCommand(command, {6, 3}, {4, 1}, {7, 5});
	case Reason::OutsideTheCloud:
		return RuleOfCommand(command, {6, 3}, {4, 1}, {6, 3});
	case Reason::NotInHand:
	case Reason::NotStacked:
	case Reason::SmallerBelow:
	case Reason::WrongNumberOfDiscs:
	case Reason::NotYourCorner:
		return {6, 3};
	case Reason::AngleOutOfRange:
		return RuleOfCommand(command, {6, 5}, {6, 5}, {6, 5});
	case Reason::PowerOutOfRange:
	case Reason::SpinOutOfRange:
		return {6, 5};
	case Reason::OutsideTheCorner:
		return {6, 8};
	case Reason::NotTouchingACity:
	case Reason::WrongIsland:
		return {7, 2};
	case Reason::TempleInHandFirst:
	case Reason::TempleNotAvailable:
		return {7, 4};
	case Reason::OutsideTheIsland:
		return {7, 5};
	case Reason::OptionUnknown:
		return RuleOfOption(command);
	case Reason::NotInTheSea:
	case Reason::NotInThePool:
	case Reason::NotOffTheMap:
	case Reason::LeftLater:
	case Reason::NotOnTheMap:
	case Reason::NotTheNearestIsland:
	case Reason::NoRoomThere:
	case Reason::TouchesACloud:
	case Reason::TooNearADisc:
	case Reason::SpotOffTheMap:
		return {11, 5};
	case Reason::ForbiddenByCard:
		return {1, 6};
	case Reason::SetupPlayers:
	case Reason::SetupGeneration:
		return {1, 2};
	case Reason::SetupSteadiness:
		return {6, 6};
	case Reason::SetupGods:
		return {3, 3};
	case Reason::SetupTooManyPieces:
		return {1, 3};
	case Reason::SetupScore:
		return {9, 4};
	default:
		return {};
	}
}

} // namespace faith::flick
