#pragma once

#include "FlickOfFaithAI/Hand.h"
#include "FlickOfFaithDesktop/DeskModel.h"
#include "FlickOfFaithDesktop/MatchFile.h"
#include "FlickOfFaithDesktop/PieceList.h"
#include "FlickOfFaithDesktop/ScoreBoard.h"
#include "FlickOfFaithDesktop/Story.h"
#include "FlickOfFaithDesktop/Thinking.h"
#include "FlickOfFaithDesktop/Words.h"
#include "FlickOfFaithPresentation/Announcement.h"
#include "FlickOfFaithPresentation/ComputerSeat.h"
#include "FlickOfFaithPresentation/ExactMatchTable.h"
#include "FlickOfFaithPresentation/MatchSession.h"
#include "FlickOfFaithPresentation/Stage.h"
#include "FlickOfFaithPresentation/TableCamera.h"

#include <QObject>
#include <QPointF>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace faith::desktop
{

/// A match at this machine: persons, computers, the exact table, and the pace at which it is shown.
class Match : public QObject, private flick::MatchListener
{
	Q_OBJECT
	QML_ELEMENT
	QML_UNCREATABLE("Game.match")
	Q_PROPERTY(bool running READ running NOTIFY changed)
	Q_PROPERTY(bool canContinue READ canContinue NOTIFY changed)
	Q_PROPERTY(bool over READ over NOTIFY changed)
	/// Everything that happened has been seen.
	Q_PROPERTY(bool caughtUp READ caughtUp NOTIFY changed)
	Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
	Q_PROPERTY(faith::desktop::PieceList* pieces READ pieces CONSTANT)
	Q_PROPERTY(faith::desktop::ScoreBoard* board READ board CONSTANT)
	Q_PROPERTY(faith::desktop::DeskModel* desk READ desk CONSTANT)
	Q_PROPERTY(faith::desktop::Story* story READ story CONSTANT)
	Q_PROPERTY(double speed READ speed WRITE setSpeed NOTIFY speedChanged)
	Q_PROPERTY(bool calm READ calm WRITE setCalm NOTIFY calmChanged)
	/// Where the view looks: millimetres on the table, and how close.
	Q_PROPERTY(QPointF lookAt READ lookAt NOTIFY looked)
	Q_PROPERTY(double zoom READ zoom NOTIFY looked)
	/// Why the last wish was not granted, such as a file that cannot be read; empty if all is well.
	Q_PROPERTY(QString trouble READ trouble NOTIFY troubleChanged)

public:
	explicit Match(QObject* parent = nullptr);
	~Match() override;

	void SetWords(const Words* words);
	/// How sure the hand of the first person is, for the mirrors of matches that start from now on; nothing if it is not known.
	void SetHand(const std::optional<flick::HandSpread>& hand) { hand_ = hand; }

	bool running() const { return session_ != nullptr; }
	bool canContinue() const { return file_.Exists(); }
	bool over() const;
	bool canUndo() const { return session_ && session_->WhyNotUndoLast() == UndoReason::None; }
	bool caughtUp() const { return stage_.IsCaughtUp(); }
	PieceList* pieces() const { return pieces_; }
	ScoreBoard* board() const { return board_; }
	DeskModel* desk() const { return desk_; }
	Story* story() const { return story_; }
	double speed() const { return speed_; }
	void setSpeed(double speed);
	bool calm() const { return calm_; }
	void setCalm(bool calm);
	QPointF lookAt() const { return {camera_.Now().centre.x, camera_.Now().centre.y}; }
	double zoom() const { return camera_.Now().zoom; }
	QString trouble() const { return trouble_; }

	/// A new match. For every seat {level: key or "" for a person, name, steadiness: permille}; an empty seed draws one.
	Q_INVOKABLE bool start(const QVariantList& seats, const QString& seed);
	/// The same players once more, with another seed.
	Q_INVOKABLE bool rematch();
	/// Goes on with the match that was saved.
	Q_INVOKABLE bool resume();
	/// Leaves the table; the match stays saved unless it is over.
	Q_INVOKABLE void leave();

	/// A frame of so many seconds has passed.
	Q_INVOKABLE void advance(double seconds);
	/// What is under way is over at once.
	Q_INVOKABLE void skip();
	/// Up to the next question for somebody here.
	Q_INVOKABLE void skipAll();
	Q_INVOKABLE void undo();
	Q_INVOKABLE void showSpot(double x, double y);
	Q_INVOKABLE void setView(double x, double y, double zoom);

	/// For the models beside this one; only while a match is running.
	const flick::Rules& TheRules() const { return rules_; }
	const Words& TheWords() const { return *words_; }
	flick::Wording Wordings() const { return {words_->Table(), rules_.Cards()}; }
	flick::MatchWords MatchWordings() const { return {Wordings(), who_}; }
	const flick::MatchSession& Session() const { return *session_; }
	/// What is to be seen, which lags behind what is.
	const flick::GameState& Shown() const { return stage_.Shown(); }
	const std::vector<flick::SeatLabel>& WhoPlays() const { return who_; }
	bool IsThinking(flick::Seat seat) const;
	flick::Refusal Submit(const flick::Command& command);

signals:
	/// Something of what is to be seen or asked may be another.
	void changed();
	/// The running match is about to be left; it can still be asked.
	void leaving();
	void speedChanged();
	void calmChanged();
	void looked();
	void troubleChanged();
	/// {seat, points, x, y, text}
	void scored(const QVariantMap& score);
	/// An event that deserves a banner: {kind, title, text, key, votes: [{name, colour, up}]}.
	void announced(const QVariantMap& banner);
	/// Something is to be heard, so loud: 0 to 1.
	void heard(const QString& sound, double strength);

private:
	void OnEvents(std::span<const flick::Event> events, const flick::GameState& after) override;
	void OnUndone(const flick::GameState& after) override;
	void OnTrouble(flick::MatchTrouble trouble, const flick::Refusal& refusal) override;

	bool Start(flick::Setup setup);
	flick::MatchPorts Ports(const flick::Setup& setup);
	void Begin(std::unique_ptr<flick::MatchSession> session);
	void ShowEvent(const flick::Event& event, const flick::GameState& after);
	void ShowPieces();
	void HearShot();
	void Update();
	void Say(const QString& trouble);

	flick::Rules rules_;
	const Words* words_ = nullptr;
	PieceList* pieces_ = nullptr;
	ScoreBoard* board_ = nullptr;
	DeskModel* desk_ = nullptr;
	Story* story_ = nullptr;
	MatchFile file_;
	ThinkingThreads threads_;
	std::vector<flick::SeatLabel> who_;
	std::optional<flick::HandSpread> hand_;
	std::array<std::unique_ptr<flick::ComputerSeat>, flick::kMaxPlayers> computers_;
	flick::Stage stage_;
	flick::ExactMatchTable table_;
	std::unique_ptr<flick::MatchSession> session_;
	flick::TableCamera camera_;
	QString trouble_;
	double speed_ = 1.0;
	bool calm_ = false;
	flick::ShotSounds shotSounds_;
};

} // namespace faith::desktop
