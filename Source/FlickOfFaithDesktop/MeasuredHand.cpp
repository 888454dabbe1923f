#include "FlickOfFaithDesktop/MeasuredHand.h"

#include "FlickOfFaithDesktop/Match.h"
#include "FlickOfFaithDesktop/Settings.h"
#include "FlickOfFaithPresentation/SeatPlan.h"

namespace faith::desktop
{

namespace
{

constexpr int kDoneYetMs = 100;

} // namespace

MeasuredHand::MeasuredHand(Match& match, Settings& settings, QObject* parent)
	: QObject(parent), match_(match), settings_(settings)
{
	connect(&timer_, &QTimer::timeout, this, &MeasuredHand::Keep);
	connect(&match_, &Match::changed, this, &MeasuredHand::Watch);
	connect(&match_, &Match::leaving, this, &MeasuredHand::Begin);
	match_.SetHand(Get());
}

std::optional<flick::HandSpread> MeasuredHand::Get() const
{
	const QVariantMap kept = settings_.property("hand").toMap();
	return flick::HandFrom(kept.value("angle").toLongLong(), kept.value("power").toLongLong());
}

/// A match that is over is measured at once, so that a rematch knows the hand.
void MeasuredHand::Watch()
{
	if (!match_.over())
	{
		isMeasured_ = false;
	}
	else if (!isMeasured_)
	{
		Begin();
		isMeasured_ = true;
	}
}

void MeasuredHand::Begin()
{
	if (!isMeasured_ && measuring_.Begin(match_.Session().Match(), flick::PersonsAmong(match_.WhoPlays())))
	{
		timer_.start(kDoneYetMs);
	}
}

void MeasuredHand::Keep()
{
	if (measuring_.IsBusy())
	{
		return;
	}
	timer_.stop();
	if (const auto hand = measuring_.Take())
	{
		settings_.setProperty("hand", QVariantMap{{"angle", hand->angle}, {"power", hand->power}});
		match_.SetHand(Get());
	}
}

void MeasuredHand::Finish()
{
	threads_.WaitForAll();
	Keep();
}

} // namespace faith::desktop
