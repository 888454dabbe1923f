#include "FlickOfFaithPresentation/Controls.h"

#include "FlickOfFaithPresentation/TableLayout.h"
#include "FlickOfFaithRules/Queries.h"

#include <cmath>

namespace faith::flick
{

namespace
{

constexpr double kTurn = 1500.0; ///< millidegrees that an arrow key turns an aim
constexpr double kFineTurn = 100.0;
constexpr double kPower = 10.0; ///< permille that an arrow key adds to its power
constexpr double kFinePower = 1.0;
constexpr double kMove = 3.0; ///< millimetres that an arrow key moves a piece
constexpr double kFineMove = 0.5;
constexpr double kPieceReach = 3.0; ///< millimetres beside a piece that still mean the piece

std::int32_t Rounded(double value)
{
	return static_cast<std::int32_t>(std::lround(value));
}

} // namespace

Controls::Controls(const Rules& rules, SecretRound& round, Seat own) : rules_(&rules), round_(&round), own_(own)
{
}

Seat Controls::WhoIsHere() const
{
	if (own_ == kNobody)
	{
		return round_->AtControls();
	}
	return round_->WaitsFor(own_) ? own_ : kNobody;
}

void Controls::SetSight(AimSight sight)
{
	sight_ = sight;
	if (desk_)
	{
		desk_->SetSight(sight);
	}
}

void Controls::Refresh(const GameState& state)
{
	state_ = state;
	const Seat seat = WhoIsHere();
	if (seat == kNobody)
	{
		desk_.reset();
	}
	else if (!desk_ || desk_->Who() != seat)
	{
		desk_.emplace(*rules_, seat);
		desk_->SetSight(sight_);
	}
	if (desk_)
	{
		desk_->Refresh(state);
	}
	GoOnPulling();
}

void Controls::Clear()
{
	desk_.reset();
	early_.reset();
	state_ = GameState{};
}

Seat Controls::BehindCurtain() const
{
	return own_ != kNobody || IsSharedVote() ? kNobody : round_->BehindCurtain();
}

void Controls::Come()
{
	round_->Come(round_->BehindCurtain());
	Refresh(GameState(state_));
}

bool Controls::IsSharedVote() const
{
	return own_ == kNobody && round_->IsShared() && round_->Kind() == DecisionKind::Vote;
}

bool Controls::HasAnswered() const
{
	return desk_ && round_->HasAnswered(desk_->Who());
}

/// Secret answers wait until everybody has one; all others are given at once.
Given Controls::Give(const Command& command)
{
	Given given;
	given.refusal = rules_->Check(state_, command);
	if (given.refusal)
	{
		given.refused = command;
		return given;
	}
	if (!IsSecret(desk_->Asked()))
	{
		given.commands.push_back(command);
		return given;
	}
	round_->Put(desk_->Who(), command);
	given.commands = round_->TakeAll();
	given.isSecret = true;
	Refresh(GameState(state_));
	return given;
}

Given Controls::VoteFor(Seat seat, Thumb thumb)
{
	Given given;
	if (IsSharedVote() && round_->WaitsFor(seat))
	{
		round_->Put(seat, Vote{seat, thumb});
		given.commands = round_->TakeAll();
		given.isSecret = true;
	}
	return given;
}

Given Controls::VoteHere(Thumb thumb)
{
	const bool isAsked = desk_ && desk_->Asked() == DecisionKind::Vote;
	return isAsked ? Give(Vote{desk_->Who(), thumb}) : Given{};
}

Given Controls::Choose(std::size_t index)
{
	if (!desk_ || index >= desk_->Choices().size())
	{
		return {};
	}
	return Give(Command(desk_->Choices()[index].command));
}

std::optional<std::size_t> Controls::ChoiceAt(TableSpot spot) const
{
	if (!desk_ || desk_->View().mapHidden)
	{
		return std::nullopt;
	}
	const GameState& table = desk_->View().table;
	const std::vector<PiecePose> poses = TablePoses(table);
	for (std::size_t i = 0; i < desk_->Choices().size(); ++i)
	{
		const PieceId piece = desk_->Choices()[i].piece;
		if (piece == kNoPiece)
		{
			continue;
		}
		const double reach = RowOf(table.pieces[piece].kind).radius / kMicrometres + kPieceReach;
		if (std::hypot(poses[piece].x - spot.x, poses[piece].y - spot.y) <= reach)
		{
			return i;
		}
	}
	return std::nullopt;
}

Given Controls::Confirm()
{
	if (IsAiming() && !desk_->HasAims())
	{
		desk_->AimMissing();
		Given given;
		given.lacksAim = true;
		return given;
	}
	const auto answer = desk_ ? desk_->Answer() : std::nullopt;
	return answer ? Give(*answer) : Given{};
}

Given Controls::Decline()
{
	for (std::size_t i = 0; desk_ && i < desk_->Choices().size(); ++i)
	{
		if (desk_->Choices()[i].declines)
		{
			return Choose(i);
		}
	}
	return {};
}

Given Controls::Press(TableSpot at)
{
	const auto first = desk_ ? desk_->Press(at) : std::nullopt;
	if (!first)
	{
		return {};
	}
	early_ = EarlyPull{at, at, false};
	return Give(*first);
}

void Controls::GoOnPulling()
{
	if (early_ && IsAiming())
	{
		static_cast<void>(desk_->Press(early_->from));
		desk_->DragTo(early_->to, early_->fine);
		early_.reset();
	}
}

void Controls::DragTo(TableSpot at, bool fine)
{
	if (early_)
	{
		early_->to = at;
		early_->fine = fine;
	}
	if (desk_)
	{
		desk_->DragTo(at, fine);
	}
}

Given Controls::Release()
{
	early_.reset();
	const auto flicked = desk_ ? desk_->Release() : std::nullopt;
	return flicked ? Give(*flicked) : Given{};
}

bool Controls::Cancel()
{
	const bool isAimed = IsAiming() && (desk_->Aiming().IsPulling() || desk_->Aiming().IsSteered());
	const bool had = early_.has_value() || isAimed || (desk_ && desk_->IsDragging());
	early_.reset();
	if (desk_)
	{
		desk_->Cancel();
	}
	return had;
}

void Controls::Step(double right, double up, bool fine)
{
	if (!IsAiming())
	{
		Nudge(right, up, fine);
		return;
	}
	desk_->Aiming().Turn(Rounded(-right * (fine ? kFineTurn : kTurn)));
	desk_->Aiming().Strengthen(Rounded(up * (fine ? kFinePower : kPower)));
}

void Controls::Nudge(double right, double up, bool fine)
{
	if (IsPlacing())
	{
		const double way = fine ? kFineMove : kMove;
		desk_->MoveBy(right * way, up * way);
	}
}

void Controls::Steer(double right, double up, double seconds, bool fine)
{
	if (IsAiming())
	{
		const SteeredAim steered = stick_.Aim({right, up}, seconds, fine);
		desk_->Aiming().Steer(steered.turn, steered.power);
	}
	else if (IsPlacing())
	{
		const SteeredMove way = StickSteering::Move({right, up}, seconds, fine);
		desk_->MoveBy(way.right, way.up);
	}
}

void Controls::AddSpin(std::int32_t permille)
{
	if (IsAiming())
	{
		desk_->Aiming().AddSpin(permille);
	}
}

void Controls::SetSpin(std::int32_t permille)
{
	if (IsAiming())
	{
		desk_->Aiming().SetSpin(permille);
	}
}

bool Controls::CanTurn() const
{
	if (!IsPlacing() || desk_->Asked() != DecisionKind::Card)
	{
		return false;
	}
	const Decision& asked = desk_->View().table.pending.Front();
	return (FindQuestion(rules_->Cards(), asked.card, asked.question).parts & kAnswerAngle) != 0;
}

void Controls::TurnPiece(std::int32_t millidegrees)
{
	if (CanTurn())
	{
		desk_->TurnPiece(millidegrees);
	}
}

void Controls::Next()
{
	if (IsAiming() && desk_->AimedDiscs() > 1)
	{
		desk_->NextDisc();
	}
	else if (desk_)
	{
		desk_->NextPiece();
	}
}

} // namespace faith::flick
