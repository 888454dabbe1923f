#include "FlickOfFaithPresentation/Desk.h"

#include "Drafts.h"
#include "FlickOfFaithAI/Aiming.h"
#include "FlickOfFaithRules/Board.h"
#include "FlickOfFaithRules/Queries.h"

#include <algorithm>
#include <cmath>
#include <variant>

namespace faith::flick
{

namespace
{

constexpr double kFingerReach = 8.0; ///< millimetres by which a finger may miss a disc

double DistanceOf(TableSpot a, TableSpot b)
{
	return std::hypot(a.x - b.x, a.y - b.y);
}

double RadiusOf(const GameState& state, PieceId piece)
{
	return piece < state.pieces.Size() ? RowOf(state.pieces[piece].kind).radius / kMicrometres : 0.0;
}

DecisionKind AskedOf(const GameState& state, Seat seat)
{
	const bool isAsked = !state.pending.Empty() && (state.pending.Front().waitingFor & SeatBit(seat)) != 0;
	return isAsked ? state.pending.Front().kind : DecisionKind::None;
}

bool IsFlick(DecisionKind kind)
{
	return kind == DecisionKind::Flick || kind == DecisionKind::Reflick || kind == DecisionKind::CommitAim;
}

} // namespace

Desk::Desk(const Rules& rules, Seat seat) : rules_(&rules), seat_(seat)
{
}

void Desk::Refresh(const GameState& state)
{
	view_ = ViewFor(rules_->Cards(), state, seat_);
	known_.reset();
	const DecisionKind asked = AskedOf(state, seat_);
	// Others who answer the same question change the table, but not what this person is doing.
	const bool isSame = asked == asked_ && asWas_ && asWas_->pieces == view_.table.pieces &&
		asWas_->pending.Front().card == view_.table.pending.Front().card;
	if (asked == DecisionKind::None || !isSame)
	{
		asked_ = asked;
		Begin();
	}
}

void Desk::Begin()
{
	grip_ = Grip::Nothing;
	choices_.clear();
	drafts_.clear();
	pieces_.clear();
	discs_.Clear();
	draft_ = 0;
	disc_ = 0;
	aimed_ = 0;
	asWas_.reset();
	if (asked_ == DecisionKind::None)
	{
		return;
	}
	asWas_ = view_.table;
	BeginDrafts();
	BeginAims();
}

void Desk::BeginDrafts()
{
	std::vector<Command> commands = SampleCommands(*rules_, view_.table);
	std::erase_if(commands, [&](const Command& command) { return Rules::Actor(command) != std::optional(seat_); });
	for (const Command& command : commands)
	{
		if (PutsSomething(rules_->Cards(), view_.table, command))
		{
			AddDraft(command);
		}
	}
	choices_ = ChoicesOf(*rules_, view_);
	std::erase_if(
		choices_, [&](const Choice& choice) { return PutsSomething(rules_->Cards(), view_.table, choice.command); });
}

/// One draft for all commands that differ only in the spot. What a card puts can go anywhere, so it waits near the middle.
void Desk::AddDraft(const Command& command)
{
	const TableSpot middle;
	const auto known = std::find_if(drafts_.begin(), drafts_.end(),
		[&](const Command& draft) { return IsSameButSpot(view_.table, draft, command); });
	if (known == drafts_.end())
	{
		drafts_.push_back(command);
		pieces_.push_back(PieceThatIsPut(*rules_, view_.table, command));
	}
	else if (std::holds_alternative<Choose>(command) &&
		DistanceOf(SpotIn(command), middle) < DistanceOf(SpotIn(*known), middle))
	{
		*known = command;
	}
}

void Desk::BeginAims()
{
	if (!IsFlick(asked_))
	{
		return;
	}
	if (asked_ != DecisionKind::CommitAim)
	{
		discs_ = DiscsOfOneFlick(*rules_, view_.table, seat_);
	}
	aimed_ = (std::max)(discs_.Size(), std::size_t{1});
	for (disc_ = 0; disc_ < aimed_; ++disc_)
	{
		aims_[disc_] = NewAim();
	}
	disc_ = 0;
}

/// For the disc that is being aimed: without an aim, unless one is to be proposed.
AimSession Desk::NewAim() const
{
	const TableSpot from = AimedFrom();
	const PieceId disc = DiscToAim();
	const PieceKind kind = disc != kNoPiece ? view_.table.pieces[disc].kind : PieceKind::Prophet;
	const LaunchMaker hand = HandOfViewer(rules_->Cards(), view_);
	const std::int32_t strongest = StrongestFrom(hand, kind, from);
	AimSession session(NeutralAim(strongest, from), strongest);
	if (sight_ == AimSight::Proposed)
	{
		const auto way = std::llround(std::hypot(from.x, from.y) * kMicrometres);
		session.Propose({AngleTowards(PointOf(from), Point{}), hand.PowerFor(kind, way), 0});
	}
	return session;
}

PieceId Desk::DiscToAim() const
{
	if (asked_ == DecisionKind::CommitAim)
	{
		return pieces_.empty() ? kNoPiece : pieces_[draft_];
	}
	return disc_ < discs_.Size() ? discs_[disc_] : kNoPiece;
}

TableSpot Desk::AimedFrom() const
{
	if (asked_ == DecisionKind::CommitAim)
	{
		return drafts_.empty() ? TableSpot{} : SpotIn(drafts_[draft_]);
	}
	const PieceId disc = DiscToAim();
	return disc != kNoPiece ? SpotOf(view_.table.pieces[disc].position) : TableSpot{};
}

std::vector<Ghost> Desk::Ghosts() const
{
	return drafts_.empty() ? std::vector<Ghost>{} : GhostsOf(drafts_[draft_], pieces_[draft_]);
}

void Desk::MoveTo(TableSpot spot)
{
	if (drafts_.empty())
	{
		return;
	}
	const auto moved = [&](const Command& draft) { return MovedTo(rules_->Cards(), view_.table, draft, spot); };
	drafts_[draft_] = moved(drafts_[draft_]);
	for (std::size_t i = 0; i < drafts_.size() && WhyNot(); ++i)
	{
		const Command other = moved(drafts_[i]);
		if (!rules_->Check(view_.table, other))
		{
			drafts_[i] = other;
			draft_ = i;
		}
	}
}

void Desk::MoveBy(double x, double y)
{
	if (!drafts_.empty())
	{
		const TableSpot now = SpotIn(drafts_[draft_]);
		MoveTo({now.x + x, now.y + y});
	}
}

void Desk::NextPiece()
{
	draft_ = drafts_.empty() ? 0 : (draft_ + 1) % drafts_.size();
}

void Desk::TurnPiece(std::int32_t millidegrees)
{
	auto* const choose = drafts_.empty() ? nullptr : std::get_if<Choose>(&drafts_[draft_]);
	if (choose != nullptr)
	{
		choose->angle = physics::NormalAngle(choose->angle + millidegrees);
	}
}

Refusal Desk::WhyNot() const
{
	return drafts_.empty() ? Refusal{} : rules_->Check(view_.table, drafts_[draft_]);
}

void Desk::NextDisc()
{
	disc_ = aimed_ > 1 ? (disc_ + 1) % aimed_ : 0;
}

bool Desk::HasAims() const
{
	return std::all_of(aims_.begin(), aims_.begin() + static_cast<std::ptrdiff_t>(aimed_),
		[](const AimSession& aim) { return aim.HasAim(); });
}

void Desk::AimMissing()
{
	for (std::size_t i = 0; i < aimed_ && !HasAims() && Aiming().HasAim(); ++i)
	{
		NextDisc();
	}
}

void Desk::SetSight(AimSight sight)
{
	sight_ = sight;
	known_.reset();
}

std::optional<AimPreview> Desk::Preview() const
{
	const PieceId disc = DiscToAim();
	if (!IsAiming() || disc == kNoPiece || !Aiming().HasAim())
	{
		return std::nullopt;
	}
	const DiscAim flick{disc, Aiming().Get()};
	const TableSpot from = AimedFrom();
	if (!known_ || known_->flick != flick || known_->from != from)
	{
		known_ = KnownPreview{flick, from, MakePreview(flick, from)};
	}
	return known_->preview;
}

std::optional<AimPreview> Desk::MakePreview(const DiscAim& flick, TableSpot from) const
{
	PlayerView view = view_;
	Piece& piece = view.table.pieces[flick.piece];
	if (piece.place != Place::Map)
	{
		piece.place = Place::Map;
		piece.position = PointOf(from);
	}
	return PreviewOf(rules_->Cards(), view, flick, sight_);
}

bool Desk::IsInCloud(TableSpot at) const
{
	const std::uint8_t open = Marked().clouds;
	for (int corner = 0; corner < board::kCornerCount; ++corner)
	{
		const bool isIn = board::AgainstCloud(corner, Circle{PointOf(at), 1}) != physics::Contact::Outside;
		if (isIn && ((open >> corner) & 1) != 0)
		{
			return true;
		}
	}
	return false;
}

/// Pieces are dragged from where they are; where nothing can be pulled, the piece jumps to the finger.
bool Desk::IsGrippedAt(TableSpot at) const
{
	if (!IsPlacing())
	{
		return false;
	}
	const bool canPull = asked_ == DecisionKind::Place || IsAiming();
	const auto ghosts = Ghosts();
	const bool isNear = std::any_of(ghosts.begin(), ghosts.end(),
		[&](const Ghost& ghost)
		{ return DistanceOf(ghost.spot, at) <= RadiusOf(view_.table, ghost.piece) + kFingerReach; });
	return isNear || !canPull || IsInCloud(at);
}

std::optional<Command> Desk::Press(TableSpot at)
{
	Cancel();
	if (IsGrippedAt(at))
	{
		grip_ = Grip::Piece;
		MoveTo(at);
		return std::nullopt;
	}
	if (asked_ == DecisionKind::Place)
	{
		return WhyNot() ? std::nullopt : Answer();
	}
	if (IsAiming())
	{
		AimDiscAt(at);
		grip_ = Grip::Pull;
		Aiming().Press(at.x, at.y);
	}
	return std::nullopt;
}

/// With both hands, the disc under the finger is the one that is aimed.
void Desk::AimDiscAt(TableSpot at)
{
	for (std::size_t i = 0; i < discs_.Size(); ++i)
	{
		const PieceId disc = discs_[i];
		if (DistanceOf(SpotOf(view_.table.pieces[disc].position), at) <= RadiusOf(view_.table, disc) + kFingerReach)
		{
			disc_ = i;
		}
	}
}

void Desk::DragTo(TableSpot at, bool fine)
{
	if (grip_ == Grip::Piece)
	{
		MoveTo(at);
	}
	else if (grip_ == Grip::Pull)
	{
		Aiming().DragTo(at.x, at.y, fine);
	}
}

std::optional<Command> Desk::Release()
{
	const Grip was = grip_;
	grip_ = Grip::Nothing;
	if (was != Grip::Pull || !Aiming().Release())
	{
		return std::nullopt;
	}
	if (disc_ + 1 < aimed_)
	{
		++disc_;
		return std::nullopt;
	}
	AimMissing();
	return Flicked();
}

void Desk::Cancel()
{
	if (grip_ == Grip::Pull || (IsAiming() && Aiming().IsSteered()))
	{
		Aiming().Cancel();
	}
	grip_ = Grip::Nothing;
}

std::optional<Command> Desk::Flicked() const
{
	if (!HasAims())
	{
		return std::nullopt;
	}
	if (asked_ == DecisionKind::CommitAim)
	{
		const auto* const commit = drafts_.empty() ? nullptr : std::get_if<CommitAim>(&drafts_[draft_]);
		return commit != nullptr ? std::optional<Command>(CommitAim{seat_, commit->spot, aims_[0].Get()})
								 : std::nullopt;
	}
	Flick flick{seat_, {}};
	for (std::size_t i = 0; i < discs_.Size(); ++i)
	{
		flick.launches.PushBack(DiscAim{discs_[i], aims_[i].Get()});
	}
	return discs_.Empty() ? std::nullopt : std::optional<Command>(flick);
}

std::optional<Command> Desk::Answer() const
{
	if (IsAiming())
	{
		return Flicked();
	}
	if (IsPlacing())
	{
		return drafts_[draft_];
	}
	return choices_.empty() ? std::nullopt : std::optional(choices_.front().command);
}

Highlights Desk::Marked() const
{
	Highlights marked;
	switch (asked_)
	{
	case DecisionKind::Place:
		marked.clouds = OpenCorners(rules_->Cards(), view_.table, seat_);
		break;
	case DecisionKind::CommitAim:
		marked.clouds = static_cast<std::uint8_t>(1U << view_.table.players[seat_].corner);
		break;
	default:
		MarkDrafts(rules_->Cards(), view_.table, drafts_, marked);
		break;
	}
	for (const Choice& choice : choices_)
	{
		if (choice.piece != kNoPiece && !marked.pieces.Contains(choice.piece))
		{
			marked.pieces.PushBack(choice.piece);
		}
		marked.islands |= BitOf(choice.island);
	}
	return marked;
}

} // namespace faith::flick
