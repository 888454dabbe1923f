#pragma once

#include "FlickOfFaithRules/Events.h"

#include <QString>
#include <QVariantMap>

namespace faith::desktop
{

class Match;

/// A banner for an event that everybody should notice: {kind, title, text, key, votes}; empty for all others.
QVariantMap BannerFor(const Match& match, const flick::Event& event, const flick::GameState& after);

/// The sound of an event; empty for a silent one.
QString SoundOf(const flick::Event& event);

} // namespace faith::desktop
