#include "FlickOfFaithDesktop/DeskModel.h"

#include "FaithKernel/Reflect.h"
#include "FlickOfFaithDesktop/Conversions.h"
#include "FlickOfFaithDesktop/Match.h"
#include "FlickOfFaithPresentation/DeskView.h"

#include <cmath>

namespace faith::desktop
{

using flick::Desk;
using flick::Seat;

namespace
{

int NumberOf(flick::PieceId piece)
{
	return piece == flick::kNoPiece ? -1 : int{piece};
}

QVariantList PointsFrom(const std::vector<flick::TableSpot>& spots)
{
	QVariantList points;
	for (const flick::TableSpot& spot : spots)
	{
		points.append(PointFrom(spot));
	}
	return points;
}

QVariantList LandingsFrom(const flick::AimPreview& preview, bool leaves)
{
	QVariantList points;
	for (const flick::Landing& landing : preview.landings)
	{
		if (landing.leaves == leaves)
		{
			points.append(PointFrom(landing.spot));
		}
	}
	return points;
}

std::int32_t Thousandths(double value)
{
	return static_cast<std::int32_t>(std::lround(value * 1000.0));
}

std::int32_t Permille(double percent)
{
	return static_cast<std::int32_t>(std::lround(percent * 10.0));
}

} // namespace

DeskModel::DeskModel(Match& match, QObject* parent)
	: QObject(parent), match_(match), controls_(match.TheRules(), round_)
{
}

void DeskModel::TellAll()
{
	emit changed();
	emit moved();
	TellAim();
}

void DeskModel::TellAim()
{
	if (lacksAim_ && TheDesk() != nullptr && TheDesk()->HasAims())
	{
		lacksAim_ = false;
		refusal_.clear();
		emit changed();
	}
	emit aimed();
}

void DeskModel::SetSight(flick::AimSight sight)
{
	controls_.SetSight(sight);
	TellAim();
}

void DeskModel::Clear()
{
	round_ = flick::SecretRound();
	controls_.Clear();
	refusal_.clear();
	lacksAim_ = false;
	TellAll();
}

void DeskModel::Refresh()
{
	const flick::GameState& state = match_.Session().State();
	const bool isShown = match_.caughtUp() && !state.pending.Empty();
	const std::uint8_t waiting = isShown ? match_.Session().WaitsForPersons() : std::uint8_t{0};
	round_.Ask(waiting != 0 ? state.pending.Front().kind : flick::DecisionKind::None, waiting);
	controls_.Refresh(state);
	TellAll();
}

int DeskModel::seat() const
{
	return TheDesk() != nullptr ? int{TheDesk()->Who()} : -1;
}

int DeskModel::curtain() const
{
	const Seat called = controls_.BehindCurtain();
	return called == flick::kNobody ? -1 : int{called};
}

bool DeskModel::sharedVote() const
{
	return controls_.IsSharedVote();
}

QString DeskModel::asked() const
{
	const Desk* const desk = TheDesk();
	return desk != nullptr && desk->Asked() != flick::DecisionKind::None ? Text(NameOf(desk->Asked())) : QString();
}

QString DeskModel::prompt() const
{
	return TheDesk() != nullptr ? QString::fromStdString(flick::PromptOf(match_.Wordings(), *TheDesk())) : QString();
}

QString DeskModel::hint() const
{
	return TheDesk() != nullptr ? QString::fromStdString(flick::HintOf(match_.Wordings(), *TheDesk())) : QString();
}

QVariantList DeskModel::choices() const
{
	QVariantList list;
	if (TheDesk() == nullptr)
	{
		return list;
	}
	for (const flick::AnswerButton& button : flick::ButtonsOf(match_.Wordings(), *TheDesk()))
	{
		list.append(QVariantMap{{"label", QString::fromStdString(button.label)},
			{"text", QString::fromStdString(button.text)}, {"key", Text(button.card)}, {"declines", button.declines},
			{"piece", NumberOf(button.piece)}, {"thumb", button.thumb ? Text(NameOf(*button.thumb)) : QString()},
			{"lasts", QString::fromStdString(button.lasts)}});
	}
	return list;
}

QString DeskModel::answerLabel() const
{
	return TheDesk() != nullptr ? QString::fromStdString(flick::AnswerLabelOf(match_.Wordings(), *TheDesk()))
								: QString();
}

QVariantList DeskModel::ghosts() const
{
	QVariantList list;
	if (TheDesk() == nullptr)
	{
		return list;
	}
	const flick::GameState& table = TheDesk()->View().table;
	for (const flick::Ghost& ghost : TheDesk()->Ghosts())
	{
		if (ghost.piece < table.pieces.Size())
		{
			const flick::Piece& piece = table.pieces[ghost.piece];
			list.append(QVariantMap{{"kind", Text(NameOf(piece.kind))},
				{"colour", ColourFor(match_.TheRules().Cards(), table, piece.owner)},
				{"sticker", StickerOf(match_.TheRules().Cards(), table, piece)}, {"x", ghost.spot.x},
				{"y", ghost.spot.y}, {"angle", ghost.angle},
				{"radius", flick::RowOf(piece.kind).radius / flick::kMicrometres}});
		}
	}
	return list;
}

QList<int> DeskModel::lifted() const
{
	QList<int> pieces;
	if (TheDesk() != nullptr)
	{
		for (const flick::Ghost& ghost : TheDesk()->Ghosts())
		{
			pieces.append(ghost.piece);
		}
	}
	return pieces;
}

QString DeskModel::whyNot() const
{
	return TheDesk() != nullptr ? QString::fromStdString(flick::WhyNotOf(match_.Wordings(), *TheDesk())) : QString();
}

QVariantMap DeskModel::aim() const
{
	if (!aiming())
	{
		return {};
	}
	const flick::AimSession& session = TheDesk()->Aiming();
	const flick::Aim& aim = session.Get();
	const flick::TableSpot from = TheDesk()->AimedFrom();
	QVariantMap map{{"x", from.x}, {"y", from.y}, {"degrees", aim.angle / 1000.0},
		{"power", session.Strength() * 100.0}, {"spin", aim.spin / 10.0}, {"pulling", session.IsPulling()},
		{"ready", session.HasAim()}, {"disc", static_cast<int>(TheDesk()->AimedDisc())},
		{"discs", static_cast<int>(TheDesk()->AimedDiscs())}};
	const auto preview = TheDesk()->Preview();
	map["way"] = preview ? PointsFrom(preview->way) : QVariantList();
	if (preview)
	{
		map["arrow"] = preview->isArrow;
		map["rests"] = LandingsFrom(*preview, false);
		map["losses"] = LandingsFrom(*preview, true);
		map["struck"] = NumberOf(preview->struck);
		map["leaves"] = preview->leaves;
	}
	return map;
}

QStringList DeskModel::odds() const
{
	QStringList lines;
	if (TheDesk() != nullptr)
	{
		for (const std::string& line : flick::OddsOf(match_.Wordings(), *TheDesk()))
		{
			lines.append(QString::fromStdString(line));
		}
	}
	return lines;
}

QVariantList DeskModel::marks() const
{
	QVariantList marks;
	if (TheDesk() == nullptr)
	{
		return marks;
	}
	for (const flick::Outline& outline : flick::OutlinesOf(*TheDesk()))
	{
		marks.append(QVariantMap{{"points", PointsFrom(outline.points)}, {"city", outline.isCity}});
	}
	return marks;
}

QVariantList DeskModel::markedPieces() const
{
	QVariantList list;
	if (TheDesk() == nullptr)
	{
		return list;
	}
	for (const flick::MarkedPiece& marked : flick::MarkedPiecesOf(*TheDesk()))
	{
		list.append(QVariantMap{
			{"piece", NumberOf(marked.piece)}, {"x", marked.spot.x}, {"y", marked.spot.y}, {"radius", marked.radius}});
	}
	return list;
}

void DeskModel::Take(const flick::Given& given)
{
	if (given.refusal)
	{
		lacksAim_ = false;
		refusal_ = QString::fromStdString(match_.Wordings().Refused(
			given.refusal, match_.Session().State(), given.refused ? &*given.refused : nullptr));
		emit match_.heard("thud", 0.5);
		emit changed();
		return;
	}
	if (given.lacksAim)
	{
		refusal_ = QString::fromStdString(flick::LacksAimOf(match_.Wordings(), *TheDesk()));
		lacksAim_ = true;
		emit match_.heard("thud", 0.5);
		emit changed();
		TellAim();
		return;
	}
	if (given.isSecret)
	{
		emit match_.heard("card", 0.6);
	}
	if (given.isSecret || !given.commands.empty())
	{
		refusal_.clear();
		lacksAim_ = false;
		for (const flick::Command& command : given.commands)
		{
			static_cast<void>(match_.Submit(command));
		}
		Refresh();
		emit match_.changed();
	}
}

void DeskModel::come()
{
	controls_.Come();
	TellAll();
}

void DeskModel::vote(int seat, bool up)
{
	if (seat >= 0 && seat < flick::kMaxPlayers)
	{
		Take(controls_.VoteFor(static_cast<Seat>(seat), up ? flick::Thumb::Up : flick::Thumb::Down));
	}
}

void DeskModel::choose(int index)
{
	if (index >= 0)
	{
		Take(controls_.Choose(static_cast<std::size_t>(index)));
	}
}

bool DeskModel::chooseAt(double x, double y)
{
	const auto index = controls_.ChoiceAt({x, y});
	if (index)
	{
		Take(controls_.Choose(*index));
	}
	return index.has_value();
}

void DeskModel::confirm()
{
	Take(controls_.Confirm());
}

void DeskModel::decline()
{
	Take(controls_.Decline());
}

void DeskModel::press(double x, double y)
{
	Take(controls_.Press({x, y}));
	emit moved();
	TellAim();
}

void DeskModel::dragTo(double x, double y, bool fine)
{
	controls_.DragTo({x, y}, fine);
	emit moved();
	TellAim();
}

void DeskModel::release()
{
	Take(controls_.Release());
	TellAll();
}

bool DeskModel::cancel()
{
	const bool had = controls_.Cancel();
	TellAim();
	return had;
}

void DeskModel::step(double right, double up, bool fine)
{
	controls_.Step(right, up, fine);
	emit moved();
	TellAim();
}

void DeskModel::nudge(double right, double up, bool fine)
{
	controls_.Nudge(right, up, fine);
	emit moved();
	TellAim();
}

void DeskModel::steer(double right, double up, double seconds, bool fine)
{
	controls_.Steer(right, up, seconds, fine);
	emit moved();
	TellAim();
}

void DeskModel::addSpin(double percent)
{
	controls_.AddSpin(Permille(percent));
	TellAim();
}

void DeskModel::setSpin(double percent)
{
	controls_.SetSpin(Permille(percent));
	TellAim();
}

void DeskModel::turnPiece(double degrees)
{
	controls_.TurnPiece(Thousandths(degrees));
	emit moved();
}

void DeskModel::next()
{
	controls_.Next();
	TellAll();
}

} // namespace faith::desktop
