#pragma once

#include "FlickOfFaithDesktop/Thinking.h"
#include "FlickOfFaithPresentation/HandMeasuring.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace faith::desktop
{

class Match;
class Settings;

/// How sure the hand of the person at this machine is: measured after every match and whenever one is left, beside everything else, and kept
/// with the settings. Mirrors of the next match are as sure.
class MeasuredHand : public QObject
{
	Q_OBJECT

public:
	MeasuredHand(Match& match, Settings& settings, QObject* parent = nullptr);

	/// What was kept; nothing if nobody was measured yet.
	std::optional<flick::HandSpread> Get() const;
	bool IsBusy() const { return measuring_.IsBusy(); }
	/// The program ends: waits for a measurement under way and keeps it.
	void Finish();

private:
	void Watch();
	void Begin();
	void Keep();

	Match& match_;
	Settings& settings_;
	ThinkingThreads threads_; ///< outlives what is measured on them
	flick::HandMeasuring measuring_{threads_};
	QTimer timer_;
	bool isMeasured_ = false; ///< the match that is over
};

} // namespace faith::desktop
