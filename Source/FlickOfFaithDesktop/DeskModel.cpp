#include "FlickOfFaithDesktop/DeskModel.h"

#include "FaithKernel/Reflect.h"
#include "FlickOfFaithDesktop/Conversions.h"
#include "FlickOfFaithDesktop/Match.h"
#include "FlickOfFaithRules/Board.h"
#include "FlickOfFaithRules/Queries.h"

#include <cmath>

namespace faith::desktop
{

using flick::DecisionKind;
using flick::Seat;
using flick::TableSpot;

namespace
{

constexpr double kStep = 1.5; ///< degrees that an arrow key turns an aim
constexpr double kFineStep = 0.1;
constexpr double kPowerStep = 2.0; ///< percent
constexpr double kFinePowerStep = 0.2;
constexpr double kMove = 3.0; ///< millimetres that an arrow key moves a piece
constexpr double kFineMove = 0.5;

QVariantList OutlineOfIsland(int island)
{
	QVariantList points;
	for (const flick::Point& point : flick::board::IslandOutline(island))
	{
		points.append(PointFrom(flick::SpotOf(point)));
	}
	return points;
}

QVariantList Arc(const flick::Point& centre, double radius, double from, double to)
{
	constexpr int steps = 32;
	constexpr double radians = 0.017453292519943295;
	QVariantList points;
	const TableSpot middle = flick::SpotOf(centre);
	for (int i = 0; i <= steps; ++i)
	{
		const double angle = (from + (to - from) * i / steps) * radians;
		points.append(QPointF(middle.x + std::cos(angle) * radius, middle.y + std::sin(angle) * radius));
	}
	return points;
}

QVariantList OutlineOfCity(int island)
{
	return Arc(flick::board::IslandCentre(island), flick::board::kCityRadius / flick::kMicrometres, 0.0, 360.0);
}

/// A quarter disc about the corner.
QVariantList OutlineOfCloud(int corner)
{
	// Corners are counted clockwise from the north-east.
	const double start = 180.0 - 90.0 * corner;
	QVariantList points =
		Arc(flick::board::CornerPoint(corner), flick::board::kCloudRadius / flick::kMicrometres, start, start + 90.0);
	points.append(PointFrom(flick::SpotOf(flick::board::CornerPoint(corner))));
	return points;
}

void AddMarks(std::uint8_t bits, QVariantList (*outline)(int), bool isCity, QVariantList& marks)
{
	for (int i = 0; i < 4; ++i)
	{
		if (((bits >> i) & 1) != 0)
		{
			marks.append(QVariantMap{{"points", outline(i)}, {"city", isCity}});
		}
	}
}

} // namespace

DeskModel::DeskModel(Match& match, QObject* parent) : QObject(parent), match_(match)
{
}

void DeskModel::Clear()
{
	round_ = flick::SecretRound();
	desk_.reset();
	refusal_.clear();
	emit changed();
	emit moved();
	emit aimed();
}

void DeskModel::Refresh()
{
	const flick::GameState& state = match_.Session().State();
	const bool isShown = match_.caughtUp() && !state.pending.Empty();
	const std::uint8_t waiting = isShown ? match_.Session().WaitsForPersons() : std::uint8_t{0};
	round_.Ask(waiting != 0 ? state.pending.Front().kind : DecisionKind::None, waiting);
	const Seat seat = round_.AtControls();
	if (seat == flick::kNobody)
	{
		desk_.reset();
	}
	else if (!desk_ || desk_->Who() != seat)
	{
		desk_.emplace(match_.TheRules(), seat);
	}
	if (desk_)
	{
		desk_->Refresh(state);
	}
	if (early_ && aiming())
	{
		static_cast<void>(desk_->Press(early_->from));
		desk_->DragTo(early_->to, early_->fine);
		early_.reset();
	}
	emit changed();
	emit moved();
	emit aimed();
}

int DeskModel::seat() const
{
	return desk_ ? int{desk_->Who()} : -1;
}

int DeskModel::curtain() const
{
	const Seat called = round_.BehindCurtain();
	return called == flick::kNobody || sharedVote() ? -1 : int{called};
}

bool DeskModel::sharedVote() const
{
	return match_.running() && match_.caughtUp() && round_.IsShared() && !match_.Session().State().pending.Empty() &&
		match_.Session().State().pending.Front().kind == DecisionKind::Vote;
}

QString DeskModel::asked() const
{
	return desk_ && desk_->Asked() != DecisionKind::None ? Text(NameOf(desk_->Asked())) : QString();
}

QString DeskModel::prompt() const
{
	if (!desk_ || desk_->Asked() == DecisionKind::None)
	{
		return {};
	}
	const flick::GameState& state = match_.Session().State();
	flick::Decision own = state.pending.Front();
	own.waitingFor = flick::SeatBit(desk_->Who());
	return QString::fromStdString(match_.Wordings().Prompt(own, state));
}

QString DeskModel::hint() const
{
	if (!desk_ || desk_->Asked() == DecisionKind::None)
	{
		return {};
	}
	const QString kind = desk_->Asked() == DecisionKind::Card && placing() ? QString("card_spot") : asked();
	const QString many = aiming() && desk_->AimedDiscs() > 1 ? QString("flick_two") : kind;
	return match_.TheWords().get("match.hint." + many);
}

QVariantList DeskModel::choices() const
{
	QVariantList list;
	if (!desk_)
	{
		return list;
	}
	const flick::Wording words = match_.Wordings();
	for (const flick::Choice& choice : desk_->Choices())
	{
		const flick::EffectDef* const card = match_.TheRules().Cards().Find(choice.card);
		list.append(
			QVariantMap{{"label", QString::fromStdString(flick::LabelOf(words, match_.Session().State(), choice))},
				{"text", card != nullptr ? QString::fromStdString(words.EffectOf(choice.card)) : QString()},
				{"key", card != nullptr ? Text(card->key) : QString()}, {"declines", choice.declines},
				{"piece", choice.piece == flick::kNoPiece ? -1 : int{choice.piece}}});
	}
	return list;
}

QString DeskModel::answerLabel() const
{
	if (!desk_ || (!placing() && !aiming()))
	{
		return {};
	}
	return match_.TheWords().get("match.answer." + (aiming() ? QString("flick") : asked()));
}

bool DeskModel::canTurn() const
{
	if (!placing() || desk_->Asked() != DecisionKind::Card)
	{
		return false;
	}
	const flick::Decision& asked = match_.Session().State().pending.Front();
	return (flick::FindQuestion(match_.TheRules().Cards(), asked.card, asked.question).parts & flick::kAnswerAngle) !=
		0;
}

QVariantList DeskModel::ghosts() const
{
	QVariantList list;
	if (!desk_)
	{
		return list;
	}
	const flick::GameState& state = desk_->View().table;
	for (const flick::Ghost& ghost : desk_->Ghosts())
	{
		if (ghost.piece < state.pieces.Size())
		{
			const flick::Piece& piece = state.pieces[ghost.piece];
			list.append(QVariantMap{{"kind", Text(NameOf(piece.kind))},
				{"colour", ColourFor(match_.TheRules().Cards(), state, piece.owner)}, {"x", ghost.spot.x},
				{"y", ghost.spot.y}, {"angle", ghost.angle},
				{"radius", flick::RowOf(piece.kind).radius / flick::kMicrometres}});
		}
	}
	return list;
}

QString DeskModel::whyNot() const
{
	const flick::Refusal why = desk_ ? desk_->WhyNot() : flick::Refusal{};
	return why ? QString::fromStdString(match_.Wordings().Refused(why, match_.Session().State())) : QString();
}

QVariantMap DeskModel::aim() const
{
	if (!aiming())
	{
		return {};
	}
	const flick::AimSession& session = desk_->Aiming();
	const flick::Aim& aim = session.Get();
	const TableSpot from = desk_->AimedFrom();
	QVariantMap map{{"x", from.x}, {"y", from.y}, {"degrees", aim.angle / 1000.0}, {"power", aim.power / 10.0},
		{"spin", aim.spin / 10.0}, {"pulling", session.IsPulling()},
		{"ready", !session.IsPulling() || session.IsPulledFarEnough()}, {"disc", static_cast<int>(desk_->AimedDisc())},
		{"discs", static_cast<int>(desk_->AimedDiscs())}};
	QVariantList way;
	if (const auto preview = desk_->Preview())
	{
		for (const TableSpot& spot : preview->way)
		{
			way.append(PointFrom(spot));
		}
		map["spread"] = preview->spread.angle / 1000.0;
		map["nearest"] = preview->nearest;
		map["farthest"] = preview->farthest;
		map["struck"] = preview->struck == flick::kNoPiece ? -1 : int{preview->struck};
		map["leaves"] = preview->leaves;
	}
	map["way"] = way;
	return map;
}

QVariantList DeskModel::marks() const
{
	QVariantList marks;
	if (desk_ && !mapHidden())
	{
		const flick::Highlights marked = desk_->Marked();
		AddMarks(marked.clouds, &OutlineOfCloud, false, marks);
		AddMarks(marked.islands, &OutlineOfIsland, false, marks);
		AddMarks(marked.cities, &OutlineOfCity, true, marks);
	}
	return marks;
}

QVariantList DeskModel::markedPieces() const
{
	QVariantList list;
	if (!desk_ || mapHidden())
	{
		return list;
	}
	const flick::GameState& state = desk_->View().table;
	for (const flick::PieceId id : desk_->Marked().pieces)
	{
		const flick::PiecePose pose = flick::TablePoses(state)[id];
		list.append(QVariantMap{{"piece", id}, {"x", pose.x}, {"y", pose.y},
			{"radius", flick::RowOf(state.pieces[id].kind).radius / flick::kMicrometres}});
	}
	return list;
}

void DeskModel::come()
{
	const Seat called = round_.BehindCurtain();
	if (called != flick::kNobody)
	{
		round_.Come(called);
		Refresh();
	}
}

void DeskModel::vote(int seat, bool up)
{
	if (sharedVote() && seat >= 0)
	{
		const auto voter = static_cast<Seat>(seat);
		round_.Put(voter, flick::Vote{voter, up ? flick::Thumb::Up : flick::Thumb::Down});
		emit match_.heard("card", 0.6);
		SubmitRound();
	}
}

/// Secret answers wait until everybody here has one; all others are given at once.
void DeskModel::Give(const flick::Command& command)
{
	if (!desk_)
	{
		return;
	}
	const flick::Refusal refusal = match_.TheRules().Check(match_.Session().State(), command);
	if (refusal)
	{
		Say(QString::fromStdString(match_.Wordings().Refused(refusal, match_.Session().State(), &command)));
		return;
	}
	refusal_.clear();
	if (!flick::IsSecret(desk_->Asked()))
	{
		static_cast<void>(match_.Submit(command));
		return;
	}
	round_.Put(desk_->Who(), command);
	emit match_.heard("card", 0.6);
	SubmitRound();
}

void DeskModel::SubmitRound()
{
	const std::vector<flick::Command> all = round_.TakeAll();
	for (const flick::Command& command : all)
	{
		static_cast<void>(match_.Submit(command));
	}
	Refresh();
	emit match_.changed();
}

void DeskModel::Say(const QString& refusal)
{
	refusal_ = refusal;
	emit match_.heard("thud", 0.5);
	emit changed();
}

void DeskModel::choose(int index)
{
	if (desk_ && index >= 0 && static_cast<std::size_t>(index) < desk_->Choices().size())
	{
		Give(flick::Command(desk_->Choices()[static_cast<std::size_t>(index)].command));
	}
}

bool DeskModel::chooseAt(double x, double y)
{
	const auto& all = desk_ ? desk_->Choices() : std::vector<flick::Choice>{};
	for (const QVariant& marked : markedPieces())
	{
		const QVariantMap piece = marked.toMap();
		if (std::hypot(piece["x"].toDouble() - x, piece["y"].toDouble() - y) > piece["radius"].toDouble() + 3.0)
		{
			continue;
		}
		for (std::size_t i = 0; i < all.size(); ++i)
		{
			if (all[i].piece == piece["piece"].toInt())
			{
				choose(static_cast<int>(i));
				return true;
			}
		}
	}
	return false;
}

void DeskModel::confirm()
{
	const auto answer = desk_ ? desk_->Answer() : std::nullopt;
	if (answer)
	{
		Give(*answer);
	}
}

void DeskModel::decline()
{
	for (std::size_t i = 0; desk_ && i < desk_->Choices().size(); ++i)
	{
		if (desk_->Choices()[i].declines)
		{
			choose(static_cast<int>(i));
			return;
		}
	}
}

void DeskModel::press(double x, double y)
{
	if (!desk_)
	{
		return;
	}
	// A pull may begin before the disc was put down: then that comes first.
	if (const auto first = desk_->Press({x, y}))
	{
		early_ = EarlyPull{{x, y}, {x, y}, false};
		Give(*first);
	}
	emit moved();
	emit aimed();
}

void DeskModel::dragTo(double x, double y, bool fine)
{
	if (early_)
	{
		early_->to = {x, y};
		early_->fine = fine;
	}
	if (desk_)
	{
		desk_->DragTo({x, y}, fine);
		emit moved();
		emit aimed();
	}
}

void DeskModel::release()
{
	early_.reset();
	const auto flicked = desk_ ? desk_->Release() : std::nullopt;
	if (flicked)
	{
		Give(*flicked);
	}
	emit changed();
	emit moved();
	emit aimed();
}

bool DeskModel::cancel()
{
	early_.reset();
	const bool had =
		desk_ && (desk_->IsDragging() || (aiming() && (desk_->Aiming().IsPulling() || desk_->Aiming().IsSteered())));
	if (desk_)
	{
		desk_->Cancel();
		emit aimed();
	}
	return had;
}

void DeskModel::step(int right, int up, bool fine)
{
	if (!aiming())
	{
		nudge(right, up, fine);
		return;
	}
	const double degrees = fine ? kFineStep : kStep;
	const double power = fine ? kFinePowerStep : kPowerStep;
	desk_->Aiming().Turn(static_cast<std::int32_t>(std::lround(-right * degrees * 1000.0)));
	desk_->Aiming().Strengthen(static_cast<std::int32_t>(std::lround(up * power * 10.0)));
	emit aimed();
}

void DeskModel::nudge(int right, int up, bool fine)
{
	if (placing())
	{
		const double way = fine ? kFineMove : kMove;
		desk_->MoveBy(right * way, up * way);
		emit moved();
		emit aimed();
	}
}

void DeskModel::steer(double right, double up, double seconds, bool fine)
{
	if (aiming())
	{
		const flick::SteeredAim steered = stick_.Aim({right, up}, seconds, fine);
		desk_->Aiming().Steer(steered.turn, steered.power);
		emit aimed();
	}
	else if (placing())
	{
		const flick::SteeredMove way = flick::StickSteering::Move({right, up}, seconds, fine);
		desk_->MoveBy(way.right, way.up);
		emit moved();
		emit aimed();
	}
}

void DeskModel::addSpin(double percent)
{
	if (aiming())
	{
		desk_->Aiming().AddSpin(static_cast<std::int32_t>(std::lround(percent * 10.0)));
		emit aimed();
	}
}

void DeskModel::setSpin(double percent)
{
	if (aiming())
	{
		desk_->Aiming().SetSpin(static_cast<std::int32_t>(std::lround(percent * 10.0)));
		emit aimed();
	}
}

void DeskModel::turnPiece(double degrees)
{
	if (canTurn())
	{
		desk_->TurnPiece(static_cast<std::int32_t>(std::lround(degrees * 1000.0)));
		emit moved();
	}
}

void DeskModel::next()
{
	if (!desk_)
	{
		return;
	}
	if (aiming() && desk_->AimedDiscs() > 1)
	{
		desk_->NextDisc();
	}
	else
	{
		desk_->NextPiece();
	}
	emit changed();
	emit moved();
	emit aimed();
}

} // namespace faith::desktop
