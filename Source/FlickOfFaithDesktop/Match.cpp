#include "FlickOfFaithDesktop/Match.h"

#include "FaithKernel/Reflect.h"
#include "FlickOfFaithDesktop/Conversions.h"
#include "FlickOfFaithPresentation/SeatPlan.h"

#include <QRandomGenerator>

#include <algorithm>

namespace faith::desktop
{

using flick::GameState;
using flick::Seat;

namespace
{

constexpr double kFastest = 16.0;
constexpr double kSlowest = 0.25;
constexpr int kMostSkips = 400; ///< of things to be seen, between two questions

flick::Setup SetupFor(const QVariantList& seats, const QString& seed)
{
	flick::Setup setup;
	setup.players = static_cast<std::uint8_t>(std::clamp<qsizetype>(seats.size(), 0, 255));
	setup.seed = seed.isEmpty() ? QRandomGenerator::global()->generate64() : seed.toULongLong();
	for (qsizetype i = 0; i < seats.size() && i < flick::kMaxPlayers; ++i)
	{
		const int wished = seats[i].toMap().value("steadiness", 1000).toInt();
		setup.steadiness[static_cast<std::size_t>(i)] = static_cast<std::uint16_t>(std::clamp(wished, 0, 65535));
	}
	return setup;
}

std::vector<flick::SeatLabel> PlayersFor(const QVariantList& seats)
{
	std::vector<flick::SeatLabel> players;
	for (const QVariant& each : seats)
	{
		const QVariantMap seat = each.toMap();
		players.push_back({seat["level"].toString().toStdString(), seat["name"].toString().trimmed().toStdString()});
	}
	return players;
}

QVariantMap MapFrom(const flick::Banner& banner)
{
	QVariantList votes;
	for (const flick::Banner::Voter& voter : banner.votes)
	{
		votes.append(QVariantMap{
			{"name", QString::fromStdString(voter.name)}, {"colour", ColourFrom(voter.colour)}, {"up", voter.isUp}});
	}
	return {{"kind", Text(NameOf(banner.kind))}, {"title", QString::fromStdString(banner.title)},
		{"text", QString::fromStdString(banner.text)}, {"key", Text(banner.law)}, {"votes", votes}};
}

} // namespace

Match::Match(QObject* parent)
	: QObject(parent), pieces_(new PieceList(this)), board_(new ScoreBoard(*this, this)),
	  desk_(new DeskModel(*this, this)), story_(new Story(*this, this)),
	  stage_([this](const flick::Event& event, const GameState& after) { ShowEvent(event, after); }),
	  table_([this](flick::Ticket ticket, const flick::Settled& settled, const physics::Recording& recording)
		  { stage_.PlayShot(ticket, settled, recording); })
{
	connect(this, &Match::changed, board_, &ScoreBoard::changed);
}

Match::~Match()
{
	leave();
}

void Match::SetWords(const Words* words)
{
	words_ = words;
	if (session_)
	{
		story_->Retell();
		desk_->Refresh();
	}
	emit changed();
}

bool Match::start(const QVariantList& seats, const QString& seed)
{
	leave();
	who_ = PlayersFor(seats);
	return Start(SetupFor(seats, seed));
}

bool Match::rematch()
{
	if (!session_)
	{
		return false;
	}
	flick::Setup setup = session_->Match().GetSetup();
	setup.seed = QRandomGenerator::global()->generate64();
	leave();
	return Start(setup);
}

bool Match::Start(flick::Setup setup)
{
	flick::GiveHands(who_, setup, hand_);
	auto session = flick::MatchSession::Start(rules_, setup, Ports(setup));
	if (!session)
	{
		Say(QString::fromStdString(Wordings().Refused(session.Error(), GameState{})));
		return false;
	}
	Say(file_.SaveSeats(who_) ? QString() : words_->get("match.not_saved"));
	Begin(std::move(*session));
	return true;
}

bool Match::resume()
{
	const auto saved = file_.Load();
	const auto read = saved ? std::optional(flick::ReadMatch(rules_, *saved)) : std::nullopt;
	if (!read || !*read)
	{
		file_.PutAside();
		Say(words_->get("match.cannot_continue"));
		emit changed();
		return false;
	}
	leave();
	const flick::Setup setup = (*read)->GetSetup();
	const SeatNotes notes = file_.LoadSeats(setup.players);
	who_ = notes.seats;
	auto session = flick::MatchSession::Resume(rules_, *saved, Ports(setup));
	if (!session)
	{
		Say(words_->get("match.cannot_continue"));
		return false;
	}
	Say(notes.isGuessed ? words_->get("match.who_played") : QString());
	Begin(std::move(*session));
	return true;
}

flick::MatchPorts Match::Ports(const flick::Setup& setup)
{
	flick::MatchPorts ports;
	ports.table = &table_;
	ports.storage = &file_;
	ports.listener = this;
	for (std::size_t i = 0; i < setup.players && i < flick::kMaxPlayers && i < who_.size(); ++i)
	{
		const flick::Contestant* const level = flick::FindContestant(who_[i].level);
		if (level != nullptr)
		{
			computers_[i] = std::make_unique<flick::ComputerSeat>(rules_, *level, setup.seed + i + 1, threads_,
				[this](flick::Ticket ticket, const flick::Command& command, flick::Thought thought)
				{ session_->Answer(ticket, command, thought); });
			ports.seats[i] = computers_[i].get();
		}
	}
	return ports;
}

void Match::Begin(std::unique_ptr<flick::MatchSession> session)
{
	session_ = std::move(session);
	stage_.Attach(session_.get());
	stage_.OnUndone(session_->State());
	story_->TellAll();
	session_->Release();
	ShowPieces();
	pieces_->Settle();
	Update();
}

void Match::leave()
{
	if (session_)
	{
		emit leaving();
	}
	if (session_ && session_->IsOver())
	{
		file_.Remove();
	}
	stage_.Attach(nullptr);
	session_.reset();
	for (auto& computer : computers_)
	{
		computer.reset();
	}
	stage_.OnUndone(GameState{});
	story_->Clear();
	desk_->Clear();
	emit changed();
}

bool Match::over() const
{
	return session_ && stage_.IsCaughtUp() && session_->IsOver();
}

bool Match::IsThinking(Seat seat) const
{
	return seat < computers_.size() && computers_[seat] && computers_[seat]->IsThinking();
}

void Match::advance(double seconds)
{
	if (!session_)
	{
		return;
	}
	const double milliseconds = seconds * 1000.0;
	const bool before = stage_.IsCaughtUp();
	stage_.Advance(milliseconds, speed_);
	for (const auto& computer : computers_)
	{
		if (computer)
		{
			computer->Advance(static_cast<std::int32_t>(milliseconds));
		}
	}
	HearShot();
	ShowPieces();
	pieces_->Advance(calm_ ? 1e6 : milliseconds * std::max(speed_, 1.0));
	camera_.Advance(milliseconds, stage_.Shot(), stage_.ShotTime());
	emit looked();
	if (before != stage_.IsCaughtUp())
	{
		Update();
	}
}

void Match::skip()
{
	stage_.SkipOne();
	ShowPieces();
	Update();
}

void Match::skipAll()
{
	for (int i = 0; i < kMostSkips && !stage_.IsCaughtUp(); ++i)
	{
		stage_.SkipOne();
	}
	ShowPieces();
	pieces_->Settle();
	Update();
}

void Match::undo()
{
	if (session_)
	{
		const UndoReason reason = session_->UndoLast();
		Say(reason == UndoReason::None ? QString() : words_->get("undo." + Text(NameOf(reason))));
	}
}

void Match::showSpot(double x, double y)
{
	camera_.LookAt({x, y});
}

void Match::setView(double x, double y, double zoom)
{
	camera_.SetRest({{x, y}, zoom});
}

flick::Refusal Match::Submit(const flick::Command& command)
{
	const flick::Refusal refusal = session_->Submit(command);
	ShowPieces();
	Update();
	return refusal;
}

void Match::OnEvents(std::span<const flick::Event> events, const GameState& after)
{
	stage_.OnEvents(events, after);
	Update();
}

void Match::OnUndone(const GameState& after)
{
	// A session that is being resumed tells of its state before it is ours; Begin shows it.
	if (!session_)
	{
		return;
	}
	stage_.OnUndone(after);
	if (!session_)
	{
		return; // a match that goes on tells so while it is being made
	}
	story_->TellAll();
	Update();
}

void Match::OnTrouble(flick::MatchTrouble trouble, const flick::Refusal& refusal)
{
	qWarning("%s: %s", std::string(NameOf(trouble)).c_str(), std::string(NameOf(refusal.code)).c_str());
	if (trouble == flick::MatchTrouble::StorageFailed)
	{
		Say(words_->get("match.not_saved"));
	}
}

void Match::ShowEvent(const flick::Event& event, const GameState& after)
{
	story_->Add(event, after);
	if (const auto* const score = std::get_if<flick::Scored>(&event))
	{
		const auto spot = flick::PlaceOf(event, after).value_or(flick::TableSpot{});
		emit scored({{"seat", score->player}, {"points", score->points}, {"x", spot.x}, {"y", spot.y},
			{"colour", ColourFor(rules_.Cards(), after, score->player)},
			{"text", QString::fromStdString(flick::ReasonOf(Wordings(), *score, after))}});
	}
	if (const auto banner = flick::BannerOf(MatchWordings(), event, stage_.Shown()))
	{
		emit announced(MapFrom(*banner));
	}
	const std::string_view sound = flick::SoundOf(event);
	if (!sound.empty())
	{
		emit heard(Text(sound), 0.8);
	}
	emit changed();
}

void Match::ShowPieces()
{
	pieces_->Show(rules_.Cards(), stage_.Shown());
	if (const flick::ShotPlayback* const shot = stage_.Shot())
	{
		pieces_->Move(shot->PosesAt(stage_.ShotTime()));
	}
}

void Match::HearShot()
{
	for (const flick::SoundCue& cue : shotSounds_.Advance(stage_.Shot(), stage_.ShotTime()))
	{
		emit heard(Text(cue.name), cue.strength);
	}
}

/// What is asked may have changed.
void Match::Update()
{
	if (session_)
	{
		desk_->Refresh();
	}
	emit changed();
}

void Match::setSpeed(double speed)
{
	speed_ = std::clamp(speed, kSlowest, kFastest);
	emit speedChanged();
}

void Match::setCalm(bool calm)
{
	calm_ = calm;
	camera_.SetCalm(calm);
	emit calmChanged();
}

void Match::Say(const QString& trouble)
{
	trouble_ = trouble;
	emit troubleChanged();
}

} // namespace faith::desktop
